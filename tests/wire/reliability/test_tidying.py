"""Channels stay calm: the results of deals go after some days, and the rest stays as it was."""

from collections.abc import AsyncIterator
from datetime import timedelta
from pathlib import Path

import pytest
import pytest_asyncio

from club.core.people import Person, Place
from club.table.snapshot import Snapshot
from cogs.play.result_cleanup import ResultCleanup
from playground.driver import pictures, texts
from tests.club.club_helpers import SHORT, play_out, play_until
from tests.wire.expected_messages import missing
from tests.wire.harness import Harness, cog_of, open_harness

UNKNOWN_MESSAGE = 10008
DAY = timedelta(days=1)


@pytest_asyncio.fixture
async def harness(tmp_path: Path) -> AsyncIterator[Harness]:
    async with open_harness(tmp_path, rules=SHORT) as opened:
        opened.bot.scheduler.settle = 0
        yield opened


async def deal(harness: Harness, table_id: int, number: int | None = None) -> Snapshot:
    """Play until so many deals are over, each shown before the next; or to the end."""
    snapshot = await harness.club.tables.snapshot(table_id)
    while snapshot.state is not None and (snapshot.last is None or snapshot.last.number != number):
        over = 0 if snapshot.last is None else snapshot.last.number

        def next_is_over(one: Snapshot, before: int = over) -> bool:
            return one.last is not None and one.last.number > before

        snapshot = await play_until(harness.club, snapshot, next_is_over)
        harness.bot.reconciler.refresh(table_id)
        await harness.quiet()
    return snapshot


async def tidied(harness: Harness, by: timedelta) -> None:
    """Let some time pass, and the sleeper look at what it brings."""
    harness.clock.advance(by)
    await cog_of(harness.bot, ResultCleanup).look()
    await harness.quiet()


async def set_tidy(harness: Harness, days: int) -> None:
    guild, home = harness.discord.guild, harness.north.home
    place = Place(int(guild.id), guild.name, int(home.id), home.name)
    await harness.club.settings.set_server(place, Person(harness.north.id, "North"), "tidy", days)


def results(harness: Harness) -> list[str]:
    """The results of deals that the channel shows, by their headings."""
    every = (one for one in harness.north.messages() if pictures(one))
    return [texts(one) for one in every if "After deal" in texts(one)]


@pytest.mark.slow
async def test_old_results_go_and_the_last_stays(harness: Harness) -> None:
    table_id = await harness.begin()
    over = await deal(harness, table_id)
    assert over.last is not None
    shown = len(results(harness))
    assert shown > 1
    await tidied(harness, DAY - timedelta(minutes=1))
    assert len(results(harness)) == shown
    await tidied(harness, timedelta(hours=2))
    (left,) = results(harness)
    assert f"After deal {over.last.number}" in left
    kept = [texts(one) for one in harness.north.messages()]
    assert len(kept) == 3, "the line, the last result and the settlement"
    assert not missing(harness.discord, await harness.club.tables.snapshot(table_id))
    harness.bot.reconciler.draw_anew(table_id)
    await harness.quiet()
    assert [texts(one) for one in harness.north.messages()] == kept, "nothing comes again"


@pytest.mark.slow
async def test_the_last_result_of_a_running_game_stays(tmp_path: Path) -> None:
    async with open_harness(tmp_path) as harness:
        table_id = await harness.begin()
        await deal(harness, table_id, 2)
        assert len(results(harness)) == 2
        await tidied(harness, 2 * DAY)
        (left,) = results(harness)
        assert "After deal 2" in left
        assert not missing(harness.discord, await harness.club.tables.snapshot(table_id))


@pytest.mark.slow
@pytest.mark.parametrize(("days", "left"), [(0, True), (7, True), (3, False)])
async def test_results_stay_as_long_as_it_is_set(harness: Harness, days: int, left: bool) -> None:  # noqa: FBT001
    await set_tidy(harness, days)
    table_id = await harness.begin()
    await deal(harness, table_id)
    await tidied(harness, 4 * DAY)
    assert (len(results(harness)) > 1) is left


@pytest.mark.slow
async def test_what_could_not_be_deleted_is_deleted_later(harness: Harness) -> None:
    harness.discord.expect(UNKNOWN_MESSAGE)
    harness.bot.reconciler.leftovers.first_retry = 0.01
    table_id = await harness.begin()
    await deal(harness, table_id)
    harness.discord.faults.fail("DELETE", "/channels/*", 503)
    harness.discord.faults.fail("DELETE", "/channels/*", 503, done=True)
    await tidied(harness, 2 * DAY)
    await harness.discord.wait_for(lambda: len(results(harness)) == 1)
    assert await harness.club.displays.behind() == []


@pytest.mark.slow
async def test_threads_keep_their_results(tmp_path: Path) -> None:
    async with open_harness(tmp_path, rules=SHORT, threads=True) as harness:
        table_id = await harness.begin()
        snapshot = await harness.club.tables.snapshot(table_id)
        await play_out(harness.club, snapshot)
        harness.bot.reconciler.refresh(table_id)
        await harness.quiet()
        (thread,) = [one for one in harness.discord.world.channels.values() if one.is_thread]
        before = len(harness.north.messages(thread))
        assert before > 1
        await tidied(harness, 40 * DAY)
        assert len(harness.north.messages(thread)) == before
