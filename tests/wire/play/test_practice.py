"""Games against the computer at the wire: how strong it plays, what it is called, its hints."""

from typing import Any

import pytest

from cogs.kit.text import Text
from playground.driver import buttons, texts
from tests.wire.doors import ask_resign, tables
from tests.wire.harness import Harness, offered
from tests.wire.members.test_settings import of_server
from tests.wire.reliability.test_refusals import refused

text = Text()


@pytest.mark.parametrize("level", ["novice", "club", "expert"])
async def test_the_table_says_how_strong_the_computer_is(harness: Harness, level: str) -> None:
    answer = await harness.north.command("gin practice", level=level)
    await harness.quiet()
    table_id = await harness.newest_table(harness.north)
    name = text("name-computer", level=level).replace("(", "\\(").replace(")", "\\)")
    told = text("computer-level", level=level, number=0)
    snapshot = await harness.club.tables.snapshot(table_id)
    hand = await harness.hand(harness.north, table_id, snapshot.table.ply)
    listed = await tables(harness.north)
    assert told in texts(answer.message)
    assert texts(hand).count(name) == 1, "once a screen"
    assert "Computer" in texts(listed.message)


async def test_the_channel_keeps_a_quiet_line_that_no_move_changes(harness: Harness) -> None:
    answer = await harness.north.command("gin practice", level="novice")
    await harness.quiet()
    table_id = await harness.newest_table(harness.north)
    (line,) = harness.east.messages()
    assert text("practice-line", name="North") in texts(line)
    assert not buttons(line)
    for _ in range(3):
        actor, hand, move = await harness.act(table_id)
        await actor.press(hand, move)
        await harness.quiet()
    assert harness.east.messages() == [line]
    assert answer.message["id"] == line["id"]
    await give_up(harness, table_id)
    (over,) = harness.east.messages()
    assert "North resigned: Computer wins" in texts(over)
    assert [one.label for one in buttons(over)] == [text("press-again")]


async def test_the_hand_comes_with_the_command(harness: Harness) -> None:
    await harness.north.command("gin practice", level="novice")
    await harness.quiet()
    (_, private) = harness.north.messages()
    assert len(harness.east.messages()) == 1
    assert text("hand-sent") in texts(private)


@pytest.mark.parametrize(("word", "level"), [("easier", "novice"), ("stronger", "expert")])
async def test_the_next_computer_may_be_easier_or_stronger(
    harness: Harness, word: str, level: str
) -> None:
    await harness.north.command("gin practice", level="club")
    await harness.quiet()
    table_id = await harness.newest_table(harness.north)
    over = await give_up(harness, table_id)
    assert rows_of(over) == [["Rematch"], ["Easier", "Harder"], ["Replay", "Coach"]]
    custom_id = next(each for each in offered(over) if f"gin:again:{table_id}:{word}" in each)
    await harness.north.press(over, custom_id)
    await harness.quiet()
    next_id = await harness.newest_table(harness.north)
    snapshot = await harness.club.tables.snapshot(next_id)
    assert (next_id != table_id, snapshot.players[1].player) == (True, level)
    last = await give_up(harness, next_id)
    assert not any(f":{word}" in each for each in offered(last)), "there is none beyond"
    way_back = "Harder" if word == "easier" else "Easier"
    assert rows_of(last) == [["Rematch", way_back], ["Replay", "Coach"]]


def rows_of(message: dict[str, Any]) -> list[list[str]]:
    """The labels of a message's buttons, row by row."""
    every = [one for box in message["components"] for one in box["components"] if one["type"] == 1]
    rows = [[one["label"] for one in row["components"] if one["type"] == 2] for row in every]
    return [row for row in rows if row]


async def give_up(harness: Harness, table_id: int) -> dict[str, Any]:
    """Have North resign; the hand that shows how it ended."""
    asked = await ask_resign(harness.north, table_id)
    await harness.north.press(asked.message, f"gin:quit:{table_id}:yes")
    await harness.quiet()
    hands = harness.north.messages(harness.north.dm())
    return next(one for one in reversed(hands) if any("gin:again" in each for each in offered(one)))


