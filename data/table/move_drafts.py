"""A member's pick on the private hand that isn't played yet."""

from dataclasses import dataclass, field

from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from data.schema.deals import drafts
from data.storage.queries import columns, fetch_one, insert_into


@dataclass(frozen=True, slots=True)
class Draft:
    """A pick, valid while its ply is the table's; it names cards, so `repr` leaves it out."""

    table_id: int
    member_id: int
    ply: int
    text: str = field(repr=False)


async def put(connection: AsyncConnection, draft: Draft) -> None:
    """Store a pick in place of the member's last one at this table."""
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
    """Return a member's pick at a table, of whatever ply, or None."""
    query = select(*columns(drafts, Draft)).where(
        drafts.c.table_id == table_id, drafts.c.member_id == member_id
    )
    return await fetch_one(connection, query, Draft)


async def clear(connection: AsyncConnection, table_id: int, member_id: int) -> None:
    """Delete a member's pick at a table."""
    await connection.execute(
        delete(drafts).where(drafts.c.table_id == table_id, drafts.c.member_id == member_id)
    )
