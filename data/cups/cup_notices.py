"""What has been said of cups, so that nothing is said twice."""

from dataclasses import dataclass
from datetime import datetime
from typing import NamedTuple

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from data.schema.cups import cup_notices
from data.storage.queries import insert_into, values_of


class CupNoticeKey(NamedTuple):
    """What is said of a cup; `match` is "" where it is about all of it."""

    match: str
    word: str
    number: int


@dataclass(frozen=True, slots=True)
class CupNoticeRow:
    """Something that has been said; without a message, it couldn't be."""

    cup_id: int
    match: str
    word: str
    number: int
    at: datetime
    message_id: int | None = None


async def add(connection: AsyncConnection, row: CupNoticeRow) -> bool:
    """Note that something was said; False where that was noted before."""
    statement = insert_into(connection, cup_notices).values(values_of(row))
    return (await connection.execute(statement.on_conflict_do_nothing())).rowcount > 0


async def of_cup(connection: AsyncConnection, cup_id: int) -> dict[CupNoticeKey, int | None]:
    """Return what has been said of a cup, each with its message."""
    query = select(
        cup_notices.c.match, cup_notices.c.word, cup_notices.c.number, cup_notices.c.message_id
    ).where(cup_notices.c.cup_id == cup_id)
    return {CupNoticeKey(*row[:3]): row[3] for row in await connection.execute(query)}
