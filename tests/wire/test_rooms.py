"""Games in threads of their own: opened, found again, lost, put to rest, and gone on with."""

import asyncio
from collections.abc import AsyncIterator
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from aiohttp import ClientSession

from club.people import Person, Place
from cogs.rooms import DAY, WEEK
from cogs.ui.text import Text
from data.displays import FINAL
from playground.driver import Actor, Answer, buttons, texts
from playground.standin.models import PUBLIC_THREAD, Channel
from tests.wire.house import House, make_bot, open_house
from tests.wire.seen import missing, until_current
from tests.wire.sitting import PLACES, Sitting

Json = dict[str, Any]
text = Text()
MINUTE = 60
OPENED = ("POST", "/channels/*/messages/*/threads")


@pytest_asyncio.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    async with open_house(tmp_path, members=("North", "South", "East"), threads=True) as opened:
        for part in opened.bot.displays.parts:
            part.first_retry = 0.01
        yield opened


def threads(house: House) -> list[Channel]:
    return [one for one in house.discord.world.channels.values() if one.is_thread]


def room(house: House) -> Channel:
    (thread,) = threads(house)
    return thread


def said(house: House, where: Channel) -> str:
    return "\n".join(map(texts, house.east.messages(where)))


def tables_in(house: House, where: Channel, table_id: int) -> int:
    """How many messages there are the table that is played at."""
    ids = [one.custom_id for each in house.east.messages(where) for one in buttons(each)]
    return ids.count(f"gin:hand:{table_id}")


async def move(house: House, table_id: int) -> None:
    actor, hand, custom_id = await house.act(table_id)
    await actor.press(hand, custom_id)
    await until_current(house.discord, house.club, table_id)
    await house.quiet()


async def resign(house: House, actor: Actor, table_id: int) -> None:
    asked = await actor.command("gin resign", table=table_id)
    await actor.press(asked, f"gin:quit:{table_id}:yes")
    await house.quiet()


async def again(house: House, actor: Actor, where: Channel) -> Answer:
    settlement = next(
        one
        for one in reversed(actor.messages(where))
        if any(button.label == text("press-again") for button in buttons(one))
    )
    answer = await actor.press(settlement, text("press-again"))
    await house.quiet()
    return answer


async def no_pings(house: House) -> None:
    guild, home = house.discord.guild, house.north.home
    place = Place(int(guild.id), guild.name, int(home.id), home.name)
    await house.club.settings.set_server(place, Person(house.north.id, "North"), "ping", "never")


async def test_a_game_is_played_in_a_thread_under_its_line(house: House) -> None:
    table_id = await house.begin()
    thread = room(house)
    (line,) = house.east.messages()
    assert thread.id == line["id"]
    assert thread.name == "North and South · Standard to 100"
    assert thread.thread_members >= {house.north.user.id, house.south.user.id}
    assert house.east.user.id not in thread.thread_members
    assert thread.auto_archive == WEEK
    assert not missing(house.discord, await house.club.snapshot(table_id))
    for _ in range(3):
        await move(house, table_id)
    await resign(house, house.south, table_id)
    assert not missing(house.discord, await house.club.snapshot(table_id))
    assert [one["id"] for one in house.east.messages()] == [line["id"]], "the channel stays calm"
    assert "North" in said(house, thread)


async def test_nobody_is_pinged_by_being_put_into_a_thread(house: House) -> None:
    await no_pings(house)
    await house.begin()
    assert house.south.user.id in room(house).thread_members
    pinged = [
        one.pinged
        for each in house.discord.world.channels.values()
        for one in each.messages.values()
    ]
    assert not any(pinged)


async def test_who_watches_is_led_to_the_thread(house: House) -> None:
    table_id = await house.begin()
    listed = await house.east.command("gin tables")
    looked = await house.east.press(listed, f"gin:watch:{table_id}:look")
    (message,) = house.east.messages(room(house))
    address = f"/channels/{house.discord.guild.id}/{room(house).id}/{message['id']}"
    assert any((one.url or "").endswith(address) for one in buttons(looked.message))


