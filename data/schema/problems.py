"""The table of answers to the problems of the day."""

from sqlalchemy import CheckConstraint, Column, ForeignKey, Index, Table

from data.schema.games import metadata
from data.schema.types import Flag, Number, Snowflake, Time, Words

# A problem comes back after some months: an answer is to the problem of one day.
answers = Table(
    "answers",
    metadata,
    # Days since 1970, in UTC.
    Column("day", Number, primary_key=True, autoincrement=False, nullable=False),
    Column("problem", Words, primary_key=True, nullable=False),
    Column(
        "member_id",
        Snowflake,
        ForeignKey("members.member_id"),
        primary_key=True,
        autoincrement=False,
        nullable=False,
    ),
    Column("choice", Words, nullable=False),
    Column("solved", Flag, nullable=False),
    Column("at", Time, nullable=False),
    CheckConstraint("solved IN (0, 1)", name="solved"),
    sqlite_strict=True,
)
Index("ix_answers_member", answers.c.member_id, answers.c.day)
