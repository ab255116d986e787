"""Members of servers on all shards who play, in channels and in direct messages, for a while."""

import asyncio
import random
import time
from collections import Counter
from collections.abc import Awaitable
from contextlib import suppress
from typing import Any, Final

from sqlalchemy.exc import DBAPIError

from club.club import Club
from club.core.people import Person, Place
from club.table.snapshot import Snapshot
from data.storage.database import Database
from engine.rules import PRESETS, write_rules
from playground.driver import Actor, Answer, CannotDoError, InteractionFailedError, StandIn
from playground.standin.events import shard_of
from playground.standin.models import EPHEMERAL, Channel, Message
from tests.proof.invariants.message_audit import Audit
from tests.proof.invariants.screen_check import ScreenCheck
from tests.wire.contest_player import PLACES
from tests.wire.harness import choices, offered
from tests.wire.move_clicks import click, next_click, wish_of
from tests.wire.play.test_games import check_standings

Json = dict[str, Any]

SHARDS: Final = 6
RULES: Final = PRESETS.rules("standard", game_target=20)
"""Games of a deal or two."""

FROM_COPY: Final = 0.4
"""How often a member plays on a private copy of the hand in the channel: that reaches the server's
shard, and the direct messages the first."""

GLANCE: Final = 0.3
"""Seconds between two looks at what may have changed without a word to Discord."""

PATIENCE: Final = 120.0
"""Seconds within which everything must be current once nobody presses any more."""

LOOKS: Final = 4.0
"""Seconds for which a member looks for what should be there before they look elsewhere."""


def furnish(discord: StandIn) -> list[Channel]:
    """Make a server on each shard, with all members in it; their channels in the shards' order."""
    people = list(discord.members.values())
    found: dict[int, Channel] = {}
    number = 0
    while len(found) < SHARDS:
        # An id tells the millisecond in which it was made, and with that the shard.
        discord.clock.advance(0.001)
        ahead = int(discord.clock.now() * 1000) - 1_420_070_400_000
        if ahead % SHARDS in found:
            continue
        number += 1
        channel = discord.add_room(f"Club {number}", *people)
        found[shard_of(channel.guild_id or "0", SHARDS)] = channel
    return [found[shard] for shard in range(SHARDS)]


