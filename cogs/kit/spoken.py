"""Words and cards for those who have everything read aloud: full names, and no layout marks."""

import re
from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from itertools import pairwise
from typing import Any, Final

import discord
from discord import ui

from club.core.languages import nearest
from club.core.text_limits import SENTENCE
from cogs.kit.card_names import card_names
from cogs.kit.cards import SUIT_SIGNS, CardFaces
from cogs.kit.text import ROOM, Text, sentences
from engine.cards import DECK, RANKS, Card

# Characters that Discord allows on a button.
LABEL: Final = 80

# Characters of an option's label, and of its description.
OPTION: Final = 100

# Characters of a picture's alt text.
ALT: Final = 1024

_REMEMBERED: Final = 2048

# Cards of a suit in sequence from which on the suit is said once.
_FEWEST: Final = 3

_LINE_MARK: Final = re.compile(r"^(?:#{1,3} |-# |> |[-*] )+", re.MULTILINE)
_MARK: Final = re.compile(r"(?<!\\)(?:\*|~~)|★")
_EMOJI: Final = re.compile(r"<a?:(\w+):\d+>")
# Words set apart; a command stays so until it has become a link.
_CODE: Final = re.compile(r"(`/[^`\n]*`)|(?<!\\)`([^`\n]*)`")

_TICK: Final = re.compile(r"(?<!\\)`")
_DOT: Final = re.compile(r"[ \u00a0]*(?:·|→|(?<=[ \u00a0])[\u2013\u2014](?=[ \u00a0]))[ \u00a0]*")
# What stands between the figures of two sides.
_FIGURES: Final = re.compile(r"(?<=\d)[ \u00a0][\u2013\u2014][ \u00a0](?=[\d\u2212])")
_GAP: Final = re.compile("\u2003|\u2002")
# A number that would make an item of a list of its line.
_NUMBER: Final = re.compile(r"^(\d+)(?=[.)] )", re.MULTILINE)

# The end of a line that no sign ends: a voice would run on into the next.
_ENDS_OPEN: Final = re.compile(r"(?<=[\w)%”“»])$", re.MULTILINE)


class SpokenText(Text):
    """The messages of a locale as they are spoken, where that differs from what is read."""

    def __call__(self, key: str, /, **args: str | int) -> str:
        """Return a message without layout marks, in the words made for it if there are any."""
        spoken = f"spoken-{key}"
        said = super().__call__(spoken if spoken in _spoken(self.locale) else key, **args)
        return _bare(said, self.locale) or said  # a name may be nothing but marks


class SpokenFaces(CardFaces):
    """The cards by their full names, such as "seven of diamonds"."""

    def __init__(self, language: str) -> None:
        super().__init__({}, language=language, compact=True)
        self._text = text = Text(language)
        self._suits = _words(text("spoken-suits"))
        self._ranks = _words(text("spoken-ranks"))
        self._object_ranks = _words(text("spoken-ranks-objects"))
        self._names = self._all_named(self._ranks)
        self._listed_objects = self._all_named(self._object_ranks)
        self._objects = self._all_named(_words(text("spoken-ranks-object")))
        self._comma, self._semicolon = text("spoken-comma"), text("spoken-semicolon")

    def _name(self, rank: str, card: Card) -> str:
        return self._text("spoken-card", rank=rank, suit=self._suits[card.suit])

    def _all_named(self, ranks: tuple[str, ...]) -> dict[Card, str]:
        return {card: self._name(ranks[card.rank], card) for card in DECK}

    def __call__(self, card: Card) -> str:
        """Return a card as the object of a sentence: "the seven of diamonds"."""
        return self._objects[card]

    def label(self, card: Card) -> str:
        """Return the same: what a button does is a sentence as well."""
        return self._objects[card]

    def alone(self, card: Card) -> str:
        """Return a card outside a sentence: "seven of diamonds"."""
        return self._names[card]

    def on_button(self, card: Card) -> str:
        """Return a card for a button that says no more."""
        return self._names[card]

    def suit(self, suit: int) -> str:
        """Return the name of a suit."""
        return self._suits[suit]

    def line(self, cards: Iterable[Card]) -> str:
        """List cards; of a run the suit is said once: "five, six, seven of hearts"."""
        return self._listed(tuple(cards), self._ranks, self._names)

    def _listed(
        self, cards: tuple[Card, ...], ranks: tuple[str, ...], names: dict[Card, str]
    ) -> str:
        if _is_run(cards):
            return self._name(self._comma.join(ranks[card.rank] for card in cards), cards[0])
        return self._comma.join([names[card] for card in cards])

    def labels(self, cards: Iterable[Card]) -> str:
        """Return the same."""
        return self.line(cards)

    def close(self, cards: Iterable[Card]) -> str:
        """Return the same."""
        return self.line(cards)

    def groups(self, groups: Iterable[Iterable[Card]]) -> str:
        """List groups of cards, with a longer pause between two."""
        return self._semicolon.join(map(self.line, groups))

    def close_groups(self, groups: Iterable[Iterable[Card]]) -> str:
        """Return the same."""
        return self.groups(groups)

    def objects(self, groups: Iterable[Iterable[Card]]) -> str:
        """List groups of cards as a sentence has them that says what is done with them."""
        ranks, names = self._object_ranks, self._listed_objects
        return self._semicolon.join(self._listed(tuple(group), ranks, names) for group in groups)

    @property
    def signs(self) -> CardFaces:
        """The same, as no card is ever a sign."""
        return self

    def in_language(self, language: str) -> CardFaces:
        """Return the full names in a language."""
        return spoken_faces(language)


