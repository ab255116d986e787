"""What takes long, at the wire: it goes on after a restart, and its end is shown."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager, suppress
from pathlib import Path

import pytest
import structlog
from sqlalchemy import select

from club.members.forgetting import DeletionOutcome
from club.table.idle_practice import ENDS_AFTER, NOTICE
from club.table.snapshot import Snapshot
from cogs.app.client import Undercut
from cogs.app.housekeeping import Housekeeping
from cogs.kit.text import Text
from cogs.scheduling.startup import Stage
from data.core.utc_days import DAY, day_of
from data.daily import daily_days
from data.schema.days import daily_marks
from data.schema.turn_clock import alarms
from playground.driver import texts
from tests.club.members.test_batches import KilledError, killed_after
from tests.wire.harness import Harness, cog_of, open_harness
from tests.wire.members.test_settings import of_server
from tests.wire.play.test_clocks import HOUR, begin, sleeper
from tests.wire.turn_clock.reminders import later
from tests.wire.turn_clock.reminders import told as said

text = Text()
PATIENCE = 20
"""Seconds after which something that was to happen won't."""


async def until(harness: Harness, reached: Callable[[], Awaitable[bool]]) -> None:
    """Let time pass, an hour with each beat, until housekeeping has come to something."""
    harness.bot.scheduler.settle = 0
    async with asyncio.timeout(PATIENCE):
        while not await reached():
            harness.clock.advance(HOUR)
            await beat(harness.bot)
            if busy := [one for one in asyncio.all_tasks() if one.get_name() == "housekeeping"]:
                await asyncio.wait(busy)
    await harness.quiet()


async def practise(harness: Harness) -> int:
    await harness.north.command("gin practice", level="novice")
    await harness.quiet()
    return await harness.newest_table(harness.north)


async def rest(harness: Harness) -> None:
    """Let the bot run for as long as a game may rest; it notes before that the game will end."""
    harness.clock.advance(ENDS_AFTER - NOTICE)

    async def noted() -> bool:
        async with harness.club.tables._database.read() as connection:
            return await connection.scalar(select(alarms.c.ply).limit(1)) is not None

    await until(harness, noted)
    harness.clock.advance(NOTICE)


async def is_over(harness: Harness, table_id: int) -> bool:
    return (await harness.club.tables.snapshot(table_id)).table.status == "finished"


@pytest.mark.slow
async def test_practice_that_rests_ends_and_its_messages_say_so(harness: Harness) -> None:
    table_id = await practise(harness)
    await rest(harness)
    await until(harness, lambda: is_over(harness, table_id))
    told = text("untouched", days=ENDS_AFTER.days)
    await harness.north.wait_for(lambda message: told in texts(message))


@pytest.mark.slow
async def test_rated_practice_that_rests_is_given_up_and_its_messages_say_so(
    harness: Harness,
) -> None:
    panel = await of_server(harness.north)
    await panel.choose("show=rated_practice")
    await panel.choose("to=rated_practice=true")
    table_id = await practise(harness)
    await rest(harness)
    await until(harness, lambda: is_over(harness, table_id))
    told = text("untouched-rated", days=ENDS_AFTER.days)
    await harness.north.wait_for(lambda message: told in texts(message))
    board = await harness.north.command("gin standings")
    assert "**North** · **14" in texts(board.message)


@pytest.mark.slow
async def test_a_deletion_that_was_cut_short_goes_on_by_itself(harness: Harness) -> None:
    table_id = await harness.begin()
    database = harness.club.tables._database
    with killed_after(database, 1), suppress(KilledError):
        await harness.club.own_data.forget(harness.north.id)
    refused = await harness.north.command("gin practice")
    assert refused.ephemeral
    assert text("refusal-being-forgotten") in texts(refused.message)

    async def done() -> bool:
        return not await harness.club.own_data.unfinished()

    await until(harness, done)
    assert await is_over(harness, table_id)
    await harness.south.wait_for(lambda message: "Someone" in texts(message))
    assert not harness.north.messages(harness.north.dm()), "the hand is gone"


