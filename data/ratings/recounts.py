"""The servers whose standings have to be counted again, and how far each recount is.

Deals and games meanwhile are taken in at its end, so that boards show whole figures or none.
"""

from typing import Final

from sqlalchemy import delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from data.schema.standings import recounts
from data.storage.queries import insert_into

ALL: Final = 0
"""Stage: the figures of deals are to be counted again too, as after an update."""

STANDINGS: Final = 1
"""Stage: standings and ratings alone are."""

COUNTING: Final = 2
"""Stage: counting; what is stored stays as it is meanwhile."""

SWAPPING: Final = 3
"""Stage: the new rows are replacing those stored."""


async def waiting(connection: AsyncConnection) -> list[int]:
    """Return the servers with a recount to be made."""
    return sorted((await connection.scalars(select(recounts.c.server_id))).all())


async def ask(connection: AsyncConnection, server_id: int, *, stage: int = STANDINGS) -> None:
    """Ask for a recount of a server; one that is under way starts again."""
    insert = insert_into(connection, recounts)
    row = insert.values(server_id=server_id, stage=stage, asked=1)
    more = {"asked": recounts.c.asked + 1}
    await connection.execute(row.on_conflict_do_update(index_elements=["server_id"], set_=more))


async def upset(connection: AsyncConnection) -> None:
    """Restart every recount, since members' identities have changed."""
    await connection.execute(update(recounts).values(asked=recounts.c.asked + 1))


async def stage(connection: AsyncConnection, server_id: int) -> int | None:
    """Return how far a server's recount is; None where none is to be made."""
    query = select(recounts.c.stage).where(recounts.c.server_id == server_id)
    return await connection.scalar(query)


async def begin(connection: AsyncConnection, server_id: int) -> int | None:
    """Begin a recount and return its `asked`, or None; any in another process may write no more."""
    own = update(recounts).where(recounts.c.server_id == server_id)
    await connection.execute(own.values(asked=recounts.c.asked + 1))
    await reach(connection, server_id, COUNTING)
    return await asked(connection, server_id)


async def reach(connection: AsyncConnection, server_id: int, new: int) -> None:
    """Advance a recount to a stage, never back."""
    own = recounts.c.server_id == server_id
    await connection.execute(update(recounts).where(own, recounts.c.stage < new).values(stage=new))


async def asked(connection: AsyncConnection, server_id: int) -> int | None:
    """Return how often a recount was asked for or begun; None where none is to be made."""
    query = select(recounts.c.asked).where(recounts.c.server_id == server_id)
    return await connection.scalar(query)


async def is_under_way(connection: AsyncConnection, server_id: int) -> bool:
    """Return whether a server is being counted, so that nothing may be added to what is stored."""
    found = await stage(connection, server_id)
    return found is not None and found >= COUNTING


async def done(connection: AsyncConnection, server_id: int) -> None:
    """Take a server off the list."""
    await connection.execute(delete(recounts).where(recounts.c.server_id == server_id))
