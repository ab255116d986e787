"""The knock family as one object."""

from engine.knock.deal import deal_knock
from engine.knock.determinize import determinize
from engine.machine import Family
from engine.words import FamilyName

KNOCK = Family(
    name=FamilyName.KNOCK,
    deal=deal_knock,
    determinize=determinize,
    may_play=lambda view, move: move.plain in view.legal,
    players=frozenset({"simple", "novice", "club", "expert", "simple_eaai", "gin_waiter"}),
)
