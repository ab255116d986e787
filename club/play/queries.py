"""What members, drawings and the bot read of the tables, each as one reading transaction."""

from collections.abc import Collection
from contextlib import suppress
from dataclasses import replace
from datetime import datetime
from operator import attrgetter

from sqlalchemy.ext.asyncio import AsyncConnection

from club.core.errors import GameOver, UnreadableTable
from club.core.levels import level_of
from club.core.people import PlaceIds, is_here
from club.core.unreadable import reading
from club.table import records
from club.table.current_turn import time_shown
from club.table.snapshot import Snapshot, load, load_all, recall
from data.schema.vocabulary import TableStatus
from data.storage.database import Database
from data.table import results, tables
from engine.results import DealResult


class Tables:
    """Look-ups in one database; any may raise NoSuchTable and UnreadableTable for its table."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def snapshot(self, table_id: int, *, within: PlaceIds = None) -> Snapshot:
        """Return the table as it stands; it must be of a server `within` those that are given."""
        async with self._database.read(alone=True) as connection:
            found = await recall(connection, table_id, within=within)
        if found is not None and not found.shows_time:
            return found
        async with self._database.read() as connection:
            snapshot = await load(connection, table_id, within=within)
            return await _timed(connection, snapshot)

    async def timed(self, snapshot: Snapshot) -> Snapshot:
        """Add the time of the turn to a table as a move has just left it."""
        if not snapshot.shows_time or snapshot.time is not None:
            return snapshot
        async with self._database.read() as connection:
            return await _timed(connection, snapshot)

    async def results(self, table_id: int) -> tuple[DealResult, ...]:
        """Return every finished deal of a contest, in order; the one call that reads them all."""
        here = await self.snapshot(table_id)
        if here.sheet_score is not None:
            return here.sheet_score.results
        async with self._database.read() as connection:
            rows = [
                row for board in here.boards for row in await results.of_table(connection, board)
            ]
            rows.sort(key=attrgetter("deal"))
            with reading(connection, table_id):
                return tuple(DealResult.from_json(row.detail) for row in rows)

    async def tables_of(self, member_id: int) -> list[Snapshot]:
        """Return a member's waiting and running tables that can be read, those that wait first."""
        async with self._database.read() as connection:
            own = await tables.of_member(
                connection, member_id, {TableStatus.WAITING, TableStatus.PLAYING}
            )
            snapshots: list[Snapshot] = []
            for each in own:
                with suppress(UnreadableTable):
                    near = await _nearest(connection, each.table_id, member_id)
                    snapshots.append(await _timed(connection, near))
        return sorted(snapshots, key=lambda each: not each.waits_for(member_id))

    async def has_played(self, member_id: int) -> bool:
        """Return whether a member plays, or has played to the end, at any table."""
        async with self._database.read() as connection:
            return await tables.has_played(connection, member_id)

    async def last_level(self, member_id: int) -> str:
        """Return the level of the computer that a member met last; "" for whoever has met none."""
        async with self._database.read(alone=True) as connection:
            return level_of(await tables.last_computer(connection, member_id))

    async def contest_of(self, table_id: int) -> tuple[int, ...]:
        """Return all tables of a table's contest, in order."""
        return (await self.snapshot(table_id)).boards

    async def running(self) -> list[int]:
        """Return every table at which a game is running."""
        async with self._database.read() as connection:
            return await tables.with_status(connection, TableStatus.PLAYING)

    async def open_in(
        self, server_id: int, channel_ids: Collection[int] | None = None
    ) -> list[int]:
        """Return the open tables of a server, or of some of its channels, the latest first."""
        async with self._database.read() as connection:
            return await tables.open_in(connection, server_id, channel_ids)

    async def record(
        self,
        table_id: int,
        member_id: int | None = None,
        *,
        place_ids: PlaceIds = None,
    ) -> str:
        """Return the game record of a table (docs/record.md).

        A running game's is for its players, a finished one's for others as privacy allows; without
        a member, any finished one's is returned. `place_ids` say where it is asked, None for direct
        messages.

        Raises:
            NoSuchTable: There is no such table, or none that is revealed there.
            GameOver: No game was ever played there.
            NotSeated, NotYourDeal: It runs and isn't the member's, or is over and hidden from them.
        """
        async with self._database.read() as connection:
            snapshot = await load(connection, table_id)
            if snapshot.contest is None or snapshot.sheet_score is not None:
                raise GameOver
            here = is_here(snapshot.table.server_id, place_ids)
            await records.check_shown(connection, snapshot, member_id, here=here)
            return await records.write(connection, snapshot, member_id)

    async def is_kept_from(self, snapshot: Snapshot, member_id: int) -> bool:
        """Whether a result of a contest is kept from a member for now (rules, A.6)."""
        if not snapshot.may_withhold:
            return False
        every = [await self.snapshot(board) for board in snapshot.boards]
        return any(each.held and each.seat_of(member_id) is None for each in every)

    async def next_expiry(self) -> datetime | None:
        """Return when the next waiting challenge runs out, if any."""
        async with self._database.read() as connection:
            return await tables.next_expiry(connection)

    async def computer_to_move(self) -> list[int]:
        """Return every table at which a computer player is on turn."""
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
    if not snapshot.shows_time:
        return snapshot
    return replace(snapshot, time=await time_shown(connection, snapshot))


async def _nearest(connection: AsyncConnection, lead_id: int, member_id: int) -> Snapshot:
    lead = await load(connection, lead_id)
    every = [lead, *await load_all(connection, (one for one in lead.boards if one != lead_id))]
    mine = [each for each in every if each.seat_of(member_id) is not None]
    playing = [each for each in mine if each.state is not None]
    return next(iter((*playing, *mine)), lead)
