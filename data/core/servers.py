"""The places that the bot has been played in: Discord servers, and channels without it."""

from collections.abc import Collection
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final

from sqlalchemy import func, literal, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from data.schema.members import servers
from data.schema.turn_clock import absences
from data.schema.types import Time
from data.schema.vocabulary import PlaceKind
from data.storage.queries import columns, fetch_one, insert_into

# How long a server's data is kept after the bot was removed from it.
KEPT: Final = timedelta(days=30)

# The place of a match between two servers goes with the match alone.
_IS_FORGOTTEN: Final = servers.c.kind != PlaceKind.BETWEEN


@dataclass(frozen=True, slots=True)
class Server:
    """A server; `locale` is the preferred one, None until Discord has given it."""

    server_id: int
    name: str
    locale: str | None = None
    kind: PlaceKind = PlaceKind.SERVER


async def get(connection: AsyncConnection, server_id: int) -> Server | None:
    """Return a server, or None."""
    query = select(*columns(servers, Server)).where(servers.c.server_id == server_id)
    return await fetch_one(connection, query, Server)


async def remember(
    connection: AsyncConnection,
    server_id: int,
    name: str,
    locale: str | None = None,
    kind: PlaceKind = PlaceKind.SERVER,
) -> None:
    """Store a server's present name and, if given, its preferred locale."""
    # What is known as a server stays as it was: a channel may have its server's id.
    known = {"name": name, "kind": kind}
    if locale is not None:
        known["locale"] = locale
    insert = insert_into(connection, servers).values(server_id=server_id, **known)
    stays = (servers.c.kind == PlaceKind.SERVER) & (insert.excluded.kind != PlaceKind.SERVER)
    await connection.execute(
        insert.on_conflict_do_update(index_elements=[servers.c.server_id], set_=known, where=~stays)
    )


async def set_locale(connection: AsyncConnection, server_id: int, locale: str) -> bool:
    """Store a server's locale; return whether the server is known and the locale new."""
    query = update(servers).where(servers.c.server_id == server_id)
    changed = query.where(servers.c.locale.is_distinct_from(locale)).values(locale=locale)
    return (await connection.execute(changed)).rowcount > 0


async def note_left(
    connection: AsyncConnection, server_ids: Collection[int], at: datetime
) -> list[int]:
    """Store when the bot left servers, the first time only; return those where that is new."""
    gone = update(servers).where(servers.c.server_id.in_(server_ids), servers.c.left_at.is_(None))
    noted = await connection.scalars(gone.values(left_at=at).returning(servers.c.server_id))
    return sorted(noted.all())


async def note_back(
    connection: AsyncConnection,
    server_ids: Collection[int],
    at: datetime,
    *,
    left_by: datetime | None = None,
) -> list[int]:
    """Note that the bot is in servers; return those that it had left, `left_by` then if given."""
    left_at = servers.c.left_at
    left_then = left_at.is_not(None) if left_by is None else left_at <= left_by
    gone = servers.c.server_id.in_(server_ids), left_then
    left = select(servers.c.server_id, servers.c.left_at, literal(at, Time)).where(*gone)
    kept = insert_into(connection, absences).from_select([*absences.c], left)
    await connection.execute(kept.on_conflict_do_nothing())
    back = update(servers).where(*gone)
    noted = await connection.scalars(back.values(left_at=None).returning(servers.c.server_id))
    return sorted(noted.all())


async def all_ids(connection: AsyncConnection) -> set[int]:
    """Return the ids of all known servers that have, or had, the bot."""
    query = select(servers.c.server_id).where(servers.c.kind == PlaceKind.SERVER)
    return set((await connection.scalars(query)).all())


async def forget_at(connection: AsyncConnection, server_id: int, at: datetime) -> None:
    """Store when a server is to be forgotten at its owners' wish; the first wish holds."""
    wish = update(servers).where(servers.c.server_id == server_id, servers.c.forget_at.is_(None))
    await connection.execute(wish.values(forget_at=at))


async def unwanted(connection: AsyncConnection) -> list[int]:
    """Return the servers that the bot is in and whose owners want them forgotten."""
    query = select(servers.c.server_id).where(
        servers.c.forget_at.is_not(None), servers.c.left_at.is_(None)
    )
    return sorted((await connection.scalars(query)).all())


async def due(connection: AsyncConnection, now: datetime) -> list[int]:
    """Return the servers that are due to be forgotten."""
    query = select(servers.c.server_id).where(
        or_(servers.c.forget_at <= now, servers.c.left_at <= now - KEPT), _IS_FORGOTTEN
    )
    return list((await connection.scalars(query.order_by(servers.c.server_id))).all())


async def next_due(connection: AsyncConnection) -> datetime | None:
    """Return when the next server is due to be forgotten, or None."""
    query = select(func.min(servers.c.forget_at), func.min(servers.c.left_at)).where(_IS_FORGOTTEN)
    wished, left = (await connection.execute(query)).one()
    times = [each for each in (wished, left and left + KEPT) if each is not None]
    return min(times, default=None)
