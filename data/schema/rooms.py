"""The table of rooms: the threads in which games are played."""

from sqlalchemy import CheckConstraint, Column, ForeignKey, Table, text

from data.schema.metadata import metadata
from data.schema.types import Flag, Snowflake

# A contest that isn't played in the channel where it was asked for, by the table that leads it. One
# without a row is played there.
rooms = Table(
    "rooms",
    metadata,
    Column(
        "table_id",
        Snowflake,
        ForeignKey("tables.table_id", ondelete="CASCADE"),
        primary_key=True,
        nullable=False,
        autoincrement=False,
    ),
    # The thread, once it is open. A rematch has that of the game before from the start.
    Column("thread_id", Snowflake),
    # Whether Discord was asked to archive the thread soon, as nothing is played in it.
    Column("resting", Flag, nullable=False, server_default=text("0")),
    CheckConstraint("resting IN (0, 1)", name="resting"),
    sqlite_strict=True,
)
