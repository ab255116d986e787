"""Another game for the same two: a press of each on the settlement, and it is on."""

import asyncio
from typing import Any

import pytest

from club.core.people import Person
from club.core.settings import HandPlace
from club.table.rematch_wish import next_rules
from cogs.kit.text import Text
from playground.driver import Actor, pictures, texts
from tests.wire.harness import Harness, choices, offered

Json = dict[str, Any]
text = Text()
WISH = "would like a rematch"


async def over(harness: Harness) -> tuple[int, Json]:
    """A game that South has given up, and its settlement in the channel."""
    table_id = await harness.begin()
    await harness.club.playing.resign(table_id, harness.south.id)
    harness.bot.reconciler.refresh(table_id)
    await harness.quiet()
    settled = await harness.north.wait_for(
        lambda one: f"gin:again:{table_id}" in offered(one), where=harness.discord.channel
    )
    return table_id, settled


def as_it_stands(harness: Harness, message: Json) -> Json:
    seen = harness.north.messages(harness.discord.channel)
    return next(one for one in seen if one["id"] == message["id"])


def hand_of(actor: Actor, table_id: int) -> str:
    """What the direct message with the hand of a game says."""
    return texts(own_hand(actor, table_id))


def own_hand(actor: Actor, table_id: int) -> Json:
    """The direct message with the hand of a game."""
    seen = actor.messages(actor.dm())
    return next(one for one in seen if f"gin:replay:{table_id}:0" in offered(one))


@pytest.mark.slow
async def test_a_press_of_each_begins_it(harness: Harness) -> None:
    table_id, settled = await over(harness)
    first = await harness.club.tables.snapshot(table_id)
    answer = await harness.north.press(settled, "Rematch")
    assert answer.kind == "update"
    await harness.quiet()
    shown = as_it_stands(harness, settled)
    assert f"**North {WISH}.**" in texts(shown)
    assert len(pictures(shown)) == len(pictures(settled)) == 1
    assert WISH in hand_of(harness.south, table_id)
    assert "like a rematch.**" in hand_of(harness.north, table_id)
    pressed = len(harness.discord.world.interactions)
    await harness.south.press(shown, "Rematch")
    await harness.quiet()
    assert len(harness.discord.world.interactions) == pressed + 1
    again = await harness.club.tables.snapshot(await harness.newest_table(harness.south))
    assert again.table.status == "playing"
    assert again.rules == first.rules
    assert again.table.rematch_of == table_id
    assert WISH not in texts(as_it_stands(harness, settled))
    for actor in (harness.north, harness.south):
        assert "a rematch" not in hand_of(actor, table_id)


@pytest.mark.slow
async def test_in_direct_messages_the_hand_alone_follows(harness: Harness) -> None:
    table_id, _ = await over(harness)
    for actor in (harness.north, harness.south):
        await actor.press(own_hand(actor, table_id), "Rematch")
        await harness.quiet()
    again = await harness.newest_table(harness.south)
    assert (await harness.club.tables.snapshot(again)).table.rematch_of == table_id
    for actor in (harness.north, harness.south):
        *_, last = actor.messages(actor.dm())
        assert any(one.table == again for one in offered(last).values())
        assert not any(text("hand-sent") in texts(one) for one in actor.messages(actor.dm()))


@pytest.mark.slow
async def test_a_series_that_is_wanted_is_one_press_too(harness: Harness) -> None:
    table_id, settled = await over(harness)
    menu_id, value = next(key for key, one in choices(settled).items() if one.rest == "best5")
    await harness.north.choose(settled, menu_id, value)
    await harness.quiet()
    shown = as_it_stands(harness, settled)
    assert f"**North {WISH}, best of 5.**" in texts(shown)
    assert not choices(shown), "nothing more is asked"
    await harness.south.press(shown, text("press-again-series", games=5))
    await harness.quiet()
    again = await harness.club.tables.snapshot(await harness.newest_table(harness.south))
    before = await harness.club.tables.snapshot(table_id)
    assert again.table.status == "playing"
    assert again.rules == next_rules(before.rules, 5)


@pytest.mark.slow
async def test_a_series_is_not_agreed_to_unseen(harness: Harness) -> None:
    table_id, settled = await over(harness)
    menu_id, value = next(key for key, one in choices(settled).items() if one.rest == "best5")
    await harness.north.choose(settled, menu_id, value)
    await harness.quiet()
    plain = f"gin:again:{table_id}"
    harness.forge(settled, plain)  # as it stood before South could see the wish
    answer = await harness.south.press(settled, plain)
    assert answer.ephemeral
    (waiting,) = await harness.club.tables.tables_of(harness.south.id)
    assert waiting.table.status == "waiting"


