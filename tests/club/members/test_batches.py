"""Deletions, purges and recounts take turns with everybody else, and survive a kill in between."""

import asyncio
from collections import Counter
from collections.abc import AsyncGenerator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass, field
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, event
from sqlalchemy.ext.asyncio import AsyncConnection

from club.club import Club
from club.core import limits
from club.core.errors import BeingForgotten, NotTaking
from club.ratings import recount
from club.ratings.recount import catch_up
from club.ratings.standings import RATING, Board
from data.core import members
from data.core.anonymous import NAME
from data.members import deletions, friends, server_purge
from data.ratings import apply_recount, recounts
from data.storage import batches
from data.storage.database import Database
from engine.rules import PRESETS
from tests.club.club_helpers import QUICK, Clock, make_club
from tests.club.members.sample_season import (
    BETWEEN,
    EAST,
    LONG,
    NORTH,
    PLACE,
    SOUTH,
    WEST,
    busy,
    evening,
    game,
    lived_database,
    presses,
    stored,
)
from tests.club.members.test_forgetting import counted, traces
from tests.club.ratings.test_standings import check

HERE = PLACE.server_id
MOST_STATEMENTS = 60
MOST_ROWS = 2 * batches.ROWS
"""What one write transaction may take at most. Ending a game with its deal and its standings takes
some forty statements; a slice changes so many rows, and notes as many messages to be deleted."""


@dataclass
class Writes:
    """What each write transaction of a database has done."""

    statements: list[int] = field(default_factory=list[int])
    rows: list[int] = field(default_factory=list[int])


@contextmanager
def watched(database: Database) -> Iterator[Writes]:
    """Count the statements and the rows of every write transaction."""
    seen = Writes()
    now: dict[Connection, list[int]] = {}

    def ran(connection: Connection, cursor: Any, statement: str, *_rest: Any) -> None:
        if statement.lstrip().startswith(("INSERT", "UPDATE", "DELETE")):
            count = now.setdefault(connection, [0, 0])
            count[0] += 1
            count[1] += max(0, cursor.rowcount)

    def committed(connection: Connection) -> None:
        statements, rows = now.pop(connection, (0, 0))
        if statements:
            seen.statements.append(statements)
            seen.rows.append(rows)

    for engine in database.engines:
        event.listen(engine, "after_cursor_execute", ran)
        event.listen(engine, "commit", committed)
    try:
        yield seen
    finally:
        for engine in database.engines:
            event.remove(engine, "after_cursor_execute", ran)
            event.remove(engine, "commit", committed)


class KilledError(BaseException):
    """The process ends here."""


@contextmanager
def killed_after(database: Database, writes: int) -> Iterator[None]:
    """Have the process end before it begins its next write transaction but so many."""
    write, left = database.write, writes

    @asynccontextmanager
    async def counted_write(*, alone: bool = False) -> AsyncGenerator[AsyncConnection]:
        nonlocal left
        if left == 0:
            raise KilledError
        left -= 1
        async with write(alone=alone) as connection:
            yield connection

    database.write = counted_write  # type: ignore[method-assign]
    try:
        yield
    finally:
        database.write = write  # type: ignore[method-assign]


@contextmanager
def overtaken_after(
    database: Database, writes: int, overtake: Callable[[], Awaitable[None]]
) -> Iterator[None]:
    """Let something else happen between so many of the write transactions and the next."""
    write, left = database.write, writes

    @asynccontextmanager
    async def counted_write(*, alone: bool = False) -> AsyncGenerator[AsyncConnection]:
        nonlocal left
        left -= 1
        if left == -1:
            await overtake()
        async with write(alone=alone) as connection:
            yield connection

    database.write = counted_write  # type: ignore[method-assign]
    try:
        yield
    finally:
        database.write = write  # type: ignore[method-assign]


@pytest.fixture(autouse=True)
def many_practices(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "PRACTICES", 1000)


async def practise(club: Club, games: int) -> None:
    for _ in range(games):
        await club.starting.practice(PLACE, NORTH, LONG, "simple", next(presses))


@pytest.mark.slow
async def test_a_deletion_takes_no_longer_turns_for_a_member_with_more(
    club: Club, database: Database
) -> None:
    longest: list[tuple[int, int]] = []
    for games in (4, 40):
        await busy(club)
        await practise(club, games)
        with watched(database) as seen:
            await club.own_data.forget(NORTH.member_id)
            await club.own_data.sweep()
        longest.append((max(seen.statements), max(seen.rows)))
        assert len(seen.statements) > games
    assert longest[0][0] == longest[1][0] <= MOST_STATEMENTS
    assert longest[1][1] <= MOST_ROWS


