"""The page's own websocket: what each watched member sees, and what they do."""

import asyncio
import json
from base64 import b64decode
from collections.abc import Awaitable, Callable
from typing import cast

from aiohttp import WSMsgType, web

from playground.standin.errors import CannotDoError
from playground.standin.gateway import Gateway
from playground.standin.models import (
    LOCALES,
    Channel,
    Guild,
    Interaction,
    Json,
    Message,
    ScheduledEvent,
    User,
)
from playground.standin.people import ATTACHMENT_OPTION, People
from playground.standin.shapes import channel_json, event_json, message_json, role_json, user_json
from playground.standin.world import World

FAILED = "This interaction failed"
THREE_SECONDS = 3.1
"""A little longer than the bot has, by the clock on the wall."""


class _Pane:
    """One open page: its websocket and the members it watches."""

    def __init__(self) -> None:
        self.watched: list[User] = []
        self.outbox: asyncio.Queue[Json] = asyncio.Queue()

    def tell(self, kind: str, **fields: object) -> None:
        self.outbox.put_nowait({"type": kind, **fields})


class Live:
    """Every open page."""

    def __init__(self, world: World, people: People, gateway: Gateway) -> None:
        self._world = world
        self._people = people
        self._gateway = gateway
        self._panes: dict[_Pane, web.WebSocketResponse] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        world.listeners.append(self._hear)

    async def close(self) -> None:
        """Close every page's websocket."""
        for task in self._tasks:
            task.cancel()
        for socket in list(self._panes.values()):
            await socket.close(code=1001)

    async def serve(self, request: web.Request) -> web.WebSocketResponse:
        """Talk to one page until it closes."""
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        pane = _Pane()
        self._panes[pane] = socket
        writer = asyncio.create_task(_write(socket, pane.outbox))
        try:
            async for frame in socket:
                if frame.type is WSMsgType.TEXT:
                    await self._receive(pane, json.loads(frame.data))
        finally:
            writer.cancel()
            del self._panes[pane]
        return socket

    # From the page

    async def _receive(self, pane: _Pane, said: Json) -> None:
        try:
            await self._handlers()[said["type"]](pane, said)
        except (CannotDoError, KeyError) as error:
            reason = str(error) if isinstance(error, CannotDoError) else FAILED
            pane.tell("failed", nonce=said.get("nonce"), reason=reason)

    def _handlers(self) -> dict[str, Callable[[_Pane, Json], Awaitable[None]]]:
        return {
            "watch": self._watch,
            "command": self._command,
            "user_command": self._user_command,
            "autocomplete": self._autocomplete,
            "press": self._press,
            "select": self._select,
            "modal": self._modal,
            "say": self._say,
            "dismiss": self._dismiss,
            "add_member": self._add_member,
            "set_dm": self._set_dm,
            "set_locale": self._set_locale,
        }

    def _user(self, said: Json) -> User:
        """Give the member that is meant by id or, as in the page's address, by user name."""
        key = said["member"]
        by_name = {user.username: user for user in self._world.users.values()}
        return self._world.users.get(key) or by_name[key]

    def _channel(self, said: Json) -> Channel:
        return self._world.channels[said["channel"]]

    def _message(self, said: Json) -> Message:
        return self._channel(said).messages[said["message"]]

    async def _watch(self, pane: _Pane, said: Json) -> None:
        user = self._user(said)
        if user not in pane.watched:
            pane.watched.append(user)
        pane.tell("state", member=user.id, state=self._state(user))

    async def _command(self, pane: _Pane, said: Json) -> None:
        options = [self._with_file(option) for option in said.get("options") or []]
        self._follow(
            pane,
            said,
            self._people.use(self._user(said), self._channel(said), said["name"], options),
        )

    def _with_file(self, option: Json) -> Json:
        """Keep the file that an option's value is, at any level, and give its id instead."""
        if option.get("options"):
            return option | {"options": [self._with_file(one) for one in option["options"]]}
        if option["type"] != ATTACHMENT_OPTION:
            return option
        sent = option["value"]
        return option | {"value": self._world.keep(sent["name"], b64decode(sent["content"]))}

    async def _autocomplete(self, pane: _Pane, said: Json) -> None:
        user, channel = self._user(said), self._channel(said)
        asked = self._people.use(user, channel, said["name"], said["options"], typing=True)
        self._follow(pane, said, asked)

    async def _user_command(self, pane: _Pane, said: Json) -> None:
        user, channel = self._user(said), self._channel(said)
        target = self._world.users[said["target"]]
        self._follow(pane, said, self._people.use_on_member(user, channel, said["name"], target))

    async def _press(self, pane: _Pane, said: Json) -> None:
        pressed = self._people.press(self._user(said), self._message(said), said["custom_id"])
        self._follow(pane, said, pressed)

    async def _select(self, pane: _Pane, said: Json) -> None:
        user, message = self._user(said), self._message(said)
        chosen = self._people.choose(user, message, said["custom_id"], said["values"])
        self._follow(pane, said, chosen)

    async def _modal(self, pane: _Pane, said: Json) -> None:
        user = self._user(said)
        for shown in reversed(self._world.interactions.values()):
            modal = shown.modal
            if shown.user_id == user.id and modal and modal["custom_id"] == said["custom_id"]:
                self._follow(pane, said, self._people.submit(user, shown, said["components"]))
                return
        raise CannotDoError(FAILED)

    async def _say(self, _pane: _Pane, said: Json) -> None:
        self._world.say(self._user(said), self._channel(said), said["content"])

    async def _dismiss(self, _pane: _Pane, said: Json) -> None:
        user = self._user(said)
        for channel in self._world.channels.values():
            if (message := channel.messages.get(said["message"])) is not None:
                self._world.dismiss(user, message)

    async def _add_member(self, _pane: _Pane, _said: Json) -> None:
        world = self._world
        world.join(next(iter(world.guilds.values())), world.add_user(world.next_name()))

    async def _set_dm(self, _pane: _Pane, said: Json) -> None:
        self._world.set_dm(self._user(said), open_=said["open"])

    async def _set_locale(self, _pane: _Pane, said: Json) -> None:
        self._world.set_locale(self._user(said), said["locale"])

    def _follow(self, pane: _Pane, said: Json, interaction: Interaction) -> None:
        """Send the page the outcome of an interaction, once it is known."""
        task = asyncio.create_task(self._report(pane, said, interaction))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _report(self, pane: _Pane, said: Json, interaction: Interaction) -> None:
        nonce = said.get("nonce")
        try:
            answered = await self._people.outcome(interaction, THREE_SECONDS)
        except TimeoutError:
            interaction.failed = True
            answered = False
        if not answered:
            pane.tell("failed", nonce=nonce, reason=FAILED)
        elif said["type"] == "autocomplete":
            pane.tell("choices", nonce=nonce, choices=interaction.choices)
        else:
            pane.tell("acknowledged", nonce=nonce)
            if interaction.modal is not None:
                user_id, modal = interaction.user_id, interaction.modal
                pane.tell("show_modal", member=user_id, nonce=nonce, modal=modal)

    # To the page

    def _hear(self, event: str, subject: object) -> None:
        for pane in self._panes:
            match event:
                case "message_create" | "message_update":
                    self._show(pane, cast("Message", subject), gone=False)
                case "message_delete" | "message_dismiss":
                    self._show(pane, cast("Message", subject), gone=True)
                case "channel_create" | "channel_update" | "thread_create" | "thread_update":
                    self._show_channel(pane, cast("Channel", subject))
                case "commands" | "guild_create" | "guild_delete":
                    self._show_commands(pane)
                case "member_add":
                    pane.tell("member", member=_person(cast("tuple[object, User]", subject)[1]))
                case "member_update":
                    pane.tell("member", member=_person(cast("User", subject)))
                case "event_create" | "event_update" | "event_delete":
                    self._show_events(pane, cast("ScheduledEvent", subject).guild_id)
                case "bot":
                    online = self._gateway.online
                    bot = user_json(self._world.bot) if online else None
                    pane.tell("bot", user=bot, online=online)

    def _show(self, pane: _Pane, message: Message, *, gone: bool) -> None:
        channel = self._world.channels[message.channel_id]
        for user in pane.watched:
            if message.only_for not in (None, user.id) or not self._world.sees(user, channel):
                continue
            if gone:
                pane.tell("deleted", member=user.id, channel=channel.id, message=message.id)
            elif not message.dismissed:
                shape = message_json(self._world, message)
                pane.tell("message", member=user.id, channel=channel.id, message=shape)

    def _show_channel(self, pane: _Pane, channel: Channel) -> None:
        for user in pane.watched:
            if self._world.sees(user, channel):
                pane.tell("channel", member=user.id, channel=self._channel_json(user, channel))

    def _show_events(self, pane: _Pane, guild_id: str) -> None:
        guild = self._world.guilds[guild_id]
        for user in pane.watched:
            if _guild_of(self._world, user) is guild:
                pane.tell("events", member=user.id, events=self._events(guild))

    def _events(self, guild: Guild) -> list[Json]:
        """Give a server's events that aren't over, the next one first."""
        found = sorted(guild.events.values(), key=lambda event: event.starts)
        return [event_json(self._world, event) for event in found if not event.ended]

    def _show_commands(self, pane: _Pane) -> None:
        commands = list(self._world.commands.values())
        for user in pane.watched:
            offered = {channel.id: self._offered(user, channel) for channel in self._seen(user)}
            pane.tell("commands", member=user.id, commands=commands, offered=offered)

    def _seen(self, user: User) -> list[Channel]:
        world = self._world
        return [channel for channel in world.channels.values() if world.sees(user, channel)]

    def _offered(self, user: User, channel: Channel) -> list[str]:
        """Give the ids of the commands that a member is offered in a channel."""
        return [command["id"] for command in self._people.commands_in(user, channel)]

    def _channel_json(self, user: User, channel: Channel) -> Json:
        """Give a channel as a member sees it, with the commands that they are offered there."""
        shape = channel_json(self._world, channel) | {"commands": self._offered(user, channel)}
        if channel.recipient_id is not None:
            shape |= {"name": self._world.bot.name, "recipients": [user_json(self._world.bot)]}
        return shape

    def _state(self, user: User) -> Json:
        world = self._world
        seen = self._seen(user)
        guild = _guild_of(world, user)
        if guild is None:
            raise CannotDoError(f"{user.name} is in no server")
        people = [world.users[user_id] for user_id in guild.members]
        messages = {
            channel.id: [message_json(world, m) for m in world.visible(user, channel)]
            for channel in seen
        }
        return {
            "me": user_json(user),
            "locales": list(LOCALES),
            "members": [_person(person) for person in people if not person.bot],
            "guild": {
                "id": guild.id,
                "name": guild.name,
                "roles": [role_json(role) for role in guild.roles.values()],
            },
            "events": self._events(guild),
            "bot": user_json(world.bot) if self._gateway.online else None,
            "channels": [self._channel_json(user, channel) for channel in seen],
            "messages": messages,
            "commands": list(world.commands.values()),
        }


def _guild_of(world: World, user: User) -> Guild | None:
    """Give the server that a member's pane shows."""
    return next((each for each in world.guilds.values() if user.id in each.members), None)


def _person(user: User) -> Json:
    return user_json(user) | {"dm_open": user.dm_open, "locale": user.locale}


async def _write(socket: web.WebSocketResponse, outbox: asyncio.Queue[Json]) -> None:
    while True:
        try:
            await socket.send_json(await outbox.get())
        except ConnectionError:
            return
