"""What a loose card counts."""

from engine.cards import DECK, Card

_PIPS = (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10)

EVEN = "even"
"""A table of no rules, in which all cards count alike: it tells how many cards stay loose."""

VALUES: dict[str, tuple[int, ...]] = {
    "standard": _PIPS,
    "ace15": (15, *_PIPS[1:]),
    "colonel": (10, *_PIPS[1:]),
    "mahjong": (15, 5, 5, 5, 5, 5, 5, 5, 5, 10, 10, 10, 10),
    EVEN: (6,) * 13,
}
"""For each value table (rules, A.2), and `EVEN`, the value of each rank, ace to king."""

CARD_VALUES: dict[str, tuple[int, ...]] = {
    name: tuple(values[card.rank] for card in DECK) for name, values in VALUES.items()
}
"""The same for each card."""

HIGHEST: dict[str, int] = {name: max(values) for name, values in VALUES.items()}
"""The most that a card counts."""


def card_value(card: Card, values: str = "standard") -> int:
    """Return what the card counts when it is in no meld (rules, A.2).

    Args:
        card: The card.
        values: The name of a value table: standard, ace15, colonel or mahjong.
    """
    return CARD_VALUES[values][card]
