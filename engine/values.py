"""What a loose card counts."""

from collections.abc import Sequence
from enum import StrEnum

from engine.cards import DECK, Card
from engine.words import CardValues

_PIPS = (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10)


class EvenValues(StrEnum):
    """A table of no rules, in which all cards count alike: it tells how many cards stay loose."""

    EVEN = "even"


EVEN = EvenValues.EVEN

ValueTable = CardValues | EvenValues

VALUES: dict[ValueTable, tuple[int, ...]] = {
    CardValues.STANDARD: _PIPS,
    CardValues.ACE15: (15, *_PIPS[1:]),
    CardValues.COLONEL: (10, *_PIPS[1:]),
    CardValues.MAHJONG: (15, 5, 5, 5, 5, 5, 5, 5, 5, 10, 10, 10, 10),
    EVEN: (6,) * 13,
}
"""For each value table (rules, A.2), and `EVEN`, the value of each rank, ace to king."""

CARD_VALUES: dict[ValueTable, Sequence[int]] = {
    name: [values[card.rank] for card in DECK] for name, values in VALUES.items()
}
"""The same for each card."""

HIGHEST: dict[ValueTable, int] = {name: max(values) for name, values in VALUES.items()}


def card_value(card: Card, values: ValueTable = CardValues.STANDARD) -> int:
    """Return what the card counts when it is in no meld (rules, A.2)."""
    return CARD_VALUES[values][card]