async def test_practice_stays_where_it_was_asked_for(house: House) -> None:
    answer = await house.north.command("gin practice")
    await house.quiet()
    assert not threads(house)
    table_id = await house.newest_table(house.north)
    assert f"gin:hand:{table_id}" in [one.custom_id for one in buttons(answer.message)]


async def test_who_meets_in_the_queue_gets_a_line_and_a_thread(house: House) -> None:
    for actor in (house.north, house.south):
        await actor.command("gin queue")
    await house.quiet()
    table_id = await house.newest_table(house.north)
    (line,) = house.east.messages()
    assert room(house).id == line["id"]
    assert tables_in(house, room(house), table_id) == 1
    assert not missing(house.discord, await house.club.snapshot(table_id))


@pytest.mark.slow
async def test_teams_have_one_thread_for_all_their_tables(tmp_path: Path) -> None:
    async with open_house(tmp_path, members=PLACES[:5], threads=True) as house:
        sitting = Sitting(house, 1)
        people = list(house.discord.members.values())
        await people[0].command("gin open", seats="partners_2", target=10)
        await house.quiet()
        table_id = await house.newest_table(people[0])
        for actor, word in zip(people[1:4], ("join2", "join1", "join2"), strict=True):
            lobby = await sitting.lobby(table_id)
            await actor.press(lobby, f"gin:lobby:{table_id}:{word}")
            await house.quiet()
        contest = await house.club.contest_of(table_id)
        assert len(contest) == 2
        for board in contest:
            await until_current(house.discord, house.club, board)
            assert tables_in(house, room(house), board) == 1
        assert room(house).name.startswith("North, South, East, West · ")
        assert room(house).thread_members >= {one.user.id for one in people[:4]}
        assert len(house.discord.requests(*OPENED)) == 1
        over = await sitting.play(table_id)
        assert over.contest is not None
        assert over.contest.finished
        assert "Round 1" in said(house, room(house))
        assert len(people[4].messages()) == 1


async def test_a_rematch_goes_on_in_the_same_thread(house: House) -> None:
    table_id = await house.begin()
    thread = room(house)
    await resign(house, house.south, table_id)
    assert thread.auto_archive == DAY
    await again(house, house.north, thread)
    answer = next(
        one
        for one in reversed(house.south.messages(thread))
        if any(button.label == "Accept" for button in buttons(one))
    )
    await house.south.press(answer, "Accept")
    await house.quiet()
    next_id = await house.newest_table(house.north)
    assert next_id != table_id
    assert room(house) is thread
    assert tables_in(house, thread, next_id) == 1
    assert thread.auto_archive == WEEK
    assert not missing(house.discord, await house.club.snapshot(next_id))
    assert len(house.east.messages()) == 1


async def test_a_thread_is_archived_after_the_game_and_opens_for_a_rematch(house: House) -> None:
    table_id = await house.begin()
    thread = room(house)
    house.discord.clock.advance(2 * DAY * MINUTE)
    assert not thread.archived, "a game may take its time"
    await resign(house, house.south, table_id)
    house.discord.clock.advance(DAY * MINUTE)
    assert thread.archived
    await again(house, house.north, thread)
    assert not thread.archived


async def test_a_thread_that_fell_asleep_wakes_with_the_next_move(house: House) -> None:
    house.discord.expect(50083)
    table_id = await house.begin()
    house.discord.clock.advance(WEEK * MINUTE)
    assert room(house).archived
    house.clock.advance(timedelta(minutes=WEEK))
    await move(house, table_id)
    assert not room(house).archived
    assert tables_in(house, room(house), table_id) == 1


async def test_a_locked_thread_is_left_for_the_channel(house: House) -> None:
    house.discord.expect(50083)
    table_id = await house.begin()
    thread = room(house)
    thread.archived = thread.locked = True
    house.clock.advance(timedelta(hours=2))
    await move(house, table_id)
    assert tables_in(house, house.discord.channel, table_id) == 1
    await resign(house, house.south, table_id)
    assert (await house.club.snapshot(table_id)).room is None


