"""Rows as they are stored, in the order of their keys, some at a time: of SQLite and PostgreSQL."""

import asyncio
import sqlite3
from collections.abc import AsyncGenerator, Sequence
from typing import Any, Final, Protocol

import sqlalchemy as sa
from sqlalchemy import Column, Table, TypeDecorator
from sqlalchemy.ext.asyncio import AsyncConnection

from data.schema.metadata import metadata
from data.schema.running.processes import OF_PROGRAMS

# Rows that are in memory at once.
BATCH: Final = 500

StoredRow = tuple[Any, ...]


class StoredText(bytes):
    """Text as SQLite has it, whether or not it is UTF-8."""

    __slots__ = ()


class StoredRows(Protocol):
    """What a database has stored, within one transaction."""

    def batches(self, table: Table) -> AsyncGenerator[Sequence[StoredRow]]:
        """Yield all rows of a table, in the order of its key."""
        ...

    async def insert(self, table: Table, rows: Sequence[StoredRow]) -> None:
        """Write rows."""
        ...

    async def last_number(self, table: Table) -> int:
        """Return the highest number that a table has ever given a row."""
        ...

    async def set_last_number(self, table: Table, number: int) -> None:
        """Have a table number its rows from the next one on."""
        ...


def copied_tables() -> list[Table]:
    """Return the tables that hold what members did, parents first."""
    return [each for each in metadata.sorted_tables if each.name not in OF_PROGRAMS]


def numbered_tables() -> list[Table]:
    """Return the tables whose rows the database numbers."""
    return [each for each in copied_tables() if each.autoincrement_column is not None]


class SqliteRows:
    """Those of a file; values are as SQLite has them, texts as `StoredText`."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        connection.text_factory = StoredText
        self._connection = connection

    async def batches(self, table: Table) -> AsyncGenerator[Sequence[StoredRow]]:  # noqa: D102
        query = f"SELECT {_names(table)} FROM {table.name} ORDER BY {_keys(table)}"  # noqa: S608
        cursor = await asyncio.to_thread(self._connection.execute, query)
        while rows := await asyncio.to_thread(cursor.fetchmany, BATCH):
            yield rows

    async def insert(self, table: Table, rows: Sequence[StoredRow]) -> None:  # noqa: D102
        places = ", ".join("?" * len(table.columns))
        statement = f"INSERT INTO {table.name} ({_names(table)}) VALUES ({places})"  # noqa: S608
        plain = [[_plain(value) for value in row] for row in rows]
        await asyncio.to_thread(self._connection.executemany, statement, plain)

    async def last_number(self, table: Table) -> int:  # noqa: D102
        query = "SELECT seq FROM sqlite_sequence WHERE name = ?"
        found = self._connection.execute(query, (table.name,)).fetchone()
        return 0 if found is None else found[0]

    async def set_last_number(self, table: Table, number: int) -> None:  # noqa: D102
        self._connection.execute("DELETE FROM sqlite_sequence WHERE name = ?", (table.name,))
        row = "INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)"
        self._connection.execute(row, (table.name, number))


class PostgresqlRows:
    """Those that a connection sees."""

    def __init__(self, connection: AsyncConnection) -> None:
        self._connection = connection

    async def batches(self, table: Table) -> AsyncGenerator[Sequence[StoredRow]]:  # noqa: D102
        plain = _plain_table(table)
        query = sa.select(*plain.columns).order_by(*map(_in_bytes, _key_columns(table)))
        async with self._connection.stream(query) as found:
            async for rows in found.partitions(BATCH):
                yield [tuple(row) for row in rows]

    async def insert(self, table: Table, rows: Sequence[StoredRow]) -> None:  # noqa: D102
        names = [each.name for each in table.columns]
        values = [dict(zip(names, map(_plain, row), strict=True)) for row in rows]
        await self._connection.execute(sa.insert(_plain_table(table)), values)

    async def last_number(self, table: Table) -> int:  # noqa: D102
        query = sa.text(f"SELECT last_value, is_called FROM {await self._sequence(table)}")  # noqa: S608
        last, used = (await self._connection.execute(query)).one()
        return last if used else last - 1

    async def set_last_number(self, table: Table, number: int) -> None:  # noqa: D102
        query = sa.text("SELECT setval(CAST(:sequence AS regclass), :next, false)")
        values = {"sequence": await self._sequence(table), "next": number + 1}
        await self._connection.execute(query, values)

    async def _sequence(self, table: Table) -> str:
        column = table.autoincrement_column
        assert column is not None
        query = sa.text("SELECT pg_get_serial_sequence(:table, :column)")
        found = await self._connection.execute(query, {"table": table.name, "column": column.name})
        return found.scalar_one()


def decoded(row: StoredRow) -> StoredRow:
    """Return a row with its texts decoded; UnicodeDecodeError where one is none."""
    return tuple(map(_plain, row))


def _plain(value: Any) -> Any:  # noqa: ANN401 - whatever a row holds
    return value.decode() if isinstance(value, StoredText) else value


def _names(table: Table) -> str:
    return ", ".join(f'"{each.name}"' for each in table.columns)


def _keys(table: Table) -> str:
    return ", ".join(f'"{each.name}"' for each in _key_columns(table))


def _key_columns(table: Table) -> list[Column[Any]]:
    return list(table.primary_key.columns)


def _plain_table(table: Table) -> sa.TableClause:
    return sa.table(table.name, *(sa.column(each.name, plain_type(each)) for each in table.columns))


def plain_type(column: Column[Any]) -> sa.types.TypeEngine[Any]:
    """Return what a column's values are stored as."""
    kind: sa.types.TypeEngine[Any] = column.type
    while isinstance(kind, TypeDecorator):
        kind = kind.impl_instance
    return kind


def _in_bytes(column: Column[Any]) -> sa.ColumnElement[Any]:
    # Order text as SQLite does, whatever the language of the database.
    kind = plain_type(column)
    plain = sa.column(column.name, kind)
    return sa.collate(plain, "C") if isinstance(kind, sa.String) else plain
