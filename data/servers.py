"""Discord servers that the bot has been played in."""

from dataclasses import dataclass

from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from data.queries import columns, fetch_one, insert_into
from data.schema import servers


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
