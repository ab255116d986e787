"""Whatever is damaged in a database is the trouble of its table, and everything else goes on."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

import pytest

from club.club import Club
from club.core.errors import UnreadableTable
from club.core.unreadable import noticed
from club.ratings.recount import catch_up
from club.table.idle_practice import ENDS_AFTER, NOTICE
from data.ratings import recounts
from data.storage.database import Database
from engine.machine import Order
from tests.club.club_helpers import (
    EAST,
    NORTH,
    PLACE,
    QUICK,
    SHORT,
    SOUTH,
    Clock,
    begin,
    make_club,
    off_turn,
    play_out,
)
from tests.club.moderation.table_damage import remember_nothing
from tests.club.moderation.test_quarantine import at_once, timed
from tests.data.storage.prepared_database import prepared_database

SERVER = PLACE.server_id

DAMAGED = (
    "tables",
    "deals",
    "moves",
    "results",
    "contests",
    "scores",
    "seats",
    "drafts",
    "orders",
    "clocks",
    "rooms",
    "games",
    "figures",
    "audit",
    "member_settings",
    "server_settings",
)
PARTS = 3
"""Tests that share the tables, so that the longest takes no longer than others."""

GARBAGE: dict[str, tuple[object, ...]] = {
    "TEXT": ("{", "", b"\xff"),
    "INTEGER": (-(2**40), 2**62),
    "BLOB": (b"",),
}
"""By the type of a column. What is no text is tried last, and is no JSON either."""

KEYS = {"table_id", "server_id", "member_id", "host_id", "guest_id", "opponent_id"}
FROZEN = {"rematch_of", "player"}
"""Once something else stands there SQLite lets the row be changed no more: only looked at."""


@dataclass
class Ward:
    """A server in which one game was damaged that runs, and one that is over.

    Attributes:
        good: A game of the same two that runs.
        resting: A game against the computer.
    """

    club: Club
    clock: Clock
    database: Database
    bad: int
    over: int
    good: int
    resting: int

    async def looked_at(self) -> None:
        """Run all that loops over tables, and leave everything as it is."""
        club, north = self.club, NORTH.member_id
        await club.tables.tables_of(north)
        await club.game_finder.going_on(SERVER, north)
        await club.admin.running(SERVER)
        await club.admin.audit(SERVER)
        await club.tables.computer_to_move()
        await club.orders.in_force()
        await club.clocks.keep_time()
        await club.clocks.outlook()
        await club.displays.behind()
        await club.own_data.holding(north)
        with suppress(UnreadableTable):
            await club.tables.snapshot(self.bad)
        reasons = noticed(self.database.pool).reasons.values()
        assert not any("{" in reason for reason in reasons)
        assert (await club.tables.snapshot(self.good)).state is not None

    async def worked_on(self) -> None:
        """Do all that reads or changes many tables, to its end."""
        club = self.club
        await club.quarantine.read_all()
        await club.quarantine.check(at_once)
        await club.own_data.copy(NORTH.member_id, "a copy")
        await club.exports.records(NORTH.member_id, None)
        async with self.database.write() as connection:
            await recounts.ask(connection, SERVER)
        await catch_up(self.database)
        async with self.database.read() as connection:
            assert await recounts.waiting(connection) == []
        await club.ratings.standings(SERVER, NORTH.member_id)
        assert await self.practice_ended() == [self.resting]
        await club.own_data.forget(SOUTH.member_id)
        assert await club.own_data.unfinished() == []
        await club.own_data.sweep()
        await club.server_departures.close(SERVER)
        assert await club.server_departures.closing() == []
        self.clock.advance(-ENDS_AFTER)

    async def practice_ended(self) -> list[int]:
        """Let games against the computer rest until they are noted to end, and until they end."""
        ended: list[int] = []
        for rest in (ENDS_AFTER - NOTICE, NOTICE):
            self.clock.advance(rest)
            await self.club.clocks.alive()
            ended += [one.table.table_id for one in await self.club.practice_expiry.end_untouched()]
        return ended


@pytest.mark.slow
@pytest.mark.sqlite
@pytest.mark.parametrize("part", range(PARTS))
async def test_whatever_is_damaged_stays_at_its_table(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, part: int
) -> None:
    database = await Database.open(await prepared_database(tmp_path))
    tried = 0
    try:
        ward = await _ward(database)
        left = f"table={ward.bad} left without being played"
        with closing(sqlite3.connect(tmp_path / "undercut.db", isolation_level=None)) as file:
            file.execute("PRAGMA ignore_check_constraints = ON")
            file.execute("PRAGMA synchronous = OFF")
            for table in DAMAGED[part::PARTS]:
                for _, name, kind, *_ in file.execute(f"PRAGMA table_info({table})").fetchall():
                    for value in () if name in KEYS else GARBAGE[kind]:
                        with _damaged(file, ward, table, name, value) as any_was:
                            if not any_was:
                                continue
                            remember_nothing(database)
                            caplog.clear()
                            try:
                                await ward.looked_at()
                                if value is GARBAGE[kind][-1] and name not in FROZEN:
                                    await ward.worked_on()
                                failed = [one for one in caplog.records if one.exc_info]
                                assert {one.getMessage() for one in failed} <= {left}
                            except Exception as error:
                                raise AssertionError(f"{table}.{name} = {value!r}") from error
                            tried += 1
    finally:
        await database.close()
    assert tried > 50


async def _ward(database: Database) -> Ward:
    clock = Clock()
    club = make_club(database, clock)
    await club.clocks.started()
    over = await play_out(club, await begin(club, QUICK, 4999))
    judged = (await begin(club, SHORT, 5999)).table.table_id
    await club.admin.adjudicate(PLACE, EAST, judged, NORTH, "late", interaction_id=6999)
    bad = (await timed(club, 1)).table.table_id
    here = await club.tables.snapshot(bad)
    await club.orders.leave(bad, here.table.ply, off_turn(here), (Order.GIN,))
    good = (await timed(club, 2)).table.table_id
    resting = (await club.starting.practice(PLACE, EAST, SHORT, "novice", 7999)).table.table_id
    await club.settings.set_member(NORTH, "language", "de")
    await club.settings.set_server(PLACE, EAST, "language", "de")
    return Ward(club, clock, database, bad, over.table.table_id, good, resting)


@contextmanager
def _damaged(
    file: sqlite3.Connection, ward: Ward, table: str, name: str, value: object
) -> Iterator[bool]:
    """Damage a column in the first and the last row that may be; afterwards all is as before.

    Answers whether there was one. Keys can't be damaged like that.
    """
    where = f"table_id IN ({ward.bad}, {ward.over})"
    if table == "audit" or table.endswith("_settings"):
        where = "1"
    with closing(sqlite3.connect(":memory:")) as before:
        file.backup(before)
        rows = [row for (row,) in file.execute(f"SELECT rowid FROM {table} WHERE {where}")]
        new = "CAST(? AS TEXT)" if isinstance(value, bytes) and b"\xff" in value else "?"
        some = False
        for row in {*rows[:1], *rows[-1:]}:
            with suppress(sqlite3.IntegrityError):
                file.execute(f"UPDATE {table} SET {name} = {new} WHERE rowid = ?", (value, row))
                some = True
        try:
            yield some
        finally:
            before.backup(file)
