"""A match between servers as it is stored, replayed; and how the next event is added to it."""

import logging
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Any, Final, NamedTuple, Self

from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from club.core.deadlines import Terms
from club.cups.formats.event_json import WrittenEvent
from club.cups.formats.event_json import read_event as read_cup_event
from club.cups.formats.event_json import write_event as write_cup_event
from club.cups.formats.events import BoardDecided
from club.cups.formats.match_keys import MatchKey
from club.cups.formats.matches import Match
from club.matches import server_match_rules as rules_of_match
from club.matches.server_match_refusals import (
    BY_MATCH_OBSTACLE,
    NoSuchServerMatch,
    UnreadableServerMatch,
)
from club.matches.server_match_rules import (
    SIDES,
    Accepted,
    Lineups,
    MatchBegan,
    MatchEnd,
    MatchEnded,
    MatchEvent,
    MatchEventError,
    MatchState,
    PlayerEntered,
    PlayerLeft,
    Reordered,
    ReserveTook,
    SideGaveUp,
    SideReady,
)
from data.core.event_store import EventRow
from data.matches.server_matches import (
    BOARDS,
    MATCH_EVENTS,
    MATCH_STORE,
    BoardRow,
    ServerMatchRow,
    SideRow,
    place_of,
)
from engine import fair
from engine.rules import Rules, read_rules

log = logging.getLogger(__name__)

_WORDS: Final[Mapping[type[Any], str]] = {
    Accepted: "accepted",
    PlayerEntered: "player_entered",
    PlayerLeft: "player_left",
    Reordered: "reordered",
    SideReady: "side_ready",
    MatchBegan: "match_began",
    ReserveTook: "reserve_took",
    SideGaveUp: "side_gave_up",
    MatchEnded: "match_ended",
}


class _Played(NamedTuple):
    server_id: int
    channel_id: int
    channel_name: str
    rules: str
    clock: str
    hours: int
    seed: bytes


@dataclass(frozen=True, slots=True)
class _StoredServerMatch:
    setup: ServerMatchRow
    rules: Rules
    state: MatchState
    sides: tuple[SideRow, ...]
    presses: Mapping[int, int]
    start_press: int | None = None
    begun_at: datetime | None = None
    accepted_at: datetime | None = None
    playing: tuple[BoardRow, ...] = ()

    @property
    def match_id(self) -> int:
        return self.setup.match_id

    @property
    def row(self) -> _Played:
        place, own = place_of(self.match_id), self.setup
        return _Played(place, place, "", own.rules, own.clock, own.hours, own.seed)

    @property
    def servers(self) -> tuple[int, ...]:
        return tuple(each.server_id for each in self.sides)

    def side_in(self, server_id: int) -> int:
        found = (side for side, own in zip(SIDES, self.servers, strict=False) if own == server_id)
        side = next(found, None)
        if side is None:
            raise NoSuchServerMatch
        return side

    def member_at(self, entrant: int, board: int) -> int:
        return self.state.members[self.state.at(entrant, board)]

    def table_name(self, key: MatchKey, board: int) -> str:
        return f"{key}.{board}"

    def is_open(self, match: Match, board: int) -> bool:  # noqa: ARG002 - there is one match
        return self.state.is_open(board)

    def row_of(self, board: int) -> BoardRow | None:
        return next((each for each in self.playing if each.board == board), None)

    def with_row(self, row: BoardRow) -> Self:
        others = [each for each in self.playing if each.board != row.board]
        return replace(self, playing=tuple(sorted([*others, row], key=lambda each: each.board)))


class StoredServerMatch(_StoredServerMatch):
    """A match; `presses` has each member's last to enter, `playing` the boards being played."""

    __slots__ = ()


async def load(
    connection: AsyncConnection, match_id: int, *, server_id: int | None = None
) -> StoredServerMatch:
    """Read one, of the server if one is given (NoSuchServerMatch, UnreadableServerMatch)."""
    row = await MATCH_STORE.get(connection, match_id)
    sides = [] if row is None else await MATCH_STORE.sides(connection, match_id)
    if row is None or server_id not in {None, *(each.server_id for each in sides)}:
        raise NoSuchServerMatch
    events = await MATCH_EVENTS.of(connection, match_id)
    playing = await MATCH_STORE.board_rows(connection, match_id)
    try:
        return _read(row, sides, events, playing)
    except (SQLAlchemyError, OSError, MemoryError):
        raise
    except Exception as error:
        log.exception("match=%d can't be read", match_id)
        raise UnreadableServerMatch(match=str(match_id)) from error


async def happen(
    connection: AsyncConnection,
    it: StoredServerMatch,
    event: MatchEvent,
    now: datetime,
    interaction_id: int | None = None,
) -> StoredServerMatch:
    """Let something happen, or raise why not; MovedOn: another was faster."""
    try:
        changed = _after(it, event, now, interaction_id)
    except MatchEventError as error:
        raise BY_MATCH_OBSTACLE[error.obstacle] from error
    written = _write(event)
    row = EventRow(
        it.setup.events, written.word, written.detail, now, interaction_id, written.members
    )
    await MATCH_EVENTS.add(connection, it.match_id, row)
    log.info("match=%d event=%d %s", it.match_id, row.number, row.word)
    return replace(changed, setup=replace(it.setup, events=it.setup.events + 1))


