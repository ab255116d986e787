"""Cards picked from the hand for a meld, a discard or an offer, and their stored text.

A press says what changes, not the result: of two quick presses neither undoes the other, and the
same press twice picks nothing twice.
"""

from collections.abc import Collection
from dataclasses import dataclass, replace
from typing import Final, Self

from engine.cards import SUITS, Card, cards_text, parse_cards
from engine.errors import Unreadable
from engine.melds import Meld
from engine.table import TablePhase, TableView
from engine.table.choosing import may_start_contract

SUIT_WORDS: Final = ("clubs", "diamonds", "hearts", "spades")
"""The words of a press that says which cards of a suit are picked, by suit."""

CHANGES: Final = frozenset({"hold", "drop", "clear", "aside", "undo", *SUIT_WORDS})
"""The first words of presses that change the picked cards."""

_START = "picked"
_PHASES = frozenset({TablePhase.MELD, TablePhase.OFFER})


@dataclass(frozen=True, slots=True)
class Picked:
    """What is picked.

    Attributes:
        cards: Cards of the hand, in canonical order.
        melds: The melds of a contract chosen so far, in the order chosen.
    """

    cards: tuple[Card, ...] = ()
    melds: tuple[Meld, ...] = ()

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
        are picked, "clubs" that none are; "aside:7C8C9C" chooses a meld of the contract, and "undo"
        takes the last one back.

        Raises:
            Unreadable: It is none of these.
        """
        kind, _, rest = word.partition(":")
        cards = parse_cards(rest)
        if kind == "hold":
            return self._with({*self.cards, *cards})
        if kind == "drop":
            return self._with({*self.cards}.difference(cards))
        if kind == "clear":
            return self._with(())
        if kind == "undo":
            return replace(self, cards=(), melds=self.melds[:-1])
        if kind == "aside":
            return replace(self, cards=(), melds=(*self.melds, cards))
        if kind not in SUIT_WORDS or any(SUIT_WORDS[card.suit] != kind for card in cards):
            raise Unreadable(f"{kind!r} picks nothing")
        others = {card for card in self.cards if SUIT_WORDS[card.suit] != kind}
        return self._with(others.union(cards))

    def fits(self, view: TableView) -> bool:
        """Whether a viewer on turn may pick exactly this."""
        used = self.set_aside
        if view.viewer is None or view.turn != view.viewer or view.phase not in _PHASES:
            return False
        if used.intersection(self.cards) or not used.union(self.cards) <= set(view.hand):
            return False
        return not self.melds or may_start_contract(view, self.melds)

    def _with(self, cards: Collection[Card]) -> Self:
        return replace(self, cards=tuple(sorted(cards)))


def is_change(word: str) -> bool:
    """Whether a press changes the picked cards; any other pick replaces them."""
    return word.partition(":")[0] in CHANGES


def suit_word(suit: int) -> str:
    """Return the word of a press that says which cards of a suit are picked."""
    assert len(SUIT_WORDS) == len(SUITS)
    return SUIT_WORDS[suit]


def after_press(draft: str | None, word: str) -> str | None:
    """Return the draft after a press; None where nothing is picked any more.

    Raises:
        Unreadable: The press changes the picked cards in no known way.
    """
    return str(Picked.read(draft).after(word)) or None if is_change(word) else word