def _is_run(cards: tuple[Card, ...]) -> bool:
    """Return whether cards are named as a run: some of a suit, each a rank above the last."""
    return len(cards) >= _FEWEST and all(
        one.suit == next_.suit and (one.rank + 1) % len(RANKS) == next_.rank
        for one, next_ in pairwise(cards)
    )


@cache
def spoken_faces(language: str) -> SpokenFaces:
    """Return the cards of a language by their full names."""
    return SpokenFaces(nearest(language))


@lru_cache(maxsize=_REMEMBERED)
def unmarked(said: str, language: str) -> str:
    """Return a text without headings, bold and small print, separators, dashes and arrows."""
    said = _EMOJI.sub(lambda found: found[1].replace("_", " "), said)
    said = _MARK.sub("", _LINE_MARK.sub("", said))
    said = _CODE.sub(lambda found: found[1] or found[2], said)
    text = Text(language)
    said = _DOT.sub(text("spoken-comma"), _FIGURES.sub(text("spoken-to"), said))
    return _GAP.sub(text("spoken-semicolon"), said)


def _bare(said: str, language: str) -> str:
    if len(said) <= SENTENCE:
        return unmarked(said, language)
    return unmarked.__wrapped__(said, language)


def aloud(said: str, language: str, *, cards: bool = True) -> str:
    """Return a text as it is read aloud: unmarked, card signs as names, each line a sentence."""
    said = _TICK.sub("", _bare(said, language))
    if cards and any(sign in said for sign in SUIT_SIGNS):
        said = _named(said, language)
    return _ENDS_OPEN.sub(Text(language)("spoken-stop"), _NUMBER.sub(r"\1\\", said))


def speak(view: ui.LayoutView, language: str) -> None:
    """Have all of a message read well aloud, before it is sent; twice is the same as once."""
    items = list(view.walk_children())
    texts = [each for each in items if isinstance(each, ui.TextDisplay)]
    said = [aloud(each.content, language) for each in texts]
    if sum(map(len, said)) > ROOM:
        said = [aloud(each.content, language, cards=False) for each in texts]
    for each, content in zip(texts, said, strict=True):
        each.content = content
    for each in items:
        _speak(each, language)


def _speak(item: ui.Item[Any], language: str) -> None:
    match item:
        case ui.Separator():
            if isinstance(item.parent, ui.Container):
                item.parent.remove_item(item)
        case ui.Button() if item.label:
            item.label, item.emoji = _cut(_short(item.label, language), LABEL), None
        case ui.Select():
            item.placeholder = _short(item.placeholder or "", language) or None
            labels = [_short(option.label, language) for option in item.options]
            if any(len(label) > OPTION for label in labels):
                # What is cut might sound alike.
                labels = [f"{number}: {label}" for number, label in enumerate(labels, 1)]
            for option, label in zip(item.options, labels, strict=True):
                _speak_option(option, label, language)
        case ui.MediaGallery():
            for picture in item.items:
                alt = aloud(picture.description or "", language)
                picture.description = alt if len(alt) <= ALT else picture.description
        case _:
            pass


def _speak_option(option: discord.SelectOption, label: str, language: str) -> None:
    """Have an option read well: what its label has no room for begins its description."""
    about = _short(option.description or "", language)
    if len(label) > OPTION:
        end = label.rfind(" ", 0, OPTION)
        label, more = label[:end], label[end + 1 :]
        about = f"{more}{Text(language)('spoken-semicolon')}{about}" if about else more
    option.label, option.emoji = label, None
    option.description = _cut(about, OPTION) or None


def _short(said: str, language: str) -> str:
    said = _bare(said, language).rstrip("… ") or said
    return _named(said, language) if any(sign in said for sign in SUIT_SIGNS) else said


def _cut(said: str, most: int) -> str:
    return said if len(said) <= most else f"{said[: most - 1]}…"


def _named(said: str, language: str) -> str:
    faces = spoken_faces(language)

    def names(found: re.Match[str]) -> str:
        return faces.line(_read(found[0], language))

    said = _signs(language).sub(names, said)
    for suit, sign in enumerate(SUIT_SIGNS):
        said = said.replace(sign, faces.suit(suit))
    return said


def _read(signs: str, language: str) -> Iterator[Card]:
    by_sign = {card_names(language).ranks[each.rank] + SUIT_SIGNS[each.suit]: each for each in DECK}
    for one in re.findall(rf"[^{SUIT_SIGNS}]+[{SUIT_SIGNS}]", signs):
        yield by_sign[one.strip()]


@cache
def _signs(language: str) -> re.Pattern[str]:
    longest_first = sorted(card_names(language).ranks, key=len, reverse=True)
    card = f"(?:{'|'.join(map(re.escape, longest_first))})[{SUIT_SIGNS}]"
    return re.compile(rf"(?<!\w){card}(?:[ \u2002\u2003]?{card})*")


@cache
def _spoken(locale: str) -> frozenset[str]:
    there = sentences(nearest(locale))
    return frozenset(() if there is None else there.beginning("spoken-"))


def _words(listed: str) -> tuple[str, ...]:
    return tuple(word.strip() for word in listed.split(","))
