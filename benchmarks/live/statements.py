"""What a statement costs by our driver of SQLite, beside the libraries' own."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

from sqlalchemy import insert, make_url, select, update
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from benchmarks.live.sample_database import address
from benchmarks.measure import Measure
from benchmarks.timing import Work
from data.schema.members import servers
from data.storage.database import Database
from data.storage.engines import for_reading, for_writing, make_engine

READ = select(servers.c.server_id, servers.c.name)
WRITE = update(servers).values(name="Parlour")


async def read(engine: AsyncEngine) -> None:
    """Read one row, in a transaction of its own."""
    async with engine.connect() as connection:
        (await connection.execute(READ)).all()


async def write(engine: AsyncEngine) -> None:
    """Write one row, after looking at it."""
    async with engine.begin() as connection:
        (await connection.execute(READ)).all()
        await connection.execute(WRITE)


async def prepare(url: str) -> None:
    """Make a database with one row to read and write."""
    database = await Database.open(url)
    async with database.write() as connection:
        await connection.execute(insert(servers).values(server_id=1, name="Parlour"))
    await database.close()


def again(
    runner: asyncio.Runner,
    act: Callable[[AsyncEngine], Awaitable[None]],
    engine: AsyncEngine,
    times: int,
) -> Work:
    """Return the work of doing it so many times."""

    async def act_often() -> int:
        for _ in range(times):
            await act(engine)
        return times

    return lambda: runner.run(act_often())


def measures(runner: asyncio.Runner, folder: Path, times: int = 500) -> Iterator[Measure]:
    """Yield the lines, on a database in the folder; the runner must outlive them."""
    url = address(folder / "file.db")
    runner.run(prepare(url))
    ours, theirs = make_engine(make_url(url)), create_async_engine(url)
    beside = "the libraries' own"
    for what, act, engine in (
        ("a query alone", read, for_reading(ours)[1]),
        ("a query and a write", write, for_writing(ours)[0]),
    ):
        mine = again(runner, act, engine, times)
        yield Measure(what, mine, beside, again(runner, act, theirs, times))
    runner.run(ours.dispose())
    runner.run(theirs.dispose())
