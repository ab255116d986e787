"""Rules that a server or a member has saved under a name."""

from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import ColumnElement, delete, func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from data.schema.house_rules import presets
from data.storage.queries import columns, fetch_all, fetch_one, insert_into


@dataclass(frozen=True, slots=True)
class Owner:
    """The owner of rules: a server or a member, the other of the two being None."""

    server_id: int | None = None
    member_id: int | None = None


@dataclass(frozen=True, slots=True)
class Preset:
    """Saved rules; `name_key` is unique for an owner, `clock` None is the server's default."""

    preset_id: int
    server_id: int | None
    member_id: int | None
    name: str
    name_key: str
    rules: str
    created_by: int
    created_at: datetime
    clock: str | None = None

    @property
    def owner(self) -> Owner:
        """The owner of the rules."""
        return Owner(self.server_id, self.member_id)


async def add(
    connection: AsyncConnection,
    owner: Owner,
    *,
    name: str,
    name_key: str,
    rules: str,
    created_by: int,
    created_at: datetime,
    clock: str | None = None,
) -> int | None:
    """Save rules of a stored owner; return their number, or None where the owner has the name."""
    statement = (
        insert_into(connection, presets)
        .values(
            server_id=owner.server_id,
            member_id=owner.member_id,
            name=name,
            name_key=name_key,
            rules=rules,
            created_by=created_by,
            created_at=created_at,
            clock=clock,
        )
        .on_conflict_do_nothing()
        .returning(presets.c.preset_id)
    )
    return (await connection.execute(statement)).scalar_one_or_none()


async def get(connection: AsyncConnection, preset_id: int) -> Preset | None:
    """Return saved rules, or None."""
    query = select(*columns(presets, Preset)).where(presets.c.preset_id == preset_id)
    return await fetch_one(connection, query, Preset)


async def named(connection: AsyncConnection, owner: Owner, name_key: str) -> Preset | None:
    """Return an owner's rules of a name, or None."""
    query = select(*columns(presets, Preset)).where(_of(owner), presets.c.name_key == name_key)
    return await fetch_one(connection, query, Preset)


async def of_owner(connection: AsyncConnection, owner: Owner) -> list[Preset]:
    """Return an owner's rules, by name."""
    query = select(*columns(presets, Preset)).where(_of(owner))
    # Not by the database, of which each has its own order of texts.
    return sorted(await fetch_all(connection, query, Preset), key=lambda each: each.name_key)


async def count(connection: AsyncConnection, owner: Owner) -> int:
    """Count an owner's rules."""
    query = select(func.count()).select_from(presets).where(_of(owner))
    return await connection.scalar(query) or 0


async def change(
    connection: AsyncConnection, preset_id: int, rules: str, clock: str | None = None
) -> None:
    """Replace saved rules under the same name."""
    statement = update(presets).where(presets.c.preset_id == preset_id)
    await connection.execute(statement.values(rules=rules, clock=clock))


async def remove(connection: AsyncConnection, preset_id: int) -> None:
    """Delete saved rules."""
    await connection.execute(delete(presets).where(presets.c.preset_id == preset_id))


def _of(owner: Owner) -> ColumnElement[bool]:
    if owner.server_id is not None:
        return presets.c.server_id == owner.server_id
    return presets.c.member_id == owner.member_id
