"""Turns that take their time, in Discord: reminders, warnings, and what comes after."""

import asyncio
from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

import pytest

from club.core.deadlines import PROMPT_AFTER
from club.core.people import Person
from cogs.kit.text import Text
from data.schema.vocabulary import TableStatus
from playground.driver import Actor, buttons, menus, texts
from playground.standin.models import Json
from tests.wire.doors import away, me, pause
from tests.wire.harness import Harness, offered
from tests.wire.turn_clock.reminders import later, told

text = Text()
HOUR = timedelta(hours=1)
SILENT = 1 << 12
"""The flag of a message that makes no sound."""


async def begin(harness: Harness, clock: str = "relaxed:24") -> int:
    harness.bot.scheduler.settle = 0
    challenge = await harness.north.command("gin challenge", member=harness.south, clock=clock)
    await harness.south.press(challenge, "Accept")
    await harness.quiet()
    return await harness.newest_table(harness.north)


async def sleeper(harness: Harness, table_id: int) -> Actor:
    return harness.on_turn(await harness.club.tables.snapshot(table_id))


async def waiting(harness: Harness, table_id: int) -> Actor:
    return harness.off_turn(await harness.club.tables.snapshot(table_id))


async def out_of_time(harness: Harness) -> tuple[int, Json]:
    """A table at which the time of a turn is over, and the question what next."""
    table_id = await begin(harness)
    actor = await sleeper(harness, table_id)
    await later(harness, 19 * HOUR)
    await told(harness, actor, "warn-head")
    await harness.quiet()
    await later(harness, 7 * HOUR)
    name = actor.name
    question = await told(harness, actor, "out-head", name=name)
    # The hand is sent again, and the one before it is taken away.
    await told(harness, actor, "hand-time-out")
    await harness.quiet()
    return table_id, question


@pytest.mark.slow
async def test_from_the_reminder_to_the_move_in_two_taps(harness: Harness) -> None:
    table_id = await begin(harness)
    actor = await sleeper(harness, table_id)
    await later(harness, 12 * HOUR)
    reminder = await told(harness, actor, "remind-head")
    taps = len(harness.discord.world.interactions)
    hand = await actor.press(reminder, text("press-play"))
    move = next(one for one, action in offered(hand.message).items() if action.kind == "move")
    await actor.press(hand, move)
    assert len(harness.discord.world.interactions) == taps + 2
    assert await harness.ply(table_id) == 1


@pytest.mark.slow
async def test_a_reminder_goes_once_the_move_is_made(harness: Harness) -> None:
    table_id = await begin(harness)
    actor = await sleeper(harness, table_id)
    await later(harness, 12 * HOUR)
    await told(harness, actor, "remind-head")
    snapshot = await harness.club.tables.snapshot(table_id)
    assert snapshot.state is not None
    move = str(snapshot.state.legal_moves()[0])
    harness.bot.changed(await harness.club.playing.play(table_id, 0, actor.id, move))
    head = text("remind-head")
    await harness.discord.wait_for(
        lambda: not [one for one in actor.messages(actor.dm()) if head in texts(one)]
    )


@pytest.mark.slow
async def test_who_was_there_is_reminded_without_a_sound_until_they_move(harness: Harness) -> None:
    table_id = await begin(harness, "none")
    actor = await sleeper(harness, table_id)
    await later(harness, PROMPT_AFTER)
    reminder = await told(harness, actor, "remind-head")
    assert reminder["flags"] & SILENT
    head = text("remind-head")
    assert not [one for one in actor.messages(harness.discord.channel) if head in texts(one)]
    await harness.quiet()
    hand = await actor.press(reminder, text("press-play"))
    move = next(one for one, action in offered(hand.message).items() if action.kind == "move")
    await actor.press(hand, move)
    await harness.discord.wait_for(
        lambda: not [one for one in actor.messages(actor.dm()) if head in texts(one)]
    )


@pytest.mark.slow
async def test_not_now(harness: Harness) -> None:
    table_id = await begin(harness, "relaxed:168")
    actor = await sleeper(harness, table_id)
    await later(harness, 12 * HOUR)
    reminder = await told(harness, actor, "remind-head")
    answer = await actor.choose(reminder, text("menu-not-now"), "tomorrow")
    assert answer.kind == "update"
    assert "You will be reminded on" in texts(answer.message)
    assert [one.label for one in buttons(answer.message)] == [text("press-play")]


@pytest.mark.slow
async def test_without_a_clock_nobody_is_warned(harness: Harness) -> None:
    table_id = await begin(harness, "none")
    actor = await sleeper(harness, table_id)
    await later(harness, 12 * HOUR)
    reminder = await told(harness, actor, "remind-head")
    assert "Your time ends" not in texts(reminder)
    assert "Your time ends" not in await hand_said(harness, actor, table_id)


@pytest.mark.slow
async def test_the_challenge_and_the_table_say_the_time(harness: Harness) -> None:
    answer = await harness.north.command("gin challenge", member=harness.south, clock="relaxed:72")
    assert text("clock-days", days=3) in texts(answer.message)
    await harness.south.press(answer, "Accept")
    await harness.quiet()
    table_id = await harness.newest_table(harness.north)
    name = (await sleeper(harness, table_id)).name
    assert any(
        f"The time of {name} ends <t:" in texts(one)
        for one in harness.north.messages(harness.discord.channel)
    )


