"""Channels, threads and direct messages that the bot can't write in: the game goes on."""

import random
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest

from club.table.scene import scene
from cogs.kit.text import Text
from cogs.messages.messages import AWAY, DM_ASKED
from cogs.play.ui.result.result import draw_result
from data.schema.vocabulary import DisplayKind
from engine.players import PLAYERS
from playground.driver import Actor, texts
from playground.standin.models import EPHEMERAL, PUBLIC_THREAD, Channel
from tests.wire.contest_player import PLACES, ContestPlayer
from tests.wire.doors import ask_resign
from tests.wire.expected_messages import missing, until_current
from tests.wire.harness import Harness, offered, open_harness
from tests.wire.play.test_groups import leave, press, question

Json = dict[str, Any]
text = Text()


def calls_of(actor: Actor) -> list[Json]:
    """The messages that call a member to their hand in the channel."""
    said = text("turn-here", member=actor.mention)
    return [one for one in actor.messages() if said in texts(one)]


async def until_on_turn(harness: Harness, actor: Actor, table_id: int) -> None:
    """Let the other play until it is a member's turn."""
    while (playing := harness.on_turn(await harness.club.tables.snapshot(table_id))) is not actor:
        _, hand, move = await harness.act(table_id)
        await playing.press(hand, move)
        await harness.quiet()


@pytest.mark.slow
async def test_who_sits_down_with_closed_messages_is_shown_the_hand_in_answer(
    harness: Harness,
) -> None:
    """And the channel reads nothing of it: they are there, and know of *My hand*."""
    south = harness.south
    south.close_dms()
    harness.discord.expect(50007)
    table_id = await harness.begin()
    own = [one for one in south.messages() if one["flags"] & EPHEMERAL]
    assert len(own) == 1
    assert any(f":{table_id}:" in one for one in offered(own[0]))
    assert not any(one["flags"] & EPHEMERAL for one in harness.north.messages())
    assert not calls_of(south)
    for _ in range(12):
        snapshot = await harness.club.tables.snapshot(table_id)
        actor = harness.on_turn(snapshot)
        if actor is south:
            table = next(one for one in south.messages() if f"gin:hand:{table_id}" in offered(one))
            hand = (await south.press(table, f"gin:hand:{table_id}")).message
            move = next(one for one in offered(hand) if ":move:" in one)
            answer = await south.press(hand, move)
            assert answer.kind == "update"
            assert answer.ephemeral
        else:
            _, hand, move = await harness.act(table_id)
            await actor.press(hand, move)
        await harness.quiet()
    assert await harness.ply(table_id) == 12
    assert not calls_of(south)
    refused = [one for one in harness.discord.requests() if one.code == 50007]
    assert len(refused) == 1


@pytest.mark.slow
async def test_a_call_in_the_channel_goes_when_it_is_pressed(harness: Harness) -> None:
    south = harness.south
    south.close_dms()
    harness.discord.expect(50007)
    table_id = await harness.begin()
    harness.clock.advance(AWAY)
    await until_on_turn(harness, south, table_id)
    harness.bot.reconciler.refresh(table_id)
    await harness.quiet()
    (call,) = calls_of(south)
    assert harness.discord.channel.messages[call["id"]].pinged == [south.user.id]
    shown = await south.press(call, "My hand")
    assert shown.ephemeral
    await harness.quiet()
    assert not calls_of(south)
    harness.clock.advance(AWAY)
    harness.bot.reconciler.draw_anew(table_id)
    await harness.quiet()
    assert not calls_of(south), "it has served for this turn"


@pytest.mark.slow
async def test_a_call_in_the_channel_goes_with_the_turn(harness: Harness) -> None:
    south = harness.south
    south.close_dms()
    harness.discord.expect(50007)
    table_id = await harness.begin()
    for _ in range(2):
        harness.clock.advance(AWAY)
        await until_on_turn(harness, south, table_id)
        harness.bot.reconciler.refresh(table_id)
        await harness.quiet()
        assert len(calls_of(south)) == 1
        while harness.on_turn(await harness.club.tables.snapshot(table_id)) is south:
            asked = await south.command("gin hand", table=table_id)
            hand = await asked.done()
            await south.press(hand, next(one for one in offered(hand) if ":move:" in one))
            await harness.quiet()
        assert not calls_of(south)


@pytest.mark.slow
async def test_direct_messages_that_are_opened_again_bring_the_hand(harness: Harness) -> None:
    south = harness.south
    south.close_dms()
    harness.discord.expect(50007)
    table_id = await harness.begin()
    harness.clock.advance(DM_ASKED)
    await until_on_turn(harness, south, table_id)
    south.open_dms()
    harness.clock.advance(DM_ASKED)
    table = next(one for one in south.messages() if f"gin:hand:{table_id}" in offered(one))
    await south.press(table, "My hand")
    await harness.quiet()
    snapshot = await harness.club.tables.snapshot(table_id)
    assert not missing(harness.discord, snapshot)
    assert not calls_of(south)


