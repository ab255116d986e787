"""What a timed transaction tells of itself."""

import asyncio
from functools import partial
from pathlib import Path

import pytest
import pytest_asyncio

from data.core import members
from data.storage.database import Database
from data.storage.timed_transactions import TimedTransaction
from tests.data.sample_rows import NORTH, NOW

Told = list[tuple[bool, float, float, bool]]


class UndoneError(Exception):
    """The block has given up."""


@pytest_asyncio.fixture
async def told(database: Database) -> Told:
    found: Told = []
    tell = lambda *told: found.append(told)  # noqa: E731
    database.transaction = partial(TimedTransaction, tell)
    return found


async def test_reads_and_writes_are_told_once_each(database: Database, told: Told) -> None:
    async with database.write() as connection:
        await members.remember(connection, NORTH, "@north", NOW)
    for alone in (True, False):
        async with database.read(alone=alone) as connection:
            found = await members.get(connection, NORTH)
            assert found is not None
    assert [(writes, well) for writes, *_, well in told] == [
        (True, True),
        (False, True),
        (False, True),
    ]
    assert all(waited >= 0 and took > 0 for _, waited, took, _ in told)


async def test_what_is_undone_is_told_as_undone(database: Database, told: Told) -> None:
    async def give_up() -> None:
        async with database.write() as connection:
            await members.remember(connection, NORTH, "@north", NOW)
            raise UndoneError

    with pytest.raises(UndoneError):
        await give_up()
    ((writes, _, _, well),) = told
    assert (writes, well) == (True, False)
    async with database.read(alone=True) as connection:
        assert await members.get(connection, NORTH) is None


@pytest.mark.sqlite
async def test_a_writers_wait_for_its_turn_is_told(database: Database, told: Told) -> None:
    """By the order of events: the second begins after the first has ended, having asked before."""
    asked, free = asyncio.Event(), asyncio.Event()

    async def hold() -> None:
        async with database.write():
            asked.set()
            await free.wait()

    async def follow() -> None:
        async with database.write():
            pass

    first = asyncio.create_task(hold())
    await asked.wait()
    second = asyncio.create_task(follow())
    for _ in range(20):
        await database.size()
    free.set()
    await asyncio.gather(first, second)
    assert [writes for writes, *_ in told] == [True, True]
    (_, _, held, _), (_, waited, _, _) = told
    assert 0 < waited <= held * 2


async def test_one_that_cannot_begin_is_told(database: Database, told: Told) -> None:
    await database.close()
    with pytest.raises(RuntimeError):
        async with database.read():
            pass
    ((writes, _, took, well),) = told
    assert (writes, took, well) == (False, 0.0, False)


@pytest.mark.sqlite
async def test_the_size_is_that_of_the_file_and_its_log(database: Database, tmp_path: Path) -> None:
    async with database.write() as connection:
        await members.remember(connection, NORTH, "@north", NOW)
    sizes = sizes_in(tmp_path)
    assert len(sizes) == 3
    assert await database.size() == sum(sizes)


def sizes_in(folder: Path) -> list[int]:
    return [
        one.stat().st_size
        for one in folder.rglob("*")
        if one.name.endswith((".db", ".db-wal", ".db-shm"))
    ]
