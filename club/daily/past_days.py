"""Daily matches whose day is over: what everybody came to, beside the coach, and their replays."""

import asyncio
from collections.abc import Collection
from dataclasses import dataclass, field, replace
from datetime import datetime
from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection

from club.core.clock import Clock
from club.core.errors import NotYourDeal, Refusal
from club.core.privacy import may_see, tiers
from club.core.single_flight import SingleFlight
from club.daily.daily_match import (
    DEALS,
    RULES,
    DailyUnreadable,
    DealScore,
    played,
)
from club.daily.daily_replies import DailyReplies
from data.core import members
from data.core.utc_days import day_of
from data.daily import daily_days, daily_runs, daily_totals
from data.daily.daily_days import DailySeed
from data.daily.daily_runs import DailyRun
from data.daily.daily_totals import DailySpan
from data.ratings.board_viewers import BoardViewer
from data.storage.database import Database
from engine import fair
from engine.machine import State
from engine.moments import Moment, moments
from engine.moves import Move
from engine.open_deal import every_state
from engine.results import ResultKind

COACH: Final = 0
"""Whose match the coach's is: no member of Discord has this id."""

SHOWN: Final = 20
"""Matches of others that may be looked at, the best of the day."""


class NoMatchThatDay(Refusal):
    """There was no match on that day."""


class DaySealed(Refusal):
    """The day isn't over: until then nothing of its match is shown."""


@dataclass(frozen=True, slots=True)
class PastMatch:
    """What somebody came to; `whose` is a member's id, or that of the coach."""

    whose: int
    name: str  # "" for the coach
    score: int
    scores: tuple[DealScore, ...]  # deal by deal


@dataclass(frozen=True, slots=True)
class OpenedSeal:
    """The secret of a day that is over, in hexadecimal, its seal, and whether they fit."""

    day: int
    secret: str
    seal: str
    drawn_at: datetime
    holds: bool


@dataclass(frozen=True, slots=True)
class PastDay:
    """A day that is over, as a member may see it."""

    day: int
    before: int | None  # the days before and after that had a match
    after: int | None
    members: int  # how many have finished the match, in the server or everywhere
    coach: PastMatch
    own: PastMatch | None  # None where they haven't finished it
    begun: bool  # whether they have begun it
    others: tuple[PastMatch, ...]  # the best of those that they may see by name


@dataclass(frozen=True, slots=True)
class PastDeal:
    """A deal of somebody's match with all its cards open."""

    day: int
    match: PastMatch
    deal: int
    states: tuple[State, ...] = field(repr=False)  # before the first move, and after each
    moments: tuple[Moment, ...] = field(repr=False)


