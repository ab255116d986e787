"""What a member has picked on the private hand and not yet played."""

from dataclasses import dataclass, field

from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from data.schema.games import drafts
from data.storage.queries import columns, fetch_one, insert_into


@dataclass(frozen=True, slots=True)
class Draft:
    """A pick that holds while its ply is the table's. It names cards, so `repr` leaves it out."""

    table_id: int
    member_id: int
    ply: int
    text: str = field(repr=False)


async def put(connection: AsyncConnection, draft: Draft) -> None:
    """Keep a pick in place of the member's last one at this table."""
    picked = {"ply": draft.ply, "text": draft.text}
    insert = insert_into(connection, drafts).values(
        table_id=draft.table_id, member_id=draft.member_id, **picked
    )
    await connection.execute(
        insert.on_conflict_do_update(
            index_elements=[drafts.c.table_id, drafts.c.member_id], set_=picked
        )
    )


async def get(connection: AsyncConnection, table_id: int, member_id: int) -> Draft | None:
    """Give a member's pick at a table, whatever ply it was made at."""
    query = select(*columns(drafts, Draft)).where(
        drafts.c.table_id == table_id, drafts.c.member_id == member_id
    )
    return await fetch_one(connection, query, Draft)


async def clear(connection: AsyncConnection, table_id: int, member_id: int) -> None:
    """Forget a member's pick at a table."""
    await connection.execute(
        delete(drafts).where(drafts.c.table_id == table_id, drafts.c.member_id == member_id)
    )
