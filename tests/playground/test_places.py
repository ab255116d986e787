"""Where a member alone has installed the application: groups, and servers without the bot."""

import asyncio
import json
from collections.abc import AsyncIterator
from typing import Any

import discord
import pytest
from discord import ui

from playground.driver import Answer, CannotDoError, StandIn, texts
from playground.standin.models import DM, GROUP_DM, PUBLIC_THREAD, Channel
from playground.standin.permissions import BITS
from playground.standin.shapes import interaction_json

Json = dict[str, Any]
AMONG_PEOPLE = BITS["attach_files"] | BITS["embed_links"] | BITS["mention_everyone"]
WITH_BOT = AMONG_PEOPLE | BITS["use_external_emojis"]


class Traveller(discord.Client):
    """Hands its interactions over to the test, from wherever it is installed."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents.default(), guild_ready_timeout=0.05)
        self.caught: asyncio.Queue[discord.Interaction] = asyncio.Queue()

    async def setup_hook(self) -> None:
        anywhere = {"integration_types": [0, 1], "contexts": [0, 1, 2]}
        commands = [
            {"name": "anywhere", "description": "d", **anywhere},
            {"name": "servers", "description": "d", **anywhere, "contexts": [0]},
            {"name": "private", "description": "d", **anywhere, "contexts": [1, 2]},
            {
                "name": "invited",
                "description": "d",
                "integration_types": [0],
                "contexts": [0, 1, 2],
            },
            {"name": "own", "description": "d", "integration_types": [1], "contexts": [0, 1, 2]},
            {"name": "plain", "description": "d"},
            {"name": "Meet", "type": 2, **anywhere},
        ]
        assert self.application_id is not None
        await self.http.bulk_upsert_global_commands(self.application_id, commands)  # type: ignore[arg-type]

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        await self.caught.put(interaction)


def button() -> ui.View:
    view = ui.View(timeout=None)
    view.add_item(ui.Button(label="Press", custom_id="press"))
    return view


class Journey:
    """A stand-in with a traveller, and the places to which it may go."""

    def __init__(self, stand_in: StandIn, client: Traveller) -> None:
        self.stand_in = stand_in
        self.client = client
        self.north, self.south = stand_in.north, stand_in.south
        self.east = stand_in.add_member("East")
        self.places = {
            "server": stand_in.channel,
            "abroad": stand_in.add_room("Abroad", self.east, self.north, self.south, bot=False),
            "bot": self.north.dm(),
            "group": stand_in.add_group(self.north, self.south, name="Card night"),
            "friends": stand_in.add_dm(self.north, self.south),
        }

    async def begin(
        self, place: str, command: str = "anywhere"
    ) -> tuple[discord.Interaction, "asyncio.Task[Answer]"]:
        asking = asyncio.create_task(self.north.command(command, where=self.places[place]))
        return await self.client.caught.get(), asking

    async def answer(self, place: str, *, ephemeral: bool = False) -> Answer:
        interaction, asking = await self.begin(place)
        await interaction.response.send_message("Well", view=button(), ephemeral=ephemeral)
        return await asking

    def told(self, interaction: discord.Interaction) -> Json:
        world = self.stand_in.world
        return interaction_json(world, world.interactions[str(interaction.id)])


@pytest.fixture
async def journey(stand_in: StandIn) -> AsyncIterator[Journey]:
    client = Traveller()
    async with stand_in.run(client):
        yield Journey(stand_in, client)


# What is offered where

NOT_INSTALLED = {
    "server": {"anywhere", "servers", "invited", "plain"},
    "abroad": set[str](),
    "bot": {"anywhere", "private", "invited", "plain"},
    "group": set[str](),
    "friends": set[str](),
}
INSTALLED = {
    "server": {"anywhere", "servers", "invited", "own", "plain"},
    "abroad": {"anywhere", "servers", "own"},
    "bot": {"anywhere", "private", "invited", "own", "plain"},
    "group": {"anywhere", "private", "own"},
    "friends": {"anywhere", "private", "own"},
}


@pytest.mark.parametrize("place", INSTALLED)
async def test_commands_are_offered_where_they_are_meant_and_installed(
    journey: Journey, place: str
) -> None:
    def offered() -> set[str]:
        channel = journey.places[place]
        commands = people.commands_in(journey.north.user, channel)
        return {command["name"] for command in commands if command["type"] == 1}

    people = journey.stand_in.server.people
    assert offered() == NOT_INSTALLED[place]
    journey.north.install()
    assert offered() == INSTALLED[place]
    journey.north.uninstall()
    assert offered() == NOT_INSTALLED[place]


async def test_a_command_that_is_not_offered_cannot_be_used(journey: Journey) -> None:
    for place in ("abroad", "group", "friends"):
        with pytest.raises(CannotDoError):
            await journey.north.command("anywhere", where=journey.places[place])
    journey.north.install()
    for name, place in (("invited", "abroad"), ("servers", "group"), ("private", "server")):
        with pytest.raises(CannotDoError):
            await journey.north.command(name, where=journey.places[place])
    with pytest.raises(CannotDoError):
        await journey.east.command("anywhere", where=journey.places["group"])


# What the bot hears


@pytest.mark.parametrize(
    ("place", "context", "owner", "permissions"),
    [
        ("server", 0, "guild", None),
        ("abroad", 0, None, WITH_BOT),
        ("bot", 1, "0", WITH_BOT),
        ("group", 2, None, AMONG_PEOPLE),
        ("friends", 2, None, AMONG_PEOPLE),
    ],
)
async def test_an_interaction_says_where_and_by_whose_installation_it_came(
    journey: Journey, place: str, context: int, owner: str | None, permissions: int | None
) -> None:
    journey.north.install()
    interaction, asking = await journey.begin(place)
    told = journey.told(interaction)
    channel = journey.places[place]
    owners = {"1": journey.north.user.id}
    if owner is not None:
        owners["0"] = str(channel.guild_id) if owner == "guild" else owner
    assert (told["context"], told["authorizing_integration_owners"]) == (context, owners)
    if permissions is not None:
        assert int(told["app_permissions"]) == permissions
    assert ("member" in told, "user" in told) == (context == 0, context != 0)
    assert told.get("guild_id") == channel.guild_id
    assert interaction.is_guild_integration() == (owner == "guild")
    assert interaction.is_user_integration()
    await interaction.response.send_message("Well")
    metadata = (await asking).message["interaction_metadata"]
    assert metadata["authorizing_integration_owners"] == owners


@pytest.mark.parametrize(
    ("command", "owners"), [("anywhere", {"0", "1"}), ("invited", {"0"}), ("own", {"1"})]
)
async def test_only_installations_that_a_command_supports_count(
    journey: Journey, command: str, owners: set[str]
) -> None:
    journey.north.install()
    interaction, asking = await journey.begin("server", command)
    assert journey.told(interaction)["authorizing_integration_owners"].keys() == owners
    await interaction.response.send_message("Well")
    await asking


async def test_a_group_is_described(journey: Journey) -> None:
    journey.north.install()
    interaction, asking = await journey.begin("group")
    assert isinstance(interaction.channel, discord.GroupChannel)
    assert (interaction.channel.name, interaction.channel.owner_id) == (
        "Card night",
        journey.north.id,
    )
    assert [user.id for user in interaction.channel.recipients] == [
        journey.north.id,
        journey.south.id,
    ]
    assert journey.told(interaction)["channel"]["type"] == GROUP_DM
    await interaction.response.send_message("Well")
    await asking


async def test_a_group_without_a_name_and_the_messages_of_friends(journey: Journey) -> None:
    journey.north.install()
    journey.places["group"] = journey.stand_in.add_group(journey.north, journey.east)
    for place, name, kind in (("group", None, GROUP_DM), ("friends", None, DM)):
        interaction, asking = await journey.begin(place)
        told = journey.told(interaction)["channel"]
        assert (told.get("name"), told["type"], len(told["recipients"])) == (name, kind, 2)
        await interaction.response.send_message("Well")
        await asking


async def test_the_bot_hears_nothing_else_of_where_it_is_not(journey: Journey) -> None:
    world, stand_in = journey.stand_in.world, journey.stand_in
    (session,) = stand_in.gateway.sessions.values()
    before = session.sequence
    journey.north.install()
    abroad = journey.places["abroad"]
    for place in ("abroad", "group", "friends"):
        journey.north.say("hello", where=journey.places[place])
        answer = await journey.answer(place)
        world.remove_message(journey.places[place].messages[answer.message["id"]])
    stand_in.add_room("Further abroad", journey.north, bot=False)
    world.leave(world.guilds[abroad.guild_id or ""], journey.south.user)
    heard = [json.loads(text)["t"] for number, text in session.backlog if number > before]
    assert heard == ["INTERACTION_CREATE"] * 3
    journey.north.say("hello", where=stand_in.channel)
    assert json.loads(session.backlog[-1][1])["t"] == "MESSAGE_CREATE"


async def test_a_server_without_the_bot_is_unknown_to_it(journey: Journey) -> None:
    assert [guild.name for guild in journey.client.guilds] == ["The Card Room"]
    guild = journey.stand_in.world.guilds[journey.places["abroad"].guild_id or ""]
    journey.stand_in.world.join(guild, journey.stand_in.world.bot)
    await journey.stand_in.gateway.delivered()
    assert {guild.name for guild in journey.client.guilds} == {"The Card Room", "Abroad"}


# Presses


@pytest.mark.parametrize("place", ["abroad", "group", "friends"])
async def test_whoever_sees_an_answer_may_press_on_it(journey: Journey, place: str) -> None:
    journey.north.install()
    answer = await journey.answer(place)
    first = journey.stand_in.world.interactions[answer.interaction.id]
    pressing = asyncio.create_task(journey.south.press(answer, "Press"))
    interaction = await journey.client.caught.get()
    told = journey.told(interaction)
    assert told["authorizing_integration_owners"] == {"1": journey.north.user.id}
    assert interaction.user.id == journey.south.id
    assert interaction.token != first.token
    await interaction.response.edit_message(content="Pressed")
    await pressing
    assert texts(answer.message) == "Pressed"
    await interaction.edit_original_response(content="Twice")
    assert texts(answer.message) == "Twice"
    journey.stand_in.clock.advance(901)
    journey.stand_in.expect(50027)
    with pytest.raises(discord.HTTPException):
        await interaction.edit_original_response(content="Late")


async def test_on_the_bots_own_message_the_one_who_presses_counts(journey: Journey) -> None:
    journey.south.install()
    channel = journey.client.get_channel(int(journey.stand_in.channel.id))
    assert isinstance(channel, discord.TextChannel)
    await channel.send("Well", view=button())
    own = await journey.south.sees("Well")
    answer = await journey.answer("server")
    guild = journey.stand_in.guild.id
    for message, owners in (
        (own, {"0": guild, "1": journey.south.user.id}),
        (answer, {"0": guild}),  # North, who asked for it, hasn't installed the application
    ):
        pressing = asyncio.create_task(journey.south.press(message, "Press"))
        interaction = await journey.client.caught.get()
        assert journey.told(interaction)["authorizing_integration_owners"] == owners
        await interaction.response.edit_message(content="Pressed")
        await pressing


async def test_a_members_menu_in_a_group_knows_users_alone(journey: Journey) -> None:
    journey.north.install()
    for place, members in (("group", False), ("abroad", True)):
        channel = journey.places[place]
        asking = asyncio.create_task(
            journey.north.user_command("Meet", journey.south, where=channel)
        )
        interaction = await journey.client.caught.get()
        resolved = journey.told(interaction)["data"]["resolved"]
        assert list(resolved["users"]) == [journey.south.user.id]
        assert ("members" in resolved) is members
        await interaction.response.send_message("Well")
        await asking


async def test_who_is_not_there_cannot_press(journey: Journey) -> None:
    journey.north.install()
    answer = await journey.answer("group")
    with pytest.raises(CannotDoError):
        await journey.east.press(answer, "Press")
    hidden = await journey.answer("group", ephemeral=True)
    with pytest.raises(CannotDoError):
        await journey.south.press(hidden, "Press")


async def test_a_form_belongs_to_who_authorized_what_showed_it(journey: Journey) -> None:
    journey.north.install()
    answer = await journey.answer("group")
    pressing = asyncio.create_task(journey.south.press(answer, "Press"))
    interaction = await journey.client.caught.get()
    form = ui.Modal(title="A form", custom_id="form")
    form.add_item(ui.Label(text="Word", component=ui.TextInput(custom_id="word")))
    await interaction.response.send_modal(form)
    sending = asyncio.create_task(journey.south.submit(await pressing, word="gin"))
    sent = await journey.client.caught.get()
    told = journey.told(sent)
    assert told["authorizing_integration_owners"] == {"1": journey.north.user.id}
    assert told["context"] == 2
    await sent.response.send_message("Well", ephemeral=True)
    assert (await sending).ephemeral


# Follow-ups


async def send_five_more(interaction: discord.Interaction) -> None:
    for number in range(5):
        message = await interaction.followup.send(f"more {number}", wait=True)
        await message.edit(content=f"changed {number}")
    await interaction.edit_original_response(content="Changed")


@pytest.mark.parametrize("place", ["abroad", "group", "friends"])
async def test_five_follow_ups_by_a_members_installation(journey: Journey, place: str) -> None:
    journey.stand_in.expect(40094)
    journey.north.install()
    interaction, asking = await journey.begin(place)
    await interaction.response.defer()
    await asking
    await interaction.followup.send("Well")  # it takes the place of "is thinking"
    await send_five_more(interaction)
    with pytest.raises(discord.HTTPException) as caught:
        await interaction.followup.send("too much")
    assert caught.value.code == 40094


@pytest.mark.parametrize("place", ["server", "bot"])
async def test_any_number_of_follow_ups_where_the_bot_is(journey: Journey, place: str) -> None:
    journey.north.install()
    interaction, asking = await journey.begin(place)
    await interaction.response.send_message("Well")
    await asking
    await send_five_more(interaction)
    await interaction.followup.send("One more")


# Without the permission to use external apps


def forbid(channel: Channel) -> None:
    channel.withheld.add("use_external_apps")


async def test_answers_are_ephemeral_without_the_permission(journey: Journey) -> None:
    journey.north.install()
    assert not (await journey.answer("abroad")).ephemeral
    forbid(journey.places["abroad"])
    interaction, asking = await journey.begin("abroad")
    callback = await interaction.response.send_message("Well", view=button())
    assert callback.is_ephemeral()
    assert (await asking).ephemeral
    more = await interaction.followup.send("more", wait=True)
    assert more.flags.ephemeral
    interaction, asking = await journey.begin("abroad")
    await interaction.response.defer(thinking=True)
    filled = await interaction.edit_original_response(content="Well")
    assert filled.flags.ephemeral
    assert [texts(m) for m in journey.south.messages(journey.places["abroad"])] == ["Well"]
    await asking


async def test_the_permission_of_who_presses_counts(journey: Journey) -> None:
    journey.north.install()
    answer = await journey.answer("abroad")
    forbid(journey.places["abroad"])
    for actor, ephemeral in ((journey.south, True), (journey.east, False)):
        pressing = asyncio.create_task(actor.press(answer, "Press"))
        interaction = await journey.client.caught.get()
        await interaction.response.send_message("Mine")
        assert (await pressing).ephemeral is ephemeral


@pytest.mark.parametrize("place", ["server", "bot", "group"])
async def test_elsewhere_the_permission_means_nothing(journey: Journey, place: str) -> None:
    channel = journey.south.dm() if place == "bot" else journey.places[place]
    forbid(channel)
    journey.south.install()
    for command in ("anywhere", "own"):
        asking = asyncio.create_task(journey.south.command(command, where=channel))
        interaction = await journey.client.caught.get()
        await interaction.response.send_message("Well")
        assert not (await asking).ephemeral


async def test_a_thread_withholds_what_its_channel_does(journey: Journey) -> None:
    world, guild = journey.stand_in.world, journey.stand_in.guild
    channel = journey.stand_in.channel
    thread = Channel(
        world.ids.next(),
        PUBLIC_THREAD,
        "Deal",
        guild.id,
        parent_id=channel.id,
        owner_id=world.bot.id,
    )
    world.add_thread(thread)
    forbid(channel)
    for user, held in ((journey.south.user, False), (journey.north.user, True)):
        bits = world.permissions_in(guild, thread, user)
        assert bool(bits & BITS["use_external_apps"]) is held
