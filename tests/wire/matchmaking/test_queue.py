"""The queue, reminders and series by clicking."""

import asyncio
from datetime import timedelta
from typing import Any

import pytest

from club.core.people import Person, Place
from club.matchmaking import rating_window
from cogs.kit.ids import seal_suffix
from cogs.kit.text import Text
from cogs.turn_clock.alarms import Alarms
from data.core import members
from data.ratings import ratings
from data.ratings.ratings import RatingRow
from playground.driver import Actor, buttons, menus, texts
from tests.club.club_helpers import QUICK
from tests.wire.doors import anyone, ask_resign, seek
from tests.wire.harness import Harness, cog_of, offered
from tests.wire.matchmaking.test_finding import button, words
from tests.wire.play.test_clocks import HOUR, begin, sleeper
from tests.wire.reliability.test_long_work import beat
from tests.wire.reliability.test_refusals import refused
from tests.wire.turn_clock.reminders import later, told

Json = dict[str, Any]
text = Text()


@pytest.mark.slow
async def test_two_who_wish_for_the_same_play_at_once(harness: Harness) -> None:
    waits = await seek(harness.north, target=50)
    assert waits.ephemeral
    assert words(waits.message, "queue") == ["leave"]
    other = await seek(harness.east, variant="oklahoma", target=50)
    assert words(other.message, "queue") == ["leave"]
    found = await seek(harness.south, target=50)
    assert found.ephemeral
    await harness.quiet()
    (table,) = await harness.club.tables.tables_of(harness.north.id)
    assert table.table.status == "playing"
    assert {one.member_id for one in table.players} == {harness.north.id, harness.south.id}
    for actor in (harness.north, harness.south):
        await actor.wait_for(lambda one: words(one, "quit") == ["ask"], where=actor.dm())
    public = await harness.east.wait_for(lambda one: words(one, "hand") == [""])
    assert public["id"] not in {waits.message["id"], found.message["id"]}
    sealed = seal_suffix(table.table.commitment)
    assert [one.custom_id.endswith(sealed) for one in buttons(waits.message)] == [True, False]
    assert await harness.club.tables.tables_of(harness.east.id) == []
    late = await harness.north.press(waits, button(waits.message, "queue", "leave"))
    await refused(harness.north, late, "refusal-not-queued")


@pytest.mark.slow
async def test_the_queue_is_left_where_it_was_joined(harness: Harness) -> None:
    first = await seek(harness.north)
    left = await harness.north.press(first, button(first.message, "queue", "leave"))
    assert "no longer in the queue" in texts(left.message)
    assert "in the queue" in texts((await seek(harness.north)).message)
    page = await anyone(harness.north)
    left = await harness.north.press(page, button(page.message, "queue", "leave"))
    assert "no longer in the queue" in texts(left.message)
    found = await seek(harness.south)
    assert words(found.message, "queue") == ["leave"], "nobody waits any more"


@pytest.mark.slow
async def test_a_new_wish_takes_the_place_of_the_old(harness: Harness) -> None:
    await seek(harness.north)
    changed = await seek(harness.north, variant="oklahoma")
    assert "Oklahoma" in texts(changed.message)
    await seek(harness.south)
    await harness.quiet()
    assert await harness.club.tables.tables_of(harness.north.id) == []


@pytest.mark.slow
async def test_who_has_left_the_server_is_passed_over(harness: Harness) -> None:
    harness.discord.expect(10007)
    await seek(harness.north)
    harness.north.leave()
    alone = await seek(harness.south)
    assert words(alone.message, "queue") == ["leave"]
    await seek(harness.east)
    await harness.quiet()
    (table,) = await harness.club.tables.tables_of(harness.east.id)
    assert table.player_of(harness.south.id) is not None


@pytest.mark.slow
async def test_many_at_once_are_paired_once_each(harness: Harness) -> None:
    actors = (harness.north, harness.south, harness.east)
    await asyncio.gather(*(seek(actor) for actor in actors))
    await harness.quiet()
    playing = [actor for actor in actors if await harness.club.tables.tables_of(actor.id)]
    assert len(playing) == 2
    assert len(await harness.club.tables.running()) == 1


