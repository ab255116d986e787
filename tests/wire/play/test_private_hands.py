"""A hand shown privately in a channel goes on by itself, and there is one of it."""

import asyncio
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest

from club.core.people import Person
from cogs.kit.text import Text
from playground.driver import Actor, Answer, buttons, texts
from tests.club.club_helpers import dice
from tests.wire.contest_player import PLACES, ContestPlayer
from tests.wire.harness import Harness, offered, open_harness, playable

Json = dict[str, Any]
text = Text()

TOKEN_GONE = timedelta(minutes=15)


async def my_hand(harness: Harness, actor: Actor) -> Answer:
    answer = await actor.command("gin hand")
    await harness.quiet()
    return answer


async def move(harness: Harness, actor: Actor, table_id: int) -> None:
    """Make a member's next move in the direct messages."""
    on_turn, hand, one = await harness.act(table_id)
    assert on_turn is actor
    await actor.press(hand, one)
    await harness.quiet()


def changes(harness: Harness) -> int:
    """How often a message was changed or deleted by means of an interaction's token."""
    path = "/webhooks/*"
    return len(harness.discord.requests("PATCH", path) + harness.discord.requests("DELETE", path))


def copies(harness: Harness, actor: Actor) -> list[Json]:
    """The private hands of a member in the channel."""
    seen = actor.messages(harness.discord.channel)
    return [one for one in seen if one["flags"] & 64 and _is_hand(one)]


def said_privately(harness: Harness, actor: Actor) -> list[str]:
    """The refusals that a member alone reads in the channel."""
    seen = actor.messages(harness.discord.channel)
    return [one["content"] for one in seen if one["flags"] & 64 and one["content"]]


async def press_forged(harness: Harness, actor: Actor, custom_id: str) -> None:
    """Press what the public message doesn't offer."""
    seen = actor.messages(harness.discord.channel)
    public = next(one for one in seen if offered(one) and not one["flags"] & 64)
    harness.forge(public, custom_id)
    await actor.press(public, custom_id)
    await harness.quiet()


def _is_hand(message: Json) -> bool:
    return any((one.kind, one.rest) == ("quit", "ask") for one in offered(message).values())


@pytest.mark.slow
async def test_it_follows_the_computer(harness: Harness) -> None:
    await harness.north.command("gin practice", level="novice")
    await harness.quiet()
    table_id = await harness.newest_table(harness.north)
    hand = await my_hand(harness, harness.north)
    for _ in range(4):
        hand = await harness.north.press(hand, playable(hand.message)[0])
        await harness.quiet()
        assert text("prompt-wait", name="Computer") not in texts(hand.message)
        plies = {one.ply for one in offered(hand.message).values() if one.kind == "move"}
        assert plies == {await harness.ply(table_id)}


@pytest.mark.slow
async def test_it_follows_the_other_member(harness: Harness) -> None:
    table_id = await harness.begin()
    snapshot = await harness.club.tables.snapshot(table_id)
    mover, waiter = harness.on_turn(snapshot), harness.off_turn(snapshot)
    hand = await my_hand(harness, waiter)
    assert text("prompt-wait", name=mover.name) in texts(hand.message)
    assert text("hand-goes-on", button=text("press-hand-again")) in texts(hand.message)
    assert not playable(hand.message)
    while harness.on_turn(await harness.club.tables.snapshot(table_id)) is mover:
        await move(harness, mover, table_id)
    assert {one.ply for one in offered(hand.message).values() if one.kind == "move"} == {
        await harness.ply(table_id)
    }


@pytest.mark.parametrize("asked", ["gin:hand:1", "gin:quit:1:ask"])
async def test_one_that_is_pressed_while_it_is_taken_away_is_answered(
    harness: Harness, asked: str
) -> None:
    waiter = harness.off_turn(await harness.club.tables.snapshot(await harness.begin()))
    former = await my_hand(harness, waiter)
    harness.discord.expect(10008)
    held = harness.discord.faults.hold("POST", "/interactions/*", times=1)
    pressing = asyncio.create_task(waiter.press(former, asked))
    await held.arrived.wait()
    world, shown = harness.discord.world, former.message
    world.remove_message(world.channels[shown["channel_id"]].messages[shown["id"]])
    held.release()
    answer = await pressing
    await harness.quiet()
    assert answer.ephemeral
    assert answer.message["id"] != shown["id"]
    assert len(copies(harness, waiter)) == (asked == "gin:hand:1")


@pytest.mark.slow
async def test_it_goes_on_in_its_members_language(harness: Harness) -> None:
    person = Person(harness.north.id, harness.north.name)
    await harness.club.settings.set_member(person, "language", "de")
    await harness.north.command("gin practice", level="novice")
    await harness.quiet()
    hand = await my_hand(harness, harness.north)
    for _ in range(3):
        hand = await harness.north.press(hand, playable(hand.message)[0])
        await harness.quiet()
        assert Text("de")("press-rules") in labels(hand)


