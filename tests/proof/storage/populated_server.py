"""A server in which everything that can be asked or pressed has something to be about."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

from club.core.people import Person
from club.cups.cup_draft import CupDraft
from club.cups.formats.plan import CupFormat, CupPlan
from club.cups.formats.seeding import SeedingMethod
from engine.rules import PRESETS
from playground.driver import Actor, Answer, Sent
from playground.standin.models import COMPONENTS_V2, EPHEMERAL, Json, Message
from playground.standin.shapes import message_json
from tests.club.club_helpers import play_until
from tests.proof.storage.visibility_log import VisibilityLog
from tests.wire.contest_player import ContestPlayer
from tests.wire.doors import house_rules, open_seat
from tests.wire.harness import Harness, offered, open_harness
from tests.wire.locked_database import DatabaseLock
from tests.wire.members.test_standings import place

MEMBERS = ("North", "South", "East", "West")


@dataclass
class PopulatedServer:
    """The server and its tables.

    Attributes:
        harness: The stand-in with the bot in it.
        hold: Holds the bot's database.
        visibility: Who sees what.
        places: The numbers of its tables and of what is like them, each by a name.
    """

    harness: Harness
    hold: DatabaseLock
    visibility: VisibilityLog
    places: dict[str, int] = field(default_factory=dict[str, int])

    @property
    def north(self) -> Actor:
        return self.harness.north

    @property
    def south(self) -> Actor:
        return self.harness.south

    def member(self, name: str) -> Actor:
        return self.harness.discord.members[name]

    async def ply(self, place: str) -> int:
        """The ply at which a table stands."""
        return await self.harness.ply(self.places[place])

    async def on_turn(self, place: str) -> Actor:
        """Who plays next at a table."""
        return self.harness.on_turn(await self.harness.club.tables.snapshot(self.places[place]))

    async def off_turn(self, place: str) -> Actor:
        """Who waits for that member."""
        return self.harness.off_turn(await self.harness.club.tables.snapshot(self.places[place]))

    def button(self, actor: Actor, custom_id: str, *, shown: str = "privately") -> Json:
        """Put a message with one button where a member sees it.

        Args:
            actor: The member.
            custom_id: What the button asks for.
            shown: "privately", "publicly", or "directly" for a direct message.
        """
        world = self.harness.discord.world
        channel = actor.dm() if shown == "directly" else actor.home
        press = {"type": 2, "style": 2, "label": "Press", "custom_id": custom_id}
        message = Message(
            world.ids.next(),
            channel.id,
            world.bot.id,
            world.clock.now(),
            components=[{"type": 1, "id": 1, "components": [press]}],
            flags=COMPONENTS_V2 | (EPHEMERAL if shown == "privately" else 0),
            only_for=actor.user.id if shown == "privately" else None,
        )
        world.add_message(message)
        return message_json(world, message)

    async def settled(self) -> None:
        """Wait until nothing is under way; later ids don't depend on anything before."""
        await self.harness.quiet()
        self.harness.discord.clock.advance(1)


@asynccontextmanager
async def open_populated_server(folder: Path) -> AsyncIterator[PopulatedServer]:
    """Open a server, with all that there is to be in it.

    Args:
        folder: Where its database is kept.
    """
    hold = DatabaseLock(folder / "undercut.db")
    with hold.over():
        async with open_harness(folder, members=MEMBERS) as harness:
            # A private hand may be taken away for a newer one while an edit of it is on its way.
            harness.discord.expect(10008)
            server = PopulatedServer(harness, hold, VisibilityLog(harness.discord))
            for step in (_duels, _others, _cups, _for_one):
                await step(server)
            await server.settled()
            try:
                yield server
            finally:
                hold.end()


async def _duels(server: PopulatedServer) -> None:
    """A finished game of North's and South's, and one that runs."""
    harness = server.harness
    over = await harness.begin()
    await play_until(
        harness.club, await harness.club.tables.snapshot(over), lambda one: one.last is not None
    )
    harness.bot.changed(await harness.club.playing.resign(over, harness.south.id, interaction_id=1))
    server.places["over"] = over
    await server.settled()
    challenge = await harness.north.command(
        "gin challenge", member=harness.south, clock="relaxed:24"
    )
    await harness.south.press(await challenge.done(), "Accept")
    await server.settled()
    server.places["duel"] = await harness.newest_table(harness.north)


async def _others(server: PopulatedServer) -> None:
    """A challenge, a table for more that gathers, one that plays and was left, and a sheet."""
    harness, north = server.harness, server.north
    await north.command("gin challenge", member=server.member("east"))
    await server.settled()
    server.places["waiting"] = await harness.newest_table(north)
    server.places["group"] = await ContestPlayer(harness, 1).gather(
        4, seats="partners_2", target=10
    )
    await server.settled()
    west = Person(server.member("west").id, "West")
    left = await harness.club.groups.get_up(server.places["group"], west.member_id, 2)
    harness.bot.changed(left, everywhere=True)
    await open_seat(north, seats="round_robin")
    await server.settled()
    server.places["lobby"] = await harness.newest_table(north)
    await north.command("gin realcards", member=server.south)
    await server.settled()
    server.places["sheet"] = await harness.newest_table(north)


async def _cups(server: PopulatedServer) -> None:
    """A cup of teams that is open for entries, and one with real cards that North plays in."""
    club, where = server.harness.club, place(server.harness)
    north, south = (Person(one.id, one.name) for one in (server.north, server.south))
    rules = PRESETS.rules("standard")
    teams = CupDraft("Teams", CupPlan(CupFormat.KNOCKOUT, team_size=2), rules)
    cup = await club.cups.create(where, south, teams)
    await club.cup_teams.enter_team(cup.cup_id, where, south, "Kings", 11)
    real = CupPlan(CupFormat.KNOCKOUT, real_cards=True)
    cup = await club.cups.create(
        where, south, CupDraft("Real cards", real, rules, SeedingMethod.HAND)
    )
    for press, person in enumerate((north, south), start=12):
        await club.cups.enter(cup.cup_id, where, person, press)
    await club.cups.start(cup.cup_id, where, south.member_id, 14)
    for number in (1, 2):
        server.harness.bot.cup_messages.work.ask(number)
    await server.settled()


async def _for_one(server: PopulatedServer) -> None:
    """What is North's alone: practice, a panel, a file that was opened, somebody blocked."""
    harness, north = server.harness, server.north
    await north.command("gin practice", level="novice")
    await server.settled()
    server.places["practice"] = await harness.newest_table(north)
    panel = await house_rules(north)
    server.places["panel"] = _carried(panel, "panel")
    record = await harness.club.tables.record(server.places["over"], north.id)
    opened = await north.command("gin replay", file=Sent("game.gin", record.encode()))
    asked = next(one for one in offered(opened.message).values() if one.kind == "import")
    server.places["file"] = int(asked.rest.partition(".")[0])


def _carried(answer: Answer, kind: str) -> int:
    """The number that an answer's buttons carry."""
    return next(one.table for one in offered(answer.message).values() if one.kind == kind)
