"""Finding a game by clicking: `/gin tables`, the queue, and what a block keeps from whom."""

import asyncio
from typing import Any

import discord

from playground.driver import Actor, texts
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
    answer = await actor.command("gin tables")
    assert answer.ephemeral
    return answer.message


async def test_a_seat_is_two_taps_away(house: Harness) -> None:
    await house.north.command("gin open")
    await house.quiet()
    taps = len(house.discord.world.interactions)
    message = await listed(house.south)
    answer = await house.south.press(message, button(message, "seat", "accept"))
    assert len(house.discord.world.interactions) == taps + 2, "the command, and one press"
    await house.quiet()
    table_id = await house.newest_table(house.south)
    assert (await house.club.snapshot(table_id)).table.status == "playing"
    assert answer.kind == "update"
    assert "Your hand" in texts(answer.message) or words(answer.message, "hand")


async def test_a_side_of_a_lobby_is_one_press(house: Harness) -> None:
    await house.north.command("gin open", seats="partners_2")
    await house.quiet()
    message = await listed(house.south)
    assert words(message, "lobby") == ["join1", "join2"]
    assert "1 of 4 here: North" in texts(message)
    await house.south.press(message, button(message, "lobby", "join1"))
    await house.quiet()
    assert words(await listed(house.south), "lobby") == ["join2"]
    assert words(await listed(house.east), "lobby") == ["join2"], "side 1 is full"


async def test_what_one_may_not_do_is_not_offered(house: Harness) -> None:
    await house.north.command("gin open")
    await house.quiet()
    own = await listed(house.north)
    assert "Your own offer" in texts(own)
    assert not offered(own), "nobody sits down with themselves"
    table_id = await house.newest_table(house.north)
    seat = await listed(house.south)
    await house.south.press(seat, button(seat, "seat", "accept"))
    await house.quiet()
    for actor, kind in ((house.north, "open"), (house.south, "open"), (house.east, "watch")):
        message = await listed(actor)
        assert [(one.kind, one.table) for one in offered(message).values()] == [(kind, table_id)]


async def test_two_take_the_last_seat_and_one_has_it(house: Harness) -> None:
    await house.north.command("gin open")
    await house.quiet()
    lists = [(actor, await listed(actor)) for actor in (house.south, house.east)]
    answers = await asyncio.gather(
        *(actor.press(message, button(message, "seat", "accept")) for actor, message in lists)
    )
    await house.quiet()
    assert sorted(one.kind for one in answers) == ["message", "update"]
    table = (await house.club.tables_of(house.north.id))[0]
    assert len(table.players) == 2


async def test_tables_in_rooms_that_one_may_not_enter_are_not_listed(house: Harness) -> None:
    await house.north.command("gin open")
    await house.quiet()
    table_id = await house.newest_table(house.north)
    other = house.discord.world.add_channel(house.discord.guild, "elsewhere")
    seen = await house.south.command("gin tables", where=other)
    assert [one.table for one in offered(seen.message).values()] == [table_id]
    channel = house.bot.get_channel(int(house.discord.channel.id))
    assert isinstance(channel, discord.TextChannel)
    everybody = {"id": channel.guild.id, "type": 0, "allow": "0", "deny": str(VIEW)}
    channel._overwrites.insert(0, discord.abc._Overwrites(everybody))
    seen = await house.south.command("gin tables", where=other)
    assert "Nothing is going on" in texts(seen.message)
