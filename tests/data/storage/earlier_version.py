"""What an earlier version left in an SQLite file, as the script that makes it, on any database."""

import sqlite3
from contextlib import closing
from typing import Any

from sqlalchemy import Connection, func, inspect, make_url, select, text
from sqlalchemy.ext.asyncio import create_async_engine

from data.schema.metadata import metadata
from data.storage.migrate import _step

Rows = dict[str, list[dict[str, Any]]]


async def leave(script: str, url: str) -> None:
    """Make a database as an earlier version left it, of its schema and with its rows."""
    address = make_url(url)
    if address.get_backend_name() == "sqlite":
        with closing(sqlite3.connect(str(address.database))) as file:
            file.execute("PRAGMA journal_mode = WAL")
            file.executescript(script)
        return
    with closing(sqlite3.connect(":memory:")) as left:
        left.executescript(script)
        await carry_over(left, url)


async def carry_over(file: sqlite3.Connection, url: str) -> None:
    """Put what is in an SQLite file into an empty PostgreSQL database, of the same version."""
    version, rows = _read(file)
    engine = create_async_engine(url)
    async with engine.begin() as connection:
        while await connection.run_sync(_version) != version:
            assert await connection.run_sync(_step)
        for name, each in rows.items():
            if each:
                names, values = ", ".join(each[0]), ", ".join(f":{column}" for column in each[0])
                await connection.execute(
                    text(f"INSERT INTO {name} ({names}) VALUES ({values})"), each
                )
        await connection.run_sync(_count_on, rows)
    await engine.dispose()


def _read(file: sqlite3.Connection) -> tuple[str, Rows]:
    """The version, and the rows, table by table, each after those it points to."""
    file.row_factory = sqlite3.Row
    (version,) = file.execute("SELECT version_num FROM alembic_version").fetchone()
    there = {row[0] for row in file.execute("SELECT name FROM sqlite_master")}
    return version, {
        table.name: [dict(row) for row in file.execute(f"SELECT * FROM {table.name}")]
        for table in metadata.sorted_tables
        if table.name in there
    }


def _version(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.scalar(text("SELECT version_num FROM alembic_version"))


def _count_on(connection: Connection, rows: Rows) -> None:
    """Have numbers given from the last one on."""
    for table in metadata.tables.values():
        column = table.autoincrement_column
        if column is not None and rows.get(table.name):
            number = func.pg_get_serial_sequence(table.name, column.name)
            last = select(func.max(column)).scalar_subquery()
            connection.execute(select(func.setval(number, last)))
