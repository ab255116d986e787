"""Reviews of finished deals, for their players: each sees their own decisions only."""

import asyncio
import random
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from club.archive.replays import Replayed, Replays
from club.core.errors import Refusal
from club.core.single_flight import SingleFlight
from club.play.computer_players import MoveChooser
from club.table.snapshot import load
from data.archive import reviews
from data.archive.reviews import ReviewRow, TrendPoint
from data.core import members
from data.storage.database import Database
from data.table import deals, results
from engine.coach import Reason
from engine.coach.judges import are_weighed
from engine.coach.knock_decision import KnockDecision
from engine.coach.knock_reasons import knock_reasons
from engine.coach.luck import Luck
from engine.coach.reviewing import Decision, Mistake, Review, decisions_of, reviewing
from engine.machine import State
from engine.moves import Move
from engine.players.judgements import JudgedMove
from engine.seats import Seat

LATELY: Final = 20
"""The latest reviewed deals, which make the trend."""

_SAID: Final = 3
"""Reasons shown for the better move, at most."""


class NotYourReview(Refusal):
    """The member didn't sit at the deal; a review is for its players."""


class NotWeighed(Refusal):
    """Moves by these rules can't be judged."""


class NoReviewFound(Refusal):
    """The process that judges moves has failed."""


class ReviewUnderWay(Refusal):
    """Another of the member's deals is being reviewed: they are reviewed one by one."""


@dataclass(frozen=True, slots=True)
class ExplainedMistake:
    """A mistake, the decision that it was made in, and reasons for and against the better move."""

    mistake: Mistake
    decision: Decision
    reasons: tuple[Reason, ...]


@dataclass(frozen=True, slots=True)
class ReviewedDeal:
    """A deal reviewed for a member who played it, with their mistakes, the most expensive first."""

    replayed: Replayed
    seat: Seat
    review: Review
    luck: Luck
    told: tuple[ExplainedMistake, ...]


@dataclass(frozen=True, slots=True)
class Trend:
    """How a member's latest reviewed deals went."""

    deals: tuple[float, ...]  # points given away per decision in each, the oldest first
    given: float  # the same over all these deals together
    drawn: float  # how much better than average a deal's draws were


