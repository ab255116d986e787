"""Sixty days, lived from one event to the next: what members do, and what the bots do about time.

Members act through the club; what they read comes from the bots, programs of their own, through
the stand-in. The time jumps to whatever is next, a member's deed or a deadline in the database, and
stands still until everything that is due has been done.
"""

import heapq
import itertools
import random
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import datetime, timedelta
from pathlib import Path

from club.core.deadlines import DeadlineKind, Terms
from club.core.errors import Refusal
from club.table.current_turn import manners
from club.table.snapshot import Snapshot
from club.turn_clock.clocks import LEASE
from data.storage.database import Database
from data.turn_clock import clocks, pauses
from data.turn_clock.clocks import AlarmRow
from engine.players import PLAYERS
from playground.driver import StandIn
from tests.club.club_helpers import computer_move
from tests.data.storage.prepared_database import empty_database
from tests.proof.deadlines import member_behaviour
from tests.proof.deadlines.member_behaviour import BEGIN, DAYS, DOWN, MEMBERS, Event, Lifestyle
from tests.proof.deadlines.reminder_bots import Disruptions
from tests.proof.deadlines.simulated_server import SimulatedServer

GONE, HAS_THREAD = 10008, 160004
"""What Discord may say to who does again what was done by one that died, or by another: that there
is no such message any more, and that its thread is there already."""

DAY = timedelta(days=1)

MARGIN = timedelta(seconds=10)
"""How much longer than the lease nothing may happen where the lease is waited for."""


