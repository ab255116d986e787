"""The tables of the score: contests as they stand, and those that are settled."""

from sqlalchemy import CheckConstraint, Index, text

from data.schema.columns import at_least, column, key, of_server, part_of, seat
from data.schema.metadata import table
from data.schema.types import EnumText, Flag, Json, Number, PlainText, Snowflake, Time
from data.schema.vocabulary import EndCause

contests = table(
    "contests",
    "How a contest stands after its last deal.",
    part_of("tables"),
    *seat("dealer", "who deals next"),
    column("deals", Number, "how many deals are over"),
    column("settlement", Json, "how it was settled", nullable=True),
    # The finished games, the deals won by side, and who sits where; the engine's own forms.
    column("games", Json, "the games of a series so far", nullable=True),
    column("wins", Json, "the deals that each side has won", nullable=True),
    column("seating", Json, "who plays against whom next, by number", nullable=True),
    at_least("deals"),
)

# The sheet as it stands after the last deal: a row for each column and side.
scores = table(
    "scores",
    "The columns of the score sheet.",
    part_of("contests"),
    key("column_no", Number, "the column"),
    key("side", Number),
    column("points", Number),
    column("boxes", Number, "its boxes"),
    column("won", Flag, "whether the side has won it"),
    column("closed_by", Number, "the side that closed it", nullable=True),
    at_least("column_no"),
    at_least("side", 1),
    CheckConstraint("won IN (0, 1)", name="won"),
)

games = table(
    "games",
    "How a contest was settled.",
    part_of("tables"),
    of_server(),
    column("winner_side", Number, "the side that won", nullable=True),
    column("reason", PlainText, "why it ended"),
    column("shutout", Flag, "whether one side had nothing"),
    column("totals", Json, "the total of each side"),
    column("net", Number, "what the winner is ahead by"),
    column("finished_at", Time),
    # Times may be equal, or written down late.
    column(
        "serial",
        Snowflake,
        "its place among the server's games, in the order they were settled",
        server_default=text("0"),
    ),
    column("gave_up", Number, "the side that gave it up", nullable=True),
    column("annulled_at", Time, "when managers annulled it", nullable=True),
    column(
        "cause",
        EnumText(EndCause),
        "what ended it before it was played to its end",
        nullable=True,
    ),
    CheckConstraint("shutout IN (0, 1)", name="shutout"),
)
Index("ix_games_server", games.c.server_id, games.c.finished_at)
Index("uq_games_serial", games.c.server_id, games.c.serial, unique=True)