async def test_a_deleted_thread_is_left_for_the_channel(house: House) -> None:
    house.discord.expect(10003)
    table_id = await house.begin()
    house.discord.world.remove_channel(room(house))
    await move(house, table_id)
    assert tables_in(house, house.discord.channel, table_id) == 1
    await move(house, table_id)
    await resign(house, house.north, table_id)
    await again(house, house.south, house.discord.channel)
    assert len(house.discord.requests(*OPENED)) == 1


@pytest.mark.parametrize("lacking", ["create_public_threads", "send_messages_in_threads"])
async def test_without_the_permission_the_channel_is_the_room(house: House, lacking: str) -> None:
    house.discord.channel.denied.add(lacking)
    house.discord.world.publish("channel_update", house.discord.channel)
    await house.discord.gateway.delivered()
    table_id = await house.begin()
    assert not threads(house)
    assert not house.discord.requests(*OPENED)
    assert tables_in(house, house.discord.channel, table_id) == 1
    assert not missing(house.discord, await house.club.snapshot(table_id))


async def test_a_server_full_of_threads_plays_in_the_channel(house: House) -> None:
    house.discord.expect(160006)
    house.discord.world.thread_limit = 0
    table_id = await house.begin()
    await move(house, table_id)
    assert tables_in(house, house.discord.channel, table_id) == 1
    assert len(house.discord.requests(*OPENED)) == 1


async def test_a_permission_that_is_taken_away_leaves_the_thread(house: House) -> None:
    house.discord.expect(50013)
    table_id = await house.begin()
    thread = room(house)
    thread.denied.add("send_messages_in_threads")
    house.clock.advance(timedelta(hours=2))
    await move(house, table_id)
    assert tables_in(house, house.discord.channel, table_id) == 1


async def test_a_game_begun_in_a_thread_stays_there(house: House) -> None:
    world, parent = house.discord.world, house.discord.channel
    thread = Channel(world.ids.next(), PUBLIC_THREAD, "a talk", parent.guild_id)
    thread.parent_id, thread.owner_id = parent.id, house.north.user.id
    world.add_thread(thread)
    challenge = await house.north.command("gin challenge", member=house.south, where=thread)
    await house.south.press(challenge, "Accept")
    await house.quiet()
    table_id = await house.newest_table(house.north)
    assert room(house) is thread
    assert tables_in(house, thread, table_id) == 1
    assert not house.discord.requests(*OPENED)


async def test_a_lost_answer_opens_no_second_thread(house: House) -> None:
    house.discord.expect(160004)
    house.discord.faults.drop_after(*OPENED, times=2)
    table_id = await house.begin()
    await until_current(house.discord, house.club, table_id)
    assert tables_in(house, room(house), table_id) == 1
    assert room(house).thread_members >= {house.north.user.id, house.south.user.id}


@pytest.mark.slow
async def test_what_discord_refuses_for_now_is_opened_later(house: House) -> None:
    house.discord.faults.fail(*OPENED, 503, times=2)
    house.discord.faults.fail("PUT", "/channels/*/thread-members/*", 503)
    house.discord.expect(160004)
    table_id = await house.begin()
    await until_current(house.discord, house.club, table_id)
    assert tables_in(house, room(house), table_id) == 1


async def test_a_line_that_was_deleted_is_written_anew(house: House) -> None:
    house.discord.expect(10008)
    challenge = await house.north.command("gin challenge", member=house.south)
    held = house.discord.faults.hold(*OPENED)
    accepting = asyncio.create_task(house.south.press(challenge, "Accept"))
    await held.arrived.wait()
    channel = house.discord.channel
    house.discord.world.remove_message(channel.messages[challenge.message["id"]])
    held.release()
    await accepting
    await house.quiet()
    table_id = await house.newest_table(house.north)
    (line,) = house.east.messages()
    assert room(house).id == line["id"]
    assert tables_in(house, room(house), table_id) == 1


