"""Two versions on one database: an older program uses a newer schema where the newer says so."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from unittest import mock

import pytest
from sqlalchemy import insert, text

from data.schema.running.processes import processes
from data.storage import migrate
from data.storage.database import Database
from data.storage.errors import DatabaseProblem
from tests.data.sample_rows import running_table
from tests.postgresql import started, why_none
from tests.proof.concurrency.shifted_program import REVISION, write_newer_schema


@contextmanager
def newer_program(folder: Path, *, breaks: bool = False) -> Iterator[None]:
    """A program with one more migration, which only adds something, or says nothing of that."""
    write_newer_schema(folder / "newer")
    if breaks:
        file = folder / f"newer/versions/m{REVISION}_newer.py"
        file.write_text(file.read_text("utf-8").replace("works_since", "other"), "utf-8")
    with mock.patch.object(migrate, "MIGRATIONS", folder / "newer"):
        migrate._scripts.cache_clear()
        try:
            yield
        finally:
            migrate._scripts.cache_clear()


async def open_and_play(url: str) -> None:
    database = await Database.open(url)
    try:
        async with database.write() as connection:
            await running_table(connection, plies=3)
    finally:
        await database.close()


async def test_a_program_uses_a_newer_schema_that_only_adds(url: str, tmp_path: Path) -> None:
    await (await Database.open(url)).close()
    with newer_program(tmp_path):
        await (await Database.open(url)).close()
    await open_and_play(url)
    checked = await Database.open(url, as_it_is=True)
    async with checked.read() as connection:
        assert await connection.scalar(text("SELECT count(remark) FROM tables")) == 0
    await checked.close()


async def test_a_program_refuses_a_newer_schema_that_does_more(url: str, tmp_path: Path) -> None:
    await (await Database.open(url)).close()
    with newer_program(tmp_path, breaks=True):
        await open_and_play(url)
    with pytest.raises(DatabaseProblem, match=f"newer Undercut.*{REVISION}"):
        await Database.open(url)


async def test_a_mark_about_another_schema_says_nothing(url: str, tmp_path: Path) -> None:
    await (await Database.open(url)).close()
    with newer_program(tmp_path):
        database = await Database.open(url)
        async with database.write() as connection:
            await connection.execute(text("UPDATE schema_marks SET revision = '0038'"))
        await database.close()
    with pytest.raises(DatabaseProblem, match="newer Undercut"):
        await Database.open(url)


@pytest.mark.slow
@pytest.mark.skipif(why_none() is not None, reason=str(why_none()))
async def test_no_schema_is_changed_under_a_program_that_cannot_use_it(tmp_path: Path) -> None:
    with started() as server:
        url = await server.create()
        database = await Database.open(url)
        older = {"shards": "all", "revision": migrate.newest()}
        now = text("(EXTRACT(EPOCH FROM clock_timestamp()) * 1000)::bigint")
        runs = insert(processes).values(started_at=now, heard_at=now, **older)
        async with database.write() as connection:
            await connection.execute(runs)
        refused = pytest.raises(DatabaseProblem, match="stop all processes")
        with newer_program(tmp_path / "breaking", breaks=True), refused:
            await Database.open(url)
        with newer_program(tmp_path / "adding"):
            await (await Database.open(url)).close()
        await database.close()
