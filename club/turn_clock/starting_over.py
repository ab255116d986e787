"""What all do that begin the wait at a table anew: Wait, Still playing, Stay paused, Go on."""

from collections.abc import Collection
from datetime import datetime
from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection

from data.schema.vocabulary import DisplayKind
from data.table import displays, votes
from data.turn_clock import clocks

_CALL_OFF: Final = "off:"


def call_off_question(ply: int) -> str:
    """Return the key of the votes to call a game off, each ply's for itself."""
    return f"{_CALL_OFF}{ply}"


async def start_over(
    connection: AsyncConnection, table_ids: Collection[int], now: datetime, *, renew: bool = True
) -> None:
    """Begin a wait anew, votes to call off undone; with `renew` turns have their whole time."""
    await votes.clear_all(connection, table_ids, _CALL_OFF)
    if renew:
        await clocks.renew(connection, table_ids, now)
    await clocks.stir(connection, table_ids, now)
    await show_anew(connection, table_ids, now)


async def show_anew(connection: AsyncConnection, table_ids: Collection[int], now: datetime) -> None:
    """Have the displays of tables redrawn that show the time of a turn, or the game's end."""
    shown = await clocks.with_time(connection, table_ids)
    await displays.outdate(connection, shown, now, DisplayKind.TABLE, DisplayKind.HAND)