async def test_a_deletion_that_fails_holds_up_no_other(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    own_data, gone = harness.club.own_data, list[int]()

    async def unfinished() -> list[int]:
        return [1, 2]

    async def go_on(member_id: int) -> DeletionOutcome:
        if member_id == 1:
            raise ZeroDivisionError
        gone.append(member_id)
        return DeletionOutcome((), ())

    async def done() -> bool:
        return bool(gone)

    with monkeypatch.context() as patch, structlog.testing.capture_logs() as logs:
        patch.setattr(own_data, "unfinished", unfinished)
        patch.setattr(own_data, "go_on", go_on)
        await until(harness, done)
    failed = [line for line in logs if line.get("step") == "deletions"]
    assert {(line["place"], line["exc_info"]) for line in failed} == {(1, True)}


async def test_a_server_that_cannot_be_closed_holds_up_no_other(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    departing, closed = harness.club.server_departures, list[int]()

    async def closing() -> list[int]:
        return [1, 2]

    async def close_rest(server_id: int) -> list[Snapshot]:
        if server_id == 1:
            raise ZeroDivisionError
        closed.append(server_id)
        return []

    async def done() -> bool:
        return bool(closed)

    with monkeypatch.context() as patch, structlog.testing.capture_logs() as logs:
        patch.setattr(departing, "closing", closing)
        patch.setattr(departing, "close_rest", close_rest)
        await until(harness, done)
    assert {line.get("server") for line in logs if line.get("step") == "servers"} == {1}


async def test_who_began_a_daily_match_is_forgotten_once_its_day_is_over(harness: Harness) -> None:
    database, today = harness.club.tables._database, day_of(harness.clock.now())
    async with database.write() as connection:
        for day in (today, today + 30):
            await daily_days.put_mark(connection, day, b"somebody")
    harness.clock.advance(DAY)

    async def gone() -> bool:
        async with database.read() as connection:
            days = (await connection.scalars(select(daily_marks.c.day))).all()
        assert today + 30 in days, "a day that isn't over"
        return today not in days

    await until(harness, gone)


def a_recount(harness: Harness) -> AbstractAsyncContextManager[object]:
    """Have a recount or a deletion under way, which hold this for all of their length."""
    return harness.club.tables._database.at_length


@asynccontextmanager
async def a_forgetting(harness: Harness) -> AsyncIterator[None]:
    """Have the forgetting of a server under way."""
    done = asyncio.Event()

    async def forget_due() -> list[int]:
        await done.wait()
        return []

    harness.club.server_departures.forget_due = forget_due  # type: ignore[method-assign]
    try:
        yield
    finally:
        done.set()


async def beat(bot: Undercut) -> None:
    """Let the sleeper look at everything once more."""
    looked = asyncio.Event()

    async def look() -> None:
        looked.set()

    bot.scheduler.settle = 0
    bot.scheduler.do(look)
    bot.scheduler.wake()
    await looked.wait()


@pytest.mark.slow
@pytest.mark.parametrize("under_way", [a_recount, a_forgetting])
async def test_whoever_is_on_turn_is_reminded_while_long_work_is_under_way(
    harness: Harness, under_way: Callable[[Harness], AbstractAsyncContextManager[object]]
) -> None:
    table_id = await begin(harness)
    actor = await sleeper(harness, table_id)
    async with asyncio.timeout(PATIENCE), under_way(harness):
        for hours in (2, 10):
            await later(harness, hours * HOUR)
            await beat(harness.bot)
        await said(harness, actor, "remind-head")


class Prompt(Undercut):
    """A bot at whose start the sleeper beats before all is done.

    Attributes:
        early: What housekeeping was at by then.
    """

    early: object = ...

    async def setup_hook(self) -> None:
        self.startup.do(Stage.TABLES, self._look_early)
        await super().setup_hook()

    async def _look_early(self) -> None:
        await beat(self)
        self.early = cog_of(self, Housekeeping)._task


async def test_housekeeping_begins_once_the_start_is_done(tmp_path: Path) -> None:
    async with open_harness(tmp_path, kind=Prompt) as harness:
        assert isinstance(harness.bot, Prompt)
        assert harness.bot.early is None
        await beat(harness.bot)
        assert cog_of(harness.bot, Housekeeping)._task is not None
