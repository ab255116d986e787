"""Boards and finished games as their players, the server, others and a leaver see them."""

from datetime import timedelta
from typing import Any

import pytest

from club.core.people import Person
from cogs.kit.text import Text
from playground.driver import Actor, Answer, texts
from tests.club.club_helpers import QUICK, play_out
from tests.wire.harness import Harness, offered
from tests.wire.members.test_intruders import hide
from tests.wire.members.test_standings import person, place

Json = dict[str, Any]
text = Text()
OPENED = "The cards as they were dealt."
CHECKED = "checked"
THEIRS = text("refusal-not-your-deal")
NONE_HERE = text("refusal-no-such-table")


async def played(harness: Harness) -> int:
    """Let North and South play a game, and the bot show it; its table."""
    north, south = person(harness.north), person(harness.south)
    waiting = await harness.club.starting.challenge(
        place(harness), north, south, QUICK, interaction_id=4000
    )
    begun = await harness.club.starting.accept(waiting.table.table_id, south, 5000)
    over = await play_out(harness.club, begun)
    harness.bot.changed(over)
    await harness.quiet()
    return over.table.table_id


async def chosen(harness: Harness, tier: str, *members: Actor) -> None:
    for each in members:
        await harness.club.settings.set_member(Person(each.id, each.name), "privacy", tier)


def way(message: Json, kind: str, number: int = 0) -> str:
    """The custom_id of one of a message's presses of a kind."""
    return [key for key, one in offered(message).items() if one.kind == kind][number]


async def both(actor: Actor, table_id: int) -> tuple[str, str]:
    """What somebody reads who asks for a game's replay, and for its record."""
    said: list[str] = []
    for command in ("gin replay", "gin verify"):
        answer = await actor.command(command, table=table_id)
        assert answer.ephemeral
        said.append(texts(await answer.done()))
    return said[0], said[1]


async def reads(actor: Actor, table_id: int, sentence: str) -> bool:
    return all(sentence in each for each in await both(actor, table_id))


async def sees(actor: Actor, table_id: int) -> bool:
    replay, record = await both(actor, table_id)
    return OPENED in replay and CHECKED in record


async def board(actor: Actor) -> str:
    answer: Answer = await actor.command("gin standings")
    return texts(await answer.done())


@pytest.mark.slow
async def test_a_record_is_for_whom_its_member_likes(harness: Harness) -> None:
    harness.discord.expect(10007)
    north, south, east = harness.north, harness.south, harness.discord.add_member("East")
    west = harness.discord.add_member("West")
    west.leave()
    west.home = harness.discord.add_room("Elsewhere", west)
    table_id = await played(harness)

    # A member whose last game it was gets it without naming it, and in the list of games over.
    assert OPENED in texts((await south.command("gin replay")).message)
    for command in ("gin replay", "gin verify"):
        (choice,) = await south.autocomplete(command, "table")
        assert choice == {"name": "North · table 1, over", "value": table_id}
        assert not await east.autocomplete(command, "table")

    # By itself: for those of the server.
    settlement = next(one for one in reversed(east.messages()) if "replay" in str(one))
    opened = (await east.press(settlement, way(settlement, "replay"))).message
    assert OPENED in texts(opened)
    opened = (await east.press(opened, way(opened, "replay", 2))).message
    assert "Move 1 of" in texts(opened)
    assert CHECKED in texts((await east.press(settlement, way(settlement, "verify"))).message)
    assert "**East**" not in (said := await board(east))
    assert said.index("`1`") < said.index("`2`")
    assert await reads(west, table_id, NONE_HERE)

    # For nobody: their line goes, and no place is missed.
    await chosen(harness, "nobody", south)
    said = await board(east)
    assert "South" not in said
    assert "`2`" not in said
    assert text("board-alone", setting="Your record") not in said
    said = await board(south)
    assert "**South**" in said
    assert text("board-alone", setting="Your record") in said
    assert await reads(east, table_id, THEIRS)
    late = await east.press(opened, way(opened, "replay", 2))
    assert late.ephemeral
    assert THEIRS in texts(late.message)
    assert await sees(north, table_id), "its players always"

    # For everybody: from other servers too, if everybody could have looked on.
    await chosen(harness, "everyone", south)
    assert await reads(west, table_id, NONE_HERE), "North has chosen nothing"
    await chosen(harness, "everyone", north)
    assert await sees(west, table_id)
    opened = (await west.command("gin replay", table=table_id)).message
    opened = (await west.press(opened, way(opened, "replay", 3))).message
    assert OPENED not in texts(opened)
    west.home = west.dm()
    assert await sees(west, table_id)
    hide(harness)
    assert await reads(west, table_id, NONE_HERE)
    east.home = harness.discord.world.add_channel(harness.discord.guild, "outside")
    assert await reads(east, table_id, NONE_HERE)

    # Who has left is on the board no more, and can look at their own games.
    south.leave()
    harness.clock.advance(timedelta(days=1))
    assert "South" not in await board(east)
    south.home = south.dm()
    assert await sees(south, table_id)
    south.home = harness.discord.add_room("Other end", south)
    assert await sees(south, table_id)
