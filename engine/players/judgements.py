"""How a player that weighs its moves judges them."""

import random
from dataclasses import dataclass
from typing import Protocol

from engine.machine import View
from engine.moves import Move


@dataclass(frozen=True, slots=True)
class Judged:
    """A move with its expected points, the viewer's less the other side's.

    `error` is the standard error of the distance to the best move's points; 0 for the best.
    """

    move: Move
    points: float
    error: float


class Judge(Protocol):
    """Weighs moves from what its seat may see, and from nothing else."""

    def judge(self, view: View, rng: random.Random, deals: int) -> tuple[Judged, ...]:
        """Return the moves worth considering, the best first; equal input gives equal answers."""
        ...
