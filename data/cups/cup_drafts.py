"""What members choose about cups, as far as they have come."""

from dataclasses import dataclass
from datetime import datetime
from typing import Any, Final, NamedTuple

from sqlalchemy import ColumnElement, and_, delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from data.schema.cups import cup_drafts
from data.storage.queries import insert_into

NEW: Final = 0
"""The number of a cup that is being set up."""


class CupDraftKey(NamedTuple):
    """Whose draft it is, and about which cup."""

    member_id: int
    server_id: int
    cup_id: int = NEW


@dataclass(frozen=True, slots=True)
class CupDraftRow:
    """What a member has chosen, as plain data."""

    key: CupDraftKey
    choices: dict[str, Any]
    at: datetime


async def get(connection: AsyncConnection, key: CupDraftKey) -> Any:  # noqa: ANN401 - plain data
    """Return what a member has chosen, as it was stored; None for nothing."""
    return await connection.scalar(select(cup_drafts.c.choices).where(_at(key)))


async def put(connection: AsyncConnection, row: CupDraftRow) -> None:
    """Store what a member has chosen; the member and the server must be stored."""
    changed = {"choices": row.choices, "at": row.at}
    insert = insert_into(connection, cup_drafts).values(**row.key._asdict(), **changed)
    await connection.execute(
        insert.on_conflict_do_update(index_elements=list(CupDraftKey._fields), set_=changed)
    )


async def drop(connection: AsyncConnection, key: CupDraftKey) -> None:
    """Delete what a member has chosen."""
    await connection.execute(delete(cup_drafts).where(_at(key)))


def _at(key: CupDraftKey) -> ColumnElement[bool]:
    return and_(*(cup_drafts.c[name] == value for name, value in key._asdict().items()))