class Simulation:
    """One life of everybody.

    Attributes:
        counts: What happened how often.
    """

    def __init__(
        self,
        server: SimulatedServer,
        tables: int,
        days: int,
        life: Lifestyle = member_behaviour.ORDINARY,
    ) -> None:
        self.counts = Counter[str]()
        self._life = life
        self._server = server
        self._tables = tables
        self._end = BEGIN + timedelta(days=days)
        self._now = BEGIN
        self._queue: list[tuple[datetime, int, Event]] = []
        self._order = itertools.count()
        self._presses = itertools.count(1_000_000)
        self._pace: dict[int, str] = {}
        self._unset: datetime | None = None
        self._swept = BEGIN
        self._happening = {
            "begin": self._begin,
            "move": self._move,
            "nudge": self._nudge,
            "away": self._away,
            "leave": self._leave,
            "pause": self._pause,
            "resume": self._resume,
            "wait": self._wait,
            "claim": self._claim,
            "computer": self._stand_in,
            "still": self._play_on,
            "off": self._call_off,
        }

    # The days

    async def live(self) -> None:
        """Let all days pass."""
        await self._settle_in()
        await self._server.bots.open()
        coming = [DOWN[0]] if DOWN[1] < self._end else []
        while self._now < self._end:
            if (due := await self._deadline()) <= self._now:
                await self._settle()
                continue
            await self._jump(min([due, self._end, *coming, *self._next_event()]))
            if coming and self._now >= coming[0]:
                coming.clear()
                await self._be_down()
            while self._queue and self._queue[0][0] <= self._now:
                await self._happen(heapq.heappop(self._queue)[2])
            if self._now >= self._swept + DAY:
                # As a bot does with games against the computer, once an hour.
                self._swept = self._now
                await self._server.club.practice_expiry.end_untouched()

    @property
    def gone(self) -> set[int]:
        """The members who have left for good."""
        return {member_id for member_id, pace in self._pace.items() if pace == "gone"}

    async def _jump(self, to: datetime) -> None:
        """Move the time. Who starts meanwhile finds the beats of the minutes that are left out."""
        to = max(to, self._now)
        if self._server.bots.starts:
            await self._beat(to)
        self._now = to
        self._set_time()

    async def _beat(self, at: datetime) -> None:
        """Note that the bot runs, as it does by itself once a minute."""
        async with self._server.database.write(alone=True) as connection:
            await pauses.alive(connection, at)

    def _set_time(self) -> None:
        clock = self._server.discord.clock
        clock.advance(max(0.0, self._now.timestamp() - clock.now()))
        self._server.clock.set(self._now)

    async def _be_down(self) -> None:
        """Nobody can do anything for two days; then the bots start again."""
        bots = self._server.bots
        await self._beat(self._now)
        await bots.kill_all()
        self._now = DOWN[1]
        self._set_time()
        await bots.start()
        self.counts["downtimes"] += 1

    async def _settle(self) -> None:
        """Have everything done that is due, if need be by another process half a minute later."""
        bots, self._unset = self._server.bots, None
        await self._beat(self._now)
        await bots.step()
        while rows := await self._unsaid():
            if not await self._can_wait(rows):
                await bots.rouse()
            else:
                self.counts["taken on by another"] += 1
                await self._jump(max(row.claimed_at for row in rows) + LEASE)
                await bots.look()
        # Days must not pass between what one looks up and what it sends, as they never would.
        if bots.at_work or bots.starts:
            await bots.rouse()
        for row in await self._server.checker.look():
            if row.kind == DeadlineKind.OUT:
                await self._plan_decision(row)
            elif row.kind == DeadlineKind.POST:
                self._plan_answer(row)
        self.counts["called off"] += await self._server.checker.look_at_ends()

    async def _unsaid(self) -> list[AlarmRow]:
        """What bots should have said by now, nothing that they have put off to the morning.

        Nudges later only: this process takes them on, and dies.
        """
        async with self._server.database.read(alone=True) as connection:
            rows = await clocks.unsaid(connection)
        return [
            row
            for row in rows
            if row.claimed_at + (LEASE if row.kind == DeadlineKind.NUDGE else timedelta())
            <= self._now
        ]

    async def _can_wait(self, rows: list[AlarmRow]) -> bool:
        """Whether the lease of what one process has taken on ends before anybody does anything."""
        until = max(row.claimed_at for row in rows) + LEASE + MARGIN
        async with self._server.database.read(alone=True) as connection:
            due = await clocks.next_due(connection)
        coming = [self._end, *self._next_event(), *(at for at in (due, self._unset) if at)]
        return until < min(coming) and not any(
            self._server.checker.live[row.table_id] for row in rows
        )

    def _next_event(self) -> list[datetime]:
        return [self._queue[0][0]] if self._queue else []

    async def _deadline(self) -> datetime:
        """When there may be something to do: the bots haven't seen the turns that are new."""
        async with self._server.database.read() as connection:
            due = await clocks.next_due(connection)
            rows = await clocks.unsaid(connection)
        leases = [at + LEASE if (at := row.claimed_at) <= self._now else at for row in rows]
        return min([self._end, *leases, *(at for at in (due, self._unset) if at)])

    def _later(self, event: Event) -> None:
        heapq.heappush(self._queue, (event.at, next(self._order), event))

    async def _settle_in(self) -> None:
        """Give every member their habits, and say when each game begins and who goes away."""
        server = self._server
        for number, (member_id, person) in enumerate(server.people.items()):
            for name, value in member_behaviour.settings(number).items():
                await server.club.settings.set_member(person, name, value)
            server.own[member_id] = manners(await server.club.settings.member(member_id))
            self._pace[member_id] = member_behaviour.pace(number, self._life)
            for event in member_behaviour.absences(number, member_id, self._life):
                self._later(event)
        days = (self._end - BEGIN).days
        for event in member_behaviour.beginnings(self._tables, days, self._life):
            self._later(event)

    async def _happen(self, event: Event) -> None:
        try:
            await self._happening[event.what](*event.about)
        except Refusal:
            self.counts["refused"] += 1  # Somebody else was faster, or the game is over.

    # What members do

    async def _begin(self, number: int) -> None:
        server, lot = self._server, random.Random(f"begin/{number}")
        host, guest = lot.sample(list(server.people.values()), 2)
        terms = Terms.parse(self._life.clocks[number % len(self._life.clocks)])
        waiting = await server.club.starting.challenge(
            server.place, host, guest, member_behaviour.RULES, clock=terms
        )
        table_id = waiting.table.table_id
        server.checker.meet(table_id, terms)
        game = await server.club.starting.accept(table_id, guest, next(self._presses))
        self.counts["games"] += 1
        if not self._life.vanishing:
            for event in member_behaviour.pauses(number, table_id, self._now):
                self._later(event)
        self._plan_move(game)

    def _plan_move(self, game: Snapshot) -> None:
        """Say when the player on turn will move, once awake, and whether they are reminded."""
        if game.state is None:
            return
        seated = next(each for each in game.seats if each.seat == game.state.turn)
        other = next(each.member_id for each in game.seats if each.seat != game.state.turn)
        member_id, table = seated.member_id, game.table
        if member_id is None:
            return
        # The bots have to look before long, as no clock is set for this turn yet.
        at = self._now + member_behaviour.lead(table.clock)
        self._unset = at if self._unset is None else min(at, self._unset)
        turn = (table.table_id, table.ply)
        urged = member_behaviour.urges(table.clock, *turn)
        if urged is not None and other is not None and self._pace[other] != "gone":
            at = self._server.own[other].after_quiet(self._now + urged)
            self._later(Event(at, "nudge", (*turn, other)))
        if self._pace[member_id] != "gone":
            at = self._now + member_behaviour.thinks(self._pace[member_id], table.clock, *turn)
            at = self._server.own[member_id].after_quiet(at)
            self._later(Event(at, "move", (*turn, member_id)))

    async def _move(self, table_id: int, ply: int, member_id: int) -> None:
        if self._pace[member_id] == "gone":
            return
        club, checker = self._server.club, self._server.checker
        game = await club.tables.snapshot(table_id)
        if game.table.ply != ply or game.state is None:
            return
        turn = game.state.turn
        while game.state is not None and game.state.turn == turn:
            view = game.state.view(turn)
            move = PLAYERS["simple"].choose(view, random.Random(f"{table_id}/{game.table.ply}"))
            game = await club.playing.play(table_id, game.table.ply, member_id, str(move))
            self.counts["moves"] += 1
        if checker.said_of(table_id, ply):
            checker.note(member_id, self._now, "moves", table_id)
        await self._go_on(game)

    async def _go_on(self, game: Snapshot) -> None:
        while game.computer_to_move is not None:
            moved = await computer_move(self._server.club, game.table.table_id)
            assert moved is not None
            game = moved
        self._plan_move(game)

    async def _nudge(self, table_id: int, ply: int, by: int) -> None:
        club, checker = self._server.club, self._server.checker
        if (await club.tables.snapshot(table_id)).table.ply != ply or self._pace[by] == "gone":
            return
        await club.nudging.nudge(table_id, by, next(self._presses))
        checker.note(by, self._now, "reminds the opponent", table_id)
        self.counts["nudges"] += 1

    async def _away(self, member_id: int, days: int) -> None:
        server, until = self._server, self._now + timedelta(days=days)
        await server.club.settings.set_member(server.people[member_id], "away_until", until)
        await server.club.clocks.stirred_by(member_id)
        server.own[member_id] = member_behaviour.gone_until(server.own[member_id], until)
        server.checker.note(member_id, self._now, f"is away for {days} days")
        self.counts["away"] += 1

    async def _leave(self, member_id: int) -> None:
        self._pace[member_id] = "gone"
        self._server.checker.note(member_id, self._now, "leaves, and says nothing")
        self.counts["departures"] += 1

    async def _pause(self, table_id: int) -> None:
        for member_id in await self._players(table_id):
            await self._server.club.clocks.pause(table_id, member_id)
            self._server.checker.note(member_id, self._now, "agrees to a pause", table_id)
        self.counts["pauses"] += 1

    async def _resume(self, table_id: int) -> None:
        players = await self._players(table_id)
        await self._server.club.clocks.resume(table_id, players[0])
        for member_id in players:
            self._server.checker.note(member_id, self._now, "goes on after the pause", table_id)

    async def _players(self, table_id: int) -> list[int]:
        game = await self._server.club.tables.snapshot(table_id)
        return [each.member_id for each in game.players if each.member_id is not None]

    async def _plan_decision(self, row: AlarmRow) -> None:
        game = await self._server.club.tables.snapshot(row.table_id)
        other = next(each.member_id for each in game.seats if each.member_id != row.member_id)
        if other is None or self._pace[other] == "gone":
            return
        what, after = member_behaviour.decides(row.table_id, row.ply, row.number)
        at = self._server.own[other].after_quiet(row.claimed_at + after)
        self._later(Event(at, what, (row.table_id, row.ply, other, row.member_id)))

    def _plan_answer(self, row: AlarmRow) -> None:
        """Say what the player on turn answers to the question whether they still play."""
        if self._pace[row.member_id] == "gone":
            return
        what, after = member_behaviour.answers(row.table_id, row.ply, row.number)
        if what in self._happening:
            at = self._server.own[row.member_id].after_quiet(row.claimed_at + after)
            self._later(Event(at, what, (row.table_id, row.ply, row.member_id)))

    async def _play_on(self, table_id: int, ply: int, member_id: int) -> None:
        if self._pace[member_id] == "gone":
            return
        await self._server.club.calling_off.play_on(table_id, ply, member_id)
        self._server.checker.note(member_id, self._now, "says: still playing", table_id)
        self.counts["still playing"] += 1

    async def _call_off(self, table_id: int, ply: int, member_id: int) -> None:
        if self._pace[member_id] == "gone":
            return
        off = self._server.club.calling_off
        _, agreement = await off.call_off(table_id, ply, member_id, next(self._presses))
        self._server.checker.note(member_id, self._now, "would call it off", table_id)
        if agreement.done:
            self.counts["agreed to call off"] += 1
            return
        game = await self._server.club.tables.snapshot(table_id)
        other = next(each.member_id for each in game.seats if each.member_id != member_id)
        if other is not None and self._pace[other] != "gone":
            at = self._server.own[other].after_quiet(self._now + 3 * member_behaviour.HOUR)
            self._later(Event(at, "off", (table_id, ply, other)))

    async def _wait(self, table_id: int, ply: int, by: int, late: int) -> None:
        await self._server.club.clocks.wait(table_id, ply, by)
        self._decided("wait", table_id, ply, by, late)

    async def _claim(self, table_id: int, ply: int, by: int, late: int) -> None:
        await self._server.club.clocks.claim(table_id, ply, by)
        self._decided("claim", table_id, ply, by, late)

    async def _stand_in(self, table_id: int, ply: int, by: int, late: int) -> None:
        game = await self._server.club.clocks.stand_in(table_id, ply, by)
        self._decided("computer", table_id, ply, by, late)
        await self._go_on(game)

    def _decided(self, what: str, table_id: int, ply: int, by: int, late: int) -> None:
        checker = self._server.checker
        checker.decided(table_id, ply, late, self._now)
        checker.note(by, self._now, f"decides: {what}", table_id)
        checker.note(late, self._now, f"the opponent decides: {what}", table_id)
        self.counts[what] += 1


@asynccontextmanager
async def lived(
    folder: Path,
    tables: int,
    disruptions: Disruptions,
    days: int = DAYS,
    members: int = MEMBERS,
    *,
    life: Lifestyle = member_behaviour.ORDINARY,
) -> AsyncIterator[tuple[Simulation, SimulatedServer]]:
    """Live through the days in a server of their own."""
    names = [f"M{number:02}" for number in range(1, members + 1)]
    async with StandIn(names) as discord:
        discord.clock.freeze(BEGIN.timestamp())
        discord.expect(GONE, HAS_THREAD)
        url = await empty_database(folder)
        database = await Database.open(url)
        server = SimulatedServer(folder, discord, database, url, disruptions)
        every = Simulation(server, tables, days, life)
        try:
            await every.live()
        finally:
            await server.bots.close()
            server.clock.close()
            await database.close()
        assert not server.bots.said, server.bots.said
        server.checker.check()
        yield every, server
