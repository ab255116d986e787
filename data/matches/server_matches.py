"""Matches between servers as set up: their sides, their boards, and which have something due."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, Final

from sqlalchemy import and_, case, delete, exists, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from data.core import servers as places
from data.core.event_store import EventStore
from data.core.host_drafts import HostDraftStore
from data.core.host_messages import HostMessageStore, HostNoticeStore
from data.schema.cups import (
    match_boards,
    match_drafts,
    match_events,
    match_members,
    match_sides,
    server_matches,
    side_messages,
    side_notices,
)
from data.schema.members import servers
from data.schema.tables import tables
from data.schema.vocabulary import PlaceKind
from data.storage.queries import columns, fetch_all, fetch_one, insert_row, update_row, values_of
from data.table.match_hosts import HostStore, settled
from data.table.tables import OVER

SIDES: Final = (1, 2)

SIDE_MESSAGES: Final = HostMessageStore("side_id", side_messages)
SIDE_NOTICES: Final = HostNoticeStore("side_id", side_notices)
MATCH_DRAFTS: Final = HostDraftStore("match_id", match_drafts)
MATCH_EVENTS: Final = EventStore("match_id", server_matches, match_events, match_members)

_own = server_matches.c
_sides = match_sides.c


@dataclass(frozen=True, slots=True)
class ServerMatchRow:
    """A match between servers; `code` is a digest. Its seed stays out of `repr` and logs."""

    server_id: int
    organiser_id: int
    plan: Mapping[str, Any]
    rules: str
    clock: str
    hours: int
    seed: bytes = field(repr=False)
    commitment: str
    created_at: datetime
    code: str | None
    code_until: datetime
    created_by_interaction: int | None = None
    match_id: int = 0
    events: int = 0
    look_at: datetime | None = None
    finished_at: datetime | None = None


@dataclass(frozen=True, slots=True)
class SideRow:
    """A server that plays a match, and the channel that it is shown in."""

    side_id: int
    match_id: int
    server_id: int
    channel_id: int
    channel_name: str
    organiser_id: int


@dataclass(frozen=True, slots=True)
class BoardRow:
    """A board that is being played; `extension_by` is the side that asks for more time."""

    match_id: int
    board: int
    table_id: int | None
    attempt: int
    opened_at: datetime
    due_at: datetime
    extension_by: int | None = None
    extension_press: int | None = None

    @property
    def match(self) -> str:
        """Always the same: all boards are of one match."""
        return BOARDS


# The key of what the boards are of, as cups write it (`club/cups/formats/match_keys.py`).
BOARDS: Final = "group.1.1.1"


def side_id(match_id: int, side: int) -> int:
    """Return the number of a side."""
    return 2 * match_id + side - 1


def side_of(number: int) -> tuple[int, int]:
    """Return which match and side a side's number is of."""
    return number // 2, number % 2 + 1


def place_of(match_id: int) -> int:
    """Return the id of the place that a match's tables belong to, which is no server's."""
    return -match_id


