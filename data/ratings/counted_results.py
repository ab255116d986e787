"""Every deal and game that counts in a server's standings, page by page, for a recount."""

from collections.abc import AsyncIterator, Collection, Iterable
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, Final

from sqlalchemy import case, not_, or_, select, type_coerce
from sqlalchemy.ext.asyncio import AsyncConnection

from data.ratings.games import GameRow
from data.schema.contests import contests, games
from data.schema.deals import results
from data.schema.matchmaking import OPEN
from data.schema.members import members
from data.schema.tables import boards, seats, tables
from data.schema.types import PlainText
from data.storage.queries import columns, fetch_all

PAGE: Final = 50
"""Games read at once, so that others get their turn between two pages."""


@dataclass(frozen=True, slots=True)
class CountedDeal:
    """A deal that counts unless annulled; `detail` is set only where both sides may have scored."""

    rules: str
    table_id: int
    deal: int
    at: datetime
    member_1: int
    member_2: int
    member_3: int | None
    points: int
    result: str
    winner: int | None
    detail: dict[str, Any] | None = field(repr=False)


@dataclass(frozen=True, slots=True)
class SettledGame:
    """A settled game; `seating` and `settlement` are in the engine's form.

    `serial` is its place in the server's order. A player is in `members` or `computers`, by number.
    """

    serial: int
    row: GameRow
    rules: str
    seating: dict[str, Any]
    settlement: dict[str, Any]
    members: dict[int, int | None]
    computers: dict[int, str | None]
    rated_practice: bool


async def settled(
    connection: AsyncConnection, server_id: int, after: int = 0
) -> AsyncIterator[list[SettledGame]]:
    """Yield a server's games after a serial, in order of settlement, page by page."""
    query = (
        select(
            games.c.serial,
            tables.c.rules,
            tables.c.rated_practice,
            contests.c.seating,
            contests.c.settlement,
            *columns(games, GameRow),
        )
        .join(tables, tables.c.table_id == games.c.table_id)
        .join(contests, contests.c.table_id == games.c.table_id)
        .where(games.c.server_id == server_id)
        .order_by(games.c.serial)
        .limit(PAGE)
    )
    last, more = after, True
    while more:
        page = (await connection.execute(query.where(games.c.serial > last))).all()
        more = len(page) == PAGE
        last = page[-1].serial if page else last
        sat = await _seated(connection, [each.table_id for each in page])
        yield [
            SettledGame(
                row.serial,
                GameRow(*tuple(row)[5:]),
                row.rules,
                {} if row.seating is None else row.seating,
                row.settlement,
                {seat: member_id for seat, member_id, _ in sat[row.table_id]},
                {seat: player for seat, _, player in sat[row.table_id]},
                row.rated_practice,
            )
            for row in page
        ]


async def running(connection: AsyncConnection, server_id: int) -> list[int]:
    """Return the tables of a server that aren't over."""
    query = select(tables.c.table_id).where(tables.c.server_id == server_id, OPEN)
    return sorted((await connection.scalars(query)).all())


async def deals(
    connection: AsyncConnection,
    lead_ids: Collection[int],
    *,
    without: Iterable[tuple[int, int]] = (),
) -> list[CountedDeal]:
    """Return the counting deals of contests, by leading tables, but for `without` (table, deal)."""
    further = select(boards.c.table_id).where(boards.c.lead_id.in_(lead_ids))
    table_ids = {*lead_ids, *(await connection.scalars(further)).all()}
    # What both scored is in the detail alone, as compact text.
    both = type_coerce(results.c.detail, PlainText).not_like('%"both":null%')
    query = (
        select(
            tables.c.rules,
            *columns(results, CountedDeal, skip=("rules", "detail")),
            case((both, results.c.detail), else_=None),
        )
        .join(tables, tables.c.table_id == results.c.table_id)
        .where(
            results.c.table_id.in_(table_ids),
            # A damaged row may name an unknown member, who can't have a row in the standings.
            results.c.member_1.in_(select(members.c.member_id)),
            results.c.member_2.in_(select(members.c.member_id)),
            or_(results.c.member_3.is_(None), results.c.member_3.in_(select(members.c.member_id))),
            *(
                not_((results.c.table_id == table_id) & (results.c.deal == deal))
                for table_id, deal in without
            ),
        )
        .order_by(*results.primary_key)
    )
    return await fetch_all(connection, query, CountedDeal)


async def _seated(
    connection: AsyncConnection, table_ids: Collection[int]
) -> dict[int, list[tuple[int, int | None, str | None]]]:
    query = select(seats.c.table_id, seats.c.seat, seats.c.member_id, seats.c.player).where(
        seats.c.table_id.in_(table_ids)
    )
    found: dict[int, list[tuple[int, int | None, str | None]]] = {each: [] for each in table_ids}
    for table_id, *sits in await connection.execute(query):
        found[table_id].append(tuple(sits))
    return found
