"""A table whose stored game can't be read: all others go on; it is announced, freed or annulled."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import timedelta
from typing import Any

import pytest

from club.core.errors import NoSuchTable
from club.core.people import Person, Place
from cogs.kit.text import Text
from data.schema.vocabulary import TableStatus
from data.turn_clock import clocks
from data.turn_clock.clocks import ClockRow
from playground.driver import Actor, Answer, texts
from playground.standin.models import Json
from tests.club.moderation.table_damage import (
    WAYS,
    Repair,
    Way,
    broken_rules,
    damage_table,
    illegal_move,
    remember_nothing,
)
from tests.wire.doors import privacy
from tests.wire.harness import Harness, make_bot, offered

text = Text()
HOUR = timedelta(hours=1)

each_way = pytest.mark.parametrize("way", WAYS.values(), ids=WAYS)


async def two_tables(harness: Harness) -> tuple[int, int]:
    """A table of North's and South's, and one of East's and North's; both have a clock."""
    harness.bot.scheduler.settle = 0
    first = await begin(harness, harness.north, harness.south)
    return first, await begin(harness, harness.east, harness.north)


async def begin(harness: Harness, host: Actor, guest: Actor) -> int:
    challenge = await host.command("gin challenge", member=guest, clock="relaxed:24")
    await guest.press(await challenge.done(), "Accept")
    await harness.quiet()
    table_id = await harness.newest_table(host)
    await move(harness, table_id)
    return table_id


async def move(harness: Harness, table_id: int) -> Answer:
    actor, hand, word = await harness.act(table_id)
    answer = await actor.press(hand, word)
    await harness.quiet()
    return answer


async def damage(harness: Harness, table_id: int, way: Way) -> Repair:
    return await damage_table(harness.club.tables._database, table_id, way)


def seen(harness: Harness, actor: Actor, words: str) -> list[Json]:
    """The messages with some words, in a member's direct messages and in the channel."""
    every = (*actor.messages(actor.dm()), *actor.messages(harness.discord.channel))
    return [one for one in every if words in texts(one)]


async def told(harness: Harness, actor: Actor, key: str, table_id: int) -> None:
    """Wait until a table was announced to a member, by direct message and in the channel."""
    words = text(key, table=str(table_id))
    await harness.discord.wait_for(lambda: len(seen(harness, actor, words)) == 2)


async def gone(harness: Harness, actor: Actor, key: str, table_id: int) -> None:
    words = text(key, table=str(table_id))
    await harness.discord.wait_for(lambda: not seen(harness, actor, words))


def wake(harness: Harness) -> None:
    harness.bot.scheduler.wake()


async def set_aside(harness: Harness, table_id: int) -> None:
    """Look at a table that can't be read, and wait until its players are notified."""
    await harness.south.command("gin hand", table=table_id)
    await told(harness, harness.south, "unreadable-told", table_id)


@asynccontextmanager
async def restarted(harness: Harness) -> AsyncIterator[None]:
    """Another bot on the same database: a new start, which remembers nothing."""
    remember_nothing(harness.club.tables._database)
    harness.bot = make_bot(harness.club, harness.clock)
    async with harness.discord.run(harness.bot):
        yield


@pytest.mark.slow
@each_way
async def test_everything_else_goes_on(harness: Harness, way: Way) -> None:
    bad, good = await two_tables(harness)
    slow = harness.on_turn(await harness.club.tables.snapshot(good))
    async with harness.club.tables._database.write() as connection:
        # The clock of a turn that has lasted for a while is set.
        ply, soon = await harness.ply(bad), harness.clock.now() + HOUR
        await clocks.put(connection, ClockRow(bad, ply, soon))
    await damage(harness, bad, way)
    harness.clock.advance(12 * HOUR)
    wake(harness)
    await harness.discord.wait_for(lambda: seen(harness, slow, text("remind-head")))
    await told(harness, harness.north, "unreadable-told", bad)
    await told(harness, harness.south, "unreadable-told", bad)
    assert await harness.ply(good) == 1
    await move(harness, good)
    assert await harness.ply(good) == 2


