"""The offers of a waiting challenge, by its `ply`; replaced terms are kept as a draft."""

from dataclasses import dataclass
from datetime import datetime
from typing import Self

from sqlalchemy import delete, update
from sqlalchemy.ext.asyncio import AsyncConnection

from data.schema.deals import drafts as drafts_table
from data.schema.tables import tables
from data.table import move_drafts
from data.table.move_drafts import Draft
from data.table.tables import Table

_BAR = "\n"


@dataclass(frozen=True, slots=True)
class FormerTerms:
    """The terms that an offer replaced; `clock` is "" where none was noted."""

    rules: str
    clock: str = ""

    @classmethod
    def read(cls, text: str) -> Self:
        """Read a draft's text."""
        rules, _, clock = text.partition(_BAR)
        return cls(rules, clock)

    @property
    def text(self) -> str:
        """The text that a draft keeps."""
        return f"{self.rules}{_BAR}{self.clock}"


async def put(
    connection: AsyncConnection,
    table: Table,
    *,
    rules: str,
    clock: str,
    offered_by: int,
    expires_at: datetime,
) -> None:
    """Offer other rules or another clock at a waiting table."""
    number = table.ply + 1
    changed = {"rules": rules, "clock": clock, "offered_by": offered_by, "ply": number}
    await connection.execute(
        update(tables)
        .where(tables.c.table_id == table.table_id)
        .values(**changed, expires_at=expires_at)
    )
    former = FormerTerms(table.rules, table.clock)
    await move_drafts.put(connection, Draft(table.table_id, offered_by, number, former.text))


async def settle(connection: AsyncConnection, table_id: int) -> None:
    """End the bargaining: from here on `ply` counts moves, and drafts are picks."""
    await connection.execute(update(tables).where(tables.c.table_id == table_id).values(ply=0))
    await connection.execute(delete(drafts_table).where(drafts_table.c.table_id == table_id))