def labels(answer: Answer) -> set[str]:
    return {one.label for one in buttons(answer.message)}


@pytest.mark.slow
async def test_a_move_in_one_place_shows_in_the_other(harness: Harness) -> None:
    table_id = await harness.begin()
    mover = harness.on_turn(await harness.club.tables.snapshot(table_id))
    hand = await my_hand(harness, mover)
    before = texts(hand.message)
    await move(harness, mover, table_id)
    assert texts(hand.message) != before
    plies = {one.ply for one in offered(hand.message).values() if one.kind == "move"}
    assert plies <= {await harness.ply(table_id)}


@pytest.mark.slow
async def test_what_has_not_changed_costs_no_request(harness: Harness) -> None:
    table_id = await harness.begin()
    mover = harness.on_turn(await harness.club.tables.snapshot(table_id))
    hand = await my_hand(harness, mover)
    harness.bot.reconciler.refresh(table_id)
    await harness.quiet()
    assert changes(harness) == 0
    await mover.press(hand, playable(hand.message)[0])
    await harness.quiet()
    assert changes(harness) == 0, "the press's answer shows the move already"


async def test_a_second_hand_takes_the_place_of_the_first(harness: Harness) -> None:
    await harness.begin()
    await my_hand(harness, harness.north)
    second = await my_hand(harness, harness.north)
    (only,) = copies(harness, harness.north)
    assert only["id"] == second.message["id"]
    mine = await my_hand(harness, harness.south)
    assert {one["id"] for one in copies(harness, harness.south)} == {mine.message["id"]}
    assert len(copies(harness, harness.north)) == 1


@pytest.mark.slow
async def test_a_refused_press_leaves_no_second_hand(harness: Harness) -> None:
    table_id = await harness.begin()
    snapshot = await harness.club.tables.snapshot(table_id)
    waiter = harness.off_turn(snapshot)
    await my_hand(harness, waiter)
    await press_forged(harness, waiter, f"gin:move:{table_id}:{snapshot.table.ply}:stock")
    assert len(copies(harness, waiter)) == 1


@pytest.mark.slow
async def test_a_hand_that_follows_a_refusal_goes_on_and_leaves_the_refusal(
    harness: Harness,
) -> None:
    table_id = await harness.begin()
    snapshot = await harness.club.tables.snapshot(table_id)
    mover, waiter = harness.on_turn(snapshot), harness.off_turn(snapshot)
    await press_forged(harness, waiter, f"gin:late:{table_id}:{snapshot.table.ply}:claim")
    (refusal,) = said_privately(harness, waiter)
    assert len(copies(harness, waiter)) == 1
    while harness.on_turn(await harness.club.tables.snapshot(table_id)) is mover:
        await move(harness, mover, table_id)
    (hand,) = copies(harness, waiter)
    plies = {one.ply for one in offered(hand).values() if one.kind == "move"}
    assert plies == {await harness.ply(table_id)}
    assert said_privately(harness, waiter) == [refusal]


@pytest.mark.slow
async def test_an_edit_that_crosses_a_press_does_not_have_the_last_word(harness: Harness) -> None:
    table_id = await harness.begin()
    snapshot = await harness.club.tables.snapshot(table_id)
    mover, waiter = harness.on_turn(snapshot), harness.off_turn(snapshot)
    hand = await my_hand(harness, waiter)
    edit = harness.discord.faults.hold("PATCH", "/webhooks/*")
    while harness.on_turn(await harness.club.tables.snapshot(table_id)) is mover:
        actor, shown, one = await harness.act(table_id)
        await actor.press(shown, one)
    refreshed = await waiter.press(hand, text("press-hand-again"))
    played = await waiter.press(refreshed, playable(refreshed.message)[0])
    now = texts(played.message)
    edit.release()
    await harness.quiet()
    assert texts(played.message) == now


@pytest.mark.slow
async def test_when_discord_takes_no_more_changes_nothing_is_asked(harness: Harness) -> None:
    table_id = await harness.begin()
    snapshot = await harness.club.tables.snapshot(table_id)
    mover, waiter = harness.on_turn(snapshot), harness.off_turn(snapshot)
    hand = await my_hand(harness, waiter)
    before = texts(hand.message)
    harness.clock.advance(TOKEN_GONE)
    while harness.on_turn(await harness.club.tables.snapshot(table_id)) is mover:
        await move(harness, mover, table_id)
    assert changes(harness) == 0
    assert texts(hand.message) == before
    refreshed = await waiter.press(hand, text("press-hand-again"))
    assert refreshed.message["id"] == hand.message["id"]
    assert playable(refreshed.message)