def _after(
    it: StoredServerMatch, event: MatchEvent, at: datetime, interaction_id: int | None
) -> StoredServerMatch:
    it = replace(it, state=rules_of_match.after(it.state, event))
    match event:
        case Accepted():
            return replace(it, accepted_at=at)
        case PlayerEntered(member=member) if interaction_id is not None:
            return replace(it, presses={**it.presses, member: interaction_id})
        case MatchBegan():
            return replace(it, begun_at=at, start_press=interaction_id)
        case _:
            return it


def _read(
    row: ServerMatchRow,
    sides: Sequence[SideRow],
    rows: Sequence[EventRow],
    playing: Sequence[BoardRow],
) -> StoredServerMatch:
    if [each.number for each in rows] != list(range(row.events)):
        raise ValueError("events are missing")
    if fair.commitment(row.seed) != row.commitment:
        raise ValueError("the seed isn't the one that was committed to")
    if str(rules_of_match.KEY) != BOARDS:
        raise ValueError("boards are called otherwise")
    Terms.parse(row.clock)
    state = MatchState(int(row.plan["boards"]))
    it = StoredServerMatch(row, read_rules(row.rules), state, tuple(sides), {})
    for stored in rows:
        event = _read_event(WrittenEvent(stored.word, stored.detail, stored.members))
        if stored.interaction_id is None and isinstance(event, PlayerEntered):
            raise ValueError("nobody pressed for what the cards depend on")
        it = _after(it, event, stored.at, stored.interaction_id)
    if it.state.accepted != (len(sides) == len(SIDES)):
        raise ValueError("not as many sides as have agreed")
    return replace(it, playing=tuple(playing))


def _write(event: MatchEvent) -> WrittenEvent:  # noqa: C901, PLR0911 - one for each
    word = _WORDS.get(type(event), "")
    match event:
        case Accepted():
            return WrittenEvent(word)
        case PlayerEntered(side, member):
            return WrittenEvent(word, {"side": side}, (member,))
        case PlayerLeft(player):
            return WrittenEvent(word, {"player": player})
        case Reordered(side, order):
            return WrittenEvent(word, {"side": side, "order": list(order)})
        case SideReady(side, ready):
            return WrittenEvent(word, {"side": side, "ready": ready})
        case MatchBegan(orders, boards, apart):
            data = {"orders": [*map(list, orders)], "boards": [*map(list, boards)]}
            return WrittenEvent(word, {**data, "apart": list(apart)})
        case ReserveTook(board, player):
            return WrittenEvent(word, {"board": board, "player": player})
        case SideGaveUp(side):
            return WrittenEvent(word, {"side": side})
        case MatchEnded(why):
            return WrittenEvent(word, {"why": why})
        case BoardDecided():
            return write_cup_event(event)


def _read_event(written: WrittenEvent) -> MatchEvent:  # noqa: C901, PLR0911 - one for each
    detail: Any = written.detail
    kind = next((each for each, word in _WORDS.items() if word == written.word), None)
    if kind is None:
        shared = read_cup_event(written)
        if not isinstance(shared, BoardDecided) or shared.match != rules_of_match.KEY:
            raise ValueError("not an event of a match between servers")
        return shared
    if kind is Accepted:
        return Accepted()
    if kind is PlayerEntered:
        (member,) = written.members
        return PlayerEntered(_side(detail), member)
    if kind is PlayerLeft:
        return PlayerLeft(_number(detail["player"]))
    if kind is Reordered:
        return Reordered(_side(detail), _numbers(detail["order"]))
    if kind is SideReady:
        return SideReady(_side(detail), bool(detail["ready"]))
    if kind is MatchBegan:
        orders, boards = _lineups(detail["orders"]), _lineups(detail["boards"])
        return MatchBegan(orders, boards, _numbers(detail["apart"]))
    if kind is ReserveTook:
        return ReserveTook(_number(detail["board"]), _number(detail["player"]))
    if kind is SideGaveUp:
        return SideGaveUp(_side(detail))
    return MatchEnded(MatchEnd(detail["why"]))


def _side(detail: Any) -> int:  # noqa: ANN401 - plain data
    if detail["side"] not in SIDES:
        raise ValueError("not a side")
    return int(detail["side"])


def _number(data: Any) -> int:  # noqa: ANN401 - plain data
    if type(data) is not int:
        raise TypeError("not a number")
    return data


def _numbers(data: Any) -> tuple[int, ...]:  # noqa: ANN401 - plain data
    return tuple(map(_number, data))


def _lineups(data: Any) -> Lineups:  # noqa: ANN401 - plain data
    one, other = map(_numbers, data)
    return one, other
