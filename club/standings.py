"""A server's table of honour."""

from dataclasses import dataclass

from sqlalchemy.ext.asyncio import AsyncConnection

from data import standings
from data.standings import Standing


@dataclass(frozen=True, slots=True)
class Standings:
    """The first members of a server, and the one who asks.

    Attributes:
        rows: Rank, from 1, and standing of the first members.
        own: Rank and standing of the member who asks; None before their first deal.
    """

    rows: tuple[tuple[int, Standing], ...]
    own: tuple[int, Standing] | None


async def read(
    connection: AsyncConnection, server_id: int, member_id: int, limit: int
) -> Standings:
    """Read the first `limit` members of a server and the place of one member."""
    top = await standings.top(connection, server_id, limit)
    own = await standings.of_member(connection, server_id, member_id)
    return Standings(tuple(enumerate(top, start=1)), own)
