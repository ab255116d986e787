"""Sixty days of forty members: what each is told about their time, and when.

Moves, absences, pauses and decisions come at hours at which such members are awake; the clock is
the test's. All that is said of time goes through the stand-in. The same days are lived again with a
reminding process that dies again and again in the middle of a sending, and with two of them: what
everybody goes through is the same.
"""

import asyncio
import heapq
import itertools
import random
import tempfile
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

from club.clocks import Clocks
from club.club import Club
from club.errors import Refusal
from club.pace import Kind, Manners, Terms
from club.people import Person, Place
from club.snapshot import Snapshot
from club.turntime import manners
from cogs.alarms import Alarms
from cogs.posts import Posted, Posts
from cogs.ui.drawing import Drawing
from data.clocks import AlarmRow
from engine.players import PLAYERS
from tests.club.house import SHORT, Here
from tests.proof.section import Figures
from tests.wire.house import House, open_house

SIZE = 300
"""How many tables."""

MEMBERS, DAYS = 40, 60
BEGIN = datetime(2026, 3, 2, 12, 0, tzinfo=UTC)
DOWN = (BEGIN + timedelta(days=20), BEGIN + timedelta(days=22))
"""When the bot is down."""

HOUR, MINUTE = timedelta(hours=1), timedelta(minutes=1)
ZONES = (
    "Europe/Berlin",
    "America/New_York",
    "Asia/Kolkata",
    "Australia/Sydney",
    "America/Sao_Paulo",
)
CLOCKS = ("relaxed:24", "relaxed:72", "none", "relaxed:168", "relaxed:24", "live:5")
PACES = {"quick": (0.1, 3.0), "daily": (3.0, 20.0), "slow": (15.0, 90.0)}
"""Between how many hours members of each kind take over a turn."""


WORDS = {
    "remind": "is reminded",
    "warn": "is warned",
    "out": "is out of time",
}


class KilledError(Exception):
    """The process that reminds is no more."""


class Mortal(Posts):
    """Sends as ever; if it is to, the process dies before or after that."""

    def __init__(self, days: "Days") -> None:
        super().__init__(days.house.bot)
        self._days = days
        self.dead = False

    async def send(
        self,
        channel_id: int,
        drawing: Drawing,
        *,
        nonce: int,
        silent: bool = False,
        ping: int | None = None,
    ) -> Posted:
        when = self._days.death()
        self.dead = self.dead or when != ""
        if when == "before":
            raise KilledError
        posted = await super().send(channel_id, drawing, nonce=nonce, silent=silent, ping=ping)
        if when == "after":
            raise KilledError
        return posted


class Heard(Clocks):
    """The clocks of one process, which notes what it has said."""

    def __init__(self, days: "Days") -> None:
        super().__init__(days.house.club._database, days.house.clock)
        self._days = days

    async def said(
        self, row: AlarmRow, channel_id: int | None = None, message_id: int | None = None
    ) -> None:
        await super().said(row, channel_id, message_id)
        if message_id is not None:
            self._days.hear(row, message_id)


class Process:
    """A process that reminds: it remembers nothing of the one before."""

    def __init__(self, days: "Days") -> None:
        house = days.house
        self.club = Club(house.club._database, players=Here(), clock=house.clock)
        self.club.clocks = Heard(days)
        self.posts = Mortal(days)
        bot = house.bot
        self.alarms = Alarms(self.club, bot.displays, self.posts, house.clock, bot.ui)

    async def look(self) -> None:
        """Do what is due."""
        await self.alarms._look()
        await self.alarms.saying.quiet()


