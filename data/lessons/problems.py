"""What members have answered to the problems of the day, and how many chose what."""

from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from data.schema.problems import answers
from data.storage.queries import columns, fetch_all, fetch_one, insert_into, values_of


@dataclass(frozen=True, slots=True)
class Answer:
    """A member's answer.

    Attributes:
        day: The day of the problem: days since 1970, in UTC.
        problem: The problem's name.
        member_id: Who answered.
        choice: The move that they chose.
        solved: Whether it was the best one.
        at: When.
    """

    day: int
    problem: str
    member_id: int
    choice: str
    solved: bool
    at: datetime


@dataclass(frozen=True, slots=True)
class Day:
    """A day on which a member answered, and whether rightly."""

    day: int
    solved: bool


async def put(connection: AsyncConnection, answer: Answer) -> bool:
    """Keep an answer, unless there is one already; answers whether it was kept."""
    statement = insert_into(connection, answers).values(values_of(answer)).on_conflict_do_nothing()
    return (await connection.execute(statement)).rowcount > 0


async def get(connection: AsyncConnection, day: int, problem: str, member_id: int) -> Answer | None:
    """Look a member's answer up."""
    query = select(*columns(answers, Answer)).where(
        answers.c.day == day, answers.c.problem == problem, answers.c.member_id == member_id
    )
    return await fetch_one(connection, query, Answer)


async def tally(connection: AsyncConnection, day: int, problem: str) -> dict[str, int]:
    """Count who chose what on a day, by move."""
    query = (
        select(answers.c.choice, func.count())
        .where(answers.c.day == day, answers.c.problem == problem)
        .group_by(answers.c.choice)
    )
    return {row[0]: row[1] for row in await connection.execute(query)}


async def days_of(connection: AsyncConnection, member_id: int) -> list[Day]:
    """Give the days on which a member answered, the latest first."""
    query = (
        select(*columns(answers, Day))
        .where(answers.c.member_id == member_id)
        .order_by(answers.c.day.desc())
    )
    return await fetch_all(connection, query, Day)
