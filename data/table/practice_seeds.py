"""The seed of each member's next game against the computer, drawn and sealed before it begins.

Its seal stands at the end of the game before; a seed is used once and deleted by its use.
"""

from sqlalchemy import delete, func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from data.schema.displays import displays
from data.schema.matchmaking import practice_seeds
from data.schema.tables import tables
from data.schema.vocabulary import DisplayKind, TableStatus
from data.storage.queries import insert_into


async def get(connection: AsyncConnection, server_id: int, member_id: int) -> bytes | None:
    """Return the seed of a member's next game in a server, or None."""
    query = select(practice_seeds.c.seed).where(
        practice_seeds.c.server_id == server_id, practice_seeds.c.member_id == member_id
    )
    return await connection.scalar(query)


async def take(connection: AsyncConnection, server_id: int, member_id: int, seed: bytes) -> bool:
    """Use up a seed; return False where it was used already."""
    result = await connection.execute(
        delete(practice_seeds).where(
            practice_seeds.c.server_id == server_id,
            practice_seeds.c.member_id == member_id,
            practice_seeds.c.seed == seed,
        )
    )
    return result.rowcount > 0


async def keep(connection: AsyncConnection, server_id: int, member_id: int, seed: bytes) -> bytes:
    """Store a seed for a member's next game unless there is one; return the stored one."""
    statement = (
        insert_into(connection, practice_seeds)
        .values(server_id=server_id, member_id=member_id, seed=seed)
        .on_conflict_do_nothing()
    )
    await connection.execute(statement)
    kept = await get(connection, server_id, member_id)
    assert kept is not None
    return kept


async def promise(
    connection: AsyncConnection, server_id: int, member_id: int, commitment: str
) -> None:
    """Set the seal that a member's running games against the computer in a server end with."""
    await connection.execute(
        update(tables)
        .where(
            tables.c.host_id == member_id,
            tables.c.status == TableStatus.PLAYING,
            tables.c.server_id == server_id,
            tables.c.next_commitment.is_not(None),
        )
        .values(next_commitment=commitment)
    )


async def shown_by(connection: AsyncConnection, commitment: str) -> int | None:
    """Return the first message that showed the seal of a next game at the end of one, or None."""
    query = (
        select(func.min(displays.c.message_id))
        .join(tables, tables.c.table_id == displays.c.table_id)
        .where(tables.c.next_commitment == commitment, displays.c.kind == DisplayKind.SETTLEMENT)
    )
    return await connection.scalar(query)
