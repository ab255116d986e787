"""The table of tables whose stored game can't be read: set aside until it can be."""

from sqlalchemy import Column, ForeignKey, Table, text

from data.schema.metadata import metadata
from data.schema.types import Snowflake, Time, Words

# A table that waits or is played at, and that this program or the one before can't make sense of.
# Nobody can play on there, so its clocks stand still.
unreadable = Table(
    "unreadable",
    metadata,
    Column(
        "table_id",
        Snowflake,
        ForeignKey("tables.table_id", ondelete="CASCADE"),
        primary_key=True,
        nullable=False,
        autoincrement=False,
    ),
    Column("since", Time, nullable=False),
    # Where reading it failed and with what kind of error, in words that name no card.
    Column("reason", Words, nullable=False),
    # The schema of the program that couldn't read it.
    Column("revision", Words, nullable=False),
    # When its channel and its players were notified; of one annulled since, notified of that.
    Column("told_at", Time),
    sqlite_strict=True,
)
UNTOLD = text("unreadable.told_at IS NULL")
