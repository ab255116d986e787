"""Games against the computer at the wire: how strong it plays, what it is called, its hints."""

import pytest

from cogs.kit.text import Text
from playground.driver import texts
from tests.wire.harness import Harness, offered
from tests.wire.members.test_settings import of_server
from tests.wire.reliability.test_refusals import refused

text = Text()


@pytest.mark.parametrize("level", ["novice", "club", "expert"])
async def test_the_table_says_how_strong_the_computer_is(house: Harness, level: str) -> None:
    answer = await house.north.command("gin practice", level=level)
    await house.quiet()
    table_id = await house.newest_table(house.north)
    name = text("name-computer", level=level).replace("(", "\\(").replace(")", "\\)")
    snapshot = await house.club.snapshot(table_id)
    hand = await house.hand(house.north, table_id, snapshot.table.ply)
    listed = await house.north.command("gin tables")
    for message in (answer.message, hand, listed.message):
        assert name in texts(message)


async def test_without_a_choice_it_plays_as_a_club_player(house: Harness) -> None:
    await house.north.command("gin practice")
    snapshot = await house.club.snapshot(await house.newest_table(house.north))
    assert snapshot.players[1].player == "club"


async def test_a_level_that_the_rules_lack_is_refused_kindly(house: Harness) -> None:
    answer = await house.north.command("gin practice", level="expert", variant="mahjong")
    assert answer.ephemeral
    assert text("refusal-no-such-level", level="expert") in texts(answer.message)


async def test_a_hint_is_for_the_one_who_asks(house: Harness) -> None:
    await house.north.command("gin practice", level="novice")
    await house.quiet()
    table_id = await house.newest_table(house.north)
    ply = await house.ply(table_id)
    hand = await house.hand(house.north, table_id, ply)
    hint = await house.north.press(hand, f"gin:hint:{table_id}:{ply}")
    assert hint.ephemeral
    assert text("hint-head").removeprefix("### ") in texts(hint.message)
    again = await house.north.press(hand, f"gin:hint:{table_id}:{ply}")
    assert texts(again.message) == texts(hint.message), "whoever asks twice is told the same"
    assert await house.ply(table_id) == ply, "nothing was played"


async def test_a_late_wish_for_a_hint_shows_the_hand_as_it_is(house: Harness) -> None:
    await house.north.command("gin practice", level="novice")
    await house.quiet()
    table_id = await house.newest_table(house.north)
    actor, hand, move = await house.act(table_id)
    await actor.press(hand, move)
    await house.quiet()
    now = await house.hand(house.north, table_id, await house.ply(table_id))
    house.forge(now, f"gin:hint:{table_id}:0")
    late = await house.north.press(now, f"gin:hint:{table_id}:0")
    assert late.kind == "update"
    assert {one.ply for one in offered(late.message).values()} >= {await house.ply(table_id)}


async def test_between_members_there_are_no_hints(house: Harness) -> None:
    table_id = await house.begin()
    actor, hand, _ = await house.act(table_id)
    assert not any(one.kind == "hint" for one in offered(hand).values())
    custom_id = f"gin:hint:{table_id}:{await house.ply(table_id)}"
    house.forge(hand, custom_id)
    answer = await actor.press(hand, custom_id)
    await refused(actor, answer, "refusal-no-hints")


async def test_a_rated_game_is_played_without_hints_and_changes_the_rating(house: Harness) -> None:
    panel = await of_server(house.north)
    await panel.choose("show=rated_practice")
    await panel.choose("to=rated_practice=true")
    begun = await house.south.command("gin practice", level="novice")
    await house.quiet()
    table_id = await house.newest_table(house.south)
    ply = await house.ply(table_id)
    hand = await house.hand(house.south, table_id, ply)
    assert text("table-rated") in texts(begun.message)
    assert not any(one.kind == "hint" for one in offered(hand).values())
    custom_id = f"gin:hint:{table_id}:{ply}"
    house.forge(hand, custom_id)
    await refused(house.south, await house.south.press(hand, custom_id), "refusal-rated-game")
    await panel.choose("to=rated_practice=false")
    asked = await house.south.command("gin resign")
    await house.south.press(asked, f"gin:quit:{table_id}:yes")
    await house.quiet()
    board = await house.south.command("club standings")
    assert "**South** · **14" in texts(board.message)
    assert text("board-practised") in texts(board.message)
    profile = await house.south.command("club profile")
    assert text("profile-practised") in texts(profile.message)
    assert "after one game" in texts(profile.message)


async def test_practice_that_is_not_rated_says_nothing_of_it(house: Harness) -> None:
    begun = await house.north.command("gin practice", level="novice")
    await house.quiet()
    table_id = await house.newest_table(house.north)
    assert text("table-rated") not in texts(begun.message)
    await house.club.resign(table_id, house.north.id)
    board = await house.north.command("club standings")
    assert text("standings-none") in texts(board.message)
