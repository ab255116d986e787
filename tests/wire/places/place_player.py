"""Places where the bot may only answer, and members who play there by pressing what they see."""

import random
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Self

from club.club import Club
from club.table.snapshot import Snapshot
from engine.players import PLAYERS
from playground.driver import Actor, StandIn
from playground.standin.models import Channel
from tests.wire.harness import Harness, choices, offered
from tests.wire.move_clicks import click, next_click

Json = dict[str, Any]

EPHEMERAL = 64

MOST_PRESSES = 40

NO_SERVER_IN_COMMON = 50278


@dataclass(frozen=True)
class PlaceClass:
    """A class of places, and how one of it is made."""

    name: str
    make: Callable[[StandIn], Channel]

    def __str__(self) -> str:
        """Name the tests that are about it."""
        return self.name


def _group(discord: StandIn) -> Channel:
    discord.north.install()
    return discord.add_group(*discord.members.values(), name="Card night")


def _strangers(discord: StandIn) -> Channel:
    """A group without a name, whose members but one share no server with the bot."""
    discord.north.install()
    discord.south.leave()
    discord.expect(NO_SERVER_IN_COMMON)
    return discord.add_group(*discord.members.values())


def _friends(discord: StandIn) -> Channel:
    discord.north.install()
    return discord.add_dm(discord.north, discord.south)


def _visited(discord: StandIn) -> Channel:
    discord.north.install()
    owner_first = [discord.south, *discord.members.values()]
    return discord.add_room("Elsewhere", *dict.fromkeys(owner_first), bot=False)


GROUP = PlaceClass("group chat", _group)
STRANGERS = PlaceClass("group chat of strangers", _strangers)
FRIENDS = PlaceClass("direct messages of two", _friends)
VISITED = PlaceClass("server without the bot", _visited)
PLACES = (GROUP, STRANGERS, FRIENDS, VISITED)


class PlacePlayer:
    """North and South, who play where the bot may only answer.

    Attributes:
        where: The channel.
        pressed: How many presses there have been, each of which was answered.
    """

    def __init__(
        self,
        discord: StandIn,
        club: Club,
        where: Channel,
        *,
        seed: int | str = 1,
        quiet: Callable[[], Awaitable[None]] | None = None,
    ) -> None:
        """Take where they play, and what waits until a bot in this process has done all."""
        self.where = where
        self.pressed = 0
        self._discord = discord
        self._club = club
        self._quiet = quiet
        self._dice = random.Random(seed)

    @classmethod
    def of(cls, harness: Harness, place: PlaceClass, *, seed: int | str = 1) -> Self:
        """Let them play at a bot in this process, in a new place."""
        where = place.make(harness.discord)
        return cls(harness.discord, harness.club, where, seed=seed, quiet=harness.quiet)

    async def quiet(self) -> None:
        """Wait until a bot in this process has done all."""
        if self._quiet is not None:
            await self._quiet()

    async def challenge(self, **options: Any) -> Json:
        """Let North challenge South; the message."""
        discord = self._discord
        asked = await discord.north.command(
            "gin challenge", member=discord.south, where=self.where, **options
        )
        message = await asked.done()
        await self.quiet()
        return message

    async def begin(self, **options: Any) -> int:
        """Let North challenge South, who accepts; the table."""
        return await self.accept(await self.challenge(**options))

    async def accept(self, challenge: Json) -> int:
        """Let South accept a challenge; the table."""
        await self.press(self._discord.south, challenge, "Accept")
        every = await self._club.tables.tables_of(self._discord.north.id)
        return max(one.table.table_id for one in every)

    async def press(self, actor: Actor, message: Json, what: str) -> None:
        """Press a button, and wait until all of it is done."""
        await actor.press(message, what)
        self.pressed += 1
        await self.quiet()

    def public(self, actor: Actor | None = None) -> list[Json]:
        """What everybody sees of the bot there, oldest first."""
        seen = (actor or self._discord.north).messages(self.where)
        return [one for one in seen if not one["flags"] & EPHEMERAL and one["components"]]

    def own(self, actor: Actor) -> list[Json]:
        """What one member alone sees, the newest first: there and in the direct messages."""
        here = [one for one in actor.messages(self.where) if one["flags"] & EPHEMERAL]
        both = [*here, *actor.messages(actor.dm())]
        return sorted(both, key=lambda one: int(one["id"]), reverse=True)

    async def hand(self, actor: Actor, table_id: int, ply: int) -> Json:
        """A hand that shows how a table stands; *My hand* is pressed where none does."""
        if (found := self._current(actor, table_id, ply)) is None:
            await self.press(actor, self.table(table_id), "My hand")
            found = await self._discord.wait_for(lambda: self._current(actor, table_id, ply))
        assert found is not None
        return found

    def table(self, table_id: int) -> Json:
        """The public message of a table."""
        return next(
            one
            for one in reversed(self.public())
            if any(each.table == table_id for each in offered(one).values())
        )

    async def play(
        self,
        table_id: int,
        between: Callable[[Snapshot], Awaitable[None]] | None = None,
    ) -> Snapshot:
        """Play a game to its end, with something done before each move."""
        snapshot = await self._club.tables.snapshot(table_id)
        while snapshot.state is not None:
            if between is not None:
                await between(snapshot)
            await self.act(snapshot)
            snapshot = await self._club.tables.snapshot(table_id)
        return snapshot

    async def act(self, snapshot: Snapshot) -> None:
        """Let the player on turn press their way to a move."""
        table_id, ply, state = snapshot.table.table_id, snapshot.table.ply, snapshot.state
        assert state is not None
        member_id = next(one.member_id for one in snapshot.seats if one.seat == state.turn)
        actor = next(one for one in self._discord.members.values() if one.id == member_id)
        view = state.view(state.turn)
        wish = PLAYERS["simple"].choose(view, self._dice)
        for _ in range(MOST_PRESSES):
            message = await self.hand(actor, table_id, ply)
            draft = snapshot.drafts.get(actor.id)
            await click(actor, message, next_click(message, view, wish, draft and draft.text))
            self.pressed += 1
            await self.quiet()
            snapshot = await self._club.tables.snapshot(table_id)
            if snapshot.table.ply != ply:
                return
        raise AssertionError(f"{wish} takes too long")

    def _current(self, actor: Actor, table_id: int, ply: int) -> Json | None:
        for message in self.own(actor):
            shown = [*offered(message).values(), *choices(message).values()]
            if any(
                each.table == table_id and each.ply == ply and each.kind in {"move", "pick", "next"}
                for each in shown
            ):
                return message
        return None
