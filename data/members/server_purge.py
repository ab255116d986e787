"""All that is stored of a server taken out of the database, its tables a few at a time."""

from typing import Any, Final

from sqlalchemy import Column, delete, func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from data.schema.deal_stats import figures
from data.schema.games import games, servers, tables
from data.schema.house_rules import panels, presets
from data.schema.matchmaking import practice_seeds, queue
from data.schema.settings import audit, server_settings
from data.schema.standings import rated, ratings, recounts, standings
from data.storage import batches
from data.storage.database import Database

FEW: Final = 5
"""Tables that are deleted in one transaction, with some hundred moves each: others get their turn
between two."""

OF_SERVER: Final[tuple[Column[Any], ...]] = (
    panels.c.server_id,
    presets.c.server_id,
    queue.c.server_id,
    practice_seeds.c.server_id,
    server_settings.c.server_id,
    audit.c.server_id,
    figures.c.server_id,
    rated.c.server_id,
    ratings.c.server_id,
    standings.c.server_id,
    recounts.c.server_id,
)
"""What belongs to a server besides its tables, with which the rest goes."""


async def finished(connection: AsyncConnection, server_id: int) -> int:
    """Count the contests that were settled in a server."""
    query = select(func.count()).where(games.c.server_id == server_id)
    return await connection.scalar(query) or 0


async def tables_of(connection: AsyncConnection, server_id: int) -> int:
    """Delete a few of a server's tables, the latest first, with all that belongs to them.

    Returns:
        How many there were.
    """
    page = select(tables.c.table_id).where(tables.c.server_id == server_id)
    found = await connection.scalars(page.order_by(tables.c.table_id.desc()).limit(FEW))
    gone = list(found.all())
    if gone:
        again = update(tables).where(tables.c.rematch_of.in_(gone)).values(rematch_of=None)
        await connection.execute(again)
        await connection.execute(delete(tables).where(tables.c.table_id.in_(gone)))
    return len(gone)


async def belongings(database: Database, server_id: int) -> None:
    """Delete all that is stored of a server besides its tables, a slice at a time."""
    for column in OF_SERVER:
        await batches.delete_all(database, column.table, column == server_id)


async def server(connection: AsyncConnection, server_id: int) -> None:
    """Delete a server of which nothing else is stored any more.

    Raises:
        IntegrityError: Something is.
    """
    await connection.execute(delete(servers).where(servers.c.server_id == server_id))
