"""How each family of variants is drawn, by its name; the families are entered elsewhere."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from cogs.kit.drawing import Part, Ui


@dataclass(frozen=True, slots=True)
class FamilyDrawing:
    """What a family draws of its own."""

    hand: Callable[..., list[Part]]  # below a hand's head
    table: Callable[..., list[Part]]
    limit: Callable[[Any, Ui], str] | None = None  # in a deal's title, if there is one
    advice: Callable[[Any, Ui], str] | None = None  # a hand as a partner may see it, in teams


DRAWINGS: Final[dict[str, FamilyDrawing]] = {}
