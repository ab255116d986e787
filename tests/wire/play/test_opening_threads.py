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
async def harness(tmp_path: Path) -> AsyncIterator[Harness]:
    async with open_threads(tmp_path) as opened:
        yield opened


@pytest.mark.parametrize("lacking", ["create_public_threads", "send_messages_in_threads"])
async def test_without_the_permission_the_channel_is_the_room(
    harness: Harness, lacking: str
) -> None:
    harness.discord.channel.denied.add(lacking)
    harness.discord.world.publish("channel_update", harness.discord.channel)
    await harness.discord.gateway.delivered()
    table_id = await harness.begin()
    assert not threads(harness)
    assert not harness.discord.requests(*OPENED)
    assert tables_in(harness, harness.discord.channel, table_id) == 1
    assert not missing(harness.discord, await harness.club.tables.snapshot(table_id))


@pytest.mark.slow
async def test_a_server_full_of_threads_plays_in_the_channel(harness: Harness) -> None:
    harness.discord.expect(160006)
    harness.discord.world.thread_limit = 0
    table_id = await harness.begin()
    await move(harness, table_id)
    assert tables_in(harness, harness.discord.channel, table_id) == 1
    assert len(harness.discord.requests(*OPENED)) == 1


async def test_a_lost_answer_opens_no_second_thread(harness: Harness) -> None:
    harness.discord.expect(160004)
    harness.discord.faults.drop_after(*OPENED, times=2)
    table_id = await harness.begin()
    await until_current(harness.discord, harness.club, table_id)
    assert tables_in(harness, room(harness), table_id) == 1
    assert room(harness).thread_members >= {harness.north.user.id, harness.south.user.id}


@pytest.mark.slow
async def test_what_discord_refuses_for_now_is_opened_later(harness: Harness) -> None:
    harness.discord.faults.fail(*OPENED, 503, times=2)
    harness.discord.faults.fail("PUT", "/channels/*/thread-members/*", 503)
    harness.discord.expect(160004)
    table_id = await harness.begin()
    await until_current(harness.discord, harness.club, table_id)
    assert tables_in(harness, room(harness), table_id) == 1


@pytest.mark.slow
@pytest.mark.parametrize("status", [500, 503])
async def test_a_thread_that_cant_be_opened_leaves_the_game_in_the_channel(
    harness: Harness, status: int
) -> None:
    harness.discord.faults.fail(*OPENED, status, times=6)
    table_id = await harness.begin()
    assert tables_in(harness, harness.discord.channel, table_id) == 1
    assert len(harness.discord.requests(*OPENED)) == TRIES
    harness.discord.faults.clear()
    await move(harness, table_id)
    await resign(harness, harness.south, table_id)
    assert not threads(harness), "the game stays where it was begun"
    assert not missing(harness.discord, await harness.club.tables.snapshot(table_id))


async def test_a_thread_that_was_opened_is_played_in_whatever_discord_says(
    harness: Harness,
) -> None:
    harness.discord.expect(160004)
    harness.discord.faults.fail(*OPENED, 500, times=6, done=True)
    table_id = await harness.begin()
    assert tables_in(harness, room(harness), table_id) == 1
    assert room(harness).thread_members >= {harness.north.user.id, harness.south.user.id}


@pytest.mark.slow
async def test_a_thread_that_opens_too_late_is_archived(harness: Harness) -> None:
    harness.bot.reconciler.rooms.open_within = 0.05
    held = harness.discord.faults.hold(*OPENED)
    table_id = await harness.begin()
    assert tables_in(harness, harness.discord.channel, table_id) == 1
    assert not harness.bot.reconciler.idle
    held.release()
    await harness.discord.wait_for(lambda: threads(harness) and room(harness).archived)
    await move(harness, table_id)
    assert tables_in(harness, harness.discord.channel, table_id) == 1
    assert not harness.east.messages(room(harness))


async def test_who_cant_be_let_in_yet_is_let_in_while_the_game_goes_on(harness: Harness) -> None:
    harness.bot.reconciler.rooms.let_in_within = 0.05
    inside = f"/channels/*/thread-members/{harness.south.id}"
    held = harness.discord.faults.hold("PUT", inside)
    harness.discord.faults.fail(
        "PUT", f"/channels/*/thread-members/{harness.north.id}", 500, times=3
    )
    table_id = await harness.begin()
    assert tables_in(harness, room(harness), table_id) == 1
    assert harness.south.user.id not in room(harness).thread_members
    held.release()
    both = {harness.north.user.id, harness.south.user.id}
    await harness.discord.wait_for(lambda: both <= room(harness).thread_members)


