"""A recount beside what goes on: games that end, games that are annulled, another recount."""

import asyncio

import pytest
from sqlalchemy.ext.asyncio import AsyncConnection

from club.club import Club
from club.ratings import deal_stats, recount
from club.ratings.recount import ServerCount
from data.ratings import deal_stats as stored_figures
from data.ratings import recounts
from data.schema.standings import recounts as recounts_table
from data.schema.vocabulary import TableStatus
from data.storage.database import Database
from engine.rules import PRESETS
from tests.club.archive.test_profiles import profile
from tests.club.club_helpers import EAST, NORTH, PLACE, QUICK, begin, play_out, play_until
from tests.club.moderation.table_damage import damage_table, illegal_move
from tests.club.ratings.test_standings import check

HERE = PLACE.server_id
LONG = PRESETS.rules("standard", game_target=300)


async def test_what_is_played_and_annulled_while_it_is_counted_leaves_nothing_behind(
    club: Club, database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    running = await begin(club, LONG)
    table_id = running.table.table_id
    really_count = recount.count
    annulling: asyncio.Task[object] | None = None

    async def count(connection: AsyncConnection, server_id: int) -> ServerCount:
        nonlocal annulling
        await play_until(club, running, lambda each: each.last is not None)
        total = await really_count(connection, server_id)
        void = club.admin.void(PLACE, EAST, table_id, "late", 1)
        annulling = asyncio.create_task(void)
        while (await club.tables.snapshot(table_id)).table.status == TableStatus.PLAYING:
            pass
        return total

    async with database.write() as connection:
        await recounts.ask(connection, HERE)
    monkeypatch.setattr(recount, "count", count)
    await recount.catch_up(database)
    assert annulling is not None
    await annulling
    assert (await club.ratings.standings(HERE, NORTH.member_id)).rows == ()
    await check(database)


async def test_deals_of_a_contest_that_was_annulled_unread_count_in_no_profile(
    club: Club, database: Database
) -> None:
    running = await begin(club, LONG)
    running = await play_until(club, running, lambda each: each.last is not None)
    running = await play_until(club, running, lambda each: each.table.ply > running.table.ply)
    assert (await profile(club, NORTH)).knocking.deals
    await damage_table(database, running.table.table_id, illegal_move)
    assert await club.quarantine.void(running.table.table_id)
    assert (await profile(club, NORTH)).empty
    await deal_stats.count_anew(database, HERE)
    assert (await profile(club, NORTH)).empty


async def wait_as_after_an_update(database: Database) -> None:
    """Have the server recounted with everything, as an update does."""
    async with database.write() as connection:
        await connection.execute(recounts_table.insert().values(server_id=HERE))


async def test_of_two_recounts_at_once_one_counts_the_figures(
    club: Club, database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    await play_out(club, await begin(club))
    await wait_as_after_an_update(database)
    really_count, counted = deal_stats.count_anew, 0

    async def count_anew(database: Database, server_id: int) -> None:
        nonlocal counted
        counted += 1
        await really_count(database, server_id)

    monkeypatch.setattr(deal_stats, "count_anew", count_anew)
    await asyncio.gather(recount.catch_up(database), recount.catch_up(database))
    assert counted == 1
    async with database.read() as connection:
        assert await recounts.waiting(connection) == []


@pytest.mark.slow
async def test_figures_are_counted_for_a_manager_who_annuls_before_that(
    club: Club, database: Database
) -> None:
    kept, annulled = [await play_out(club, await begin(club, QUICK, n)) for n in (5000, 5001)]
    whole = (await profile(club, NORTH)).knocking
    async with database.write() as connection:
        await stored_figures.clear(connection, (kept.table.table_id,))
    await wait_as_after_an_update(database)
    await club.admin.void(PLACE, EAST, annulled.table.table_id, "late", 1)
    assert (await profile(club, NORTH)).knocking.deals == whole.deals - 1
