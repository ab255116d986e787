"""The matches of a competition that are being played: where, and until when."""

from collections.abc import Collection
from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from data.schema.cups import competition_matches
from data.schema.tables import tables
from data.storage.queries import columns, fetch_all, insert_row, update_row
from data.table import match_hosts


@dataclass(frozen=True, slots=True)
class CompetitionMatchRow:
    """A match that is being played; `attempt` counts its tables, `extension_by` is a side."""

    competition_id: int
    match: str
    table_id: int | None
    attempt: int
    opened_at: datetime
    due_at: datetime
    extension_by: int | None = None
    extension_press: int | None = None

    @property
    def board(self) -> int:
        """Always 1: two members play each match."""
        return 1


async def add(connection: AsyncConnection, row: CompetitionMatchRow) -> None:
    """Store a match that may be played from now on."""
    await insert_row(connection, competition_matches, row)


async def change(connection: AsyncConnection, row: CompetitionMatchRow) -> None:
    """Store a match anew."""
    await update_row(connection, competition_matches, row)


async def close(connection: AsyncConnection, competition_id: int, matches: Collection[str]) -> None:
    """Delete matches that are decided, or can't be played any more."""
    await connection.execute(
        delete(competition_matches).where(
            competition_matches.c.competition_id == competition_id,
            competition_matches.c.match.in_(matches),
        )
    )


async def of_competition(
    connection: AsyncConnection, competition_id: int
) -> list[CompetitionMatchRow]:
    """Return the matches of a competition that are being played, the first opened first."""
    query = select(*columns(competition_matches, CompetitionMatchRow)).where(
        competition_matches.c.competition_id == competition_id
    )
    ordered = query.order_by(competition_matches.c.opened_at, competition_matches.c.match)
    return await fetch_all(connection, ordered, CompetitionMatchRow)


async def settled(connection: AsyncConnection, competition_id: int) -> set[str]:
    """Return the matches of a competition whose tables are over, or deleted."""
    query = (
        select(competition_matches.c.match)
        .outerjoin(tables, tables.c.table_id == competition_matches.c.table_id)
        .where(
            competition_matches.c.competition_id == competition_id,
            match_hosts.settled(competition_matches),
        )
    )
    return set((await connection.scalars(query)).all())
