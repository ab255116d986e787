"""Turns that take their time, in Discord: reminders, warnings, and what comes after."""

import asyncio
from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

import pytest

from club.core.people import Person
from cogs.kit.text import Text
from data.schema.vocabulary import TableStatus
from playground.driver import Actor, buttons, texts
from playground.standin.models import Json
from tests.wire.harness import Harness, offered

text = Text()
HOUR = timedelta(hours=1)
SILENT = 1 << 12
"""The flag of a message that makes no sound."""


async def begin(house: Harness, clock: str = "relaxed:24") -> int:
    house.bot.sleeper.settle = 0
    challenge = await house.north.command("gin challenge", member=house.south, clock=clock)
    await house.south.press(challenge, "Accept")
    await house.quiet()
    return await house.newest_table(house.north)


async def later(house: Harness, by: timedelta) -> None:
    house.clock.advance(by)
    house.bot.sleeper.wake()


async def sleeper(house: Harness, table_id: int) -> Actor:
    return house.on_turn(await house.club.snapshot(table_id))


async def waiting(house: Harness, table_id: int) -> Actor:
    return house.off_turn(await house.club.snapshot(table_id))


async def told(house: Harness, actor: Actor, key: str, **args: str) -> Json:
    """The message that an actor has in their direct messages or, if not there, in the channel."""
    words = text(key, **args)

    def there() -> Json | None:
        for where in (actor.dm(), house.discord.channel):
            for message in reversed(actor.messages(where)):
                if words in texts(message):
                    return message
        return None

    found = await house.discord.wait_for(there)
    assert found is not None
    return found


async def out_of_time(house: Harness) -> tuple[int, Json]:
    """A table at which the time of a turn is over, and the question what next."""
    table_id = await begin(house)
    actor = await sleeper(house, table_id)
    await later(house, 19 * HOUR)
    await told(house, actor, "warn-head")
    await house.quiet()
    await later(house, 7 * HOUR)
    name = actor.name
    question = await told(house, actor, "out-head", name=name)
    # The hand is sent anew, and the one before it is taken away.
    await told(house, actor, "hand-time-out")
    await house.quiet()
    return table_id, question


async def test_from_the_reminder_to_the_move_in_two_taps(house: Harness) -> None:
    table_id = await begin(house)
    actor = await sleeper(house, table_id)
    await later(house, 12 * HOUR)
    reminder = await told(house, actor, "remind-head")
    taps = len(house.discord.world.interactions)
    hand = await actor.press(reminder, text("press-play"))
    move = next(one for one, action in offered(hand.message).items() if action.kind == "move")
    await actor.press(hand, move)
    assert len(house.discord.world.interactions) == taps + 2
    assert await house.ply(table_id) == 1


async def test_a_reminder_goes_once_the_move_is_made(house: Harness) -> None:
    table_id = await begin(house)
    actor = await sleeper(house, table_id)
    await later(house, 12 * HOUR)
    await told(house, actor, "remind-head")
    snapshot = await house.club.snapshot(table_id)
    assert snapshot.state is not None
    move = str(snapshot.state.legal_moves()[0])
    house.bot.changed(await house.club.play(table_id, 0, actor.id, move))
    head = text("remind-head")
    await house.discord.wait_for(
        lambda: not [one for one in actor.messages(actor.dm()) if head in texts(one)]
    )


async def test_not_now(house: Harness) -> None:
    table_id = await begin(house, "relaxed:168")
    actor = await sleeper(house, table_id)
    await later(house, 12 * HOUR)
    reminder = await told(house, actor, "remind-head")
    answer = await actor.choose(reminder, text("menu-not-now"), "tomorrow")
    assert answer.kind == "update"
    assert "You will be reminded on" in texts(answer.message)
    assert [one.label for one in buttons(answer.message)] == [text("press-play")]


async def test_without_a_clock_nobody_is_warned(house: Harness) -> None:
    table_id = await begin(house, "none")
    actor = await sleeper(house, table_id)
    await later(house, 400 * HOUR)
    reminder = await told(house, actor, "remind-head")
    assert "Your time ends" not in texts(reminder)
    assert "Your time ends" not in await hand_said(house, actor, table_id)


async def test_the_challenge_and_the_table_say_the_time(house: Harness) -> None:
    answer = await house.north.command("gin challenge", member=house.south, clock="relaxed:72")
    assert text("clock-days", days=3) in texts(answer.message)
    await house.south.press(answer, "Accept")
    await house.quiet()
    table_id = await house.newest_table(house.north)
    name = (await sleeper(house, table_id)).name
    assert any(
        f"The time of {name} ends <t:" in texts(one)
        for one in house.north.messages(house.discord.channel)
    )