class _MatchStore(HostStore):
    def __init__(self) -> None:
        super().__init__("match_id", server_matches, match_boards, side_messages)
        playing = exists().where(
            _sides.match_id == _own.match_id,
            servers.c.server_id == _sides.server_id,
        )
        there = servers.c.left_at.is_(None) & servers.c.forget_at.is_(None)
        # One server is enough: the other's absence has to be noticed, and may end the match.
        self.stays = playing.where(there).correlate(server_matches)
        self._away = playing.where(~there).correlate(server_matches)

    async def due(self, connection: AsyncConnection, now: datetime) -> list[int]:
        stands = exists().where(
            servers.c.server_id == -_own.match_id, servers.c.left_at.is_not(None)
        )
        over = (
            select(match_boards.c.match_id)
            .outerjoin(tables, tables.c.table_id == match_boards.c.table_id)
            .where(settled(match_boards))
        )
        changed = or_(and_(self._away, ~stands), and_(~self._away, stands))
        query = select(_own.match_id).where(
            _own.finished_at.is_(None),
            # Also where the bot is in neither server: a match ends all the same.
            or_(_own.look_at <= now, _own.match_id.in_(over), changed),
        )
        return sorted((await connection.scalars(query)).all())

    async def create(self, connection: AsyncConnection, row: ServerMatchRow) -> int:
        given = values_of(row)
        del given[_own.match_id.name]
        statement = insert(server_matches).values(given).returning(_own.match_id)
        return (await connection.execute(statement)).scalar_one()

    async def get(self, connection: AsyncConnection, match_id: int) -> ServerMatchRow | None:
        query = select(*columns(server_matches, ServerMatchRow)).where(_own.match_id == match_id)
        return await fetch_one(connection, query, ServerMatchRow)

    async def set_code(
        self, connection: AsyncConnection, match_id: int, code: str | None, until: datetime
    ) -> None:
        changed = update(server_matches).where(_own.match_id == match_id)
        await connection.execute(changed.values(code=code, code_until=until))

    async def by_code(self, connection: AsyncConnection, code: str, now: datetime) -> int | None:
        accepted = exists().where(
            _sides.match_id == _own.match_id, _sides.server_id != _own.server_id
        )
        query = select(_own.match_id).where(_own.code == code, _own.code_until > now)
        return await connection.scalar(query.where(_own.finished_at.is_(None), ~accepted))

    async def with_last_code(self, connection: AsyncConnection, code: str) -> int | None:
        """Return the match whose last code this is or was."""
        return await connection.scalar(select(_own.match_id).where(_own.code == code))

    async def of_server(self, connection: AsyncConnection, server_id: int) -> list[tuple[int, int]]:
        query = (
            select(_sides.match_id, _sides.channel_id)
            .join(server_matches, _own.match_id == _sides.match_id)
            .where(_sides.server_id == server_id)
            .order_by(case((_own.finished_at.is_(None), 0), else_=1), _sides.match_id.desc())
        )
        return [(row[0], row[1]) for row in await connection.execute(query)]

    async def add_side(self, connection: AsyncConnection, row: SideRow) -> None:
        await insert_row(connection, match_sides, row)

    async def sides(self, connection: AsyncConnection, match_id: int) -> list[SideRow]:
        query = select(*columns(match_sides, SideRow)).where(_sides.match_id == match_id)
        return await fetch_all(connection, query.order_by(_sides.side_id), SideRow)

    async def tables_of(self, connection: AsyncConnection, server_id: int) -> list[int]:
        query = (
            select(tables.c.table_id)
            .join(match_sides, tables.c.server_id == -_sides.match_id)
            .where(_sides.server_id == server_id, tables.c.status.not_in(OVER))
        )
        return list((await connection.scalars(query.order_by(tables.c.table_id.desc()))).all())

    async def running_of(self, connection: AsyncConnection, organiser_id: int) -> int:
        query = select(func.count()).select_from(match_sides)
        query = query.join(server_matches, _own.match_id == _sides.match_id)
        mine = _sides.organiser_id == organiser_id, _own.finished_at.is_(None)
        return await connection.scalar(query.where(*mine)) or 0

    async def since_away(
        self, connection: AsyncConnection, match_id: int
    ) -> tuple[datetime | None, bool]:
        left, forget = servers.c.left_at, servers.c.forget_at
        query = select(func.min(left), func.min(forget)).join(
            match_sides, _sides.server_id == servers.c.server_id
        )
        since, wished = (await connection.execute(query.where(_sides.match_id == match_id))).one()
        return since, wished is not None

    async def stand_still(
        self, connection: AsyncConnection, match_id: int, since: datetime
    ) -> None:
        place = place_of(match_id)
        if await places.get(connection, place) is None:
            await places.remember(connection, place, "", kind=PlaceKind.BETWEEN)
        await places.note_left(connection, [place], since)

    async def board_rows(self, connection: AsyncConnection, match_id: int) -> list[BoardRow]:
        query = select(*columns(match_boards, BoardRow)).where(match_boards.c.match_id == match_id)
        return await fetch_all(connection, query.order_by(match_boards.c.board), BoardRow)

    async def open_board(self, connection: AsyncConnection, row: BoardRow) -> None:
        await insert_row(connection, match_boards, row)

    async def change_board(self, connection: AsyncConnection, row: BoardRow) -> None:
        await update_row(connection, match_boards, row)

    async def close_board(self, connection: AsyncConnection, row: BoardRow) -> None:
        same = match_boards.c.match_id == row.match_id, match_boards.c.board == row.board
        await connection.execute(delete(match_boards).where(*same))

    async def settled_boards(self, connection: AsyncConnection, match_id: int) -> set[int]:
        query = (
            select(match_boards.c.board)
            .outerjoin(tables, tables.c.table_id == match_boards.c.table_id)
            .where(match_boards.c.match_id == match_id, settled(match_boards))
        )
        return set((await connection.scalars(query)).all())


class _SideStore(HostStore):
    def __init__(self) -> None:
        super().__init__("side_id", match_sides, match_boards, side_messages)

    async def behind(self, connection: AsyncConnection) -> list[int]:
        shown = side_messages.c
        query = (
            select(_sides.side_id)
            .join(server_matches, _own.match_id == _sides.match_id)
            .outerjoin(side_messages, shown.side_id == _sides.side_id)
            .where(or_(shown.side_id.is_(None), shown.events < _own.events), self.stays)
        )
        return sorted((await connection.scalars(query)).all())

    async def running(self, connection: AsyncConnection, since: datetime) -> list[int]:
        running_then = or_(_own.finished_at.is_(None), _own.finished_at > since)
        query = select(_sides.side_id).join(server_matches, _own.match_id == _sides.match_id)
        return sorted((await connection.scalars(query.where(running_then, self.stays))).all())


MATCH_STORE: Final = _MatchStore()
SIDE_STORE: Final = _SideStore()
