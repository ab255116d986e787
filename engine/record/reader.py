"""Reading records: from text to values; every error names its line."""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import NoReturn, TypeVar

from engine.cards import DECK, Card, parse_card, parse_cards
from engine.errors import GinError, Unreadable
from engine.moves import Move
from engine.record.limits import DEALS, LINE, LINES, MOVES, VALUE, shown
from engine.record.model import DealRecord, Lines, Place, Record, RecordError
from engine.record.players import read_names
from engine.record.seal import CHECK, FirstShown, Seal, SealPress, read_presses
from engine.rules import ALL_PRESETS, Presets, Rules, read_rules
from engine.seats import SEATS, Seat

_TAG = re.compile(r'\[\s*(?P<name>\w+)\s+"(?P<value>(?:[^"\\]|\\.)*)"\s*\]\s*(?:;.*)?')
_ESCAPED = re.compile(r"\\(.)")
_SEAT_IN_FRONT = re.compile(r"(?:(?P<seat>\d+):)?(?P<move>.*)", re.DOTALL)
_RESULT = re.compile(
    r"(?P<winner>[123]|-) (?P<word>[a-z_]+) "
    r"(?:(?P<points>\d{1,6})|1:(?P<first>-?\d{1,6}) 2:(?P<second>-?\d{1,6})"
    r"(?: 3:(?P<third>-?\d{1,6}))?)",
    re.ASCII,
)
_NUMBER = re.compile(r"\d{1,6}", re.ASCII)
_SEED = re.compile(r"([0-9A-Fa-f]{2})+")
_COMMITMENT = re.compile(r"[0-9a-f]{64}")
_ID = re.compile(r"\d{1,20}", re.ASCII)

_SEATS = ("Seat1", "Seat2", "Seat3")
_ONE_PRESS = "Accepted"  # where a record doesn't say who pressed: those of older contests
_SEAL = ("Tables", "Pressed", _ONE_PRESS, "Shown", "Sealed", "Opened")
_HEADER = ("Rules", "Option", "Players", *_SEATS, *_SEAL)
_PLACE = ("Round", "Table", "Seats")
_DEAL = ("Deal", *_PLACE, "Dealer", "Cut", "Commitment", "Seed", "Deck", "KnockCard")

_T = TypeVar("_T")


def read_record(
    text: str, name: str = "record", presets: Presets = ALL_PRESETS, line: int = 1
) -> Record:
    """Read a record; `replay` checks whether its moves are legal.

    `name` is what errors call it, `line` the number of its first line if it is part of a file.

    Raises:
        RecordError: A line, deck, option or value is wrong, a tag is unknown, given twice or
            missing, or `engine.record.limits` is exceeded.
    """
    reader = _Reader(name, presets, line)
    for number, read in enumerate(text.removeprefix("\ufeff").split("\n"), start=line):
        reader.read(read.strip(), number)
    return reader.record()


@dataclass
class _Deal:
    """A deal while it is read."""

    tags: dict[str, str] = field(default_factory=dict[str, str])
    lines: dict[str, int] = field(default_factory=dict[str, int])
    moves: list[tuple[Seat | None, Move]] = field(default_factory=list[tuple[Seat | None, Move]])
    move_lines: list[int] = field(default_factory=list[int])