async def test_a_level_that_the_rules_lack_is_refused_kindly(harness: Harness) -> None:
    answer = await harness.north.command("gin practice", level="expert", variant="mahjong")
    assert answer.ephemeral
    assert text("refusal-no-such-level", level="expert") in texts(answer.message)


async def test_a_hint_is_for_the_one_who_asks(harness: Harness) -> None:
    await harness.north.command("gin practice", level="novice")
    await harness.quiet()
    table_id = await harness.newest_table(harness.north)
    ply = await harness.ply(table_id)
    hand = await harness.hand(harness.north, table_id, ply)
    hint = await harness.north.press(hand, f"gin:hint:{table_id}:{ply}")
    assert hint.message["id"] == hand["id"]
    assert "Hint: " in texts(hint.message)
    asked = f"gin:hint:{table_id}:{ply}"
    harness.forge(hand, asked)
    again = await harness.north.press(hand, asked)
    assert texts(again.message) == texts(hint.message), "whoever asks twice is told the same"
    why = await harness.north.press(again, f"gin:hint:{table_id}:{ply}:why")
    assert why.message["id"] == hand["id"]
    assert text("hint-seen") in texts(why.message)
    assert await harness.ply(table_id) == ply, "nothing was played"
    _, shown, move = await harness.act(table_id)
    after = await harness.north.press(shown, move)
    assert "Hint: " not in texts(after.message)


async def test_a_late_wish_for_a_hint_shows_the_hand_as_it_is(harness: Harness) -> None:
    await harness.north.command("gin practice", level="novice")
    await harness.quiet()
    table_id = await harness.newest_table(harness.north)
    actor, hand, move = await harness.act(table_id)
    await actor.press(hand, move)
    await harness.quiet()
    now = await harness.hand(harness.north, table_id, await harness.ply(table_id))
    harness.forge(now, f"gin:hint:{table_id}:0")
    late = await harness.north.press(now, f"gin:hint:{table_id}:0")
    assert late.kind == "update"
    assert {one.ply for one in offered(late.message).values()} >= {await harness.ply(table_id)}


async def test_between_members_there_are_no_hints(harness: Harness) -> None:
    table_id = await harness.begin()
    actor, hand, _ = await harness.act(table_id)
    assert not any(one.kind == "hint" for one in offered(hand).values())
    custom_id = f"gin:hint:{table_id}:{await harness.ply(table_id)}"
    harness.forge(hand, custom_id)
    answer = await actor.press(hand, custom_id)
    await refused(actor, answer, "refusal-no-hints")


async def test_a_rated_game_is_played_without_hints_and_changes_the_rating(
    harness: Harness,
) -> None:
    panel = await of_server(harness.north)
    await panel.choose("show=rated_practice")
    await panel.choose("to=rated_practice=true")
    begun = await harness.south.command("gin practice", level="novice")
    await harness.quiet()
    table_id = await harness.newest_table(harness.south)
    ply = await harness.ply(table_id)
    hand = await harness.hand(harness.south, table_id, ply)
    assert text("table-rated") in texts(begun.message)
    assert not any(one.kind == "hint" for one in offered(hand).values())
    custom_id = f"gin:hint:{table_id}:{ply}"
    harness.forge(hand, custom_id)
    await refused(harness.south, await harness.south.press(hand, custom_id), "refusal-rated-game")
    await panel.choose("to=rated_practice=false")
    asked = await ask_resign(harness.south)
    await harness.south.press(asked, f"gin:quit:{table_id}:yes")
    await harness.quiet()
    board = await harness.south.command("gin standings")
    assert "**South** · **14" in texts(board.message)
    assert text("board-practised") in texts(board.message)
    profile = await harness.south.command("gin profile")
    assert text("profile-practised") in texts(profile.message)
    assert "after one game" in texts(profile.message)


async def test_practice_that_is_not_rated_says_nothing_of_it(harness: Harness) -> None:
    begun = await harness.north.command("gin practice", level="novice")
    await harness.quiet()
    table_id = await harness.newest_table(harness.north)
    assert text("table-rated") not in texts(begun.message)
    await harness.club.playing.resign(table_id, harness.north.id)
    board = await harness.north.command("gin standings")
    assert text("standings-none") in texts(board.message)
