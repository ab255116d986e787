"""Moves and their one text form (docs/record.md)."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Self

from engine.cards import DECK, Card, cards_text, parse_card, parse_cards
from engine.errors import Unreadable
from engine.melds import Meld
from engine.words import Word


class MoveKind(Word):
    """What a move does; the word with which its text begins."""

    PASS = "pass"  # noqa: S105  # no password
    TAKE = "take"
    STOCK = "stock"
    DISCARD = "discard"
    KNOCK = "knock"
    GIN = "gin"
    BIG_GIN = "big_gin"
    CLAIM_KNOCK = "claim_knock"
    ACCEPT = "accept"
    CONTINUE_EXPOSED = "continue_exposed"
    REJECT = "reject"
    LAYOFF = "layoff"
    DONE = "done"
    LAY = "lay"
    EXTEND = "extend"
    CONTRACT = "contract"
    END_MELD = "end_meld"
    OFFER = "offer"
    LAST_CARD = "last_card"
    CHALLENGE = "challenge"
    RESIGN = "resign"
    FORFEIT = "forfeit"
    VOID = "void"


@dataclass(frozen=True, slots=True)
class _Shape:
    """The parts that a kind of move has beside its name."""

    card: bool = False
    melds: bool = False
    count: bool = False
    target: bool = False
    lays: int = 0
    """How many melds may stand right after the name; at least one must, if any may."""


_SHAPES: Mapping[MoveKind, _Shape] = MappingProxyType(
    {
        MoveKind.PASS: _Shape(),
        MoveKind.TAKE: _Shape(count=True),
        MoveKind.STOCK: _Shape(),
        MoveKind.DISCARD: _Shape(card=True),
        MoveKind.KNOCK: _Shape(card=True, melds=True),
        MoveKind.GIN: _Shape(card=True, melds=True),
        MoveKind.BIG_GIN: _Shape(melds=True),
        MoveKind.CLAIM_KNOCK: _Shape(card=True),
        MoveKind.ACCEPT: _Shape(),
        MoveKind.CONTINUE_EXPOSED: _Shape(),
        MoveKind.REJECT: _Shape(),
        MoveKind.LAYOFF: _Shape(card=True, target=True),
        MoveKind.DONE: _Shape(),
        MoveKind.LAY: _Shape(lays=1),
        MoveKind.EXTEND: _Shape(card=True, target=True),
        MoveKind.CONTRACT: _Shape(lays=3),  # a hand of ten holds no more
        MoveKind.END_MELD: _Shape(),
        MoveKind.OFFER: _Shape(card=True),
        MoveKind.LAST_CARD: _Shape(),
        MoveKind.CHALLENGE: _Shape(),
        MoveKind.RESIGN: _Shape(),
        MoveKind.FORFEIT: _Shape(),
        MoveKind.VOID: _Shape(),
    }
)

_KINDS: Mapping[str, MoveKind] = MappingProxyType({kind.value: kind for kind in MoveKind})

ENDINGS = frozenset({MoveKind.RESIGN, MoveKind.FORFEIT, MoveKind.VOID})
"""Kinds that end the whole contest, by any seat at any time (rules, C.9)."""

_WORD = re.compile(r"(?P<kind>[a-z_]+)(?::(?P<rest>[^=]*))?(?:=(?P<melds>.*))?", re.DOTALL)
_LONGEST = 100  # characters: a custom_id is no longer, and every move fits
_SMALLEST_COUNT = 2  # one card taken is plain `take`


@dataclass(frozen=True, slots=True)
class Move:
    """One move, which `str()` writes as in a record; raises Unreadable if it can't be one."""

    kind: MoveKind
    card: Card | None = None  # discarded, offered, laid off or added to a meld on the table
    # The melds laid on the table, or the knocker's own choice of melds, as written: cards in any
    # order.
    melds: tuple[Meld, ...] | None = None
    count: int | None = None  # how many cards are taken, if more than one
    target: int | None = None  # the meld laid off on or added to, from 1

    def __post_init__(self) -> None:
        shape = _SHAPES.get(self.kind)
        if shape is None:
            raise Unreadable(f"{self.kind!r} is not a move")
        if (self.card is not None) != shape.card:
            raise Unreadable(f"{self.kind} {'needs a card' if shape.card else 'takes no card'}")
        if (self.target is not None) != shape.target or self.target == 0:
            needs = "needs a meld's number" if shape.target else "takes no meld's number"
            raise Unreadable(f"{self.kind} {needs}")
        if self.melds is None and shape.lays:
            raise Unreadable(f"{self.kind} needs melds")
        if self.melds is not None and not (
            (shape.melds or 0 < len(self.melds) <= shape.lays) and self.melds and all(self.melds)
        ):
            raise Unreadable(f"{self.kind} can't be made with these melds")
        if self.count is not None and not (shape.count and self.count >= _SMALLEST_COUNT):
            raise Unreadable(f"{self.kind} can't be made with this count")

    def __str__(self) -> str:
        word = f"{self.kind}"
        if self.card is not None:
            word += f":{self.card}"
        if self.count is not None:
            word += f":{self.count}"
        if self.target is not None:
            word += f"@{self.target}"
        if self.melds is not None:
            word += ":" if _SHAPES[self.kind].lays else "="
            word += ",".join(map(cards_text, self.melds))
        return word

    @property
    def plain(self) -> Self:
        """The move without the choice of melds that a knocker may add to it."""
        return self if _SHAPES[self.kind].lays else replace(self, melds=None)

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read one move's word, such as "knock:7D=3C4C5C,7H8H9H"; raise `Unreadable` for others."""
        word = text.strip()
        found = _WORD.fullmatch(word) if len(word) <= _LONGEST else None
        kind = _KINDS.get(found["kind"]) if found else None
        if found is None or kind is None:
            raise Unreadable(f"{word[:_LONGEST]!r} is not a move")
        shape = _SHAPES[kind]
        melds = found["melds"]
        rest = found["rest"]
        card = count = target = None
        if shape.lays:
            if melds is not None:
                raise Unreadable(f"{word!r} is not a move: write the melds after a colon")
            melds, rest = rest, None
        if rest is not None and shape.count:
            count = _number(rest, word)
        elif rest is not None and shape.target:
            before, _, after = rest.partition("@")
            card, target = parse_card(before), _number(after, word)
        elif rest is not None:
            card = parse_card(rest)
        return cls(
            kind,
            card,
            None if melds is None else tuple(parse_cards(meld) for meld in melds.split(",")),
            None if count == 1 else count,
            target,
        )


