"""Sessions that are cut, resumed or lost; shards; intents; packing."""

import asyncio
import json
import zlib
from typing import Any

import aiohttp
import discord
import pytest

from playground.driver import InteractionFailedError, StandIn, texts
from playground.standin.gateway import ACK_SECONDS
from tests.playground.tiny_bot import TinyClient, TinyShardedBot


@pytest.mark.usefixtures("client")
async def test_a_cut_session_is_resumed_and_loses_nothing(stand_in: StandIn) -> None:
    (session,) = stand_in.gateway.sessions.values()
    await stand_in.gateway.drop()
    await stand_in.wait_for(lambda: session.link is None)
    answer = await stand_in.north.command("show", start=1)
    assert texts(answer.message) == "The count is 1"
    assert list(stand_in.gateway.sessions.values()) == [session]


@pytest.mark.usefixtures("client")
async def test_a_lost_session_is_begun_anew(stand_in: StandIn) -> None:
    (before,) = stand_in.gateway.sessions
    await stand_in.gateway.drop(resumable=False)
    await stand_in.gateway.connected()
    assert before not in stand_in.gateway.sessions
    await stand_in.north.command("show")


@pytest.mark.usefixtures("client")
async def test_what_was_missed_while_cut_is_told_on_resuming(stand_in: StandIn) -> None:
    (session,) = stand_in.gateway.sessions.values()
    await stand_in.gateway.drop()
    await stand_in.wait_for(lambda: session.link is None)
    north, south = (
        asyncio.create_task(actor.command("show", start=number))
        for number, actor in enumerate((stand_in.north, stand_in.south))
    )
    assert texts((await north).message) == "The count is 0"
    assert texts((await south).message) == "The count is 1"
    told = [json.loads(text)["t"] for _, text in session.backlog]
    assert told[-3:] == ["INTERACTION_CREATE", "INTERACTION_CREATE", "RESUMED"]


@pytest.mark.usefixtures("client")
@pytest.mark.parametrize("resumable", [True, False])
async def test_an_invalid_session_is_resumed_or_begun_anew(
    stand_in: StandIn, *, resumable: bool
) -> None:
    (session,) = stand_in.gateway.sessions.values()
    link = session.link
    stand_in.gateway.invalidate(resumable=resumable)
    lost = asyncio.create_task(stand_in.north.command("show", start=1))
    if resumable:
        await stand_in.wait_for(lambda: session.link not in (None, link))
        assert texts((await lost).message) == "The count is 1"
    else:
        with pytest.raises(InteractionFailedError):
            await lost
        await stand_in.gateway.connected()
    assert (session in stand_in.gateway.sessions.values()) is resumable
    assert texts((await stand_in.north.command("show", start=2)).message) == "The count is 2"


async def test_events_come_in_another_order_than_they_were_made(stand_in: StandIn) -> None:
    class Listener(TinyClient):
        heard: list[int]

        async def on_interaction(self, interaction: discord.Interaction) -> None:
            self.heard.append(interaction.user.id)

    listener = Listener()
    listener.heard = []
    async with stand_in.run(listener):
        north, south = stand_in.north, stand_in.south
        stand_in.gateway.reorder(2)
        await asyncio.gather(north.command("show"), south.command("show"))
        assert listener.heard == [south.id, north.id]
        held = stand_in.gateway.reorder(3)
        waiting = asyncio.gather(north.command("show"), south.command("show"))
        stand_in.world.add_channel(stand_in.guild, "another kind of event")
        await stand_in.gateway.delivered()
        assert len(listener.heard) == 2
        held.release()
        await waiting
        assert listener.heard[2:] == [south.id, north.id]
        await north.command("show")


@pytest.mark.usefixtures("client")
async def test_a_request_to_reconnect_is_followed(stand_in: StandIn) -> None:
    (session,) = stand_in.gateway.sessions.values()
    link = session.link
    stand_in.gateway.ask_to_reconnect()
    await stand_in.wait_for(lambda: session.link not in (None, link))
    await stand_in.north.command("show")


