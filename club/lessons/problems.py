"""Problems of the day, the same for everybody, from the UTC date alone; answers are stored."""

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from functools import lru_cache
from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection

from club.core.clock import Clock
from club.core.people import Person
from club.lessons.problem_bank import ENDS, Problem, problems
from data.core import members
from data.core.utc_days import beginning_of, day_of, in_a_row
from data.lessons import problems as answers
from data.lessons.problems import Answer, Day
from data.storage.database import Database
from engine.coach import Reason, Why
from engine.coach.knock_decision import KnockDecision
from engine.coach.knock_reasons import knock_reasons
from engine.players.judgements import JudgedMove

_SAID: Final = 3
"""Reasons shown for the best move, at most."""

_LOOKED_AT: Final = 6
"""Reasons considered for it."""

_OF_KNOCKS: Final = frozenset({Why.WINS, Why.UNDERCUT, Why.SAFE})
"""Reasons for a knock that rest on a few imagined hands."""


@dataclass(frozen=True, slots=True)
class SolvedCount:
    """How a member has done; `streak` is the days in a row answered right, up to the last."""

    answered: int
    solved: int
    streak: int


@dataclass(frozen=True, slots=True)
class Verdict:
    """What a member sees after their answer: their move, all answers, and how they have done."""

    choice: JudgedMove
    tally: Mapping[str, int]
    count: SolvedCount


@dataclass(frozen=True, slots=True)
class DailyProblem:
    """The problem of a day, as a member gets it."""

    day: int  # days since 1970
    problem: Problem
    until: datetime  # when the next one begins
    verdict: Verdict | None = None  # None before the member's answer
    note: str = ""  # on the answer just given: "again" for a second one, "late" for another day's


class Problems:
    """The problems of the day and their answers; `bank` is in the order of the days."""

    def __init__(
        self, database: Database, clock: Clock, bank: Sequence[Problem] | None = None
    ) -> None:
        self._database = database
        self._clock = clock
        self._bank = bank

    async def today(self, member_id: int) -> DailyProblem:
        """Return the problem of the day, with the verdict where the member has answered it."""
        asked = self._asked(self._clock.now())
        async with self._database.read() as connection:
            return await _with_verdict(connection, asked, member_id)

    async def answer(self, person: Person, day: int, word: str) -> DailyProblem:
        """Answer a day's problem; the first answer stands, a word that is no choice is ignored."""
        now = self._clock.now()
        asked = self._asked(now)
        choice = asked.problem.judged_of(word)
        if day != asked.day or choice is None:
            shown = await self.today(person.member_id)
            return _noted(shown, "" if day == asked.day else "late")
        solved = choice == asked.problem.best
        row = Answer(day, asked.problem.name, person.member_id, word, solved, now)
        async with self._database.write() as connection:
            await members.remember(connection, person.member_id, person.name, now)
            first = await answers.put(connection, row)
            shown = await _with_verdict(connection, asked, person.member_id)
        return _noted(shown, "" if first else "again")

    def _asked(self, now: datetime) -> DailyProblem:
        day = day_of(now)
        bank = problems() if self._bank is None else self._bank
        return DailyProblem(day, bank[day % len(bank)], beginning_of(day + 1))


def _noted(asked: DailyProblem, note: str) -> DailyProblem:
    return replace(asked, note=note)


async def _with_verdict(
    connection: AsyncConnection, asked: DailyProblem, member_id: int
) -> DailyProblem:
    name = asked.problem.name
    own = await answers.get(connection, asked.day, name, member_id)
    choice = None if own is None else asked.problem.judged_of(own.choice)
    if choice is None:
        return asked
    verdict = Verdict(
        choice,
        await answers.tally(connection, asked.day, name),
        count(await answers.days_of(connection, member_id)),
    )
    return replace(asked, verdict=verdict)


@lru_cache(maxsize=32)
def reasons(problem: Problem, choice: JudgedMove) -> tuple[Reason, ...]:
    """Return why the best move is better than a choice: the reasons for, then against."""
    # The best move itself is compared with the next best.
    best, second = problem.judged[:2]
    other = second if choice == best else choice
    standing = KnockDecision(problem.view, random.Random(problem.deal))  # noqa: S311 # no secret
    found = knock_reasons(standing, best.move, other.move, _LOOKED_AT)
    told = [fitted for each in found if (fitted := _fitted(each, problem, standing)) is not None]
    for_it = [each for each in told if each.pro][:_SAID]
    return (*for_it, *(each for each in told if for_it and not each.pro))


def _fitted(reason: Reason, problem: Problem, standing: KnockDecision) -> Reason | None:
    """Return a reason as the verdict bears it out; None where it contradicts it."""
    # What is said of a knock comes from a few imagined hands, the verdict from thousands.
    out = next((each for each in problem.judged if each.move.kind == ENDS), None)
    if out is None or reason.why not in _OF_KNOCKS:
        return reason
    if standing.clash(out.move).points * out.points <= 0:
        return None
    wins = reason.why == Why.WINS
    return replace(reason, number=round(out.points)) if wins else reason


def count(days: Sequence[Day]) -> SolvedCount:
    """Add up a member's answers, which come the latest first."""
    solved = [each.day for each in days if each.solved]
    streak = in_a_row(solved) if solved and solved[0] == days[0].day else 0
    return SolvedCount(len(days), len(solved), streak)
