"""Skarney gin as one object."""

from engine.machine import Family
from engine.skarney.determinize import determinize
from engine.skarney.state import SkarneyState
from engine.table.choosing import may_play
from engine.words import FamilyName

SKARNEY = Family(
    name=FamilyName.SKARNEY,
    deal=SkarneyState.deal,
    determinize=determinize,
    may_play=may_play,
    players=frozenset({"simple", "novice", "club"}),
)