async def in_thread(harness: Harness) -> tuple[int, Channel]:
    """A game that was asked for in a member's own thread."""
    world, parent = harness.discord.world, harness.discord.channel
    owner = harness.north.user.id
    thread = Channel(
        world.ids.next(),
        PUBLIC_THREAD,
        "a thread",
        parent.guild_id,
        parent_id=parent.id,
        owner_id=owner,
    )
    world.add_thread(thread)
    challenge = await harness.north.command("gin challenge", member=harness.south, where=thread)
    await harness.south.press(challenge, "Accept")
    await harness.quiet()
    return await harness.newest_table(harness.north), thread


@pytest.mark.slow
async def test_an_archived_thread_is_woken(harness: Harness) -> None:
    harness.discord.expect(50083)
    table_id, thread = await in_thread(harness)
    thread.archived = True
    actor, message, move = await harness.act(table_id)
    await actor.press(message, move)
    await until_current(harness.discord, harness.club, table_id)
    assert not thread.archived


async def test_the_line_of_a_game_that_ends_in_an_archived_thread_says_so(
    harness: Harness,
) -> None:
    harness.discord.expect(50083)
    table_id, thread = await in_thread(harness)
    line = harness.east.messages(thread)[0]
    thread.archived = True
    harness.clock.advance(timedelta(hours=2))  # No press's token is good any more.
    asked = await ask_resign(harness.south, table_id)
    await harness.south.press(asked, f"gin:quit:{table_id}:yes")
    await harness.quiet()
    assert not thread.archived
    (after,) = (one for one in harness.east.messages(thread) if one["id"] == line["id"])
    assert texts(after) != texts(line)
    assert DisplayKind.CHALLENGE in {
        row.kind for row in await harness.club.displays.of_table(table_id)
    }


@pytest.mark.slow
async def test_a_table_in_a_channel_that_was_gone_for_a_while_is_deleted_at_the_next_look(
    harness: Harness,
) -> None:
    harness.discord.expect(10003)
    table_id = await harness.begin()
    world, channel = harness.discord.world, harness.discord.channel
    world.remove_channel(channel)
    asked = await ask_resign(harness.north, where=harness.north.dm())
    await harness.north.press(asked, f"gin:quit:{table_id}:yes")
    await harness.quiet()
    assert not await harness.club.displays.behind()
    world.restore_channel(channel)
    await harness.discord.gateway.delivered()
    assert missing(harness.discord, await harness.club.tables.snapshot(table_id))
    await harness.south.command("gin hand", table=table_id)
    await harness.quiet()
    assert not missing(harness.discord, await harness.club.tables.snapshot(table_id))


@pytest.mark.slow
async def test_without_the_channel_the_hands_still_play(harness: Harness) -> None:
    table_id = await harness.begin()
    harness.discord.expect(50001, 50013)
    harness.discord.channel.denied |= {"view_channel", "send_messages"}
    for _ in range(4):
        actor, message, move = await harness.act(table_id)
        await actor.press(message, move)
        await harness.quiet()
    assert await harness.ply(table_id) == 4


@pytest.mark.slow
async def test_what_stays_in_a_closed_channel_goes_when_somebody_asks(tmp_path: Path) -> None:
    async with open_harness(tmp_path, members=PLACES[:4]) as harness:
        sitting, lacking = ContestPlayer(harness, 4), harness.discord.channel.denied
        table_id = await sitting.gather(4, seats="partners_2", target=10)
        north, south, _, west = harness.discord.members.values()
        await leave(harness, west, table_id)
        seat = (await harness.club.tables.snapshot(table_id)).player_of(west.id)
        await press(harness, north, await question(harness), "left", f"{seat}.forfeit")
        last = await question(harness)
        harness.discord.expect(50001)
        lacking.add("view_channel")
        await press(harness, south, last, "left", f"{seat}.forfeit")
        lacking.discard("view_channel")
        over = await harness.club.tables.snapshot(table_id)
        kinds = [one.kind for message in north.messages() for one in offered(message).values()]
        assert kinds.count("hand") == len(over.boards) == 2, "both tables are still to be seen"
        await north.command("gin hand", table=table_id)
        for board in over.boards:
            await until_current(harness.discord, harness.club, board)


@pytest.mark.slow
async def test_without_leave_to_attach_files_a_result_is_told_in_words(harness: Harness) -> None:
    table_id = await harness.begin()
    harness.discord.expect(50013)
    harness.discord.channel.denied.add("attach_files")
    snapshot = await harness.club.tables.snapshot(table_id)
    while snapshot.last is None:
        assert snapshot.state is not None
        view = snapshot.state.view(snapshot.state.turn)
        move = str(PLAYERS["simple"].choose(view, random.Random(7)))
        actor = harness.on_turn(snapshot)
        snapshot = await harness.club.playing.play(table_id, snapshot.table.ply, actor.id, move)
    harness.bot.reconciler.refresh(table_id)
    await harness.quiet()
    result = scene(snapshot, None)
    assert result.last is not None
    words = draw_result(result, result.last, harness.bot.ui()).view.to_components()
    said = texts({"components": words, "content": "", "embeds": []})
    assert said in [texts(one) for one in harness.north.messages()]
    table = harness.north.messages()[-1]
    assert f"gin:hand:{table_id}" in offered(table)
