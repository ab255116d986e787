"""What says "is thinking" for a new table: left to who has promised it, and not for ever."""

from datetime import timedelta

import pytest
from discord.utils import time_snowflake

from club.table.snapshot import Snapshot
from cogs.messages.unrecorded_messages import ANSWERED_WITHIN, LOOKS
from tests.club.club_helpers import NORTH, PLACE, QUICK, SOUTH
from tests.cogs.messages.display_harness import CHANNEL, DisplayHarness
from tests.cogs.messages.fake_posts import refusal

WHILE = timedelta(seconds=ANSWERED_WITHIN)


class Stopwatch:
    """Seconds that pass only when a test says so."""

    def __init__(self) -> None:
        self.seconds = 1_000.0

    def __call__(self) -> float:
        return self.seconds


async def promise(harness: DisplayHarness, ahead: timedelta = timedelta()) -> Snapshot:
    """Have a challenge stored whose answer is promised; Discord's clock is so far ahead."""
    interaction_id = time_snowflake(harness.clock.now() + ahead)
    harness.screen.promises[interaction_id + 1] = CHANNEL, interaction_id
    return await harness.club.starting.challenge(
        PLACE, NORTH, SOUTH, QUICK, interaction_id=interaction_id
    )


def is_left(harness: DisplayHarness) -> bool:
    """Whether the promise stands, and the challenge doesn't stand beside it."""
    return bool(harness.screen.promises) and not harness.screen.of(CHANNEL)


async def is_sent_instead(harness: DisplayHarness, waiting: Snapshot) -> bool:
    """Whether the challenge stands there alone, having called its guest."""
    if harness.screen.promises:
        return False
    called = [one.ping for one in harness.screen.of(CHANNEL)] == [SOUTH.member_id]
    return called and await harness.is_current(waiting)


async def test_a_promise_is_left_until_nobody_keeps_it_any_more(harness: DisplayHarness) -> None:
    waiting = await promise(harness)
    await harness.catch_up()
    harness.clock.advance(WHILE - timedelta(seconds=1))
    for _ in range(2 * LOOKS):
        await harness.refresh(waiting)
    assert is_left(harness)
    assert not harness.displays.idle, "it is looked for again"
    harness.clock.advance(timedelta(seconds=1))
    await harness.refresh(waiting)
    assert await is_sent_instead(harness, waiting)
    assert harness.displays.idle


async def test_a_promise_that_was_broken_long_ago_holds_up_nothing(harness: DisplayHarness) -> None:
    waiting = await promise(harness)
    harness.clock.advance(WHILE)
    await harness.catch_up()
    assert await is_sent_instead(harness, waiting)


@pytest.mark.parametrize("ahead", [timedelta(), timedelta(days=2000)])
async def test_by_a_wrong_clock_a_promise_is_left_no_longer(
    harness: DisplayHarness, ahead: timedelta
) -> None:
    stopwatch = harness.displays.unrecorded.monotonic = Stopwatch()
    waiting = await promise(harness, ahead)
    await harness.catch_up()
    stopwatch.seconds += ANSWERED_WITHIN - 1
    await harness.catch_up()
    assert is_left(harness)
    stopwatch.seconds += 1
    await harness.refresh(waiting)
    assert await is_sent_instead(harness, waiting)


@pytest.mark.parametrize("error", [refusal(503, 0), RuntimeError("as told")])
async def test_where_the_channel_is_read_no_more_a_promise_is_left_no_longer(
    harness: DisplayHarness, error: Exception
) -> None:
    stopwatch = harness.displays.unrecorded.monotonic = Stopwatch()
    waiting = await promise(harness)
    await harness.catch_up()
    harness.screen.broken["read", CHANNEL] = error
    for _ in range(2 * LOOKS):
        await harness.refresh(waiting)
    assert is_left(harness)
    stopwatch.seconds += ANSWERED_WITHIN
    await harness.refresh(waiting)
    assert await harness.is_current(waiting)


async def test_who_has_failed_to_keep_a_promise_waits_for_nobody(harness: DisplayHarness) -> None:
    waiting = await promise(harness)
    harness.displays.unrecorded.look_for(waiting.table.table_id)
    await harness.refresh(waiting)
    assert await is_sent_instead(harness, waiting)