@pytest.mark.slow
@each_way
async def test_nobodys_commands_fail(harness: Harness, way: Way) -> None:
    bad, good = await two_tables(harness)
    await damage(harness, bad, way)
    asked: tuple[tuple[str, dict[str, Any]], ...] = (
        ("gin play", {}),
        ("gin games", {}),
        ("gin hand", {}),
        ("gin scores", {}),
        ("gin history", {}),
        ("gin me", {}),
        ("gin profile", {}),
        ("gin standings", {}),
    )
    for command, options in asked:
        for actor in (harness.north, harness.south, harness.east):
            answer = await actor.command(command, **options)
            assert text("refusal-broken") not in texts(await answer.done()), (command, actor.name)
    await set_aside(harness, bad)
    for command in ("gin hand", "gin scores"):
        answer = await harness.south.command(command)
        said = texts(await answer.done())
        assert text("refusal-unreadable-table", table=str(bad)) in said, command
        assert answer.ephemeral
    own = await harness.south.command("gin games")
    assert text("games-unreadable", count=1, tables=str(bad)) in texts(own.message)
    both = await harness.north.command("gin games")
    assert text("games-unreadable", count=1, tables=str(bad)) in texts(both.message)
    page = await privacy(harness.north)
    copied = await harness.north.press(await page.done(), text("press-privacy-copy"))
    assert text("refusal-broken") not in texts(await copied.done())
    assert await harness.ply(good) == 1


@pytest.mark.slow
async def test_a_press_at_it_is_answered_kindly_and_privately(harness: Harness) -> None:
    bad, _ = await two_tables(harness)
    actor, hand, word = await harness.act(bad)
    await damage(harness, bad, illegal_move)
    answer = await actor.press(hand, word)
    assert text("refusal-unreadable-table", table=str(bad)) in texts(answer.message)


@pytest.mark.slow
@each_way
async def test_a_manager_annuls_it(harness: Harness, way: Way) -> None:
    bad, good = await two_tables(harness)
    await damage(harness, bad, way)
    await set_aside(harness, bad)
    chosen = await harness.north.autocomplete("gin-admin void", "table", table="")
    assert {one["value"] for one in chosen} == {bad, good}
    answer = await harness.north.command("gin-admin void", table=bad, reason="It was damaged")
    assert text("admin-void-unread", table=str(bad)) in texts(await answer.done())
    for actor in (harness.north, harness.south):
        await told(harness, actor, "unreadable-annulled", bad)
        await gone(harness, actor, "unreadable-told", bad)
    assert seen(harness, harness.south, "It was damaged")
    await harness.quiet()
    left = [
        action.table
        for actor in (harness.north, harness.south)
        for where in (actor.dm(), harness.discord.channel)
        for message in actor.messages(where)
        for action in offered(message).values()
    ]
    assert bad not in left
    assert good in left
    assert [
        one.table.table_id for one in await harness.club.tables.tables_of(harness.south.id)
    ] == []
    again = await harness.north.command("gin-admin void", table=bad, reason="Once more")
    assert text("refusal-game-over") in texts(await again.done())


@pytest.mark.slow
async def test_unsticking_says_what_is_wrong_and_frees_what_reads_again(harness: Harness) -> None:
    bad, _ = await two_tables(harness)
    antidote = await damage(harness, bad, illegal_move)
    await set_aside(harness, bad)
    answer = await harness.north.command("gin-admin unstick", table=bad)
    assert "the move at ply 0, Illegal in engine/knock/state.py" in texts(await answer.done())
    assert answer.ephemeral
    await antidote.give()
    answer = await harness.north.command("gin-admin unstick", table=bad)
    done = text("admin-unstick", table=str(bad), names="North, South")
    assert done in texts(await answer.done())
    await gone(harness, harness.south, "unreadable-told", bad)
    await move(harness, bad)
    assert await harness.ply(bad) == 2


