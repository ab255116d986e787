"""Cards as text, offered to who is new: in the lesson, and in the first hand."""

from typing import Any

import pytest

from cogs.kit.text import Text
from playground.driver import buttons, texts
from tests.wire.doors import ask_resign
from tests.wire.harness import Harness
from tests.wire.matchmaking.test_finding import button, words

Json = dict[str, Any]
text = Text()


def pictures(message: Json) -> int:
    """How many cards are pictures in a message's text."""
    return texts(message).count("<:")


def labels(message: Json) -> list[str | None]:
    return [one.label for one in buttons(message)]


async def test_the_lesson_is_written_in_signs_and_back(harness: Harness) -> None:
    first = await (await harness.east.command("gin learn")).done()
    assert pictures(first) == 10
    signs = await harness.east.press(first, button(first, "look", "text"))
    assert signs.kind == "update"
    assert pictures(signs.message) == 0
    assert texts(signs.message).splitlines()[:3] == texts(first).splitlines()[:3]
    again = await harness.east.press(signs, text("press-look-picture"))
    assert pictures(again.message) == 10


async def test_the_first_hand_ever_offers_signs_until_its_player_acts(harness: Harness) -> None:
    table_id = await harness.begin()
    snapshot = await harness.club.tables.snapshot(table_id)
    actor = harness.on_turn(snapshot)
    hand = await harness.cards(actor, table_id, snapshot.table.ply)
    assert pictures(hand)
    shown = await actor.press(hand, button(hand, "look", "text"))
    assert shown.kind == "update"
    await harness.quiet()
    hand = await harness.cards(actor, table_id, snapshot.table.ply)
    assert not pictures(hand)
    assert words(hand, "look") == ["picture"]
    assert text("press-look-picture") in labels(hand)
    _, hand, move = await harness.act(table_id)
    after = await actor.press(hand, move)
    await harness.quiet()
    assert not words(after.message, "look")
    assert not pictures(after.message)


@pytest.mark.slow
async def test_who_has_played_before_is_not_asked(harness: Harness) -> None:
    for number in range(2):
        table_id = await harness.begin()
        snapshot = await harness.club.tables.snapshot(table_id)
        actor = harness.on_turn(snapshot)
        hand = await harness.cards(actor, table_id, snapshot.table.ply)
        assert bool(words(hand, "look")) is (number == 0)
        asked = await ask_resign(harness.north, table_id)
        await harness.north.press(asked, f"gin:quit:{table_id}:yes")
        await harness.quiet()
