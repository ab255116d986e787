"""The interfaces of a computer player."""

import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol, runtime_checkable

from engine.machine import Player, View
from engine.moves import Move
from engine.players.standing import ContestStanding

__all__ = ["Contender", "PlainPlayer", "Player", "chosen"]


@dataclass(frozen=True, slots=True)
class PlainPlayer:
    """A player that is no more than how it chooses."""

    how: Callable[[Any, random.Random], Move]

    def choose(self, view: View, rng: random.Random) -> Move:
        """Return a legal move; raises ValueError when the viewer isn't on turn."""
        if not view.legal:
            raise ValueError("this view's seat is not on turn")
        return self.how(view, rng)


@runtime_checkable
class Contender(Player, Protocol):
    """A player that can also take the standing of the contest into account."""

    def choose_for(self, standing: ContestStanding | None, view: View, rng: random.Random) -> Move:
        """Return a legal move with regard to the contest; `standing` is None if unknown."""
        ...


def chosen(
    player: Player, standing: ContestStanding | None, view: View, rng: random.Random
) -> Move:
    """Return a player's move, chosen with regard to the contest by players that can."""
    if isinstance(player, Contender):
        return player.choose_for(standing, view, rng)
    return player.choose(view, rng)
