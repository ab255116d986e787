"""Mahjong gin as one object."""

from engine.machine import Family
from engine.mahjong.determinize import determinize
from engine.mahjong.state import MahjongState
from engine.table.choosing import may_play
from engine.words import FamilyName

MAHJONG = Family(
    name=FamilyName.MAHJONG,
    deal=MahjongState.deal,
    determinize=determinize,
    may_play=may_play,
    players=frozenset({"simple", "novice", "club"}),
)
