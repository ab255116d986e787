"""Channels stay calm: the results of deals go after some days, and the rest stays as it was."""

from collections.abc import AsyncIterator
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from club.core.people import Person, Place
from club.table.snapshot import Snapshot
from cogs.play.result_cleanup import ResultCleanup
from playground.driver import pictures, texts
from tests.club.club_helpers import SHORT, play_out, play_until
from tests.wire.expected_messages import missing
from tests.wire.harness import Harness, cog_of, open_harness

Json = dict[str, Any]
UNKNOWN_MESSAGE = 10008
DAY = timedelta(days=1)


@pytest_asyncio.fixture
async def house(tmp_path: Path) -> AsyncIterator[Harness]:
    async with open_harness(tmp_path, rules=SHORT) as opened:
        opened.bot.sleeper.settle = 0
        yield opened


async def deal(house: Harness, table_id: int, number: int | None = None) -> Snapshot:
    """Play until so many deals are over, each shown before the next; or to the end."""
    snapshot = await house.club.snapshot(table_id)
    while snapshot.state is not None and (snapshot.last is None or snapshot.last.number != number):
        over = 0 if snapshot.last is None else snapshot.last.number

        def next_is_over(one: Snapshot, before: int = over) -> bool:
            return one.last is not None and one.last.number > before

        snapshot = await play_until(house.club, snapshot, next_is_over)
        house.bot.displays.refresh(table_id)
        await house.quiet()
    return snapshot


async def tidied(house: Harness, by: timedelta) -> None:
    """Let some time pass, and the sleeper look at what it brings."""
    house.clock.advance(by)
    await cog_of(house.bot, ResultCleanup).look()
    await house.quiet()


async def set_tidy(house: Harness, days: int) -> None:
    guild, home = house.discord.guild, house.north.home
    place = Place(int(guild.id), guild.name, int(home.id), home.name)
    await house.club.settings.set_server(place, Person(house.north.id, "North"), "tidy", days)


def results(house: Harness) -> list[str]:
    """The results of deals that the channel shows, by their headings."""
    every = (one for one in house.north.messages() if pictures(one))
    return [texts(one) for one in every if "After deal" in texts(one)]


async def test_old_results_go_and_the_last_stays(house: Harness) -> None:
    table_id = await house.begin()
    over = await deal(house, table_id)
    assert over.last is not None
    shown = len(results(house))
    assert shown > 1
    await tidied(house, DAY - timedelta(minutes=1))
    assert len(results(house)) == shown
    await tidied(house, timedelta(hours=2))
    (left,) = results(house)
    assert f"After deal {over.last.number}" in left
    kept = [texts(one) for one in house.north.messages()]
    assert len(kept) == 3, "the line, the last result and the settlement"
    assert not missing(house.discord, await house.club.snapshot(table_id))
    house.bot.displays.draw_anew(table_id)
    await house.quiet()
    assert [texts(one) for one in house.north.messages()] == kept, "nothing comes again"


async def test_the_last_result_of_a_running_game_stays(tmp_path: Path) -> None:
    async with open_harness(tmp_path) as house:
        table_id = await house.begin()
        await deal(house, table_id, 2)
        assert len(results(house)) == 2
        await tidied(house, 2 * DAY)
        (left,) = results(house)
        assert "After deal 2" in left
        assert not missing(house.discord, await house.club.snapshot(table_id))


@pytest.mark.parametrize(("days", "left"), [(0, True), (7, True), (3, False)])
async def test_results_stay_as_long_as_it_is_set(house: Harness, days: int, left: bool) -> None:  # noqa: FBT001
    await set_tidy(house, days)
    table_id = await house.begin()
    await deal(house, table_id)
    await tidied(house, 4 * DAY)
    assert (len(results(house)) > 1) is left


async def test_what_could_not_be_deleted_is_deleted_later(house: Harness) -> None:
    house.discord.expect(UNKNOWN_MESSAGE)
    house.bot.displays.leftovers.first_retry = 0.01
    table_id = await house.begin()
    await deal(house, table_id)
    house.discord.faults.fail("DELETE", "/channels/*", 503)
    house.discord.faults.fail("DELETE", "/channels/*", 503, done=True)
    await tidied(house, 2 * DAY)
    await house.discord.wait_for(lambda: len(results(house)) == 1)
    assert await house.club.displays.behind() == []


async def test_threads_keep_their_results(tmp_path: Path) -> None:
    async with open_harness(tmp_path, rules=SHORT, threads=True) as house:
        table_id = await house.begin()
        snapshot = await house.club.snapshot(table_id)
        await play_out(house.club, snapshot)
        house.bot.displays.refresh(table_id)
        await house.quiet()
        (thread,) = [one for one in house.discord.world.channels.values() if one.is_thread]
        before = len(house.north.messages(thread))
        assert before > 1
        await tidied(house, 40 * DAY)
        assert len(house.north.messages(thread)) == before
