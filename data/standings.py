"""A server's standings, added up as deals and contests end.

The order is net, then games won, then points, each the highest first; what is left equal is kept
apart by the member's id, so that a rank is always the place in the list.
"""

from dataclasses import dataclass

from sqlalchemy import func, select, tuple_
from sqlalchemy.ext.asyncio import AsyncConnection

from data.queries import columns, fetch_all, fetch_one, insert_into
from data.schema import members, standings

_ORDER = (
    standings.c.net,
    standings.c.games_won,
    standings.c.points,
    standings.c.member_id,
)


@dataclass(frozen=True, slots=True)
class Standing:
    """What a member has to show in a server, under the name last seen."""

    server_id: int
    member_id: int
    name: str
    games: int
    games_won: int
    deals: int
    deals_won: int
    points: int
    net: int


_STANDING = select(
    standings.c.server_id,
    standings.c.member_id,
    members.c.name,
    *columns(standings, Standing, skip=("server_id", "member_id", "name")),
).join(members, members.c.member_id == standings.c.member_id)


async def record_deal(
    connection: AsyncConnection, server_id: int, member_id: int, *, won: bool, points: int = 0
) -> None:
    """Add a finished deal, and the points it brought this member."""
    await _add(connection, server_id, member_id, deals=1, deals_won=int(won), points=points)


async def record_game(
    connection: AsyncConnection, server_id: int, member_id: int, *, won: bool, net: int = 0
) -> None:
    """Add a settled contest, and what it left this member ahead (or, below 0, behind) by."""
    await _add(connection, server_id, member_id, games=1, games_won=int(won), net=net)


async def _add(connection: AsyncConnection, server_id: int, member_id: int, **amounts: int) -> None:
    insert = insert_into(connection, standings).values(
        server_id=server_id, member_id=member_id, **amounts
    )
    await connection.execute(
        insert.on_conflict_do_update(
            index_elements=[standings.c.server_id, standings.c.member_id],
            set_={name: standings.c[name] + amount for name, amount in amounts.items()},
        )
    )


async def top(connection: AsyncConnection, server_id: int, limit: int) -> list[Standing]:
    """Give the first `limit` members of a server."""
    query = (
        _STANDING.where(standings.c.server_id == server_id)
        .order_by(*(column.desc() for column in _ORDER))
        .limit(limit)
    )
    return await fetch_all(connection, query, Standing)


async def of_member(
    connection: AsyncConnection, server_id: int, member_id: int
) -> tuple[int, Standing] | None:
    """Give a member's rank in a server, from 1, and standing; None before the first deal."""
    own = await fetch_one(
        connection,
        _STANDING.where(standings.c.server_id == server_id, standings.c.member_id == member_id),
        Standing,
    )
    if own is None:
        return None
    ahead = tuple_(*_ORDER) > (own.net, own.games_won, own.points, own.member_id)
    query = (
        select(func.count()).select_from(standings).where(standings.c.server_id == server_id, ahead)
    )
    return (await connection.execute(query)).scalar_one() + 1, own
