"""Cups as their organisers have set them up, and which are to be shown."""

from dataclasses import dataclass
from datetime import datetime
from typing import Any, Final

from sqlalchemy import insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from data.schema.cups import cup_matches, cup_messages, cups
from data.storage.queries import columns, fetch_one, values_of
from data.table.match_hosts import HostSetup, HostStore

CUP_STORE: Final = HostStore("cup_id", cups, cup_matches, cup_messages)


@dataclass(frozen=True, slots=True)
class CupSetup(HostSetup):
    """What is decided when a cup is set up."""

    seeding: str
    created_by_interaction: int | None = None


@dataclass(frozen=True, slots=True)
class CupRow(CupSetup):
    """A cup; `events` is how many there have been, `look_at` when something is due in it."""

    cup_id: int = 0
    events: int = 0
    look_at: datetime | None = None
    finished_at: datetime | None = None
    closed_at: datetime | None = None


async def create(connection: AsyncConnection, setup: CupSetup) -> int:
    """Store a cup of a stored server and organiser, and return its number."""
    statement = insert(cups).values(values_of(setup)).returning(cups.c.cup_id)
    return (await connection.execute(statement)).scalar_one()


async def get(connection: AsyncConnection, cup_id: int) -> CupRow | None:
    """Return a cup, or None."""
    query = select(*columns(cups, CupRow)).where(cups.c.cup_id == cup_id)
    return await fetch_one(connection, query, CupRow)


async def close(connection: AsyncConnection, cup_id: int, at: datetime | None) -> None:
    """Set since when nobody may enter a cup; None for as long as members may."""
    await connection.execute(update(cups).where(cups.c.cup_id == cup_id).values(closed_at=at))


async def of_server(
    connection: AsyncConnection, server_id: int
) -> list[tuple[int, int, datetime | None]]:
    """Return a server's cups, the latest first: number, channel, and when each was over."""
    query = select(cups.c.cup_id, cups.c.channel_id, cups.c.finished_at)
    query = query.where(cups.c.server_id == server_id).order_by(cups.c.cup_id.desc())
    return [(row[0], row[1], row[2]) for row in await connection.execute(query)]


async def match_at(connection: AsyncConnection, table_id: int) -> tuple[str, int, Any] | None:
    """Return the title of the cup for which a table is played, the board and the cup's plan."""
    query = (
        select(cups.c.title, cup_matches.c.board, cups.c.plan)
        .join(cup_matches, cup_matches.c.cup_id == cups.c.cup_id)
        .where(cup_matches.c.table_id == table_id)
    )
    found = (await connection.execute(query)).first()
    return None if found is None else (found[0], found[1], found[2])