@pytest.mark.slow
async def test_who_wasnt_let_in_before_a_kill_is_let_in_by_the_next_start(harness: Harness) -> None:
    harness.bot.reconciler.rooms.let_in_within = 0.05
    inside = f"/channels/*/thread-members/{harness.south.id}"
    harness.discord.faults.fail("PUT", inside, 503, times=1000)
    table_id = await harness.begin()
    thread = room(harness)
    assert tables_in(harness, thread, table_id) == 1
    await harness.bot.close()
    harness.discord.faults.clear()
    async with harness.discord.run(make_bot(harness.club, harness.clock)):
        await harness.discord.wait_for(lambda: harness.south.user.id in thread.thread_members)
        await harness.quiet()
    assert tables_in(harness, thread, table_id) == 1
    assert {row.kind for row in await harness.club.displays.of_table(table_id)} == {
        "challenge",
        "table",
        "hand",
    }


@pytest.mark.slow
async def test_a_start_opens_a_thread_before_discord_has_told_of_every_server(
    harness: Harness,
) -> None:
    await harness.north.command("gin challenge", member=harness.south)
    table_id = await harness.newest_table(harness.north)
    await harness.bot.close()
    await harness.club.starting.accept(table_id, Person(harness.south.id, "South"), 5000)
    bot = make_bot(harness.club, harness.clock)
    bot._connection.guild_ready_timeout = 60
    async with harness.discord.run(bot):
        await until_current(harness.discord, harness.club, table_id)
        assert not bot.is_ready()
    assert tables_in(harness, room(harness), table_id) == 1


async def test_a_line_that_was_deleted_is_written_anew(harness: Harness) -> None:
    harness.discord.expect(10008)
    challenge = await harness.north.command("gin challenge", member=harness.south)
    held = harness.discord.faults.hold(*OPENED)
    accepting = asyncio.create_task(harness.south.press(challenge, "Accept"))
    await held.arrived.wait()
    channel = harness.discord.channel
    harness.discord.world.remove_message(channel.messages[challenge.message["id"]])
    held.release()
    await accepting
    await harness.quiet()
    table_id = await harness.newest_table(harness.north)
    (line,) = harness.east.messages()
    assert room(harness).id == line["id"]
    assert tables_in(harness, room(harness), table_id) == 1


async def test_who_has_left_the_server_is_waited_for_without_them(harness: Harness) -> None:
    # The hand may be on its way to them before or after they leave.
    harness.discord.expect(10007, 50278)
    challenge = await harness.north.command("gin challenge", member=harness.south)
    held = harness.discord.faults.hold(*OPENED)
    accepting = asyncio.create_task(harness.south.press(challenge, "Accept"))
    await held.arrived.wait()
    harness.north.leave()
    held.release()
    await accepting
    await harness.quiet()
    table_id = await harness.newest_table(harness.south)
    assert tables_in(harness, room(harness), table_id) == 1
    assert harness.south.user.id in room(harness).thread_members


async def opened_elsewhere(harness: Harness, line: int, name: str) -> int:
    """Open a thread as another process does, whose requests don't wait for this one's; its id."""
    channel = f"{harness.discord.url}/api/v10/channels/{harness.discord.channel.id}"
    headers = {"Authorization": f"Bot {harness.bot.http.token}"}
    body = {"name": name, "auto_archive_duration": WEEK}
    async with (
        ClientSession(headers=headers) as session,
        session.post(f"{channel}/messages/{line}/threads", json=body) as answer,
    ):
        answer.raise_for_status()
        return int((await answer.json())["id"])


async def test_two_processes_open_one_thread(harness: Harness) -> None:
    harness.discord.expect(160004)
    challenge = await harness.north.command("gin challenge", member=harness.south)
    held = harness.discord.faults.hold(*OPENED)
    accepting = asyncio.create_task(harness.south.press(challenge, "Accept"))
    await held.arrived.wait()
    table_id = await harness.newest_table(harness.north)
    line = int(challenge.message["id"])
    # What the other process does meanwhile.
    thread_id = await opened_elsewhere(harness, line, "opened by the other")
    await harness.club.rooms.opened(table_id, thread_id)
    held.release()
    await accepting
    await harness.quiet()
    assert room(harness).name == "opened by the other"
    assert tables_in(harness, room(harness), table_id) == 1
    rows = await harness.club.displays.of_table(table_id)
    assert {row.channel_id for row in rows if row.kind == "table"} == {line}
    assert next(row for row in rows if row.kind == "challenge").ply == FINAL


@pytest.mark.slow
async def test_a_process_that_dies_before_the_thread_is_noted_leaves_one(harness: Harness) -> None:
    harness.discord.expect(160004)
    challenge = await harness.north.command("gin challenge", member=harness.south)
    held = harness.discord.faults.hold("PUT", "/channels/*/thread-members/*")
    await harness.south.press(challenge, "Accept")
    await held.arrived.wait()
    table_id = await harness.newest_table(harness.north)
    thread = room(harness)
    assert (await harness.club.tables.snapshot(table_id)).awaits_room
    await harness.bot.close()
    harness.discord.faults.clear()
    async with harness.discord.run(make_bot(harness.club, harness.clock)):
        await until_current(harness.discord, harness.club, table_id)
    assert room(harness) is thread
    assert tables_in(harness, thread, table_id) == 1
    assert thread.thread_members >= {harness.north.user.id, harness.south.user.id}
