"""The club player where melds go to the table."""

import random
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from engine.machine import View
from engine.moves import Move
from engine.players.table.club_colonel import choose_colonel
from engine.players.table.club_mahjong import choose_mahjong
from engine.players.table.club_skarney import choose_skarney
from engine.words import FamilyName

_CHOICES: Mapping[str, Callable[[Any, random.Random], Move]] = MappingProxyType(
    {
        FamilyName.MAHJONG: choose_mahjong,
        FamilyName.SKARNEY: choose_skarney,
        FamilyName.COLONEL: choose_colonel,
    }
)


def choose_table(view: View, rng: random.Random) -> Move:
    """Return a legal move of the seat on turn, or raise ValueError if it has no such turn."""
    if not view.legal:
        raise ValueError("this view's seat is not on turn")
    if len(view.legal) == 1:
        return view.legal[0]
    choose = _CHOICES.get(view.rules.family)
    if choose is None:
        raise ValueError("no melds go to the table in the knock family")
    return choose(view, rng)
