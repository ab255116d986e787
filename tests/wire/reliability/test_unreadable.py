"""A table whose stored game can't be read: all others go on; it is told of, freed or annulled."""

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
from tests.wire.harness import Harness, make_bot, offered

text = Text()
HOUR = timedelta(hours=1)

each_way = pytest.mark.parametrize("way", WAYS.values(), ids=WAYS)


async def two_tables(house: Harness) -> tuple[int, int]:
    """A table of North's and South's, and one of East's and North's; both have a clock."""
    house.bot.sleeper.settle = 0
    first = await begin(house, house.north, house.south)
    return first, await begin(house, house.east, house.north)


async def begin(house: Harness, host: Actor, guest: Actor) -> int:
    challenge = await host.command("gin challenge", member=guest, clock="relaxed:24")
    await guest.press(await challenge.done(), "Accept")
    await house.quiet()
    table_id = await house.newest_table(host)
    await move(house, table_id)
    return table_id


async def move(house: Harness, table_id: int) -> Answer:
    actor, hand, word = await house.act(table_id)
    answer = await actor.press(hand, word)
    await house.quiet()
    return answer


async def damage(house: Harness, table_id: int, way: Way) -> Repair:
    return await damage_table(house.club._database, table_id, way)


def seen(house: Harness, actor: Actor, words: str) -> list[Json]:
    """The messages with some words, in a member's direct messages and in the channel."""
    every = (*actor.messages(actor.dm()), *actor.messages(house.discord.channel))
    return [one for one in every if words in texts(one)]


async def told(house: Harness, actor: Actor, key: str, table_id: int) -> None:
    """Wait until a member was told of a table, by direct message and in the channel."""
    words = text(key, table=str(table_id))
    await house.discord.wait_for(lambda: len(seen(house, actor, words)) == 2)


async def gone(house: Harness, actor: Actor, key: str, table_id: int) -> None:
    words = text(key, table=str(table_id))
    await house.discord.wait_for(lambda: not seen(house, actor, words))


def wake(house: Harness) -> None:
    house.bot.sleeper.wake()


async def set_aside(house: Harness, table_id: int) -> None:
    """Look at a table that can't be read, and wait until its players have been told."""
    await house.south.command("gin hand", table=table_id)
    await told(house, house.south, "unreadable-told", table_id)


@asynccontextmanager
async def restarted(house: Harness) -> AsyncIterator[None]:
    """Another bot on the same database: a new start, which remembers nothing."""
    remember_nothing(house.club._database)
    house.bot = make_bot(house.club, house.clock)
    async with house.discord.run(house.bot):
        yield


@each_way
async def test_everything_else_goes_on(house: Harness, way: Way) -> None:
    bad, good = await two_tables(house)
    slow = house.on_turn(await house.club.snapshot(good))
    await damage(house, bad, way)
    house.clock.advance(12 * HOUR)
    wake(house)
    await house.discord.wait_for(lambda: seen(house, slow, text("remind-head")))
    await told(house, house.north, "unreadable-told", bad)
    await told(house, house.south, "unreadable-told", bad)
    assert await house.ply(good) == 1
    await move(house, good)
    assert await house.ply(good) == 2


@each_way
async def test_nobodys_commands_fail(house: Harness, way: Way) -> None:
    bad, good = await two_tables(house)
    await damage(house, bad, way)
    asked: tuple[tuple[str, dict[str, Any]], ...] = (
        ("gin tables", {}),
        ("gin games", {}),
        ("gin hand", {}),
        ("gin scores", {}),
        ("club history", {}),
        ("gin privacy", {}),
        ("gin me", {}),
        ("gin export", {"what": "records"}),
        ("club profile", {}),
        ("club standings", {}),
    )
    for command, options in asked:
        for actor in (house.north, house.south, house.east):
            answer = await actor.command(command, **options)
            assert text("refusal-broken") not in texts(await answer.done()), (command, actor.name)
    await set_aside(house, bad)
    for command in ("gin hand", "gin scores", "gin resign"):
        answer = await house.south.command(command)
        said = texts(await answer.done())
        assert text("refusal-unreadable-table", table=str(bad)) in said, command
        assert answer.ephemeral
    own = await house.south.command("gin games")
    assert text("games-unreadable", count=1, tables=str(bad)) in texts(own.message)
    both = await house.north.command("gin games")
    assert text("games-unreadable", count=1, tables=str(bad)) in texts(both.message)
    page = await house.north.command("gin privacy")
    copied = await house.north.press(await page.done(), text("press-privacy-copy"))
    assert text("refusal-broken") not in texts(await copied.done())
    assert await house.ply(good) == 1


async def test_a_press_at_it_is_answered_kindly_and_privately(house: Harness) -> None:
    bad, _ = await two_tables(house)
    actor, hand, word = await house.act(bad)
    await damage(house, bad, illegal_move)
    answer = await actor.press(hand, word)
    assert text("refusal-unreadable-table", table=str(bad)) in texts(answer.message)


