"""A server's data deleted from the database, a few tables at a time."""

from typing import Any, Final

from sqlalchemy import Column, delete, func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from data.schema.contests import games
from data.schema.cups import (
    competition_drafts,
    competitions,
    cup_drafts,
    cups,
    match_drafts,
    match_sides,
    server_matches,
)
from data.schema.days import daily_places, news
from data.schema.deal_stats import figures
from data.schema.house_rules import panels, presets
from data.schema.matchmaking import practice_seeds, queue
from data.schema.members import servers
from data.schema.settings import audit, server_settings
from data.schema.standings import awarded_roles, rated, ratings, recounts, standings
from data.schema.tables import tables
from data.schema.turn_clock import absences
from data.storage import batches
from data.storage.database import Database

FEW: Final = 5
"""Tables deleted in one transaction, some hundred moves each, so that others get their turn."""

OF_SERVER: Final[tuple[Column[Any], ...]] = (
    panels.c.server_id,
    presets.c.server_id,
    queue.c.server_id,
    practice_seeds.c.server_id,
    server_settings.c.server_id,
    audit.c.server_id,
    figures.c.server_id,
    daily_places.c.server_id,
    rated.c.server_id,
    ratings.c.server_id,
    standings.c.server_id,
    recounts.c.server_id,
    cup_drafts.c.server_id,
    cups.c.server_id,
    news.c.server_id,
    awarded_roles.c.server_id,
    competition_drafts.c.server_id,
    competitions.c.server_id,
    match_drafts.c.server_id,
    match_sides.c.server_id,
    server_matches.c.server_id,
    absences.c.server_id,
)
"""What belongs to a server besides its tables; the rest goes with those."""


async def finished(connection: AsyncConnection, server_id: int) -> int:
    """Count the settled contests of a server."""
    query = select(func.count()).where(games.c.server_id == server_id)
    return await connection.scalar(query) or 0


async def tables_of(connection: AsyncConnection, server_id: int) -> int:
    """Delete a server's latest tables, `FEW` at most, with all their rows; return how many."""
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
    # A match between servers goes with either; its games stay with those who have played them.
    number = server_matches.c.match_id
    own = number.in_(select(match_sides.c.match_id).where(match_sides.c.server_id == server_id))
    places = select(-number).where(own)
    await batches.update_all(database, servers, servers.c.server_id.in_(places), {"name": ""})
    await batches.delete_all(database, server_matches, own)
    for column in OF_SERVER:
        await batches.delete_all(database, column.table, column == server_id)


async def server(connection: AsyncConnection, server_id: int) -> None:
    """Delete a server's own row; an IntegrityError means that something of it is still stored."""
    await connection.execute(delete(servers).where(servers.c.server_id == server_id))
