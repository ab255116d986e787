"""The tables of the score: contests as they stand, and those that are settled."""

from sqlalchemy import CheckConstraint, Column, ForeignKey, Index, text

from data.schema.metadata import at_least, part_of, seat, table
from data.schema.types import Flag, Json, Number, Snowflake, Time, Words

contests = table(
    "contests",
    part_of("tables"),
    *seat("dealer"),
    Column("deals", Number, nullable=False),
    Column("settlement", Json),
    # The finished games, the deals won by side, and who sits where; the engine's own forms.
    Column("games", Json),
    Column("wins", Json),
    Column("seating", Json),
    at_least("deals"),
)

# The sheet as it stands after the last deal: a row for each column and side.
scores = table(
    "scores",
    part_of("contests"),
    Column("column_no", Number, primary_key=True, autoincrement=False),
    Column("side", Number, primary_key=True, autoincrement=False),
    Column("points", Number, nullable=False),
    Column("boxes", Number, nullable=False),
    Column("won", Flag, nullable=False),
    Column("closed_by", Number),
    at_least("column_no"),
    at_least("side", 1),
    CheckConstraint("won IN (0, 1)", name="won"),
)

games = table(
    "games",
    part_of("tables"),
    Column("server_id", Snowflake, ForeignKey("servers.server_id"), nullable=False),
    Column("winner_side", Number),
    Column("reason", Words, nullable=False),
    Column("shutout", Flag, nullable=False),
    Column("totals", Json, nullable=False),
    Column("net", Number, nullable=False),
    Column("finished_at", Time, nullable=False),
    # The order in which a server's contests were settled: times may be equal, or written down late.
    Column("serial", Snowflake, nullable=False, server_default=text("0")),
    Column("gave_up", Number),
    Column("annulled_at", Time),
    CheckConstraint("shutout IN (0, 1)", name="shutout"),
)
Index("ix_games_server", games.c.server_id, games.c.finished_at)
Index("uq_games_serial", games.c.server_id, games.c.serial, unique=True)
