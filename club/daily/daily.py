"""The match of the day: begun once by each member, and played until the day is over.

Nothing of it is in a table: no list, replay, export or follower ever sees it.
"""

import hmac
from collections.abc import Callable, Collection
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection

from club.core.clock import Clock
from club.core.errors import AlreadyPlayed, DoneByTwinError, Refusal
from club.core.people import Person, Place
from club.daily.daily_hand import PLIES, DailyHand, hand_of
from club.daily.daily_match import MEMBER, DailyMatch, played
from club.daily.daily_replies import DailyReplies
from club.play import move_draft
from data.core import members
from data.core.members import Member
from data.core.utc_days import beginning_of, day_of, in_a_row
from data.daily import daily_days, daily_runs, daily_totals
from data.daily.daily_days import DailySeed
from data.daily.daily_runs import DailyRun
from data.daily.daily_totals import DailySpan
from data.ratings.board_viewers import BoardViewer
from data.storage.database import Database
from engine import fair

_MARK: Final = "begun by"


class DayOver(Refusal):
    """The day of that match is over."""


class NoDailyRun(Refusal):
    """The member hasn't begun the match."""


class BegunBefore(Refusal):
    """The member began the match, and then had all that was stored about them deleted."""


@dataclass(frozen=True, slots=True)
class DailyRank:
    """A member's rank on a board, and how many are on it."""

    rank: int
    members: int


@dataclass(frozen=True, slots=True)
class DailySeals:
    """The seals of a day's cards and of the day's after it."""

    day: int
    seal: str
    next_seal: str


@dataclass(frozen=True, slots=True)
class DailyPage:
    """The match of the day as a member finds it, with the ranks once they have finished it."""

    day: int
    until: datetime
    seal: str  # of today's seed
    next_seal: str  # of tomorrow's
    before: int | None  # the last day before that had a match
    days: int  # on how many they have finished it
    streak: int  # how many of them follow on one another, up to today or yesterday
    hand: DailyHand | None = None  # None before they begin
    here: DailyRank | None = None
    everywhere: DailyRank | None = None
    late: bool = False  # whether they have just tried to play another day's