async def games(actor: Actor) -> Json:
    answer = await actor.command("gin games")
    return answer.message


@pytest.mark.slow
async def test_the_one_who_is_waited_for_is_reminded_once_a_day(harness: Harness) -> None:
    table_id = await harness.begin()
    snapshot = await harness.club.tables.snapshot(table_id)
    slow, quick = harness.on_turn(snapshot), harness.off_turn(snapshot)
    assert words(await games(slow), "nudge") == []
    message = await games(quick)
    assert "The turn began <t:" in texts(message)
    nudge = button(message, "nudge")
    sent = await quick.press(message, nudge)
    assert f"{slow.name} has been reminded" in texts(sent.message)
    reminder = slow.messages(slow.dm())[-1]
    assert f"**{quick.name}** is waiting" in texts(reminder)
    await slow.press(reminder, button(reminder, "open"))
    assert words(await games(quick), "nudge") == []
    again = await quick.press(message, nudge)
    assert "reminded already" in texts(again.message)
    harness.clock.advance(timedelta(days=1))
    await quick.press(message, nudge)
    (second,) = [one for one in slow.messages(slow.dm()) if "is waiting" in texts(one)]
    assert second["id"] != reminder["id"], "it takes the place of the first"


async def test_quiet_hours_are_kept(harness: Harness) -> None:
    table_id = await harness.begin()
    snapshot = await harness.club.tables.snapshot(table_id)
    slow, quick = harness.on_turn(snapshot), harness.off_turn(snapshot)
    hour = harness.clock.now().hour
    person = Person(slow.id, slow.name)
    await harness.club.settings.set_member(person, "quiet_from", hour)
    await harness.club.settings.set_member(person, "quiet_to", (hour + 2) % 24)
    message = await games(quick)
    answer = await quick.press(message, button(message, "nudge"))
    assert "to be disturbed" in texts(answer.message)
    assert "<t:" in texts(answer.message), "it says when it will be possible"
    assert all("is waiting" not in texts(one) for one in slow.messages(slow.dm()))


@pytest.mark.slow
async def test_closed_messages_are_reminded_in_the_channel(harness: Harness) -> None:
    harness.discord.expect(50007)
    table_id = await harness.begin()
    snapshot = await harness.club.tables.snapshot(table_id)
    slow, quick = harness.on_turn(snapshot), harness.off_turn(snapshot)
    slow.close_dms()
    message = await games(quick)
    await quick.press(message, button(message, "nudge"))
    called = next(one for one in quick.messages() if "is waiting for your move" in texts(one))
    assert harness.discord.channel.messages[called["id"]].pinged == [slow.user.id]


@pytest.mark.slow
async def test_a_nudge_comes_once_discord_takes_it(harness: Harness) -> None:
    table_id = await harness.begin()
    snapshot = await harness.club.tables.snapshot(table_id)
    slow, quick = harness.on_turn(snapshot), harness.off_turn(snapshot)
    message = await games(quick)
    cog_of(harness.bot, Alarms).saying.first_retry = 0.01
    harness.discord.faults.drop_before("POST", f"/channels/{slow.dm().id}/messages")
    answer = await quick.press(message, button(message, "nudge"))
    assert text("nudge-later", name=slow.name) in texts(answer.message)
    await slow.wait_for(lambda one: "is waiting" in texts(one), where=slow.dm())


@pytest.mark.slow
async def test_a_nudge_that_reaches_nobody_may_be_made_again(harness: Harness) -> None:
    harness.discord.expect(50007, 50013)
    table_id = await harness.begin()
    snapshot = await harness.club.tables.snapshot(table_id)
    slow, quick = harness.on_turn(snapshot), harness.off_turn(snapshot)
    message = await games(quick)
    slow.close_dms()
    harness.discord.channel.denied.add("send_messages")
    answer = await quick.press(message, button(message, "nudge"))
    await refused(quick, answer, "refusal-nobody-to-nudge")
    harness.discord.channel.denied.clear()
    await quick.press(message, button(message, "nudge"))
    assert [one for one in quick.messages() if "is waiting for your move" in texts(one)]


