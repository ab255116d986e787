"""A week's game between two members who are never there in the same hour.

North plays in the mornings, South in the evenings; the relaxed clock gives either three days for a
turn. `tools/pictures/week.py` photographs it for docs/week.md,
`tests/wire/reliability/test_week.py` looks at what each of them was sent.
"""

from collections.abc import AsyncIterator, Awaitable, Callable, Collection
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path

from club.core.people import Person
from cogs.kit.text import Text
from cogs.turn_clock.alarms import Alarms
from playground.driver import Actor, Answer, buttons
from playground.standin.models import EPHEMERAL
from tests.club.club_helpers import dice, wish
from tests.wire.doors import away
from tests.wire.game_player import towards
from tests.wire.harness import START, Clock, Harness, Json, cog_of, offered, open_harness

BEGIN = datetime(2033, 5, 23, 7, 0, tzinfo=UTC)
"""A Monday morning, later than any on which this runs: ids only grow."""

CARDS = "week 526"
"""The source of the cards: South begins, and ends the game with South's fifth turn."""

DAYS = ("Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun", "next Mon")
CHANNEL, DIRECT = "gin-table", "Undercut"

text = Text()

Show = Callable[[str, Actor, str], Awaitable[None]]
"""Shows what a member sees at this moment: the picture's name, the member, and where they look."""


class FixedClock(Clock):
    """A time of day that stands still until it is moved."""

    def now(self) -> datetime:
        return BEGIN + self.ahead


@dataclass(frozen=True)
class Act:
    """Something that a member did.

    Attributes:
        at: When.
        name: Who.
        did: What.
    """

    at: datetime
    name: str
    did: str


@asynccontextmanager
async def open_week(folder: Path) -> AsyncIterator[Harness]:
    """Open a server in which it is Monday morning."""
    start = BEGIN.timestamp() - START
    async with open_harness(
        folder, entropy=dice(CARDS), clock=FixedClock(), moment=start
    ) as harness:
        yield harness