class Coaching:
    """Reviews of finished deals."""

    def __init__(self, database: Database, replays: Replays, players: MoveChooser) -> None:
        self._database = database
        self._replays = replays
        self._players = players
        # Two presses during a review mean one review.
        self._thinking = SingleFlight[tuple[int, int, int], ReviewRow]("review")

    async def review(
        self,
        table_id: int,
        member_id: int,
        deal: int | None = None,
        *,
        place_ids: Collection[int] | None = None,
        allow: Callable[[], object] = lambda: None,
    ) -> ReviewedDeal:
        """Review a finished deal that a member played, by default the last.

        `place_ids` say where it is asked, None for direct messages. `allow` is called before moves
        are judged, which costs work; what it raises is raised.

        Raises:
            NoSuchTable, NotYourDeal, StillRunning, NoSuchDeal: As `replay` raises them.
            NotYourReview: The member didn't play it.
            NotWeighed, NoReviewFound: Its moves can't be judged by these rules, or judging failed.
            ReviewUnderWay: Another of the member's deals is being reviewed.
        """
        replayed = await self._replays.replay(table_id, member_id, deal, place_ids=place_ids)
        if not are_weighed(replayed.scene.rules):
            raise NotWeighed
        sat = await self._sat(table_id, member_id)
        if deal is None and sat and replayed.deal not in sat:  # others have played since
            own = max(sat)
            replayed = await self._replays.replay(table_id, member_id, own, place_ids=place_ids)
        seat = sat.get(replayed.deal)
        if seat is None:
            raise NotYourReview
        async with self._database.read() as connection:
            row = await reviews.get(connection, table_id, replayed.deal, member_id)
        if row is None:
            key = table_id, replayed.deal, member_id
            others = self._thinking.under_way - {key}
            if any(each == member_id for *_, each in others):
                raise ReviewUnderWay  # Other members need the processes too.
            if key not in self._thinking.under_way:
                allow()
            row = await self._thinking.done(key, partial(self._found, replayed, seat, member_id))
        return await asyncio.to_thread(_told, replayed, seat, row)

    async def trend(self, member_id: int) -> Trend | None:
        """Return how a member's latest reviewed deals went; None where none had a decision."""
        async with self._database.read() as connection:
            return trend_of(await reviews.lately(connection, member_id, LATELY))

    async def _sat(self, table_id: int, member_id: int) -> dict[int, Seat]:
        async with self._database.read() as connection:
            ended = {one.deal: one for one in await results.of_table(connection, table_id)}
            rows = [one for one in await deals.all_of(connection, table_id) if one.deal in ended]
            snapshot = await load(connection, table_id)
        named = {each.seat: each.member_id for each in snapshot.players}
        found: dict[int, Seat] = {}
        for row in rows:
            result = ended[row.deal]
            # The members it counted for played it, even if others have the seats now.
            sat = result.members or tuple([named[number] for number in row.players])
            if member_id in sat:
                found[row.deal] = sat.index(member_id) + 1
        return found

    async def _found(self, replayed: Replayed, seat: Seat, member_id: int) -> ReviewRow:
        table_id, deal = replayed.scene.table_id, replayed.deal
        found = await self._reviewed(replayed.states, seat, f"review:{table_id}:{deal}")
        luck = await self._players.luck(replayed.states, seat)
        if luck is None:
            raise NoReviewFound
        async with self._database.write() as connection:
            ended = await results.of_table(connection, table_id)
            row = ReviewRow(
                table_id,
                deal,
                member_id,
                found.decisions,
                found.given,
                luck.dealt,
                luck.drawn,
                luck.draws,
                [_kept(each) for each in found.mistakes],
                next(one.at for one in ended if one.deal == deal),
            )
            if await members.get(connection, member_id) is not None:
                await reviews.keep(connection, row)
        return row

    async def _reviewed(self, states: Sequence[State], seat: Seat, seed: str) -> Review:
        """Have the decisions of a deal judged one by one, so that no move has to wait long."""
        course = reviewing(states, seat, seed)
        answer: tuple[JudgedMove, ...] | None = None
        while True:
            try:
                asked = next(course) if answer is None else course.send(answer)
            except StopIteration as end:
                return end.value
            answer = await self._players.judge(asked.view, asked.seed, asked.deals)
            if answer is None:
                raise NoReviewFound


def trend_of(points: Sequence[TrendPoint]) -> Trend | None:
    """Return what reviewed deals add up to, the oldest first; None without a decision."""
    counted = [each for each in points if each.decisions]
    if not counted:
        return None
    return Trend(
        tuple(each.given / each.decisions for each in counted),
        sum(each.given for each in counted) / sum(each.decisions for each in counted),
        sum(each.drawn for each in counted) / len(counted),
    )


def _kept(mistake: Mistake) -> dict[str, Any]:
    return {
        "step": mistake.step,
        "better": str(mistake.better),
        "cost": round(mistake.cost, 2),
        "error": round(mistake.error, 2),
    }


def _told(replayed: Replayed, seat: Seat, row: ReviewRow) -> ReviewedDeal:
    mistakes = tuple(
        Mistake(each["step"], Move.parse(each["better"]), each["cost"], each["error"])
        for each in row.mistakes
    )
    by_step = {each.step: each for each in decisions_of(replayed.states, seat)}
    told = tuple(_explained(each, by_step[each.step]) for each in mistakes)
    found = Review(row.decisions, row.given, mistakes)
    return ReviewedDeal(replayed, seat, found, Luck(row.dealt, row.drawn, row.draws), told)


def _explained(mistake: Mistake, decision: Decision) -> ExplainedMistake:
    rng = random.Random(mistake.step)  # noqa: S311 - imagined hands, the same each time
    standing = KnockDecision(decision.view, rng)
    return ExplainedMistake(
        mistake, decision, knock_reasons(standing, mistake.better, decision.played, _SAID)
    )