@pytest.mark.slow
async def test_a_member_goes_in_slices_however_many_rows_there_are(
    club: Club, database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(batches, "ROWS", 3)
    await evening(club)
    await busy(club)
    with watched(database) as seen:
        await club.own_data.forget(NORTH.member_id)
    assert await traces(database, str(NORTH.member_id), "@north") == []
    assert Counter(seen.rows)[3] > 5
    await check(database)


@pytest.mark.slow
@pytest.mark.parametrize("writes", [1, 2, 5, 13, 34, 50])
async def test_a_deletion_that_is_cut_short_goes_on_and_ends_the_same(
    tmp_path: Path, writes: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(batches, "ROWS", 3)
    url, clock = await lived_database(tmp_path), Clock()
    database = await Database.open(url)
    club = make_club(database, clock, "once more")
    before = await counted(database, NORTH)
    with killed_after(database, writes), pytest.raises(KilledError):
        await club.own_data.forget(NORTH.member_id)
    await database.close()
    database = await Database.open(url)
    club = make_club(database, clock, "again")
    assert await club.own_data.unfinished() == [NORTH.member_id]
    board = await club.ratings.standings(HERE, SOUTH.member_id)
    assert NORTH.member_id not in {each.member_id for _, each in board.rows}
    with pytest.raises(BeingForgotten):
        await club.starting.practice(PLACE, NORTH, QUICK, "simple", next(presses))
    await club.own_data.go_on(NORTH.member_id)
    assert await club.own_data.unfinished() == []
    assert await traces(database, str(NORTH.member_id), "@north", "Vienna") == []
    after = await counted(database, NORTH)
    for name in ("standings", "ratings", "figures"):
        kept = [row for row in after[name] if row in before[name]]
        assert len(kept) >= len([row for row in before[name] if row["member_id"]]) - 12
    await check(database)
    rows = await stored(database)
    assert len({row["member_id"] for row in rows["seats"] if (row["member_id"] or 0) < 0}) == 1
    await database.close()


async def test_nothing_begins_with_a_member_who_is_being_forgotten(
    club: Club, database: Database
) -> None:
    waiting = await club.starting.challenge(PLACE, NORTH, SOUTH, QUICK)
    with killed_after(database, 1), pytest.raises(KilledError):
        await club.own_data.forget(SOUTH.member_id)
    with pytest.raises(BeingForgotten):
        await club.starting.accept(waiting.table.table_id, SOUTH, next(presses))
    with pytest.raises(BeingForgotten):
        await club.queue.join(PLACE, SOUTH, QUICK, next(presses))
    with pytest.raises(NotTaking):
        await club.sheets.open(PLACE, NORTH, QUICK, others=(SOUTH,), interaction_id=next(presses))
    await club.friends.add(SOUTH, EAST)
    await club.friends.add(EAST, SOUTH)
    await club.own_data.go_on(SOUTH.member_id)
    assert await traces(database, str(SOUTH.member_id)) == []


async def test_whoever_is_about_meanwhile_is_forgotten_all_the_same(
    club: Club, database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    really_end, rounds = deletions.end, 0

    async def end(connection: AsyncConnection, member_id: int) -> None:
        nonlocal rounds
        rounds += 1
        if rounds == 1:
            await members.remember(connection, EAST.member_id, "@east")
            await friends.add(connection, EAST.member_id, member_id, Clock().now())
        await really_end(connection, member_id)

    await game(club, NORTH, SOUTH, LONG)
    monkeypatch.setattr(deletions, "end", end)
    await club.own_data.forget(NORTH.member_id)
    assert await traces(database, str(NORTH.member_id)) == []
    assert await club.own_data.unfinished() == []


@pytest.mark.slow
async def test_a_server_goes_in_slices(
    club: Club, database: Database, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(batches, "ROWS", 3)
    await evening(club)
    await busy(club)
    await practise(club, 12)
    with watched(database) as seen:
        await club.server_departures.close(HERE)
    assert max(seen.statements) <= MOST_STATEMENTS
    assert len(seen.statements) > 12
    clock.advance(timedelta(minutes=1))
    with watched(database) as seen:
        assert await club.server_departures.forget_due() == [HERE]
    assert max(seen.rows) <= server_purge.FEW + 3
    assert (await stored(database))["games"] != []
    # What was played between two servers stays with its players.
    left = {row["server_id"] for row in (await stored(database))["games"]}
    assert left == {PLACE.server_id + 1, BETWEEN}


async def test_the_games_of_a_server_are_closed_after_a_restart_too(
    club: Club, database: Database
) -> None:
    await practise(club, 5)
    with killed_after(database, 3), pytest.raises(KilledError):
        await club.server_departures.close(HERE)
    assert await club.server_departures.closing() == [HERE]
    assert len(await club.server_departures.close_rest(HERE)) == 3
    assert await club.server_departures.closing() == []


# Recounts


async def annulled(club: Club, table_id: int) -> None:
    await club.admin.void(PLACE, EAST, table_id, "late", next(presses))


async def season_of(club: Club, clock: Clock, games: int) -> list[int]:
    """Games that one side gave up; their tables."""
    people, tables = (NORTH, SOUTH, EAST, WEST), list[int]()
    for number in range(games):
        one, two = people[number % 4], people[(number * 7 + 1) % 4]
        two = two if two is not one else people[(number + 1) % 4]
        begun = await game(club, one, two)
        await club.playing.resign(begun.table.table_id, (one if number % 3 else two).member_id)
        tables.append(begun.table.table_id)
        clock.advance(timedelta(hours=5))
    return tables


@pytest.mark.slow
@pytest.mark.parametrize("rows", [2, 1000])
async def test_games_go_on_while_one_is_annulled_and_all_comes_out_as_a_recount_gives(
    club: Club, database: Database, clock: Clock, monkeypatch: pytest.MonkeyPatch, rows: int
) -> None:
    monkeypatch.setattr(recount, "ROWS", rows)
    first, *others = await season_of(club, clock, 8)
    running = await game(club, NORTH, EAST, PRESETS.rules("standard", game_target=400))
    stages: list[int | None] = []

    async def play_on() -> None:
        for number in range(6):
            begun = await game(club, SOUTH, WEST)
            await club.playing.resign(begun.table.table_id, (SOUTH, WEST)[number % 2].member_id)
        await annulled(club, running.table.table_id)

    async def look() -> None:
        before: apply_recount.CountedRows | None = None
        while True:
            async with database.read() as connection:
                stage = await recounts.stage(connection, HERE)
                there = await apply_recount.stored(connection, HERE)
            board = await club.ratings.standings(HERE, NORTH.member_id, Board(RATING))
            if stage in {None, recounts.STANDINGS, recounts.COUNTING} and not board.counting:
                assert board.rows
            stages.append(stage)
            if stage == recounts.COUNTING and stages[-2:-1] == [recounts.COUNTING]:
                assert there == before
            before = there
            await asyncio.sleep(0)

    watching = asyncio.create_task(look())
    await asyncio.gather(annulled(club, first), play_on(), annulled(club, others[3]))
    watching.cancel()
    await asyncio.gather(watching, return_exceptions=True)
    assert watching.cancelled()
    assert recounts.COUNTING in stages
    assert (recounts.SWAPPING in stages) == (rows == 2)
    async with database.read() as connection:
        assert await recounts.waiting(connection) == []
    await check(database)


async def test_a_board_shows_no_figures_while_they_are_swapped(
    club: Club, database: Database, clock: Clock
) -> None:
    await season_of(club, clock, 2)
    async with database.write() as connection:
        await recounts.ask(connection, HERE)
        await recounts.reach(connection, HERE, recounts.SWAPPING)
    board = await club.ratings.standings(HERE, NORTH.member_id)
    assert (board.counting, board.rows, board.own) == (True, (), None)
    await catch_up(database)
    board = await club.ratings.standings(HERE, NORTH.member_id)
    assert (board.counting, len(board.rows)) == (False, 2)


@pytest.mark.slow
@pytest.mark.parametrize("writes", range(1, 7))
async def test_a_recount_that_is_cut_short_begins_again(
    club: Club, database: Database, clock: Clock, monkeypatch: pytest.MonkeyPatch, writes: int
) -> None:
    monkeypatch.setattr(recount, "ROWS", 10)
    first, *_ = await season_of(club, clock, 6)
    with killed_after(database, writes), pytest.raises(KilledError):
        await annulled(club, first)
    begun = await game(club, SOUTH, WEST)
    await club.playing.resign(begun.table.table_id, SOUTH.member_id)
    await catch_up(database)
    await check(database)
    async with database.read() as connection:
        assert await recounts.waiting(connection) == []


@pytest.mark.slow
@pytest.mark.parametrize("writes", range(1, 7))
async def test_a_recount_writes_no_more_once_another_process_counts(  # noqa: PLR0917 - fixtures
    url: str,
    club: Club,
    database: Database,
    clock: Clock,
    monkeypatch: pytest.MonkeyPatch,
    writes: int,
) -> None:
    monkeypatch.setattr(recount, "ROWS", 5)
    first, *_ = await season_of(club, clock, 6)
    twin = await Database.open(url)

    async def overtake() -> None:
        await catch_up(twin)
        begun = await game(make_club(twin, clock), SOUTH, WEST)
        await make_club(twin, clock).playing.resign(begun.table.table_id, SOUTH.member_id)

    with overtaken_after(database, writes, overtake):
        await annulled(club, first)
    await catch_up(database)
    await twin.close()
    await check(database)
    async with database.read() as connection:
        assert await recounts.waiting(connection) == []


@pytest.mark.slow
async def test_a_recount_amid_a_deletion_takes_the_member_and_who_stands_for_them_for_one(
    club: Club, database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(batches, "ROWS", 2)
    tables = await evening(club)
    before = await counted(database, NORTH)
    kills = 0
    while not kills or await club.own_data.unfinished():
        kills += 1
        with killed_after(database, 7), suppress(KilledError):
            await club.own_data.forget(NORTH.member_id)
        async with database.write() as connection:
            await recounts.ask(connection, HERE)
        await catch_up(database)
        await check(database)
    assert kills > 5
    after = await counted(database, NORTH)
    assert after["ratings"] == before["ratings"]
    assert NAME in (await club.tables.record(tables[0]))
    await check(database)
