"""The table of entries on sheets for real cards."""

from sqlalchemy import Column, ForeignKey

from data.schema.metadata import at_least, part_of, table
from data.schema.types import Number, Snowflake, Time, Words

# The moves of a sheet for real cards: what was entered, and what was done about it.
entries = table(
    "entries",
    part_of("tables"),
    Column("ply", Number, primary_key=True, autoincrement=False),
    Column("member_id", Snowflake, ForeignKey("members.member_id"), nullable=False),
    Column("word", Words, nullable=False),
    Column("at", Time, nullable=False),
    Column("interaction_id", Snowflake),
    at_least("ply"),
)
