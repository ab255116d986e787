"""The table of members being forgotten."""

from sqlalchemy import Column, ForeignKey, Table

from data.schema.metadata import metadata
from data.schema.types import Snowflake, Time

# A row stands until nothing is left of its member, so that a deletion goes on after a restart.
deletions = Table(
    "deletions",
    metadata,
    Column(
        "member_id",
        Snowflake,
        ForeignKey("members.member_id"),
        primary_key=True,
        nullable=False,
        autoincrement=False,
    ),
    Column("stand_in_id", Snowflake, ForeignKey("members.member_id"), nullable=False),
    Column("since", Time, nullable=False),
    sqlite_strict=True,
)
