"""Threads being opened: found again, refused, late, and what is played where meanwhile."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from aiohttp import ClientSession

from club.core.people import Person
from cogs.messages.rooms import TRIES, WEEK
from data.table.displays import FINAL
from tests.wire.expected_messages import missing, until_current
from tests.wire.harness import Harness, make_bot
from tests.wire.thread_helpers import (
    OPENED,
    move,
    open_threads,
    resign,
    room,
    tables_in,
    threads,
)


@pytest_asyncio.fixture
async def house(tmp_path: Path) -> AsyncIterator[Harness]:
    async with open_threads(tmp_path) as opened:
        yield opened


@pytest.mark.parametrize("lacking", ["create_public_threads", "send_messages_in_threads"])
async def test_without_the_permission_the_channel_is_the_room(house: Harness, lacking: str) -> None:
    house.discord.channel.denied.add(lacking)
    house.discord.world.publish("channel_update", house.discord.channel)
    await house.discord.gateway.delivered()
    table_id = await house.begin()
    assert not threads(house)
    assert not house.discord.requests(*OPENED)
    assert tables_in(house, house.discord.channel, table_id) == 1
    assert not missing(house.discord, await house.club.snapshot(table_id))


async def test_a_server_full_of_threads_plays_in_the_channel(house: Harness) -> None:
    house.discord.expect(160006)
    house.discord.world.thread_limit = 0
    table_id = await house.begin()
    await move(house, table_id)
    assert tables_in(house, house.discord.channel, table_id) == 1
    assert len(house.discord.requests(*OPENED)) == 1


async def test_a_lost_answer_opens_no_second_thread(house: Harness) -> None:
    house.discord.expect(160004)
    house.discord.faults.drop_after(*OPENED, times=2)
    table_id = await house.begin()
    await until_current(house.discord, house.club, table_id)
    assert tables_in(house, room(house), table_id) == 1
    assert room(house).thread_members >= {house.north.user.id, house.south.user.id}


@pytest.mark.slow
async def test_what_discord_refuses_for_now_is_opened_later(house: Harness) -> None:
    house.discord.faults.fail(*OPENED, 503, times=2)
    house.discord.faults.fail("PUT", "/channels/*/thread-members/*", 503)
    house.discord.expect(160004)
    table_id = await house.begin()
    await until_current(house.discord, house.club, table_id)
    assert tables_in(house, room(house), table_id) == 1


@pytest.mark.parametrize("status", [500, 503])
async def test_a_thread_that_cant_be_opened_leaves_the_game_in_the_channel(
    house: Harness, status: int
) -> None:
    house.discord.faults.fail(*OPENED, status, times=6)
    table_id = await house.begin()
    assert tables_in(house, house.discord.channel, table_id) == 1
    assert len(house.discord.requests(*OPENED)) == TRIES
    house.discord.faults.clear()
    await move(house, table_id)
    await resign(house, house.south, table_id)
    assert not threads(house), "the game stays where it was begun"
    assert not missing(house.discord, await house.club.snapshot(table_id))


async def test_a_thread_that_was_opened_is_played_in_whatever_discord_says(house: Harness) -> None:
    house.discord.expect(160004)
    house.discord.faults.fail(*OPENED, 500, times=6, done=True)
    table_id = await house.begin()
    assert tables_in(house, room(house), table_id) == 1
    assert room(house).thread_members >= {house.north.user.id, house.south.user.id}


async def test_a_thread_that_opens_too_late_is_archived(house: Harness) -> None:
    house.bot.displays.rooms.open_within = 0.05
    held = house.discord.faults.hold(*OPENED)
    table_id = await house.begin()
    assert tables_in(house, house.discord.channel, table_id) == 1
    assert not house.bot.displays.idle
    held.release()
    await house.discord.wait_for(lambda: threads(house) and room(house).archived)
    await move(house, table_id)
    assert tables_in(house, house.discord.channel, table_id) == 1
    assert not house.east.messages(room(house))


async def test_who_cant_be_let_in_yet_is_let_in_while_the_game_goes_on(house: Harness) -> None:
    house.bot.displays.rooms.let_in_within = 0.05
    inside = f"/channels/*/thread-members/{house.south.id}"
    held = house.discord.faults.hold("PUT", inside)
    house.discord.faults.fail("PUT", f"/channels/*/thread-members/{house.north.id}", 500, times=3)
    table_id = await house.begin()
    assert tables_in(house, room(house), table_id) == 1
    assert house.south.user.id not in room(house).thread_members
    held.release()
    both = {house.north.user.id, house.south.user.id}
    await house.discord.wait_for(lambda: both <= room(house).thread_members)


async def test_who_wasnt_let_in_before_a_kill_is_let_in_by_the_next_start(house: Harness) -> None:
    house.bot.displays.rooms.let_in_within = 0.05
    inside = f"/channels/*/thread-members/{house.south.id}"
    house.discord.faults.fail("PUT", inside, 503, times=1000)
    table_id = await house.begin()
    thread = room(house)
    assert tables_in(house, thread, table_id) == 1
    await house.bot.close()
    house.discord.faults.clear()
    async with house.discord.run(make_bot(house.club, house.clock)):
        await house.discord.wait_for(lambda: house.south.user.id in thread.thread_members)
        await house.quiet()
    assert tables_in(house, thread, table_id) == 1
    assert {row.kind for row in await house.club.displays.of_table(table_id)} == {
        "challenge",
        "table",
        "hand",
    }


async def test_a_start_opens_a_thread_before_discord_has_told_of_every_server(
    house: Harness,
) -> None:
    await house.north.command("gin challenge", member=house.south)
    table_id = await house.newest_table(house.north)
    await house.bot.close()
    await house.club.accept(table_id, Person(house.south.id, "South"), 5000)
    bot = make_bot(house.club, house.clock)
    bot._connection.guild_ready_timeout = 60
    async with house.discord.run(bot):
        await until_current(house.discord, house.club, table_id)
        assert not bot.is_ready()
    assert tables_in(house, room(house), table_id) == 1


async def test_a_line_that_was_deleted_is_written_anew(house: Harness) -> None:
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


async def test_who_has_left_the_server_is_waited_for_without_them(house: Harness) -> None:
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


async def opened_elsewhere(house: Harness, line: int, name: str) -> int:
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


async def test_two_processes_open_one_thread(house: Harness) -> None:
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
async def test_a_process_that_dies_before_the_thread_is_noted_leaves_one(house: Harness) -> None:
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
