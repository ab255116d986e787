"""What a club remembers of a table is used only where the database says that it still holds."""

import random
from datetime import timedelta
from typing import Any
from weakref import WeakKeyDictionary

import pytest
from sqlalchemy.ext.asyncio import AsyncConnection

from club.club import Club
from club.core.errors import AlreadyPlayed
from club.table import folding
from club.table.snapshot import Snapshot, load
from data.storage.database import Database
from data.table import moves
from tests.club.club_helpers import SHORT, Clock, begin, make_club, on_turn, step


async def read_anew(url: str, table_id: int) -> Snapshot:
    """The table as it is read by a process that remembers nothing."""
    database = await Database.open(url)
    try:
        return await make_club(database).tables.snapshot(table_id)
    finally:
        await database.close()


@pytest.mark.slow
async def test_what_a_move_answers_is_what_is_stored(url: str, club: Club, clock: Clock) -> None:
    now = await begin(club, SHORT)
    table_id = now.table.table_id
    while now.state is not None:
        now = await step(club, now)
        assert now == await club.tables.snapshot(table_id)
        if now.table.ply % 10 == 0:
            assert now == await read_anew(url, table_id)
            clock.advance(timedelta(minutes=1))
    assert now == await read_anew(url, table_id)


@pytest.mark.slow
async def test_two_processes_never_see_an_old_table(url: str, database: Database) -> None:
    another, dice = await Database.open(url), random.Random(4)
    clubs = [make_club(database), make_club(another)]
    stale = now = await begin(clubs[0], SHORT)
    table_id = now.table.table_id
    while now.state is not None:
        mine, other = dice.sample(clubs, 2)
        for _ in range(dice.randrange(1, 4)):  # so that the other one misses a move or some
            if now.state is not None:
                stale, now = now, await step(mine, now)
        with pytest.raises(AlreadyPlayed):
            await step(other, stale)
        assert await other.tables.snapshot(table_id) == now
    await another.close()


async def test_a_move_that_was_undone_is_forgotten(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Even where it had been looked at, and another move is then made at the same ply."""
    now = await begin(club, SHORT)
    table_id, ply = now.table.table_id, now.table.ply
    assert now.state is not None
    first, second, *_ = (str(move) for move in now.state.legal_moves())
    write = moves.add

    async def fail_after(connection: AsyncConnection, row: Any) -> None:
        await write(connection, row)
        assert (await load(connection, table_id)).table.ply == ply + 1
        raise OSError("the disk is full")

    with monkeypatch.context() as patch:
        patch.setattr(moves, "add", fail_after)
        with pytest.raises(OSError, match="full"):
            await club.playing.play(table_id, ply, on_turn(now), first)
    assert await club.tables.snapshot(table_id) == now
    after = await club.playing.play(table_id, ply, on_turn(now), second)
    assert after.state == now.state.play(now.state.legal_moves()[1])
    assert await club.tables.snapshot(table_id) == after


async def test_only_so_many_tables_are_remembered(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(folding, "_REMEMBERED", 1)
    monkeypatch.setattr(folding, "_memories", WeakKeyDictionary())
    begun = [await begin(club, SHORT, 5000), await begin(club, SHORT, 6000)]
    tables = [await club.tables.snapshot(each.table.table_id) for each in begun]
    for _ in range(2):
        for now in tables:
            assert await club.tables.snapshot(now.table.table_id) == now
    assert max(len(memory) for memory in folding._memories.values()) == 1
