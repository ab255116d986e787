"""The course of one cup: who plays, who never shows up, who leaves, and what is put right."""

import asyncio
import random
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from datetime import timedelta
from enum import StrEnum
from functools import partial
from typing import Final

from club.cups.cup_draft import CupDraft
from club.cups.formats import schedule
from club.cups.formats.match_keys import MatchKey
from club.cups.formats.plan import CupFormat, CupPlan
from club.cups.formats.seeding import SeedingMethod
from club.cups.stored_cup import StoredCup
from club.table.snapshot import Snapshot
from playground.driver import Actor, buttons
from tests.club.cups.cup_club import press
from tests.proof.cups import cup_members, cup_organiser
from tests.proof.cups.cup_server import A_MINUTE, RULES, CupServer, text

HOURS: Final = 72
"""What a match may take."""

AT_ONCE = 4
"""At how many tables members press at the same time."""

MOST_PRESSES = 400
"""More than a game of one deal takes."""

MOST_STEPS = 5_000
"""More than any cup takes to its end."""

OFFERED = 25
"""Matches on the first page of those that may be decided."""

SPARE = 4
"""Members who don't enter at first."""

A_PAUSE = timedelta(minutes=2)
"""What passes between presses."""

NEVER_THERE = 4
"""One in so many entrants never shows up."""

OFTEN = 0.3
"""How often something else happens, as long as there is something to come."""

FIRST = 20
"""How many entrants are looked at when somebody is to leave or be replaced."""

LARGE = 32
"""Entrants from which on most games are given up before long."""


class Course(StrEnum):
    """How a match goes."""

    PLAYED = "played to the end"
    GIVEN_UP = "given up"
    STALLED = "nobody goes on"
    MORE_TIME = "more time is agreed to"
    ANNULLED = "a game is annulled"
    RULED = "the organiser decides"
    NEITHER = "the organiser says that neither played"


ORDINARY: Final = {
    Course.PLAYED: 10,
    Course.GIVEN_UP: 4,
    Course.STALLED: 2,
    Course.MORE_TIME: 2,
    Course.ANNULLED: 2,
    Course.RULED: 1,
    Course.NEITHER: 1,
}
"""How often matches go how, of so many."""

QUICK: Final = {**ORDINARY, Course.GIVEN_UP: 36}


@dataclass(frozen=True)
class OpenBoard:
    """A match that is being played, or a board of it."""

    key: MatchKey
    board: int
    table_id: int
    members: tuple[int, ...]


@dataclass
class Fate:
    """What is to come of a match after so many presses."""

    course: Course
    after: int


