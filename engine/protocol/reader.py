"""Reading the player protocol, line by line."""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from itertools import chain
from types import MappingProxyType

from engine.cards import DECK, Card, parse_card, parse_cards
from engine.errors import BadRules, Unreadable
from engine.families import start_deal
from engine.melds import Meld
from engine.moves import Move, MoveKind
from engine.protocol.writer import FACE_DOWN
from engine.rules import Presets, Rules, read_rules
from engine.seats import SEATS, Seat

_SMALLEST_MELD = 3
_SEEN = 2  # words of a move seen: a seat and the move
_RESULT = 4  # words at least of a result: who, what, how much, and the scores
_PAIR = re.compile(r"-?\d{1,6},-?\d{1,6}", re.ASCII)
_NUMBER = re.compile(r"[1-9]\d{0,8}", re.ASCII)


@dataclass(frozen=True, slots=True)
class ReportedMove:
    """A move as the protocol reports it."""

    seat: Seat
    move: Move | None  # None for a knock or gin, whose discard lies face down
    kind: MoveKind
    drawn: Card | None = None  # of a stock draw, if it was shown
    melds: tuple[Meld, ...] = ()  # of the hand that was shown after it
    hand: tuple[Card, ...] = ()  # the whole of that hand, if one was shown


@dataclass(frozen=True, slots=True)
class KnownDeal:
    """What a seat knows of the running deal; `scores` are the game's, `hand` is as dealt."""

    rules: Rules
    seat: Seat
    dealer: Seat
    number: int
    scores: tuple[int, int]
    hand: tuple[Card, ...]
    upcard: Card | None
    knock_card: Card | None
    moves: tuple[ReportedMove, ...] = ()
    over: bool = False


def hear(told: KnownDeal | None, line: str, presets: Presets) -> KnownDeal:
    """Return what a seat knows after a line, `told` before it, None at first; or raise GinError."""
    word, *parts = line.split() or [""]
    if word == "deal":
        return _deal(parts, presets)
    step = _STEPS.get(word)
    if step is None:
        raise Unreadable(f"{word[:20]!r} is none of deal, saw, drew, go, show, end and quit")
    if told is None or told.over:
        raise Unreadable(f"{word} before a deal")
    return step(told, parts)


def _deal(parts: list[str], presets: Presets) -> KnownDeal:
    options: list[str] = []
    named: dict[str, str] = {}
    for part in parts:
        name, equals, value = part.partition("=")
        if name.startswith("option:"):
            options.append(part.removeprefix("option:"))
        elif not equals or name not in _TAGS or name in named:
            raise Unreadable(f"{part[:40]!r} is no part of a deal, or is there twice")
        else:
            named[name] = value
    if missing := [name for name in ("rules", "seat", "dealer", "hand") if name not in named]:
        raise Unreadable(f"a deal needs {missing[0]}=")
    told = KnownDeal(
        rules=read_rules(" ".join((named["rules"], *options)), presets),
        seat=_seat(named["seat"]),
        dealer=_seat(named["dealer"]),
        number=_number(named.get("number", "1")),
        scores=_scores(named.get("scores", "0,0")),
        hand=tuple(parse_card(card) for card in named["hand"].split(",")),
        upcard=_card(named.get("upcard")),
        knock_card=_card(named.get("knock_card")),
    )
    if len(told.rules.seats) > len(SEATS):
        raise BadRules("the player protocol is for two players", "seating")
    start = start_deal(told.rules, DECK, told.dealer, knock_card=told.knock_card)
    seen = start.view(None)
    cards = {*told.hand, *(() if told.upcard is None else (told.upcard,))}
    if len(told.hand) != seen.hand_sizes[SEATS.index(told.seat)]:
        raise Unreadable(f"under these rules this hand isn't of {len(told.hand)} cards")
    if (told.upcard is None) != (getattr(seen, "upcard", None) is None):
        turned = "no upcard" if told.upcard else "an upcard"
        raise Unreadable(f"these rules turn {turned}")
    if len(cards) != len(told.hand) + (told.upcard is not None):
        raise Unreadable("a card is there twice")
    return told


_TAGS = frozenset({"rules", "seat", "dealer", "number", "scores", "hand", "upcard", "knock_card"})


def _saw(told: KnownDeal, parts: list[str]) -> KnownDeal:
    if len(parts) != _SEEN:
        raise Unreadable("saw needs a seat and a move")
    seat, word = _seat(parts[0]), parts[1]
    move = None if word in FACE_DOWN else Move.parse(word)
    kind = MoveKind(word) if move is None else move.kind
    return replace(told, moves=(*told.moves, ReportedMove(seat, move, kind)))


def _drew(told: KnownDeal, parts: list[str]) -> KnownDeal:
    if len(parts) != 1:
        raise Unreadable("drew needs a card")
    last = _last(told)
    if last.kind != MoveKind.STOCK or last.drawn is not None:
        raise Unreadable("drew comes after a stock draw")
    return _with(told, replace(last, drawn=parse_card(parts[0])))


def _show(told: KnownDeal, parts: list[str]) -> KnownDeal:
    if not parts or _seat(parts[0]) == told.seat:
        raise Unreadable("show needs the other seat, and its cards")
    groups = [parse_cards(word) for word in parts[1:]]
    hand = tuple(chain.from_iterable(groups))
    if not hand or len(set(hand)) != len(hand):
        raise Unreadable("show needs a hand of different cards")
    melds = tuple(group for group in groups if len(group) >= _SMALLEST_MELD)
    if not told.moves:  # a deal thrown in before the first move
        return told
    return _with(told, replace(_last(told), melds=melds, hand=hand))


def _end(told: KnownDeal, parts: list[str]) -> KnownDeal:
    if len(parts) < _RESULT or not parts[-1].startswith("scores="):
        raise Unreadable("end needs the winner or -, a word, the points and the scores")
    if parts[0] != "-":
        _seat(parts[0])
    return replace(told, over=True, scores=_scores(parts[-1].removeprefix("scores=")))


_STEPS: Mapping[str, Callable[[KnownDeal, list[str]], KnownDeal]] = MappingProxyType(
    {"saw": _saw, "drew": _drew, "show": _show, "end": _end}
)


def _last(told: KnownDeal) -> ReportedMove:
    if not told.moves:
        raise Unreadable("no move was told")
    return told.moves[-1]


def _with(told: KnownDeal, last: ReportedMove) -> KnownDeal:
    return replace(told, moves=(*told.moves[:-1], last))


def _seat(text: str) -> Seat:
    if text not in {"1", "2"}:
        raise Unreadable(f"{text[:20]!r} is not a seat")
    return int(text)


def _number(text: str) -> int:
    if not _NUMBER.fullmatch(text):
        raise Unreadable(f"{text[:20]!r} is not a number")
    return int(text)


def _scores(text: str) -> tuple[int, int]:
    if not _PAIR.fullmatch(text):
        raise Unreadable(f"{text[:20]!r} is not two scores")
    first, second = map(int, text.split(","))
    return first, second


def _card(text: str | None) -> Card | None:
    return None if text is None else parse_card(text)