async def hand_said(house: Harness, actor: Actor, table_id: int) -> str:
    return texts(await house.hand(actor, table_id, await house.ply(table_id)))


async def test_the_hand_says_until_when_its_member_has_time(house: Harness) -> None:
    table_id = await begin(house)
    actor, hand, move = await house.act(table_id)
    assert "-# Your time ends <t:" in texts(hand)
    other = house.off_turn(await house.club.snapshot(table_id))
    assert "Your time ends" not in "".join(map(texts, other.messages(other.dm())))
    snapshot = await house.club.snapshot(table_id)
    while house.on_turn(snapshot) is actor:
        pressed = await actor.press(await house.hand(actor, table_id, snapshot.table.ply), move)
        snapshot = await house.club.snapshot(table_id)
        mine = house.on_turn(snapshot) is actor
        assert ("-# Your time ends <t:" in texts(pressed.message)) == mine
        await house.quiet()
        _, _, move = await house.act(table_id)
    assert "-# Your time ends <t:" in await hand_said(house, other, table_id)
    copy = await other.command("gin hand")
    assert "-# Your time ends <t:" in texts(copy.message)


async def test_the_hand_follows_when_the_time_is_another(house: Harness) -> None:
    table_id = await begin(house)
    actor = await sleeper(house, table_id)
    asked = await house.north.command("gin pause")
    house.clock.advance(2 * HOUR)
    paused = await house.south.press(asked, text("press-pause-agree"))
    await house.quiet()
    assert f"-# {text('clock-paused')}" in await hand_said(house, actor, table_id)
    anew = await house.hand(actor, table_id, 0)
    assert anew["flags"] & SILENT, "who was called to this turn isn't called again"
    await house.north.press(paused, text("press-pause-resume"))
    await house.quiet()
    assert "-# Your time ends <t:" in await hand_said(house, actor, table_id)


async def test_the_hand_says_that_the_time_is_over(house: Harness) -> None:
    table_id, _ = await out_of_time(house)
    actor = await sleeper(house, table_id)
    await house.discord.wait_for(
        lambda: any(text("hand-time-out") in texts(one) for one in actor.messages(actor.dm()))
    )
    assert await house.ply(table_id) == 0


async def test_the_game_is_claimed(house: Harness) -> None:
    table_id, question = await out_of_time(house)
    answer = await (await waiting(house, table_id)).press(question, text("press-late-claim"))
    assert "Claimed" in texts(answer.message)
    assert (await house.club.snapshot(table_id)).table.status == TableStatus.FINISHED


async def test_the_computer_plays_on(house: Harness) -> None:
    table_id, question = await out_of_time(house)
    actor = await waiting(house, table_id)
    await actor.press(question, text("press-late-computer"))
    await house.quiet()
    snapshot = await house.club.snapshot(table_id)
    assert snapshot.table.ply > 0
    assert house.on_turn(snapshot) is actor


@pytest.mark.slow
async def test_who_waits_is_asked_again_and_the_late_one_may_still_move(house: Harness) -> None:
    table_id, question = await out_of_time(house)
    actor, other = await sleeper(house, table_id), await waiting(house, table_id)
    refused = await actor.press(question, text("press-late-claim"))
    assert refused.ephemeral
    answer = await other.press(question, text("press-late-wait"))
    assert "the whole time again" in texts(answer.message)
    hand = await house.hand(actor, table_id, 0)
    move = next(one for one, action in offered(hand).items() if action.kind == "move")
    await actor.press(hand, move)
    assert await house.ply(table_id) == 1


async def test_a_pause_by_agreement(house: Harness) -> None:
    table_id = await begin(house)
    asked = await house.north.command("gin pause")
    assert f"{house.south.mention} Do you agree?" in texts(asked.message)
    paused = await house.south.press(asked, text("press-pause-agree"))
    assert text("press-pause-resume") in [one.label for one in buttons(paused.message)]
    await house.quiet()
    table = (await house.club.snapshot(table_id)).time
    assert table is not None
    assert table.paused
    await house.north.press(paused, text("press-pause-resume"))
    table = (await house.club.snapshot(table_id)).time
    assert table is not None
    assert not table.paused


