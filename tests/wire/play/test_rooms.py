"""Games in threads of their own: opened, found again, lost, put to rest, and gone on with."""

from collections.abc import AsyncIterator
from datetime import timedelta
from pathlib import Path

import pytest
import pytest_asyncio

from club.core.people import Person, Place
from cogs.messages.rooms import DAY, WEEK
from playground.driver import buttons
from playground.standin.models import PUBLIC_THREAD, Channel
from tests.wire.contest_player import PLACES, ContestPlayer
from tests.wire.expected_messages import missing, until_current
from tests.wire.harness import Harness, open_harness
from tests.wire.thread_helpers import (
    MINUTE,
    OPENED,
    again,
    move,
    open_threads,
    resign,
    room,
    said,
    tables_in,
    text,
    threads,
)


@pytest_asyncio.fixture
async def house(tmp_path: Path) -> AsyncIterator[Harness]:
    async with open_threads(tmp_path) as opened:
        yield opened


async def no_pings(house: Harness) -> None:
    guild, home = house.discord.guild, house.north.home
    place = Place(int(guild.id), guild.name, int(home.id), home.name)
    await house.club.settings.set_server(place, Person(house.north.id, "North"), "ping", "never")


async def test_a_game_is_played_in_a_thread_under_its_line(house: Harness) -> None:
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


async def test_nobody_is_pinged_by_being_put_into_a_thread(house: Harness) -> None:
    await no_pings(house)
    await house.begin()
    assert house.south.user.id in room(house).thread_members
    pinged = [
        one.pinged
        for each in house.discord.world.channels.values()
        for one in each.messages.values()
    ]
    assert not any(pinged)


async def test_who_watches_is_led_to_the_thread(house: Harness) -> None:
    table_id = await house.begin()
    listed = await house.east.command("gin tables")
    looked = await house.east.press(listed, f"gin:watch:{table_id}:look")
    (message,) = house.east.messages(room(house))
    address = f"/channels/{house.discord.guild.id}/{room(house).id}/{message['id']}"
    assert any((one.url or "").endswith(address) for one in buttons(looked.message))


async def test_practice_stays_where_it_was_asked_for(house: Harness) -> None:
    answer = await house.north.command("gin practice")
    await house.quiet()
    assert not threads(house)
    table_id = await house.newest_table(house.north)
    assert f"gin:hand:{table_id}" in [one.custom_id for one in buttons(answer.message)]


async def test_who_meets_in_the_queue_gets_a_line_and_a_thread(house: Harness) -> None:
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
    async with open_harness(tmp_path, members=PLACES[:5], threads=True) as house:
        sitting = ContestPlayer(house, 1)
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


async def test_a_rematch_goes_on_in_the_same_thread(house: Harness) -> None:
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


async def test_a_thread_is_archived_after_the_game_and_opens_for_a_rematch(house: Harness) -> None:
    table_id = await house.begin()
    thread = room(house)
    house.discord.clock.advance(2 * DAY * MINUTE)
    assert not thread.archived, "a game may take its time"
    await resign(house, house.south, table_id)
    house.discord.clock.advance(DAY * MINUTE)
    assert thread.archived
    await again(house, house.north, thread)
    assert not thread.archived


async def test_a_thread_that_fell_asleep_wakes_with_the_next_move(house: Harness) -> None:
    house.discord.expect(50083)
    table_id = await house.begin()
    house.discord.clock.advance(WEEK * MINUTE)
    assert room(house).archived
    house.clock.advance(timedelta(minutes=WEEK))
    await move(house, table_id)
    assert not room(house).archived
    assert tables_in(house, room(house), table_id) == 1


async def test_a_locked_thread_is_left_for_the_channel(house: Harness) -> None:
    house.discord.expect(50083)
    table_id = await house.begin()
    thread = room(house)
    thread.archived = thread.locked = True
    house.clock.advance(timedelta(hours=2))
    await move(house, table_id)
    assert tables_in(house, house.discord.channel, table_id) == 1
    await resign(house, house.south, table_id)
    assert (await house.club.snapshot(table_id)).room is None


async def test_a_deleted_thread_is_left_for_the_channel(house: Harness) -> None:
    house.discord.expect(10003)
    table_id = await house.begin()
    house.discord.world.remove_channel(room(house))
    await move(house, table_id)
    assert tables_in(house, house.discord.channel, table_id) == 1
    await move(house, table_id)
    await resign(house, house.north, table_id)
    await again(house, house.south, house.discord.channel)
    assert len(house.discord.requests(*OPENED)) == 1


async def test_a_permission_that_is_taken_away_leaves_the_thread(house: Harness) -> None:
    house.discord.expect(50013)
    table_id = await house.begin()
    thread = room(house)
    thread.denied.add("send_messages_in_threads")
    house.clock.advance(timedelta(hours=2))
    await move(house, table_id)
    assert tables_in(house, house.discord.channel, table_id) == 1


async def test_a_game_begun_in_a_thread_stays_there(house: Harness) -> None:
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


async def test_time_is_called_in_the_thread(house: Harness) -> None:
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


async def test_the_setting_keeps_games_in_the_channel(house: Harness) -> None:
    guild, home = house.discord.guild, house.north.home
    place = Place(int(guild.id), guild.name, int(home.id), home.name)
    north = Person(house.north.id, "North")
    await house.club.settings.set_server(place, north, "rooms", "channel")
    table_id = await house.begin()
    assert not threads(house)
    await house.club.settings.set_server(place, north, "rooms", "threads")
    await move(house, table_id)
    assert tables_in(house, house.discord.channel, table_id) == 1, "what has begun goes on"