class PacedBot(TinyShardedBot):
    """Has discord.py itself wait before it identifies again."""

    def __init__(self, *shards: int, count: int) -> None:
        super().__init__(count)
        self.shard_ids = list(shards)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Identify at once the first time, and wait as Discord asks after that."""
        if shard_id in self.seen:
            await discord.AutoShardedClient.before_identify_hook(self, shard_id, initial=initial)
        self.seen.add(shard_id)

    @property
    def seen(self) -> set[int | None]:
        return self.__dict__.setdefault("_seen_shards", set())


@pytest.mark.slow
async def test_a_session_that_begins_too_early_is_invalid() -> None:
    async with StandIn() as stand_in:
        gateway = stand_in.gateway
        gateway.shards, gateway.max_concurrency, gateway.paced = 3, 2, True
        async with stand_in.run(PacedBot(0, 1, 2, count=3)):
            begun = [(shard, may) for _, shard, may in gateway.identified]
            # The third is of the first one's group, and had to come again.
            assert begun == [(0, True), (1, True), (2, False), (2, True)]
            limit = gateway.session_start_limit()
            assert (limit["max_concurrency"], limit["remaining"]) == (2, 997)


async def test_a_shard_that_is_none_of_them_is_refused() -> None:
    async with StandIn() as stand_in:
        with pytest.raises(discord.ConnectionClosed) as closed:
            async with stand_in.run(PacedBot(3, count=3)):
                pass
        assert closed.value.code == 4010


async def test_each_server_speaks_to_its_shard_and_direct_messages_to_the_first() -> None:
    async with StandIn() as stand_in:
        stand_in.gateway.shards = 2
        home = int(stand_in.guild.id)
        other = stand_in.world.add_guild(
            "Next Door", stand_in.north.user, guild_id=str(home ^ 1 << 22)
        )
        async with stand_in.run(TinyShardedBot()) as bot:
            assert isinstance(bot, TinyShardedBot)
            assert bot.shard_count == 2
            assert {guild.shard_id for guild in bot.guilds} == {0, 1}
            room = stand_in.world.add_channel(other, "parlour")
            await stand_in.gateway.delivered()
            await stand_in.north.command("show", where=room)
            await stand_in.north.command("show")
            await stand_in.north.command("show", where=stand_in.north.dm())
        seen = {s.shard[0]: [json.loads(t) for _, t in s.backlog] for s in _sessions(stand_in)}
        clicks = {
            shard: [e["d"].get("guild_id") for e in events if e["t"] == "INTERACTION_CREATE"]
            for shard, events in seen.items()
        }
        near, far = (home >> 22) % 2, (home >> 22) % 2 ^ 1
        expected: dict[int, list[str | None]] = {near: [str(home)], far: [other.id]}
        expected[0].append(None)
        assert {s: sorted(map(str, c)) for s, c in clicks.items()} == {
            s: sorted(map(str, c)) for s, c in expected.items()
        }


def _sessions(stand_in: StandIn) -> list[Any]:
    return list(stand_in.gateway.sessions.values())


async def test_intents_decide_what_is_heard(stand_in: StandIn) -> None:
    class Listener(discord.Client):
        heard: list[str]

        async def on_message(self, message: discord.Message) -> None:
            self.heard.append(message.content)

    listener = Listener(intents=discord.Intents(guilds=True, messages=True))
    listener.heard = []
    async with stand_in.run(listener):
        stand_in.north.say("secret")
        stand_in.north.say("for you", where=stand_in.north.dm())
        stand_in.north.say(f"<@{stand_in.application_id}> hello")
        await stand_in.gateway.delivered()
    assert listener.heard == ["", "for you", f"<@{stand_in.application_id}> hello"]


async def test_a_privileged_intent_must_be_switched_on(stand_in: StandIn) -> None:
    client = discord.Client(intents=discord.Intents(guilds=True, members=True))
    with pytest.raises(discord.PrivilegedIntentsRequired):
        async with stand_in.run(client):
            pass
    stand_in.gateway.allowed_intents = discord.Intents(members=True).value
    again = discord.Client(intents=discord.Intents(guilds=True, members=True))
    async with stand_in.run(again):
        stand_in.south.leave()
        await stand_in.gateway.delivered()
        assert [m.name for m in again.guilds[0].members] == ["north", "Undercut"]


async def test_a_wrong_token_is_turned_away(stand_in: StandIn) -> None:
    stand_in.expect(0)
    client = TinyClient()
    with pytest.raises(discord.LoginFailure):
        await client.start("wrong")
    await client.close()


@pytest.mark.parametrize("wanted", ["zlib-stream", "zstd-stream", ""])
async def test_what_the_client_unpacks_is_what_was_sent(stand_in: StandIn, wanted: str) -> None:
    address = stand_in.gateway.url + (f"?compress={wanted}" if wanted else "")
    async with aiohttp.ClientSession() as session, session.ws_connect(address) as socket:
        frame = await socket.receive()
    text = frame.data
    if wanted == "zlib-stream":
        text = zlib.decompressobj().decompress(text)
    elif isinstance(text, bytes):
        zstandard = pytest.importorskip("zstandard")
        text = zstandard.ZstdDecompressor().decompressobj().decompress(text)
    assert json.loads(text)["op"] == 10


async def test_an_acknowledgement_takes_its_time(stand_in: StandIn) -> None:
    loop, address = asyncio.get_running_loop(), stand_in.gateway.url
    async with aiohttp.ClientSession() as session, session.ws_connect(address) as socket:
        assert (await socket.receive_json())["op"] == 10
        sent = loop.time()
        await socket.send_json({"op": 1, "d": None})
        assert (await socket.receive_json())["op"] == 11
        assert loop.time() - sent >= 0.9 * ACK_SECONDS
