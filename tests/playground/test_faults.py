"""Faults on demand, and the refusals that Discord has of its own."""

import asyncio

import aiohttp
import discord
import pytest

from playground.driver import StandIn, texts

SEND = ("POST", "/channels/*/messages")


async def test_a_rate_limit_with_via_is_waited_out(
    channel: discord.TextChannel, stand_in: StandIn
) -> None:
    stand_in.faults.rate_limit(*SEND)
    await channel.send("patience")
    assert [e.status for e in stand_in.requests(*SEND)] == [429, 200]


async def test_a_rate_limit_without_via_is_a_ban(
    channel: discord.TextChannel, stand_in: StandIn
) -> None:
    stand_in.faults.rate_limit(*SEND, via=False)
    with pytest.raises(discord.HTTPException) as caught:
        await channel.send("banned")
    assert caught.value.status == 429


async def test_an_error_on_demand_does_nothing(
    channel: discord.TextChannel, stand_in: StandIn
) -> None:
    stand_in.faults.fail(*SEND, status=503)
    stand_in.faults.fail(*SEND, status=403, code=40003)
    with pytest.raises(discord.DiscordServerError):
        await channel.send("lost")
    with pytest.raises(discord.Forbidden) as caught:
        await channel.send("too fast")
    assert caught.value.code == 40003
    assert stand_in.north.messages() == []
    await channel.send("works again")


async def test_a_dropped_request_is_not_done(
    channel: discord.TextChannel, stand_in: StandIn
) -> None:
    stand_in.faults.drop_before(*SEND)
    with pytest.raises(aiohttp.ClientError):
        await channel.send("lost")
    assert stand_in.north.messages() == []


async def test_a_dropped_answer_leaves_the_deed_done(
    channel: discord.TextChannel, stand_in: StandIn
) -> None:
    stand_in.faults.drop_after(*SEND)
    with pytest.raises(aiohttp.ClientError):
        await channel.send("done all the same", nonce="1:2:north")
    again = await channel.send("done all the same", nonce="1:2:north")
    assert [m["id"] for m in stand_in.north.messages()] == [str(again.id)]


async def test_a_nonce_is_forgotten_after_minutes(
    channel: discord.TextChannel, stand_in: StandIn
) -> None:
    first = await channel.send("a", nonce="n")
    assert (await channel.send("b", nonce="n")).id == first.id
    stand_in.clock.advance(600)
    assert (await channel.send("c", nonce="n")).id != first.id


async def test_a_lost_callback_was_still_seen(
    stand_in: StandIn, channel: discord.TextChannel
) -> None:
    stand_in.faults.drop_after("POST", "/interactions/*/callback")
    answer = await stand_in.north.command("show", start=9)
    assert texts(answer.message) == "The count is 9"
    assert channel.guild.name == "The Card Room"


async def test_a_held_request_waits_for_its_release(
    channel: discord.TextChannel, stand_in: StandIn
) -> None:
    hold = stand_in.faults.hold(*SEND)
    sending = asyncio.create_task(channel.send("late"))
    await hold.arrived.wait()
    assert stand_in.north.messages() == []
    hold.release()
    await sending
    assert [texts(m) for m in stand_in.north.messages()] == ["late"]


async def test_a_delayed_request_arrives(channel: discord.TextChannel, stand_in: StandIn) -> None:
    stand_in.faults.delay(*SEND, 0.01)
    await channel.send("a little late")
    assert stand_in.north.messages()


async def test_late_edits_run_out(channel: discord.TextChannel, stand_in: StandIn) -> None:
    stand_in.world.late_edit_limit = 2
    stand_in.expect(30046)
    message = await channel.send("0")
    await message.edit(content="still young")
    stand_in.clock.advance(3601)
    await message.edit(content="1")
    await message.edit(content="2")
    with pytest.raises(discord.HTTPException) as caught:
        await message.edit(content="3")
    assert caught.value.code == 30046


async def test_a_deleted_message_is_unknown(
    channel: discord.TextChannel, stand_in: StandIn
) -> None:
    stand_in.expect(10008)
    message = await channel.send("gone soon")
    await message.delete()
    with pytest.raises(discord.NotFound) as caught:
        await message.edit(content="?")
    assert caught.value.code == 10008


@pytest.mark.parametrize(("denied", "code"), [("view_channel", 50001), ("send_messages", 50013)])
async def test_denied_permissions(
    channel: discord.TextChannel, stand_in: StandIn, denied: str, code: int
) -> None:
    stand_in.expect(code)
    stand_in.channel.denied.add(denied)
    with pytest.raises(discord.Forbidden) as caught:
        await channel.send("no")
    assert caught.value.code == code


async def test_direct_messages_may_be_closed_or_have_no_ground(
    client: discord.Client, stand_in: StandIn
) -> None:
    stand_in.expect(50007, 50278)
    south = await client.create_dm(discord.Object(stand_in.south.id))
    stand_in.south.close_dms()
    with pytest.raises(discord.Forbidden) as closed:
        await south.send("hello")
    assert closed.value.code == 50007
    stand_in.south.open_dms()
    await south.send("hello")
    stand_in.south.leave()
    with pytest.raises(discord.Forbidden) as strangers:
        await south.send("hello")
    assert strangers.value.code == 50278


async def test_a_locked_thread_takes_no_message(
    channel: discord.TextChannel, stand_in: StandIn
) -> None:
    stand_in.expect(50083)
    thread = await channel.create_thread(name="t", type=discord.ChannelType.public_thread)
    stored = stand_in.world.channels[str(thread.id)]
    stored.archived = stored.locked = True
    with pytest.raises(discord.HTTPException) as caught:
        await thread.send("too late")
    assert caught.value.code == 50083
    stored.locked = False
    await thread.send("opens it again")
    assert not stored.archived