class _Reader:
    """Reads a record line by line."""

    def __init__(self, name: str, presets: Presets, line: int) -> None:
        self.name = name
        self.presets = presets
        self.first = line
        self.line = line
        self.rules: Rules | None = None
        self.rules_line = 1
        self.rules_words: list[str] = []
        self.names: dict[str, str] = {}
        self.players: tuple[str, ...] | None = None
        self.seal: dict[str, str] = {}
        self.ended = False
        self.deals: list[DealRecord] = []
        self.deal: _Deal | None = None
        # Most moves come again and again, and looking one up is quicker than reading it.
        self.words: dict[str, tuple[Seat | None, Move]] = {}

    def read(self, line: str, number: int) -> None:
        self.line = number
        if number - self.first >= LINES:
            self._refuse(f"a record has at most {LINES} lines")
        if len(line) > LINE:
            self._refuse(f"a line has at most {LINE} characters and this has {len(line)}")
        if line.startswith("["):
            found = _TAG.fullmatch(line)
            if found is None:
                self._refuse(f'{shown(line)} is not a tag: write [Name "value"]')
            self._tag(found["name"], _ESCAPED.sub(r"\1", found["value"]))
            return
        for word in line.partition(";")[0].split():
            self._move(word)

    def record(self) -> Record:
        rules = self._end_of_header()
        self._end_of_deal()
        told = self.players or ()
        named = [self.names[seat] for seat in _SEATS if seat in self.names]
        seats = tuple(named) if named else None
        many = len(told) > len(rules.seats)
        if seats and told and not many and seats != told:
            last = len(rules.seats)
            raise RecordError(self.name, self.rules_line, f"Players and Seat1 to Seat{last} differ")
        return Record(
            rules=rules,
            names=told if many else seats or told,
            deals=tuple(self.deals),
            sides=(named[0], named[1]) if many and named else None,
            seal=_seal(self.seal) if self.seal else None,
            checked=self.ended,
            name=self.name,
            line=self.rules_line,
        )

    def _tag(self, name: str, value: str) -> None:
        self._refuse_after_check()
        if len(value) > VALUE:
            self._refuse(f"a tag's value has at most {VALUE} characters and this has {len(value)}")
        if name == CHECK:
            self.ended = True
            self._told(lambda: _commitment(value))
            return
        if name == "Deal":
            self._end_of_header()
            self._end_of_deal()
            if len(self.deals) == DEALS:
                self._refuse(f"a record has at most {DEALS} deals")
            self.deal = _Deal()
        if name in _HEADER:
            self._header_tag(name, value)
        elif name in _DEAL or name == "Result":
            self._deal_tag(name, value)
        else:
            self._refuse(f"unknown tag {shown(name)}")

    def _header_tag(self, name: str, value: str) -> None:
        if self.deal is not None:
            self._refuse(f"tag {name} belongs above the first deal")
        if name == "Option":
            self._option(value)
        elif name == "Rules":
            if self.rules is not None:
                self._refuse("tag Rules is given twice")
            self.rules_words = [value]
            self.rules = self._told(lambda: self.presets.rules(value))
            self.rules_line = self.line
        elif name == "Players":
            if self.players is not None:
                self._refuse("tag Players is given twice")
            self.players = self._told(lambda: read_names(value))
        else:
            told = self.seal if name in _SEAL else self.names
            if name in told:
                self._refuse(f"tag {name} is given twice")
            told[name] = value
            if name in _SEAL:
                self._told(lambda: _READ[name](value))

    def _option(self, value: str) -> None:
        """Change one option, by reading the preset and every option so far again."""
        if self.rules is None:
            self._refuse("tag Rules must come before its options")
        if len(value.split()) != 1:
            self._refuse(f"{shown(value)} is not an option: write NAME=VALUE")
        self.rules_words.append(value)
        self.rules = self._told(lambda: read_rules(" ".join(self.rules_words), self.presets))

    def _deal_tag(self, name: str, value: str) -> None:
        deal = self.deal
        if deal is None:
            self._refuse(f"tag {name} belongs to a deal")
        if name in deal.tags:
            self._refuse(f"tag {name} is given twice")
        if "Result" in deal.tags:
            self._refuse(f"tag {name} after the deal's result")
        if deal.moves and name != "Result":
            self._refuse(f"tag {name} belongs above the deal's moves")
        deal.tags[name] = value
        deal.lines[name] = self.line
        self._told(lambda: self._seat(value) if name == "Dealer" else _READ[name](value))

    @property
    def _seats(self) -> Sequence[Seat]:
        return SEATS if self.rules is None else self.rules.seats

    def _seat(self, text: str) -> Seat:
        if (seat := _number(text)) not in self._seats:
            known = " or ".join(map(str, self._seats))
            raise Unreadable(f"{shown(text)} is not a seat: it is {known}")
        return seat

    def _read_move(self, word: str) -> tuple[Seat | None, Move]:
        found = _SEAT_IN_FRONT.fullmatch(word)
        assert found is not None  # the pattern takes any word
        seat = None if found["seat"] is None else self._seat(found["seat"])
        return seat, Move.parse(found["move"])

    def _refuse_after_check(self) -> None:
        if self.ended:
            self._refuse(f"a record ends with its tag {CHECK}")

    def _move(self, word: str) -> None:
        self._refuse_after_check()
        deal = self.deal
        if deal is None:
            self._refuse(f"{shown(word)}: moves belong to a deal")
        if "Result" in deal.tags:
            self._refuse(f"{shown(word)}: a move after the end of the deal")
        if len(deal.moves) == MOVES:
            self._refuse(f"a deal has at most {MOVES} moves")
        move = self.words.get(word)
        if move is None:
            move = self.words[word] = self._told(lambda: self._read_move(word))
        deal.moves.append(move)
        deal.move_lines.append(self.line)

    def _end_of_header(self) -> Rules:
        rules = self.rules
        if rules is None:
            self._refuse("tag Rules is missing")
        seats = _SEATS[: len(rules.seats)]
        if more := [seat for seat in self.names if seat not in seats]:
            raise RecordError(self.name, self.rules_line, f"these rules have no seat for {more[0]}")
        missing = [seat for seat in seats if seat not in self.names]
        if missing and (self.names or self.players is None):
            self._refuse(f"tag {missing[0]} is missing")
        if self.seal:
            self._end_of_seal()
        return rules

    def _end_of_seal(self) -> None:
        presses = _ONE_PRESS if _ONE_PRESS in self.seal else "Pressed"
        for name in ("Tables", presses, "Sealed"):
            if name not in self.seal:
                self._refuse(f"tag {name} is missing")
        if presses == _ONE_PRESS:
            for name in ("Pressed", "Shown"):
                if name in self.seal:
                    self._refuse(f"tags {_ONE_PRESS} and {name} don't go together")

    def _end_of_deal(self) -> None:
        deal = self.deal
        if deal is None:
            return
        lines = Lines(deal.lines, tuple(deal.move_lines))
        tags = deal.tags
        many = len(self.players or ()) > len(self._seats)
        placed = many or any(name in tags for name in _PLACE)
        for name in (*_PLACE, "Dealer") if placed else ("Dealer",):
            if name not in tags:
                raise RecordError(self.name, lines.tag("Deal"), f"tag {name} is missing")
        ended = _optional(tags, "Result", _result)
        self.deals.append(
            DealRecord(
                number=_number(tags["Deal"]),
                dealer=_number(tags["Dealer"]),
                deck=_optional(tags, "Deck", _deck),
                seed=_optional(tags, "Seed", _seed),
                commitment=_optional(tags, "Commitment", _commitment),
                knock_card=_optional(tags, "KnockCard", parse_card),
                moves=tuple(deal.moves),
                result=None if ended is None else ended[:3],
                cut=_optional(tags, "Cut", _cut),
                both=None if ended is None else ended[3],
                place=_place(tags) if placed else None,
                lines=lines,
            )
        )

    def _told(self, read: Callable[[], _T]) -> _T:
        """Return what is read; an error gets the line's number."""
        try:
            return read()
        except GinError as error:
            self._refuse(str(error))

    def _refuse(self, what: str) -> NoReturn:
        raise RecordError(self.name, self.line, what)


