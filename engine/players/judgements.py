"""What a player that weighs its moves says of them."""

import random
from dataclasses import dataclass
from typing import Protocol

from engine.machine import View
from engine.moves import Move


@dataclass(frozen=True, slots=True)
class Judged:
    """A move, and what it should bring.

    Attributes:
        move: The move.
        points: What the deal is expected to bring the viewer after it: its points less the other
            side's.
        error: The standard error of how far it lies from the best move's points; 0 for the best.
    """

    move: Move
    points: float
    error: float


class Judge(Protocol):
    """Weighs moves from what its seat may see, and from nothing else."""

    def judge(self, view: View, rng: random.Random, deals: int) -> tuple[Judged, ...]:
        """Return the moves worth a thought, the best first.

        Args:
            view: The view of the seat on turn.
            rng: The judge's own chance; the same view and the same chance give the same answer.
            deals: How many deals to imagine; the errors shrink with its root.
        """
        ...
