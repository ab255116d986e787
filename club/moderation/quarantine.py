"""Tables whose stored game can't be read: set aside with the reason, reported and tried again.

Its clocks stand still. It goes on once a start, or a manager's command, finds it readable.
"""

import logging
from collections.abc import AsyncGenerator, Awaitable, Callable, Iterable
from dataclasses import dataclass
from datetime import datetime

from sqlalchemy.ext.asyncio import AsyncConnection

from club.core import languages
from club.core.clock import Clock
from club.core.errors import GameOver, NoSuchTable, UnreadableTable
from club.core.people import PlaceIds
from club.core.settings import of_member, of_server
from club.core.unreadable import noticed
from club.table import folding
from club.table.annulling import annul
from club.table.snapshot import Snapshot, load
from club.turn_clock.starting_over import show_anew
from data.core import audit, members, servers
from data.core.anonymous import is_gone
from data.schema.vocabulary import ANSWERS_ONLY, DisplayKind, TableStatus
from data.storage.database import Database
from data.table import displays, rooms, tables, unreadable
from data.table.tables import OVER
from data.table.unreadable import QuarantinedTable
from data.turn_clock import clocks, pauses

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Addressee:
    """A member to be notified of a table; their direct messages may be known to be closed."""

    member_id: int
    language: str
    closed: bool


@dataclass(frozen=True, slots=True)
class TableOutline:
    """What is known of a table without reading its game."""

    table_id: int
    channels: tuple[int, ...]  # its thread first
    language: str
    members: tuple[Addressee, ...]  # its players, and those asked to play
    since: datetime  # when it was set aside
    annulled: bool
    reason: str | None  # why the server's managers annulled it, if they did
    answers_only: bool = False  # whether nothing can be sent to its channels


class Quarantine:
    """The tables of one database that are set aside."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock

    def on_notice(self, call: Callable[[], None]) -> Callable[[], None]:
        """Call this when a table turns out to be unreadable; return a function that stops that."""
        hear = noticed(self._database.pool).hear
        hear.append(call)

        def end() -> None:
            if call in hear:
                hear.remove(call)

        return end

    async def take(self) -> list[int]:
        """Set aside what was noticed, if another try fails too.

        Return the tables whose players have to be notified, or that are over since.
        """
        fresh = noticed(self._database.pool).fresh
        while fresh:
            table_id = min(fresh)
            async with self._database.write() as connection:
                await _try(connection, table_id, self._clock.now())
            fresh.discard(table_id)
        async with self._database.read(alone=True) as connection:
            return await unreadable.to_see_to(connection)

    async def check(self, give_way: Callable[[], Awaitable[None]]) -> list[Snapshot]:
        """Read every open table; set aside those that can't be read, and return those freed again.

        `give_way` is awaited before each table, so that other work gets its turn.
        """
        async with self._database.read() as connection:
            before = {one.table_id for one in await unreadable.every(connection)}
        count, lost = 0, 0
        freed: list[Snapshot] = []
        async for found in self._every(give_way):
            count += 1
            if isinstance(found, UnreadableTable):
                lost += 1
            elif found.table.table_id in before and await self._free(found.table.table_id):
                freed.append(found)
        await self.take()
        log.info("tables=%d read, of these unreadable=%d", count, lost)
        return freed

    async def read_all(self) -> tuple[int, list[UnreadableTable]]:
        """Read every open table; return how many there are, and which can't be read."""
        every = [found async for found in self._every(_at_once)]
        return len(every), [one for one in every if isinstance(one, UnreadableTable)]

    async def void(self, table_id: int) -> bool:
        """Annul an unreadable contest, False if readable; or raise NoSuchTable or GameOver."""
        now = self._clock.now()
        async with self._database.write() as connection:
            if await tables.get(connection, table_id) is None:
                raise NoSuchTable
            for board in await unreadable.contest_of(connection, table_id):
                try:
                    folding.forget(connection, board)
                    found = await load(connection, board)
                except UnreadableTable as error:
                    if not await annul(connection, table_id, now, error.reason):
                        raise GameOver from None
                    return True
                if found.table.status in OVER:
                    raise GameOver
        return False

    async def _every(
        self, give_way: Callable[[], Awaitable[None]]
    ) -> AsyncGenerator[Snapshot | UnreadableTable]:
        async with self._database.read() as connection:
            every = await unreadable.open_tables(connection)
        for table_id in every:
            await give_way()
            try:
                async with self._database.read() as connection:
                    folding.forget(connection, table_id)
                    found = await load(connection, table_id)
            except UnreadableTable as error:
                yield error
            except NoSuchTable:
                continue
            else:
                yield found

    async def of_member(self, member_id: int, place_ids: PlaceIds = None) -> list[int]:
        """Return a member's tables that are set aside, in a place or everywhere."""
        async with self._database.read(alone=True) as connection:
            return await unreadable.of_member(connection, member_id, place_ids)

    async def in_server(self, server_id: int) -> list[int]:
        """Return a server's tables that are set aside, the latest first."""
        async with self._database.read(alone=True) as connection:
            return await unreadable.in_server(connection, server_id)

    async def outline(self, table_id: int) -> TableOutline | None:
        """Return what players are to be notified of; None if nothing, or no longer."""
        async with self._database.read() as connection:
            aside = await unreadable.get(connection, table_id)
            table = await tables.get(connection, table_id)
            if aside is None or aside.told_at is not None or table is None:
                return None
            if table.status in OVER - {TableStatus.WITHDRAWN}:
                return None
            return await _outline(connection, aside, table.status == TableStatus.WITHDRAWN)

    async def told(self, table_id: int) -> None:
        """Note that the players were notified, as far as they can be."""
        async with self._database.write() as connection:
            table = await tables.get(connection, table_id)
            await unreadable.told(connection, (table_id,), self._clock.now())
            if table is None or table.status not in OVER:
                return
            await _let_be(connection, table_id)
            if table.status == TableStatus.EXPIRED:
                await displays.retire(connection, (table_id,), (DisplayKind.CHALLENGE,))

    async def _free(self, table_id: int) -> bool:
        async with self._database.write() as connection:
            return await free(connection, (table_id,), self._clock.now())