async def test_who_has_left_the_server_is_waited_for_without_them(house: House) -> None:
    house.discord.expect(10007)
    challenge = await house.north.command("gin challenge", member=house.south)
    held = house.discord.faults.hold(*OPENED)
    accepting = asyncio.create_task(house.south.press(challenge, "Accept"))
    await held.arrived.wait()
    house.north.leave()
    held.release()
    await accepting
    await house.quiet()
    table_id = await house.newest_table(house.south)
    assert tables_in(house, room(house), table_id) == 1
    assert house.south.user.id in room(house).thread_members


async def opened_elsewhere(house: House, line: int, name: str) -> int:
    """Open a thread as another process does, whose requests don't wait for this one's; its id."""
    channel = f"{house.discord.url}/api/v10/channels/{house.discord.channel.id}"
    headers = {"Authorization": f"Bot {house.bot.http.token}"}
    body = {"name": name, "auto_archive_duration": WEEK}
    async with (
        ClientSession(headers=headers) as session,
        session.post(f"{channel}/messages/{line}/threads", json=body) as answer,
    ):
        answer.raise_for_status()
        return int((await answer.json())["id"])


async def test_two_processes_open_one_thread(house: House) -> None:
    house.discord.expect(160004)
    challenge = await house.north.command("gin challenge", member=house.south)
    held = house.discord.faults.hold(*OPENED)
    accepting = asyncio.create_task(house.south.press(challenge, "Accept"))
    await held.arrived.wait()
    table_id = await house.newest_table(house.north)
    line = int(challenge.message["id"])
    # What the other process does meanwhile.
    thread_id = await opened_elsewhere(house, line, "opened by the other")
    await house.club.rooms.opened(table_id, thread_id)
    held.release()
    await accepting
    await house.quiet()
    assert room(house).name == "opened by the other"
    assert tables_in(house, room(house), table_id) == 1
    rows = await house.club.displays.of_table(table_id)
    assert {row.channel_id for row in rows if row.kind == "table"} == {line}
    assert next(row for row in rows if row.kind == "challenge").ply == FINAL


@pytest.mark.slow
async def test_a_process_that_dies_before_the_thread_is_noted_leaves_one(house: House) -> None:
    house.discord.expect(160004)
    challenge = await house.north.command("gin challenge", member=house.south)
    held = house.discord.faults.hold("PUT", "/channels/*/thread-members/*")
    await house.south.press(challenge, "Accept")
    await held.arrived.wait()
    table_id = await house.newest_table(house.north)
    thread = room(house)
    assert (await house.club.snapshot(table_id)).awaits_room
    await house.bot.close()
    house.discord.faults.clear()
    async with house.discord.run(make_bot(house.club, house.clock)):
        await until_current(house.discord, house.club, table_id)
    assert room(house) is thread
    assert tables_in(house, thread, table_id) == 1
    assert thread.thread_members >= {house.north.user.id, house.south.user.id}


async def test_time_is_called_in_the_thread(house: House) -> None:
    house.discord.expect(50007)
    for actor in (house.north, house.south):
        actor.close_dms()
    house.bot.sleeper.settle = 0
    challenge = await house.north.command("gin challenge", member=house.south, clock="live:5")
    await house.south.press(challenge, "Accept")
    await house.quiet()
    house.clock.advance(timedelta(minutes=4))
    house.bot.sleeper.wake()
    await house.discord.wait_for(lambda: text("warn-head") in said(house, room(house)))
    assert len(house.east.messages()) == 1


async def test_the_setting_keeps_games_in_the_channel(house: House) -> None:
    guild, home = house.discord.guild, house.north.home
    place = Place(int(guild.id), guild.name, int(home.id), home.name)
    north = Person(house.north.id, "North")
    await house.club.settings.set_server(place, north, "rooms", "channel")
    table_id = await house.begin()
    assert not threads(house)
    await house.club.settings.set_server(place, north, "rooms", "threads")
    await move(house, table_id)
    assert tables_in(house, house.discord.channel, table_id) == 1, "what has begun goes on"
