"""Members' answers to the problems of the day."""

from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from data.schema.days import answers
from data.storage.queries import columns, fetch_all, fetch_one, insert_into, values_of


@dataclass(frozen=True, slots=True)
class Answer:
    """A member's answer; `day` counts from 1970 in UTC, `solved` is whether the move was best."""

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
    """Store an answer, unless there is one already; return whether it was stored."""
    statement = insert_into(connection, answers).values(values_of(answer)).on_conflict_do_nothing()
    return (await connection.execute(statement)).rowcount > 0


async def get(connection: AsyncConnection, day: int, problem: str, member_id: int) -> Answer | None:
    """Return a member's answer, or None."""
    query = select(*columns(answers, Answer)).where(
        answers.c.day == day, answers.c.problem == problem, answers.c.member_id == member_id
    )
    return await fetch_one(connection, query, Answer)


async def tally(connection: AsyncConnection, day: int, problem: str) -> dict[str, int]:
    """Count the answers to a problem by move."""
    query = (
        select(answers.c.choice, func.count())
        .where(answers.c.day == day, answers.c.problem == problem)
        .group_by(answers.c.choice)
    )
    return {row[0]: row[1] for row in await connection.execute(query)}


async def days_of(connection: AsyncConnection, member_id: int) -> list[Day]:
    """Return the days on which a member answered, the latest first."""
    query = (
        select(*columns(answers, Day))
        .where(answers.c.member_id == member_id)
        .order_by(answers.c.day.desc())
    )
    return await fetch_all(connection, query, Day)
