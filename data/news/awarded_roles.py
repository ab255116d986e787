"""The roles that the bot has given to members, and has to take away again."""

from collections.abc import Collection
from datetime import datetime

from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from data.schema.standings import awarded_roles
from data.storage.queries import insert_into

Held = tuple[int, int]


async def of_server(connection: AsyncConnection, server_id: int) -> dict[Held, datetime | None]:
    """Return what the bot has given in a server, and since when; None for what it had begun to."""
    own = awarded_roles.c
    query = select(own.member_id, own.role_id, own.given_at).where(own.server_id == server_id)
    rows = await connection.execute(query)
    return {(member_id, role_id): given_at for member_id, role_id, given_at in rows}


async def servers(connection: AsyncConnection) -> set[int]:
    """Return the servers in which the bot has given any."""
    return set((await connection.scalars(select(awarded_roles.c.server_id).distinct())).all())


async def put(
    connection: AsyncConnection,
    server_id: int,
    member_id: int,
    role_id: int,
    given_at: datetime | None,
) -> None:
    """Note that a member has been given a role, or (None) is about to be."""
    key = {"server_id": server_id, "member_id": member_id, "role_id": role_id}
    insert = insert_into(connection, awarded_roles).values(**key, given_at=given_at)
    await connection.execute(
        insert.on_conflict_do_update(index_elements=[*key], set_={"given_at": given_at})
    )


async def remove(connection: AsyncConnection, server_id: int, member_id: int, role_id: int) -> None:
    """Note that a role has been taken from a member."""
    here = awarded_roles.c
    await connection.execute(
        delete(awarded_roles).where(
            here.server_id == server_id, here.member_id == member_id, here.role_id == role_id
        )
    )


async def keep_only(connection: AsyncConnection, server_id: int, role_ids: Collection[int]) -> None:
    """Forget the roles of a server that the bot has nothing to do with any more."""
    here = awarded_roles.c
    await connection.execute(
        delete(awarded_roles).where(here.server_id == server_id, here.role_id.not_in(role_ids))
    )
