"""Members' answers to the questions that their table asks."""

from collections.abc import Collection
from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from data.schema.tables import votes
from data.storage.queries import columns, fetch_all, insert_into, values_of


@dataclass(frozen=True, slots=True)
class Vote:
    """A member's answer to a question."""

    table_id: int
    question: str
    member_id: int
    choice: str
    at: datetime


async def cast(connection: AsyncConnection, vote: Vote) -> None:
    """Store a member's answer in place of their last one."""
    given = {"choice": vote.choice, "at": vote.at}
    statement = insert_into(connection, votes).values(values_of(vote))
    key = [votes.c.table_id, votes.c.question, votes.c.member_id]
    await connection.execute(statement.on_conflict_do_update(index_elements=key, set_=given))


async def on(connection: AsyncConnection, table_id: int, question: str) -> list[Vote]:
    """Return the answers to a question, the first given first."""
    query = (
        select(*columns(votes, Vote))
        .where(votes.c.table_id == table_id, votes.c.question == question)
        .order_by(votes.c.at, votes.c.member_id)
    )
    return await fetch_all(connection, query, Vote)


async def of_member(connection: AsyncConnection, member_id: int, choice: str) -> list[Vote]:
    """Return a member's answers with one choice, at all tables."""
    query = (
        select(*columns(votes, Vote))
        .where(votes.c.member_id == member_id, votes.c.choice == choice)
        .order_by(votes.c.table_id, votes.c.question)
    )
    return await fetch_all(connection, query, Vote)


async def take_back(connection: AsyncConnection, vote: Vote) -> None:
    """Delete a member's answer to a question."""
    await connection.execute(
        delete(votes).where(
            votes.c.table_id == vote.table_id,
            votes.c.question == vote.question,
            votes.c.member_id == vote.member_id,
        )
    )


async def clear(connection: AsyncConnection, table_id: int, question: str) -> None:
    """Delete all answers to a question."""
    await connection.execute(
        delete(votes).where(votes.c.table_id == table_id, votes.c.question == question)
    )


async def clear_all(connection: AsyncConnection, table_ids: Collection[int], begins: str) -> None:
    """Delete all answers at some tables to questions that begin so."""
    here = votes.c.table_id.in_(table_ids), votes.c.question.startswith(begins, autoescape=True)
    await connection.execute(delete(votes).where(*here))
