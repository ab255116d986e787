"""A cup as it is stored, replayed; and how the next event is added to it."""

import logging
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from typing import Any, Final, NamedTuple, Self

from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from club.core.deadlines import Terms
from club.cups.formats import team_boards
from club.cups.formats.event_json import WrittenEvent, read_event, write_event
from club.cups.formats.events import (
    Claimed,
    Corrected,
    CupEvent,
    Disputed,
    Entered,
    Joined,
    Started,
    Substituted,
)
from club.cups.formats.match_keys import MatchKey
from club.cups.formats.matches import Match
from club.cups.formats.plan import CupFormat, CupPlan
from club.cups.formats.replay import CupEventError, after, replay
from club.cups.formats.seeding import SeedingMethod
from club.cups.formats.state import CupState
from club.cups.refusals import BY_OBSTACLE, NoSuchCup, UnreadableCup
from data.core.event_store import EventRow
from data.cups import cup_matches, cups
from data.cups.cup_events import CUP_EVENTS
from data.cups.cup_matches import CupMatchRow
from data.cups.cups import CupRow
from engine import fair
from engine.rules import Rules, read_rules

# Cups whose state is kept: the latest to be seen. A large one takes a while to replay.
REMEMBERED: Final = 64

_DEALING: Final = Entered | Joined | Started | Substituted

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class _Remembered:
    """What followed from the events of a cup when it was last seen."""

    events: tuple[CupEvent, ...]
    state: CupState


_memory: dict[int, _Remembered] = {}


class LastSaid(NamedTuple):
    """When something was last said about a match with real cards, by which event, and first."""

    at: datetime
    number: int
    first_at: datetime | None
    times: int = 1  # since then


@dataclass(frozen=True, slots=True)
class StoredCup:
    """A cup; matches are in the order of opening, `said` is what was last claimed or disputed."""

    row: CupRow
    rules: Rules
    seeding: SeedingMethod
    state: CupState
    presses: Mapping[int, int]
    start_press: int | None
    playing: tuple[CupMatchRow, ...] = ()
    said: Mapping[MatchKey, LastSaid] = field(default_factory=dict[MatchKey, LastSaid])

    @property
    def cup_id(self) -> int:
        """The cup's number."""
        return self.row.cup_id

    def entrant_of(self, member_id: int, *, absent: bool = False) -> int | None:
        """Return whom a member plays for, or with `absent` did until they left the team, if any."""
        of_entrant = self.state.members.__getitem__ if absent else self.state.present
        return next((each for each in self.state.active if member_id in of_entrant(each)), None)

    def entrant_names(self, members: Mapping[int, str]) -> dict[int, str]:
        """Return what entrants are called, given known members' names; a team has its own."""
        known = {
            entrant: members[of_entrant[0]]
            for entrant, of_entrant in self.state.members.items()
            if of_entrant[0] in members
        }
        return {**known, **self.state.names}

    def board_of(self, member_id: int) -> int:
        """Return the board at which a member plays; 1 where a match is played at one table."""
        entrant = self.entrant_of(member_id) if self.state.plan.boards else None
        return 1 if entrant is None else self.state.members[entrant].index(member_id) + 1

    def member_at(self, entrant: int, board: int = 1) -> int:
        """Return the member who plays for an entrant at a board."""
        return self.state.members[entrant][board - 1]

    def table_name(self, key: MatchKey, board: int) -> str:
        """Return the name of a match's table, which its cards depend on."""
        return team_boards.table_name(self.state.plan, key, board)

    def is_open(self, match: Match, board: int) -> bool:
        """Whether a match, or one of its boards, is still to be decided."""
        return team_boards.is_open(self.state, match, board)

    def row_of(self, key: MatchKey, board: int = 1) -> CupMatchRow | None:
        """Return a match that is being played, or one of its boards, or None."""
        names = str(key), board
        return next((each for each in self.playing if (each.match, each.board) == names), None)

    def with_row(self, row: CupMatchRow) -> Self:
        """Return the cup after a match that is being played has changed."""
        names = row.match, row.board
        changed = (row if (each.match, each.board) == names else each for each in self.playing)
        return replace(self, playing=tuple(changed))


async def load(
    connection: AsyncConnection, cup_id: int, *, server_id: int | None = None
) -> StoredCup:
    """Read a cup, which must be of the server if one is given (NoSuchCup, UnreadableCup)."""
    row = await cups.get(connection, cup_id)
    if row is None or server_id not in {None, row.server_id}:
        raise NoSuchCup
    events = await CUP_EVENTS.of(connection, cup_id)
    playing = await cup_matches.of_cup(connection, cup_id)
    try:
        return _read(row, events, playing)
    except (SQLAlchemyError, OSError, MemoryError):
        raise
    except Exception as error:
        log.exception("cup=%d can't be read", cup_id)
        raise UnreadableCup(cup=str(cup_id)) from error