@pytest.mark.slow
async def test_its_clock_stands_still(harness: Harness) -> None:
    bad, good = await two_tables(harness)
    before = (await harness.club.tables.snapshot(bad)).time
    antidote = await damage(harness, bad, broken_rules)
    await set_aside(harness, bad)
    other = harness.on_turn(await harness.club.tables.snapshot(good))
    harness.clock.advance(40 * HOUR)
    wake(harness)
    head = text("out-head", name=other.name)
    await harness.discord.wait_for(lambda: seen(harness, other, text("warn-head")))
    await harness.quiet()
    harness.clock.advance(7 * HOUR)
    wake(harness)
    await harness.discord.wait_for(lambda: seen(harness, other, head))
    await antidote.give()
    await harness.north.command("gin-admin unstick", table=bad)
    await harness.quiet()
    after = (await harness.club.tables.snapshot(bad)).time
    assert before is not None
    assert before.until is not None
    assert after is not None
    assert after.until is not None
    assert not after.out
    stood = after.until - before.until
    assert timedelta(hours=46, minutes=59) < stood <= timedelta(hours=47, minutes=1)


@pytest.mark.slow
async def test_it_goes_on_once_a_start_can_read_it(
    harness: Harness, caplog: pytest.LogCaptureFixture
) -> None:
    bad, good = await two_tables(harness)
    antidote = await damage(harness, bad, broken_rules)
    await set_aside(harness, bad)
    await harness.bot.close()
    await antidote.give()
    caplog.set_level(logging.INFO)
    async with restarted(harness):
        await gone(harness, harness.south, "unreadable-told", bad)
        await harness.started()
        assert f"table={bad} can be read again" in caplog.text
        assert "tables=2 read, of these unreadable=0" in caplog.text
        await move(harness, bad)
        await move(harness, good)


@pytest.mark.slow
async def test_a_start_says_what_it_cannot_read_and_tells_once(
    harness: Harness, caplog: pytest.LogCaptureFixture
) -> None:
    bad, good = await two_tables(harness)
    await harness.bot.close()
    await damage(harness, bad, illegal_move)
    caplog.set_level(logging.INFO)
    async with restarted(harness):
        await told(harness, harness.south, "unreadable-told", bad)
        await harness.started()
        assert "tables=2 read, of these unreadable=1" in caplog.text
        assert caplog.text.count(f"table={bad} can't be read") == 1
        await harness.bot.close()
    async with restarted(harness):
        await harness.discord.wait_for(harness.bot.is_ready)
        await harness.started()
        assert caplog.text.count("of these unreadable=1") == 2
        await harness.quiet()
        words = text("unreadable-told", table=str(bad))
        assert len(seen(harness, harness.south, words)) == 2
        await move(harness, good)


@pytest.mark.slow
async def test_its_players_can_have_themselves_forgotten(harness: Harness) -> None:
    bad, good = await two_tables(harness)
    await damage(harness, bad, illegal_move)
    held = await harness.club.own_data.holding(harness.north.id)
    assert held.given_up == 2
    await harness.club.own_data.forget(harness.north.id, held.open)
    assert (await harness.club.own_data.holding(harness.south.id)).open == 0
    assert (await harness.club.tables.snapshot(good)).table.status != TableStatus.PLAYING


@pytest.mark.slow
async def test_its_server_can_be_closed(harness: Harness) -> None:
    bad, good = await two_tables(harness)
    await damage(harness, bad, illegal_move)
    await harness.club.server_departures.close(int(harness.discord.guild.id))
    assert (await harness.club.tables.snapshot(good)).table.status != TableStatus.PLAYING
    assert await harness.club.tables.running() == []
    del bad


@pytest.mark.slow
async def test_another_servers_manager_annuls_nothing(harness: Harness) -> None:
    bad, _ = await two_tables(harness)
    await damage(harness, bad, illegal_move)
    elsewhere = Place(5, "Elsewhere", 6, "cards")
    with pytest.raises(NoSuchTable):
        await harness.club.admin.void_unread(elsewhere, Person(1, "@x"), bad, "no reason", 99)
    assert await harness.club.tables.running() == [bad, bad + 1]