@dataclass
class Days:
    """The days of one run.

    Attributes:
        processes: How many processes remind.
        deaths: How many sendings in a hundred kill the process.
        days: How many days.
        told: What every member went through: when, and what.
        messages: In which message each thing was said.
        counts: What happened how often.
    """

    house: House
    tables: int
    processes: int = 1
    deaths: int = 0
    days: int = DAYS
    now: datetime = BEGIN
    told: dict[int, list[tuple[datetime, str]]] = field(default_factory=dict)
    messages: dict[tuple[int, int, int, str, int], int] = field(default_factory=dict)
    rows: list[AlarmRow] = field(default_factory=list)
    counts: Counter[str] = field(default_factory=Counter)

    def __post_init__(self) -> None:
        self._queue: list[tuple[datetime, int, str, tuple[int, ...]]] = []
        self._order = itertools.count()
        self._lot = random.Random(self.deaths)
        self._decide: list[AlarmRow] = []
        members = self.house.discord.members.values()
        self.people = {int(one.id): Person(int(one.id), one.name) for one in members}
        self.own: dict[int, Manners] = {}
        self.notice: dict[int, timedelta] = {}
        self.pace: dict[int, str] = {}
        here = self.house.discord
        self.place = Place(int(here.guild.id), "Card house", int(here.channel.id), "cards")
        # Only this run moves the time, and nobody reminds but its own processes.
        self.house.clock.now = lambda: self.now
        self.house.bot.alarms.stop()
        self._bots = [Process(self) for _ in range(self.processes)]

    def death(self) -> str:
        """Whether a process dies "before" or "after" what it is about to send."""
        return (
            self._lot.choice(("before", "after")) if self._lot.random() * 100 < self.deaths else ""
        )

    def hear(self, row: AlarmRow, message_id: int) -> None:
        """Note what was said; two processes, or a new one, may say it, in one message."""
        assert self.messages.setdefault(row.key, message_id) == message_id, "said twice"
        if any(each.key == row.key for each in self.rows[-20:]):
            return
        self.rows.append(row)
        self.counts[row.kind] += 1
        self.note(row.member_id, row.claimed_at, WORDS[row.kind], row.table_id)
        if row.kind == Kind.OUT:
            self._decide.append(row)

    def note(self, member_id: int, at: datetime, what: str, table_id: int = 0) -> None:
        """Write something into a member's timeline."""
        where = f" at table {table_id}" if table_id else ""
        self.told.setdefault(member_id, []).append((at, what + where))

    # The days

    async def live(self) -> None:
        """Let all days pass."""
        await self._settle_in()
        for each in self._bots:
            await each.club.clocks.started()
        end, down = BEGIN + timedelta(days=self.days), True
        while self.now < end:
            await self._look()
            wakes = [await each.club.clocks.next_wake() for each in self._bots]
            first = self._queue[0][0] if self._queue else end
            self.now = max(self.now, min([first, end, *(one for one in wakes if one)]))
            if down and self.now >= DOWN[0]:
                down = False
                await self._be_down()
            while self._queue and self._queue[0][0] <= self.now:
                _, _, what, about = heapq.heappop(self._queue)
                await self._happen(what, *about)

    async def _be_down(self) -> None:
        """Nobody can do anything for two days; then the bot starts anew."""
        self.now = DOWN[1]
        self._bots = [Process(self) for _ in range(self.processes)]
        for each in self._bots:
            await each.club.clocks.started()
        self.counts["downtimes"] += 1

    async def _look(self) -> None:
        for number in range(len(self._bots)):
            await self._bots[number].look()
            while self._bots[number].posts.dead:
                await self._bots[number].alarms.saying.close(0)
                self._bots[number] = Process(self)
                self.counts["kills"] += 1
                await self._bots[number].club.clocks.started()
                await self._bots[number].look()
        for row in self._decide:
            await self._plan_decision(row)
        self._decide.clear()

    def _later(self, at: datetime, what: str, *about: int) -> None:
        heapq.heappush(self._queue, (at, next(self._order), what, about))

    async def _settle_in(self) -> None:
        """Give every member their habits, and say when each game begins and who goes away."""
        for number, (member_id, person) in enumerate(self.people.items()):
            lot = random.Random(f"habits/{number}")
            place = self.house.club.settings
            for name, value in (
                ("time_zone", ZONES[number % len(ZONES)]),
                ("quiet_from", lot.choice((21, 22, 23, None))),
                ("quiet_to", lot.choice((7, 8, 9))),
                ("remind_hours", lot.choice((4, 8, 12, 12, 24, 0))),
            ):
                if value is not None:
                    await place.set_member(person, name, value)
            self.own[member_id] = manners(await place.member(member_id))
            self.pace[member_id] = lot.choice(tuple(PACES))
            for _ in range(lot.randrange(3)):
                at = BEGIN + timedelta(hours=lot.randrange(24, DAYS * 24))
                self._later(at, "away", member_id, lot.randrange(2, 10))
            if number % 10 == 9:
                self._later(BEGIN + timedelta(days=lot.randrange(15, 50)), "leave", member_id)
        for number in range(self.tables):
            at = random.Random(f"table/{number}").randrange(0, (self.days - 20) * 24)
            self._later(BEGIN + timedelta(hours=at), "begin", number)

    async def _happen(self, what: str, *about: int) -> None:
        happening = {
            "begin": self._begin,
            "move": self._move,
            "away": self._away,
            "leave": self._leave,
            "pause": self._pause,
            "resume": self._resume,
            "wait": self._decision,
            "claim": self._decision,
            "computer": self._decision,
        }[what]
        try:
            await (happening(*about) if happening != self._decision else happening(what, *about))
        except Refusal:
            self.counts["refused"] += 1  # Somebody else was faster, or the game is over.

    # What members do

    async def _begin(self, number: int) -> None:
        lot = random.Random(f"begin/{number}")
        host, guest = lot.sample(sorted(self.people), 2)
        clock = Terms.parse(CLOCKS[number % len(CLOCKS)])
        club = self.house.club
        waiting = await club.challenge(
            self.place, self.people[host], self.people[guest], SHORT, clock=clock
        )
        table_id = waiting.table.table_id
        game = await club.accept(table_id, self.people[guest], 10_000 + number)
        self.notice[table_id] = clock.notice
        self.counts["games"] += 1
        if number % 7 == 3:
            at = self.now + timedelta(hours=lot.randrange(10, 100))
            self._later(at, "pause", table_id)
            self._later(at + timedelta(hours=lot.randrange(20, 200)), "resume", table_id)
        self._plan_move(game)

    def _plan_move(self, game: Snapshot) -> None:
        """Say when whoever is on turn will move: when they are awake, and if they are there."""
        if game.state is None:
            return
        seated = next(each for each in game.seats if each.seat == game.state.turn)
        member_id, table = seated.member_id, game.table
        if member_id is None or self.pace[member_id] == "gone":
            return
        lot = random.Random(f"move/{table.table_id}/{table.ply}")
        least, most = PACES[self.pace[member_id]]
        hours = lot.uniform(least, most) / (20 if table.clock.startswith("live") else 1)
        at = self.own[member_id].after_quiet(self.now + hours * HOUR)
        self._later(at, "move", table.table_id, table.ply, member_id)

    async def _move(self, table_id: int, ply: int, member_id: int) -> None:
        if self.pace[member_id] == "gone":
            return
        club = self.house.club
        game = await club.snapshot(table_id)
        if game.table.ply != ply or game.state is None:
            return
        turn = game.state.turn
        while game.state is not None and game.state.turn == turn:
            view = game.state.view(turn)
            move = PLAYERS["simple"].choose(view, random.Random(f"{table_id}/{game.table.ply}"))
            game = await club.play(table_id, game.table.ply, member_id, str(move))
            self.counts["moves"] += 1
        if any(row.table_id == table_id and row.ply == ply for row in self.rows):
            self.note(member_id, self.now, "moves", table_id)
        await self._go_on(game)

    async def _go_on(self, game: Snapshot) -> None:
        while game.computer_to_move is not None:
            moved = await self.house.club.computer_move(game.table.table_id)
            assert moved is not None
            game = moved
        self._plan_move(game)

    async def _away(self, member_id: int, days: int) -> None:
        until = self.now + timedelta(days=days)
        await self.house.club.settings.set_member(self.people[member_id], "away_until", until)
        await self.house.club.clocks.stirred_by(member_id)
        self.own[member_id] = replace(self.own[member_id], away_until=until)
        self.note(member_id, self.now, f"is away for {days} days")
        self.counts["away"] += 1

    async def _leave(self, member_id: int) -> None:
        self.pace[member_id] = "gone"
        self.note(member_id, self.now, "leaves, and says nothing")
        self.counts["departures"] += 1

    async def _pause(self, table_id: int) -> None:
        game = await self.house.club.snapshot(table_id)
        for each in game.players:
            if each.member_id is not None:
                await self.house.club.clocks.pause(table_id, each.member_id)
                self.note(each.member_id, self.now, "agrees to a pause", table_id)
        self.counts["pauses"] += 1

    async def _resume(self, table_id: int) -> None:
        game = await self.house.club.snapshot(table_id)
        who = next(each.member_id for each in game.players if each.member_id is not None)
        await self.house.club.clocks.resume(table_id, who)
        for each in game.players:
            if each.member_id is not None:
                self.note(each.member_id, self.now, "goes on after the pause", table_id)

    async def _plan_decision(self, row: AlarmRow) -> None:
        game = await self.house.club.snapshot(row.table_id)
        other = next(each.member_id for each in game.seats if each.member_id != row.member_id)
        if other is None or self.pace[other] == "gone":
            return
        lot = random.Random(f"decision/{row.table_id}/{row.ply}/{row.number}")
        what = lot.choice(("wait", "claim", "claim", "computer"))
        at = self.own[other].after_quiet(row.claimed_at + lot.uniform(0.5, 10) * HOUR)
        self._later(max(at, self.now), what, row.table_id, row.ply, other, row.member_id)

    async def _decision(self, what: str, table_id: int, ply: int, by: int, late: int) -> None:
        clocks = self.house.club.clocks
        if what == "wait":
            await clocks.wait(table_id, ply, by)
        elif what == "claim":
            await clocks.claim(table_id, ply, by)
        else:
            await self._go_on(await clocks.stand_in(table_id, ply, by))
        self._check_forfeit(table_id, ply, late)
        self.note(by, self.now, f"decides: {what}", table_id)
        self.note(late, self.now, f"the opponent decides: {what}", table_id)
        self.counts[what] += 1

    # What must hold

    def _check_forfeit(self, table_id: int, ply: int, late: int) -> None:
        """Nobody decides about a member's time who wasn't warned in time before it was over."""
        said = [
            each
            for each in self.rows
            if (each.table_id, each.ply, each.member_id) == (table_id, ply, late)
        ]
        out = max(each.claimed_at for each in said if each.kind == Kind.OUT)
        warned = max(each.claimed_at for each in said if each.kind == Kind.WARN)
        assert out - warned >= self.notice[table_id], (table_id, ply, warned, out)

    def check(self) -> None:
        """No reminder in quiet hours or while away, and each in one message of its own."""
        for row in self.rows:
            if row.kind == Kind.REMIND:
                assert not asleep(self.own[row.member_id], row.claimed_at), row
        assert len(set(self.messages.values())) == len(self.messages)
        pairs = itertools.groupby(
            sorted((each for each in self.rows if each.kind == Kind.REMIND), key=lambda e: e.key),
            key=lambda each: each.key[:3],
        )
        for _, turn in pairs:
            reminders = list(turn)
            assert [each.number for each in reminders] == list(range(1, len(reminders) + 1))

    def timelines(self) -> dict[str, list[str]]:
        """What each member went through, in the time of where they live."""
        return {
            self.people[member_id].name: [
                f"{at.astimezone(self.own[member_id].zone):%a %d %b %H:%M}  {what}"
                for at, what in sorted(every)
            ]
            for member_id, every in sorted(self.told.items())
        }


