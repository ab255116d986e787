"""Which weekly page of a server was due last, and what became of it: one row claims each."""

from collections.abc import Collection
from dataclasses import dataclass
from datetime import datetime, timedelta
from itertools import groupby
from typing import Final

from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from data.core.settings import Values
from data.schema.days import news
from data.schema.members import members, servers
from data.schema.settings import server_settings
from data.storage.queries import columns, fetch_all, fetch_one, insert_into

APART: Final = timedelta(days=6, hours=12)
"""How far apart two pages are at least: a week, with room for a change of the clocks."""


@dataclass(frozen=True, slots=True)
class NewsPage:
    """The last page that was due; since `lost_at` the bot can't write in the channel."""

    server_id: int
    due_at: datetime
    settled_at: datetime | None = None
    channel_id: int | None = None
    message_id: int | None = None
    season: str = ""
    lost_at: datetime | None = None


@dataclass(frozen=True, slots=True)
class Subscriber:
    """A server that has set something about its page; last where or when, at `changed_at`."""

    server_id: int
    name: str
    locale: str | None
    values: Values
    changed_at: datetime


@dataclass(frozen=True, slots=True)
class ChannelChooser:
    """The manager who has chosen the channel of the page; no stand-in of a forgotten one."""

    member_id: int
    name: str
    closed: bool


async def subscribers(
    connection: AsyncConnection,
    main: str,
    timing: Collection[str],
    more: Collection[str],
    server_id: int | None = None,
) -> list[Subscriber]:
    """Return the servers, or the one, that have set `main`; without a server a slow scan of all."""
    query = (
        select(
            server_settings.c.server_id,
            servers.c.name,
            servers.c.locale,
            server_settings.c.name.label("setting"),
            server_settings.c.value,
            server_settings.c.changed_at,
        )
        .join(servers, servers.c.server_id == server_settings.c.server_id)
        .where(server_settings.c.name.in_((main, *timing, *more)), servers.c.left_at.is_(None))
        .order_by(server_settings.c.server_id)
    )
    if server_id is not None:
        query = query.where(server_settings.c.server_id == server_id)
    rows = (await connection.execute(query)).all()
    found: list[Subscriber] = []
    for (number, name, locale), own in groupby(rows, key=lambda row: tuple(row[:3])):
        of_server = {row.setting: row for row in own}
        if main in of_server:
            timed = [of_server[each].changed_at for each in (main, *timing) if each in of_server]
            values = {setting: row.value for setting, row in of_server.items()}
            found.append(Subscriber(number, name, locale, values, max(timed)))
    return found


async def of_servers(
    connection: AsyncConnection, server_ids: Collection[int]
) -> dict[int, NewsPage]:
    """Return the last pages of some servers, by server."""
    query = select(*columns(news, NewsPage)).where(news.c.server_id.in_(server_ids))
    return {each.server_id: each for each in await fetch_all(connection, query, NewsPage)}


async def claim(connection: AsyncConnection, server_id: int, due_at: datetime) -> bool:
    """Begin with the page of a moment; False if begun already, or too soon after another."""
    insert = insert_into(connection, news).values(server_id=server_id, due_at=due_at)
    begun = {"due_at": due_at, "settled_at": None, "channel_id": None, "message_id": None}
    claimed = insert.on_conflict_do_update(
        index_elements=[news.c.server_id],
        set_=begun | {"lost_at": None},
        where=(news.c.due_at <= due_at - APART) | (news.c.due_at >= due_at + APART),
    )
    return (await connection.execute(claimed)).rowcount > 0


async def settle(
    connection: AsyncConnection,
    server_id: int,
    due_at: datetime,
    now: datetime,
    *,
    channel_id: int | None = None,
    message_id: int | None = None,
    season: str = "",
    lost_at: datetime | None = None,
) -> bool:
    """Note what became of a page, once; return whether this was the first to say so."""
    noted: dict[str, object] = {"settled_at": now, "lost_at": lost_at}
    noted |= {"channel_id": channel_id, "message_id": message_id}
    if season:
        noted["season"] = season
    here = update(news).where(
        news.c.server_id == server_id, news.c.due_at == due_at, news.c.settled_at.is_(None)
    )
    return (await connection.execute(here.values(**noted))).rowcount > 0


async def chooser(
    connection: AsyncConnection, server_id: int, setting: str
) -> ChannelChooser | None:
    """Return who has set something for a server last; None where they are forgotten."""
    query = (
        select(members.c.member_id, members.c.name, members.c.dm_closed_at.is_not(None))
        .join(server_settings, server_settings.c.changed_by == members.c.member_id)
        .where(
            server_settings.c.server_id == server_id,
            server_settings.c.name == setting,
            members.c.member_id > 0,
        )
    )
    return await fetch_one(connection, query, ChannelChooser)
