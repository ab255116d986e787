"""What the bot may ask about servers, members, channels, threads and itself."""

import io

import discord
import pytest

from playground.driver import StandIn, texts


async def test_servers_and_members_are_described(client: discord.Client, stand_in: StandIn) -> None:
    stand_in.expect(10004, 10007)
    guild = await client.fetch_guild(int(stand_in.guild.id))
    assert guild.name == "The Card Room"
    assert [channel.name for channel in await guild.fetch_channels()] == ["gin-table"]
    assert [role.name for role in await guild.fetch_roles()] == ["@everyone"]
    assert (await guild.fetch_member(stand_in.south.id)).display_name == "South"
    assert [g.id async for g in client.fetch_guilds()] == [guild.id]
    stand_in.south.leave()
    with pytest.raises(discord.NotFound):
        await guild.fetch_member(stand_in.south.id)
    with pytest.raises(discord.NotFound):
        await client.fetch_guild(1)
    assert (await client.fetch_user(stand_in.south.id)).name == "south"
    assert (await client.application_info()).id == stand_in.application_id


async def test_history_is_read_from_either_end(
    channel: discord.TextChannel, stand_in: StandIn
) -> None:
    sent = [await channel.send(str(n)) for n in range(5)]
    stand_in.north.say("a member speaks")
    newest = [m.content async for m in channel.history(limit=2)]
    assert newest == ["a member speaks", "4"]
    assert [m.content async for m in channel.history(before=sent[2])] == ["1", "0"]
    after = [m.content async for m in channel.history(after=sent[3], oldest_first=True)]
    assert after == ["4", "a member speaks"]
    assert (await channel.fetch_message(sent[0].id)).content == "0"


async def test_an_answer_to_a_message_names_it(
    channel: discord.TextChannel, stand_in: StandIn
) -> None:
    stand_in.expect(50035)
    first = await channel.send("question")
    second = await first.reply("answer")
    assert second.reference is not None
    assert second.reference.message_id == first.id
    await first.delete()
    with pytest.raises(discord.HTTPException):
        await first.reply("too late")


async def test_threads_are_opened_joined_and_listed(
    channel: discord.TextChannel, stand_in: StandIn
) -> None:
    stand_in.expect(160004, 50001)
    message = await channel.send("table 1")
    thread = await message.create_thread(name="Table 1")
    assert thread.id == message.id
    with pytest.raises(discord.HTTPException):
        await message.create_thread(name="again")
    await thread.add_user(discord.Object(stand_in.south.id))
    assert {m.id for m in await thread.fetch_members()} == {
        stand_in.application_id,
        stand_in.south.id,
    }
    assert [t.id for t in await channel.guild.active_threads()] == [thread.id]
    private = await channel.create_thread(name="private", type=discord.ChannelType.private_thread)
    await private.edit(name="renamed")
    assert stand_in.world.channels[str(private.id)].name == "renamed"
    stand_in.channel.denied.add("view_channel")
    with pytest.raises(discord.Forbidden):
        await private.send("closed")


async def test_nobody_elses_message_is_edited_or_deleted(
    channel: discord.TextChannel, stand_in: StandIn
) -> None:
    stand_in.expect(50005, 50013)
    theirs = channel.get_partial_message(int(stand_in.north.say("mine")["id"]))
    with pytest.raises(discord.Forbidden) as edited:
        await theirs.edit(content="yours")
    with pytest.raises(discord.Forbidden) as deleted:
        await theirs.delete()
    assert (edited.value.code, deleted.value.code) == (50005, 50013)


async def test_a_new_server_and_its_channel_reach_the_bot(
    client: discord.Client, stand_in: StandIn
) -> None:
    east = stand_in.add_member("East")
    parlour = stand_in.add_room("Next Door", stand_in.north, east)
    await stand_in.gateway.delivered()
    assert {guild.name for guild in client.guilds} == {"The Card Room", "Next Door"}
    answer = await east.command("show", where=parlour, start=2)
    assert texts(answer.message) == "The count is 2"
    assert stand_in.south.messages(parlour) == []
    stand_in.world.leave(stand_in.world.guilds[parlour.guild_id or ""], stand_in.world.bot)
    await stand_in.gateway.delivered()
    assert [guild.name for guild in client.guilds] == ["The Card Room"]


async def test_a_files_size_is_limited(channel: discord.TextChannel, stand_in: StandIn) -> None:
    stand_in.expect(40005)
    large = discord.File(io.BytesIO(bytes(10 * 1024 * 1024 + 1)), "large.bin")
    with pytest.raises(discord.HTTPException) as caught:
        await channel.send(file=large)
    assert caught.value.status == 413


async def test_an_edit_keeps_drops_and_adds_files(
    channel: discord.TextChannel, stand_in: StandIn
) -> None:
    def file(name: str) -> discord.File:
        return discord.File(io.BytesIO(name.encode()), name)

    message = await channel.send("files", files=[file("a.txt"), file("b.txt")])
    message = await message.edit(attachments=[message.attachments[1], file("c.txt")])
    assert [a.filename for a in message.attachments] == ["b.txt", "c.txt"]
    assert await message.attachments[1].read() == b"c.txt"
    (sent, *_) = stand_in.requests("PATCH", "/channels/*/messages/*")
    assert sent.uploads == ("c.txt",)


async def test_nothing_in_the_log_is_the_token(
    channel: discord.TextChannel, stand_in: StandIn
) -> None:
    await channel.send("hello")
    assert stand_in.requests("POST", "/channels/*/messages")[0].body["content"] == "hello"
    assert all(stand_in.token not in repr(e) for e in stand_in.requests())


async def test_a_thread_archives_itself_when_nothing_happens_in_it(
    channel: discord.TextChannel, stand_in: StandIn
) -> None:
    thread = await (await channel.send("a game")).create_thread(
        name="Table 1", auto_archive_duration=60
    )
    stored = stand_in.world.channels[str(thread.id)]
    stand_in.clock.advance(3599)
    await thread.send("a move")
    stand_in.clock.advance(3599)
    assert not stored.archived
    await thread.edit(auto_archive_duration=1440)
    stand_in.clock.advance(86_399)
    assert not stored.archived
    stand_in.clock.advance(1)
    assert stored.archived
    await stand_in.gateway.delivered()
    assert channel.guild.get_thread(thread.id) is None  # only those that are open are kept


async def test_a_message_outlives_the_thread_on_it(
    channel: discord.TextChannel, stand_in: StandIn
) -> None:
    message = await channel.send("a game")
    thread = await message.create_thread(name="Table 1")
    assert thread.id == message.id
    stand_in.world.remove_channel(stand_in.world.channels[str(thread.id)])
    assert (await channel.fetch_message(message.id)).content == "a game"
