"""Requests sent by hand to a stand-in, each with what it is sent to."""

import io
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

import aiohttp

from playground.driver import StandIn
from playground.standin.models import (
    AUTOCOMPLETE,
    COMMAND,
    COMPONENT,
    COMPONENTS_V2,
    MODAL_SUBMIT,
    PUBLIC_THREAD,
    Channel,
    Emoji,
    Interaction,
    Message,
    ScheduledEvent,
)

Json = dict[str, Any]
TOKEN = "t" * 80


class Stage:
    """A stand-in furnished with one of everything that a request may be about.

    Attributes:
        names: What the variables in a request's path stand for.
    """

    def __init__(self, discord: StandIn, session: aiohttp.ClientSession) -> None:
        self.discord = discord
        self.world = discord.world
        self.north = self.world.users[discord.guild.owner_id]
        self._session = session
        self.plain = self._message(content="words")
        self.layout = self._message(flags=COMPONENTS_V2, components=[text("x") | {"id": 1}])
        self.private = self._message(flags=64, only_for=self.north.id)
        self.theirs = self._message(author=self.north.id, content="mine")
        self.thread = Channel(
            self.world.ids.next(),
            PUBLIC_THREAD,
            "a thread",
            discord.guild.id,
            parent_id=discord.channel.id,
            owner_id=self.world.bot.id,
        )
        self.world.add_thread(self.thread)
        self.old = self._message(content="old", channel=self.thread)
        self.south = discord.south.user
        self.group = self.world.add_group(self.north, self.south, name="Friends")
        abroad = self.world.add_guild("Abroad", self.north, bot=False)
        self.abroad = self.world.add_channel(abroad, "general")
        self.role = self.world.add_role(discord.guild, "Champion")
        self.own_role = self.world.add_role(
            discord.guild, "Undercut", "manage_roles", "create_events", managed=True
        )
        self.world.give_role(discord.guild, self.world.bot, self.own_role)
        self.high_role = self.world.add_role(discord.guild, "Owners")
        self.event = self._event(self.world.bot.id)
        self.their_event = self._event(self.north.id)
        emoji = Emoji("7", "card", b"", "image/png")
        self.world.emojis["7"] = emoji
        self.world.commands["9"] = registered("9", "taken")
        self.interactions = {
            "slash": self._interaction(COMMAND),
            "click": self._interaction(COMPONENT, self.plain.id),
            "typing": self._interaction(AUTOCOMPLETE),
            "form": self._interaction(MODAL_SUBMIT),
            "away": self._interaction(COMMAND, channel=self.group, owners={"1": self.north.id}),
        }
        self.names = {
            "application": self.world.application_id,
            "guild": discord.guild.id,
            "channel": discord.channel.id,
            "dm": self.world.open_dm(self.north).id,
            "thread": self.thread.id,
            "group": self.group.id,
            "in_group": self._message(channel=self.group, content="words").id,
            "abroad": self.abroad.id,
            "in_abroad": self._message(channel=self.abroad, content="words").id,
            "abroad_guild": abroad.id,
            "old": self.old.id,
            "plain": self.plain.id,
            "layout": self.layout.id,
            "private": self.private.id,
            "theirs": self.theirs.id,
            "north": self.north.id,
            "role": self.role.id,
            "own_role": self.own_role.id,
            "high_role": self.high_role.id,
            "bot": self.world.bot.id,
            "event": self.event.id,
            "their_event": self.their_event.id,
        }
        for name, one in self.interactions.items():
            self.names |= {name: one.id, f"{name}_token": one.token}

    def _event(self, creator_id: str) -> ScheduledEvent:
        world, now = self.world, self.world.clock.now()
        number, guild_id = world.ids.next(), self.discord.guild.id
        event = ScheduledEvent(number, guild_id, creator_id, "Cup", "#gin", now + 60, now + 120)
        world.add_event(event)
        return event

    def _message(
        self, author: str | None = None, channel: Channel | None = None, **fields: Any
    ) -> Message:
        world, where = self.world, channel or self.discord.channel
        author = author or world.bot.id
        message = Message(world.ids.next(), where.id, author, world.clock.now(), **fields)
        world.add_message(message)
        return message

    def _interaction(
        self,
        kind: int,
        message_id: str | None = None,
        channel: Channel | None = None,
        owners: dict[str, str] | None = None,
    ) -> Interaction:
        world, channel = self.world, channel or self.discord.channel
        number = world.ids.next()
        one = Interaction(
            number,
            f"{TOKEN}{number}",
            kind,
            self.north.id,
            channel.id,
            channel.guild_id,
            {"name": "gin", "type": 1},
            world.clock.now(),
            message_id=message_id,
            owners=owners or {"0": self.discord.guild.id},
        )
        world.interactions[one.id] = world.by_token[one.token] = one
        return one

    async def send(self, call: "Call") -> tuple[int, Json]:
        """Send a request; its status and its answer's JSON."""
        for step in call.before:
            outcome = step(self)
            if isinstance(outcome, Call):
                await self.send(outcome)
        path = call.path.format_map(self.names)
        headers = {"Authorization": f"Bot {self.discord.token}"} | (call.headers or {})
        url = f"{self.discord.url}/api/v10{path}"
        async with self._session.request(
            call.method, url, data=self._data(call), headers=headers
        ) as response:
            text = await response.text()
            return response.status, json.loads(text) if text else {}

    def _data(self, call: "Call") -> object:
        if call.raw is not None:
            return call.raw
        body = json.dumps(call.json).encode()
        for name, value in self.names.items():
            body = body.replace(b'"<%s>"' % name.encode(), b'"%s"' % value.encode())
        if not call.files:
            return body if call.json is not None else None
        form = aiohttp.FormData()
        form.add_field("payload_json", body.decode(), content_type="application/json")
        for index, (name, size) in enumerate(call.files):
            form.add_field(f"files[{index}]", io.BytesIO(bytes(size)), filename=name)
        return form