def _number(text: str, word: str) -> int:
    if not (text.isascii() and text.isdigit()):
        raise Unreadable(f"{word!r} is not a move: {text!r} is not a number")
    return int(text)


PASS = Move(MoveKind.PASS)
TAKE = Move(MoveKind.TAKE)
STOCK = Move(MoveKind.STOCK)
DONE = Move(MoveKind.DONE)
ACCEPT = Move(MoveKind.ACCEPT)
CONTINUE_EXPOSED = Move(MoveKind.CONTINUE_EXPOSED)
REJECT = Move(MoveKind.REJECT)
END_MELD = Move(MoveKind.END_MELD)
LAST_CARD = Move(MoveKind.LAST_CARD)
CHALLENGE = Move(MoveKind.CHALLENGE)
BIG_GIN = Move(MoveKind.BIG_GIN)
RESIGN = Move(MoveKind.RESIGN)
FORFEIT = Move(MoveKind.FORFEIT)

TAKES: Sequence[Move] = [
    TAKE,
    *[Move(MoveKind.TAKE, count=count) for count in range(_SMALLEST_COUNT, len(DECK) + 1)],
]

DISCARDS: Sequence[Move] = [Move(MoveKind.DISCARD, card) for card in DECK]

OFFERS: Sequence[Move] = [Move(MoveKind.OFFER, card) for card in DECK]

KNOCKS: Sequence[Move] = [Move(MoveKind.KNOCK, card) for card in DECK]

GINS: Sequence[Move] = [Move(MoveKind.GIN, card) for card in DECK]
