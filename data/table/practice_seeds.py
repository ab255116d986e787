"""The seed of each member's next game against the computer, drawn and sealed before it is begun.

The end of a game against the computer shows the seal of the next one, so that it is settled before
the command that begins that exists. A seed is used once: whoever uses it takes it away.
"""

from sqlalchemy import delete, func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from data.schema.games import displays, tables
from data.schema.matchmaking import practice_seeds
from data.storage.queries import insert_into
from data.table.tables import PLAYING


async def get(connection: AsyncConnection, server_id: int, member_id: int) -> bytes | None:
    """Give the seed of a member's next game in a server, if one has been drawn."""
    query = select(practice_seeds.c.seed).where(
        practice_seeds.c.server_id == server_id, practice_seeds.c.member_id == member_id
    )
    return await connection.scalar(query)


async def take(connection: AsyncConnection, server_id: int, member_id: int, seed: bytes) -> bool:
    """Use up a seed; False where it was used by somebody else."""
    result = await connection.execute(
        delete(practice_seeds).where(
            practice_seeds.c.server_id == server_id,
            practice_seeds.c.member_id == member_id,
            practice_seeds.c.seed == seed,
        )
    )
    return result.rowcount > 0


async def keep(connection: AsyncConnection, server_id: int, member_id: int, seed: bytes) -> bytes:
    """Keep a seed for a member's next game where there is none; give the one there is now."""
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
    """Have every game that a member plays against the computer in a server end with this seal."""
    await connection.execute(
        update(tables)
        .where(
            tables.c.host_id == member_id,
            tables.c.status == PLAYING,
            tables.c.server_id == server_id,
            tables.c.next_commitment.is_not(None),
        )
        .values(next_commitment=commitment)
    )


async def shown_by(connection: AsyncConnection, commitment: str) -> int | None:
    """Give the first message that showed the seal of a next game at the end of one, if any did."""
    query = (
        select(func.min(displays.c.message_id))
        .join(tables, tables.c.table_id == displays.c.table_id)
        .where(tables.c.next_commitment == commitment, displays.c.kind == "settlement")
    )
    return await connection.scalar(query)
