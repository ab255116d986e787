"""Mahjong gin as a `Family`."""

from types import MappingProxyType

from engine.machine import Family
from engine.mahjong.determinize import determinize
from engine.mahjong.state import MahjongState
from engine.players.club import Club
from engine.players.novice import Novice
from engine.players.player import PlainPlayer
from engine.players.table.mahjong import choose_mahjong
from engine.table.choosing import may_pick, may_play, moved
from engine.words import FamilyName

MAHJONG = Family(
    name=FamilyName.MAHJONG,
    deal=MahjongState.deal,
    determinize=determinize,
    may_play=may_play,
    players=MappingProxyType(
        {"simple": PlainPlayer(choose_mahjong), "novice": Novice(), "club": Club()}
    ),
    may_pick=may_pick,
    moved=moved,
)
