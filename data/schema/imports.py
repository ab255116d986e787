"""The table of records that members have sent to look at."""

from sqlalchemy import Column, ForeignKey, Index, Table

from data.schema.metadata import metadata
from data.schema.types import Snowflake, Time, Words

# One a member, and for a day: it is there for the buttons under it.
imports = Table(
    "imports",
    metadata,
    Column("import_id", Snowflake, primary_key=True),
    Column("member_id", Snowflake, ForeignKey("members.member_id"), nullable=False),
    Column("text", Words, nullable=False),
    Column("at", Time, nullable=False),
    sqlite_strict=True,
    # A number that a button was once sent with must never mean another file.
    sqlite_autoincrement=True,
)
Index("uq_imports_member", imports.c.member_id, unique=True)
Index("ix_imports_at", imports.c.at)