class ShardedEvening:
    """Pairs of members, each in a server of its own shard.

    Attributes:
        stopping: Set once nobody is to begin a game any more.
        pressed: How many presses and commands there were.
        unanswered: How many of them got no answer.
        games: How many games were played to their end.
        made: How many messages each nonce made.
        quiet_until: Until when, by the clock on the wall, presses may go unanswered.
    """

    def __init__(
        self, discord: StandIn, channels: list[Channel], club: Club, database: Database, seed: int
    ) -> None:
        self.discord, self.channels, self.club = discord, channels, club
        self.database = database
        self.audit = Audit(discord, club, database, int(channels[0].guild_id or 0))
        self.screen = ScreenCheck(discord, self.audit, seed)
        self.stopping = asyncio.Event()
        self.pressed = self.unanswered = self.games = 0
        self.waits: list[float] = []
        self.by_shard = Counter[int]()
        self.made = Counter[tuple[str, str]]()
        self.quiet_until = 0.0
        self._dice = random.Random(seed)
        discord.world.listeners.append(self._hear)

    def _hear(self, event: str, subject: object) -> None:
        if event == "message_create" and isinstance(subject, Message) and subject.nonce:
            self.made[subject.channel_id, subject.nonce] += 1

    async def set_rules(self) -> None:
        """Have short games be usual everywhere, and results stay."""
        north = self.discord.north
        for channel in self.channels:
            place = Place(int(channel.guild_id or 0), "A club", int(channel.id), "general")
            for name, value in (("rules", write_rules(RULES)), ("tidy", 0)):
                await self.club.settings.set_server(place, Person(north.id, "North"), name, value)

    def pairs(self) -> list[tuple[Actor, Actor, Channel]]:
        """Who plays whom, and where."""
        people = [self.discord.members[name.casefold().replace(" ", "_")] for name in PLACES]
        found: list[tuple[Actor, Actor, Channel]] = []
        for number, channel in enumerate(self.channels):
            one, two = people[2 * number : 2 * number + 2]
            one.home = two.home = channel
            found.append((one, two, channel))
        return found

    async def play(self, one: Actor, two: Actor, channel: Channel) -> None:
        """Play one game after the other until the evening ends."""
        while not self.stopping.is_set():
            with suppress(CannotDoError, AssertionError, KeyError, OSError, DBAPIError):
                await self._game(one, two, channel)
                continue
            await self._moment()  # What was there is gone, or the database is away.

    async def _game(self, one: Actor, two: Actor, channel: Channel) -> None:
        table_id = await self._open_table(one, two, channel)
        if table_id is None:
            if await self._try(one.command("gin challenge", member=two), channel) is None:
                await self._moment()
            return
        snapshot = await self.club.tables.snapshot(table_id)
        if snapshot.table.status == "waiting":
            message, button = await self._shown(two, table_id, "seat", "accept", channel)
            await self._try(two.press(message, button), channel)
            return
        while snapshot.state is not None and not self.stopping.is_set():
            await self._turn((one, two), snapshot, channel)
            snapshot = await self.club.tables.snapshot(table_id)
        self.games += snapshot.table.status == "finished"

    async def _open_table(self, one: Actor, two: Actor, channel: Channel) -> int | None:
        own = await self.club.tables.tables_of(one.id)
        here = [
            each.table
            for each in own
            if each.table.server_id == int(channel.guild_id or 0)
            and each.table.status in {"waiting", "playing"}
            and {one.id, two.id} == {each.table.host_id, each.table.guest_id}
        ]
        return here[0].table_id if here else None

    async def _turn(self, pair: tuple[Actor, Actor], snapshot: Snapshot, channel: Channel) -> None:
        assert snapshot.state is not None
        turn = snapshot.state.turn
        member_id = next(each.member_id for each in snapshot.seats if each.seat == turn)
        actor = next(each for each in pair if each.id == member_id)
        message = await self._hand(actor, snapshot, channel)
        view, draft = snapshot.state.view(turn), snapshot.drafts.get(actor.id)
        clicked = next_click(message, view, wish_of(snapshot), draft and draft.text)
        where = self.discord.world.channels[message["channel_id"]]
        await self._try(click(actor, message, clicked), where)

    async def _hand(self, actor: Actor, snapshot: Snapshot, channel: Channel) -> Json:
        table_id, ply = snapshot.table.table_id, snapshot.table.ply
        if self._dice.random() < FROM_COPY:
            public, button = await self._shown(actor, table_id, "hand", "", channel)
            answer = await self._try(actor.press(public, button), channel)
            if answer is not None and answer.ephemeral and _leads_on(answer.message, table_id, ply):
                return answer.message

        def current() -> Json | None:
            copies = [each for each in actor.messages(channel) if each["flags"] & EPHEMERAL]
            every = _newest_first([*copies, *actor.messages(actor.dm())])
            return next((each for each in every if _leads_on(each, table_id, ply)), None)

        found = await self._look(current)
        assert found is not None
        return found

    async def _shown(
        self, actor: Actor, table_id: int, kind: str, rest: str, channel: Channel
    ) -> tuple[Json, str]:
        def there() -> tuple[Json, str] | None:
            for message in _newest_first(actor.messages(channel)):
                for custom_id, one in offered(message).items():
                    if (one.kind, one.table, one.rest) == (kind, table_id, rest):
                        return message, custom_id
            return None

        found = await self._look(there)
        assert found is not None
        return found

    async def _look(self, condition: Any) -> Any:
        return await self.discord.world.pulse.until(condition, LOOKS)

    async def _try(self, doing: Awaitable[Answer], where: Channel) -> Answer | None:
        shard = 0 if where.guild_id is None else shard_of(where.guild_id, SHARDS)
        self.pressed += 1
        self.by_shard[shard] += 1
        begun, calm = time.monotonic(), self.is_calm
        try:
            answer = await doing
        except InteractionFailedError:
            self.unanswered += 1
            if calm and self.is_calm:
                self.audit.find("unanswered", f"a press on shard {shard} was not answered")
            return None
        self.waits.append(time.monotonic() - begun)
        return answer

    @property
    def is_calm(self) -> bool:
        """Whether every process has been there for a while."""
        return time.monotonic() > self.quiet_until

    async def _moment(self) -> None:
        with suppress(TimeoutError):
            await self.discord.world.pulse.until(lambda: False, GLANCE)

    async def settle(self) -> None:
        """Wait until everybody sees how every table stands; what isn't so by then is stale."""
        wrong: list[str] = []
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                while True:
                    tables = await self.audit.tables()
                    wrong = await self.screen.amiss(tables)
                    astray = {each.id for each in await self.screen.astray(tables)}
                    if not (wrong or astray - self.screen.strays):
                        return
                    await self._moment()
        for each in wrong:
            self.audit.find("stale", each)

    async def compare(self) -> None:
        """Compare everything that was shown with what is stored."""
        await self.settle()
        await self.audit.compare()
        every = [one.table.table_id for one in await self.audit.tables()]
        for channel in self.channels[1:]:
            server_id = int(channel.guild_id or 0)
            try:
                await check_standings(self.discord, self.club, server_id, every)
            except (AssertionError, ValueError) as error:
                self.audit.find("disagreeing", f"standings are not what a recount gives: {error}")
        await self.screen.check()
        for (channel_id, _), count in self.made.items():
            if count > 1:
                self.audit.find("doubled", f"{count} messages of one sending in {channel_id}")


def _leads_on(message: Json, table_id: int, ply: int) -> bool:
    """Whether a message offers something at a table as it stands."""
    actions = [*offered(message).values(), *choices(message).values()]
    return any((each.table, each.ply) == (table_id, ply) for each in actions)


def _newest_first(messages: list[Json]) -> list[Json]:
    return sorted(messages, key=lambda one: int(one["id"]), reverse=True)
