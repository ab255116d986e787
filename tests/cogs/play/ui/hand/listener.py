"""A player who knows only what a screen reader says: sentences, and the labels of what is pressed.

All that it goes by is the language's own messages, turned round: no id, and nothing of the engine.
"""

import re
from dataclasses import dataclass, field
from functools import cache
from itertools import pairwise

from cogs.kit.spoken import SpokenText
from tests.cogs.kit.test_sentences import in_english, variables

_SOUGHT = "\x01"
_TEN = 10
_PAIR = 2

Heard = tuple[int, int]
"""A card as it is understood: its rank from 0, its suit from 0."""


@dataclass(frozen=True, slots=True)
class Choices:
    """A menu as it is heard: its name, its options, and whether several may be chosen."""

    name: str
    options: tuple[str, ...]
    several: bool = False


@dataclass(frozen=True, slots=True)
class Wish:
    """What the player does: presses a button, or chooses options of a menu by their labels."""

    label: str
    options: tuple[str, ...] = ()


@cache
def pattern(language: str, key: str, **fixed: str | int) -> re.Pattern[str]:
    """What a message sounds like, each argument a group; `fixed` ones are said as given."""
    names = variables(in_english()[_key(language, key)])
    given: dict[str, str | int] = {
        name: fixed.get(name, f"{_SOUGHT}{name}{_SOUGHT}") for name in names
    }
    said = re.escape(SpokenText(language)(key, **given).rstrip("… "))
    return re.compile(re.sub(f"{_SOUGHT}(\\w+){_SOUGHT}", r"(?P<\1>.+?)", said))


def _key(_language: str, key: str) -> str:
    return spoken if (spoken := f"spoken-{key}") in in_english() else key


@cache
def _cards(language: str, ranks: str) -> dict[str, Heard]:
    """The cards of a language by their names."""
    text = SpokenText(language)
    suits = [suit.strip() for suit in text("spoken-suits").split(",")]
    return {
        text("spoken-card", rank=rank.strip(), suit=suit): (at, suit_at)
        for at, rank in enumerate(text(ranks).split(","))
        for suit_at, suit in enumerate(suits)
    }


