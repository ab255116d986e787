"""Cards picked from the hand for a meld, a discard or an offer, and their stored text.

A button says what changes, not the result: of two quick presses neither undoes the other, and the
same press twice picks nothing twice. A menu says all that is picked in it: the last one holds.
"""

from collections.abc import Collection
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final, Self

from engine.cards import SUITS, Card, cards_text, parse_cards
from engine.errors import Unreadable
from engine.families import family_of
from engine.machine import View
from engine.melds import Meld


class Change(StrEnum):
    """The first word of a press that changes the picked cards; a suit's says which of it are."""

    HOLD = "hold"
    DROP = "drop"
    CLEAR = "clear"
    ASIDE = "aside"
    UNDO = "undo"
    THESE = "these"
    CLUBS = "clubs"
    DIAMONDS = "diamonds"
    HEARTS = "hearts"
    SPADES = "spades"


SUIT_WORDS: Final = (Change.CLUBS, Change.DIAMONDS, Change.HEARTS, Change.SPADES)

_CHANGES: Final = {str(change): change for change in Change}

_START = "picked"


@dataclass(frozen=True, slots=True)
class CardSelection:
    """What is picked."""

    cards: tuple[Card, ...] = ()  # of the hand, in canonical order
    melds: tuple[Meld, ...] = ()  # of a contract chosen so far, in the order chosen

    @classmethod
    def read(cls, text: str | None) -> Self:
        """Read a draft; one of any other kind has nothing picked."""
        head, _, melds = (text or "").partition("=")
        start, _, cards = head.partition(":")
        if start != _START:
            return cls()
        chosen = tuple(parse_cards(meld) for meld in melds.split(",")) if melds else ()
        return cls(parse_cards(cards), chosen)

    def __str__(self) -> str:
        """Return the text of the draft; "" where nothing is picked."""
        if not (self.cards or self.melds):
            return ""
        cards = f":{cards_text(self.cards)}" if self.cards else ""
        melds = f"={','.join(map(cards_text, self.melds))}" if self.melds else ""
        return f"{_START}{cards}{melds}"

    @property
    def set_aside(self) -> frozenset[Card]:
        """The cards of the melds chosen so far."""
        return frozenset(card for meld in self.melds for card in meld)

    def after(self, word: str) -> Self:
        """Return what is picked after a press.

        "hold:7D" picks a card, "drop:7D" drops it, "clear" drops all; "clubs:7C9C" says which clubs
        are picked, "clubs" that none are, and "these:7C9D" says so of the whole hand;
        "aside:7C8C9C" chooses a meld of the contract, and "undo" takes the last one back.
        """
        first, _, rest = word.partition(":")
        cards, change = parse_cards(rest), _CHANGES.get(first)
        match change:
            case Change.HOLD:
                return self._with({*self.cards, *cards})
            case Change.DROP:
                return self._with({*self.cards}.difference(cards))
            case Change.THESE | Change.CLEAR:
                return self._with(cards if change is Change.THESE else ())
            case Change.UNDO:
                return replace(self, cards=(), melds=self.melds[:-1])
            case Change.ASIDE if not cards:
                raise Unreadable(f"{word!r} picks nothing")
            case Change.ASIDE:
                return replace(self, cards=(), melds=(*self.melds, cards))
            case _:
                return self._of_suit(first, change, cards)

    def fits(self, view: View) -> bool:
        """Whether a viewer on turn may pick exactly this."""
        return family_of(view.rules).may_pick(view, self.cards, self.melds)

    def _of_suit(self, word: str, suit: Change | None, cards: tuple[Card, ...]) -> Self:
        if suit is None or any(SUIT_WORDS[card.suit] != suit for card in cards):
            raise Unreadable(f"{word!r} picks nothing")
        others = {card for card in self.cards if SUIT_WORDS[card.suit] != suit}
        return self._with(others.union(cards))

    def _with(self, cards: Collection[Card]) -> Self:
        return replace(self, cards=tuple(sorted(cards)))


def is_change(word: str) -> bool:
    """Whether a press changes the picked cards; any other pick replaces them."""
    return word.partition(":")[0] in _CHANGES


def suit_word(suit: int) -> Change:
    """Return the word of a press that says which cards of a suit are picked."""
    assert len(SUIT_WORDS) == len(SUITS)
    return SUIT_WORDS[suit]


def after_press(draft: str | None, word: str) -> str | None:
    """Return the draft after a press, None where nothing is picked; Unreadable if unknown."""
    return str(CardSelection.read(draft).after(word)) or None if is_change(word) else word