async def test_a_pause_asked_for_by_direct_message_is_put_to_the_others(house: Harness) -> None:
    table_id = await begin(house)
    answer = await house.north.command("gin pause", where=house.north.dm())
    assert text("pause-asked-there") in texts(answer.message)
    question = await house.south.sees(f"{house.south.mention} Do you agree?")
    assert question["mentions"] == [{**question["mentions"][0], "id": house.south.user.id}]
    again = await house.north.command("gin pause", where=house.north.dm())
    assert text("press-pause-no") in [one.label for one in buttons(again.message)]
    await house.south.press(question, text("press-pause-agree"))
    table = (await house.club.snapshot(table_id)).time
    assert table is not None
    assert table.paused


async def test_a_pause_that_cannot_be_asked_for_in_the_channel_is_said_to_be_so(
    house: Harness,
) -> None:
    await begin(house)
    house.discord.expect(50013)
    house.discord.channel.denied |= {"send_messages"}
    answer = await house.north.command("gin pause", where=house.north.dm())
    assert text("pause-not-asked") in texts(answer.message)


async def test_away_and_back(house: Harness) -> None:
    table_id = await begin(house)
    actor = await sleeper(house, table_id)
    before = (await house.club.snapshot(table_id)).time
    answer = await actor.command("gin away", until="3")
    assert "You are away until <t:" in texts(answer.message)
    after = (await house.club.snapshot(table_id)).time
    assert before is not None
    assert before.until is not None
    assert after is not None
    assert after.until is not None
    assert after.until - before.until >= timedelta(days=3)
    answer = await actor.command("gin away", until="back")
    assert text("away-back") in texts(answer.message)


async def test_until_when_one_is_away_is_suggested(house: Harness) -> None:
    table_id = await begin(house)
    actor = await sleeper(house, table_id)
    await house.club.settings.set_member(Person(actor.id, actor.name), "time_zone", "Asia/Tokyo")
    offered = await actor.autocomplete("gin away", "until")
    here = house.clock.now().astimezone(ZoneInfo("Asia/Tokyo")).date()
    days = [here + timedelta(days=each) for each in (1, 3, 7, 14)]
    assert [one["value"] for one in offered] == [*map(str, days), "back"]
    assert offered[0]["name"] == f"Tomorrow · {days[0]:%A}, {days[0]}"
    answer = await actor.command("gin away", until=offered[2]["value"])
    morning = datetime(*days[2].timetuple()[:3], 9, tzinfo=ZoneInfo("Asia/Tokyo"))
    assert f"You are away until <t:{int(morning.timestamp())}:F>" in texts(answer.message)
    first, *_ = await actor.autocomplete("gin away", "until")
    assert first["value"] == "back", "who is away is asked first whether they are back"
    (week,) = await actor.autocomplete("gin away", "until", until="two w")
    assert week["value"] == str(days[3])
    answer = await actor.command("gin away", until="In two weeks")
    assert "You are away until" in texts(answer.message)
    answer = await actor.command("gin away", until=first["name"])
    assert text("away-back") in texts(answer.message)


@pytest.mark.parametrize("until", ["yesterday", "99", "2020-01-01", "-1"])
async def test_no_moment_to_be_away_until(house: Harness, until: str) -> None:
    answer = await house.north.command("gin away", until=until)
    assert answer.ephemeral
    assert text("refusal-bad-moment", most=60) in str(answer.message)


async def test_where_direct_messages_are_closed_the_channel_calls(house: Harness) -> None:
    table_id = await begin(house)
    actor = await sleeper(house, table_id)
    house.discord.expect(50007)
    actor.close_dms()
    await later(house, 12 * HOUR)
    reminder = await told(house, actor, "remind-head")
    assert reminder["channel_id"] == house.discord.channel.id
    assert [one["id"] for one in reminder["mentions"]] == [actor.user.id]


async def test_of_two_messages_that_say_the_same_one_is_left(house: Harness) -> None:
    """A process that stood still for long sends what another one has said by then."""
    table_id = await begin(house)
    actor = await sleeper(house, table_id)
    sending = house.discord.faults.hold("POST", "/channels/*/messages")
    await later(house, 12 * HOUR)
    await asyncio.wait_for(sending.arrived.wait(), 10)
    (row,) = await house.club.clocks.to_say()
    await house.club.clocks.said(row, 1, 2)
    sending.release()
    await house.quiet()
    assert not [one for one in actor.messages(actor.dm()) if text("remind-head") in texts(one)]
    assert house.discord.requests("DELETE", f"/channels/{actor.dm().id}/messages/*")
