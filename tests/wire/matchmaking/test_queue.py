"""The queue, reminders and series by clicking."""

import asyncio
from datetime import timedelta
from typing import Any

import pytest

from club.core.people import Person, Place
from club.matchmaking import rating_window
from cogs.kit.text import Text
from cogs.turn_clock.alarms import Alarms
from data.core import members
from data.ratings import ratings
from data.ratings.ratings import RatingRow
from playground.driver import Actor, buttons, menus, texts
from tests.club.club_helpers import QUICK
from tests.wire.harness import Harness, cog_of, offered
from tests.wire.matchmaking.test_finding import button, words
from tests.wire.reliability.test_refusals import refused

Json = dict[str, Any]
text = Text()


async def test_two_who_wish_for_the_same_play_at_once(house: Harness) -> None:
    waits = await house.north.command("gin queue", target=50)
    assert waits.ephemeral
    assert words(waits.message, "queue") == ["leave"]
    other = await house.east.command("gin queue", variant="oklahoma", target=50)
    assert words(other.message, "queue") == ["leave"]
    found = await house.south.command("gin queue", target=50)
    assert found.ephemeral
    await house.quiet()
    (table,) = await house.club.tables_of(house.north.id)
    assert table.table.status == "playing"
    assert {one.member_id for one in table.players} == {house.north.id, house.south.id}
    for actor in (house.north, house.south):
        await actor.wait_for(lambda one: words(one, "quit") == ["ask"], where=actor.dm())
    public = await house.east.wait_for(lambda one: words(one, "hand") == [""])
    assert table.table.commitment in texts(public), "sealed before the first card"
    assert await house.club.tables_of(house.east.id) == []
    late = await house.north.press(waits, button(waits.message, "queue", "leave"))
    await refused(house.north, late, "refusal-not-queued")


async def test_the_queue_is_left_by_a_press_or_by_asking_again(house: Harness) -> None:
    first = await house.north.command("gin queue")
    left = await house.north.press(first, button(first.message, "queue", "leave"))
    assert "not waiting" in texts(left.message)
    for said in ("in the queue", "not waiting"):
        assert said in texts((await house.north.command("gin queue")).message)
    found = await house.south.command("gin queue")
    assert words(found.message, "queue") == ["leave"], "nobody waits any more"


async def test_a_new_wish_takes_the_place_of_the_old(house: Harness) -> None:
    await house.north.command("gin queue")
    changed = await house.north.command("gin queue", variant="oklahoma")
    assert "Oklahoma" in texts(changed.message)
    await house.south.command("gin queue")
    await house.quiet()
    assert await house.club.tables_of(house.north.id) == []


async def test_who_has_left_the_server_is_passed_over(house: Harness) -> None:
    house.discord.expect(10007)
    await house.north.command("gin queue")
    house.north.leave()
    alone = await house.south.command("gin queue")
    assert words(alone.message, "queue") == ["leave"]
    await house.east.command("gin queue")
    await house.quiet()
    (table,) = await house.club.tables_of(house.east.id)
    assert table.player_of(house.south.id) is not None


async def test_many_at_once_are_paired_once_each(house: Harness) -> None:
    actors = (house.north, house.south, house.east)
    await asyncio.gather(*(actor.command("gin queue") for actor in actors))
    await house.quiet()
    playing = [actor for actor in actors if await house.club.tables_of(actor.id)]
    assert len(playing) == 2
    assert len(await house.club.running()) == 1


async def games(actor: Actor) -> Json:
    answer = await actor.command("gin games")
    return answer.message


async def test_the_one_who_is_waited_for_is_reminded_once_a_day(house: Harness) -> None:
    table_id = await house.begin()
    snapshot = await house.club.snapshot(table_id)
    slow, quick = house.on_turn(snapshot), house.off_turn(snapshot)
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
    house.clock.advance(timedelta(days=1))
    await quick.press(message, nudge)
    (second,) = [one for one in slow.messages(slow.dm()) if "is waiting" in texts(one)]
    assert second["id"] != reminder["id"], "it takes the place of the first"


async def test_quiet_hours_are_kept(house: Harness) -> None:
    table_id = await house.begin()
    snapshot = await house.club.snapshot(table_id)
    slow, quick = house.on_turn(snapshot), house.off_turn(snapshot)
    hour = house.clock.now().hour
    person = Person(slow.id, slow.name)
    await house.club.settings.set_member(person, "quiet_from", hour)
    await house.club.settings.set_member(person, "quiet_to", (hour + 2) % 24)
    message = await games(quick)
    answer = await quick.press(message, button(message, "nudge"))
    assert "to be disturbed" in texts(answer.message)
    assert "<t:" in texts(answer.message), "it says when it will be possible"
    assert all("is waiting" not in texts(one) for one in slow.messages(slow.dm()))