class PastDays:
    """The days that are over, in one database."""

    def __init__(self, database: Database, clock: Clock, replies: DailyReplies) -> None:
        self._database = database
        self._clock = clock
        self._replies = replies
        self._coaching = SingleFlight[int, str]("coach-plays")

    async def look(
        self, day: int, member_id: int, server_id: int | None, *, absent: Collection[int] = ()
    ) -> PastDay:
        """Return a day, in direct messages of all servers; or raise DaySealed, NoMatchThatDay."""
        seed = await self._over(day)
        coach = _coachs(seed, await self._coached(seed))
        today = day_of(self._clock.now())
        async with self._database.read() as connection:
            viewer = BoardViewer(member_id, frozenset(absent))
            span = DailySpan(range(day, day + 1), server_id)
            found = await daily_totals.read(connection, span, viewer, SHOWN)
            listed = found.page  # in a server all of them, since their matches stand on its board
            if server_id is None:
                outside = replace(viewer, outside=True)
                listed = (await daily_totals.read(connection, span, outside, SHOWN)).page
            ids = {*(each.member_id for each in listed), member_id}
            runs = await daily_runs.of_members(connection, day, ids)
            own = runs.get(member_id)
            after = await daily_days.after(connection, day)
            others = (
                _match(runs[each.member_id], each.name)
                for each in listed
                if each.member_id != member_id
            )
            return PastDay(
                day,
                before=await daily_days.before(connection, day),
                after=after if after is not None and after < today else None,
                members=found.members,
                coach=coach,
                own=None if own is None else _match(own, ""),
                begun=own is not None,
                others=tuple(each for each in others if each is not None),
            )

    async def deal(
        self, day: int, whose: int, deal: int, member_id: int, server_id: int | None
    ) -> PastDeal:
        """Open a deal of somebody's match, or the nearest there is.

        Raises:
            DaySealed, NoMatchThatDay: As `look` raises them.
            NotYourDeal: They haven't finished it, or keep their record to themselves.
            DailyUnreadable: What is stored of it makes no sense.
        """
        seed, days = await self._over(day), range(day, day + 1)
        deal = max(1, min(deal, DEALS))
        if whose == COACH:
            moves = await self._coached(seed)
            match = _coachs(seed, moves)
        else:
            async with self._database.read() as connection:
                run = await daily_runs.get(connection, day, whose)
                known = await members.get(connection, whose)
                names = {} if known is None else {whose: known.name}
                seen = await seen_by_name(
                    connection, days, names, by=member_id, server_id=server_id
                )
            match = None if run is None or whose not in seen else _match(run, names[whose])
            if run is None or match is None:
                raise NotYourDeal
            moves = run.moves
        states, found = await asyncio.to_thread(_opened, seed, moves, deal)
        return PastDeal(day, match, deal, states, found)

    async def opened(self, day: int) -> OpenedSeal:
        """Return the secret that a day's cards came from (DaySealed, NoMatchThatDay)."""
        seed = await self._over(day)
        holds = fair.commitment(seed.seed) == seed.commitment
        return OpenedSeal(day, seed.seed.hex(), seed.commitment, seed.drawn_at, holds)

    async def prepare(self, day: int) -> None:
        """Have the coach play a day's match, so that nobody waits for it later."""
        async with self._database.read(alone=True) as connection:
            seed = await daily_days.get(connection, day)
        if seed is not None:
            await self._coached(seed)

    async def _over(self, day: int) -> DailySeed:
        if day >= day_of(self._clock.now()):
            raise DaySealed
        async with self._database.read(alone=True) as connection:
            seed = await daily_days.get(connection, day)
        if seed is None:
            raise NoMatchThatDay
        return seed

    async def _coached(self, seed: DailySeed) -> str:
        if seed.coach is not None and _is_whole(seed, seed.coach):
            return seed.coach
        return await self._coaching.done(seed.day, lambda: self._play(seed))

    async def _play(self, seed: DailySeed) -> str:
        moves = (await self._replies.coached(seed)).moves
        async with self._database.write() as connection:
            await daily_days.keep_coach(connection, seed, moves)
        return moves


async def seen_by_name(
    connection: AsyncConnection,
    days: range,
    member_ids: Collection[int],
    *,
    by: int,
    server_id: int | None,
) -> set[int]:
    """Return those of some members whose matches a member may see under their names.

    By the default tier all must stand on the server's boards, lest a total tell what another
    scored.
    """
    chosen = await tiers(connection, member_ids)
    here: set[int] = set()
    if server_id is not None:
        here = await daily_runs.placed(connection, server_id, days, member_ids)
    return {one for one, tier in chosen.items() if may_see(tier, own=one == by, here=one in here)}


def scores_of(run: DailyRun) -> tuple[DealScore, ...] | None:
    """Return what a finished match came to, deal by deal; None where that can't be read."""
    try:
        scores = tuple(DealScore(int(points), ResultKind(end)) for points, end in run.results)
    except (TypeError, ValueError):
        return None
    return scores if len(scores) == DEALS else None


def _is_whole(seed: DailySeed, moves: str) -> bool:
    try:
        return played(seed.seed, seed.day, moves).is_over
    except DailyUnreadable:
        return False


def _coachs(seed: DailySeed, moves: str) -> PastMatch:
    match = played(seed.seed, seed.day, moves)
    return PastMatch(COACH, "", match.score, match.scores)


def _match(run: DailyRun, name: str) -> PastMatch | None:
    scores = scores_of(run)
    if run.score is None or scores is None:
        return None
    return PastMatch(run.member_id, name, run.score, scores)


def _opened(seed: DailySeed, moves: str, deal: int) -> tuple[tuple[State, ...], tuple[Moment, ...]]:
    match = played(seed.seed, seed.day, moves)
    if not match.is_over:
        raise DailyUnreadable
    start = match.starts[deal - 1]
    made = ((None, Move.parse(word)) for word in match.lines[deal - 1])
    states = every_state(RULES, fair.shuffled(start.seed), start.dealer, made, number=deal)
    return states, moments(states)
