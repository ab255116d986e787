"""A table as it is stored and folded, hidden cards included; it never leaves the club."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Final
from weakref import WeakKeyDictionary

from sqlalchemy.ext.asyncio import AsyncConnection

from club import dealing
from club.errors import NoSuchTable
from data import deals, moves, results, scores, whole
from data.deals import DealRow
from data.drafts import Draft
from data.members import Member
from data.tables import FINISHED, PLAYING, WAITING, Seated, Table
from data.whole import Whole
from engine.contest import Contest
from engine.machine import State
from engine.moves import Move
from engine.results import DealResult
from engine.rules import Rules
from engine.seats import Seat


@dataclass(frozen=True, slots=True)
class Snapshot:
    """A whole table. Only `club.scene.scene` turns it into something to draw.

    Attributes:
        rules: The table's rules, read from their text.
        seats: The taken seats, host first; a challenge's named guest has one from the start.
        members: The members who sit here, by id.
        contest: The sheet, once play has begun.
        deal: The running deal's row, while one runs.
        state: The running deal, while one runs.
        last: The last finished deal.
        drafts: What each member has picked and may still play, by id.
    """

    table: Table
    server_name: str
    rules: Rules
    seats: tuple[Seated, ...]
    members: Mapping[int, Member]
    contest: Contest | None = None
    deal: DealRow | None = None
    state: State | None = field(default=None, repr=False)
    last: DealResult | None = None
    drafts: Mapping[int, Draft] = field(default_factory=dict[int, Draft])

    def seat_of(self, member_id: int) -> Seat | None:
        """The seat of a member, if they have one at this table."""
        return next((each.seat for each in self.seats if each.member_id == member_id), None)

    @property
    def computer_to_move(self) -> Seated | None:
        """The computer player whose turn it is, if it is one's."""
        if self.state is None:
            return None
        on_turn = (each for each in self.seats if each.seat == self.state.turn)
        return next((each for each in on_turn if each.player is not None), None)

    @property
    def between_members(self) -> bool:
        """Whether both sides are members; only then does a game count in the standings."""
        return all(each.member_id is not None for each in self.seats)

    def waits_for(self, member_id: int) -> bool:
        """Whether it is for this member to answer the challenge or to make the next move."""
        if self.table.status == WAITING:
            return self.table.guest_id == member_id
        return self.state is not None and self.state.turn == self.seat_of(member_id)


async def load(
    connection: AsyncConnection, table_id: int, *, server_id: int | None = None
) -> Snapshot:
    """Read a table and fold its running deal.

    What is read doesn't grow with the contest: the finished deals stand in its sheet. What follows
    from the moves alone is remembered from the last time, and holds as long as the moves do.

    Raises:
        NoSuchTable: There is no such table, or it is another server's.
    """
    found = await _find(connection, table_id, server_id)
    played = _recalled(connection, found) or await _read(connection, found)
    return _snapshot(connection, found, played)


async def recall(
    connection: AsyncConnection, table_id: int, *, server_id: int | None = None
) -> Snapshot | None:
    """Read a table as `load` does, but with one query; None where that isn't enough.

    Raises:
        NoSuchTable: There is no such table, or it is another server's.
    """
    found = await _find(connection, table_id, server_id)
    played = _recalled(connection, found)
    return None if played is None else _snapshot(connection, found, played)


async def fold(connection: AsyncConnection, rules: Rules, deal: DealRow) -> State:
    """Play a stored deal's moves, from its shuffle on."""
    state = dealing.opening(rules, deal)
    for row in await moves.of_deal(connection, deal.table_id, deal.deal):
        state = state.play(Move.parse(row.move), row.seat)
    return state


@dataclass(frozen=True, slots=True)
class _Played:
    """All that follows from a table's moves, its seed and its rules.

    Attributes:
        move: The last of those moves; None before the first.
    """

    status: str = ""
    move: whole.Played | None = None
    contest: Contest | None = None
    deal: DealRow | None = None
    state: State | None = field(default=None, repr=False)
    last: DealResult | None = None


_REMEMBERED: Final = 2048
"""Tables of which it is remembered what follows from their moves; those seen last."""

_memories: WeakKeyDictionary[object, dict[int, _Played]] = WeakKeyDictionary()
"""For each database that is open: what followed from a table's moves when it was last looked at.

Nothing depends on it but the time that a look takes. A move is never changed or taken back, so two
looks at which a table's last move is the same have all moves in common, whoever made them; each
look asks the database which move that is.
"""


async def _find(connection: AsyncConnection, table_id: int, server_id: int | None) -> Whole:
    found = await whole.read(connection, table_id)
    if found is None or server_id not in {None, found.table.server_id}:
        raise NoSuchTable
    return found


def _snapshot(connection: AsyncConnection, found: Whole, played: _Played) -> Snapshot:
    """Put together what was read and what follows from the moves, and remember the latter."""
    table = found.table
    memory = _memories.setdefault(connection.sync_engine.pool, {})
    memory.pop(table.table_id, None)
    memory[table.table_id] = played
    if len(memory) > _REMEMBERED:
        del memory[next(iter(memory))]
    return Snapshot(
        table=table,
        server_name=found.server_name,
        rules=_rules(table.rules),
        seats=found.seats,
        members=found.members,
        contest=played.contest,
        deal=played.deal,
        state=played.state,
        last=played.last,
        drafts=found.drafts if table.status == PLAYING else {},
    )


def _recalled(connection: AsyncConnection, found: Whole) -> _Played | None:
    """What is remembered, if it holds; with the last move played, if that alone has come since."""
    if found.table.status not in {PLAYING, FINISHED}:
        return _Played()
    known = _memories.get(connection.sync_engine.pool, {}).get(found.table.table_id)
    if known is None or known.status != found.table.status:
        return None
    if known.move == found.last:
        return known
    if known.state is None or found.last is None or known.move != found.before:
        return None
    state = known.state.play(Move.parse(found.last.move), found.last.seat)
    if state.result is not None:
        return None
    return replace(known, move=found.last, state=state)


async def _read(connection: AsyncConnection, found: Whole) -> _Played:
    table, rules = found.table, _rules(found.table.rules)
    last = await results.last(connection, table.table_id)
    running = table.status == PLAYING
    deal = await deals.current(connection, table.table_id) if running else None
    return _Played(
        status=table.status,
        move=found.last,
        contest=await scores.load(connection, table.table_id, rules),
        deal=deal,
        state=None if deal is None else await fold(connection, rules, deal),
        last=None if last is None else DealResult.from_json(last.detail),
    )


@lru_cache(maxsize=256)
def _rules(text: str) -> Rules:
    return Rules.from_text(text)