def asleep(own: Manners, at: datetime) -> bool:
    """Whether it is one of the quiet hours, counted apart from the bot's own reckoning."""
    if own.quiet_from is None or own.quiet_to is None:
        return False
    quiet = {(own.quiet_from + each) % 24 for each in range((own.quiet_to - own.quiet_from) % 24)}
    return at.astimezone(own.zone).hour in quiet


@asynccontextmanager
async def lived(
    folder: Path, tables: int, *, processes: int = 1, deaths: int = 0, days: int = DAYS
) -> AsyncIterator[Days]:
    """Live through the days in a house of their own."""
    names = tuple(f"M{number:02}" for number in range(1, MEMBERS + 1))
    async with open_house(folder, members=names) as house:
        every = Days(house, tables, processes, deaths, days)
        await every.live()
        every.check()
        yield every


async def run(tables: int, *, processes: int = 1, deaths: int = 0) -> Days:
    """Live through the days; what is left of them."""
    with tempfile.TemporaryDirectory() as folder:
        async with lived(Path(folder), tables, processes=processes, deaths=deaths) as days:
            return days


def prove(size: int) -> Iterator[str | Figures]:
    """Live through the days thrice, with so many tables."""
    plain = asyncio.run(run(size))
    for name, told in plain.timelines().items():
        yield "\n".join((name, *told))
    for processes, deaths in ((1, 20), (2, 20)):
        again = asyncio.run(run(size, processes=processes, deaths=deaths))
        assert again.timelines() == plain.timelines()
        yield f"the same for everybody, with {again.counts['kills']} kills, {processes} at once"
    counts = plain.counts
    yield {
        "games": counts["games"],
        "moves": counts["moves"],
        "reminders": counts["remind"],
        "warnings": counts["warn"],
        "out of time": counts["out"],
        "claimed": counts["claim"],
        "waited": counts["wait"],
        "computer stood in": counts["computer"],
        "absences": counts["away"],
        "pauses": counts["pauses"],
        "departures": counts["departures"],
    }
