"""How a player that weighs its moves judges them."""

import random
from dataclasses import dataclass
from typing import Protocol

from engine.machine import View
from engine.moves import Move


@dataclass(frozen=True, slots=True)
class JudgedMove:
    """A move with its expected points, the viewer's less the other side's.

    `error` is the standard error of the distance to the best move's points; 0 for the best.
    """

    move: Move
    points: float
    error: float


class Judge(Protocol):
    """Weighs moves from its seat's view alone."""

    def judge(self, view: View, rng: random.Random, deals: int) -> tuple[JudgedMove, ...]:
        """Return the moves worth considering, the best first; equal input gives equal answers."""
        ...
