"""The tables of turn clocks; how long a turn may take is stored with the table itself."""

from sqlalchemy import CheckConstraint, Index, text

from data.schema.columns import column, key, of_member, of_server, part_of
from data.schema.metadata import table
from data.schema.types import Number, PlainText, Snowflake, Time

# When something next falls due at a running table. It follows from the rest, and is stored so that
# the nearest is found; at another ply than the table's it is out of date.
clocks = table(
    "clocks",
    "When something falls due at a table.",
    part_of("tables"),
    column("ply", Number),
    column("due_at", Time, "when", nullable=True),
    column("snoozed_until", Time, "until when a reminder was put off", nullable=True),
    column(
        "renewed_at",
        Time,
        "when the opponent agreed to wait once more, or a player said that they play on",
        nullable=True,
    ),
)
Index("ix_clocks_due_at", clocks.c.due_at)

# The key keeps each from being sent twice.
alarms = table(
    "alarms",
    "What a member was sent about a turn, so that nothing is said twice. Also, as a nudge of number"
    " 0, when it was noted that a game against the computer will end by itself.",
    part_of("tables"),
    key("ply", Number),
    of_member(is_key=True),
    key("kind", PlainText, "remind, warn, out, nudge, ask, post or last"),
    key("number", Number, "its number among those of its kind"),
    # By a process, so that no other sends it; and once it was sent, or had finally failed.
    column("claimed_at", Time, "when it was taken on"),
    column("said_at", Time, "when it was said", nullable=True),
    column("channel_id", Snowflake, nullable=True),
    # The message, for as long as it is there.
    column("message_id", Snowflake, nullable=True),
    CheckConstraint(
        "kind IN ('remind', 'warn', 'out', 'nudge', 'ask', 'post', 'last')", name="kind"
    ),
)
# By what kinds of message the players learn that nobody moves, or goes on after a pause.
ASKED = ("ask", "out", "last")
UNSAID = text("said_at IS NULL")
Index("ix_alarms_unsaid", alarms.c.claimed_at, sqlite_where=UNSAID, postgresql_where=UNSAID)
SHOWN = text("message_id IS NOT NULL")
Index("ix_alarms_shown", alarms.c.table_id, sqlite_where=SHOWN, postgresql_where=SHOWN)

# Under way where there is no end.
pauses = table(
    "pauses",
    "When a game's time stood still: by agreement, or as nobody could move there.",
    part_of("tables"),
    key("began_at", Time, "from when"),
    column("ended_at", Time, "until when", nullable=True),
)

uptimes = table(
    "uptimes",
    "When the bot ran: while it is down, no clock runs.",
    key("began_at", Time, "from when"),
    column("seen_at", Time, "until when, as far as was noted"),
)
Index("ix_uptimes_seen_at", uptimes.c.seen_at)

absences = table(
    "absences",
    "When the bot wasn't in a server: its cups, leagues and ladders stood still.",
    of_server(is_key=True),
    key("began_at", Time, "from when"),
    column("ended_at", Time, "until when"),
)
