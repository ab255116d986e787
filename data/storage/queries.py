"""What every repository uses: rows as frozen dataclasses, and INSERTs with ON CONFLICT."""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import fields
from functools import cache
from typing import TYPE_CHECKING, Any, TypeVar

from sqlalchemy import (
    Column,
    ColumnElement,
    Executable,
    Insert,
    Table,
    and_,
    false,
    insert,
    or_,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

Row = TypeVar("Row")


def columns(
    table: Table, kind: "type[DataclassInstance]", *, skip: Collection[str] = ()
) -> list[Column[Any]]:
    """Return the columns named like the fields of a row type, in their order."""
    return [table.c[field.name] for field in fields(kind) if field.name not in skip]


def values_of(row: "DataclassInstance") -> dict[str, Any]:
    """Return the fields of a row by name, to be written."""
    return {field.name: getattr(row, field.name) for field in fields(row)}


async def fetch_one(
    connection: AsyncConnection,
    query: Executable,
    kind: Callable[..., Row],
    values: Mapping[str, Any] | None = None,
) -> Row | None:
    """Return the first row of a query as `kind`, or None; `values` are for bound parameters."""
    found = (await connection.execute(query, values)).first()
    return None if found is None else kind(*found)


async def fetch_all(
    connection: AsyncConnection,
    query: Executable,
    kind: Callable[..., Row],
    values: Mapping[str, Any] | None = None,
) -> list[Row]:
    """Return all rows of a query as `kind`; `values` are for its bound parameters."""
    return [kind(*row) for row in await connection.execute(query, values)]


def insert_into(connection: AsyncConnection, table: Table) -> sqlite.Insert | postgresql.Insert:
    """Start an INSERT that can have ON CONFLICT, in this connection's dialect."""
    return insert_for(connection.dialect.name, table)


def insert_for(dialect: str, table: Table) -> sqlite.Insert | postgresql.Insert:
    """Start an INSERT that can have ON CONFLICT, in a dialect."""
    if dialect == "postgresql":
        return postgresql.insert(table)
    return sqlite.insert(table)


async def insert_row(connection: AsyncConnection, table: Table, row: "DataclassInstance") -> None:
    """Write a row whose fields are named after the table's columns."""
    await connection.execute(_insert(table), values_of(row))


@cache
def _insert(table: Table) -> Insert:
    return insert(table)


async def update_row(connection: AsyncConnection, table: Table, row: "DataclassInstance") -> None:
    """Write a stored row anew, which has the key that it had."""
    values = values_of(row)
    same = (each == values[each.name] for each in table.primary_key.columns)
    await connection.execute(update(table).where(*same).values(values))


def one_of(key: Sequence[Column[Any]], rows: Iterable[Sequence[Any]]) -> ColumnElement[bool]:
    """Match rows by key with ORs: for several columns IN a list SQLite uses no index."""
    if len(key) == 1:
        return key[0].in_([value for (value,) in rows])
    each = (
        and_(*(column == value for column, value in zip(key, row, strict=True))) for row in rows
    )
    return or_(false(), *each)
