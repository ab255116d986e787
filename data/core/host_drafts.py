"""What members choose about cups, leagues and ladders, as far as they have come."""

from dataclasses import dataclass
from datetime import datetime
from typing import Any, Final, NamedTuple

from sqlalchemy import ColumnElement, Table, and_, delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from data.storage.queries import insert_into

# The number of one that is being set up.
NEW: Final = 0


class HostDraftKey(NamedTuple):
    """Whose draft it is, and about which cup, league or ladder."""

    member_id: int
    server_id: int
    host_id: int = NEW


@dataclass(frozen=True, slots=True)
class HostDraftRow:
    """What a member has chosen, as plain data."""

    key: HostDraftKey
    choices: dict[str, Any]
    at: datetime


class HostDraftStore:
    """The drafts about all cups, or all leagues and ladders: `key` has their number."""

    def __init__(self, key: str, drafts: Table) -> None:
        self._drafts = drafts
        self._keys = (drafts.c.member_id, drafts.c.server_id, drafts.c[key])

    async def get(self, connection: AsyncConnection, key: HostDraftKey) -> Any:  # noqa: ANN401 - plain data
        """Return what a member has chosen, as it was stored; None for nothing."""
        return await connection.scalar(select(self._drafts.c.choices).where(self._at(key)))

    async def put(self, connection: AsyncConnection, row: HostDraftRow) -> None:
        """Store what a member has chosen; the member and the server must be stored."""
        changed = {"choices": row.choices, "at": row.at}
        own = {column.name: value for column, value in zip(self._keys, row.key, strict=True)}
        insert = insert_into(connection, self._drafts).values(**own, **changed)
        await connection.execute(
            insert.on_conflict_do_update(index_elements=list(own), set_=changed)
        )

    async def drop(self, connection: AsyncConnection, key: HostDraftKey) -> None:
        """Delete what a member has chosen."""
        await connection.execute(delete(self._drafts).where(self._at(key)))

    def _at(self, key: HostDraftKey) -> ColumnElement[bool]:
        return and_(*(column == value for column, value in zip(self._keys, key, strict=True)))
