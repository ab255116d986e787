"""The roles that cups give to their entrants and their winners."""

from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from data.schema.cups import cup_roles, cups
from data.storage.queries import insert_into


@dataclass(frozen=True, slots=True)
class CupRoleRow:
    """A role of a cup, and when that was over; one that was dropped is only taken away."""

    cup_id: int
    purpose: str
    role_id: int
    dropped_at: datetime | None
    finished_at: datetime | None


async def choose(
    connection: AsyncConnection, cup_id: int, purpose: str, role_id: int | None, now: datetime
) -> None:
    """Set the role of a cup for a purpose; None for none."""
    own = cup_roles.c
    former = own.cup_id == cup_id, own.purpose == purpose, own.dropped_at.is_(None)
    await connection.execute(update(cup_roles).where(*former).values(dropped_at=now))
    if role_id is not None:
        key = {"cup_id": cup_id, "purpose": purpose, "role_id": role_id}
        insert = insert_into(connection, cup_roles).values(**key, dropped_at=None)
        await connection.execute(
            insert.on_conflict_do_update(index_elements=[*key], set_={"dropped_at": None})
        )


async def of_cup(connection: AsyncConnection, cup_id: int) -> dict[str, int]:
    """Return the roles that are chosen for a cup, by their purpose."""
    own = cup_roles.c
    query = select(own.purpose, own.role_id).where(own.cup_id == cup_id, own.dropped_at.is_(None))
    return {row[0]: row[1] for row in await connection.execute(query)}


async def of_server(connection: AsyncConnection, server_id: int) -> list[CupRoleRow]:
    """Return the roles of a server's cups: of those that are over, the last to end first."""
    own = cup_roles.c
    query = (
        select(own.cup_id, own.purpose, own.role_id, own.dropped_at, cups.c.finished_at)
        .join(cups, cups.c.cup_id == own.cup_id)
        .where(cups.c.server_id == server_id)
        .order_by(cups.c.finished_at.desc().nulls_last(), own.cup_id.desc())
    )
    return [CupRoleRow(*row) for row in await connection.execute(query)]


async def servers(connection: AsyncConnection) -> set[int]:
    """Return the servers with cups that give roles."""
    query = select(cups.c.server_id).join(cup_roles, cup_roles.c.cup_id == cups.c.cup_id)
    return set(
        (await connection.scalars(query.where(cup_roles.c.dropped_at.is_(None)).distinct())).all()
    )
