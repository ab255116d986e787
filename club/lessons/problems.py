"""Problems of the day: the same one for everybody, an answer each, and how many chose what.

The day is the calendar's in UTC. Which problem it has follows from the date alone; what members
have answered is all that is stored.
"""

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from functools import lru_cache
from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection

from club.core.clock import Clock
from club.core.people import Person
from club.lessons.problem_bank import ENDS, Problem, problems
from data.core import members
from data.lessons import problems as answers
from data.lessons.problems import Answer, Day
from data.storage.database import Database
from engine.coach import Reason, Why
from engine.coach.knock_reasons import knock_reasons
from engine.coach.standing import Standing
from engine.players.judgements import Judged

EPOCH: Final = datetime(1970, 1, 1, tzinfo=UTC)
DAY: Final = timedelta(days=1)

_SAID: Final = 3
"""What is said for the best move, at most."""

_LOOKED_AT: Final = 6
"""What may be said for it."""

_OF_KNOCKS: Final = frozenset({Why.WINS, Why.UNDERCUT, Why.SAFE})
"""What is said of a knock by a few imagined hands."""


@dataclass(frozen=True, slots=True)
class Count:
    """How a member has done so far.

    Attributes:
        answered: How many problems they have answered.
        solved: How many of them rightly.
        streak: On how many days in a row they were right, up to the last one.
    """

    answered: int
    solved: int
    streak: int


@dataclass(frozen=True, slots=True)
class Verdict:
    """What a member is told after their answer.

    Attributes:
        choice: The move that they chose.
        tally: How many members chose what, by move.
        count: How they have done so far.
    """

    choice: Judged
    tally: Mapping[str, int]
    count: Count


@dataclass(frozen=True, slots=True)
class Asked:
    """The problem of a day, as a member gets it.

    Attributes:
        day: The day: days since 1970.
        problem: The problem.
        until: When the next day begins.
        verdict: What they are told; None before their answer.
        note: What was wrong about the answer just given: "again" where there was one before, "late"
            where it was to another day's problem; else "".
    """

    day: int
    problem: Problem
    until: datetime
    verdict: Verdict | None = None
    note: str = ""


class Problems:
    """The problems of the day and their answers.

    Args:
        database: Where the answers are.
        clock: Tells the day.
        bank: The problems, in the order of the days; those of the file if left out.
    """

    def __init__(
        self, database: Database, clock: Clock, bank: Sequence[Problem] | None = None
    ) -> None:
        self._database = database
        self._clock = clock
        self._bank = bank

    async def today(self, member_id: int) -> Asked:
        """The problem of the day, with the verdict where the member has answered it."""
        asked = self._asked(self._clock.now())
        async with self._database.read() as connection:
            return await _with_verdict(connection, asked, member_id)

    async def answer(self, person: Person, day: int, word: str) -> Asked:
        """Answer the problem of a day; the first answer stands.

        Args:
            person: Who answers.
            day: The day whose problem they saw.
            word: The move that they chose. One that wasn't to be chosen answers nothing.
        """
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

    def _asked(self, now: datetime) -> Asked:
        day = (now - EPOCH) // DAY
        bank = problems() if self._bank is None else self._bank
        return Asked(day, bank[day % len(bank)], EPOCH + (day + 1) * DAY)


def _noted(asked: Asked, note: str) -> Asked:
    return replace(asked, note=note)


async def _with_verdict(connection: AsyncConnection, asked: Asked, member_id: int) -> Asked:
    """The same with what a member is told, if they have answered."""
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
def reasons(problem: Problem, choice: Judged) -> tuple[Reason, ...]:
    """Say why the best move of a problem is better than a choice.

    Args:
        problem: The problem.
        choice: A move to choose; for the best itself it is why that is better than the next best.

    Returns:
        What is to be said for it, and last what against it.
    """
    best, second = problem.judged[:2]
    other = second if choice == best else choice
    standing = Standing(problem.view, random.Random(problem.deal))  # noqa: S311 # no secret
    found = knock_reasons(standing, best.move, other.move, _LOOKED_AT)
    told = [fitted for each in found if (fitted := _fitted(each, problem, standing)) is not None]
    for_it = [each for each in told if each.pro][:_SAID]
    return (*for_it, *(each for each in told if for_it and not each.pro))


def _fitted(reason: Reason, problem: Problem, standing: Standing) -> Reason | None:
    """A reason as the verdict bears it out; None where it speaks against it.

    What is said of a knock comes from a few imagined hands. The verdict, from thousands, may find
    less in it or more, or the contrary.
    """
    out = next((each for each in problem.judged if each.move.kind == ENDS), None)
    if out is None or reason.why not in _OF_KNOCKS:
        return reason
    if standing.clash(out.move).points * out.points <= 0:
        return None
    wins = reason.why == Why.WINS
    return replace(reason, number=round(out.points)) if wins else reason


def count(days: Sequence[Day]) -> Count:
    """Add up how a member has done.

    Args:
        days: Their answers, the latest first.
    """
    solved = [each.day for each in days if each.solved]
    streak = 0
    while days and streak < len(solved) and solved[streak] == days[0].day - streak:
        streak += 1
    return Count(len(days), len(solved), streak)
