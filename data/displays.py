"""The messages in Discord that show a table, and the ply that each shows.

A display's `ply` is the table's when it was drawn: `NEVER_DRAWN` for a row kept before its message
is sent, `FINAL` for a drawing that will never change again (a finished deal's result, say).
"""

from dataclasses import dataclass
from datetime import datetime
from typing import Final

from sqlalchemy import delete, func, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from data.queries import columns, fetch_all, insert_into
from data.schema import FINAL_PLY, STILL_DRAWN, displays, tables

FINAL: Final = FINAL_PLY
NEVER_DRAWN: Final = -1
CHANNEL: Final = 0


@dataclass(frozen=True, slots=True)
class Display:
    """One message. `member_id` 0 is the whole channel; `anchor` is a deal's number, or 0.

    There is one display a (table, kind, member, anchor); `display_id` 0 is one not yet saved.
    """

    display_id: int
    table_id: int
    kind: str
    member_id: int
    channel_id: int
    message_id: int | None
    anchor: int
    ply: int
    sent_at: datetime
    edited_at: datetime | None = None


async def of_table(connection: AsyncConnection, table_id: int) -> list[Display]:
    """Give all displays of a table, in the order they were first saved."""
    query = select(*columns(displays, Display)).where(displays.c.table_id == table_id)
    return await fetch_all(connection, query.order_by(displays.c.display_id), Display)


async def save(connection: AsyncConnection, display: Display) -> int:
    """Keep a display in place of the one of its table, kind, member and anchor; give its id.

    The id of a display stays when it is saved again; the given `display_id` isn't looked at.
    """
    place = {
        "table_id": display.table_id,
        "kind": display.kind,
        "member_id": display.member_id,
        "anchor": display.anchor,
    }
    message = {
        "channel_id": display.channel_id,
        "message_id": display.message_id,
        "ply": display.ply,
        "sent_at": display.sent_at,
        "edited_at": display.edited_at,
    }
    statement = (
        insert_into(connection, displays)
        .values(**place, **message)
        .on_conflict_do_update(index_elements=[displays.c[name] for name in place], set_=message)
        .returning(displays.c.display_id)
    )
    return (await connection.execute(statement)).scalar_one()


async def remove(connection: AsyncConnection, display_id: int) -> bool:
    """Forget a display; False when it was gone already."""
    result = await connection.execute(delete(displays).where(displays.c.display_id == display_id))
    return result.rowcount > 0


async def behind(connection: AsyncConnection) -> list[int]:
    """Give the tables with a display that doesn't show how they stand, in order.

    That is one drawn at an earlier ply, or last touched before the table was started or closed.
    A display at `FINAL` is never behind.
    """
    touched = func.coalesce(displays.c.edited_at, displays.c.sent_at)
    query = (
        select(displays.c.table_id)
        .distinct()
        .join(tables, tables.c.table_id == displays.c.table_id)
        .where(
            STILL_DRAWN,
            or_(
                displays.c.ply < tables.c.ply,
                touched < tables.c.started_at,
                touched < tables.c.finished_at,
            ),
        )
        .order_by(displays.c.table_id)
    )
    return list((await connection.scalars(query)).all())
