"""How each family of variants is drawn, by its name; the families are entered elsewhere."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from cogs.kit.drawing import Part, Ui


@dataclass(frozen=True, slots=True)
class FamilyDrawing:
    """What a family draws of its own.

    Attributes:
        hand: The parts below a hand's head.
        table: The parts on the table.
        limit: What a deal's title says of its limit, if there is one.
        advice: A hand as a partner may see it, if there are teams.
    """

    hand: Callable[..., list[Part]]
    table: Callable[..., list[Part]]
    limit: Callable[[Any, Ui], str] | None = None
    advice: Callable[[Any, Ui], str] | None = None


DRAWINGS: Final[dict[str, FamilyDrawing]] = {}
