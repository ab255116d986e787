"""Cards as members see them: the application's emojis, or plain suit signs without them."""

from collections.abc import Iterable, Mapping

import discord

from art.pens import FOUR
from club.core.settings import CardLook, CardSize
from engine.cards import DECK, Card

SUIT_SIGNS = "♣♦♥♠"  # by suit; never with a variation selector, which changes how they are drawn


def card_label(card: Card) -> str:
    """Return a card for a button or an alt text, such as "7♦" or "10♠"."""
    rank = card.text[0]
    return ("10" if rank == "T" else rank) + SUIT_SIGNS[card.suit]


def cards_label(cards: Iterable[Card]) -> str:
    """Return several cards in plain signs, such as "7♦ 8♦ 9♦"."""
    return " ".join(card_label(card) for card in cards)


_NONE: Mapping[str, Mapping[str, str]] = {}


class CardFaces:
    """The faces of the cards: emojis where the application has them."""

    def __init__(
        self,
        emojis: Mapping[str, str],
        *,
        compact: bool = False,
        colours: Mapping[str, Mapping[str, str]] = _NONE,
    ) -> None:
        """Take emojis as in {"card_7d": "<:card_7d:123>", "card_back": "<:card_back:124>"}.

        A missing card is written in plain signs. `compact` hands are no larger than the text around
        them, and `colours` are the emojis of other suit colours, by the colours' names.
        """
        self._emojis, self._compact, self._colours = emojis, compact, colours
        found = {card: emojis.get(f"card_{card.text.lower()}") for card in DECK}
        self._faces = {card: face for card, face in found.items() if face}
        self._partials = {
            card: discord.PartialEmoji.from_str(face) for card, face in self._faces.items()
        }
        self._between, self._apart = ("", "\u2003") if self._faces else (" ", " · ")
        self.back = emojis.get("card_back", "▮")

    def __call__(self, card: Card) -> str:
        """Return a card for a text display."""
        return self._faces.get(card) or card_label(card)

    def line(self, cards: Iterable[Card]) -> str:
        """Join cards: emojis, which have a margin of their own, or signs a blank apart."""
        return self._between.join(self(card) for card in cards)

    def groups(self, groups: Iterable[Iterable[Card]]) -> str:
        """Join groups of cards, clearly apart."""
        return self._apart.join(self.line(group) for group in groups)

    def partial(self, card: Card) -> discord.PartialEmoji | None:
        """Return the card's emoji for a button, or None."""
        return self._partials.get(card)

    def held(self, line: str) -> str:
        """Return a line of a hand as a heading, drawn half as large again, unless it is compact."""
        return line if self._compact or not line else f"# {line}"

    def lacks(self, colours: str) -> bool:
        """Return whether colours aren't there yet, so that the usual ones serve."""
        return bool(self._emojis) and colours not in {FOUR, *self._colours}

    def as_set(self, look: CardLook, size: CardSize, colours: str = FOUR) -> "CardFaces":
        """Return the faces as a member has set them."""
        chosen = {} if look == CardLook.TEXT else self._colours.get(colours, self._emojis)
        if chosen is self._emojis and size == CardSize.LARGE:
            return self
        return CardFaces(chosen, compact=size == CardSize.COMPACT, colours=self._colours)
