"""How each family of variants is drawn, by its name; the families are entered elsewhere."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from cogs.kit.drawing import Part, Ui


@dataclass(frozen=True, slots=True)
class SpokenHand:
    """A hand to be read aloud, in sentences."""

    news: str  # what has changed, which one wants to hear first
    choices: str  # what may be done now
    cards: str
    table: str  # the pile, the melds that lie there, what else has happened
    buttons: list[Part]
    asks: bool = False  # whether it asks about a move, and nothing else is offered


@dataclass(frozen=True, slots=True)
class FamilyDrawing:
    """What a family draws of its own."""

    hand: Callable[..., list[Part]]  # below a hand's head
    table: Callable[..., list[Part]]
    limit: Callable[[Any, Ui], str] | None = None  # in a deal's title, if there is one
    advice: Callable[[Any, Ui], str] | None = None  # a hand as a partner may see it, in teams
    spoken: Callable[..., SpokenHand] | None = None  # from the same as `hand`, without its foot


DRAWINGS: Final[dict[str, FamilyDrawing]] = {}
