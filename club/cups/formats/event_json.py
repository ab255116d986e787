"""Events as they are stored."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, cast

from club.cups.formats.events import (
    Agreed,
    BoardDecided,
    Cancelled,
    Claimed,
    Corrected,
    CupEvent,
    Decided,
    Disputed,
    Disqualified,
    Entered,
    HowDecided,
    Joined,
    Paired,
    Parted,
    Started,
    Substituted,
    Withdrew,
)
from club.cups.formats.match_keys import MatchKey


class EventWord(StrEnum):
    """What a stored event is."""

    ENTERED = "entered"
    WITHDREW = "withdrew"
    DISQUALIFIED = "disqualified"
    SUBSTITUTED = "substituted"
    JOINED = "joined"
    PARTED = "parted"
    STARTED = "started"
    PAIRED = "paired"
    DECIDED = "decided"
    BOARD_DECIDED = "board_decided"
    CLAIMED = "claimed"
    DISPUTED = "disputed"
    AGREED = "agreed"
    CORRECTED = "corrected"
    CANCELLED = "cancelled"


@dataclass(frozen=True, slots=True)
class WrittenEvent:
    """An event as plain data; its members stand apart, so that they can be forgotten."""

    word: str
    detail: object = field(default_factory=dict[str, object])
    members: tuple[int, ...] = ()


def write_event(event: CupEvent) -> WrittenEvent:  # noqa: PLR0911, PLR0912, C901 - one each
    """Write an event."""
    match event:
        case Entered(members, name):
            return WrittenEvent(EventWord.ENTERED, {"name": name} if name else {}, members)
        case Withdrew(entrant):
            return WrittenEvent(EventWord.WITHDREW, {"entrant": entrant})
        case Disqualified(entrant):
            return WrittenEvent(EventWord.DISQUALIFIED, {"entrant": entrant})
        case Substituted(entrant, member, substitute):
            members = member, substitute
            return WrittenEvent(EventWord.SUBSTITUTED, {"entrant": entrant}, members)
        case Joined(entrant, member):
            return WrittenEvent(EventWord.JOINED, {"entrant": entrant}, (member,))
        case Parted(entrant, member):
            return WrittenEvent(EventWord.PARTED, {"entrant": entrant}, (member,))
        case Started(order):
            return WrittenEvent(EventWord.STARTED, {"order": list(order)})
        case Paired(pairs, bye):
            seated = [list(pair) for pair in pairs]
            return WrittenEvent(EventWord.PAIRED, {"pairs": seated, "bye": bye})
        case Decided():
            return WrittenEvent(EventWord.DECIDED, _write_result(event))
        case BoardDecided(board=board):
            return WrittenEvent(EventWord.BOARD_DECIDED, {**_write_result(event), "board": board})
        case Claimed():
            return WrittenEvent(EventWord.CLAIMED, _write_claim(event))
        case Disputed(match, entrant):
            return WrittenEvent(EventWord.DISPUTED, {"match": str(match), "entrant": entrant})
        case Agreed(match, entrant, silent):
            detail = {"match": str(match), "entrant": entrant, "silent": silent}
            return WrittenEvent(EventWord.AGREED, detail)
        case Corrected(result):
            return WrittenEvent(EventWord.CORRECTED, _write_result(result))
        case Cancelled():
            return WrittenEvent(EventWord.CANCELLED)


def read_event(written: WrittenEvent) -> CupEvent:  # noqa: PLR0911, PLR0912, C901 - one for each
    """Read what `write_event` has written; ValueError or TypeError if it makes no sense."""
    detail: Any = written.detail
    match EventWord(written.word), detail:
        case EventWord.ENTERED, {"name": str(name)}:
            return Entered(written.members, name)
        case EventWord.ENTERED, _:
            return Entered(written.members)
        case EventWord.WITHDREW, {"entrant": int(entrant)}:
            return Withdrew(entrant)
        case EventWord.DISQUALIFIED, {"entrant": int(entrant)}:
            return Disqualified(entrant)
        case EventWord.SUBSTITUTED, {"entrant": int(entrant)}:
            member, substitute = written.members
            return Substituted(entrant, member, substitute)
        case EventWord.JOINED, {"entrant": int(entrant)}:
            (member,) = written.members
            return Joined(entrant, member)
        case EventWord.PARTED, {"entrant": int(entrant)}:
            (member,) = written.members
            return Parted(entrant, member)
        case EventWord.STARTED, {"order": order}:
            return Started(_numbers(order))
        case EventWord.PAIRED, {"pairs": pairs, "bye": int() | None as bye}:
            return Paired(tuple(map(_two, _list(pairs))), bye)
        case EventWord.DECIDED, {"match": str()} as result:
            return _read_result(result)
        case EventWord.BOARD_DECIDED, {"match": str(), "board": int(board)} as result:
            decided = _read_result(result)
            return BoardDecided(decided.match, board, decided.winner, decided.how, decided.score)
        case EventWord.CLAIMED, {"entrant": int(entrant)} as claim:
            return _read_claim(entrant, claim)
        case EventWord.DISPUTED, {"match": str(key), "entrant": int(entrant)}:
            return Disputed(MatchKey.read(key), entrant)
        case EventWord.AGREED, {"match": str(key), "entrant": int(entrant), "silent": bool(silent)}:
            return Agreed(MatchKey.read(key), entrant, silent)
        case EventWord.CORRECTED, {"match": str()} as result:
            return Corrected(_read_result(result))
        case EventWord.CANCELLED, _:
            return Cancelled()
        case _:
            raise ValueError("not an event of a cup")


def _write_result(result: Decided | BoardDecided) -> dict[str, Any]:
    return {
        "match": str(result.match),
        "winner": result.winner,
        "how": result.how,
        "score": None if result.score is None else list(result.score),
    }


def _read_result(data: Mapping[str, Any]) -> Decided:
    match data:
        case {"match": str(key), "winner": int() | None as winner, "how": str(how), "score": score}:
            points = None if score is None else _two(score)
            return Decided(MatchKey.read(key), winner, HowDecided(how), points)
        case _:
            raise ValueError("not a result")


def _write_claim(claim: Claimed) -> dict[str, Any]:
    return {
        "match": str(claim.match),
        "entrant": claim.entrant,
        "winner": claim.winner,
        "score": None if claim.score is None else list(claim.score),
    }


def _read_claim(entrant: int, data: Mapping[str, Any]) -> Claimed:
    match data:
        case {"match": str(key), "winner": int() | None as winner, "score": score}:
            points = None if score is None else _two(score)
            return Claimed(MatchKey.read(key), entrant, winner, points)
        case _:
            raise ValueError("not a claim")


def _list(data: Any) -> list[Any]:  # noqa: ANN401 - plain data
    if not isinstance(data, list):
        raise TypeError("not a list")
    return cast("list[Any]", data)


def _numbers(data: Any) -> tuple[int, ...]:  # noqa: ANN401 - plain data
    numbers = tuple(_list(data))
    if not all(type(each) is int for each in numbers):
        raise TypeError("not a list of numbers")
    return numbers


def _two(data: Any) -> tuple[int, int]:  # noqa: ANN401 - plain data
    one, other = _numbers(data)
    return one, other
