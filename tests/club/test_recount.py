"""A recount beside what goes on: games that end, games that are annulled, another recount."""

import asyncio

import pytest
from sqlalchemy.ext.asyncio import AsyncConnection

from club import figures, recount
from club.club import Club
from club.recount import Count
from data import recounts
from data.database import Database
from data.tables import PLAYING
from engine.rules import Rules
from tests.club.house import EAST, NORTH, PLACE, begin, play_until
from tests.club.poison import illegal_move, poison
from tests.club.test_profiles import profile
from tests.club.test_standings import check

HERE = PLACE.server_id
LONG = Rules.of("standard", game_target=300)


async def test_what_is_played_and_annulled_while_it_is_counted_leaves_nothing_behind(
    club: Club, database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    running = await begin(club, LONG)
    table_id = running.table.table_id
    really_count = recount.count
    annulling: asyncio.Task[object] | None = None

    async def count(connection: AsyncConnection, server_id: int) -> Count:
        nonlocal annulling
        await play_until(club, running, lambda each: each.last is not None)
        total = await really_count(connection, server_id)
        void = club.admin.void(PLACE, EAST, table_id, "late", 1)
        annulling = asyncio.create_task(void)
        while (await club.snapshot(table_id)).table.status == PLAYING:
            pass
        return total

    async with database.write() as connection:
        await recounts.ask(connection, HERE)
    monkeypatch.setattr(recount, "count", count)
    await recount.catch_up(database)
    assert annulling is not None
    await annulling
    assert (await club.standings(HERE, NORTH.member_id)).rows == ()
    await check(database)


async def test_deals_of_a_contest_that_was_annulled_unread_count_in_no_profile(
    club: Club, database: Database
) -> None:
    running = await begin(club, LONG)
    running = await play_until(club, running, lambda each: each.last is not None)
    running = await play_until(club, running, lambda each: each.table.ply > running.table.ply)
    assert (await profile(club, NORTH)).knocking.deals
    await poison(database, running.table.table_id, illegal_move)
    assert await club.set_aside.void(running.table.table_id)
    assert (await profile(club, NORTH)).empty
    await figures.count_anew(database, HERE)
    assert (await profile(club, NORTH)).empty