def _optional(tags: dict[str, str], name: str, read: Callable[[str], _T]) -> _T | None:
    return read(tags[name]) if name in tags else None


def _number(text: str) -> int:
    if not _NUMBER.fullmatch(text):
        raise Unreadable(f"{shown(text)} is not a number")
    return int(text)


def _deck(text: str) -> tuple[Card, ...]:
    cards = parse_cards(text)
    twice = next((card for card in DECK if cards.count(card) > 1), None)
    if twice is not None:
        raise Unreadable(f"a deck is {len(DECK)} different cards and {twice} is there twice")
    if len(cards) != len(DECK):
        raise Unreadable(f"a deck is {len(DECK)} different cards and this has {len(cards)}")
    return cards


def _seed(text: str) -> bytes:
    if not _SEED.fullmatch(text):
        raise Unreadable(f"{shown(text)} is not a seed in hex")
    return bytes.fromhex(text)


def _commitment(text: str) -> str:
    if not _COMMITMENT.fullmatch(text.lower()):
        raise Unreadable(f"{shown(text)} is not a commitment: it is a SHA-256 in hex")
    return text.lower()


def _cut(text: str) -> tuple[Card, ...]:
    cards = parse_cards(text)
    if len(cards) < len(SEATS) or len(set(cards)) < len(cards):
        raise Unreadable(f"{shown(text)} is not a cut: it is a different card for each who cuts")
    return cards


def _pair(text: str) -> tuple[int, int]:
    found = text.split()
    if len(found) != len(SEATS):
        raise Unreadable(f"{shown(text)} is not two players' numbers, such as '1 3'")
    return _number(found[0]), _number(found[1])


def _ids(text: str) -> tuple[int, ...]:
    return tuple(map(_id, text.split()))


def _id(text: str) -> int:
    if not _ID.fullmatch(text):
        raise Unreadable(f"{shown(text)} is not an id")
    return int(text)


def _seal(tags: dict[str, str]) -> Seal:
    one = _optional(tags, _ONE_PRESS, _id)
    return Seal(
        commitment=_commitment(tags["Sealed"]),
        presses=read_presses(tags["Pressed"]) if one is None else (SealPress(None, one),),
        tables=_ids(tags["Tables"]),
        seed=_optional(tags, "Opened", _seed),
        shown=_optional(tags, "Shown", FirstShown.parse),
    )


def _place(tags: dict[str, str]) -> Place:
    return Place(_number(tags["Round"]), _number(tags["Table"]), _pair(tags["Seats"]))


def _result(text: str) -> tuple[Seat | None, str, int, tuple[int, ...] | None]:
    found = _RESULT.fullmatch(" ".join(text.split()))
    if found is None:
        raise Unreadable(f"{shown(text)} is not a result: it is such as '1 knock 12'")
    winner = None if found["winner"] == "-" else int(found["winner"])
    if found["points"] is not None:
        return winner, found["word"], int(found["points"]), None
    told = [found[each] for each in ("first", "second", "third") if found[each] is not None]
    both = tuple(map(int, told))
    if winner is not None and winner > len(both):
        raise Unreadable(f"{shown(text)} is not a result: no points are the winner's")
    return winner, found["word"], 0 if winner is None else both[winner - 1], both


_READ: dict[str, Callable[[str], object]] = {
    "Deal": _number,
    "Round": _number,
    "Table": _number,
    "Seats": _pair,
    "Cut": _cut,
    "Commitment": _commitment,
    "Seed": _seed,
    "Deck": _deck,
    "KnockCard": parse_card,
    "Result": _result,
    "Tables": _ids,
    "Pressed": read_presses,
    _ONE_PRESS: _id,
    "Shown": FirstShown.parse,
    "Sealed": _commitment,
    "Opened": _seed,
}
