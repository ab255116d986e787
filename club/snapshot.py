"""A table as it is stored and folded, hidden cards included; it never leaves the club."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from sqlalchemy.ext.asyncio import AsyncConnection

from club import dealing
from club.errors import NoSuchTable
from data import deals, drafts, members, moves, results, scores, servers, tables
from data.deals import DealRow
from data.drafts import Draft
from data.members import Member
from data.tables import FINISHED, PLAYING, WAITING, Seated, Table
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

    What is read doesn't grow with the contest: the finished deals stand in its sheet.

    Raises:
        NoSuchTable: There is no such table, or it is another server's.
    """
    table = await tables.get(connection, table_id)
    if table is None or server_id not in {None, table.server_id}:
        raise NoSuchTable
    server = await servers.get(connection, table.server_id)
    seats = await tables.seats(connection, table_id)
    ids = [each.member_id for each in seats if each.member_id is not None]
    waiting = Snapshot(
        table=table,
        server_name="" if server is None else server.name,
        rules=Rules.from_text(table.rules),
        seats=tuple(seats),
        members=await members.get_many(connection, ids),
    )
    if table.status not in {PLAYING, FINISHED}:
        return waiting
    return await _with_play(connection, waiting)


async def _with_play(connection: AsyncConnection, waiting: Snapshot) -> Snapshot:
    table = waiting.table
    last = await results.last(connection, table.table_id)
    running = table.status == PLAYING
    deal = await deals.current(connection, table.table_id) if running else None
    return Snapshot(
        table=table,
        server_name=waiting.server_name,
        rules=waiting.rules,
        seats=waiting.seats,
        members=waiting.members,
        contest=await scores.load(connection, table.table_id, waiting.rules),
        deal=deal,
        state=None if deal is None else await fold(connection, waiting.rules, deal),
        last=None if last is None else DealResult.from_json(last.detail),
        drafts=await _drafts(connection, waiting) if running else {},
    )


async def fold(connection: AsyncConnection, rules: Rules, deal: DealRow) -> State:
    """Play a stored deal's moves, from its shuffle on."""
    state = dealing.opening(rules, deal)
    for row in await moves.of_deal(connection, deal.table_id, deal.deal):
        state = state.play(Move.parse(row.move), row.seat)
    return state


async def _drafts(connection: AsyncConnection, snapshot: Snapshot) -> dict[int, Draft]:
    table = snapshot.table
    found = [await drafts.get(connection, table.table_id, each) for each in snapshot.members]
    return {each.member_id: each for each in found if each and each.ply == table.ply}
