"""Changes of many rows, a slice at a time, so that other writers wait for one slice only.

Rows are found first, and again by their keys: one that no longer matches is left alone.
"""

from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from typing import Any, Final, TypeVar

from sqlalchemy import ColumnElement, Table, and_, delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from data.storage.database import Database
from data.storage.queries import one_of

ROWS: Final = 200
"""Rows changed in one transaction, some hundredths of a millisecond each, more with a cascade."""

Item = TypeVar("Item")

Change = Callable[[AsyncConnection, ColumnElement[bool]], Awaitable[object]]
"""Changes the rows that match a condition, in a write transaction."""


def parts(items: Sequence[Item], size: int) -> Iterator[Sequence[Item]]:
    """Return a list in parts of `size`; the last may be shorter."""
    return (items[first : first + size] for first in range(0, len(items), size))


async def in_slices(
    database: Database,
    table: Table,
    where: ColumnElement[bool],
    change: Change,
) -> int:
    """Change all matching rows of a table, a slice a transaction; return how many there were."""
    key = tuple(table.primary_key.columns)
    async with database.read() as connection:
        found = (await connection.execute(select(*key).where(where).order_by(*key))).all()
    for part in parts(found, ROWS):
        async with database.write() as connection:
            await change(connection, and_(one_of(key, part), where))
    return len(found)


async def delete_all(database: Database, table: Table, where: ColumnElement[bool]) -> int:
    """Delete all matching rows of a table in slices and return how many there were."""

    async def change(connection: AsyncConnection, here: ColumnElement[bool]) -> None:
        await connection.execute(delete(table).where(here))

    return await in_slices(database, table, where, change)


async def update_all(
    database: Database, table: Table, where: ColumnElement[bool], values: Mapping[str, Any]
) -> int:
    """Update all matching rows of a table in slices and return how many there were."""

    async def change(connection: AsyncConnection, here: ColumnElement[bool]) -> None:
        await connection.execute(update(table).where(here).values(values))

    return await in_slices(database, table, where, change)
