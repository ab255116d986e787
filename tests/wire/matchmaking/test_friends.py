"""Friends and blocks by clicking: a press to a challenge, and no word to those who are blocked."""

from typing import Any

import pytest

from club.core.people import Person
from playground.driver import Actor, texts
from tests.wire.doors import block, friends, open_seat
from tests.wire.harness import Harness, offered
from tests.wire.matchmaking.test_finding import about_tables, button, listed, words
from tests.wire.reliability.test_refusals import refused

Json = dict[str, Any]


async def befriend(actor: Actor, friend: Actor) -> Json:
    answer = await friends(actor, add=friend)
    assert answer.ephemeral
    return answer.message


async def test_a_friend_is_one_press_from_a_challenge(harness: Harness) -> None:
    south = harness.south
    empty = await friends(harness.north)
    assert "Your list is empty" in texts(empty.message)
    message = await befriend(harness.north, south)
    assert "South is on your list" in texts(message)
    assert words(message, "friend") == [
        *(f"challenge.{south.id}", f"remove.{south.id}"),
        "blocked.0",
    ]
    assert "empty" in texts((await friends(south)).message), "one-sided"
    answer = await harness.north.press(message, button(message, "friend", f"challenge.{south.id}"))
    assert answer.kind == "update"
    await harness.quiet()
    challenge = await south.wait_for(lambda one: "accept" in words(one, "seat"))
    stored = harness.discord.channel.messages[challenge["id"]]
    assert stored.pinged == [south.user.id]
    again = await harness.north.press(
        answer.message, button(answer.message, "friend", f"challenge.{south.id}")
    )
    await refused(harness.north, again, "refusal-already-pending")


async def test_friends_come_from_a_members_menu_and_go_by_a_press(harness: Harness) -> None:
    answer = await harness.north.user_command("Add to gin friends", harness.east)
    assert answer.ephemeral
    message = answer.message
    gone = await harness.north.press(
        message, button(message, "friend", f"remove.{harness.east.id}")
    )
    assert "East is off your list" in texts(gone.message)
    own = await friends(harness.north, add=harness.north)
    await refused(harness.north, own, "refusal-not-oneself")


async def test_a_friend_who_has_left_is_not_challenged(harness: Harness) -> None:
    harness.discord.expect(10007)
    message = await befriend(harness.north, harness.east)
    harness.east.leave()
    answer = await harness.north.press(
        message, button(message, "friend", f"challenge.{harness.east.id}")
    )
    await refused(harness.north, answer, "refusal-left-server", name="East")


async def test_blocked_members_read_what_anybody_reads(harness: Harness) -> None:
    north, south, east = harness.north, harness.south, harness.east
    pending = await south.command("gin challenge", member=north)
    answer = await block(north, south)
    assert answer.ephemeral
    assert "South is blocked" in texts(answer.message)
    await harness.quiet()
    closed = next(one for one in north.messages() if one["id"] == pending.message["id"])
    assert not offered(closed), "what waited between the two is closed"
    assert await harness.club.tables.tables_of(north.id) == []
    blocked = await south.command("gin challenge", member=north)
    await refused(south, blocked, "refusal-not-taking", name="North")
    await harness.club.settings.set_member(Person(north.id, "North"), "who_may_challenge", "nobody")
    anybody = await east.command("gin challenge", member=north)
    await refused(east, anybody, "refusal-not-taking", name="North")
    own = await north.command("gin challenge", member=south)
    await refused(north, own, "refusal-you-blocked", name="South")


async def test_whom_one_has_blocked_already_can_be_freed(harness: Harness) -> None:
    north, south = harness.north, harness.south
    await block(north, harness.east)
    for said in ("South is blocked.", "South is blocked already."):
        answer = await block(north, south)
        assert said in texts(answer.message)
        assert f"unblock.{south.id}" in words(answer.message, "friend")
    freed = await north.press(
        answer.message, button(answer.message, "friend", f"unblock.{south.id}")
    )
    assert words(freed.message, "friend") == [f"unblock.{harness.east.id}", "friends.0"]
    own = await block(north, north)
    await refused(north, own, "refusal-not-oneself")


@pytest.mark.slow
async def test_an_open_seat_is_not_free_for_whom_its_host_has_blocked(harness: Harness) -> None:
    north, south, east = harness.north, harness.south, harness.east
    await block(north, south)
    await open_seat(north)
    await harness.quiet()
    assert not about_tables(await listed(south))
    assert words(await listed(east), "seat") == ["accept"]
    seat = await south.wait_for(lambda one: "accept" in words(one, "seat"))
    refusal = await south.press(seat, button(seat, "seat", "accept"))
    await refused(south, refusal, "refusal-seat-not-free")
    mine = await block(north)
    free = await north.press(mine, button(mine.message, "friend", f"unblock.{south.id}"))
    assert "blocked nobody" in texts(free.message)
    await south.press(seat, button(seat, "seat", "accept"))
    await harness.quiet()
    assert (await harness.club.tables.tables_of(south.id))[0].table.status == "playing"
