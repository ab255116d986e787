"""Discord servers that the bot has been played in."""

from collections.abc import Collection
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final

from sqlalchemy import func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from data.schema.games import servers
from data.storage.queries import columns, fetch_one, insert_into

KEPT: Final = timedelta(days=30)
"""How long what is stored of a server is kept after the bot was removed from it."""


@dataclass(frozen=True, slots=True)
class Server:
    """A server, with its preferred locale as Discord last gave it (None: it hasn't yet)."""

    server_id: int
    name: str
    locale: str | None = None


async def get(connection: AsyncConnection, server_id: int) -> Server | None:
    """Look a server up."""
    query = select(*columns(servers, Server)).where(servers.c.server_id == server_id)
    return await fetch_one(connection, query, Server)


async def remember(
    connection: AsyncConnection, server_id: int, name: str, locale: str | None = None
) -> None:
    """Keep a server's present name and, if it is given, its preferred locale."""
    known = {"name": name} if locale is None else {"name": name, "locale": locale}
    insert = insert_into(connection, servers).values(server_id=server_id, **known)
    await connection.execute(
        insert.on_conflict_do_update(index_elements=[servers.c.server_id], set_=known)
    )


async def set_locale(connection: AsyncConnection, server_id: int, locale: str) -> bool:
    """Note that a server prefers another locale; answers whether that was known and is news."""
    query = update(servers).where(servers.c.server_id == server_id)
    changed = query.where(servers.c.locale.is_distinct_from(locale)).values(locale=locale)
    return (await connection.execute(changed)).rowcount > 0


async def note_left(
    connection: AsyncConnection, server_ids: Collection[int], at: datetime
) -> list[int]:
    """Note that the bot isn't in some servers any more; one of which that is known stays as it is.

    Returns:
        Those of which it is news.
    """
    gone = update(servers).where(servers.c.server_id.in_(server_ids), servers.c.left_at.is_(None))
    noted = await connection.scalars(gone.values(left_at=at).returning(servers.c.server_id))
    return sorted(noted.all())


async def note_back(connection: AsyncConnection, server_ids: Collection[int]) -> list[int]:
    """Note that the bot is in some servers.

    Returns:
        Those that it had been removed from.
    """
    back = update(servers).where(
        servers.c.server_id.in_(server_ids), servers.c.left_at.is_not(None)
    )
    noted = await connection.scalars(back.values(left_at=None).returning(servers.c.server_id))
    return sorted(noted.all())


async def all_ids(connection: AsyncConnection) -> set[int]:
    """Give every server that is known."""
    return set((await connection.scalars(select(servers.c.server_id))).all())


async def forget_at(connection: AsyncConnection, server_id: int, at: datetime) -> None:
    """Note when a server is to be forgotten, as its owners wish; the first wish holds."""
    wish = update(servers).where(servers.c.server_id == server_id, servers.c.forget_at.is_(None))
    await connection.execute(wish.values(forget_at=at))


async def unwanted(connection: AsyncConnection) -> list[int]:
    """Give the servers whose owners want them forgotten."""
    query = select(servers.c.server_id).where(
        servers.c.forget_at.is_not(None), servers.c.left_at.is_(None)
    )
    return list((await connection.scalars(query)).all())


async def due(connection: AsyncConnection, now: datetime) -> list[int]:
    """Give the servers whose time to be forgotten has come."""
    query = select(servers.c.server_id).where(
        or_(servers.c.forget_at <= now, servers.c.left_at <= now - KEPT)
    )
    return list((await connection.scalars(query.order_by(servers.c.server_id))).all())


async def next_due(connection: AsyncConnection) -> datetime | None:
    """Give when the next server is to be forgotten, if one is."""
    query = select(func.min(servers.c.forget_at), func.min(servers.c.left_at))
    wished, left = (await connection.execute(query)).one()
    times = [each for each in (wished, left and left + KEPT) if each is not None]
    return min(times, default=None)
