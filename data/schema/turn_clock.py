"""The tables of turn clocks; how long a turn may take is stored with the table itself."""

from sqlalchemy import CheckConstraint, Column, ForeignKey, Index, Table, text

from data.schema.metadata import metadata
from data.schema.types import Number, Snowflake, Time, Words


def _of_table() -> Column[int]:
    return Column(
        "table_id",
        Snowflake,
        ForeignKey("tables.table_id", ondelete="CASCADE"),
        primary_key=True,
        nullable=False,
        autoincrement=False,
    )


def _of_member(*, key: bool = False) -> Column[int]:
    return Column(
        "member_id",
        Snowflake,
        ForeignKey("members.member_id"),
        primary_key=key,
        nullable=False,
        autoincrement=False,
    )


# When something next falls due at a running table. It follows from the rest, and is stored so that
# the nearest is found; at another ply than the table's it is out of date.
clocks = Table(
    "clocks",
    metadata,
    _of_table(),
    Column("ply", Number, nullable=False),
    Column("due_at", Time),
    Column("snoozed_until", Time),
    # When the opponent agreed to wait once more.
    Column("renewed_at", Time),
    sqlite_strict=True,
)
Index("ix_clocks_due_at", clocks.c.due_at)

# Messages about a turn. The key keeps each from being sent twice.
alarms = Table(
    "alarms",
    metadata,
    _of_table(),
    Column("ply", Number, primary_key=True, nullable=False, autoincrement=False),
    _of_member(key=True),
    Column("kind", Words, primary_key=True, nullable=False),
    Column("number", Number, primary_key=True, nullable=False, autoincrement=False),
    # When a process claimed it, and when it was sent (or had finally failed).
    Column("claimed_at", Time, nullable=False),
    Column("said_at", Time),
    Column("channel_id", Snowflake),
    # The message, for as long as it is there.
    Column("message_id", Snowflake),
    CheckConstraint("kind IN ('remind', 'warn', 'out', 'nudge')", name="kind"),
    sqlite_strict=True,
)
UNSAID = text("said_at IS NULL")
Index("ix_alarms_unsaid", alarms.c.claimed_at, sqlite_where=UNSAID, postgresql_where=UNSAID)
SHOWN = text("message_id IS NOT NULL")
Index("ix_alarms_shown", alarms.c.table_id, sqlite_where=SHOWN, postgresql_where=SHOWN)

# When the players of a contest have agreed to a pause; under way where there is no end.
pauses = Table(
    "pauses",
    metadata,
    _of_table(),
    Column("began_at", Time, primary_key=True, nullable=False),
    Column("ended_at", Time),
    sqlite_strict=True,
)

# When the bot ran, as far as it noted it; in between it was down.
uptimes = Table(
    "uptimes",
    metadata,
    Column("began_at", Time, primary_key=True, nullable=False, autoincrement=False),
    Column("seen_at", Time, nullable=False),
    sqlite_strict=True,
)
Index("ix_uptimes_seen_at", uptimes.c.seen_at)
