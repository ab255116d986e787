"""The table of members' answers to the questions that their table asks."""

from sqlalchemy import Column, ForeignKey

from data.schema.metadata import part_of, table
from data.schema.types import Snowflake, Time, Words

# Members' answers to a question that their table asks.
votes = table(
    "votes",
    part_of("tables"),
    Column("question", Words, primary_key=True),
    Column(
        "member_id",
        Snowflake,
        ForeignKey("members.member_id"),
        primary_key=True,
        autoincrement=False,
    ),
    Column("choice", Words, nullable=False),
    Column("at", Time, nullable=False),
)
