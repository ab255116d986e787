"""A plain, sensible player of every variant."""

import random
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from engine.machine import View
from engine.moves import Move
from engine.players.knock.knock import choose_knock
from engine.players.table.colonel import choose_colonel
from engine.players.table.mahjong import choose_mahjong
from engine.players.table.skarney import choose_skarney
from engine.words import FamilyName

_CHOICES: Mapping[FamilyName, Callable[[Any, random.Random], Move]] = MappingProxyType(
    {
        FamilyName.KNOCK: choose_knock,
        FamilyName.MAHJONG: choose_mahjong,
        FamilyName.SKARNEY: choose_skarney,
        FamilyName.COLONEL: choose_colonel,
    }
)


class SimplePlayer:
    """Plays each variant by simple sense, and never guesses at hidden cards."""

    def choose(self, view: View, rng: random.Random) -> Move:
        """Return a legal move; raises ValueError when the viewer isn't on turn."""
        if not view.legal:
            raise ValueError("this view's seat is not on turn")
        return _CHOICES[view.rules.family](view, rng)
