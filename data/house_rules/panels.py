"""Panels of *House rules*: the rules that a member is choosing, as far as they have come."""

from dataclasses import dataclass
from datetime import datetime
from typing import Final

from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from data.schema.house_rules import panels
from data.schema.vocabulary import PanelPurpose
from data.storage.queries import columns, fetch_one

FEW: Final = 20
"""Old panels considered for deletion at once; each new panel adds only one."""


@dataclass(frozen=True, slots=True)
class Panel:
    """A panel to challenge `guest_id` or change `table_id`; `clock` None is the server's usual."""

    panel_id: int
    member_id: int
    server_id: int
    channel_id: int
    channel_name: str
    purpose: PanelPurpose
    guest_id: int | None
    table_id: int | None
    rules: str
    page: str
    created_at: datetime
    created_by_interaction: int | None
    clock: str | None = None


async def add(
    connection: AsyncConnection,
    *,
    member_id: int,
    server_id: int,
    channel_id: int,
    channel_name: str,
    purpose: PanelPurpose,
    rules: str,
    page: str,
    created_at: datetime,
    guest_id: int | None = None,
    table_id: int | None = None,
    created_by_interaction: int | None = None,
    clock: str | None = None,
) -> int:
    """Open a panel and return its number; the member and the server must be stored."""
    statement = (
        insert(panels)
        .values(
            member_id=member_id,
            server_id=server_id,
            channel_id=channel_id,
            channel_name=channel_name,
            purpose=purpose,
            guest_id=guest_id,
            table_id=table_id,
            rules=rules,
            page=page,
            created_at=created_at,
            created_by_interaction=created_by_interaction,
            clock=clock,
        )
        .returning(panels.c.panel_id)
    )
    return (await connection.execute(statement)).scalar_one()


async def get(connection: AsyncConnection, panel_id: int) -> Panel | None:
    """Return a panel, or None."""
    query = select(*columns(panels, Panel)).where(panels.c.panel_id == panel_id)
    return await fetch_one(connection, query, Panel)


async def opened_by(connection: AsyncConnection, interaction_id: int) -> int | None:
    """Return the panel that an interaction opened, or None."""
    query = select(panels.c.panel_id).where(panels.c.created_by_interaction == interaction_id)
    return await connection.scalar(query)


async def put(
    connection: AsyncConnection, panel_id: int, rules: str, page: str, clock: str | None = None
) -> None:
    """Store how far a panel has come."""
    statement = update(panels).where(panels.c.panel_id == panel_id)
    await connection.execute(statement.values(rules=rules, page=page, clock=clock))


async def forget(connection: AsyncConnection, before: datetime) -> None:
    """Delete the panels opened before a time, of the `FEW` oldest."""
    oldest = select(panels.c.panel_id, panels.c.created_at).order_by(panels.c.panel_id)
    few = oldest.limit(FEW).subquery()
    old = select(few.c.panel_id).where(few.c.created_at < before)
    await connection.execute(delete(panels).where(panels.c.panel_id.in_(old)))


async def keep_latest(connection: AsyncConnection, member_id: int, most: int) -> None:
    """Delete a member's panels except the `most` latest."""
    own = select(panels.c.panel_id).where(panels.c.member_id == member_id)
    old = own.order_by(panels.c.panel_id.desc()).offset(most)
    found = (await connection.scalars(old)).all()
    if found:
        await connection.execute(delete(panels).where(panels.c.panel_id.in_(found)))