class Week:
    """The week, as it goes.

    Attributes:
        acts: What the members did, in order.
    """

    def __init__(self, harness: Harness, show: Show) -> None:
        self.acts: list[Act] = []
        self._harness = harness
        self._show = show
        self._table_id = 0

    @property
    def now(self) -> datetime:
        return self._harness.clock.now()

    async def run(self) -> None:
        """Let the week pass."""
        north, south = self._harness.north, self._harness.south
        await self._set(south, "quiet_from", 22)
        await self._set(south, "quiet_to", 8)
        challenge = await self._challenge("Mon 07:40", north)
        await self._accept("Mon 19:30", south, challenge)
        await self._turn("Mon 19:32", south)
        await self._turn("Tue 07:15", north, show="hand")
        await self._turn("Tue 20:10", south)
        await self._turn("Wed 07:30", north)
        await self._put_off("Wed 20:20", south)
        await self._nudge("Thu 07:35", north, show="quiet")
        await self._nudge("Thu 08:10", north)
        await self._turn_from_reminder("Thu 19:45", south)
        await self._turn("Fri 07:30", north)
        await self._away("Fri 07:40", north)
        await self._turn("Fri 20:05", south)
        await self._turn("Sun 10:10", north, show="back")
        await self._turn("Sun 19:20", south)
        await self._rematch("Sun 19:25", south)
        await self._answer("next Mon 07:30", north)

    # Time

    async def _until(self, moment: str) -> None:
        """Let time pass until a moment, with all that falls due on the way."""
        day, _, clock = moment.rpartition(" ")
        hour, minute = map(int, clock.split(":"))
        there = BEGIN.replace(hour=hour, minute=minute) + timedelta(days=DAYS.index(day))
        harness, seen = self._harness, self.now
        while True:
            due = await cog_of(harness.bot, Alarms).look()
            await harness.quiet()
            if due is None or not seen < due <= there:
                break
            seen = due
            self._move(due - self.now)
        self._move(there - self.now)

    def _move(self, by: timedelta) -> None:
        if by > timedelta():
            self._harness.clock.advance(by)
            self._harness.discord.clock.advance(by.total_seconds())

    async def _come(self, moment: str, actor: Actor, did: str) -> None:
        """Let a member come at a moment to do something."""
        await self._until(moment)
        self.acts.append(Act(self.now, actor.name, did))

    # What they do

    async def _set(self, actor: Actor, name: str, value: object) -> None:
        await self._harness.club.settings.set_member(Person(actor.id, actor.name), name, value)

    async def _challenge(self, moment: str, north: Actor) -> Answer:
        await self._come(moment, north, "challenges")
        south = self._harness.south
        return await north.command("gin challenge", member=south, clock="relaxed:72", target=25)

    async def _accept(self, moment: str, south: Actor, challenge: Answer) -> None:
        await self._come(moment, south, "accepts")
        await self._show("challenge", south, CHANNEL)
        await south.press(challenge, "Accept")
        await self._harness.quiet()
        self._table_id = await self._harness.newest_table(south)

    async def _turn(self, moment: str, actor: Actor, show: str = "") -> None:
        """Let a member make their moves from the hand in their direct messages."""
        await self._come(moment, actor, "plays")
        if show:
            await self._show(show, actor, DIRECT)
        await self._moves(actor)

    async def _moves(self, actor: Actor) -> None:
        harness, club, table_id = self._harness, self._harness.club, self._table_id
        snapshot = await club.tables.snapshot(table_id)
        while snapshot.state is not None and harness.on_turn(snapshot) is actor:
            hand = await harness.hand(actor, table_id, snapshot.table.ply)
            await actor.press(hand, towards(wish(snapshot), offered(hand)))
            await harness.quiet()
            snapshot = await club.tables.snapshot(table_id)

    async def _put_off(self, moment: str, south: Actor) -> None:
        await self._come(moment, south, "puts the turn off")
        await self._show("reminder", south, DIRECT)
        reminder = self._newest(south, text("press-play"))
        await south.choose(reminder, text("menu-not-now"), "tomorrow")
        await self._show("not-now", south, DIRECT)

    async def _nudge(self, moment: str, north: Actor, show: str = "") -> None:
        await self._come(moment, north, "nudges")
        games = await north.command("gin games")
        said = await north.press(games, text("press-nudge"))
        await self._harness.quiet()
        self._put_away(north, but={games.message["id"], said.message["id"]})
        if show:
            await self._show(show, north, CHANNEL)
        self._put_away(north)

    async def _turn_from_reminder(self, moment: str, south: Actor) -> None:
        await self._come(moment, south, "plays")
        await self._show("nudged", south, DIRECT)
        opened = await south.press(self._newest(south, text("press-play")), text("press-play"))
        await self._moves(south)
        south.dismiss(opened)

    async def _away(self, moment: str, north: Actor) -> None:
        await self._come(moment, north, "goes away")
        await away(north, "2033-05-29")
        await self._show("away", north, CHANNEL)
        self._put_away(north)

    async def _rematch(self, moment: str, south: Actor) -> None:
        await self._come(moment, south, "asks for another game")
        await self._show("result", south, CHANNEL)
        await south.press(self._newest(south, text("press-again"), CHANNEL), text("press-again"))
        await self._harness.quiet()

    async def _answer(self, moment: str, north: Actor) -> None:
        await self._come(moment, north, "accepts")
        await self._show("rematch", north, CHANNEL)
        await north.press(self._newest(north, "Accept", CHANNEL), "Accept")
        await self._harness.quiet()

    def _put_away(self, actor: Actor, but: Collection[str] = ()) -> None:
        """Put away what only a member sees in the channel, some of it aside."""
        for message in actor.messages():
            if message["flags"] & EPHEMERAL and message["id"] not in but:
                actor.dismiss(message)

    def _newest(self, actor: Actor, label: str, where: str = DIRECT) -> Json:
        """The newest message that has a button of this name."""
        channel = actor.dm() if where == DIRECT else None
        found = reversed(actor.messages(channel))
        return next(one for one in found if label in [each.label for each in buttons(one)])