async def hand_said(harness: Harness, actor: Actor, table_id: int) -> str:
    return texts(await harness.hand(actor, table_id, await harness.ply(table_id)))


@pytest.mark.slow
async def test_the_hand_says_until_when_its_member_has_time(harness: Harness) -> None:
    table_id = await begin(harness)
    actor, hand, move = await harness.act(table_id)
    assert "-# Your time ends <t:" in texts(hand)
    other = harness.off_turn(await harness.club.tables.snapshot(table_id))
    assert "Your time ends" not in "".join(map(texts, other.messages(other.dm())))
    snapshot = await harness.club.tables.snapshot(table_id)
    while harness.on_turn(snapshot) is actor:
        pressed = await actor.press(await harness.hand(actor, table_id, snapshot.table.ply), move)
        snapshot = await harness.club.tables.snapshot(table_id)
        mine = harness.on_turn(snapshot) is actor
        assert ("-# Your time ends <t:" in texts(pressed.message)) == mine
        await harness.quiet()
        _, _, move = await harness.act(table_id)
    assert "-# Your time ends <t:" in await hand_said(harness, other, table_id)
    copy = await other.command("gin hand")
    assert "-# Your time ends <t:" in texts(copy.message)


@pytest.mark.slow
async def test_the_hand_follows_when_the_time_is_another(harness: Harness) -> None:
    table_id = await begin(harness)
    actor = await sleeper(harness, table_id)
    asked = await pause(harness.north)
    harness.clock.advance(2 * HOUR)
    paused = await harness.south.press(asked, text("press-pause-agree"))
    await harness.quiet()
    assert f"-# {text('clock-paused')}" in await hand_said(harness, actor, table_id)
    anew = await harness.hand(actor, table_id, 0)
    assert anew["flags"] & SILENT, "who was called to this turn isn't called again"
    await harness.north.press(paused, text("press-pause-resume"))
    await harness.quiet()
    assert "-# Your time ends <t:" in await hand_said(harness, actor, table_id)


@pytest.mark.slow
async def test_the_hand_says_that_the_time_is_over(harness: Harness) -> None:
    table_id, _ = await out_of_time(harness)
    actor = await sleeper(harness, table_id)
    await harness.discord.wait_for(
        lambda: any(text("hand-time-out") in texts(one) for one in actor.messages(actor.dm()))
    )
    assert await harness.ply(table_id) == 0


@pytest.mark.slow
async def test_the_game_is_claimed(harness: Harness) -> None:
    table_id, question = await out_of_time(harness)
    answer = await (await waiting(harness, table_id)).press(question, text("press-late-claim"))
    assert "Claimed" in texts(answer.message)
    assert (await harness.club.tables.snapshot(table_id)).table.status == TableStatus.FINISHED


@pytest.mark.slow
async def test_the_computer_plays_on(harness: Harness) -> None:
    table_id, question = await out_of_time(harness)
    actor = await waiting(harness, table_id)
    await actor.press(question, text("press-late-computer"))
    await harness.quiet()
    snapshot = await harness.club.tables.snapshot(table_id)
    assert snapshot.table.ply > 0
    assert harness.on_turn(snapshot) is actor


@pytest.mark.slow
async def test_who_waits_is_asked_again_and_the_late_one_may_still_move(harness: Harness) -> None:
    table_id, question = await out_of_time(harness)
    actor, other = await sleeper(harness, table_id), await waiting(harness, table_id)
    refused = await actor.press(question, text("press-late-claim"))
    assert refused.ephemeral
    answer = await other.press(question, text("press-late-wait"))
    assert "the whole time again" in texts(answer.message)
    hand = await harness.hand(actor, table_id, 0)
    move = next(one for one, action in offered(hand).items() if action.kind == "move")
    await actor.press(hand, move)
    assert await harness.ply(table_id) == 1


@pytest.mark.slow
async def test_a_pause_by_agreement(harness: Harness) -> None:
    table_id = await begin(harness)
    asked = await pause(harness.north)
    assert f"{harness.south.mention} Do you agree?" in texts(asked.message)
    paused = await harness.south.press(asked, text("press-pause-agree"))
    assert text("press-pause-resume") in [one.label for one in buttons(paused.message)]
    await harness.quiet()
    table = (await harness.club.tables.snapshot(table_id)).time
    assert table is not None
    assert table.paused
    await harness.north.press(paused, text("press-pause-resume"))
    table = (await harness.club.tables.snapshot(table_id)).time
    assert table is not None
    assert not table.paused


