"""Games against the computer that nobody goes on with end by themselves, and count as is fair."""

from datetime import timedelta

import pytest
import pytest_asyncio

from club.club import Club
from club.table.idle_practice import ENDS_AFTER, NOTICE
from club.table.scene import scene
from data.ratings import ratings
from data.schema.vocabulary import EndCause
from data.storage.database import Database
from engine.rules import PRESETS
from tests.club.club_helpers import (
    EAST,
    NORTH,
    PLACE,
    SOUTH,
    Clock,
    begin,
    computer_move,
    make_club,
    step,
)
from tests.club.core.test_limits import presses
from tests.club.members.sample_season import LONG
from tests.club.moderation.table_damage import damage_table, illegal_move
from tests.club.multiplayer.test_groups import PAIRS
from tests.club.ratings.test_standings import check

HERE = PLACE.server_id
DAY = timedelta(days=1)


@pytest_asyncio.fixture(autouse=True)
async def started(club: Club) -> None:
    await club.clocks.started()


async def days(club: Club, clock: Clock, by: timedelta) -> list[int]:
    """Let the bot run for some days and look each day; the games that end meanwhile."""
    ended: list[int] = []
    for _ in range(by // DAY):
        clock.advance(DAY)
        await club.clocks.alive()
        ended += [each.table.table_id for each in await club.practice_expiry.end_untouched()]
    return ended


async def down(club: Club, clock: Clock, by: timedelta) -> None:
    """Let the bot be down for some time, and start again."""
    clock.advance(by)
    await club.clocks.started()


async def practise(club: Club, level: str = "novice") -> int:
    begun = await club.starting.practice(PLACE, NORTH, LONG, level, next(presses))
    return begun.table.table_id


@pytest.mark.slow
async def test_one_that_rests_for_thirty_days_is_annulled(
    club: Club, database: Database, clock: Clock
) -> None:
    resting, played = await practise(club), await practise(club)
    clock.advance(timedelta(days=1))
    later = await practise(club)
    between = await begin(club, LONG)
    assert await days(club, clock, ENDS_AFTER - 2 * DAY) == []
    clock.advance(DAY - timedelta(seconds=1))
    await club.clocks.alive()
    assert await club.practice_expiry.end_untouched() == []
    here = await club.tables.snapshot(played)
    while here.table.ply == 0 or here.computer_to_move is not None:
        here = await step(club, here)
    clock.advance(timedelta(seconds=1))
    await club.clocks.alive()
    ended = await club.practice_expiry.end_untouched()
    assert [each.table.table_id for each in ended] == [resting]
    assert await club.practice_expiry.end_untouched() == []
    seen = scene(ended[0], None)
    assert (seen.cause, seen.rated_practice) == (EndCause.IDLE, False)
    assert seen.settlement is not None
    assert (seen.settlement.winner, seen.settlement.reason) == (None, "void")
    for table_id in (played, later, between.table.table_id):
        other = await club.tables.snapshot(table_id)
        assert (other.table.status, other.untouched) == ("playing", False)
    await check(database)
    async with database.read() as connection:
        assert not await ratings.of_server(connection, HERE)


async def test_a_rated_one_counts_as_given_up(club: Club, database: Database, clock: Clock) -> None:
    await club.settings.set_server(PLACE, EAST, "rated_practice", True)
    table_id = await practise(club)
    assert await days(club, clock, ENDS_AFTER - DAY) == []
    clock.advance(DAY)
    await club.clocks.alive()
    (ended,) = await make_club(database, clock, "twin").practice_expiry.end_untouched()
    seen = scene(ended, None)
    assert (seen.table_id, seen.cause, seen.rated_practice) == (table_id, EndCause.IDLE, True)
    assert seen.settlement is not None
    assert (seen.settlement.winner, seen.settlement.reason) == (2, "resign")
    async with database.read() as connection:
        (row,) = await ratings.all_rated(connection, HERE)
    assert row.change < 0
    await check(database)


@pytest.mark.slow
async def test_a_contest_of_more_rests_when_all_its_tables_do(club: Club, clock: Clock) -> None:
    lobby = await club.groups.gather(PLACE, NORTH, PAIRS, next(presses))
    for side in (1, 2, 2):
        lobby = await club.groups.seat_computer(
            lobby.table.table_id, NORTH, next(presses), side, "club"
        )
    assert len(lobby.boards) == 2
    assert await days(club, clock, ENDS_AFTER - DAY) == []
    other = next(each for each in lobby.boards if each != lobby.lead_id)
    await computer_move(club, other)
    assert await days(club, clock, ENDS_AFTER - DAY) == []
    assert await days(club, clock, DAY) == [lobby.lead_id]
    assert (await club.tables.snapshot(lobby.lead_id)).table.status == "finished"


async def test_whoever_gives_up_after_a_month_is_not_told_that_nobody_played(
    club: Club, clock: Clock
) -> None:
    table_id = await practise(club)
    clock.advance(2 * ENDS_AFTER)
    over = await club.playing.resign(table_id, NORTH.member_id, interaction_id=next(presses))
    assert not over.untouched


@pytest.mark.slow
async def test_of_many_a_few_end_at_once(
    club: Club, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("club.play.practice_expiry.FEW", 2)
    for _ in range(3):
        await practise(club)
    await club.starting.practice(PLACE, SOUTH, PRESETS.rules("mahjong"), "club", next(presses))
    assert await days(club, clock, ENDS_AFTER - DAY) == []
    clock.advance(DAY)
    await club.clocks.alive()
    ended: list[int] = []
    while some := await club.practice_expiry.end_untouched():
        assert len(some) == 2
        ended += [each.table.table_id for each in some]
    assert ended == [1, 2, 3, 4]


async def test_time_in_which_the_bot_was_down_doesnt_count(club: Club, clock: Clock) -> None:
    table_id = await practise(club)
    assert await days(club, clock, ENDS_AFTER - DAY) == []
    await down(club, clock, 5 * DAY)
    assert await club.practice_expiry.end_untouched() == []
    assert await days(club, clock, DAY) == [table_id]


async def test_after_a_month_of_downtime_none_ends(club: Club, clock: Clock) -> None:
    table_id = await practise(club)
    await down(club, clock, 3 * ENDS_AFTER)
    assert await days(club, clock, ENDS_AFTER - DAY) == []
    assert await days(club, clock, DAY) == [table_id]


@pytest.mark.slow
async def test_a_bot_that_is_down_each_night_ends_them_all_the_same(
    club: Club, clock: Clock
) -> None:
    table_id = await practise(club)
    ended: list[int] = []
    for _ in range(2 * ENDS_AFTER // DAY):
        assert ended == []
        clock.advance(DAY / 2)
        await club.clocks.alive()
        ended = [each.table.table_id for each in await club.practice_expiry.end_untouched()]
        await down(club, clock, DAY / 2)
    assert ended == [table_id]


async def test_with_the_first_start_that_knows_the_rule_none_ends(club: Club, clock: Clock) -> None:
    table_id, other = await practise(club), await practise(club)
    clock.advance(3 * ENDS_AFTER)
    await club.clocks.alive()
    assert await club.practice_expiry.end_untouched() == []
    assert await days(club, clock, NOTICE - DAY) == []
    await club.playing.resign(other, NORTH.member_id, interaction_id=next(presses))
    assert await days(club, clock, DAY) == [table_id]


@pytest.mark.slow
async def test_whoever_goes_on_in_those_days_has_thirty_anew(club: Club, clock: Clock) -> None:
    table_id = await practise(club)
    clock.advance(3 * ENDS_AFTER)
    await club.clocks.alive()
    assert await club.practice_expiry.end_untouched() == []
    here = await club.tables.snapshot(table_id)
    while here.table.ply == 0 or here.computer_to_move is not None:
        here = await step(club, here)
    assert await days(club, clock, ENDS_AFTER - DAY) == []
    assert await days(club, clock, DAY) == [table_id]


@pytest.mark.slow
async def test_a_table_that_is_set_aside_stays_and_has_some_days_once_it_reads_again(
    club: Club, database: Database, clock: Clock
) -> None:
    other, table_id = await practise(club), await practise(club)
    here = await club.tables.snapshot(table_id)
    while here.table.ply == 0 or here.computer_to_move is not None:
        here = await step(club, here)
    assert await days(club, clock, ENDS_AFTER - DAY) == []
    antidote = await damage_table(database, table_id, illegal_move)
    assert await days(club, clock, 2 * DAY) == [other]
    await club.quarantine.take()
    assert await days(club, clock, ENDS_AFTER) == []
    assert (await club.tables.tables_of(NORTH.member_id)) == []
    await antidote.give()
    (freed,) = await club.quarantine.check(_at_once)
    assert freed.table.status == "playing"
    assert await days(club, clock, NOTICE - DAY) == []
    assert await days(club, clock, DAY) == [table_id]


async def _at_once() -> None:
    """Let nobody go first."""
