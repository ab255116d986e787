"""Discord servers that the bot has been played in."""

from dataclasses import dataclass

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from data.queries import columns, fetch_one, insert_into
from data.schema import servers


@dataclass(frozen=True, slots=True)
class Server:
    """A server, with the language it chose (None: Discord's)."""

    server_id: int
    name: str
    locale: str | None = None


async def get(connection: AsyncConnection, server_id: int) -> Server | None:
    """Look a server up."""
    query = select(*columns(servers, Server)).where(servers.c.server_id == server_id)
    return await fetch_one(connection, query, Server)


async def remember(connection: AsyncConnection, server_id: int, name: str) -> None:
    """Keep a server's present name; what it chose stays."""
    insert = insert_into(connection, servers).values(server_id=server_id, name=name)
    await connection.execute(
        insert.on_conflict_do_update(index_elements=[servers.c.server_id], set_={"name": name})
    )