@each_way
async def test_a_manager_annuls_it(house: Harness, way: Way) -> None:
    bad, good = await two_tables(house)
    await damage(house, bad, way)
    await set_aside(house, bad)
    chosen = await house.north.autocomplete("gin-admin void", "table", table="")
    assert {one["value"] for one in chosen} == {bad, good}
    answer = await house.north.command("gin-admin void", table=bad, reason="It was damaged")
    assert text("admin-void-unread", table=str(bad)) in texts(await answer.done())
    for actor in (house.north, house.south):
        await told(house, actor, "unreadable-annulled", bad)
        await gone(house, actor, "unreadable-told", bad)
    assert seen(house, house.south, "It was damaged")
    await house.quiet()
    left = [
        action.table
        for actor in (house.north, house.south)
        for where in (actor.dm(), house.discord.channel)
        for message in actor.messages(where)
        for action in offered(message).values()
    ]
    assert bad not in left
    assert good in left
    assert [one.table.table_id for one in await house.club.tables_of(house.south.id)] == []
    again = await house.north.command("gin-admin void", table=bad, reason="Once more")
    assert text("refusal-game-over") in texts(await again.done())


async def test_unsticking_says_what_is_wrong_and_frees_what_reads_again(house: Harness) -> None:
    bad, _ = await two_tables(house)
    antidote = await damage(house, bad, illegal_move)
    await set_aside(house, bad)
    answer = await house.north.command("gin-admin unstick", table=bad)
    assert "the move at ply 0, Illegal in engine/knock/state.py" in texts(await answer.done())
    assert answer.ephemeral
    await antidote.give()
    answer = await house.north.command("gin-admin unstick", table=bad)
    done = text("admin-unstick", table=str(bad), names="North, South")
    assert done in texts(await answer.done())
    await gone(house, house.south, "unreadable-told", bad)
    await move(house, bad)
    assert await house.ply(bad) == 2


async def test_its_clock_stands_still(house: Harness) -> None:
    bad, good = await two_tables(house)
    before = (await house.club.snapshot(bad)).time
    antidote = await damage(house, bad, broken_rules)
    await set_aside(house, bad)
    other = house.on_turn(await house.club.snapshot(good))
    house.clock.advance(40 * HOUR)
    wake(house)
    head = text("out-head", name=other.name)
    await house.discord.wait_for(lambda: seen(house, other, text("warn-head")))
    await house.quiet()
    house.clock.advance(7 * HOUR)
    wake(house)
    await house.discord.wait_for(lambda: seen(house, other, head))
    await antidote.give()
    await house.north.command("gin-admin unstick", table=bad)
    await house.quiet()
    after = (await house.club.snapshot(bad)).time
    assert before is not None
    assert before.until is not None
    assert after is not None
    assert after.until is not None
    assert not after.out
    stood = after.until - before.until
    assert timedelta(hours=46, minutes=59) < stood <= timedelta(hours=47, minutes=1)


async def test_it_goes_on_once_a_start_can_read_it(
    house: Harness, caplog: pytest.LogCaptureFixture
) -> None:
    bad, good = await two_tables(house)
    antidote = await damage(house, bad, broken_rules)
    await set_aside(house, bad)
    await house.bot.close()
    await antidote.give()
    caplog.set_level(logging.INFO)
    async with restarted(house):
        await gone(house, house.south, "unreadable-told", bad)
        await house.started()
        assert f"table={bad} can be read again" in caplog.text
        assert "tables=2 read, of these unreadable=0" in caplog.text
        await move(house, bad)
        await move(house, good)


async def test_a_start_says_what_it_cannot_read_and_tells_once(
    house: Harness, caplog: pytest.LogCaptureFixture
) -> None:
    bad, good = await two_tables(house)
    await house.bot.close()
    await damage(house, bad, illegal_move)
    caplog.set_level(logging.INFO)
    async with restarted(house):
        await told(house, house.south, "unreadable-told", bad)
        await house.started()
        assert "tables=2 read, of these unreadable=1" in caplog.text
        assert caplog.text.count(f"table={bad} can't be read") == 1
        await house.bot.close()
    async with restarted(house):
        await house.discord.wait_for(house.bot.is_ready)
        await house.started()
        assert caplog.text.count("of these unreadable=1") == 2
        await house.quiet()
        words = text("unreadable-told", table=str(bad))
        assert len(seen(house, house.south, words)) == 2
        await move(house, good)


async def test_its_players_can_have_themselves_forgotten(house: Harness) -> None:
    bad, good = await two_tables(house)
    await damage(house, bad, illegal_move)
    held = await house.club.own_data.holding(house.north.id)
    assert held.given_up == 2
    await house.club.own_data.forget(house.north.id, held.open)
    assert (await house.club.own_data.holding(house.south.id)).open == 0
    assert (await house.club.snapshot(good)).table.status != TableStatus.PLAYING


async def test_its_server_can_be_closed(house: Harness) -> None:
    bad, good = await two_tables(house)
    await damage(house, bad, illegal_move)
    await house.club.departing.close(int(house.discord.guild.id))
    assert (await house.club.snapshot(good)).table.status != TableStatus.PLAYING
    assert await house.club.running() == []
    del bad


async def test_another_servers_manager_annuls_nothing(house: Harness) -> None:
    bad, _ = await two_tables(house)
    await damage(house, bad, illegal_move)
    elsewhere = Place(5, "Elsewhere", 6, "cards")
    with pytest.raises(NoSuchTable):
        await house.club.admin.void_unread(elsewhere, Person(1, "@x"), bad, "no reason", 99)
    assert await house.club.running() == [bad, bad + 1]
