"""Finding a game by clicking: the list of tables, the queue, and what a block keeps back."""

import asyncio
from typing import Any

import discord
import pytest

from cogs.kit.ids import Action
from cogs.kit.text import Text
from playground.driver import Actor, texts
from tests.wire.doors import open_seat, tables
from tests.wire.harness import Harness, offered

Json = dict[str, Any]
VIEW = 1 << 10
"""The permission to look into a channel."""


def words(message: Json, kind: str) -> list[str]:
    """What the buttons of a kind ask for, in order."""
    return [one.rest for one in offered(message).values() if one.kind == kind]


def button(message: Json, kind: str, rest: str = "", table_id: int | None = None) -> str:
    """The button that asks for something."""
    return next(
        custom_id
        for custom_id, one in offered(message).items()
        if (one.kind, one.rest) == (kind, rest) and table_id in {None, one.table}
    )


async def listed(actor: Actor) -> Json:
    answer = await tables(actor)
    assert answer.ephemeral
    return answer.message


def about_tables(message: Json) -> list[Action]:
    """What is offered about a table, without the way back."""
    return [one for one in offered(message).values() if one.table]


async def test_a_free_seat_is_three_presses_away(harness: Harness) -> None:
    await open_seat(harness.north)
    await harness.quiet()
    before = len(harness.discord.world.interactions)
    message = await listed(harness.south)
    answer = await harness.south.press(message, button(message, "seat", "accept"))
    assert len(harness.discord.world.interactions) == before + 4, "the command, and three presses"
    await harness.quiet()
    table_id = await harness.newest_table(harness.south)
    assert (await harness.club.tables.snapshot(table_id)).table.status == "playing"
    assert answer.kind == "update"
    assert Text()("hand-sent") in texts(answer.message)


async def test_a_side_of_a_lobby_is_one_press(harness: Harness) -> None:
    await open_seat(harness.north, seats="partners_2")
    await harness.quiet()
    message = await listed(harness.south)
    assert words(message, "lobby") == ["join1", "join2"]
    assert "1 of 4 here: North" in texts(message)
    await harness.south.press(message, button(message, "lobby", "join1"))
    await harness.quiet()
    assert words(await listed(harness.south), "lobby") == ["join2"]
    assert words(await listed(harness.east), "lobby") == ["join2"], "side 1 is full"


@pytest.mark.slow
async def test_what_one_may_not_do_is_not_offered(harness: Harness) -> None:
    await open_seat(harness.north)
    await harness.quiet()
    own = await listed(harness.north)
    assert "Your own offer" in texts(own)
    assert not about_tables(own), "nobody sits down with themselves"
    table_id = await harness.newest_table(harness.north)
    seat = await listed(harness.south)
    await harness.south.press(seat, button(seat, "seat", "accept"))
    await harness.quiet()
    for actor, kind in ((harness.north, "open"), (harness.south, "open"), (harness.east, "watch")):
        message = await listed(actor)
        assert [(one.kind, one.table) for one in about_tables(message)] == [(kind, table_id)]


async def test_two_take_the_last_seat_and_one_has_it(harness: Harness) -> None:
    await open_seat(harness.north)
    await harness.quiet()
    lists = [(actor, await listed(actor)) for actor in (harness.south, harness.east)]
    answers = await asyncio.gather(
        *(actor.press(message, button(message, "seat", "accept")) for actor, message in lists)
    )
    await harness.quiet()
    assert sorted(one.kind for one in answers) == ["message", "update"]
    table = (await harness.club.tables.tables_of(harness.north.id))[0]
    assert len(table.players) == 2


async def test_tables_in_rooms_that_one_may_not_enter_are_not_listed(harness: Harness) -> None:
    await open_seat(harness.north)
    await harness.quiet()
    table_id = await harness.newest_table(harness.north)
    other = harness.discord.world.add_channel(harness.discord.guild, "elsewhere")
    seen = await tables(harness.south, where=other)
    assert [one.table for one in about_tables(seen.message)] == [table_id]
    channel = harness.bot.get_channel(int(harness.discord.channel.id))
    assert isinstance(channel, discord.TextChannel)
    everybody = {"id": channel.guild.id, "type": 0, "allow": "0", "deny": str(VIEW)}
    channel._overwrites.insert(0, discord.abc._Overwrites(everybody))
    seen = await tables(harness.south, where=other)
    assert "Nothing is going on" in texts(seen.message)