@dataclass
class CupCourse:
    """One cup from its entries to its end.

    Attributes:
        counts: What happened how often.
        played_at: The tables of each match and board, the first first.
    """

    server: CupServer
    plan: CupPlan
    entrants: int
    seed: int
    counts: Counter[str] = field(default_factory=Counter[str])
    played_at: dict[tuple[str, int], list[int]] = field(
        default_factory=dict[tuple[str, int], list[int]]
    )

    def __post_init__(self) -> None:
        self._dice = random.Random(f"{self.plan.format}/{self.entrants}/{self.seed}")
        self._fates = dict[tuple[str, int], Fate]()
        self._stalled = set[int]()
        self._never_there = set[int]()
        everybody = [*self.server.discord.members.values()]
        count = self.entrants * self.plan.team_size
        self._members, self._spare = everybody[:count], everybody[count:]
        self._incidents = self._to_happen()

    async def run(self) -> None:
        """Live through the cup."""
        await (self._gather_teams() if self.plan.of_teams else self._gather())
        absent = self._members[1:]  # the first organises
        self._dice.shuffle(absent)
        self._never_there = {each.id for each in absent[: len(self._members) // NEVER_THERE]}
        server = self.server
        for _ in range(MOST_STEPS):
            cup = await server.settled()
            self._note(cup)
            if cup.row.finished_at is not None:
                break
            server.bots.imperil()
            if await self._something_happens(cup):
                continue
            if boards := await self._going_on(cup):
                some = self._dice.sample(boards, min(AT_ONCE, len(boards)))
                for then in await asyncio.gather(*map(self._play, some)):
                    if then is not None:
                        await then()
                server.later(A_PAUSE)
            else:
                self.counts["waited for time to run out"] += 1
                await server.to_next()
        else:
            raise AssertionError("the cup doesn't end")
        server.bots.spare()
        await server.settled()

    # Entering

    async def _gather(self) -> None:
        server = self.server
        await cup_organiser.set_up(server, self.plan, HOURS)
        for at in range(0, len(self._members), AT_ONCE):
            server.bots.imperil()
            entering = self._members[at : at + AT_ONCE]
            await asyncio.gather(*(cup_members.enter(server, each) for each in entering))
            server.later(A_PAUSE)
        await server.settled()
        await cup_organiser.begin(server)

    async def _gather_teams(self) -> None:
        """Have teams enter below the commands."""
        server, club, place = self.server, self.server.club, self.server.place
        north = server.person(server.organiser)
        draft = CupDraft("Team cup", self.plan, RULES, SeedingMethod.LOT, HOURS)
        cup = await club.cups.create(place, north, draft, press())
        server.cup_id = cup.cup_id
        people = iter([server.person(each) for each in self._members])
        for entrant in range(1, self.entrants + 1):
            named = f"Team {entrant}"
            await club.cup_teams.enter_team(cup.cup_id, place, next(people), named, press())
            for _ in range(1, self.plan.team_size):
                await club.cup_teams.join(cup.cup_id, place, next(people), entrant, press())
        server.later(A_MINUTE)
        await server.settled()
        await club.cups.start(cup.cup_id, place, north.member_id, press())
        server.later(A_MINUTE)

    # Playing

    def _note(self, cup: StoredCup) -> None:
        for row in cup.playing:
            tables = self.played_at.setdefault((row.match, row.board), [])
            if row.table_id is not None and row.table_id not in tables:
                tables.append(row.table_id)

    async def _going_on(self, cup: StoredCup) -> list[OpenBoard]:
        """The matches in which somebody would do something now."""
        found = list[OpenBoard]()
        for row in cup.playing:
            if row.table_id is None or row.table_id in self._stalled:
                continue
            snapshot = await self.server.club.tables.snapshot(row.table_id)
            if snapshot.state is not None and self._acts(snapshot):
                members = tuple(each.member_id or 0 for each in snapshot.seats)
                found.append(OpenBoard(MatchKey.read(row.match), row.board, row.table_id, members))
        return found

    def _acts(self, snapshot: Snapshot) -> bool:
        return cup_members.on_turn(self.server, snapshot).id not in self._never_there

    def _fate(self, board: OpenBoard) -> Fate:
        named = str(board.key), board.board
        if named not in self._fates:
            dice = random.Random(f"{self.plan.format}/{self.seed}/{named}")
            weights = QUICK if self.entrants >= LARGE else ORDINARY
            (course,) = dice.choices([*weights], [*weights.values()])
            both = not self._never_there & {*board.members}
            course = course if both else Course.PLAYED
            self._fates[named] = Fate(course, dice.randrange(6))
        return self._fates[named]

    async def _play(self, board: OpenBoard) -> Callable[[], Awaitable[None]] | None:
        """Play a match on, until something comes of it; answer what others do about it then."""
        fate, server = self._fate(board), self.server
        for pressed in range(MOST_PRESSES):
            snapshot = await server.club.tables.snapshot(board.table_id)
            if snapshot.state is None or not self._acts(snapshot):
                self.counts[Course.PLAYED] += bool(pressed and snapshot.state is None)
                return None
            if pressed >= fate.after and fate.course is not Course.PLAYED:
                return await self._come(board, fate)
            if not await cup_members.turn(server, snapshot):
                return None
        raise AssertionError(f"{board.key} is played without end")

    async def _come(self, board: OpenBoard, fate: Fate) -> Callable[[], Awaitable[None]] | None:
        course, server = fate.course, self.server
        self.counts[course] += 1
        one, other = (server.actor(each) for each in board.members)
        if course is Course.GIVEN_UP:
            await cup_members.give_up(server, board.table_id, self._dice.choice((one, other)))
            return None
        if course is Course.STALLED:
            self._stalled.add(board.table_id)
            return None
        fate.course = Course.PLAYED
        if course is Course.MORE_TIME:
            return partial(
                cup_members.agree_to_more_time, server, board.key, board.board, one, other
            )
        if course is Course.ANNULLED:
            return partial(cup_organiser.annul, server, board.table_id)
        winner = None
        if course is Course.RULED:
            cup = await server.cup()
            winner = cup.entrant_of(self._dice.choice((one, other)).id)
        return partial(self._decide, board, winner)

    async def _decide(self, board: OpenBoard, winner: int | None) -> None:
        cup = await self.server.settled()
        if board.key in [each.key for each in schedule.playable(cup.state)][:OFFERED]:
            await cup_organiser.decide(self.server, board.key, winner)

    # What else happens

    def _to_happen(self) -> list[Callable[[StoredCup], Awaitable[None]]]:
        every = [self._substitute, self._leave, self._late, self._disqualify, self._leave]
        few = {3: 0, 8: 3}.get(self.entrants, len(every))
        return every[:few] * (2 if self.entrants >= LARGE else 1)

    async def _something_happens(self, cup: StoredCup) -> bool:
        if not self._incidents or not self._playing(cup) or self._dice.random() > OFTEN:
            return False
        await self._incidents.pop(0)(cup)
        self.server.later(A_PAUSE)
        return True

    def _playing(self, cup: StoredCup) -> list[int]:
        """Those who are in a match now, of the first entrants, whom a menu's first page offers."""
        sides = {each for match in schedule.playable(cup.state) for each in match.entrants}
        return [each for each in cup.state.active[:FIRST] if each in sides]

    async def _substitute(self, cup: StoredCup) -> None:
        entrant = self._dice.choice(self._playing(cup))
        coming = self._spare.pop()
        await cup_organiser.substitute(self.server, entrant, 0, coming)
        self.counts["substitutes"] += 1

    async def _leave(self, cup: StoredCup) -> None:
        member_id = cup.state.present(self._dice.choice(self._playing(cup)))[0]
        await cup_members.leave(self.server, self.server.actor(member_id))
        self.counts["left"] += 1

    async def _disqualify(self, cup: StoredCup) -> None:
        await cup_organiser.disqualify(self.server, self._dice.choice(self._playing(cup)))
        self.counts["disqualified"] += 1

    async def _late(self, _cup: StoredCup) -> None:
        """Enter a cup of Swiss that has begun, where that is offered."""
        offered = {each.label for each in buttons(await self.server.message())}
        if self.plan.format == CupFormat.SWISS and text("press-cup-enter") in offered:
            coming: Actor = self._spare.pop()
            await cup_members.enter(self.server, coming)
            self.counts["came late"] += 1
