"""Faults on demand, and the refusals that Discord has of its own."""

import asyncio
from functools import partial

import aiohttp
import discord
import pytest

from playground.driver import InteractionFailedError, StandIn, texts
from playground.standin.faults import Fault
from playground.standin.rota import Offer, Rota

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


async def test_a_nonce_is_known_beyond_a_message_that_was_made_older(
    channel: discord.TextChannel, stand_in: StandIn
) -> None:
    first = await channel.send("a", nonce="n")
    other = await channel.send("b", nonce="m")
    stand_in.channel.messages[str(other.id)].created -= 600
    assert (await channel.send("c", nonce="n")).id == first.id


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


async def test_an_error_after_the_deed_makes_a_second_answer_one_too_many(
    channel: discord.TextChannel, stand_in: StandIn
) -> None:
    stand_in.faults.fail(*SEND, status=503, done=True)
    with pytest.raises(discord.DiscordServerError):
        await channel.send("done all the same")
    assert [texts(m) for m in stand_in.north.messages()] == ["done all the same"]
    stand_in.expect(40060)
    stand_in.faults.fail("POST", "/interactions/*/callback", status=500, done=True)
    answer = await stand_in.north.command("show", start=9)
    assert texts(answer.message) == "The count is 9"
    await stand_in.wait_for(lambda: stand_in.requests("POST", "/interactions/*")[-1].code)
    assert [e.code for e in stand_in.requests("POST", "/interactions/*")] == [0, 40060]


async def test_two_requests_overtake_one_another(
    channel: discord.TextChannel, stand_in: StandIn
) -> None:
    message = await channel.send("a")
    hold = stand_in.faults.hold("PATCH", "/channels/*/messages/*")
    editing = asyncio.create_task(message.edit(content="edited"))
    await hold.arrived.wait()
    # Another kind of request: discord.py itself sends those of one kind one after another.
    await channel.send("b")
    assert [texts(m) for m in stand_in.north.messages()] == ["a", "b"]
    hold.release()
    await editing
    assert [texts(m) for m in stand_in.north.messages()] == ["edited", "b"]


async def test_something_happens_just_before_a_request(
    channel: discord.TextChannel, stand_in: StandIn
) -> None:
    stand_in.expect(10008)
    message = await channel.send("there")
    (stored,) = stand_in.channel.messages.values()
    stand_in.faults.happen("PATCH", "*", lambda: stand_in.world.remove_message(stored))
    with pytest.raises(discord.NotFound) as caught:
        await message.edit(content="?")
    assert caught.value.code == 10008
    assert [e.fault for e in stand_in.requests("PATCH")] == ["deed"]


async def test_direct_messages_are_opened_too_fast(
    client: discord.Client, stand_in: StandIn
) -> None:
    stand_in.expect(40003)
    stand_in.world.dm_limit = 1
    north, south = discord.Object(stand_in.north.id), discord.Object(stand_in.south.id)
    opened = await client.create_dm(north)
    with pytest.raises(discord.Forbidden) as caught:
        await client.create_dm(south)
    assert caught.value.code == 40003
    assert (await client.create_dm(north)).id == opened.id
    stand_in.world.dm_limit = 1
    await client.create_dm(south)


async def test_a_deleted_channel_is_unknown_until_it_comes_back(
    channel: discord.TextChannel, client: discord.Client, stand_in: StandIn
) -> None:
    stand_in.expect(10003)
    thread = await channel.create_thread(name="t", type=discord.ChannelType.public_thread)
    message = await thread.send("kept")
    stand_in.world.remove_channel(stand_in.channel)
    await stand_in.gateway.delivered()
    assert client.get_channel(channel.id) is None
    for gone in (channel, thread):
        with pytest.raises(discord.NotFound) as caught:
            await gone.send("where?")
        assert caught.value.code == 10003
    with pytest.raises(discord.NotFound):
        await message.edit(content="where?")
    stand_in.world.restore_channel(stand_in.channel)
    await stand_in.gateway.delivered()
    assert client.get_channel(channel.id) is not None
    await channel.send("here again")


