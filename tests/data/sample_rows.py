"""A server with members, and tables at which they sit, for the tests of the database."""

from datetime import UTC, datetime, timedelta
from typing import Any

from sqlalchemy.ext.asyncio import AsyncConnection

from data.core import members, servers
from data.table import deals, moves, tables
from data.table.deals import DealRow
from data.table.moves import MoveRow

NOW = datetime(2026, 5, 1, 12, 0, tzinfo=UTC)
HOUR = timedelta(hours=1)
SERVER = 900
NORTH, SOUTH, EAST, WEST = 11, 12, 13, 14
NAMES = {NORTH: "@north", SOUTH: "@south", EAST: "@east", WEST: "@west"}


async def move_in(connection: AsyncConnection) -> None:
    """Make the server and its members known."""
    await servers.remember(connection, SERVER, "Card house")
    for member_id, name in NAMES.items():
        await members.remember(connection, member_id, name, NOW)


async def challenge(connection: AsyncConnection, **changes: Any) -> int:
    """Let North challenge South, or as changed."""
    given: dict[str, Any] = {
        "server_id": SERVER,
        "channel_id": 77,
        "channel_name": "cards",
        "rules": "standard",
        "contest_seed": b"s" * 32,
        "commitment": "ab" * 32,
        "host_id": NORTH,
        "guest_id": SOUTH,
        "created_at": NOW,
        "expires_at": NOW + HOUR,
    }
    return await tables.create(connection, **given | changes)


def deal_row(table_id: int, deal: int = 1, **changes: Any) -> DealRow:
    given: dict[str, Any] = {
        "round": 1,
        "dealer": 1,
        "seed": b"d" * 32,
        "commitment": "cd" * 32,
        "knock_card": None,
        "first_ply": 0,
        "started_at": NOW,
    }
    return DealRow(table_id=table_id, deal=deal, **given | changes)


def move_row(table_id: int, ply: int, word: str = "stock", deal: int = 1) -> MoveRow:
    return MoveRow(table_id=table_id, ply=ply, deal=deal, seat=1 + ply % 2, move=word, at=NOW)


async def running_table(connection: AsyncConnection, plies: int = 0) -> int:
    """Move in, and let North and South play so many moves of a first deal."""
    await move_in(connection)
    table_id = await challenge(connection)
    await tables.start(connection, table_id, SOUTH, 5000, NOW)
    await deals.add(connection, deal_row(table_id))
    for ply in range(plies):
        await moves.add(connection, move_row(table_id, ply))
    return table_id
