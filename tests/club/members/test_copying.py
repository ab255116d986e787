"""A copy of all that is stored about a member: read and written so that nobody waits for it."""

import threading
from typing import Any

import pytest
from sqlalchemy import insert
from sqlalchemy.ext.asyncio import AsyncConnection

from club.club import Club
from club.members import copying as writing
from data.members import copying
from data.schema.deals import moves
from data.storage.database import Database
from data.storage.queries import values_of
from data.table.moves import MoveRow
from tests.club.club_helpers import play_out
from tests.club.members.sample_season import LONG, NORTH, NOW, SOUTH, busy, game
from tests.wire.event_loop_stalls import beating

FEW = 2
"""Rows of a page here."""

MANY = 60_000
"""Moves of somebody who has played for years."""

UNNOTICED = 0.1
"""Seconds for which others may wait."""


class Noting:
    """Notes how many rows are read at once, and on which threads the copy is written."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.pages: list[int] = []
        self.open: list[AsyncConnection] = []
        self.writers: set[int] = set()
        self._rows, self._lines, self._write = copying.rows, writing.lines, writing.write
        monkeypatch.setattr(copying, "rows", self.rows)
        monkeypatch.setattr(writing, "lines", self.lines)
        monkeypatch.setattr(writing, "write", self.write)

    async def rows(self, connection: AsyncConnection, *args: Any) -> list[dict[str, Any]]:
        found = await self._rows(connection, *args)
        self.open.append(connection)
        self.pages.append(len(found))
        return found

    def lines(self, *args: Any) -> bytes:
        self.writers.add(threading.get_ident())
        return self._lines(*args)

    def write(self, *args: Any) -> bytes:
        self.writers.add(threading.get_ident())
        return self._write(*args)


@pytest.mark.slow
async def test_a_copy_is_the_same_however_small_its_pages_are(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    await play_out(club, await game(club, NORTH, SOUTH))
    await busy(club)
    whole = await club.own_data.copy(NORTH.member_id, "All of it")
    noting = Noting(monkeypatch)
    monkeypatch.setattr(copying, "PAGE", FEW)
    assert await club.own_data.copy(NORTH.member_id, "All of it") == whole
    assert max(noting.pages) == FEW
    assert 2 * len(noting.pages) > 3 * len(copying.ROWS)
    assert len({*map(id, noting.open)}) == len(noting.pages), "a transaction each"
    assert noting.writers
    assert threading.get_ident() not in noting.writers, "not where everybody else is answered"


@pytest.mark.slow
async def test_nobody_waits_for_the_copy_of_a_long_history(club: Club, database: Database) -> None:
    running = (await game(club, NORTH, SOUTH, LONG)).table.table_id
    seat = (await club.tables.snapshot(running)).seat_of(NORTH.member_id) or 1
    made = [MoveRow(running, ply, 1, seat, "stock", NOW, 10**18 + ply) for ply in range(MANY)]
    async with database.write() as connection:
        await connection.execute(insert(moves), [values_of(each) for each in made])
    async with beating() as stalls:
        copy = await club.own_data.copy(NORTH.member_id, "All of it")
    assert copy.count(b'"interaction_id": 1000') == MANY
    assert stalls.longest < UNNOTICED
