"""The knock family: standard gin, Oklahoma and every other variant with a knock (rules, B.1)."""

from engine.knock.deal import deal_knock
from engine.knock.determinize import determinize
from engine.knock.knocking import KnockOptions, knock_layouts, knock_options
from engine.knock.showdown import showdown
from engine.knock.state import KnockState
from engine.knock.view import KnockView, Phase, SeenMove

__all__ = [
    "KnockOptions",
    "KnockState",
    "KnockView",
    "Phase",
    "SeenMove",
    "deal_knock",
    "determinize",
    "knock_layouts",
    "knock_options",
    "showdown",
]
