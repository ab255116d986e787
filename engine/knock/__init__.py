"""The knock family: standard gin, Oklahoma and every other variant with a knock (rules, B.1)."""

from engine.knock.claims import claimable
from engine.knock.deal import deal_knock
from engine.knock.defending import best_layoffs
from engine.knock.determinize import determinize
from engine.knock.knocking import KnockOptions, knock_layouts, knock_options
from engine.knock.showdown import showdown
from engine.knock.state import KnockState
from engine.knock.view import KnockPhase, KnockView, SeenKnockMove, ShownKnock

__all__ = [
    "KnockOptions",
    "KnockPhase",
    "KnockState",
    "KnockView",
    "SeenKnockMove",
    "ShownKnock",
    "best_layoffs",
    "claimable",
    "deal_knock",
    "determinize",
    "knock_layouts",
    "knock_options",
    "showdown",
]