@pytest.mark.slow
async def test_a_wish_that_is_declined_is_gone_from_the_hands(harness: Harness) -> None:
    table_id, settled = await over(harness)
    await harness.north.press(settled, "Rematch")
    await harness.quiet()
    challenge = await harness.south.sees(f"North {WISH} with {harness.south.mention}")
    await harness.south.press(challenge, "Decline")
    await harness.quiet()
    for actor in (harness.north, harness.south):
        assert "a rematch" not in hand_of(actor, table_id)
    assert WISH not in texts(as_it_stands(harness, settled))
    await harness.south.press(settled, f"gin:again:{table_id}")
    await harness.quiet()
    assert f"**South {WISH}.**" in texts(as_it_stands(harness, settled))


@pytest.mark.slow
async def test_both_at_once_begin_one_game(harness: Harness) -> None:
    _, settled = await over(harness)
    await asyncio.gather(
        harness.north.press(settled, "Rematch"), harness.south.press(settled, "Rematch")
    )
    await harness.quiet()
    (again,) = await harness.club.tables.tables_of(harness.north.id)
    assert again.table.status == "playing"
    assert WISH not in texts(as_it_stands(harness, settled))


@pytest.mark.slow
async def test_a_cheer_that_crosses_a_wish_hides_neither(harness: Harness) -> None:
    table_id, settled = await over(harness)
    held = harness.discord.faults.hold("POST", "/interactions/*", times=1)
    cheering = asyncio.create_task(harness.east.press(settled, f"gin:cheer:{table_id}:0"))
    await held.arrived.wait()
    wishing = asyncio.create_task(harness.north.press(settled, "Rematch"))
    await harness.answered_or_waiting(settled, wishing)
    held.release()
    await asyncio.gather(cheering, wishing)
    shown = texts(as_it_stands(harness, settled))
    assert WISH in shown
    assert "👏 1 · East" in shown


@pytest.mark.slow
async def test_a_cheer_that_crosses_a_declined_wish_is_shown(harness: Harness) -> None:
    table_id, settled = await over(harness)
    await harness.north.press(settled, "Rematch")
    await harness.quiet()
    challenge = await harness.south.sees(f"North {WISH} with {harness.south.mention}")
    held = harness.discord.faults.hold("PATCH", "/webhooks/*", times=1)
    await harness.south.press(challenge, "Decline")
    await held.arrived.wait()
    cheering = asyncio.create_task(harness.east.press(settled, f"gin:cheer:{table_id}:0"))
    await harness.answered_or_waiting(settled, cheering)
    held.release()
    await cheering
    await harness.quiet()
    shown = texts(as_it_stands(harness, settled))
    assert WISH not in shown
    assert "👏 1 · East" in shown


@pytest.mark.slow
async def test_what_is_over_needs_no_hand_by_direct_message(harness: Harness) -> None:
    south = Person(harness.south.id, harness.south.name)
    await harness.club.settings.set_member(south, "hand", HandPlace.HERE)
    _, settled = await over(harness)
    await harness.north.press(settled, "Rematch")
    await harness.quiet()
    assert not harness.bot.reconciler._ended_anew, "nothing is kept of it for ever"


@pytest.mark.slow
async def test_where_no_files_may_be_attached_the_wish_is_shown_without_a_picture(
    harness: Harness,
) -> None:
    _, settled = await over(harness)
    harness.discord.channel.denied.add("attach_files")
    await harness.north.press(settled, "Rematch")
    await harness.quiet()
    shown = as_it_stands(harness, settled)
    assert WISH in texts(shown)


@pytest.mark.slow
async def test_a_wish_is_shown_from_direct_messages_too(harness: Harness) -> None:
    table_id, settled = await over(harness)
    seen = harness.north.messages(harness.north.dm())
    hand = next(one for one in seen if f"gin:again:{table_id}" in offered(one))
    await harness.north.press(hand, "Rematch")
    await harness.quiet()
    assert f"North {WISH}" in hand_of(harness.south, table_id)
    assert WISH in texts(as_it_stands(harness, settled))
    seen = harness.south.messages(harness.south.dm())
    hand = next(one for one in seen if f"gin:again:{table_id}" in offered(one))
    await harness.south.press(hand, "Rematch")
    await harness.quiet()
    (again,) = await harness.club.tables.tables_of(harness.north.id)
    assert again.table.status == "playing"