@pytest.mark.slow
@pytest.mark.parametrize("code", [10008, 10015, 50027])
async def test_a_hand_that_is_gone_is_left_alone(harness: Harness, code: int) -> None:
    table_id = await harness.begin()
    snapshot = await harness.club.tables.snapshot(table_id)
    mover, waiter = harness.on_turn(snapshot), harness.off_turn(snapshot)
    hand = await my_hand(harness, waiter)
    harness.discord.expect(code)
    harness.discord.faults.fail("PATCH", "/webhooks/*", 404, code=code)
    await move(harness, mover, table_id)
    asked = changes(harness)
    assert asked == 1
    actor, shown, one = await harness.act(table_id)
    await actor.press(shown, one)
    await harness.quiet()
    assert changes(harness) == asked
    assert not playable(hand.message)


@pytest.mark.slow
@pytest.mark.parametrize(("press", "said"), [("no", "resign-kept"), ("yes", "resign-done")])
async def test_the_question_before_resigning_closes_in_one_line(
    harness: Harness, press: str, said: str
) -> None:
    table_id = await harness.begin()
    hand = await my_hand(harness, harness.north)
    asked = await harness.north.press(hand, text("press-resign"))
    closed = await harness.north.press(asked, f"gin:quit:{table_id}:{press}")
    await harness.quiet()
    assert closed.message["id"] == asked.message["id"]
    assert texts(closed.message) == text(said)
    assert not offered(closed.message)
    again = {one.rest for one in offered(hand.message).values() if one.kind == "quit"}
    assert again == ({"ask"} if press == "no" else set())


async def test_a_message_that_shows_another_page_is_left_alone(harness: Harness) -> None:
    table_id = await harness.begin()
    snapshot = await harness.club.tables.snapshot(table_id)
    mover, waiter = harness.on_turn(snapshot), harness.off_turn(snapshot)
    hand = await my_hand(harness, waiter)
    panel = "gin:play:0:0:page=0"
    harness.forge(hand.message, panel)
    shown = await waiter.press(hand, panel)
    before = texts(shown.message)
    assert text("play-title").removeprefix("### ") in before
    await move(harness, mover, table_id)
    assert texts(hand.message) == before
    assert changes(harness) == 0


async def next_deal(harness: Harness, sitting: ContestPlayer, table_id: int) -> None:
    """Play until another deal has begun."""
    before = await harness.club.tables.snapshot(table_id)
    now = before
    while now.deal == before.deal:
        await sitting.act(now)
        now = await harness.club.tables.snapshot(table_id)


@pytest.mark.slow
async def test_who_sits_out_is_shown_so_on_an_old_hand(tmp_path: Path) -> None:
    async with open_harness(tmp_path, members=PLACES[:3], entropy=dice("old hands")) as harness:
        sitting = ContestPlayer(harness, 1)
        table_id = await sitting.gather(3, seats="round_robin")
        first = await harness.club.tables.snapshot(table_id)
        copies = {
            one.member_id: (await my_hand(harness, harness.actor(one.member_id))).message
            for one in first.seats
        }
        harness.clock.advance(TOKEN_GONE)
        await next_deal(harness, sitting, table_id)
        now = await harness.club.tables.snapshot(table_id)
        (out,) = [one for one in copies if one is not None and now.seat_of(one) is None]
        actor, old = harness.actor(out), copies[out]
        ids = [one for one, action in offered(old).items() if action.ply is not None]
        if not ids:  # it was the other side's turn: the buttons of another's hand are no better
            harness.forge(old, f"gin:move:{table_id}:{first.table.ply}:pass")
            ids = [f"gin:move:{table_id}:{first.table.ply}:pass"]
        answer = await actor.press(old, ids[0])
        assert answer.kind == "update"
        assert not offered(answer.message).keys() & {*ids}
        await harness.quiet()
        said = str([one.body for one in harness.discord.requests("POST", "/webhooks/*")])
        assert text("refusal-already-played") in said
        assert text("refusal-not-seated") not in said


@pytest.mark.slow
async def test_the_next_deal_in_one_place_shows_in_the_other(harness: Harness) -> None:
    table_id = await harness.begin()
    sitting = ContestPlayer(harness, 1)
    await next_deal(harness, sitting, table_id)
    await harness.quiet()
    now = await harness.club.tables.snapshot(table_id)
    actor, ply = harness.north, now.table.ply
    copy = await my_hand(harness, actor)
    key = f"gin:next:{table_id}:{ply}"
    assert key in offered(copy.message)
    shown = await harness.hand(actor, table_id, ply)
    assert key in offered(shown)
    await actor.press(copy, key)
    await harness.quiet()
    assert key not in offered(copy.message)
    (now_shown,) = [one for one in actor.messages(actor.dm()) if one["id"] == shown["id"]]
    assert key not in offered(now_shown)