async def settlement(harness: Harness, table_id: int) -> Json:
    asked = await ask_resign(harness.north, table_id)
    await harness.north.press(asked.message, button(asked.message, "quit", "yes"))
    await harness.quiet()
    *_, last = (
        one for one in harness.north.messages() if any(x.label == "Rematch" for x in buttons(one))
    )
    return last


def stands(harness: Harness, message: Json) -> Json:
    """A message of the channel as it stands now."""
    return next(one for one in harness.north.messages() if one["id"] == message["id"])


@pytest.mark.slow
async def test_a_series_is_asked_for_after_a_game(harness: Harness) -> None:
    message = await settlement(harness, await harness.begin())
    agreed = text("press-again-series", games=3)
    (menu,) = menus(message)
    assert [label for label, _ in menu.options] == ["Best of 3", "Best of 5", "Best of 7"]
    await harness.south.choose(message, menu.custom_id, "best3")
    await harness.quiet()
    challenge = await harness.north.wait_for(lambda one: "accept" in words(one, "seat"))
    assert "best of 3" in texts(challenge).lower()
    agree = next(one for one in buttons(stands(harness, message)) if one.label == agreed)
    assert not menus(stands(harness, message)), "nothing more is asked"
    plain = button(message, "again")
    harness.forge(message, plain)  # as North's screen still shows it
    await harness.north.press(message, plain)
    await harness.quiet()
    table_id = await harness.newest_table(harness.north)
    assert (await harness.club.tables.snapshot(table_id)).table.status == "waiting", (
        "that is another game"
    )
    harness.forge(message, agree.custom_id or "")
    await harness.north.press(message, agree.custom_id or "")
    await harness.quiet()
    playing = await harness.club.tables.snapshot(table_id)
    assert playing.table.status == "playing"
    assert (playing.rules.match, playing.rules.best_of) == ("best_of", 3)
    over = await settlement(harness, table_id)
    assert not menus(over), "a series is played again as it was"
    assert any(one.label == "Rematch" for one in buttons(over))
    assert offered(over)


@pytest.mark.slow
async def test_who_is_far_apart_is_brought_together_by_time(harness: Harness) -> None:
    await wait_far_apart(harness)
    await harness.quiet()
    assert await harness.club.tables.tables_of(harness.north.id) == []
    harness.clock.advance(timedelta(minutes=4))
    harness.bot.scheduler.wake()
    for actor in (harness.north, harness.south):
        await actor.wait_for(lambda one: words(one, "quit") == ["ask"], where=actor.dm())
    await harness.quiet()
    assert len(await harness.club.tables.running()) == 1


async def wait_far_apart(harness: Harness) -> None:
    """Have two wait in a busy queue who meet after some minutes."""
    place = Place(
        int(harness.discord.guild.id), "Card house", harness.discord.channel.id, "gin-table"
    )
    for number in range(rating_window.FEW):
        each = Person(7000 + number, f"@crowd{number}")
        await harness.club.queue.join(place, each, QUICK, 10 + 2 * number)
        await harness.club.queue.leave(place.server_id, each.member_id, 11 + 2 * number)
    async with harness.club.tables._database.write() as connection:
        rows = [
            RatingRow(place.server_id, "knock", who.id, mu, 60.0, 20, int(mu), settled=True)
            for who, mu in ((harness.north, 1500.0), (harness.south, 1800.0))
        ]
        for who in (harness.north, harness.south):
            await members.remember(connection, who.id, who.name, harness.clock.now())
        await ratings.put(connection, rows)
    waits = await seek(harness.north)
    assert "rated 1400 to 1600" in texts(waits.message)
    far = await seek(harness.south)
    assert "rated 1700 to 1900" in texts(far.message)


@pytest.mark.slow
async def test_a_queue_that_waits_for_discord_holds_up_no_reminder(harness: Harness) -> None:
    table_id = await begin(harness)
    actor = await sleeper(harness, table_id)
    harness.clock.advance(12 * HOUR - timedelta(minutes=3))
    await wait_far_apart(harness)
    await harness.quiet()
    await beat(harness.bot)
    looking_up = harness.discord.faults.hold("GET", "/guilds/*/members/*")
    await later(harness, timedelta(minutes=4))
    await looking_up.arrived.wait()
    await told(harness, actor, "remind-head")
    looking_up.release()
    await harness.quiet()
