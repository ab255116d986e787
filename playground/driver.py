"""What tests use: a stand-in with people in it, and ways to run a bot against it.

    async with StandIn() as discord, discord.run(bot):
        answer = await discord.north.command("gin challenge", member=discord.south)
        await discord.south.press(answer, "Accept")

When it closes, it fails the test if the bot used a route that isn't there, or was
refused something that the test didn't `expect`.
"""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterable, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from types import TracebackType
from typing import Self, TypeVar

import discord

from playground.actor import PATIENCE, Actor, Answer, InteractionFailedError, Sent
from playground.pointing import point_discord_py
from playground.program import Program
from playground.room import furnish
from playground.standin.errors import CannotDoError
from playground.standin.log import Exchange
from playground.standin.models import Channel
from playground.standin.server import Server
from playground.views import Button, Menu, buttons, menus, pictures, texts

__all__ = [
    "Actor",
    "Answer",
    "Button",
    "CannotDoError",
    "InteractionFailedError",
    "Menu",
    "Program",
    "Sent",
    "StandIn",
    "buttons",
    "menus",
    "pictures",
    "point_discord_py",
    "texts",
]

T = TypeVar("T")


class StandIn:
    """A stand-in for Discord, with a server "The Card Room", a channel, and members.

    Attributes:
        world: The state of everything.
        clock: The time, frozen unless asked otherwise.
        faults: What is to go wrong.
        gateway: The bot's sessions, which can be cut.
        guild: The server.
        channel: Its channel "gin-table".
        members: The people by name in small letters, such as `members["north"]`.
    """

    def __init__(self, members: Iterable[str] = ("North", "South"), *, frozen: bool = True) -> None:
        self.server = Server()
        self.world = self.server.world
        self.clock = self.world.clock
        self.faults = self.server.faults
        self.gateway = self.server.gateway
        if frozen:
            self.clock.freeze()
        room = furnish(self.world, members)
        self.guild = room.guild
        self.channel = room.channel
        self.members = {
            user.username: Actor(self.server, user, self.channel) for user in room.people
        }
        self._expected: set[int] = set()
        self._point_back: Callable[[], None] = lambda: None

    async def __aenter__(self) -> Self:
        await self.server.start()
        self._point_back = point_discord_py(self.url)
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.server.stop()
        self._point_back()
        if kind is None:
            self.check()

    @property
    def url(self) -> str:
        """Where it is served."""
        return self.world.url

    @property
    def token(self) -> str:
        """The bot's token."""
        return self.world.token

    @property
    def application_id(self) -> int:
        """The application's id, as discord.py has it."""
        return int(self.world.application_id)

    @property
    def north(self) -> Actor:
        """The member North."""
        return self.members["north"]

    @property
    def south(self) -> Actor:
        """The member South."""
        return self.members["south"]

    def add_member(self, name: str) -> Actor:
        """Let a new member come in."""
        user = self.world.add_user(name)
        self.world.join(self.guild, user)
        self.members[user.username] = Actor(self.server, user, self.channel)
        return self.members[user.username]

    def add_room(self, name: str, *people: Actor, bot: bool = True) -> Channel:
        """Make another server with some members in it, and give its channel.

        Args:
            name: The server's name.
            people: Its members; the first one owns it.
            bot: Whether the bot is in it as well.
        """
        owner, *others = people
        guild = self.world.add_guild(name, owner.user, bot=bot)
        for actor in others:
            self.world.join(guild, actor.user)
        return self.world.add_channel(guild, "general")

    def add_group(self, *people: Actor, name: str = "") -> Channel:
        """Make a group chat of some members, which the first one opened."""
        owner, *others = (actor.user for actor in people)
        return self.world.add_group(owner, *others, name=name)

    def add_dm(self, one: Actor, other: Actor) -> Channel:
        """Open the direct messages between two members."""
        return self.world.add_dm(one.user, other.user)

    # Waiting and looking

    async def wait_for(self, condition: Callable[[], T]) -> T:
        """Wait until a condition gives something true, asked after each change of the world.

        Raises:
            TimeoutError: If it stays false.
        """
        return await self.world.pulse.until(condition, PATIENCE)

    def requests(self, method: str = "*", path: str = "*") -> list[Exchange]:
        """Give what the bot asked for, such as `requests("POST", "/channels/*/messages")`."""
        return self.server.log.find(method, path)

    def expect(self, *codes: int) -> None:
        """Let the bot be refused with these codes without failing the test."""
        self._expected.update(codes)

    def check(self) -> None:
        """Fail if the bot used an unknown route or was refused unexpectedly.

        Raises:
            AssertionError: With the requests in question.
        """
        refused = [e for e in self.server.log.refused() if e.code not in self._expected]
        wrong = [*self.server.log.unknown, *refused]
        if wrong:
            raise AssertionError("\n\n".join(["Discord would not have that:", *map(str, wrong)]))

    # Running a bot

    @asynccontextmanager
    async def run(self, client: discord.Client) -> AsyncIterator[discord.Client]:
        """Run a bot in this process until the block ends; it starts connected.

        Raises:
            Exception: Whatever made the bot end before that.
        """
        running = asyncio.create_task(client.start(self.token))
        connected = asyncio.create_task(self.gateway.connected())
        try:
            await asyncio.wait({running, connected}, return_when=asyncio.FIRST_COMPLETED)
            if running.done():
                running.result()
            await connected
            yield client
        finally:
            connected.cancel()
            await client.close()
            await asyncio.wait({running, connected})
        running.result()

    @asynccontextmanager
    async def program(
        self,
        script: Path,
        *,
        env: Mapping[str, str] | None = None,
        kind: type[Program] = Program,
    ) -> AsyncIterator[Program]:
        """Run a bot's script as a program of its own until the block ends.

        Args:
            script: The script.
            env: Further environment variables.
            kind: How programs are started.

        Raises:
            AssertionError: If it ends before it has connected, with what it printed.
        """
        program = await kind.start(script, self.url, self.token, env=env)
        try:
            ended = asyncio.create_task(program.wait())
            connected = asyncio.create_task(self.gateway.connected())
            await asyncio.wait({ended, connected}, return_when=asyncio.FIRST_COMPLETED)
            if ended.done():
                connected.cancel()
                raise AssertionError("the bot ended:\n" + "\n".join(program.lines))
            await connected
            yield program
        finally:
            await program.stop()
