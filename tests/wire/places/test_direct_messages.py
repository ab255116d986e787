"""Practice and one's own things in the bot's direct messages."""

import pytest

from club.core.people import Person
from club.core.settings import HandPlace
from cogs.kit.text import Text
from playground.driver import texts
from tests.wire.harness import Harness, offered, playable

text = Text()


async def test_practice_is_played_in_its_one_message(harness: Harness) -> None:
    north = harness.north
    hand = await north.command("gin practice", level="novice", where=north.dm())
    await harness.quiet()
    shown = [one["id"] for one in north.messages(north.dm()) if not one["flags"] & 64]
    assert shown == [hand.message["id"]]
    table_id = await harness.newest_table(north)
    for _ in range(4):
        actor, message, move = await harness.act(table_id)
        await actor.press(message, move)
        await harness.quiet()
    assert [one["id"] for one in north.messages(north.dm())] == shown
    assert playable(north.messages(north.dm())[0])


async def test_the_panel_begins_practice(harness: Harness) -> None:
    north = harness.north
    panel = await north.command("gin play", where=north.dm())
    assert text("press-play-friend") not in str(panel.message["components"])
    led = await north.press(panel, text("press-play-computer"))
    await harness.quiet()
    assert led.message["id"] == panel.message["id"]
    assert text("place-private") not in texts(north.messages(north.dm())[-1])
    assert playable(north.messages(north.dm())[-1])


async def test_a_start_finds_nothing_to_do(harness: Harness) -> None:
    north = harness.north
    north.install()
    group = harness.discord.add_group(north, harness.south)
    await north.command("gin practice", level="novice", where=north.dm())
    await north.command("gin practice", level="novice", where=group)
    await harness.quiet()
    assert len(await harness.club.tables.tables_of(north.id)) == 2
    assert await harness.club.displays.behind() == []


async def test_a_challenge_needs_somebody_else(harness: Harness) -> None:
    answer = await harness.north.command(
        "gin challenge", member=harness.south, where=harness.north.dm()
    )
    assert text("refusal-nobody-else-here") in answer.message["content"]


@pytest.mark.parametrize(
    "command", ["games", "history", "profile", "me", "rules", "help", "problem", "daily", "learn"]
)
async def test_what_is_ones_own_works_there(harness: Harness, command: str) -> None:
    answer = await harness.north.command(f"gin {command}", where=harness.north.dm())
    assert texts(await answer.done())


async def test_a_sheet_for_real_cards_with_a_friend_who_isnt_here(harness: Harness) -> None:
    north = harness.north
    sheet = await north.command("gin realcards", friend="Grandma", where=north.dm())
    await harness.quiet()
    assert "Grandma" in texts(sheet.message)


async def test_practice_is_listed_given_up_and_begun_again(harness: Harness) -> None:
    north = harness.north
    hand = await north.command("gin practice", level="novice", where=north.dm())
    await harness.quiet()
    table_id = await harness.newest_table(north)
    listed = await north.command("gin games", where=north.dm())
    assert f"gin:open:{table_id}" in str(listed.message["components"])
    asked = await north.press(hand, f"gin:quit:{table_id}:ask")
    await north.press(asked, f"gin:quit:{table_id}:yes")
    await harness.quiet()
    over = next(one for one in north.messages(north.dm()) if one["id"] == hand.message["id"])
    again = next(one for one, each in offered(over).items() if each.kind == "again")
    await north.press(over, again)
    await harness.quiet()
    next_id = await harness.newest_table(north)
    assert next_id != table_id
    assert any(
        each.table == next_id
        for one in north.messages(north.dm())
        for each in offered(one).values()
        if not one["flags"] & 64
    )


async def test_practice_in_a_group_is_nobody_elses(harness: Harness) -> None:
    north = harness.north
    north.install()
    group = harness.discord.add_group(north, harness.south)
    answer = await north.command("gin practice", level="novice", where=group)
    await harness.quiet()
    assert answer.ephemeral
    assert not harness.south.messages(group)
    table_id = await harness.newest_table(north)
    actor, message, move = await harness.act(table_id)
    await actor.press(message, move)
    await harness.quiet()
    assert not harness.south.messages(group)


async def test_practice_in_a_group_goes_on_there_for_who_looks_there(harness: Harness) -> None:
    north = harness.north
    north.install()
    await harness.club.settings.set_member(Person(north.id, north.name), "hand", HandPlace.HERE)
    group = harness.discord.add_group(north, harness.south)
    answer = await north.command("gin practice", level="novice", where=group)
    await harness.quiet()
    assert answer.ephemeral
    assert playable(answer.message)
    table_id = await harness.newest_table(north)
    asked = await north.press(answer, f"gin:quit:{table_id}:ask")
    await north.press(asked, f"gin:quit:{table_id}:yes")
    await harness.quiet()
    harness.forge(answer.message, again := f"gin:again:{table_id}")
    await north.press(answer, again)
    await harness.quiet()
    next_id = await harness.newest_table(north)
    assert next_id != table_id
    assert any(
        each.table == next_id for one in north.messages(group) for each in offered(one).values()
    )
    assert not harness.south.messages(group)