@pytest.mark.slow
async def test_a_pause_asked_for_by_direct_message_is_put_to_the_others(harness: Harness) -> None:
    table_id = await begin(harness)
    answer = await pause(harness.north, where=harness.north.dm())
    assert text("pause-asked-there") in texts(answer.message)
    question = await harness.south.sees(f"{harness.south.mention} Do you agree?")
    assert question["mentions"] == [{**question["mentions"][0], "id": harness.south.user.id}]
    again = await pause(harness.north, where=harness.north.dm())
    assert text("press-pause-no") in [one.label for one in buttons(again.message)]
    await harness.south.press(question, text("press-pause-agree"))
    table = (await harness.club.tables.snapshot(table_id)).time
    assert table is not None
    assert table.paused


@pytest.mark.slow
async def test_a_pause_that_cannot_be_asked_for_in_the_channel_is_said_to_be_so(
    harness: Harness,
) -> None:
    await begin(harness)
    harness.discord.expect(50013)
    harness.discord.channel.denied |= {"send_messages"}
    answer = await pause(harness.north, where=harness.north.dm())
    assert text("pause-not-asked") in texts(answer.message)


@pytest.mark.slow
async def test_away_and_back(harness: Harness) -> None:
    table_id = await begin(harness)
    actor = await sleeper(harness, table_id)
    before = (await harness.club.tables.snapshot(table_id)).time
    answer = await away(actor, "3")
    assert "You are away until <t:" in texts(answer.message)
    after = (await harness.club.tables.snapshot(table_id)).time
    assert before is not None
    assert before.until is not None
    assert after is not None
    assert after.until is not None
    assert after.until - before.until >= timedelta(days=3)
    answer = await away(actor, "back")
    assert text("away-back") in texts(answer.message)


@pytest.mark.slow
async def test_until_when_one_is_away_is_suggested(harness: Harness) -> None:
    table_id = await begin(harness)
    actor = await sleeper(harness, table_id)
    await harness.club.settings.set_member(Person(actor.id, actor.name), "time_zone", "Asia/Tokyo")
    page = await me(actor, "press-me-away")
    here = harness.clock.now().astimezone(ZoneInfo("Asia/Tokyo")).date()
    days = [here + timedelta(days=each) for each in (1, 3, 7, 14)]
    (menu,) = menus(page.message)
    named = {value: label for label, value in menu.options}
    assert {*map(str, days)} <= {*named}
    assert (named[str(days[0])], named[str(days[2])]) == ("Tomorrow", "In a week")
    assert "gin:away:0:back" not in {one.custom_id for one in buttons(page.message)}
    answer = await actor.choose(page, menu.custom_id, str(days[2]))
    morning = datetime(*days[2].timetuple()[:3], 9, tzinfo=ZoneInfo("Asia/Tokyo"))
    assert f"You are away until <t:{int(morning.timestamp())}:F>" in texts(answer.message)
    assert "gin:away:0:back" in {one.custom_id for one in buttons(answer.message)}
    answer = await away(actor, "In two weeks")
    assert "You are away until" in texts(answer.message)
    answer = await actor.press(answer, "gin:away:0:back")
    assert text("away-back") in texts(answer.message)


@pytest.mark.parametrize("until", ["yesterday", "99", "2020-01-01", "-1"])
async def test_no_moment_to_be_away_until(harness: Harness, until: str) -> None:
    answer = await away(harness.north, until)
    assert answer.ephemeral
    assert text("refusal-bad-moment", most=60) in str(answer.message)


@pytest.mark.slow
async def test_where_direct_messages_are_closed_the_channel_calls(harness: Harness) -> None:
    table_id = await begin(harness)
    actor = await sleeper(harness, table_id)
    harness.discord.expect(50007)
    actor.close_dms()
    await later(harness, 12 * HOUR)
    reminder = await told(harness, actor, "remind-head")
    assert reminder["channel_id"] == harness.discord.channel.id
    assert [one["id"] for one in reminder["mentions"]] == [actor.user.id]


@pytest.mark.slow
async def test_a_reminder_that_is_put_off_in_the_channel_keeps_its_language(
    harness: Harness,
) -> None:
    table_id = await begin(harness, "relaxed:168")
    actor = await sleeper(harness, table_id)
    harness.discord.expect(50007)
    actor.close_dms()
    actor.user.locale = "de"
    await later(harness, 12 * HOUR)
    reminder = await told(harness, actor, "remind-head")
    answer = await actor.choose(reminder, text("menu-not-now"), "tomorrow")
    assert answer.kind == "update"
    assert not answer.ephemeral
    assert "You will be reminded on" in texts(answer.message)


@pytest.mark.slow
async def test_of_two_messages_that_say_the_same_one_is_left(harness: Harness) -> None:
    """A process that stood still for long sends what another one has said by then."""
    table_id = await begin(harness)
    actor = await sleeper(harness, table_id)
    sending = harness.discord.faults.hold("POST", "/channels/*/messages")
    await later(harness, 12 * HOUR)
    await asyncio.wait_for(sending.arrived.wait(), 10)
    (row,) = await harness.club.clocks.to_say()
    await harness.club.clocks.said(row, 1, 2)
    sending.release()
    await harness.quiet()
    assert not [one for one in actor.messages(actor.dm()) if text("remind-head") in texts(one)]
    assert harness.discord.requests("DELETE", f"/channels/{actor.dm().id}/messages/*")
