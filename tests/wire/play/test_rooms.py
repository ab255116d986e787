"""Games in threads of their own: opened, found again, lost, put to rest, and gone on with."""

import random
from collections.abc import AsyncIterator
from datetime import timedelta
from pathlib import Path

import pytest
import pytest_asyncio

from club.core.people import Person, Place
from cogs.messages.rooms import DAY, WEEK
from engine.players import PLAYERS
from playground.driver import buttons, texts
from playground.standin.models import PUBLIC_THREAD, Channel
from tests.club.club_helpers import computer_move
from tests.wire.contest_player import PLACES, ContestPlayer
from tests.wire.doors import open_seat, seek, tables
from tests.wire.expected_messages import missing, until_current
from tests.wire.harness import Harness, offered, open_harness
from tests.wire.reliability.test_refusals import refused
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

HOUR = 3600


@pytest_asyncio.fixture
async def harness(tmp_path: Path) -> AsyncIterator[Harness]:
    async with open_threads(tmp_path) as opened:
        yield opened


async def no_pings(harness: Harness) -> None:
    guild, home = harness.discord.guild, harness.north.home
    place = Place(int(guild.id), guild.name, int(home.id), home.name)
    await harness.club.settings.set_server(
        place, Person(harness.north.id, "North"), "ping", "never"
    )


@pytest.mark.slow
async def test_a_game_is_played_in_a_thread_under_its_line(harness: Harness) -> None:
    table_id = await harness.begin()
    thread = room(harness)
    (line,) = harness.east.messages()
    assert thread.id == line["id"]
    assert thread.name == "Standard to 100 · North and South"
    assert thread.thread_members >= {harness.north.user.id, harness.south.user.id}
    assert harness.east.user.id not in thread.thread_members
    assert thread.auto_archive == WEEK
    assert not missing(harness.discord, await harness.club.tables.snapshot(table_id))
    for _ in range(3):
        await move(harness, table_id)
    await resign(harness, harness.south, table_id)
    assert not missing(harness.discord, await harness.club.tables.snapshot(table_id))
    assert [one["id"] for one in harness.east.messages()] == [line["id"]], "the channel stays calm"
    assert "North" in said(harness, thread)


@pytest.mark.slow
async def test_the_line_in_the_channel_says_in_the_end_who_has_won(harness: Harness) -> None:
    table_id = await harness.begin()
    (line,) = harness.east.messages()
    assert text("challenge-playing") in texts(line)
    harness.clock.advance(timedelta(hours=2))
    await resign(harness, harness.south, table_id)
    (after,) = harness.east.messages()
    assert after["id"] == line["id"], "the thread hangs on it, however old it is"
    assert "South resigned: North wins" in texts(after)
    assert text("challenge-playing") not in texts(after)


@pytest.mark.slow
async def test_the_line_leads_both_players_to_their_hands_while_they_play(harness: Harness) -> None:
    table_id = await harness.begin()
    (line,) = harness.east.messages()
    for actor in (harness.north, harness.south):
        hand = await actor.press(line, text("press-hand"))
        assert hand.ephemeral
        assert "Deadwood" in texts(hand.message)
    refusal = await harness.east.press(line, text("press-hand"))
    await refused(harness.east, refusal, "refusal-not-seated")
    await resign(harness, harness.south, table_id)
    after = harness.east.messages()[0]
    assert (after["id"], offered(after)) == (line["id"], {})


@pytest.mark.slow
async def test_a_line_that_was_deleted_is_not_written_again_at_the_end(harness: Harness) -> None:
    harness.discord.expect(10008)
    table_id = await harness.begin()
    (line,) = harness.east.messages()
    del harness.discord.channel.messages[line["id"]]
    await resign(harness, harness.south, table_id)
    assert not harness.east.messages()


async def test_a_line_that_takes_no_more_edits_is_brought_up_to_date_later(
    harness: Harness,
) -> None:
    harness.discord.expect(30046)
    table_id = await harness.begin()
    (line,) = harness.east.messages()
    world, shown = harness.discord.world, harness.discord.channel.messages[line["id"]]
    shown.created -= 2 * HOUR
    shown.late_edits = world.late_edit_limit
    harness.clock.advance(timedelta(hours=2))  # No press's token is good any more.
    await resign(harness, harness.south, table_id)
    assert offered(harness.east.messages()[0])
    shown.late_edits = 0
    harness.bot.reconciler.refresh(table_id)
    await harness.quiet()
    (after,) = harness.east.messages()
    assert (after["id"], offered(after)) == (line["id"], {})