async def test_closed_messages_are_reminded_in_the_channel(house: Harness) -> None:
    house.discord.expect(50007)
    table_id = await house.begin()
    snapshot = await house.club.snapshot(table_id)
    slow, quick = house.on_turn(snapshot), house.off_turn(snapshot)
    slow.close_dms()
    message = await games(quick)
    await quick.press(message, button(message, "nudge"))
    called = next(one for one in quick.messages() if "is waiting for your move" in texts(one))
    assert house.discord.channel.messages[called["id"]].pinged == [slow.user.id]


async def test_a_nudge_comes_once_discord_takes_it(house: Harness) -> None:
    table_id = await house.begin()
    snapshot = await house.club.snapshot(table_id)
    slow, quick = house.on_turn(snapshot), house.off_turn(snapshot)
    message = await games(quick)
    cog_of(house.bot, Alarms).saying.first_retry = 0.01
    house.discord.faults.drop_before("POST", f"/channels/{slow.dm().id}/messages")
    answer = await quick.press(message, button(message, "nudge"))
    assert text("nudge-later", name=slow.name) in texts(answer.message)
    await slow.wait_for(lambda one: "is waiting" in texts(one), where=slow.dm())


async def test_a_nudge_that_reaches_nobody_may_be_made_again(house: Harness) -> None:
    house.discord.expect(50007, 50013)
    table_id = await house.begin()
    snapshot = await house.club.snapshot(table_id)
    slow, quick = house.on_turn(snapshot), house.off_turn(snapshot)
    message = await games(quick)
    slow.close_dms()
    house.discord.channel.denied.add("send_messages")
    answer = await quick.press(message, button(message, "nudge"))
    await refused(quick, answer, "refusal-nobody-to-nudge")
    house.discord.channel.denied.clear()
    await quick.press(message, button(message, "nudge"))
    assert [one for one in quick.messages() if "is waiting for your move" in texts(one)]


async def settlement(house: Harness, table_id: int) -> Json:
    asked = await house.north.command("gin resign", table=table_id)
    await house.north.press(asked.message, button(asked.message, "quit", "yes"))
    await house.quiet()
    *_, last = (
        one for one in house.north.messages() if any(x.label == "Rematch" for x in buttons(one))
    )
    return last


async def test_a_series_is_asked_for_after_a_game(house: Harness) -> None:
    message = await settlement(house, await house.begin())
    (menu,) = menus(message)
    assert [label for label, _ in menu.options] == ["Best of 3", "Best of 5", "Best of 7"]
    await house.south.choose(message, menu.custom_id, "best3")
    await house.quiet()
    challenge = await house.north.wait_for(lambda one: "accept" in words(one, "seat"))
    assert "best of 3" in texts(challenge).lower()
    rematch = button(message, "again")
    await house.north.press(message, rematch)
    await house.quiet()
    table_id = await house.newest_table(house.north)
    assert (await house.club.snapshot(table_id)).table.status == "waiting", "that is another game"
    await house.north.choose(message, menu.custom_id, "best3")
    await house.quiet()
    playing = await house.club.snapshot(table_id)
    assert playing.table.status == "playing"
    assert (playing.rules.match, playing.rules.best_of) == ("best_of", 3)
    over = await settlement(house, table_id)
    assert not menus(over), "a series is played again as it was"
    assert any(one.label == "Rematch" for one in buttons(over))
    assert offered(over)


@pytest.mark.slow
async def test_who_is_far_apart_is_brought_together_by_time(house: Harness) -> None:
    place = Place(int(house.discord.guild.id), "Card house", house.discord.channel.id, "gin-table")
    for number in range(rating_window.FEW):
        each = Person(7000 + number, f"@crowd{number}")
        await house.club.queue.join(place, each, QUICK, 10 + 2 * number)
        await house.club.queue.leave(place.server_id, each.member_id, 11 + 2 * number)
    async with house.club._database.write() as connection:
        rows = [
            RatingRow(place.server_id, "knock", who.id, mu, 60.0, 20, int(mu), settled=True)
            for who, mu in ((house.north, 1500.0), (house.south, 1800.0))
        ]
        for who in (house.north, house.south):
            await members.remember(connection, who.id, who.name, house.clock.now())
        await ratings.put(connection, rows)
    waits = await house.north.command("gin queue")
    assert "rated 1400 to 1600" in texts(waits.message)
    far = await house.south.command("gin queue")
    assert "rated 1700 to 1900" in texts(far.message)
    await house.quiet()
    assert await house.club.tables_of(house.north.id) == []
    house.clock.advance(timedelta(minutes=4))
    house.bot.sleeper.wake()
    for actor in (house.north, house.south):
        await actor.wait_for(lambda one: words(one, "quit") == ["ask"], where=actor.dm())
    await house.quiet()
    assert len(await house.club.running()) == 1