async def happen(
    connection: AsyncConnection,
    cup: StoredCup,
    event: CupEvent,
    now: datetime,
    interaction_id: int | None = None,
) -> StoredCup:
    """Let something happen, or raise as `BY_OBSTACLE` says; MovedOn if another was faster."""
    try:
        state = after(cup.state, event)
    except CupEventError as error:
        raise BY_OBSTACLE[error.obstacle] from error
    written = write_event(event)
    row = EventRow(
        cup.row.events, written.word, written.detail, now, interaction_id, written.members
    )
    await CUP_EVENTS.add(connection, cup.cup_id, row)
    log.debug("cup=%d event=%d %s", cup.cup_id, row.number, row.word)
    presses = {**cup.presses, **_pressed(event, interaction_id)}
    start = interaction_id if isinstance(event, Started) else cup.start_press
    counted = replace(cup.row, events=cup.row.events + 1)
    said = _said(cup.said, event, row)
    return replace(cup, row=counted, state=state, presses=presses, start_press=start, said=said)


def write_plan(plan: CupPlan) -> dict[str, Any]:
    """Write a plan as plain data."""
    return {
        "format": plan.format,
        "third_place": plan.third_place,
        "second_final": plan.second_final,
        "legs": plan.legs,
        "rounds": plan.rounds,
        "team_size": plan.team_size,
        "real_cards": plan.real_cards,
        "duplicate": plan.duplicate,
    }


def read_plan(data: Mapping[str, Any]) -> CupPlan:
    """Read what `write_plan` has written; anything else is an error of any kind."""
    return CupPlan(
        CupFormat(data["format"]),
        third_place=bool(data["third_place"]),
        second_final=bool(data["second_final"]),
        legs=int(data["legs"]),
        rounds=None if data["rounds"] is None else int(data["rounds"]),
        team_size=int(data["team_size"]),
        real_cards=bool(data["real_cards"]),
        duplicate=bool(data.get("duplicate", False)),
    )


def _read(row: CupRow, rows: Sequence[EventRow], playing: Sequence[CupMatchRow]) -> StoredCup:
    if [each.number for each in rows] != list(range(row.events)):
        raise ValueError("events are missing")
    if fair.commitment(row.seed) != row.commitment:
        raise ValueError("the seed isn't the one that was committed to")
    events = [read_event(WrittenEvent(each.word, each.detail, each.members)) for each in rows]
    presses: dict[int, int] = {}
    said: Mapping[MatchKey, LastSaid] = {}
    start: int | None = None
    for event, stored in zip(events, rows, strict=True):
        if stored.interaction_id is None and isinstance(event, _DEALING):
            raise ValueError("nobody pressed for what the cards depend on")
        presses |= _pressed(event, stored.interaction_id)
        said = _said(said, event, stored)
        start = stored.interaction_id if isinstance(event, Started) else start
    plan = read_plan(row.plan)
    for each in playing:
        MatchKey.read(each.match)
        if each.board > plan.team_size:
            raise ValueError("there is no such board")
    Terms.parse(row.clock)
    return StoredCup(
        row,
        read_rules(row.rules),
        SeedingMethod(row.seeding),
        _replayed(row.cup_id, plan, tuple(events)),
        presses,
        start,
        tuple(playing),
        said,
    )


def _replayed(cup_id: int, plan: CupPlan, events: tuple[CupEvent, ...]) -> CupState:
    """Replay a cup; of one remembered with the same events, only what has happened since."""
    known = _memory.pop(cup_id, None)
    begun = () if known is None else known.events
    if known is not None and known.state.plan == plan and events[: len(begun)] == begun:
        state = known.state
        for event in events[len(begun) :]:
            state = after(state, event)
    else:
        state = replay(plan, events)
    _memory[cup_id] = _Remembered(events, state)
    if len(_memory) > REMEMBERED:
        del _memory[next(iter(_memory))]
    return state


def _pressed(event: CupEvent, interaction_id: int | None) -> dict[int, int]:
    if interaction_id is None:
        return {}
    match event:
        case Entered(members):
            return dict.fromkeys(members, interaction_id)
        case Joined(member=member) | Substituted(substitute=member):
            return {member: interaction_id}
        case _:
            return {}


def _said(
    before: Mapping[MatchKey, LastSaid], event: CupEvent, row: EventRow
) -> Mapping[MatchKey, LastSaid]:
    match event:
        case Claimed(match=key) | Disputed(match=key):
            known = before.get(key)
            if known is None or known.first_at is None:
                return {**before, key: LastSaid(row.at, row.number, row.at)}
            return {**before, key: LastSaid(row.at, row.number, known.first_at, known.times + 1)}
        case Corrected():
            # Others may play a match now, and what is said of it next is said first.
            return {key: each._replace(first_at=None) for key, each in before.items()}
        case _:
            return before