async def test_nobody_is_pinged_by_being_put_into_a_thread(harness: Harness) -> None:
    await no_pings(harness)
    await harness.begin()
    assert harness.south.user.id in room(harness).thread_members
    pinged = [
        one.pinged
        for each in harness.discord.world.channels.values()
        for one in each.messages.values()
    ]
    assert not any(pinged)


async def test_who_watches_is_led_to_the_thread(harness: Harness) -> None:
    table_id = await harness.begin()
    listed = await tables(harness.east)
    looked = await harness.east.press(listed, f"gin:watch:{table_id}:look")
    (message,) = harness.east.messages(room(harness))
    address = f"/channels/{harness.discord.guild.id}/{room(harness).id}/{message['id']}"
    assert any((one.url or "").endswith(address) for one in buttons(looked.message))


async def test_practice_stays_where_it_was_asked_for(harness: Harness) -> None:
    answer = await harness.north.command("gin practice")
    await harness.quiet()
    assert not threads(harness)
    (line,) = harness.east.messages()
    assert line["id"] == answer.message["id"]


@pytest.mark.slow
async def test_practice_leaves_one_message_in_its_channel(harness: Harness) -> None:
    await harness.north.command("gin practice", level="novice", target=10)
    await harness.quiet()
    table_id = await harness.newest_table(harness.north)
    snapshot = await harness.club.tables.snapshot(table_id)
    dice = random.Random(4)
    while snapshot.state is not None:
        if snapshot.computer_to_move is None:
            move = PLAYERS["simple"].choose(snapshot.state.view(snapshot.state.turn), dice)
            await harness.club.playing.play(
                table_id, snapshot.table.ply, harness.north.id, str(move)
            )
        else:
            await computer_move(harness.club, table_id)
        harness.bot.reconciler.refresh(table_id)
        await harness.quiet()
        assert len(harness.east.messages()) == 1
        snapshot = await harness.club.tables.snapshot(table_id)
    (left,) = harness.east.messages()
    assert "Rematch" in [one.label for one in buttons(left)]


@pytest.mark.slow
async def test_who_meets_in_the_queue_gets_a_line_and_a_thread(harness: Harness) -> None:
    for actor in (harness.north, harness.south):
        await seek(actor)
    await harness.quiet()
    table_id = await harness.newest_table(harness.north)
    (line,) = harness.east.messages()
    assert room(harness).id == line["id"]
    assert tables_in(harness, room(harness), table_id) == 1
    assert not missing(harness.discord, await harness.club.tables.snapshot(table_id))


@pytest.mark.slow
async def test_teams_have_one_thread_for_all_their_tables(tmp_path: Path) -> None:
    async with open_harness(tmp_path, members=PLACES[:5], threads=True) as harness:
        sitting = ContestPlayer(harness, 1)
        people = list(harness.discord.members.values())
        await open_seat(people[0], seats="partners_2", target=10)
        await harness.quiet()
        table_id = await harness.newest_table(people[0])
        for actor, word in zip(people[1:4], ("join2", "join1", "join2"), strict=True):
            lobby = await sitting.lobby(table_id)
            await actor.press(lobby, f"gin:lobby:{table_id}:{word}")
            await harness.quiet()
        contest = await harness.club.tables.contest_of(table_id)
        assert len(contest) == 2
        for board in contest:
            await until_current(harness.discord, harness.club, board)
            assert tables_in(harness, room(harness), board) == 1
        assert room(harness).name.startswith("North, South, East, West · ")
        assert room(harness).thread_members >= {one.user.id for one in people[:4]}
        assert len(harness.discord.requests(*OPENED)) == 1
        over = await sitting.play(table_id)
        assert over.contest is not None
        assert over.contest.finished
        assert "Round 1" in said(harness, room(harness))
        assert len(people[4].messages()) == 1


@pytest.mark.slow
async def test_a_rematch_goes_on_in_the_same_thread(harness: Harness) -> None:
    table_id = await harness.begin()
    thread = room(harness)
    await resign(harness, harness.south, table_id)
    assert thread.auto_archive == DAY
    await again(harness, harness.north, thread)
    answer = next(
        one
        for one in reversed(harness.south.messages(thread))
        if any(button.label == "Accept" for button in buttons(one))
    )
    await harness.south.press(answer, "Accept")
    await harness.quiet()
    next_id = await harness.newest_table(harness.north)
    assert next_id != table_id
    assert room(harness) is thread
    assert tables_in(harness, thread, next_id) == 1
    assert thread.auto_archive == WEEK
    assert not missing(harness.discord, await harness.club.tables.snapshot(next_id))
    assert len(harness.east.messages()) == 1


