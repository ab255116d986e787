"""Leagues and ladders as their organisers have set them up."""

from dataclasses import dataclass
from datetime import datetime
from typing import Final

from sqlalchemy import insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from data.schema.cups import competition_matches, competition_messages, competitions
from data.storage.queries import columns, fetch_one, values_of
from data.table.match_hosts import HostSetup, HostStore

COMPETITION_STORE: Final = HostStore(
    "competition_id", competitions, competition_matches, competition_messages
)


@dataclass(frozen=True, slots=True)
class CompetitionSetup(HostSetup):
    """What is decided when a league or ladder is set up."""

    kind: str
    created_by_interaction: int | None = None


@dataclass(frozen=True, slots=True)
class CompetitionRow(CompetitionSetup):
    """A competition; `events` is how many there have been, `look_at` when something is due."""

    competition_id: int = 0
    events: int = 0
    look_at: datetime | None = None
    finished_at: datetime | None = None


async def create(connection: AsyncConnection, setup: CompetitionSetup) -> int:
    """Store a competition of a stored server and organiser, and return its number."""
    statement = (
        insert(competitions).values(values_of(setup)).returning(competitions.c.competition_id)
    )
    return (await connection.execute(statement)).scalar_one()


async def get(connection: AsyncConnection, competition_id: int) -> CompetitionRow | None:
    """Return a competition, or None."""
    query = select(*columns(competitions, CompetitionRow)).where(
        competitions.c.competition_id == competition_id
    )
    return await fetch_one(connection, query, CompetitionRow)


async def of_server(
    connection: AsyncConnection, server_id: int, kind: str
) -> list[tuple[int, int, datetime | None]]:
    """Return a server's leagues, or its ladders, the latest first, as cups are returned."""
    number = competitions.c.competition_id
    query = select(number, competitions.c.channel_id, competitions.c.finished_at)
    query = query.where(competitions.c.server_id == server_id, competitions.c.kind == kind)
    rows = await connection.execute(query.order_by(number.desc()))
    return [(row[0], row[1], row[2]) for row in rows]
