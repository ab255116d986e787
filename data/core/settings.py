"""What servers and members have set: plain data by name, whose meaning is the club's."""

from collections.abc import Collection, Mapping
from datetime import datetime
from enum import StrEnum
from typing import Any

from sqlalchemy import ColumnElement, Table, delete, exists, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from data.schema.members import members
from data.schema.settings import member_settings, server_settings
from data.schema.types import read_json
from data.storage.queries import insert_into


class SettingName(StrEnum):
    """The settings that this floor goes by itself; `CONFIRM` is a column of the member."""

    CONFIRM = "confirm"
    PRIVACY = "privacy"
    TIDY = "tidy"
    LEVEL = "play_level"


class Privacy(StrEnum):
    """Who else may see a member's record: any, those of the server where it was played, nobody."""

    EVERYONE = "everyone"
    SERVER = "server"
    NOBODY = "nobody"


Values = dict[str, Any]


def read(text: str | None) -> Values:
    """Read settings from one text, a line each: JSON has no line breaks in it."""
    lines = (line.partition("=") for line in (text or "").split("\n") if line)
    return {name: read_json(value) for name, _, value in lines}


async def of_server(connection: AsyncConnection, server_id: int) -> Values:
    """Return a server's settings."""
    query = select(server_settings.c.name, server_settings.c.value)
    return await _values(connection, query.where(server_settings.c.server_id == server_id))


async def of_member(connection: AsyncConnection, member_id: int) -> Values:
    """Return a member's settings."""
    query = select(member_settings.c.name, member_settings.c.value)
    found = await _values(connection, query.where(member_settings.c.member_id == member_id))
    asked = select(members.c.confirm).where(members.c.member_id == member_id)
    if (confirm := await connection.scalar(asked)) is not None:
        found[SettingName.CONFIRM] = confirm
    return found


async def of_members(
    connection: AsyncConnection, member_ids: Collection[int], name: str
) -> dict[int, Any]:
    """Return one setting of several members by id, leaving out those who haven't set it."""
    if not member_ids:
        return {}
    query = select(member_settings.c.member_id, member_settings.c.value)
    own = member_settings.c.member_id.in_(member_ids), member_settings.c.name == name
    return {row.member_id: row.value for row in await connection.execute(query.where(*own))}


def has_set(
    member_id: ColumnElement[int],
    name: str,
    value: Any,  # noqa: ANN401 - plain data
) -> ColumnElement[bool]:
    """Match rows whose member has set something to a value."""
    own = member_settings.c
    return exists().where(own.member_id == member_id, own.name == name, own.value == value)


async def chosen(connection: AsyncConnection, name: str) -> dict[int, Any]:
    """Return one setting of every member who has set it, by id: a whole scan, so call it seldom."""
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
    """Change a setting of a stored server; None deletes it. `changed_by` must be stored too."""
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
    """Change a setting of a stored member; None restores the default."""
    if name == SettingName.CONFIRM:
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
