"""A server with a league and a ladder, its members, and two processes that are killed."""

import asyncio
import random
from collections import Counter
from collections.abc import Awaitable
from dataclasses import dataclass, field
from datetime import timedelta
from pathlib import Path

from sqlalchemy import select

from club.club import Club
from club.core.errors import Refusal
from club.core.people import Person
from club.leagues.competition_draft import CompetitionDraft
from club.leagues.formats import competition
from club.leagues.formats.competition import CompetitionPlan
from club.leagues.formats.ladder_state import LadderState
from club.leagues.stored_competition import StoredCompetition
from data.schema.cups import competition_matches
from data.schema.tables import tables
from data.storage.database import Database
from data.table.tables import OVER
from tests.club.club_helpers import PLACE, QUICK, Clock, make_club, on_turn, step
from tests.club.cups.cup_club import ORGANISER, press
from tests.data.storage.prepared_database import prepared_database
from tests.proof.leagues import competition_worker

VANISH = 7
"""One member in so many is never seen again after a while."""

DIES = 3
"""One process in so many is killed at its work."""


def person(number: int) -> Person:
    return Person(2000 + number, f"@{number:02}")


@dataclass
class CompetitionServer:
    """Two clubs on one database, and what its members do.

    Attributes:
        gone: The members who have vanished.
        strangers: How many members there have been.
        counts: What has happened.
    """

    url: str
    databases: tuple[Database, Database]
    clubs: tuple[Club, Club]
    clock: Clock
    rng: random.Random
    gone: set[int] = field(default_factory=set[int])
    counts: Counter[str] = field(default_factory=Counter[str])
    strangers: int = 0

    @classmethod
    async def open(cls, folder: Path, seed: int) -> "CompetitionServer":
        url, clock = await prepared_database(folder), Clock()
        one, two = await Database.open(url), await Database.open(url)
        clubs = make_club(one, clock), make_club(two, clock, start="other dice")
        return cls(url, (one, two), clubs, clock, random.Random(seed))

    async def close(self) -> None:
        for database in self.databases:
            await database.close()

    @property
    def club(self) -> Club:
        """Either process."""
        return self.rng.choice(self.clubs)

    async def set_up(self, title: str, plan: CompetitionPlan, members: int, hours: int) -> int:
        """Set up a competition that so many join."""
        draft = CompetitionDraft(title, plan, QUICK, hours)
        it = await self.club.competitions.create(PLACE, ORGANISER, draft, press())
        for _ in range(members):
            await self.join_next(it.competition_id)
        return it.competition_id

    def next_stranger(self) -> int:
        """A member who hasn't been seen before."""
        self.strangers += 1
        return person(self.strangers).member_id

    async def join_next(self, competition_id: int) -> StoredCompetition:
        """Have a stranger join."""
        member_id = self.next_stranger()
        coming = Person(member_id, f"@{member_id - 2000:02}")
        return await self.club.competitions.enter(competition_id, PLACE, coming, press())

    async def ladder(self, competition_id: int) -> LadderState:
        state = (await self.it(competition_id)).state
        assert isinstance(state, LadderState)
        return state

    async def it(self, competition_id: int) -> StoredCompetition:
        return await self.club.competitions.get(competition_id)

    async def tried(self, what: str, step: Awaitable[StoredCompetition]) -> None:
        """Take a step that may be refused, as things change from one look to the next."""
        try:
            await step
            self.counts[what] += 1
        except Refusal as refused:
            self.counts[f"refused: {refused.key}"] += 1

    async def play_some(self, competition_id: int, keen: float) -> None:
        """Have some of the games that are open go on or end; who has vanished doesn't move."""
        it = await self.it(competition_id)
        for match in competition.playable(it.state):
            row = it.row_of(match.key)
            sides = [it.state.members[each][0] for each in match.entrants]
            if row is None or row.table_id is None or self.rng.random() > keen:
                continue
            table = await self.club.tables.snapshot(row.table_id)
            if table.state is None:
                continue
            here = [each for each in sides if each not in self.gone]
            if on_turn(table) in here:
                table = await step(self.club, table)
                self.counts["moves"] += 1
            if len(here) == len(sides) and table.state is not None:
                await self.club.playing.resign(row.table_id, self.rng.choice(here))
                self.counts["games"] += 1

    async def bring_on(self) -> None:
        """Let two processes do what is due, of which one may be killed, and then a third."""
        due = await self.club.competitions.next_look()
        if not await self._settled() and (due is None or due > self.clock.time):
            return
        dies = self.rng.randrange(1, 60) if self.rng.randrange(DIES) == 0 else None
        workers = [competition_worker.start(self.url, self.clock.time, dies)]
        workers.append(competition_worker.start(self.url, self.clock.time, None))
        for worker in workers:
            await asyncio.to_thread(worker.join)
            self.counts["processes"] += 1
            self.counts["killed"] += worker.exitcode != 0
            assert worker.exitcode == 0 or (dies is not None and worker is workers[0])
        while await self.club.competitions.bring_on():
            self.counts["left by others"] += 1

    async def _settled(self) -> bool:
        """Whether a game is over that isn't counted."""
        query = (
            select(competition_matches.c.match)
            .join(tables, tables.c.table_id == competition_matches.c.table_id)
            .where(tables.c.status.in_(OVER))
        )
        async with self.databases[0].read() as connection:
            return (await connection.scalars(query)).first() is not None

    def vanish(self, members: int) -> None:
        """Let some members never be seen again."""
        for number in range(1, members + 1):
            if number % VANISH == 0:
                self.gone.add(person(number).member_id)

    def later(self, hours: float) -> None:
        self.clock.advance(timedelta(hours=hours))
