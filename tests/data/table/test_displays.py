"""Displays: one a place, and which tables have one that is out of date."""

from dataclasses import replace
from datetime import timedelta
from typing import Any

from sqlalchemy.ext.asyncio import AsyncConnection

from data.core import members
from data.schema.vocabulary import DisplayKind, TableStatus
from data.storage.database import Database
from data.table import deals, displays, moves, tables
from data.table.displays import CHANNEL, FINAL, NEVER_DRAWN, SET_ASIDE, Display
from data.table.tables import SeatOccupant
from tests.data.sample_rows import (
    HOUR,
    NORTH,
    NOW,
    SOUTH,
    challenge,
    deal_row,
    move_in,
    move_row,
    running_table,
)


def shown(table_id: int, **changes: Any) -> Display:
    display = Display(
        display_id=0,
        table_id=table_id,
        kind=DisplayKind.TABLE,
        member_id=CHANNEL,
        channel_id=77,
        message_id=8000,
        anchor=0,
        ply=0,
        sent_at=NOW,
    )
    return replace(display, **changes)


async def test_a_place_has_one_display(database: Database) -> None:
    async with database.write() as connection:
        table_id = await running_table(connection)
        first = await displays.save(connection, shown(table_id, message_id=None, ply=NEVER_DRAWN))
        again = await displays.save(connection, shown(table_id, message_id=8001, edited_at=NOW))
        assert again == first
        other = await displays.save(connection, shown(table_id, kind="hand", member_id=NORTH))
        later = await displays.save(connection, shown(table_id, anchor=2))
        assert await displays.of_table(connection, table_id) == [
            shown(table_id, display_id=first, message_id=8001, edited_at=NOW),
            shown(table_id, display_id=other, kind="hand", member_id=NORTH),
            shown(table_id, display_id=later, anchor=2),
        ]


async def test_only_the_named_display_is_removed(database: Database) -> None:
    async with database.write() as connection:
        table_id = await running_table(connection)
        await displays.save(connection, shown(table_id))
        await displays.save(connection, shown(table_id, kind="hand", member_id=SOUTH))
        gone, kept = await displays.of_table(connection, table_id)
        assert await displays.remove(connection, gone)
        assert not await displays.remove(connection, gone)
        assert await displays.of_table(connection, table_id) == [kept]


async def test_a_display_with_another_message_by_now_stays(database: Database) -> None:
    async with database.write() as connection:
        table_id = await running_table(connection)
        await displays.save(connection, shown(table_id, message_id=8000))
        (known,) = await displays.of_table(connection, table_id)
        await displays.save(connection, shown(table_id, message_id=8001))
        assert not await displays.remove(connection, known)
        (left,) = await displays.of_table(connection, table_id)
        assert left.message_id == 8001
        await displays.save(connection, shown(table_id, message_id=None))
        (unsent,) = await displays.of_table(connection, table_id)
        assert await displays.remove(connection, unsent)


async def test_an_earlier_ply_is_behind(database: Database) -> None:
    async with database.write() as connection:
        table_id = await running_table(connection, plies=2)
        await displays.save(connection, shown(table_id, anchor=1, ply=2))
        await displays.save(connection, shown(table_id, kind="result", anchor=1, ply=FINAL))
        assert await displays.behind(connection) == []
        await moves.add(connection, move_row(table_id, 2))
        assert await displays.behind(connection) == [table_id]
        await displays.save(connection, shown(table_id, anchor=1, ply=3, edited_at=NOW))
        assert await displays.behind(connection) == []
        await displays.save(connection, shown(table_id, kind="hand", member_id=NORTH, ply=-1))
        await displays.save(connection, shown(table_id, kind="hand", member_id=SOUTH, ply=1))
        assert await displays.behind(connection) == [table_id]


async def answered(connection: AsyncConnection, after: timedelta = HOUR, **display: Any) -> bool:
    """Show a challenge, let it be declined some time after that, and ask whether it is behind."""
    table_id = await challenge(connection)
    await displays.save(connection, shown(table_id, kind="challenge", **display))
    await tables.set_status(connection, table_id, TableStatus.DECLINED, NOW + after)
    return table_id in await displays.behind(connection)


async def test_an_answer_without_a_move_is_not_missed(database: Database) -> None:
    async with database.write() as connection:
        await move_in(connection)
        assert await answered(connection)
        assert await answered(connection, -HOUR)  # the clock was set back meanwhile
        assert await answered(connection, edited_at=NOW + 2 * HOUR)
        assert not await answered(connection, ply=SET_ASIDE)
        assert not await answered(connection, ply=FINAL)


async def test_a_start_is_not_missed(database: Database) -> None:
    async with database.write() as connection:
        await move_in(connection)
        table_id = await challenge(connection)
        await displays.save(connection, shown(table_id, kind="challenge"))
        assert await displays.behind(connection) == []
        await tables.start(connection, table_id, SOUTH, 5000, NOW + HOUR)
        assert await displays.behind(connection) == [table_id]


async def test_a_challenge_that_was_never_shown_is_behind(database: Database) -> None:
    async with database.write() as connection:
        await move_in(connection)
        table_id = await challenge(connection)
        assert await displays.behind(connection) == [table_id]
        await displays.save(connection, shown(table_id, kind="challenge"))
        assert await displays.behind(connection) == []
        unseen = await challenge(connection, guest_id=None)
        await tables.set_status(connection, unseen, TableStatus.WITHDRAWN, NOW + HOUR)
        assert await displays.behind(connection) == []


async def test_a_deal_that_was_never_shown_is_behind(database: Database) -> None:
    async with database.write() as connection:
        table_id = await running_table(connection)
        assert await displays.behind(connection) == [table_id]
        await displays.save(connection, shown(table_id, anchor=1))
        assert await displays.behind(connection) == []
        await deals.add(connection, deal_row(table_id, 2))
        assert await displays.behind(connection) == [table_id]


async def test_a_hand_that_was_never_shown_is_behind(database: Database) -> None:
    async with database.write() as connection:
        table_id = await running_table(connection)
        await displays.save(connection, shown(table_id, anchor=1))
        seated = SeatOccupant(seat=1, member_id=NORTH, player=None, name="@north")
        computer = SeatOccupant(seat=2, member_id=None, player="simple", name="")
        for one in (seated, computer):
            await tables.seat(connection, table_id, one)
        assert await displays.behind(connection) == [table_id]
        await members.set_dm_closed(connection, NORTH, NOW)
        assert await displays.behind(connection) == [table_id], "nobody has told them why"
        notice = shown(table_id, kind="notice", member_id=NORTH, ply=FINAL)
        await displays.save(connection, notice)
        assert await displays.behind(connection) == []
        await members.set_dm_closed(connection, NORTH, None)
        await displays.save(connection, shown(table_id, kind="hand", member_id=NORTH))
        assert await displays.behind(connection) == []


async def test_a_hand_that_cannot_be_sent_is_not_behind(database: Database) -> None:
    async with database.write() as connection:
        table_id = await running_table(connection, plies=1)
        await displays.save(connection, shown(table_id, anchor=1, ply=1))
        await displays.save(connection, shown(table_id, kind="hand", member_id=NORTH))
        assert await displays.behind(connection) == [table_id]
        await members.set_dm_closed(connection, NORTH, NOW)
        assert await displays.behind(connection) == []