class Daily:
    """Today's match, in one database. `draw` makes a day's seed."""

    def __init__(
        self,
        database: Database,
        clock: Clock,
        replies: DailyReplies,
        draw: Callable[[], bytes],
    ) -> None:
        self._database = database
        self._clock = clock
        self._replies = replies
        self._draw = draw

    async def look(
        self, person: Person, place: Place | None, *, absent: Collection[int] = ()
    ) -> DailyPage:
        """Return the match of the day; one that was begun goes on where it was.

        It stands on the boards of each place where its member looks at it; `absent` have left the
        server, whose board is without them.
        """
        now = self._clock.now()
        seed, following = await self._seeds(now)
        hand = None
        async with self._database.read(alone=True) as connection:
            run = await daily_runs.get(connection, seed.day, person.member_id)
        if run is not None:
            hand = await self._shown(seed, run, person)
            await self._place(place, seed.day, person.member_id)
        async with self._database.read() as connection:
            finished = await daily_runs.finished_days(connection, person.member_id)
            page = DailyPage(
                day=seed.day,
                until=beginning_of(seed.day + 1),
                seal=seed.commitment,
                next_seal=following.commitment,
                before=await daily_days.before(connection, seed.day),
                days=len(finished),
                streak=streak(finished, seed.day),
                hand=hand,
            )
            if hand is None or not hand.is_over:
                return page
            viewer = BoardViewer(person.member_id)
            everywhere = await _rank(connection, seed.day, viewer, None)
            if place is None:
                return replace(page, everywhere=everywhere)
            viewer = replace(viewer, absent=frozenset(absent))
            here = await _rank(connection, seed.day, viewer, place.server_id)
            return replace(page, here=here, everywhere=everywhere)

    async def seals(self) -> DailySeals:
        """Return what is sealed today."""
        today, following = await self._seeds(self._clock.now())
        return DailySeals(today.day, today.commitment, following.commitment)

    async def begin(
        self, person: Person, place: Place | None, day: int, interaction_id: int
    ) -> DailyHand:
        """Begin the match of a day, or go on with it; or raise DayOver or BegunBefore."""
        now = self._clock.now()
        if day != day_of(now):
            raise DayOver
        seed, _ = await self._seeds(now)
        mark = hmac.digest(seed.seed, f"{_MARK} {person.member_id}".encode("ascii"), "sha256")
        async with self._database.write() as connection:
            run = await daily_runs.get(connection, seed.day, person.member_id)
            if run is None:
                if await daily_days.is_marked(connection, seed.day, mark):
                    raise BegunBefore
                await members.remember(connection, person.member_id, person.name, now)
                run = DailyRun(seed.day, person.member_id, now, interaction_id=interaction_id)
                await daily_runs.begin(connection, run)
                await daily_days.put_mark(connection, seed.day, mark)
        await self._place(place, seed.day, person.member_id)
        return await self._shown(seed, run, person)

    async def play(
        self, person: Person, at: int, word: str, *, interaction_id: int | None = None
    ) -> DailyHand:
        """Make a move in its record form; `at` is the `code` of the button's day and ply.

        Raises:
            DayOver, NoDailyRun: It isn't that day any more, or the member hasn't begun the match.
            AlreadyPlayed: The match is at another ply.
            GameOver, NotYourTurn, IllegalMove: The move can't be made.
        """
        now = self._clock.now()
        async with self._database.write() as connection:
            seed, run, match = await self._running(connection, person, at, now, interaction_id)
            after = match.play(word, MEMBER)
            run = await _save(connection, run, after, now, interaction_id)
        return await self._shown(seed, run, person)

    async def pick(self, person: Person, at: int, text: str | None) -> DailyHand:
        """Store a step towards a move; None clears it. It raises what `play` raises."""
        now = self._clock.now()
        async with self._database.write() as connection:
            seed, run, match = await self._running(connection, person, at, now)
            if text is not None:
                move_draft.check(match.state, MEMBER, text)
                if text not in move_draft.STEPS:
                    match.play(text, MEMBER)  # which refuses to break the deal off
            run = replace(run, draft=text)
            await daily_runs.save(connection, run, run.ply)
        return await self._shown(seed, run, person)

    async def read_result(self, person: Person, day: int, deal: int) -> DailyHand:
        """Note that a member has read a deal's result; DayOver or NoDailyRun as in `play`."""
        now = self._clock.now()
        async with self._database.write() as connection:
            seed, run = await self._begun(connection, person, day, now)
            match = played(seed.seed, day, run.moves)
            if run.read_deals < deal <= len(match.results):
                run = replace(run, read_deals=deal)
                await daily_runs.save(connection, run, run.ply)
        return await self._shown(seed, run, person)

    async def clear_up(self) -> None:
        """Delete what was needed of earlier days only while they lasted."""
        await daily_days.drop_before(self._database, day_of(self._clock.now()))

    async def _seeds(self, now: datetime) -> tuple[DailySeed, DailySeed]:
        """Return the seeds of today and of tomorrow; of two that are drawn at once, one stays."""
        day = day_of(now)
        async with self._database.read() as connection:
            today = await daily_days.get(connection, day)
            following = await daily_days.get(connection, day + 1)
        if today is not None and following is not None:
            return today, following
        async with self._database.write() as connection:
            today = await self._seed(connection, day, now)
            following = await self._seed(connection, day + 1, now)
        return today, following

    async def _seed(self, connection: AsyncConnection, day: int, now: datetime) -> DailySeed:
        if (stored := await daily_days.get(connection, day)) is not None:
            return stored
        seed = self._draw()
        return await daily_days.keep(connection, DailySeed(day, seed, fair.commitment(seed), now))

    async def _begun(
        self, connection: AsyncConnection, person: Person, day: int, now: datetime
    ) -> tuple[DailySeed, DailyRun]:
        if day != day_of(now):
            raise DayOver
        seed = await daily_days.get(connection, day)
        run = await daily_runs.get(connection, day, person.member_id)
        if seed is None or run is None:
            raise NoDailyRun
        return seed, run

    async def _running(
        self,
        connection: AsyncConnection,
        person: Person,
        at: int,
        now: datetime,
        interaction_id: int | None = None,
    ) -> tuple[DailySeed, DailyRun, DailyMatch]:
        day, ply = divmod(at, PLIES)
        seed, run = await self._begun(connection, person, day, now)
        if run.ply != ply:
            twin = interaction_id is not None and run.interaction_id == interaction_id
            raise DoneByTwinError if twin else AlreadyPlayed
        return seed, run, played(seed.seed, day, run.moves)

    async def _shown(self, seed: DailySeed, run: DailyRun, person: Person) -> DailyHand:
        run, match = await self._answered(seed, run)
        async with self._database.read(alone=True) as connection:
            known = await members.get(connection, person.member_id)
        return hand_of(run, match, known or Member(person.member_id, person.name))

    async def _answered(self, seed: DailySeed, run: DailyRun) -> tuple[DailyRun, DailyMatch]:
        while True:
            match = played(seed.seed, seed.day, run.moves)
            after = await self._replies.answered(seed, match)
            if after is match:
                return run, match
            async with self._database.write() as connection:
                now = self._clock.now()
                saved = await _saved(connection, run, after, now, run.interaction_id)
                found = saved or await daily_runs.get(connection, run.day, run.member_id)
            if found is None:
                raise NoDailyRun  # All that was stored about the member is gone.
            if saved is not None:
                return saved, after
            run = found

    async def _place(self, place: Place | None, day: int, member_id: int) -> None:
        if place is None:
            return
        async with self._database.read(alone=True) as connection:
            known = await daily_runs.is_placed(connection, place.server_id, day, member_id)
        if known:
            return
        async with self._database.write() as connection:
            if await daily_runs.get(connection, day, member_id) is None:
                return
            await place.remember(connection)
            await daily_runs.place(connection, place.server_id, day, member_id)


def streak(finished: list[int], today: int) -> int:
    """Count the days in a row, up to today or yesterday; they come the latest first."""
    return 0 if not finished or finished[0] < today - 1 else in_a_row(finished)


async def _rank(
    connection: AsyncConnection, day: int, viewer: BoardViewer, server_id: int | None
) -> DailyRank | None:
    span = DailySpan(range(day, day + 1), server_id)
    found = await daily_totals.read(connection, span, viewer, 0)
    return None if found.own is None else DailyRank(found.own.rank, found.members)


async def _save(
    connection: AsyncConnection,
    run: DailyRun,
    match: DailyMatch,
    now: datetime,
    interaction_id: int | None,
) -> DailyRun:
    saved = await _saved(connection, run, match, now, interaction_id)
    if saved is None:
        raise AlreadyPlayed
    return saved


async def _saved(
    connection: AsyncConnection,
    run: DailyRun,
    match: DailyMatch,
    now: datetime,
    interaction_id: int | None,
) -> DailyRun | None:
    """Store how a match stands after more moves; None where others have been stored."""
    row = replace(run, ply=match.ply, moves=match.moves, draft=None, interaction_id=interaction_id)
    if match.is_over:
        results = [[each.points, str(each.result)] for each in match.scores]
        row = replace(row, finished_at=now, score=match.score, results=results)
    return row if await daily_runs.save(connection, row, run.ply) else None