async def _at_once() -> None:
    """Give way to nobody."""


async def free(connection: AsyncConnection, table_ids: Iterable[int], now: datetime) -> bool:
    """Resume tables read again, clocks as they stood; return whether one had been set aside."""
    some = False
    for table_id in table_ids:
        noticed(connection.sync_engine.pool).reasons.pop(table_id, None)
        aside = await unreadable.get(connection, table_id)
        if aside is None:
            continue
        some = True
        await pauses.add(connection, table_id, aside.since, now)
        await _let_be(connection, table_id)
        await clocks.stir(connection, (table_id,), now)
        await show_anew(connection, (table_id,), now)
        log.info("table=%d can be read again", table_id)
    return some


async def _try(connection: AsyncConnection, table_id: int, now: datetime) -> None:
    folding.forget(connection, table_id)
    try:
        await load(connection, table_id)
    except NoSuchTable:
        return
    except UnreadableTable as error:
        table = await tables.get(connection, table_id)
        if table is not None and table.status not in OVER:
            await unreadable.put(connection, table_id, now, error.reason)
    else:
        await free(connection, (table_id,), now)


async def _let_be(connection: AsyncConnection, table_id: int) -> None:
    await unreadable.remove(connection, (table_id,))
    await displays.retire(connection, (table_id,), (DisplayKind.UNREADABLE,))


async def _outline(
    connection: AsyncConnection,
    aside: QuarantinedTable,
    annulled: bool,  # noqa: FBT001 - a fact
) -> TableOutline:
    every = await unreadable.contest_of(connection, aside.table_id)
    table = await tables.get(connection, aside.table_id)
    assert table is not None
    server = await servers.get(connection, table.server_id)
    chosen = await of_server(connection, table.server_id)
    language = languages.of_channel(chosen.language, None if server is None else server.locale)
    room = await rooms.get(connection, every[0])
    thread = () if room is None or room.thread_id is None else (room.thread_id,)
    sat = {each.member_id for each in await tables.seats(connection, every[0])}
    players = sorted(one for one in sat if one is not None and not is_gone(one))
    done = await audit.of_table(connection, every[0]) if annulled else []
    reasons = [line.reason for line in done if line.action == audit.VOID]
    return TableOutline(
        table_id=aside.table_id,
        channels=(*thread, table.channel_id),
        language=language,
        members=tuple([await _addressee(connection, one, language) for one in players]),
        since=aside.since,
        annulled=annulled,
        reason=reasons[-1] if reasons else None,
        answers_only=server is not None and server.kind in ANSWERS_ONLY,
    )


async def _addressee(connection: AsyncConnection, member_id: int, usual: str) -> Addressee:
    own = await of_member(connection, member_id)
    member = await members.get(connection, member_id)
    closed = member is not None and member.dm_closed_at is not None
    return Addressee(member_id, languages.of_message(own.language, own.locale, usual), closed)