@dataclass
class Listener:
    """A player at one table; `refused` are cards that it couldn't let go this turn."""

    language: str
    refused: set[Heard] = field(default_factory=set[Heard])
    picked: Heard | None = None

    def choose(self, heard: str, labels: list[str], menus: list[Choices]) -> Wish:
        """What to do, by what was heard.

        Raises:
            AssertionError: Nothing that is offered makes sense.
        """
        wish = (
            self._going_on(labels)
            or self._ending(heard, labels, menus)
            or self._defending(labels)
            or self._laying(labels)
            or self._answering(heard, labels)
            or self._drawing(heard, labels)
            or self._letting_go(heard, labels, menus)
        )
        assert wish is not None, f"nothing to do: {heard}\n{labels}\n{menus}"
        return wish

    # What is heard

    def hand(self, heard: str) -> tuple[list[list[Heard]], list[Heard]]:
        """The melds and the other cards of the hand."""
        melds = self._find("spoken-melds", heard, "melds")
        rest = self._find("spoken-unmatched", heard, "cards")
        groups = [self.cards(group) for group in melds.split(self._text("spoken-semicolon"))]
        return [group for group in groups if group], self.cards(rest)

    def cards(self, listed: str) -> list[Heard]:
        """The cards of a list; of a run the suit is said once, where the language has it."""
        names, ranks = _cards(self.language, "spoken-ranks"), self._text("spoken-ranks")
        of_rank = {rank.strip(): at for at, rank in enumerate(ranks.split(","))}
        first = self._text("spoken-card", rank="1", suit="2").startswith("2")
        words = listed.split(self._text("spoken-comma"))
        found: list[Heard] = []
        suit = 0
        for word in words if first else reversed(words):
            if word in names:
                found.append(names[word])
                suit = names[word][1]
            elif word in of_rank:
                found.append((of_rank[word], suit))
        return found if first else found[::-1]

    def card(self, name: str) -> Heard:
        """A card that something is done with."""
        return _cards(self.language, "spoken-ranks-object")[name]

    def _text(self, key: str, **given: str) -> str:
        return SpokenText(self.language)(key, **given)

    def _find(self, key: str, heard: str, name: str) -> str:
        found = pattern(self.language, key).search(heard)
        return "" if found is None else found[name]

    def _said(self, key: str, labels: list[str], **fixed: str) -> list[tuple[str, re.Match[str]]]:
        """The labels that sound like a message, also where it goes out with that."""
        sounds = pattern(self.language, key, **fixed)
        outward = pattern(self.language, "press-go-out")
        found: list[tuple[str, re.Match[str]]] = []
        for label in labels:
            out = outward.fullmatch(label)
            match = sounds.fullmatch(out["move"] if out else label)
            named = "" if match is None else match.groupdict().get("card")
            if match and (not named or named in _cards(self.language, "spoken-ranks-object")):
                found.append((label, match))
        return found

    def _press(self, labels: list[str], *keys: str, **fixed: str) -> Wish | None:
        """The first label that sounds like one of some messages."""
        for key in keys:
            for label, _ in self._said(key, labels, **fixed):
                return Wish(label)
        return None

    # What is done

    def _going_on(self, labels: list[str]) -> Wish | None:
        return self._press(labels, "press-next-deal", "press-out", "press-contract-go")

    def _ending(self, heard: str, labels: list[str], menus: list[Choices]) -> Wish | None:
        for menu in menus:
            options = list(menu.options)
            for key in ("choice-gin", "choice-knock"):
                if said := self._said(key, options):
                    return Wish(menu.name, (said[0][0],))
        found = self._press(labels, "press-big-gin", "press-gin", "press-knock-with")
        found = found or self._press(labels, "press-gin", "press-knock-with", card="none")
        left = self._find("spoken-deadwood-left", heard, "left")
        limit = self._find("limit-knock", heard, "limit")
        if found or not (left and limit) or int(left) > int(re.match(r"\d+", limit)[0]):  # pyright: ignore[reportOptionalSubscript]
            return found
        return self._press(labels, "press-knock")

    def _defending(self, labels: list[str]) -> Wish | None:
        return self._press(
            labels,
            *("press-lay-off-best", "press-done", "press-done-rest", "press-done-nothing"),
            "press-accept-knock",
        )

    def _laying(self, labels: list[str]) -> Wish | None:
        if self._press(labels, "press-clear"):
            return None
        return self._press(labels, "press-contract", "press-lay", "press-add")

    def _answering(self, heard: str, labels: list[str]) -> Wish | None:
        refuse = self._press(labels, "press-offer-refuse", "press-challenge-refuse")
        if refuse is None:
            return self._press(labels, "press-last-card")
        offered = self._said("press-offer-accept", labels)
        if offered and self._helps(self.card(offered[0][1]["card"]), heard):
            return Wish(offered[0][0])
        return refuse

    def _drawing(self, heard: str, labels: list[str]) -> Wish | None:
        self_take = self._said("press-take", labels)
        stock = self._press(labels, "press-stock")
        away = stock or self._press(labels, "press-pass")
        if away or self_take:
            self.refused, self.picked = set(), None
        if self_take and (not away or self._helps(self.card(self_take[0][1]["card"]), heard)):
            return Wish(self_take[0][0])
        return away

    def _letting_go(self, heard: str, labels: list[str], menus: list[Choices]) -> Wish | None:
        """Let a card go, by its button, by picking it first, or in a menu."""
        lets = {
            self.card(match["card"]): label
            for key in ("press-discard-card", "press-offer-card")
            for label, match in self._said(key, labels)
        }
        if lets:
            return Wish(lets[self._worst(list(lets), heard)])
        if clear := self._press(labels, "press-clear"):
            if self.picked is not None:
                self.refused.add(self.picked)
            return clear
        if done := self._press(
            labels, "press-melds-done", "press-melds-done-offer", "press-melds-done-end"
        ):
            return done
        for menu in menus:
            if menu.name in {
                self._text("menu-discard-card").rstrip("… "),
                self._text("menu-offer-card").rstrip("… "),
            }:
                cards = {self.card(option): option for option in menu.options}
                return Wish(menu.name, (cards[self._worst(list(cards), heard)],))
        picks = {
            self.card(m["card"]): label for label, m in self._said("spoken-press-hold", labels)
        }
        cards = [card for card in picks if card not in self.refused]
        if not cards:
            return None
        self.picked = self._worst(cards, heard)
        return Wish(picks[self.picked])

    def _helps(self, card: Heard, heard: str) -> bool:
        """Whether a card would make a meld with the loose cards, or with a meld of the hand."""
        melds, rest = self.hand(heard)
        held = {*rest, *(each for meld in melds for each in meld)}
        rank, suit = card
        if sum(each[0] == rank for each in held) >= _PAIR:
            return True
        near = [(rank + step, suit) in held for step in (-2, -1, 1, 2)]
        return any(one and two for one, two in pairwise(near))

    def _worst(self, cards: list[Heard], heard: str) -> Heard:
        """The card to let go: of those in no meld the one that counts most."""
        _, rest = self.hand(heard)
        loose = [card for card in cards if card in rest] or cards
        return max(loose, key=lambda card: (min(card[0] + 1, _TEN), card))
