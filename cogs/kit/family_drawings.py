"""How each family of variants is drawn, by its name; the families are entered elsewhere."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from cogs.kit.drawing import Part
from engine.words import FamilyName


@dataclass(frozen=True, slots=True)
class FamilyDrawing:
    """The parts that a family draws of its own: below a hand's head, and on the table."""

    hand: Callable[..., list[Part]]
    table: Callable[..., list[Part]]


DRAWINGS: Final[dict[FamilyName, FamilyDrawing]] = {}
