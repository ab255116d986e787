"""A database and messages that an earlier bot left, and the presses that its members may make."""

import copy
import json
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from functools import cached_property
from pathlib import Path
from typing import Any

from data.storage.database import Database
from playground.driver import Actor, Answer, StandIn
from playground.standin.installs import owners
from playground.standin.models import COMPONENT, Channel, Guild, Interaction, Message, User
from tests.club.club_helpers import dice
from tests.data.storage import earlier_version
from tests.data.storage.prepared_database import copied_database
from tests.wire.harness import Clock, Harness, open_harness

Json = dict[str, Any]

BUTTON, MODAL = 2, 9
"""A component that is a button, and an answer that is a form."""

LATER = 1
"""Seconds after the recording at which the bot of today starts."""


@dataclass(frozen=True)
class RecordedPress:
    """Something to press, choose from or fill in, as it was sent.

    Attributes:
        kind: What kind of press the custom_id is of.
        by: The member who may press it.
        message: The id of the message on which it stands.
        custom_id: The custom_id; of a form, that of the form.
        type: The type of the component, as Discord numbers them.
        values: What is chosen in a menu.
        form: The form, as it was shown.
        fields: What is filled in there.
    """

    kind: str
    by: str
    message: str
    custom_id: str = ""
    type: int = BUTTON
    values: tuple[str, ...] = ()
    form: Json | None = None
    fields: Mapping[str, str] = field(default_factory=dict)

    @property
    def name(self) -> str:
        """The custom_id, and what is chosen or typed."""
        return " ".join((self.custom_id, *self.values, *self.fields.values()))


class Still(Clock):
    """The time of day at which a recording ended."""

    def __init__(self, moment: datetime) -> None:
        super().__init__()
        self._moment = moment

    def now(self) -> datetime:
        return self._moment + self.ahead


class Recording:
    """A folder with `database.sql` and `presses.json`, as its README.md describes them.

    Attributes:
        kinds: Every kind of press that there was.
        presses: What is to be pressed.
    """

    def __init__(self, folder: Path) -> None:
        self._sql = (folder / "database.sql").read_text("utf-8")
        self._told: Json = json.loads((folder / "presses.json").read_text("utf-8"))
        self.kinds: tuple[str, ...] = tuple(self._told["kinds"])
        self.presses = tuple(
            RecordedPress(**{**each, "values": tuple(each.get("values", ()))})
            for each in self._told["presses"]
        )

    @cached_property
    def _messages(self) -> dict[str, Json]:
        """What had been sent, by id."""
        return {each["id"]: each for each in self._told["messages"]}

    @asynccontextmanager
    async def reopened(self, folder: Path) -> AsyncIterator[Harness]:
        """Start the bot of today on a copy of the database, where its messages still stand."""
        await copied_database(folder, f"recording {self._told['bot']}", self._take_further)
        clock = Still(datetime.fromisoformat(self._told["clock"]) + timedelta(seconds=LATER))
        async with open_harness(
            folder,
            clock=clock,
            entropy=dice("reopened"),
            moment=self._told["discord_clock"] + LATER,
            furnish=self._furnish,
        ) as harness:
            yield harness

    async def _take_further(self, url: str) -> None:
        """Make the database, as the migrations of today change it."""
        await earlier_version.leave(self._sql, url)
        await (await Database.open(url)).close()

    def _furnish(self, discord: StandIn) -> None:
        """Put the recorded server, its members and their messages in the place of the usual."""
        world, told = discord.world, self._told
        for there in (world.users, world.guilds, world.channels):
            there.clear()
        world.bot.id = told["bot"]
        users = [world.bot, *(User(**each) for each in told["members"])]
        world.users |= {each.id: each for each in users}
        guild = Guild(**told["server"])
        guild.members |= dict.fromkeys(world.users, told["discord_clock"])
        world.guilds[guild.id] = guild
        world.channels |= {each["id"]: Channel(**each) for each in told["channels"]}
        for each in told["messages"]:
            self._put(discord, each)
        discord.guild = guild
        discord.channel = next(each for each in world.channels.values() if each.guild_id)
        discord.members = {
            each.username: Actor(discord.server, each, discord.channel)
            for each in users
            if not each.bot
        }

    def _put(self, discord: StandIn, shape: Json) -> None:
        """Put a message into its channel as it was sent."""
        world, created = discord.world, self._told["discord_clock"]
        message = Message(author_id=world.bot.id, created=created, **copy.deepcopy(shape))
        world.channels[message.channel_id].messages[message.id] = message

    async def press(self, harness: Harness, sent: RecordedPress) -> Answer:
        """Do what a member may do, on the message as it was sent."""
        shape = self._messages[sent.message]
        actor = harness.discord.members[sent.by]
        channel = harness.discord.world.channels[shape["channel_id"]]
        if sent.form is not None:
            return await actor.submit(self._shown(harness, sent, actor, channel), **sent.fields)
        # An earlier press may have changed it, or taken it away.
        self._put(harness.discord, shape)
        if sent.type == BUTTON:
            return await actor.press(shape, sent.custom_id)
        return await actor.choose(shape, sent.custom_id, *sent.values)

    def _shown(
        self, harness: Harness, sent: RecordedPress, actor: Actor, channel: Channel
    ) -> Answer:
        """A form as a member has it before them."""
        world = harness.discord.world
        shown = Interaction(
            world.ids.next(),
            "shown before",
            COMPONENT,
            actor.user.id,
            channel.id,
            channel.guild_id,
            {"custom_id": sent.custom_id},
            world.clock.now(),
            message_id=sent.message,
            kind=MODAL,
            modal=sent.form,
            owners=owners(world, actor.user, channel),
        )
        return Answer(harness.discord.server, shown)
