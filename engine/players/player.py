"""What a computer player is."""

import random
from typing import Protocol

from engine.machine import View
from engine.moves import Move


class Player(Protocol):
    """Chooses moves from what its seat may see, and from nothing else."""

    def choose(self, view: View, rng: random.Random) -> Move:
        """Return one of the view's legal moves.

        Args:
            view: The view of the seat on turn.
            rng: The player's own chance; the same view and the same chance give the same move.
        """
        ...
