"""Followers, friends, blocks, the queue, nudges, and what goes on in a server."""

from dataclasses import replace
from datetime import timedelta

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

from data.core import members, servers, watchers
from data.matchmaking import queue
from data.matchmaking.queue import QueuePlace
from data.members import blocks, friends
from data.schema.vocabulary import DisplayKind, TableKind, TableStatus
from data.storage.database import Database
from data.table import boards, displays, moves, tables
from data.table.displays import FINAL, Display
from data.turn_clock import nudges
from data.turn_clock.nudges import Nudge
from data.watching import game_lists
from tests.data.sample_rows import (
    EAST,
    HOUR,
    NORTH,
    NOW,
    SERVER,
    SOUTH,
    WEST,
    challenge,
    move_in,
    move_row,
    running_table,
)

DONE = 100_000
"""Finished tables of a busy server."""


def queued(member_id: int, **changes: object) -> QueuePlace:
    return replace(
        QueuePlace(SERVER, member_id, 77, "cards", "standard", NOW, NOW + HOUR, member_id),
        **changes,  # pyright: ignore[reportArgumentType]
    )


async def open_seat(connection: AsyncConnection, **changes: object) -> int:
    return await challenge(connection, guest_id=None, **changes)


async def numbers(connection: AsyncConnection) -> list[int]:
    return [each.table_id for each in await game_lists.open_tables(connection, SERVER, NOW)]


async def test_what_goes_on_is_free_seats_and_running_tables(database: Database) -> None:
    async with database.write() as connection:
        playing = await running_table(connection)
        seat, newer = await open_seat(connection), await open_seat(connection)
        await servers.remember(connection, SERVER + 1, "Elsewhere")
        await challenge(connection)
        await open_seat(connection, expires_at=NOW)
        await open_seat(connection, server_id=SERVER + 1)
        await open_seat(connection, kind=TableKind.SHEET)
        over = await open_seat(connection)
        await tables.set_status(connection, over, TableStatus.FINISHED, NOW)
        board = await open_seat(connection, status=TableStatus.PLAYING, expires_at=None)
        await boards.add(connection, board, playing, 2)
        assert await numbers(connection) == [newer, seat, playing]


@pytest.mark.slow
@pytest.mark.sqlite
async def test_a_hundred_thousand_finished_tables_are_not_looked_at(
    database: Database,
) -> None:
    async with database.write() as connection:
        playing = await running_table(connection)
        await connection.execute(
            text(
                "WITH RECURSIVE many(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM many WHERE n < :n)"
                " INSERT INTO tables (server_id, channel_id, channel_name, status, rules,"
                " contest_seed, commitment, host_id, created_at)"
                " SELECT server_id, channel_id, channel_name, 'finished', rules,"
                " contest_seed, commitment, host_id, created_at FROM tables, many"
                " WHERE table_id = :table"
            ),
            {"n": DONE, "table": playing},
        )
    steps = 0

    def count() -> int:
        nonlocal steps
        steps += 1
        return 0

    async with database.read() as connection:
        raw = await connection.get_raw_connection()
        driver = raw.driver_connection
        assert driver is not None
        await driver.set_progress_handler(count, 100)
        assert await numbers(connection) == [playing]
        await driver.set_progress_handler(None, 100)
    assert steps < 20, "hundreds of instructions, not hundreds of thousands"


async def test_the_last_move_tells_since_when(database: Database) -> None:
    async with database.write() as connection:
        table_id = await running_table(connection)
        assert await game_lists.last_move_at(connection, table_id) is None
        for ply in range(2):
            late = replace(move_row(table_id, ply), at=NOW + HOUR * ply)
            await moves.add(connection, late)
        assert await game_lists.last_move_at(connection, table_id) == NOW + HOUR


async def test_followers_are_told_once(database: Database) -> None:
    async with database.write() as connection:
        table_id = await running_table(connection)
        for member_id in (WEST, EAST, EAST):
            await watchers.add(connection, table_id, member_id, NOW)
        assert [one.member_id for one in await watchers.of_table(connection, table_id)] == [
            *(EAST, WEST),
        ]
        assert (await connection.scalars(watchers.untold())).all() == []
        await tables.set_status(connection, table_id, TableStatus.FINISHED, NOW)
        assert set(await connection.scalars(watchers.untold())) == {table_id}
        assert table_id in await displays.behind(connection)
        for member_id in (EAST, WEST):
            shown = Display(0, table_id, DisplayKind.ENDED, member_id, 5, 6, 0, FINAL, NOW)
            await displays.save(connection, shown)
        assert (await connection.scalars(watchers.untold())).all() == []
        assert table_id not in await displays.behind(connection)
        await watchers.remove(connection, table_id, EAST)
        assert [one.member_id for one in await watchers.of_table(connection, table_id)] == [WEST]


