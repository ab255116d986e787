"""When the health page says yes, and why it says no."""

import asyncio
from datetime import timedelta
from pathlib import Path
from unittest import mock

import pytest
import structlog

from cogs.monitoring import measures, sampler
from cogs.monitoring.sampler import OVERDUE, RESUMED_WITHIN
from cogs.scheduling.keyed_worker import KeyedWorker
from data.turn_clock import clocks
from data.turn_clock.clocks import ClockRow
from data.turn_clock.workload import read_workload
from tests.wire.locked_database import DatabaseLock
from tests.wire.monitoring.watched_bot import WatchedBot, watched_bot

WELL = (200, ["ok"])


def ill(*reasons: str) -> tuple[int, list[str]]:
    return 503, [*reasons]


async def test_a_connected_bot_is_well(watched: WatchedBot) -> None:
    assert await watched.health() == WELL


async def test_a_bot_that_is_cut_off_is_well_for_a_minute(watched: WatchedBot) -> None:
    watched.harness.bot.dispatch("shard_disconnect", 0)  # as discord.py tells it
    assert await watched.health() == WELL
    assert (await watched.numbers()).of(measures.CONNECTED) == {(): 0}
    watched.ahead.seconds += RESUMED_WITHIN + 1
    assert await watched.health() == ill("gateway")
    assert (await watched.numbers()).of(measures.UNHEALTHY)["gateway",] == 1
    watched.harness.bot.dispatch("shard_connect", 0)
    assert await watched.health() == WELL


async def test_a_session_that_is_resumed_was_never_away(watched: WatchedBot) -> None:
    before = (await watched.numbers()).of(measures.GATEWAY_CHANGES)
    await watched.harness.discord.gateway.drop()
    changes = watched.monitor.measures.counts[measures.GATEWAY_CHANGES].by
    await watched.until(lambda: ("resumed",) in changes)
    watched.ahead.seconds += RESUMED_WITHIN + 1
    assert await watched.health() == WELL
    after = (await watched.numbers()).of(measures.GATEWAY_CHANGES)
    assert after == {**before, ("disconnected",): 1, ("resumed",): 1}


async def test_before_the_first_connection_nothing_is_well(watched: WatchedBot) -> None:
    watched.monitor.sampler.watch(watched.harness.bot)  # as of a client that is yet to connect
    watched.monitor.observer.lost_at.clear()
    assert await watched.health() == ill("gateway")


@pytest.mark.slow
async def test_a_database_that_does_not_answer_is_told_and_asked_once(tmp_path: Path) -> None:
    lock = DatabaseLock(tmp_path / "undercut.db")
    with lock.over():
        async with watched_bot(tmp_path) as watched:
            watched.monitor.sampler.within = 0.05
            await lock.begin()
            for _ in range(3):
                assert await watched.health() == ill("database")
            asking = [one for one in asyncio.all_tasks() if one.get_name() == "monitoring-database"]
            assert len(asking) == 1
            lock.end()
            await asyncio.wait(asking)
            watched.monitor.sampler.within = 10
            assert await watched.health() == WELL


@pytest.mark.slow
async def test_a_database_that_is_gone_is_told(watched: WatchedBot) -> None:
    await watched.harness.club.tables._database.close()
    assert await watched.health() == ill("database")


async def test_what_nobody_foresaw_takes_no_other_number_away(
    watched: WatchedBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    failing = mock.create_autospec(read_workload, side_effect=ValueError("as told"))
    monkeypatch.setattr(sampler, "read_workload", failing)
    with structlog.testing.capture_logs() as logs:
        assert await watched.health() == ill("database")
        assert (await watched.numbers()).of(measures.CONNECTED) == {(): 1}
    told = {(each["event"], each["log_level"]) for each in logs}
    assert told == {("the database can't be read", "error")}
    monkeypatch.undo()
    assert await watched.health() == WELL


async def test_a_scheduler_that_hangs_is_told(watched: WatchedBot) -> None:
    watched.ahead.seconds += OVERDUE - 10
    assert await watched.health() == WELL
    watched.ahead.seconds += 20
    assert await watched.health() == ill("scheduler")
    watched.harness.bot.scheduler.wake()
    sampler, clock = watched.monitor.sampler, watched.monitor.observer.clock
    await watched.until(lambda: clock() - sampler._went_round < OVERDUE)
    assert await watched.health() == WELL


async def test_clocks_that_nobody_looks_at_are_told(watched: WatchedBot) -> None:
    harness = watched.harness
    table_id = await harness.begin()
    harness.bot.scheduler.stop()
    async with harness.club.tables._database.write() as connection:
        due = ClockRow(table_id, 0, harness.clock.now())
        await clocks.put(connection, due)
    harness.clock.advance(timedelta(seconds=OVERDUE + 1))
    assert await watched.health() == ill("clocks")
    found = await watched.numbers()
    assert found.of(measures.CLOCKS_DUE) == {(): 1}
    assert OVERDUE < found.of(measures.CLOCK_LATENESS)[()] < 2 * OVERDUE


async def test_messages_that_are_never_drawn_are_told(watched: WatchedBot) -> None:
    harness = watched.harness
    table_id = await harness.begin()

    async def fails(_table: int) -> bool:
        return False

    part: KeyedWorker = harness.bot.reconciler.parts[0]
    part.first_retry = 3600
    part._work = fails
    harness.bot.reconciler.draw_anew(table_id)
    await harness.quiet()
    assert await watched.health() == WELL
    found = await watched.numbers()
    assert found.of(measures.DRAWINGS) == {(): 1}
    part.undone[table_id] -= OVERDUE + 1
    assert await watched.health() == ill("drawings")
    assert found.of(measures.DRAWING_AGE)[()] < OVERDUE
