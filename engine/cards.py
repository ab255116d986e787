"""Cards and their one text form."""

import re
from collections.abc import Iterable, Sequence
from typing import NoReturn, Self

from engine.errors import Unreadable

RANKS = "A23456789TJQK"
SUITS = "CDHS"
_SIZE = len(RANKS)

_SUIT_SIGNS = str.maketrans("♣♦♥♠♧♢♡♤", "CDHSCDHS", "\ufe0e\ufe0f")
_CARD = re.compile(r"(10|[A2-9TJQK])([CDHS])", re.IGNORECASE | re.ASCII)
_SHOWN = 12  # characters of an unreadable text that the error repeats
_BETWEEN = re.compile(r"[\s,]+")


class Card(int):
    """A playing card: rank * 4 + suit, from 0 to 51, which sorts canonically (rules, B.0.4).

    Ranks count from the ace (0) to the king (12); suits are clubs, diamonds, hearts, spades.
    """

    __slots__ = ()

    def __new__(cls, number: int) -> Self:
        """Make the card with this number; `DECK[number]` is quicker."""
        if not 0 <= number < len(_TEXTS):
            raise ValueError(f"{number} is not the number of a card")
        return super().__new__(cls, number)

    @property
    def rank(self) -> int:
        """The rank, 0 for the ace to 12 for the king."""
        return self >> 2

    @property
    def suit(self) -> int:
        """The suit, 0 to 3 for clubs, diamonds, hearts and spades."""
        return self & 3

    @property
    def text(self) -> str:
        """The card in record form, such as "7D"."""
        return _TEXTS[self]

    def __str__(self) -> str:
        return _TEXTS[self]

    def __repr__(self) -> str:
        return _TEXTS[self]

    def __format__(self, spec: str) -> str:
        return format(_TEXTS[self], spec)


_TEXTS = tuple(rank + suit for rank in RANKS for suit in SUITS)

DECK: tuple[Card, ...] = tuple(Card(number) for number in range(len(_TEXTS)))
"""All 52 cards in canonical order: `DECK[card]` is the card itself."""

BITS: list[int] = [1 << (card.suit * len(RANKS) + card.rank) for card in DECK]
"""The bit of each card: suit * 13 + rank, so that a hand is one number."""

ACES: int = sum(1 << suit * _SIZE for suit in range(len(SUITS)))
"""All cards of the lowest rank, in the form of `bits_of`; those of rank n are `ACES << n`."""

_bit = BITS.__getitem__

_BY_TEXT = {card.text: card for card in DECK}


def parse_card(text: str) -> Card:
    """Read one card, in any case, with `10` or `T`, a letter or a suit sign; else Unreadable."""
    cards = parse_cards(text)
    if len(cards) != 1:
        raise Unreadable(f"{text.strip()!r} is not one card")
    return cards[0]


def parse_cards(text: str) -> tuple[Card, ...]:
    """Read cards in order, even repeated: "7D 8D,9d", "7D8D9D", "7♦ 10♠"; or raise Unreadable."""
    cards: list[Card] = []
    for word in _BETWEEN.split(text.translate(_SUIT_SIGNS)):
        at = 0
        while at < len(word):
            found = _CARD.match(word, at)
            if found is None:
                _refuse(word[at:])
            rank = "T" if found[1] == "10" else found[1].upper()
            cards.append(_BY_TEXT[rank + found[2].upper()])
            at = found.end()
    return tuple(cards)


def _refuse(rest: str) -> NoReturn:
    shown = rest if len(rest) <= _SHOWN else rest[:_SHOWN] + "…"
    raise Unreadable(f"{shown!r} is not a card")


def bits_of(cards: Iterable[Card]) -> int:
    """Return different cards as one number, the sum of their `BITS`."""
    return sum(map(_bit, cards))


def held_thrice(bits: int) -> Sequence[int]:
    """Return the cards of each rank held in three suits or four, in the form of `bits_of`."""
    low, high = bits & 0x3FFFFFF, bits >> 2 * _SIZE
    both = low & high
    if not both:
        return ()
    either = low | high
    ranks = both & either >> _SIZE | both >> _SIZE & either
    found: list[int] = []
    while ranks:
        found.append(bits & (ranks & -ranks) * ACES)
        ranks &= ranks - 1
    return found


def cards_text(cards: Iterable[Card]) -> str:
    """Write cards run together in the order given, such as "3C4C5C"."""
    return "".join(_TEXTS[card] for card in cards)