async def test_followers_go_with_their_table(database: Database) -> None:
    async with database.write() as connection:
        table_id = await running_table(connection)
        await watchers.add(connection, table_id, EAST, NOW)
        await nudges.put(connection, Nudge(table_id, NORTH, SOUTH, NOW, 1))
        await connection.execute(text("DELETE FROM tables"))
        assert await watchers.of_table(connection, table_id) == []
        assert await nudges.get(connection, table_id, NORTH) is None


async def test_friendship_is_one_sided(database: Database) -> None:
    async with database.write() as connection:
        await move_in(connection)
        for friend in (WEST, SOUTH, SOUTH):
            await friends.add(connection, NORTH, friend, NOW)
        assert [one.member_id for one in await friends.of_member(connection, NORTH)] == [
            *(SOUTH, WEST),
        ]
        assert await friends.is_friend(connection, NORTH, SOUTH)
        assert not await friends.is_friend(connection, SOUTH, NORTH)
        await friends.remove(connection, NORTH, SOUTH)
        assert not await friends.is_friend(connection, NORTH, SOUTH)


async def test_lists_of_members_are_in_one_order_on_every_database(database: Database) -> None:
    names = ["@anna", "@Bert", "@bo", "@Cleo", "@\xc4nne", "@\xe4nny", "_zoe"]
    async with database.write() as connection:
        await move_in(connection)
        for number, name in enumerate(reversed(names), 100):
            await members.remember(connection, number, name, NOW)
            await friends.add(connection, NORTH, number, NOW)
            await blocks.add(connection, SOUTH, number, NOW)
        for listed in (friends.of_member(connection, NORTH), blocks.of_member(connection, SOUTH)):
            assert [one.name for one in await listed] == names


async def test_blocks_keep_two_apart_whoever_blocks(database: Database) -> None:
    async with database.write() as connection:
        await move_in(connection)
        for one, other in ((NORTH, SOUTH), (NORTH, SOUTH), (EAST, NORTH)):
            await blocks.add(connection, one, other, NOW)
        assert await blocks.around(connection, NORTH) == {SOUTH, EAST}
        assert await blocks.around(connection, SOUTH) == {NORTH}
        assert await blocks.has_blocked(connection, NORTH, SOUTH)
        assert not await blocks.has_blocked(connection, SOUTH, NORTH)
        assert [one.name for one in await blocks.of_member(connection, NORTH)] == ["@south"]
        await blocks.remove(connection, NORTH, SOUTH)
        assert await blocks.around(connection, NORTH) == {EAST}


async def test_the_queue_gives_who_has_waited_longest(database: Database) -> None:
    async with database.write() as connection:
        await move_in(connection)
        for each in (
            queued(NORTH, asked_at=NOW + timedelta(minutes=2)),
            queued(SOUTH),
            queued(EAST, rules="oklahoma"),
            queued(WEST, expires_at=NOW),
        ):
            await queue.put(connection, each)
        found = await queue.waiting(connection, SERVER, "standard", NOW)
        assert [one.member_id for one in found] == [SOUTH, NORTH]
        await queue.leave(connection, SERVER, (SOUTH,))
        assert await queue.get(connection, SERVER, SOUTH) == queued(SOUTH, rules=None)
        await queue.put(connection, queued(NORTH, rules="oklahoma"))
        assert await queue.waiting(connection, SERVER, "standard", NOW) == []
        assert await queue.get(connection, SERVER + 1, SOUTH) is None


async def test_a_reminder_takes_the_place_of_the_one_before(database: Database) -> None:
    async with database.write() as connection:
        table_id = await running_table(connection)
        first = Nudge(table_id, NORTH, SOUTH, NOW, 1)
        second = Nudge(table_id, NORTH, EAST, NOW + HOUR, 2)
        for each in (first, second):
            await nudges.put(connection, each)
        assert await nudges.get(connection, table_id, NORTH) == second
        await nudges.forget(connection, table_id, NORTH)
        assert await nudges.get(connection, table_id, NORTH) is None
