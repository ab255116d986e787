"""The rules of answering: once, in three seconds, and for fifteen minutes after."""

import asyncio
from collections.abc import AsyncIterator

import discord
import pytest
from discord import app_commands

from playground.driver import Answer, CannotDoError, InteractionFailedError, StandIn, texts


class Catcher(discord.Client):
    """Hands every interaction over to the test."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True), guild_ready_timeout=0.05)
        self.caught: asyncio.Queue[discord.Interaction] = asyncio.Queue()

    async def setup_hook(self) -> None:
        tree = app_commands.CommandTree(self)

        @tree.command(description="Catch")
        async def catch(interaction: discord.Interaction) -> None:
            await self.caught.put(interaction)

        @tree.command(description="Servers only")
        @app_commands.guild_only
        async def here(interaction: discord.Interaction) -> None:
            await self.caught.put(interaction)

        @tree.command(description="For those who manage the server")
        @app_commands.default_permissions(manage_guild=True)
        async def manage(interaction: discord.Interaction) -> None:
            await self.caught.put(interaction)

        await tree.sync()

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        if interaction.type is discord.InteractionType.component:
            await self.caught.put(interaction)


@pytest.fixture
async def catcher(stand_in: StandIn) -> AsyncIterator[Catcher]:
    client = Catcher()
    async with stand_in.run(client):
        yield client


async def _catch(
    stand_in: StandIn, catcher: Catcher
) -> tuple[discord.Interaction, asyncio.Task[Answer]]:
    asking = asyncio.create_task(stand_in.north.command("catch"))
    return await catcher.caught.get(), asking


async def test_a_late_answer_is_unknown(stand_in: StandIn, catcher: Catcher) -> None:
    stand_in.expect(10062)
    interaction, asking = await _catch(stand_in, catcher)
    stand_in.clock.advance(3.5)
    with pytest.raises(discord.NotFound) as caught:
        await interaction.response.send_message("late")
    assert caught.value.code == 10062
    with pytest.raises(InteractionFailedError):
        await asking


async def test_a_second_answer_is_refused(stand_in: StandIn, catcher: Catcher) -> None:
    stand_in.expect(40060)
    interaction, asking = await _catch(stand_in, catcher)
    await interaction.response.send_message("one")
    await asking
    interaction.response._response_type = None
    with pytest.raises(discord.HTTPException) as caught:
        await interaction.response.send_message("two")
    assert caught.value.code == 40060


async def test_a_follow_up_needs_an_answer_first(stand_in: StandIn, catcher: Catcher) -> None:
    stand_in.expect(10015)
    interaction, asking = await _catch(stand_in, catcher)
    with pytest.raises(discord.NotFound) as caught:
        await interaction.followup.send("first?")
    assert caught.value.code == 10015
    await interaction.response.send_message("now")
    await asking


async def test_the_token_ends_after_fifteen_minutes(stand_in: StandIn, catcher: Catcher) -> None:
    stand_in.expect(50027)
    interaction, asking = await _catch(stand_in, catcher)
    await interaction.response.send_message("hello", ephemeral=True)
    await asking
    stand_in.clock.advance(899)
    await interaction.edit_original_response(content="still")
    stand_in.clock.advance(2)
    with pytest.raises(discord.HTTPException) as caught:
        await interaction.edit_original_response(content="over")
    assert caught.value.code == 50027


async def test_the_first_follow_up_takes_the_place_of_thinking(
    stand_in: StandIn, catcher: Catcher
) -> None:
    interaction, asking = await _catch(stand_in, catcher)
    await interaction.response.defer(ephemeral=True)
    answer = await asking
    assert answer.ephemeral
    await interaction.followup.send("thought")
    await interaction.followup.send("and more")
    assert texts(answer.message) == "thought"
    assert [texts(m) for m in stand_in.north.messages()] == ["thought", "and more"]
    assert [texts(m) for m in stand_in.south.messages()] == ["and more"]


@pytest.mark.parametrize("promised", [True, False])
async def test_the_first_follow_up_is_seen_by_those_who_saw_thinking(
    stand_in: StandIn, catcher: Catcher, *, promised: bool
) -> None:
    """Whatever it asks for: Discord takes it for an edit of "is thinking"."""
    interaction, asking = await _catch(stand_in, catcher)
    await interaction.response.defer(ephemeral=promised)
    answer = await asking
    assert (stand_in.south.messages() == []) is promised
    await interaction.followup.send("first", ephemeral=not promised)
    assert answer.ephemeral is promised
    await interaction.followup.send("second", ephemeral=not promised)
    seen = {True: ["second"], False: ["first"]}[promised]
    assert [texts(one) for one in stand_in.south.messages()] == seen
    assert [texts(one) for one in stand_in.north.messages()] == ["first", "second"]


@pytest.mark.parametrize("promised", [True, False])
async def test_an_edit_of_thinking_is_seen_by_those_who_saw_that(
    stand_in: StandIn, catcher: Catcher, *, promised: bool
) -> None:
    interaction, asking = await _catch(stand_in, catcher)
    await interaction.response.defer(ephemeral=promised)
    answer = await asking
    await interaction.edit_original_response(content="first")
    assert answer.ephemeral is promised
    await interaction.followup.send("second", ephemeral=not promised)
    seen = {True: ["second"], False: ["first"]}[promised]
    assert [texts(one) for one in stand_in.south.messages()] == seen


@pytest.mark.parametrize("promised", [True, False])
async def test_after_thinking_was_deleted_a_follow_up_is_seen_as_it_asks(
    stand_in: StandIn, catcher: Catcher, *, promised: bool
) -> None:
    interaction, asking = await _catch(stand_in, catcher)
    await interaction.response.defer(ephemeral=promised)
    await asking
    await interaction.delete_original_response()
    await interaction.followup.send("first", ephemeral=not promised)
    assert [texts(one) for one in stand_in.south.messages()] == (["first"] if promised else [])
    assert [texts(one) for one in stand_in.north.messages()] == ["first"]


@pytest.mark.parametrize("thinking", [True, False])
async def test_a_follow_up_to_a_deferred_click(
    stand_in: StandIn, catcher: Catcher, *, thinking: bool
) -> None:
    """A click may promise a message of its own; else nothing stands there to be filled in."""
    interaction, asking = await _catch(stand_in, catcher)
    view = discord.ui.View(timeout=None)
    view.add_item(discord.ui.Button(label="Go", custom_id="go"))
    await interaction.response.send_message("pressed", view=view)
    shown = await asking
    pressing = asyncio.create_task(stand_in.south.press(shown, "Go"))
    click = await catcher.caught.get()
    await click.response.defer(thinking=thinking)
    assert (await pressing).kind == ("deferred" if thinking else "deferred_update")
    await click.followup.send("first", ephemeral=True)
    north = [texts(one) for one in stand_in.north.messages()]
    assert north == (["pressed", "first"] if thinking else ["pressed"])
    assert [texts(one) for one in stand_in.south.messages()] == ["pressed", "first"]
    assert texts(shown.message) == "pressed"


async def test_an_ephemeral_message_is_out_of_the_channels_reach(
    stand_in: StandIn, catcher: Catcher
) -> None:
    stand_in.expect(10008)
    interaction, asking = await _catch(stand_in, catcher)
    await interaction.response.send_message("private", ephemeral=True)
    message_id = int((await asking).message["id"])
    assert isinstance(interaction.channel, discord.TextChannel)
    with pytest.raises(discord.NotFound):
        await interaction.channel.get_partial_message(message_id).edit(content="?")
    await interaction.delete_original_response()
    assert stand_in.north.messages() == []


async def test_a_click_may_be_deferred_and_its_message_edited(
    stand_in: StandIn, catcher: Catcher
) -> None:
    interaction, asking = await _catch(stand_in, catcher)
    view = discord.ui.View(timeout=None)
    view.add_item(discord.ui.Button(label="Go", custom_id="go"))
    await interaction.response.send_message("before", view=view)
    shown = await asking
    pressing = asyncio.create_task(stand_in.south.press(shown, "Go"))
    click = await catcher.caught.get()
    await click.response.defer()
    assert (await pressing).kind == "deferred_update"
    await click.edit_original_response(content="after", view=None)
    assert texts(shown.message) == "after"
    with pytest.raises(CannotDoError):
        await stand_in.south.press(shown, "Go")


@pytest.mark.usefixtures("catcher")
async def test_commands_are_offered_where_they_belong(stand_in: StandIn) -> None:
    north, south = stand_in.north, stand_in.south
    people = stand_in.server.people
    offered = {
        (who.name, where.type): {c["name"] for c in people.commands_in(who.user, where)}
        for who in (north, south)
        for where in (stand_in.channel, who.dm())
    }
    assert offered == {
        ("North", 0): {"catch", "here", "manage"},
        ("South", 0): {"catch", "here"},
        ("North", 1): {"catch", "manage"},
        ("South", 1): {"catch", "manage"},
    }


@pytest.mark.usefixtures("catcher")
async def test_a_repeated_sync_keeps_ids_and_versions(stand_in: StandIn, catcher: Catcher) -> None:
    before = {c["name"]: (c["id"], c["version"]) for c in stand_in.world.commands.values()}
    payload = [
        {"name": "catch", "description": "Catch", "type": 1, "options": [], "nsfw": False},
        {"name": "here", "description": "Changed", "type": 1},
    ]
    await catcher.http.bulk_upsert_global_commands(stand_in.application_id, payload)  # type: ignore[arg-type]
    after = {c["name"]: (c["id"], c["version"]) for c in stand_in.world.commands.values()}
    assert set(after) == {"catch", "here"}
    assert after["here"][0] == before["here"][0]
    assert after["here"][1] != before["here"][1]


async def test_mentions_ping_only_whom_they_may(
    stand_in: StandIn, channel: discord.TextChannel
) -> None:
    both = f"{stand_in.north.mention} and {stand_in.south.mention}"
    everyone = await channel.send(both)
    assert len(everyone.mentions) == 2
    only = discord.AllowedMentions(everyone=False, users=[discord.Object(stand_in.south.id)])
    one = await channel.send(both, allowed_mentions=only)
    assert [user.id for user in one.mentions] == [stand_in.south.id]
    none = await channel.send(both, allowed_mentions=discord.AllowedMentions.none())
    assert none.mentions == []


async def test_an_application_installed_by_a_user_alone(
    stand_in: StandIn, catcher: Catcher
) -> None:
    stand_in.expect(40094)
    await catcher.http.bulk_upsert_global_commands(
        stand_in.application_id,
        [{"name": "catch", "description": "Catch", "integration_types": [0, 1]}],  # type: ignore[list-item]
    )
    elsewhere = stand_in.add_room("Elsewhere", stand_in.north)
    stand_in.world.leave(stand_in.world.guilds[elsewhere.guild_id or ""], stand_in.world.bot)
    with pytest.raises(CannotDoError):
        await stand_in.north.command("catch", where=elsewhere)
    stand_in.north.user.installed = True
    asking = asyncio.create_task(stand_in.north.command("catch", where=elsewhere))
    interaction = await catcher.caught.get()
    assert interaction.is_user_integration()
    assert not interaction.is_guild_integration()
    await interaction.response.send_message("hello")
    await asking
    for _ in range(5):
        await interaction.followup.send("more")
    with pytest.raises(discord.HTTPException):
        await interaction.followup.send("too much")
