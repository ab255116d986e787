"""What servers and members have set: plain data by name; what it means is the club's matter.

Whether a member is asked before a deal is ended stands with the member, where it was before there
were other settings; it is read and written here like the rest.
"""

from collections.abc import Collection, Mapping
from datetime import datetime
from typing import Any, Final

from sqlalchemy import Column, ColumnElement, Table, delete, exists, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from data.schema.games import members
from data.schema.settings import member_settings, server_settings
from data.storage.queries import insert_into

CONFIRM: Final = "confirm"

PRIVACY: Final = "privacy"
"""Who else may see a member's record."""

NOBODY: Final = "nobody"
"""The value of `PRIVACY` with which it is for the member alone."""

Values = dict[str, Any]
"""What was set, by name."""


async def of_server(connection: AsyncConnection, server_id: int) -> Values:
    """Give what a server has set."""
    query = select(server_settings.c.name, server_settings.c.value)
    return await _values(connection, query.where(server_settings.c.server_id == server_id))


async def of_member(connection: AsyncConnection, member_id: int) -> Values:
    """Give what a member has set."""
    query = select(member_settings.c.name, member_settings.c.value)
    found = await _values(connection, query.where(member_settings.c.member_id == member_id))
    asked = select(members.c.confirm).where(members.c.member_id == member_id)
    if (confirm := await connection.scalar(asked)) is not None:
        found[CONFIRM] = confirm
    return found


async def of_members(
    connection: AsyncConnection, member_ids: Collection[int], name: str
) -> dict[int, Any]:
    """Give what some members have set for one thing, by member; none for those who haven't."""
    if not member_ids:
        return {}
    query = select(member_settings.c.member_id, member_settings.c.value)
    own = member_settings.c.member_id.in_(member_ids), member_settings.c.name == name
    return {row.member_id: row.value for row in await connection.execute(query.where(*own))}


def has_set(
    member_id: Column[int],
    name: str,
    value: Any,  # noqa: ANN401 - plain data
) -> ColumnElement[bool]:
    """Ask in a query whether the member of a row has set something to a value."""
    own = member_settings.c
    return exists().where(own.member_id == member_id, own.name == name, own.value == value)


async def chosen(connection: AsyncConnection, name: str) -> dict[int, Any]:
    """Give what members have set for one thing, by member: all members there are, so ask seldom."""
    query = select(member_settings.c.member_id, member_settings.c.value)
    rows = await connection.execute(query.where(member_settings.c.name == name))
    return {row.member_id: row.value for row in rows}


async def put_server(
    connection: AsyncConnection,
    server_id: int,
    name: str,
    value: Any,  # noqa: ANN401 - plain data
    *,
    changed_by: int,
    changed_at: datetime,
) -> None:
    """Set something for a server; None takes it back. Server and member are remembered already."""
    key = {"server_id": server_id, "name": name}
    await _put(connection, server_settings, key, value, changed_at, changed_by=changed_by)


async def put_member(
    connection: AsyncConnection,
    member_id: int,
    name: str,
    value: Any,  # noqa: ANN401 - plain data
    *,
    changed_at: datetime,
) -> None:
    """Set something for a member, who is remembered already; None takes it back."""
    if name == CONFIRM:
        on = value is None or bool(value)
        own = update(members).where(members.c.member_id == member_id)
        await connection.execute(own.values(confirm=on))
        return
    key = {"member_id": member_id, "name": name}
    await _put(connection, member_settings, key, value, changed_at)


async def _values(connection: AsyncConnection, query: Any) -> Values:  # noqa: ANN401 - a select
    return {row.name: row.value for row in await connection.execute(query)}


async def _put(
    connection: AsyncConnection,
    table: Table,
    key: Mapping[str, int | str],
    value: Any,  # noqa: ANN401 - plain data
    changed_at: datetime,
    **more: int,
) -> None:
    if value is None:
        here = [table.c[column] == part for column, part in key.items()]
        await connection.execute(delete(table).where(*here))
        return
    new = {"value": value, "changed_at": changed_at, **more}
    insert = insert_into(connection, table).values(**key, **new)
    await connection.execute(
        insert.on_conflict_do_update(index_elements=[table.c[one] for one in key], set_=new)
    )
