"""What a computer player is."""

import random
from typing import Protocol, runtime_checkable

from engine.machine import View
from engine.moves import Move
from engine.players.standing import ContestStanding


class Player(Protocol):
    """Chooses moves from what its seat may see, and from nothing else."""

    def choose(self, view: View, rng: random.Random) -> Move:
        """Return a legal move; equal views and states of `rng` give equal moves."""
        ...


@runtime_checkable
class Contender(Player, Protocol):
    """A player that minds how the contest stands as well."""

    def choose_for(self, standing: ContestStanding | None, view: View, rng: random.Random) -> Move:
        """Return a legal move with regard to the contest; `standing` None means it is unknown."""
        ...


def chosen(
    player: Player, standing: ContestStanding | None, view: View, rng: random.Random
) -> Move:
    """Return a player's move, chosen with regard to the contest by players that can."""
    if isinstance(player, Contender):
        return player.choose_for(standing, view, rng)
    return player.choose(view, rng)