@asynccontextmanager
async def stage(*, described: bool, standin: StandIn | None = None) -> AsyncIterator[Stage]:
    """Furnish a stand-in, a new one unless given, with or without Discord's description."""
    discord = standin or StandIn()
    discord.server.described = described
    async with aiohttp.ClientSession() as session:
        await discord.server.start()
        try:
            yield Stage(discord, session)
        finally:
            await discord.server.stop()


Step = Callable[[Stage], object]


@dataclass(frozen=True)
class Call:
    """A request.

    Attributes:
        path: The path, with names of `Stage.names` in braces. In the JSON they stand in "<>".
        files: Names and sizes of the files that come along.
        before: What happens first: a step on the stage, which may give another request.
        raw: The body, if it isn't the JSON.
    """

    method: str
    path: str
    json: Any = None
    files: tuple[tuple[str, int], ...] = ()
    before: tuple[Step, ...] = ()
    raw: bytes | None = None
    headers: dict[str, str] | None = None

    def __post_init__(self) -> None:
        if self.headers is None and not self.files and (self.json is not None or self.raw):
            object.__setattr__(self, "headers", {"Content-Type": "application/json"})


# Messages

MESSAGES = "/channels/{channel}/messages"


def send(*, files: tuple[str, ...] = (), before: tuple[Step, ...] = (), **fields: Any) -> Call:
    """Send a message into the channel."""
    sized = tuple((name, 1) for name in files)
    return Call("POST", MESSAGES, fields, files=sized, before=before)


def layout(*components: Json, files: tuple[str, ...] = (), **fields: Any) -> Call:
    """Send a message made of components."""
    return send(files=files, flags=COMPONENTS_V2, components=list(components), **fields)


def edit(name: str, *, before: tuple[Step, ...] = (), **fields: Any) -> Call:
    """Edit one of the messages on the stage."""
    return Call("PATCH", f"{MESSAGES}/{{{name}}}", fields, before=before)


def follow_up(before: tuple[Step, ...] = (), **fields: Any) -> Call:
    """Send a follow-up to the command, which was answered before."""
    steps = (lambda _stage: answer(5), *before)
    return Call("POST", "/webhooks/{application}/{slash_token}", fields, before=steps)


# Answers to interactions


def answer(kind: int, data: Json | None = None, *, to: str = "slash", after: float = 0) -> Call:
    """Answer an interaction, some seconds later."""
    path = f"/interactions/{{{to}}}/{{{to}_token}}/callback?with_response=1"
    late: tuple[Step, ...] = (lambda stage: stage.discord.clock.advance(after),) if after else ()
    return Call("POST", path, {"type": kind, "data": data or {}}, before=late)


def say(**data: Any) -> Call:
    """Answer the command with a message."""
    return answer(4, data)


def offer(*choices: Json) -> Call:
    """Offer choices to a member who is typing."""
    return answer(8, {"choices": list(choices)}, to="typing")


def modal(*components: Json, **fields: Any) -> Call:
    """Answer the command with a form."""
    return answer(9, {"title": "T", "custom_id": "m", "components": list(components)} | fields)


# Components


def text(content: str = "hello") -> Json:
    return {"type": 10, "content": content}


def button(custom_id: str = "a", **fields: Any) -> Json:
    return {"type": 2, "style": 1, "label": "A", "custom_id": custom_id, **fields}


def link(url: str = "https://example.org/", **fields: Any) -> Json:
    return {"type": 2, "style": 5, "label": "A", "url": url, **fields}


def buttons(count: int) -> list[Json]:
    return [button(f"b{n}") for n in range(count)]


def row(*children: Json) -> Json:
    return {"type": 1, "components": list(children)}


def options(count: int) -> list[Json]:
    return [{"label": f"L{n}", "value": f"v{n}"} for n in range(count)]


def select(**fields: Any) -> Json:
    return {"type": 3, "custom_id": "s", "options": options(2), **fields}


def gallery(*urls: str, **fields: Any) -> Json:
    return {"type": 12, "items": [{"media": {"url": url}, **fields} for url in urls]}


def box(*children: Json, **fields: Any) -> Json:
    return {"type": 17, "components": list(children), **fields}


def section(*texts: Json, **fields: Any) -> Json:
    accessory = fields.pop("accessory", button())
    shape: Json = {"type": 9, "components": list(texts), **fields}
    return shape if accessory is None else shape | {"accessory": accessory}


def label(component: Json | None, **fields: Any) -> Json:
    shape: Json = {"type": 18, "label": "Word", **fields}
    return shape if component is None else shape | {"component": component}


def text_input(**fields: Any) -> Json:
    return {"type": 4, "custom_id": "w", "style": 1, **fields}


# Commands

COMMANDS = "/applications/{application}/commands"


def command(**fields: Any) -> Json:
    return {"name": "gin", "description": "Play", "type": 1, **fields}


def registered(command_id: str, name: str) -> Json:
    """Give a command as the stand-in has it."""
    fields = dict.fromkeys(("contexts", "default_member_permissions"))
    return command(id=command_id, application_id="1", version="1", name=name, **fields)


def menu(name: str, **fields: Any) -> Json:
    return {"name": name, "type": 2, **fields}


def option(name: str = "o", kind: int = 3, **fields: Any) -> Json:
    return {"type": kind, "name": name, "description": "d", **fields}


def commands(*wanted: Json) -> Call:
    """Replace all commands."""
    return Call("PUT", COMMANDS, list(wanted))


def gin(**fields: Any) -> Call:
    """Replace all commands by one."""
    return commands(command(**fields))
