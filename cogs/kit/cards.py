"""Cards as members see them: the application's emojis, or plain suit signs without them."""

from collections.abc import Callable, Iterable, Mapping
from functools import cache

import discord

from art.pens import FOUR, CardStyle
from club.core.languages import GROUND
from club.core.settings import CardLook, CardSize
from cogs.kit.card_names import card_names
from engine.cards import DECK, Card

SUIT_SIGNS = "♣♦♥♠"  # by suit; never with a variation selector, which changes how they are drawn

_FEW = 6  # cards in groups that a phone has room to set far apart

_CLOSER = "\u2002"

_NONE: Mapping[str, Mapping[str, str]] = {}


@cache
def _labels(language: str) -> dict[Card, str]:
    ranks = card_names(language).ranks
    return {card: ranks[card.rank] + SUIT_SIGNS[card.suit] for card in DECK}


class CardFaces:
    """The faces of the cards: emojis where the application has them."""

    def __init__(
        self,
        emojis: Mapping[str, str],
        *,
        language: str = GROUND,
        compact: bool = False,
        four: bool = True,
        colours: Mapping[str, Mapping[str, str]] = _NONE,
        others: "Mapping[str, CardFaces] | None" = None,
        lacking: Callable[[str], object] | None = None,
    ) -> None:
        """Take emojis as in {"card_7d": "<:seven_diamonds:123>", "card_back": "<:back…:124>"}.

        A missing card is written in plain signs. `compact` hands are no larger than the text around
        them, `four` says that each suit has a colour of its own, `colours` are other colours'
        emojis, `others` the faces in other languages; `lacking` is told once of each that isn't
        there.
        """
        self._emojis, self._compact, self._colours = emojis, compact, colours
        self._language, self._others = language, dict(others or {})
        self._lacking = lacking
        self._labels = _labels(language)
        self._set: dict[tuple[CardLook, CardSize, str], CardFaces] = {}
        found = {card: emojis.get(f"card_{card.text.lower()}") for card in DECK}
        self._faces = {card: face for card, face in found.items() if face}
        self._partials = {
            card: discord.PartialEmoji.from_str(face) for card, face in self._faces.items()
        }
        self._between, self._apart = ("", "\u2003") if self._faces else (" ", " · ")
        self.back = emojis.get("card_back", "▮")
        self.pictured = bool(self._faces)
        self.four_coloured = four and self.pictured

    def __call__(self, card: Card) -> str:
        """Return a card for a text display."""
        return self._faces.get(card) or self._labels[card]

    def alone(self, card: Card) -> str:
        """Return a card for a text display, outside a sentence."""
        return self(card)

    def label(self, card: Card) -> str:
        """Return a card for a button or an alt text, such as "7♦" or "10♠"."""
        return self._labels[card]

    def suit(self, suit: int) -> str:
        """Return the sign of a suit."""
        return SUIT_SIGNS[suit]

    def on_button(self, card: Card) -> str:
        """The label of a card's button: beside its emoji the rank, so that a phone fits three."""
        if card not in self._faces:
            return self._labels[card]
        return card_names(self._language).ranks[card.rank]

    def labels(self, cards: Iterable[Card]) -> str:
        """Return several cards in plain signs, such as "7♦ 8♦ 9♦"."""
        return " ".join(self._labels[card] for card in cards)

    def close(self, cards: Iterable[Card]) -> str:
        """Return several cards in plain signs close together, such as "7♦8♦9♦"."""
        return "".join(self._labels[card] for card in cards)

    def close_groups(self, groups: Iterable[Iterable[Card]]) -> str:
        """Return groups of cards for an option, such as "7♦8♦9♦ · K♣K♥K♠"."""
        return " · ".join(map(self.close, groups))

    def style(self, colours: str = FOUR) -> CardStyle:
        """Return how pictures show the cards, in colours with a name."""
        return CardStyle(colours, card_names(self._language).ranks)

    @property
    def signs(self) -> "CardFaces":
        """The same in plain signs."""
        return plain_faces(self._language)

    def line(self, cards: Iterable[Card]) -> str:
        """Join cards: emojis, which have a margin of their own, or signs a blank apart."""
        return self._between.join(map(self, cards))

    def groups(self, groups: Iterable[Iterable[Card]]) -> str:
        """Join groups of cards, clearly apart, and closer where many have to fit a phone."""
        parts = [tuple(group) for group in groups]
        many = self.pictured and sum(map(len, parts)) > _FEW
        return (_CLOSER if many else self._apart).join(map(self.line, parts))

    def objects(self, groups: Iterable[Iterable[Card]]) -> str:
        """Join groups of cards as the object of a sentence."""
        return self.groups(groups)

    def partial(self, card: Card) -> discord.PartialEmoji | None:
        """Return the card's emoji for a button, or None."""
        return self._partials.get(card)

    def held(self, line: str) -> str:
        """Return a line of a hand as a heading, drawn half as large again, unless it is compact."""
        return line if self._compact or not line else f"# {line}"

    def lacks(self, colours: str) -> bool:
        """Return whether colours aren't there yet, so that the usual ones serve."""
        return bool(self._emojis) and colours not in {FOUR, *self._colours}

    def in_language(self, language: str) -> "CardFaces":
        """Return the faces in a language; the letters of these emojis where it has none yet."""
        if language == self._language:
            return self
        if language not in self._others:
            self._others[language] = CardFaces(
                self._emojis, language=language, compact=self._compact, colours=self._colours
            )
            if self._lacking is not None:
                self._lacking(language)
        return self._others[language]

    def as_set(self, look: CardLook, size: CardSize, colours: str = FOUR) -> "CardFaces":
        """Return the faces as a member has set them."""
        key = look, size, colours
        if key not in self._set:
            self._set[key] = self._as_set(look, size, colours)
        return self._set[key]

    def _as_set(self, look: CardLook, size: CardSize, colours: str) -> "CardFaces":
        chosen = {} if look == CardLook.TEXT else self._colours.get(colours, self._emojis)
        if chosen is self._emojis and size == CardSize.LARGE:
            return self
        return CardFaces(
            chosen,
            language=self._language,
            compact=size == CardSize.COMPACT,
            four=chosen is self._emojis,
            colours=self._colours,
        )


@cache
def plain_faces(language: str) -> CardFaces:
    """Return the cards of a language in plain signs."""
    return CardFaces({}, language=language)
