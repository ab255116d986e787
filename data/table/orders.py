"""What a member has left to be done at a table as soon as it is due."""

from collections.abc import Collection
from dataclasses import dataclass, field
from typing import Final

from sqlalchemy import delete, func, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from data.schema.deals import deals, orders
from data.schema.tables import tables
from data.schema.vocabulary import TableStatus
from data.storage.queries import insert_into, values_of

# Follows each order in a row's text that holds in every deal, not only in the row's.
STANDING: Final = "+"

_in_newest = orders.c.deal == (
    select(func.max(deals.c.deal)).where(deals.c.table_id == orders.c.table_id).scalar_subquery()
)


@dataclass(frozen=True, slots=True)
class OrdersRow:
    """Orders of one deal or of every one, not in `repr`; `ply` is that of the last move made so."""

    table_id: int
    member_id: int
    deal: int
    text: str = field(repr=False)
    ply: int | None = field(repr=False, default=None)
    done: str | None = field(repr=False, default=None)

    @property
    def stands(self) -> bool:
        """Whether any of it holds in every deal."""
        return STANDING in self.text


async def put(connection: AsyncConnection, row: OrdersRow) -> None:
    """Store orders in place of the member's last ones at this table."""
    values = values_of(row)
    key = {"table_id", "member_id"}
    insert = insert_into(connection, orders).values(values)
    await connection.execute(
        insert.on_conflict_do_update(
            index_elements=[orders.c.table_id, orders.c.member_id],
            set_={name: value for name, value in values.items() if name not in key},
        )
    )


async def clear(connection: AsyncConnection, table_ids: Collection[int]) -> None:
    """Delete orders at tables that are over, but for what took part in the last deal's end."""
    await connection.execute(
        delete(orders).where(
            orders.c.table_id.in_(table_ids), or_(orders.c.done.is_(None), ~_in_newest)
        )
    )


async def in_force(connection: AsyncConnection) -> list[tuple[int, int]]:
    """Return the running tables at which somebody's orders hold, and their plies."""
    query = (
        select(tables.c.table_id, tables.c.ply)
        .join(orders, orders.c.table_id == tables.c.table_id)
        .where(tables.c.status == TableStatus.PLAYING, orders.c.text != "")
        .where(or_(_in_newest, orders.c.text.contains(STANDING)))
        .distinct()
    )
    return [(table_id, ply) for table_id, ply in await connection.execute(query)]
