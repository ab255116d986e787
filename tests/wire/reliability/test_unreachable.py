"""Channels, threads and direct messages that the bot can't write in: the game goes on."""

import random
from pathlib import Path
from typing import Any

from club.table.scene import scene
from cogs.kit.text import Text
from cogs.messages.messages import DM_ASKED
from cogs.play.ui.result.result import draw_result
from engine.players import PLAYERS
from playground.driver import texts
from playground.standin.models import PUBLIC_THREAD, Channel
from tests.wire.contest_player import PLACES, ContestPlayer
from tests.wire.expected_messages import missing, until_current
from tests.wire.harness import Harness, offered, open_harness
from tests.wire.play.test_groups import leave, press, question

Json = dict[str, Any]
text = Text()


async def test_closed_direct_messages_leave_my_hand(house: Harness) -> None:
    south = house.south
    south.close_dms()
    house.discord.expect(50007)
    table_id = await house.begin()
    notice = await south.sees(text("notice-dm-closed", member=south.mention))
    assert house.discord.channel.messages[notice["id"]].pinged == [south.user.id]
    for _ in range(12):
        snapshot = await house.club.snapshot(table_id)
        actor = house.on_turn(snapshot)
        if actor is south:
            table = next(one for one in south.messages() if f"gin:hand:{table_id}" in offered(one))
            hand = (await south.press(table, f"gin:hand:{table_id}")).message
            move = next(one for one in offered(hand) if ":move:" in one)
            answer = await south.press(hand, move)
            assert answer.kind == "update"
            assert answer.ephemeral
        else:
            _, hand, move = await house.act(table_id)
            await actor.press(hand, move)
        await house.quiet()
    assert await house.ply(table_id) == 12
    refused = [one for one in house.discord.requests() if one.code == 50007]
    assert len(refused) == 1
    said = text("notice-dm-closed", member=south.mention)
    assert len([one for one in south.messages() if said in texts(one)]) == 1


async def test_direct_messages_that_are_opened_again_bring_the_hand(house: Harness) -> None:
    house.south.close_dms()
    house.discord.expect(50007)
    table_id = await house.begin()
    notice = await house.south.sees(text("notice-dm-closed", member=house.south.mention))
    house.south.open_dms()
    house.clock.advance(DM_ASKED)
    table = next(one for one in house.south.messages() if f"gin:hand:{table_id}" in offered(one))
    await house.south.press(table, "My hand")
    await house.quiet()
    snapshot = await house.club.snapshot(table_id)
    assert not missing(house.discord, snapshot)
    assert notice["id"] not in [one["id"] for one in house.south.messages()]


async def test_an_archived_thread_is_woken(house: Harness) -> None:
    house.discord.expect(50083)
    world, parent = house.discord.world, house.discord.channel
    owner = house.north.user.id
    thread = Channel(
        world.ids.next(),
        PUBLIC_THREAD,
        "a thread",
        parent.guild_id,
        parent_id=parent.id,
        owner_id=owner,
    )
    world.add_thread(thread)
    challenge = await house.north.command("gin challenge", member=house.south, where=thread)
    await house.south.press(challenge, "Accept")
    await house.quiet()
    table_id = await house.newest_table(house.north)
    thread.archived = True
    actor, message, move = await house.act(table_id)
    await actor.press(message, move)
    await until_current(house.discord, house.club, table_id)
    assert not thread.archived


async def test_a_table_in_a_channel_that_was_gone_for_a_while_is_deleted_at_the_next_look(
    house: Harness,
) -> None:
    house.discord.expect(10003)
    table_id = await house.begin()
    world, channel = house.discord.world, house.discord.channel
    world.remove_channel(channel)
    asked = await house.north.command("gin resign", where=house.north.dm())
    await house.north.press(asked, f"gin:quit:{table_id}:yes")
    await house.quiet()
    assert not await house.club.displays.behind()
    world.restore_channel(channel)
    await house.discord.gateway.delivered()
    assert missing(house.discord, await house.club.snapshot(table_id))
    await house.south.command("gin hand", table=table_id)
    await house.quiet()
    assert not missing(house.discord, await house.club.snapshot(table_id))


async def test_without_the_channel_the_hands_still_play(house: Harness) -> None:
    table_id = await house.begin()
    house.discord.expect(50001, 50013)
    house.discord.channel.denied |= {"view_channel", "send_messages"}
    for _ in range(4):
        actor, message, move = await house.act(table_id)
        await actor.press(message, move)
        await house.quiet()
    assert await house.ply(table_id) == 4


async def test_what_stays_in_a_closed_channel_goes_when_somebody_asks(tmp_path: Path) -> None:
    async with open_harness(tmp_path, members=PLACES[:4]) as house:
        sitting, lacking = ContestPlayer(house, 4), house.discord.channel.denied
        table_id = await sitting.gather(4, seats="partners_2", target=10)
        north, south, _, west = house.discord.members.values()
        await leave(house, west, table_id)
        seat = (await house.club.snapshot(table_id)).player_of(west.id)
        await press(house, north, await question(house), "left", f"{seat}.forfeit")
        last = await question(house)
        house.discord.expect(50001)
        lacking.add("view_channel")
        await press(house, south, last, "left", f"{seat}.forfeit")
        lacking.discard("view_channel")
        over = await house.club.snapshot(table_id)
        kinds = [one.kind for message in north.messages() for one in offered(message).values()]
        assert kinds.count("hand") == len(over.boards) == 2, "both tables are still to be seen"
        await north.command("gin hand", table=table_id)
        for board in over.boards:
            await until_current(house.discord, house.club, board)


async def test_without_leave_to_attach_files_a_result_is_told_in_words(house: Harness) -> None:
    table_id = await house.begin()
    house.discord.expect(50013)
    house.discord.channel.denied.add("attach_files")
    snapshot = await house.club.snapshot(table_id)
    while snapshot.last is None:
        assert snapshot.state is not None
        view = snapshot.state.view(snapshot.state.turn)
        move = str(PLAYERS["simple"].choose(view, random.Random(7)))
        actor = house.on_turn(snapshot)
        snapshot = await house.club.play(table_id, snapshot.table.ply, actor.id, move)
    house.bot.displays.refresh(table_id)
    await house.quiet()
    result = scene(snapshot, None)
    assert result.last is not None
    words = draw_result(result, result.last, house.bot.ui()).view.to_components()
    said = texts({"components": words, "content": "", "embeds": []})
    assert said in [texts(one) for one in house.north.messages()]
    table = house.north.messages()[-1]
    assert f"gin:hand:{table_id}" in offered(table)
