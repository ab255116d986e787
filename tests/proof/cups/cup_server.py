"""A server with members, its bots and the cup in it, by a time that the test moves."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any, Final

from benchmarks.live.earlier_start import leave_faces
from club.club import Club
from club.core.people import Person, Place
from club.cups.cup_notices import due_notices, next_notice
from club.cups.cup_scene import CupScene
from club.cups.stored_cup import StoredCup
from cogs.kit.text import Text
from cogs.messages.host_messages import NOTHING
from data.cups.cups import CUP_STORE
from data.storage.database import Database
from engine.rules import PRESETS, write_rules
from playground.driver import Actor, Answer, CannotDoError, InteractionFailedError, StandIn
from playground.standin.shapes import message_json
from tests.club.club_helpers import InProcessPlayers, dice
from tests.data.storage.prepared_database import prepared_database
from tests.proof.cups.cup_bots import CupBots
from tests.proof.deadlines.file_clock import FileClock
from tests.wire.harness import COMMANDS, stay_in_channels

Json = dict[str, Any]
BEGIN: Final = datetime(2034, 3, 6, 12, 0, tzinfo=UTC)
RULES: Final = PRESETS.rules("standard", game_target=1)
"""Games of one deal."""

PATIENCE = 120.0
"""Seconds within which everything must be done that is due."""

GLANCE = 0.02
"""Seconds after which what is stored is looked at again, if Discord has heard of nothing new."""

A_MINUTE = timedelta(seconds=61)
"""After what time a bot has looked at what another has done."""

GLANCES = 15
"""How often it is looked at before time passes."""

TRIES = 40

GONE, HAS_THREAD, ANSWERED = 10008, 160004, 40060
"""What Discord may say to who does again what was done by one that died, or by another."""

MANY_EDITS = 30046
"""What it says once a message over an hour old has been edited often: then a new one is sent."""

text = Text()


@dataclass(frozen=True)
class Circumstances:
    """What a cup goes through: its bots, how often one is killed, and where games are played."""

    bots: int = 1
    kills: float = 0.0
    threads: bool = False

    def __str__(self) -> str:
        if self.bots > 1:
            return "two bots, killed" if self.kills else "two bots"
        return "one bot, killed" if self.kills else "one bot"


class CupServer:
    """What a cup takes place in.

    Attributes:
        pressed: How many presses and commands there were.
        unheard: How many of them came to nothing: a bot was killed, or the message was replaced.
        cup_id: The cup.
    """

    def __init__(
        self, discord: StandIn, database: Database, folder: Path, bots: CupBots, seed: int
    ) -> None:
        self.discord = discord
        self.database = database
        self.bots = bots
        self.clock = FileClock(folder / "time")
        self.clock.set(BEGIN)
        self.club = Club(
            database, players=InProcessPlayers(), clock=self.clock, entropy=dice(str(seed))
        )
        self.pressed = 0
        self.unheard = 0
        self.cup_id = 1
        self._actors = {actor.id: actor for actor in discord.members.values()}
        bots.all_dead = self._fail_presses

    @property
    def place(self) -> Place:
        return Place(
            int(self.discord.guild.id), "The Card Room", int(self.discord.channel.id), "gin-table"
        )

    @property
    def organiser(self) -> Actor:
        return self.discord.north

    def actor(self, member_id: int) -> Actor:
        return self._actors[member_id]

    def person(self, actor: Actor) -> Person:
        return Person(actor.id, actor.name)

    async def cup(self) -> StoredCup:
        return await self.club.cups.get(self.cup_id)

    async def scene(self) -> CupScene:
        return await self.club.cup_displays.scene(self.cup_id)

    async def set_rules(self) -> None:
        """Have games of one deal be usual in the server, and results stay."""
        north = self.person(self.organiser)
        for name, value in (("rules", write_rules(RULES)), ("tidy", 0)):
            await self.club.settings.set_server(self.place, north, name, value)

    # Time

    def later(self, by: timedelta) -> None:
        """Let some time pass, for everybody."""
        self._to(self.clock.now() + by)

    def _to(self, moment: datetime) -> None:
        by = max(timedelta(), moment - self.clock.now())
        self.clock.set(self.clock.now() + by)
        self.discord.clock.advance(by.total_seconds())
        self.bots.look()

    def _fail_presses(self) -> None:
        """Let those who wait for an answer of a dead bot see that none comes."""
        self.later(timedelta(seconds=4))

    async def to_next(self) -> None:
        """Move the time to when something is due in the cup, or to be said of it."""
        due = [await self.club.cups.next_look(), next_notice(await self.scene(), self.clock.now())]
        known = [each for each in due if each is not None]
        assert known, "somebody waits for ever: nothing is due in the cup"
        self._to(min(known) + timedelta(seconds=1))

    # Pressing

    async def attempt(self, doing: Callable[[], Awaitable[Answer]]) -> Answer | None:
        """Do what a member does; None where they saw that it failed, as a bot was killed."""
        deaths = self.bots.deaths.total()
        self.pressed += 1
        try:
            return await doing()
        except (InteractionFailedError, TimeoutError):
            await self.bots.there()
            assert self.bots.deaths.total() > deaths, "a press wasn't answered"
        except CannotDoError:
            await self.bots.there()  # What was to be pressed has been replaced meanwhile.
        self.unheard += 1
        return None

    async def until(
        self, done: Callable[[], Awaitable[bool]], doing: Callable[[], Awaitable[object]]
    ) -> None:
        """Do something until it is done, as members do who weren't answered."""
        said: object = None
        for _ in range(TRIES):
            if await done():
                return
            await self.bots.there()
            said = await doing()
        told = self.read(said.message) if isinstance(said, Answer) else said
        raise AssertionError(f"it can't be done: {told}")

    def read(self, message: Json) -> str:
        """What is read on a message."""
        return "\n".join(
            str(each.get("content")) for each in _walk(message["components"]) if "content" in each
        )

    async def message(self) -> Json:
        """The cup's message as it is on screen."""
        row = await self.club.cup_displays.message(self.cup_id)
        assert row is not None
        stored = self.discord.channel.messages[str(row.message_id)]
        return message_json(self.discord.world, stored)

    # Waiting

    async def glance(self) -> None:
        """Wait until a bot asks Discord for something more, or for a moment."""
        exchanges = self.discord.server.log.exchanges
        count = len(exchanges)
        with suppress(TimeoutError):
            await self.discord.world.pulse.until(lambda: len(exchanges) != count, GLANCE)

    async def settled(self) -> StoredCup:
        """Wait until the bots have done and said all that is due in the cup, and rest.

        No time passes before, as hours never do between what a bot looks up and what it sends.
        """
        wrong = ""
        try:
            async with asyncio.timeout(PATIENCE):
                while True:
                    await self.bots.rest()
                    for _ in range(GLANCES):
                        if not (wrong := await self._pending()):
                            return await self.cup()
                        await self.glance()
                    # What another process has done is seen within a minute.
                    self.later(A_MINUTE)
        except TimeoutError:
            raise AssertionError(f"never done: {wrong}\n{self.bots.said}") from None

    async def _pending(self) -> str:
        now = self.clock.now()
        async with self.database.read() as connection:
            if await CUP_STORE.due(connection, now):
                return "something is due in the cup"
        displays = self.club.cup_displays
        scene, row = await self.scene(), await displays.message(self.cup_id)
        if row is None or row.message_id is None:
            return "the cup has no message"
        if row.events != scene.cup.row.events or row.shown == NOTHING or row.former_id:
            return "the cup's message is behind"
        due = due_notices(scene, await displays.said(self.cup_id), now)
        return f"unsaid: {[str(each.key) for each in due]}" if due else ""


def _walk(components: list[Json]) -> list[Json]:
    found = list[Json]()
    for each in components:
        found += [each, *_walk(each.get("components", []))]
    return found


@asynccontextmanager
async def open_cup_server(
    folder: Path, members: int, around: Circumstances, seed: int
) -> AsyncIterator[CupServer]:
    """Have a server with so many members, and bots in it."""
    names = ["North", "South", "East", "West", *(f"Player {each}" for each in range(5, 1000))]
    url = await prepared_database(folder)
    async with StandIn(names[:members]) as discord:
        discord.clock.freeze(BEGIN.timestamp())
        discord.expect(GONE, HAS_THREAD, ANSWERED, MANY_EDITS)
        leave_faces(discord.world)
        if not around.threads:
            stay_in_channels(discord)
        database = await Database.open(url)
        bots = CupBots(discord, folder, url, bots=around.bots, kills=around.kills, seed=seed)
        server = CupServer(discord, database, folder, bots, seed)
        try:
            await server.set_rules()
            await bots.open()
            await discord.world.pulse.until(
                lambda: len(discord.world.commands) >= COMMANDS, PATIENCE
            )
            yield server
        finally:
            await bots.close()
            server.clock.close()
            await database.close()
        assert not bots.said, bots.said
