"""The tables of servers and members."""

from sqlalchemy import CheckConstraint, Column, ForeignKey, text

from data.schema.metadata import own_key, table
from data.schema.types import Flag, Snowflake, Time, Words

servers = table(
    "servers",
    own_key("server_id"),
    Column("name", Words, nullable=False),
    Column("locale", Words),
    # Since when the bot isn't in it any more, and when its owners want it forgotten.
    Column("left_at", Time),
    Column("forget_at", Time),
)

members = table(
    "members",
    own_key("member_id"),
    Column("name", Words, nullable=False),
    Column("confirm", Flag, nullable=False, server_default=text("1")),
    Column("dm_closed_at", Time),
    Column("seen_at", Time),
    CheckConstraint("confirm IN (0, 1)", name="confirm"),
)

# A row stands until nothing is left of its member, so that a deletion goes on after a restart.
deletions = table(
    "deletions",
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
)
