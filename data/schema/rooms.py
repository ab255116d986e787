"""The table of rooms: the threads in which games are played."""

from sqlalchemy import CheckConstraint, text

from data.schema.columns import column, part_of
from data.schema.metadata import table
from data.schema.types import Flag, Snowflake

# A contest that isn't played in the channel where it was asked for, by the table that leads it. One
# without a row is played there.
rooms = table(
    "rooms",
    "The thread in which a game is played.",
    part_of("tables"),
    # Set once it is open; a rematch has that of the game before from the start.
    column("thread_id", Snowflake, "the thread's number in Discord", nullable=True),
    # Discord was asked then to archive the thread soon.
    column("resting", Flag, "whether nothing is played in it any more", server_default=text("0")),
    CheckConstraint("resting IN (0, 1)", name="resting"),
)
