"""What a statement costs by our driver of SQLite, beside the libraries' own."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import AbstractAsyncContextManager
from functools import partial
from pathlib import Path

from sqlalchemy import insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from benchmarks.live.sample_database import address
from benchmarks.measure import Measure
from benchmarks.timing import Work
from data.schema.members import servers
from data.storage.database import Database

READ = select(servers.c.server_id, servers.c.name)
WRITE = update(servers).values(name="Parlour")

Begin = Callable[[], AbstractAsyncContextManager[AsyncConnection]]
"""Begins a transaction."""


async def read(begin: Begin) -> None:
    """Read one row, in a transaction of its own."""
    async with begin() as connection:
        (await connection.execute(READ)).all()


async def write(begin: Begin) -> None:
    """Write one row, after looking at it."""
    async with begin() as connection:
        (await connection.execute(READ)).all()
        await connection.execute(WRITE)


async def prepare(url: str) -> Database:
    """Make a database with one row to read and write."""
    database = await Database.open(url)
    async with database.write() as connection:
        await connection.execute(insert(servers).values(server_id=1, name="Parlour"))
    return database


def again(
    runner: asyncio.Runner,
    act: Callable[[Begin], Awaitable[None]],
    begin: Begin,
    times: int,
) -> Work:
    """Return the work of doing it so many times."""

    async def act_often() -> int:
        for _ in range(times):
            await act(begin)
        return times

    return lambda: runner.run(act_often())


def measures(runner: asyncio.Runner, folder: Path, times: int = 500) -> Iterator[Measure]:
    """Yield the lines, on a database in the folder; the runner must outlive them."""
    url = address(folder / "file.db")
    ours, theirs = runner.run(prepare(url)), create_async_engine(url)
    beside = "the libraries' own"
    for what, act, begin, other in (
        ("a query alone", read, partial(ours.read, alone=True), theirs.connect),
        ("a query and a write", write, ours.write, theirs.begin),
    ):
        mine = again(runner, act, begin, times)
        yield Measure(what, mine, beside, again(runner, act, other, times))
    runner.run(ours.close())
    runner.run(theirs.dispose())
