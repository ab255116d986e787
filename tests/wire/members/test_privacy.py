"""What is stored about a member, shown, copied and deleted by clicking; and all of a server."""

import asyncio
import json
from collections.abc import Callable
from datetime import timedelta

import pytest
from sqlalchemy import select

from cogs.kit.ids import make_id
from cogs.kit.text import Text
from data.schema.metadata import metadata
from playground.driver import Answer, texts
from tests.wire.archive.test_verify import record_in
from tests.wire.doors import open_seat, privacy
from tests.wire.harness import Harness, offered
from tests.wire.matchmaking.test_finding import button
from tests.wire.members.test_intruders import forged, says
from tests.wire.reliability.test_refusals import refused

text = Text()
PATIENCE = 10
"""Seconds after which something that was to happen won't."""


def on(answer: Answer, word: str) -> str:
    """The id of a button on a page."""
    return button(answer.message, "data", word)


async def stored(harness: Harness) -> str:
    """All that is in the database, as one text."""
    found: list[str] = []
    async with harness.club.tables._database.read() as connection:
        for table in metadata.sorted_tables:
            found += map(str, (await connection.execute(select(table))).all())
    return "\n".join(found)


async def until(harness: Harness, reached: Callable[[str], bool]) -> None:
    """Wait for what the sleeper does when it is woken."""
    harness.bot.scheduler.settle = 0
    async with asyncio.timeout(PATIENCE):
        while not reached(await stored(harness)):
            harness.bot.scheduler.wake()


@pytest.mark.slow
async def test_a_member_takes_a_copy_and_has_all_deleted(harness: Harness) -> None:
    north, south = harness.north, harness.south
    table_id = await harness.begin()
    page = await privacy(north)
    assert page.ephemeral
    assert "None of yours is over yet" in texts(page.message)
    copied = await north.press(page.message, on(page, "copy"))
    assert copied.ephemeral
    copy = json.loads(await record_in(copied.message))["tables"]
    assert {row["table_id"] for row in copy["tables"]} == {table_id}
    assert "seed" not in copy["deals"][0]
    theirs = await forged(harness, south, make_id("data", int(north.id), 1, "forget"))
    assert says(theirs, "refusal-not-your-page")
    ask = await north.press(page.message, on(page, "ask"))
    assert "is given up" in texts(ask.message)
    late = on(ask, "forget")
    kept = await north.press(ask.message, on(ask, "keep"))
    assert "What I know about you" in texts(kept.message)
    await open_seat(north)
    await harness.quiet()
    seat = next(key for key in offered(south.messages()[-1]))
    ask = await north.press(kept.message, on(kept, "ask"))
    assert "is called off" in texts(ask.message)
    harness.forge(ask.message, late)
    changed = await north.press(ask.message, late)
    assert text("refusal-games-changed") in texts(changed.message)
    assert (await harness.club.tables.snapshot(table_id)).table.status == "playing"
    done = await north.press(changed.message, on(changed, "forget"))
    assert "All that was yours is deleted" in texts(done.message)
    await harness.quiet()
    everything = await stored(harness)
    assert str(north.id) not in everything
    assert "North" not in everything
    snapshot = await harness.club.tables.snapshot(table_id)
    assert snapshot.table.status == "finished"
    assert not north.messages(north.dm()), "the hand is gone"
    *_, settlement = south.messages()
    assert "Someone" in texts(settlement)
    assert not any(seat in offered(one) for one in south.messages()), "nobody's any more"
    again = next(key for key, one in offered(settlement).items() if one.kind == "again")
    await refused(
        south, await south.press(settlement, again), "refusal-left-server", name="Someone"
    )
    twice = await forged(harness, north, late)
    assert text("refusal-games-changed") in texts(twice.message), "there is nothing to give up"
    await harness.begin()
    assert "North" in await stored(harness), "who comes back starts anew"


@pytest.mark.slow
async def test_a_servers_owners_have_all_of_it_deleted(harness: Harness) -> None:
    north, south, guild = harness.north, harness.south, harness.discord.guild
    owner = harness.actor(int(guild.owner_id))
    table_id = await harness.begin()
    page = await owner.command("gin-admin delete")
    assert page.ephemeral
    assert "One game waits or is running" in texts(page.message)
    other = next(one for one in (north, south) if one is not owner)
    refusal = await forged(harness, other, make_id("erase", int(guild.id)))
    assert says(refusal, "refusal-not-owner")
    elsewhere = await forged(harness, owner, make_id("erase", 5))
    assert says(elsewhere, "refusal-only-in-servers")
    form = await owner.press(page.message, text("press-erase"))
    wrong = await owner.submit(form, text="Something else")
    assert says(wrong, "refusal-other-name", name=guild.name)
    assert (await harness.club.tables.snapshot(table_id)).table.status == "playing"
    form = await owner.press(page.message, text("press-erase"))
    done = await owner.submit(form, text=f" {guild.name.upper()} ")
    assert "Within a minute" in texts(done.message)
    await harness.quiet()
    assert (await harness.club.tables.snapshot(table_id)).table.status == "finished"
    twice = await owner.command("gin-admin delete", name=guild.name)
    assert "Within a minute" in texts(twice.message)
    harness.clock.advance(timedelta(minutes=2))
    await until(harness, lambda everything: str(guild.id) not in everything)
    late = next(key for key, one in offered(south.messages()[-1]).items() if one.kind == "again")
    await refused(south, await south.press(south.messages()[-1], late), "refusal-no-such-table")


@pytest.mark.slow
async def test_a_server_that_removes_the_bot_is_forgotten_in_time(harness: Harness) -> None:
    await harness.begin()
    guild, world = harness.discord.guild, harness.discord.world
    world.leave(guild, world.bot)
    await until(harness, lambda _: harness.bot.get_guild(int(guild.id)) is None)
    harness.bot.scheduler.wake()
    async with asyncio.timeout(PATIENCE):
        while await harness.club.server_departures.next_due() is None:
            harness.bot.scheduler.wake()
    world.join(guild, world.bot)
    async with asyncio.timeout(PATIENCE):
        while await harness.club.server_departures.next_due() is not None:
            harness.bot.scheduler.wake()
    assert str(guild.id) in await stored(harness)
