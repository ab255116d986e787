"""A server's data after the bot was removed, or once its owners want it deleted.

Only the time at which it is deleted, a few tables at a time, is stored, so that it can be repeated.
"""

import logging
from collections.abc import Callable, Collection
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection

from club.core.clock import Clock
from club.core.errors import UnreadableTable
from club.members.forgetting import ANNUL
from club.play import turns
from club.table.annulling import annul
from club.table.snapshot import Snapshot, load, load_all, running_board
from data.core import servers
from data.matches.server_matches import MATCH_STORE
from data.members import forgetting, server_purge
from data.schema.vocabulary import TableStatus
from data.storage.database import Database
from data.table import tables
from engine.seats import SEATS

log = logging.getLogger(__name__)

# How long after its owners' word a server is deleted; until then messages are updated.
AT_ONCE: Final = timedelta(minutes=1)


@dataclass(frozen=True, slots=True)
class StoredGames:
    """What is stored of a server, in numbers: contests that are over, and that wait or run."""

    played: int
    open: int


class ServerDepartures:
    """Servers of one database that are, or will be, deleted."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock

    async def held(self, server_id: int) -> StoredGames:
        """Return what is stored of a server."""
        async with self._database.read() as connection:
            return StoredGames(
                await server_purge.finished(connection, server_id),
                len(await _open_in(connection, server_id)),
            )

    async def close(self, server_id: int) -> list[Snapshot]:
        """End every game of a server without a winner, for deletion in a minute; return them."""
        async with self._database.write() as connection:
            await servers.forget_at(connection, server_id, self._clock.now() + AT_ONCE)
        return await self.close_rest(server_id)

    async def close_rest(self, server_id: int) -> list[Snapshot]:
        """End the remaining games of a server that is to be deleted, and return them."""
        now = self._clock.now()
        async with self._database.read() as connection:
            found = await _open_in(connection, server_id)
        for table_id in sorted(found):
            try:
                async with self._database.write() as connection:
                    await _close(connection, table_id, now)
            except Exception:  # whatever it is, it is about this table
                log.exception("table=%d can't be closed", table_id)
        log.info("server=%d to be forgotten, tables closed=%d", server_id, len(found))
        async with self._database.read() as connection:
            return await load_all(connection, found)

    async def closing(self) -> list[int]:
        """Return the servers whose owners want them deleted, and in which games wait or run."""
        async with self._database.read() as connection:
            wished = await servers.unwanted(connection)
            return [each for each in wished if await _open_in(connection, each)]

    async def compare(
        self, present: Collection[int], hears_of: Callable[[int], bool] = lambda _: True
    ) -> None:
        """Note which servers the bot has left or is back in; `present` has unreachable ones too.

        Only those count that this process hears of: others are on another's shards.
        """
        async with self._database.write() as connection:
            now = self._clock.now()
            known = {each for each in await servers.all_ids(connection) if hears_of(each)}
            gone, there = known.difference(present), known.intersection(present)
            for server_id in await servers.note_left(connection, gone, now):
                log.info("server=%d left", server_id)
            for server_id in await servers.note_back(connection, there, now):
                log.info("server=%d back", server_id)

    async def forget_due(self) -> list[int]:
        """Delete all of the servers whose time has come, and return them; failures stay due."""
        now = self._clock.now()
        async with self._database.read() as connection:
            due = await servers.due(connection, now)
        forgotten: list[int] = []
        for server_id in due:
            try:
                if await self._forget(server_id, now):
                    forgotten.append(server_id)
            except Exception:  # whatever it is, it is about this server
                log.exception("server=%d can't be forgotten", server_id)
        return forgotten

    async def next_due(self) -> datetime | None:
        """Return when the next server is to be deleted, if any."""
        async with self._database.read() as connection:
            return await servers.next_due(connection)

    async def _forget(self, server_id: int, now: datetime) -> bool:
        """Delete a server a few tables at a time, unless the bot is back in it."""
        more = True
        while more:
            async with self._database.write() as connection:
                if server_id not in await servers.due(connection, now):
                    return False
                # From here on there is no way back.
                await servers.forget_at(connection, server_id, now)
                more = await server_purge.tables_of(connection, server_id) > 0
        await server_purge.belongings(self._database, server_id)
        async with self._database.write() as connection:
            await server_purge.server(connection, server_id)
        await forgetting.drop_stand_ins(self._database)
        log.info("server=%d forgotten", server_id)
        return True


async def _open_in(connection: AsyncConnection, server_id: int) -> list[int]:
    own = await tables.open_in(connection, server_id)
    return [*own, *await MATCH_STORE.tables_of(connection, server_id)]


async def _close(connection: AsyncConnection, table_id: int, now: datetime) -> None:
    try:
        here = await load(connection, table_id)
        running = here if here.state is not None else await running_board(connection, here)
    except UnreadableTable as error:
        await annul(connection, table_id, now, error.reason)
        return
    if running is not None:
        await turns.play(connection, running, SEATS[0], str(ANNUL), now, by_club=True)
    elif here.table.status != TableStatus.FINISHED and here.lead_id == table_id:
        await tables.set_status(connection, table_id, TableStatus.WITHDRAWN, now)