async def test_an_answer_in_a_deleted_channel_is_refused(
    channel: discord.TextChannel, stand_in: StandIn
) -> None:
    stand_in.expect(10003)
    stand_in.faults.happen(
        "POST", "/interactions/*", lambda: stand_in.world.remove_channel(stand_in.channel)
    )
    asking = asyncio.create_task(stand_in.north.command("show"))
    await stand_in.wait_for(lambda: stand_in.requests("POST", "/interactions/*"))
    await stand_in.wait_for(lambda: stand_in.requests("POST", "/interactions/*")[0].code)
    assert stand_in.requests("POST", "/interactions/*")[0].code == 10003
    stand_in.clock.advance(4)
    with pytest.raises(InteractionFailedError):
        await asking
    assert channel.name == "gin-table"


async def test_an_archived_thread_takes_no_edit_until_a_message_wakes_it(
    channel: discord.TextChannel, stand_in: StandIn
) -> None:
    stand_in.expect(50083)
    thread = await channel.create_thread(name="t", type=discord.ChannelType.public_thread)
    message = await thread.send("first")
    stored = stand_in.world.channels[str(thread.id)]
    stored.archived = True
    with pytest.raises(discord.HTTPException) as caught:
        await message.edit(content="second")
    assert caught.value.code == 50083
    await thread.send("wakes it")
    await message.edit(content="second")


async def test_a_deleted_thread_is_gone_for_good(
    channel: discord.TextChannel, stand_in: StandIn
) -> None:
    stand_in.expect(10003)
    thread = await channel.create_thread(name="t", type=discord.ChannelType.public_thread)
    stand_in.world.remove_channel(stand_in.world.channels[str(thread.id)])
    await stand_in.gateway.delivered()
    assert channel.guild.get_thread(thread.id) is None
    with pytest.raises(discord.NotFound) as caught:
        await thread.send("where?")
    assert caught.value.code == 10003


async def test_a_plan_says_what_each_request_meets(
    channel: discord.TextChannel, stand_in: StandIn
) -> None:
    asked: list[tuple[str, str]] = []

    def plan(method: str, path: str) -> Fault | None:
        asked.append((method, path))
        return Fault(method, path, "status", name="planned") if len(asked) == 2 else None

    stand_in.faults.plan(plan)
    await channel.send("1")
    with pytest.raises(discord.DiscordServerError):
        await channel.send("2")
    stand_in.faults.fail(*SEND)
    with pytest.raises(discord.DiscordServerError):
        await channel.send("a fault that lies in wait comes first")
    assert [e.fault for e in stand_in.requests(*SEND)] == [None, "planned", "status"]
    assert asked == [("POST", f"/channels/{channel.id}/messages")] * 2
    stand_in.faults.plan(None)
    await channel.send("3")
    assert len(asked) == 2


def test_a_rota_gives_every_fifth_request_the_fault_that_came_least() -> None:
    offers = [Offer(name, partial(Fault, kind="status")) for name in ("a", "b", "c")]
    rota = Rota(offers, seed=1)
    met = [rota("GET", "/x") for _ in range(60)]
    assert [number for number, fault in enumerate(met, 1) if fault] == list(range(5, 61, 5))
    assert rota.came == {"a": 4, "b": 4, "c": 4}
    again = Rota(offers, seed=1)
    names = [fault.name for fault in met if fault]
    assert [fault.name for _ in range(60) if (fault := again("GET", "/x"))] == names
    other = Rota(offers, seed=2)
    assert [fault.name for _ in range(60) if (fault := other("GET", "/x"))] != names


def test_a_rota_keeps_to_what_fits_and_lets_the_scarce_come_early() -> None:
    often = Offer("often", partial(Fault, kind="status"), "GET")
    seldom = Offer("seldom", partial(Fault, kind="status"), "POST", "/rare/*", scarce=True)
    rota = Rota([often, seldom], seed=1)
    asked = 1
    while rota("POST", "/rare/1") is None:
        asked += 1
    assert asked < 5
    assert rota.came == {"often": 0, "seldom": 1}
    met = [rota("GET", "/x") is not None for _ in range(20)]
    # The one that came early is made up for: the next is due with the tenth request.
    assert met.index(True) == 10 - asked - 1
    assert rota("POST", "/common") is None
    never = Offer("never", lambda _method, _path: None)
    assert [Rota([never], seed=1)("GET", "/x") for _ in range(9)] == [None] * 9
