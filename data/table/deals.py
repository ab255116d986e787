"""The deals of a table: the seeds of their cards, and the ply at which each began."""

from collections.abc import Collection
from dataclasses import dataclass, field
from datetime import datetime

from sqlalchemy import literal, select
from sqlalchemy.ext.asyncio import AsyncConnection

from data.schema.deals import deals
from data.schema.types import Snowflake
from data.storage.queries import columns, fetch_all, fetch_one, insert_row


@dataclass(frozen=True, slots=True)
class DealRow:
    """A deal with the numbers of its players; `repr` leaves its seed out, and so do logs."""

    table_id: int
    deal: int
    round: int
    dealer: int
    seed: bytes = field(repr=False)
    commitment: str
    knock_card: str | None
    first_ply: int
    started_at: datetime
    player_1: int = 1
    player_2: int = 2
    player_3: int | None = None

    @property
    def players(self) -> tuple[int, ...]:
        """The numbers of its players, by seat."""
        two = self.player_1, self.player_2
        return two if self.player_3 is None else (*two, self.player_3)


async def add(connection: AsyncConnection, row: DealRow) -> None:
    """Write a deal before its first move."""
    await insert_row(connection, deals, row)


async def current(connection: AsyncConnection, table_id: int) -> DealRow | None:
    """Return a table's last deal, or None before the first."""
    query = select(*columns(deals, DealRow)).where(deals.c.table_id == table_id)
    return await fetch_one(connection, query.order_by(deals.c.deal.desc()).limit(1), DealRow)


async def get(connection: AsyncConnection, table_id: int, deal: int) -> DealRow | None:
    """Return a table's deal, or None."""
    # A member may ask for a deal of a larger number than the column holds.
    query = select(*columns(deals, DealRow)).where(
        deals.c.table_id == table_id, deals.c.deal == literal(deal, Snowflake)
    )
    return await fetch_one(connection, query, DealRow)


async def of_round(
    connection: AsyncConnection, table_ids: Collection[int], number: int
) -> set[int]:
    """Return the numbers of a round's deals that have been dealt, at any of these tables."""
    query = select(deals.c.deal).where(deals.c.table_id.in_(table_ids), deals.c.round == number)
    return set((await connection.scalars(query)).all())


async def knock_card_of(
    connection: AsyncConnection, table_ids: Collection[int], number: int
) -> str | None:
    """Return the knock card of a round's first deal, at any of these tables."""
    query = (
        select(deals.c.knock_card)
        .where(deals.c.table_id.in_(table_ids), deals.c.round == number)
        .order_by(deals.c.deal)
        .limit(1)
    )
    return await connection.scalar(query)


async def all_of(connection: AsyncConnection, table_id: int) -> list[DealRow]:
    """Return all deals of a table, in order."""
    query = select(*columns(deals, DealRow)).where(deals.c.table_id == table_id)
    return await fetch_all(connection, query.order_by(deals.c.deal), DealRow)
