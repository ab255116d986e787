"""The migrations make exactly the described schema, and a killed one leaves nothing behind."""

import asyncio
import importlib
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, create_engine, inspect
from sqlalchemy.ext.asyncio import create_async_engine

from data.schema.metadata import metadata
from data.storage.database import Database

ROOT = Path(__file__).parents[3]

# Opens the database, and is killed as the n-th statement that begins so is about to run or has run.
KILLED = """
import asyncio, os, signal, sys
from sqlalchemy import event
from sqlalchemy.engine import Engine
from data.storage.database import Database

url, when, start, count = sys.argv[1:]
left = int(count)

@event.listens_for(Engine, when)
def die(connection, cursor, statement, *rest):
    global left
    if statement.lstrip().startswith(start):
        left -= 1
        if left == 0:
            os.kill(os.getpid(), signal.SIGKILL)

asyncio.run(Database.open(url))
"""


for described in (ROOT / "data").glob("schema_*.py"):
    importlib.import_module(f"data.{described.stem}")


def parts(sql: str) -> list[str]:
    """The columns and constraints of a statement, wherever its lines end."""
    found, depth = [""], 0
    for sign in " ".join(sql.split()):
        depth += (sign == "(") - (sign == ")")
        if depth <= 1 and sign in "(),":
            found.append("")
        else:
            found[-1] += sign
    return [part.strip() for part in found]


def differences(connection: Connection) -> list[object]:
    context = MigrationContext.configure(
        connection, opts={"compare_type": True, "compare_server_default": True}
    )
    return list(compare_metadata(context, metadata))


async def test_the_migrations_make_the_described_schema(database: Database) -> None:
    async with database.read() as connection:
        assert await connection.run_sync(differences) == []


@pytest.mark.sqlite
async def test_the_migrated_file_is_the_described_one_to_the_letter(
    database: Database,
) -> None:
    """Alembic compares neither CHECK constraints nor an index's WHERE, so this does."""

    def clauses(connection: Connection) -> dict[str, list[str]]:
        made = connection.exec_driver_sql(
            "SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL"
            " AND name NOT IN ('alembic_version', 'sqlite_sequence')"
        )
        return {row.name: sorted(parts(row.sql)) for row in made}

    described = create_engine("sqlite://")
    with described.begin() as connection:
        metadata.create_all(connection)
        wanted = clauses(connection)
    described.dispose()
    async with database.read() as connection:
        assert await connection.run_sync(clauses) == wanted


@pytest.mark.sqlite
async def test_every_table_is_strict(database: Database) -> None:
    async with database.read() as connection:
        made = await connection.exec_driver_sql(
            "SELECT name, sql FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
        )
        sql = {row.name: row.sql for row in made}
    # Alembic's own table is Alembic's business.
    del sql["alembic_version"]
    assert set(sql) == set(metadata.tables)
    for name, statement in sql.items():
        assert statement.rstrip().endswith("STRICT"), name


@pytest.mark.slow
@pytest.mark.sqlite
async def test_opening_again_changes_nothing(url: str, tmp_path: Path) -> None:
    await (await Database.open(url)).close()
    file = tmp_path / "undercut.db"
    before = file.read_bytes()
    await (await Database.open(url)).close()
    assert file.read_bytes() == before


@pytest.mark.slow
async def test_processes_that_start_at_once_share_the_work(url: str) -> None:
    opened = await asyncio.gather(*(Database.open(url) for _ in range(4)))
    async with opened[0].read() as connection:
        assert await connection.run_sync(differences) == []
    for database in opened:
        await database.close()


@pytest.mark.slow
@pytest.mark.parametrize(
    ("when", "start", "count"),
    [
        ("after_cursor_execute", "CREATE TABLE alembic_version", 1),
        ("after_cursor_execute", "CREATE TABLE", 6),
        ("after_cursor_execute", "CREATE UNIQUE INDEX", 1),
        ("before_cursor_execute", "INSERT INTO alembic_version", 1),
        ("after_cursor_execute", "INSERT INTO alembic_version", 1),
    ],
)
async def test_a_killed_migration_leaves_nothing(
    when: str, start: str, count: int, url: str
) -> None:
    killed = await asyncio.to_thread(
        subprocess.run,
        [sys.executable, "-c", KILLED, url, when, start, str(count)],
        cwd=ROOT,
        check=False,
    )
    assert killed.returncode == -signal.SIGKILL
    engine = create_async_engine(url)
    async with engine.connect() as connection:
        names = await connection.run_sync(lambda there: inspect(there).get_table_names())
    await engine.dispose()
    assert names == []
    database = await Database.open(url)
    async with database.read() as connection:
        assert await connection.run_sync(differences) == []
    await database.close()
