"""What there is to see at the tables, each as one transaction that reads."""

from collections.abc import Collection
from contextlib import suppress
from dataclasses import replace
from datetime import datetime
from operator import attrgetter

from sqlalchemy.ext.asyncio import AsyncConnection

from club.core.clock import Clock
from club.core.errors import GameOver, UnreadableTable
from club.core.unreadable import reading
from club.ratings import standings
from club.ratings.rating import FAMILIES
from club.ratings.standings import LINES, Board, Standings
from club.table import records
from club.table.current_turn import time_shown
from club.table.snapshot import Snapshot, load, load_all, recall
from data.storage.database import Database
from data.table import results, tables
from data.table.tables import NO_CLOCK, PLAYING, WAITING
from engine.results import DealResult
from engine.words import TeamResultVisibility


class Looks:
    """What members, drawings and the bot itself look up in one database."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock

    async def snapshot(self, table_id: int, *, server_id: int | None = None) -> Snapshot:
        """The table as it stands.

        Args:
            table_id: The table.
            server_id: The server that it must belong to, if any.

        Raises:
            NoSuchTable: There is no such table, or it is another server's.
            UnreadableTable: What is stored of it makes no sense to this program.
        """
        async with self._database.read(alone=True) as connection:
            found = await recall(connection, table_id, server_id=server_id)
        if found is not None and found.table.clock == NO_CLOCK:
            return found
        async with self._database.read() as connection:
            snapshot = await load(connection, table_id, server_id=server_id)
            return await _timed(connection, snapshot)

    async def timed(self, snapshot: Snapshot) -> Snapshot:
        """A table as it was just left by a move, with how the time of the turn stands there."""
        if snapshot.table.clock == NO_CLOCK or snapshot.time is not None:
            return snapshot
        async with self._database.read() as connection:
            return await _timed(connection, snapshot)

    async def results(self, table_id: int) -> tuple[DealResult, ...]:
        """Every finished deal of a contest, in order; the one call that reads them all.

        Raises:
            NoSuchTable: There is no such table.
            UnreadableTable: What is stored of it makes no sense to this program.
        """
        here = await self.snapshot(table_id)
        if here.paper is not None:
            return here.paper.results
        async with self._database.read() as connection:
            rows = [
                row for board in here.boards for row in await results.of_table(connection, board)
            ]
            rows.sort(key=attrgetter("deal"))
            with reading(connection, table_id):
                return tuple(DealResult.from_json(row.detail) for row in rows)

    async def tables_of(self, member_id: int) -> list[Snapshot]:
        """A member's waiting and running tables, those that wait for them first.

        Those that can't be read are left out.
        """
        async with self._database.read() as connection:
            own = await tables.of_member(connection, member_id, {WAITING, PLAYING})
            snapshots: list[Snapshot] = []
            for each in own:
                with suppress(UnreadableTable):
                    near = await _nearest(connection, each.table_id, member_id)
                    snapshots.append(await _timed(connection, near))
        return sorted(snapshots, key=lambda each: not each.waits_for(member_id))

    async def contest_of(self, table_id: int) -> tuple[int, ...]:
        """All tables of the contest that a table belongs to, in order."""
        return (await self.snapshot(table_id)).boards

    async def running(self) -> list[int]:
        """Every table at which a game is running."""
        async with self._database.read() as connection:
            return await tables.with_status(connection, PLAYING)

    async def open_in(self, server_id: int) -> list[int]:
        """Every table of a server at which a game waits or is running, the latest first."""
        async with self._database.read() as connection:
            return await tables.open_in(connection, server_id)

    async def standings(
        self,
        server_id: int,
        member_id: int,
        board: Board | None = None,
        *,
        family: str = FAMILIES[0],
        absent: Collection[int] = (),
        limit: int = LINES,
    ) -> Standings:
        """A page of one of a server's boards, and the place of the one who asks.

        Args:
            server_id: The server.
            member_id: Who asks.
            board: The board; None for the net of all games of all time.
            family: The kind of game to show ratings of where the board names none.
            absent: Members who have left the server, as far as that is known.
            limit: Members on a page.
        """
        async with self._database.read() as connection:
            return await standings.read(
                connection,
                server_id,
                member_id,
                board or Board(),
                self._clock.now(),
                family=family,
                absent=absent,
                limit=limit,
            )

    async def record(
        self, table_id: int, member_id: int | None = None, *, server_id: int | None = None
    ) -> str:
        """The game record of a table (record, "A record").

        Args:
            table_id: The table.
            member_id: Who asks; only its own members get a running game's, and others a finished
                one's as the privacy of all who played says. None for the record as it is kept.
            server_id: Where it is asked; None for direct messages.

        Raises:
            NoSuchTable: There is no such table, or none that can be told of there.
            GameOver: No game was ever played there.
            NotSeated: The game is running and the member doesn't play in it.
            NotYourDeal: It is over, and not for the member to see.
        """
        async with self._database.read() as connection:
            snapshot = await load(connection, table_id)
            if snapshot.contest is None or snapshot.paper is not None:
                raise GameOver
            here = server_id == snapshot.table.server_id
            await records.check_shown(connection, snapshot, member_id, here=here)
            return await records.write(connection, snapshot, member_id)

    async def is_kept_from(self, snapshot: Snapshot, member_id: int) -> bool:
        """Whether the result of a deal of a contest is kept from a member for now (rules, A.6)."""
        if snapshot.rules.team_result_visibility != TeamResultVisibility.AFTER_DISCARD:
            return False
        every = [await self.snapshot(board) for board in snapshot.boards]
        return any(each.held and each.seat_of(member_id) is None for each in every)

    async def next_expiry(self) -> datetime | None:
        """When the next waiting challenge runs out, if one waits."""
        async with self._database.read() as connection:
            return await tables.next_expiry(connection)

    async def computer_to_move(self) -> list[int]:
        """Every table at which it is a computer player's turn."""
        async with self._database.read() as connection:
            playing = await tables.played_with_computer(connection)
        # A transaction each: one long reader would keep SQLite's log from being folded back.
        found: list[int] = []
        for table_id in playing:
            with suppress(UnreadableTable):
                if (await self.snapshot(table_id)).computer_to_move is not None:
                    found.append(table_id)
        return found


async def _timed(connection: AsyncConnection, snapshot: Snapshot) -> Snapshot:
    if snapshot.table.clock == NO_CLOCK:
        return snapshot
    return replace(snapshot, time=await time_shown(connection, snapshot))


async def _nearest(connection: AsyncConnection, lead_id: int, member_id: int) -> Snapshot:
    """The table of a contest that a member has most to do with: where they play, if they do."""
    lead = await load(connection, lead_id)
    every = [lead, *await load_all(connection, (one for one in lead.boards if one != lead_id))]
    mine = [each for each in every if each.seat_of(member_id) is not None]
    playing = [each for each in mine if each.state is not None]
    return next(iter((*playing, *mine)), lead)
