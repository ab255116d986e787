"""The servers whose standings have to be counted anew, and how far each recount is.

While one is under way deals and games add nothing to what is stored: the recount takes them in at
its end. So what it has written stays as it has written it, and boards show whole figures: those of
before, or for the moment in which many rows change, none.
"""

from typing import Final

from sqlalchemy import delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from data.schema.standings import recounts
from data.storage.queries import insert_into

ALL: Final = 0
"""The figures of deals are to be counted anew as well, as after an update."""

STANDINGS: Final = 1
"""Standings and ratings alone are."""

COUNTING: Final = 2
"""They are being counted; what is stored stays as it is meanwhile."""

SWAPPING: Final = 3
"""What was counted is taking the place of what was stored."""


async def waiting(connection: AsyncConnection) -> list[int]:
    """Give them."""
    return list((await connection.scalars(select(recounts.c.server_id))).all())


async def ask(connection: AsyncConnection, server_id: int) -> None:
    """Have a server's standings counted anew; a recount that is under way begins again."""
    insert = insert_into(connection, recounts)
    row = insert.values(server_id=server_id, stage=STANDINGS, asked=1)
    more = {"asked": recounts.c.asked + 1}
    await connection.execute(row.on_conflict_do_update(index_elements=["server_id"], set_=more))


async def upset(connection: AsyncConnection) -> None:
    """Have every recount that is under way begin again: who is who has changed."""
    await connection.execute(update(recounts).values(asked=recounts.c.asked + 1))


async def stage(connection: AsyncConnection, server_id: int) -> int | None:
    """Give how far a server's recount is; None where none is to be made."""
    query = select(recounts.c.stage).where(recounts.c.server_id == server_id)
    return await connection.scalar(query)


async def begin(connection: AsyncConnection, server_id: int) -> int | None:
    """Note that a recount begins. One that another process has under way may write no more.

    Returns:
        What `asked` gives as long as nobody else begins or asks; None where none is to be made.
    """
    own = update(recounts).where(recounts.c.server_id == server_id)
    await connection.execute(own.values(asked=recounts.c.asked + 1))
    await reach(connection, server_id, COUNTING)
    return await asked(connection, server_id)


async def reach(connection: AsyncConnection, server_id: int, new: int) -> None:
    """Note how far a recount is, if it isn't further."""
    own = recounts.c.server_id == server_id
    await connection.execute(update(recounts).where(own, recounts.c.stage < new).values(stage=new))


async def asked(connection: AsyncConnection, server_id: int) -> int | None:
    """Give how often a recount was asked for or begun; None where none is to be made."""
    query = select(recounts.c.asked).where(recounts.c.server_id == server_id)
    return await connection.scalar(query)


async def is_under_way(connection: AsyncConnection, server_id: int) -> bool:
    """Tell whether a server is being counted, so that nothing is to be added to what is stored."""
    found = await stage(connection, server_id)
    return found is not None and found >= COUNTING


async def done(connection: AsyncConnection, server_id: int) -> None:
    """Take a server off the list."""
    await connection.execute(delete(recounts).where(recounts.c.server_id == server_id))
