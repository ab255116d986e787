"""Skarney gin as a `Family`."""

from types import MappingProxyType

from engine.machine import Family
from engine.players.club import Club
from engine.players.novice import Novice
from engine.players.player import PlainPlayer
from engine.players.table.skarney import choose_skarney
from engine.skarney.determinize import determinize
from engine.skarney.state import SkarneyState
from engine.table.choosing import may_pick, may_play, moved
from engine.words import FamilyName

SKARNEY = Family(
    name=FamilyName.SKARNEY,
    deal=SkarneyState.deal,
    determinize=determinize,
    may_play=may_play,
    players=MappingProxyType(
        {"simple": PlainPlayer(choose_skarney), "novice": Novice(), "club": Club()}
    ),
    may_pick=may_pick,
    moved=moved,
)
