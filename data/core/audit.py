"""The audit log of a server: a line for each change made in its name, with who made it."""

from dataclasses import dataclass
from datetime import datetime
from typing import Any, Final

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from data.schema.settings import audit
from data.storage.queries import columns, fetch_all, insert_into

VOID: Final = "void"
ADJUDICATE: Final = "adjudicate"
UNSTICK: Final = "unstick"

DECIDING: Final = (VOID, ADJUDICATE)
"""The actions that end a contest."""


@dataclass(frozen=True, slots=True)
class AuditLine:
    """A line of the log; `detail` is plain data, in a form that belongs to the action."""

    audit_id: int
    server_id: int
    member_id: int
    at: datetime
    action: str
    table_id: int | None = None
    reason: str | None = None
    detail: Any = None
    interaction_id: int | None = None


async def add(
    connection: AsyncConnection,
    server_id: int,
    member_id: int,
    action: str,
    at: datetime,
    *,
    table_id: int | None = None,
    reason: str | None = None,
    detail: Any = None,  # noqa: ANN401 - plain data
    interaction_id: int | None = None,
) -> int | None:
    """Write a line and return its number; None where this interaction has a line already."""
    statement = (
        insert_into(connection, audit)
        .values(
            server_id=server_id,
            member_id=member_id,
            at=at,
            action=action,
            table_id=table_id,
            reason=reason,
            detail=detail,
            interaction_id=interaction_id,
        )
        .on_conflict_do_nothing()
        .returning(audit.c.audit_id)
    )
    return (await connection.execute(statement)).scalar_one_or_none()


async def latest(
    connection: AsyncConnection, server_id: int, limit: int, offset: int = 0
) -> list[AuditLine]:
    """Return a server's lines, the latest first."""
    query = (
        select(*columns(audit, AuditLine))
        .where(audit.c.server_id == server_id)
        .order_by(audit.c.audit_id.desc())
        .limit(limit)
        .offset(offset)
    )
    return await fetch_all(connection, query, AuditLine)


async def count(connection: AsyncConnection, server_id: int) -> int:
    """Count a server's lines."""
    query = select(func.count()).select_from(audit).where(audit.c.server_id == server_id)
    return await connection.scalar(query) or 0


async def of_table(connection: AsyncConnection, table_id: int) -> list[AuditLine]:
    """Return what was done to a table, in order."""
    query = select(*columns(audit, AuditLine)).where(audit.c.table_id == table_id)
    return await fetch_all(connection, query.order_by(audit.c.audit_id), AuditLine)