@pytest.mark.slow
async def test_a_thread_is_archived_after_the_game_and_opens_for_a_rematch(
    harness: Harness,
) -> None:
    harness.discord.expect(50027)  # By the bot's own clock the presses of before are new.
    table_id = await harness.begin()
    thread = room(harness)
    harness.discord.clock.advance(2 * DAY * MINUTE)
    assert not thread.archived, "a game may take its time"
    await resign(harness, harness.south, table_id)
    harness.discord.clock.advance(DAY * MINUTE)
    assert thread.archived
    await again(harness, harness.north, thread)
    assert not thread.archived


@pytest.mark.slow
async def test_a_thread_that_fell_asleep_wakes_with_the_next_move(harness: Harness) -> None:
    harness.discord.expect(50083)
    table_id = await harness.begin()
    harness.discord.clock.advance(WEEK * MINUTE)
    assert room(harness).archived
    harness.clock.advance(timedelta(minutes=WEEK))
    await move(harness, table_id)
    assert not room(harness).archived
    assert tables_in(harness, room(harness), table_id) == 1


@pytest.mark.slow
async def test_a_locked_thread_is_left_for_the_channel(harness: Harness) -> None:
    harness.discord.expect(50083)
    table_id = await harness.begin()
    thread = room(harness)
    thread.archived = thread.locked = True
    harness.clock.advance(timedelta(hours=2))
    await move(harness, table_id)
    assert tables_in(harness, harness.discord.channel, table_id) == 1
    await resign(harness, harness.south, table_id)
    assert (await harness.club.tables.snapshot(table_id)).room is None


@pytest.mark.slow
async def test_a_deleted_thread_is_left_for_the_channel(harness: Harness) -> None:
    harness.discord.expect(10003)
    table_id = await harness.begin()
    harness.discord.world.remove_channel(room(harness))
    await move(harness, table_id)
    assert tables_in(harness, harness.discord.channel, table_id) == 1
    await move(harness, table_id)
    await resign(harness, harness.north, table_id)
    await again(harness, harness.south, harness.discord.channel)
    assert len(harness.discord.requests(*OPENED)) == 1


@pytest.mark.slow
async def test_a_permission_that_is_taken_away_leaves_the_thread(harness: Harness) -> None:
    harness.discord.expect(50013)
    table_id = await harness.begin()
    thread = room(harness)
    thread.denied.add("send_messages_in_threads")
    harness.clock.advance(timedelta(hours=2))
    await move(harness, table_id)
    assert tables_in(harness, harness.discord.channel, table_id) == 1


async def test_a_game_begun_in_a_thread_stays_there(harness: Harness) -> None:
    world, parent = harness.discord.world, harness.discord.channel
    thread = Channel(world.ids.next(), PUBLIC_THREAD, "a talk", parent.guild_id)
    thread.parent_id, thread.owner_id = parent.id, harness.north.user.id
    world.add_thread(thread)
    challenge = await harness.north.command("gin challenge", member=harness.south, where=thread)
    await harness.south.press(challenge, "Accept")
    await harness.quiet()
    table_id = await harness.newest_table(harness.north)
    assert room(harness) is thread
    assert tables_in(harness, thread, table_id) == 1
    assert not harness.discord.requests(*OPENED)


@pytest.mark.slow
async def test_time_is_called_in_the_thread(harness: Harness) -> None:
    harness.discord.expect(50007)
    for actor in (harness.north, harness.south):
        actor.close_dms()
    harness.bot.scheduler.settle = 0
    challenge = await harness.north.command("gin challenge", member=harness.south, clock="live:5")
    await harness.south.press(challenge, "Accept")
    await harness.quiet()
    harness.clock.advance(timedelta(minutes=4))
    harness.bot.scheduler.wake()
    await harness.discord.wait_for(lambda: text("warn-head") in said(harness, room(harness)))
    assert len(harness.east.messages()) == 1


async def test_the_setting_keeps_games_in_the_channel(harness: Harness) -> None:
    guild, home = harness.discord.guild, harness.north.home
    place = Place(int(guild.id), guild.name, int(home.id), home.name)
    north = Person(harness.north.id, "North")
    await harness.club.settings.set_server(place, north, "rooms", "channel")
    table_id = await harness.begin()
    assert not threads(harness)
    await harness.club.settings.set_server(place, north, "rooms", "threads")
    await move(harness, table_id)
    assert tables_in(harness, harness.discord.channel, table_id) == 1, "what has begun goes on"
