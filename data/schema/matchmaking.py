"""The tables of matchmaking: followers, friends, blocks, the queue and nudges."""

from sqlalchemy import Column, ForeignKey, Index, Table, text

from data.schema.metadata import metadata
from data.schema.tables import tables
from data.schema.types import Bytes, Snowflake, Time, Words


def _key(name: str, of: str) -> Column[int]:
    """Make a part of a key that refers to another row; a table's row takes this one with it."""
    gone = "CASCADE" if of.startswith("tables.") else None
    return Column(
        name,
        Snowflake,
        ForeignKey(of, ondelete=gone),
        primary_key=True,
        nullable=False,
        autoincrement=False,
    )


# Who gets a message when a running contest ends; gone once they have it.
watchers = Table(
    "watchers",
    metadata,
    _key("table_id", "tables.table_id"),
    _key("member_id", "members.member_id"),
    Column("since", Time, nullable=False),
    sqlite_strict=True,
)

Index("ix_watchers_member", watchers.c.member_id)

# A member's own list: the other one needn't have the member on theirs.
friends = Table(
    "friends",
    metadata,
    _key("member_id", "members.member_id"),
    _key("friend_id", "members.member_id"),
    Column("since", Time, nullable=False),
    sqlite_strict=True,
)

blocks = Table(
    "blocks",
    metadata,
    _key("member_id", "members.member_id"),
    _key("blocked_id", "members.member_id"),
    Column("since", Time, nullable=False),
    sqlite_strict=True,
)
Index("ix_blocks_blocked_id", blocks.c.blocked_id)

# Recognises an account that was blocked when its member was forgotten.
fingerprints = Table(
    "fingerprints",
    metadata,
    Column("fingerprint", Bytes, primary_key=True),
    Column(
        "stand_in_id",
        Snowflake,
        ForeignKey("members.member_id", ondelete="CASCADE"),
        nullable=False,
    ),
    sqlite_strict=True,
)

# Random values, drawn once.
secrets = Table(
    "secrets",
    metadata,
    Column("purpose", Words, primary_key=True),
    Column("secret", Bytes, nullable=False),
    sqlite_strict=True,
)

# A row stays, without rules, when its member leaves the queue: it has the last interaction, which
# two processes with one token both receive.
queue = Table(
    "queue",
    metadata,
    _key("server_id", "servers.server_id"),
    _key("member_id", "members.member_id"),
    Column("channel_id", Snowflake, nullable=False),
    Column("channel_name", Words, nullable=False),
    Column("rules", Words),
    Column("asked_at", Time, nullable=False),
    Column("expires_at", Time, nullable=False),
    Column("interaction_id", Snowflake, nullable=False),
    # Where its cards would come from, and which message has shown the seal to the member.
    Column("commitment", Words),
    Column("seed", Bytes),
    Column("seal_shown", Snowflake),
    sqlite_strict=True,
)
Index("ix_queue_member", queue.c.member_id)
Index("ix_queue_rules", queue.c.server_id, queue.c.rules, queue.c.asked_at)
_WAITS = text("rules IS NOT NULL")
Index("ix_queue_waiting", queue.c.expires_at, sqlite_where=_WAITS, postgresql_where=_WAITS)

# Where the cards of a member's next game against the computer come from.
practice_seeds = Table(
    "practice_seeds",
    metadata,
    _key("server_id", "servers.server_id"),
    _key("member_id", "members.member_id"),
    Column("seed", Bytes, nullable=False),
    sqlite_strict=True,
)
_HAS_NEXT = text("next_commitment IS NOT NULL")
Index(
    "ix_tables_next_commitment",
    tables.c.next_commitment,
    sqlite_where=_HAS_NEXT,
    postgresql_where=_HAS_NEXT,
)

# The last reminder of a member at a table where the others wait for them.
nudges = Table(
    "nudges",
    metadata,
    _key("table_id", "tables.table_id"),
    _key("member_id", "members.member_id"),
    Column("by_member", Snowflake, ForeignKey("members.member_id"), nullable=False),
    Column("at", Time, nullable=False),
    Column("interaction_id", Snowflake, nullable=False),
    sqlite_strict=True,
)

# Literal, since a bound value would keep a query from the index; it holds no table that is over.
OPEN = text("tables.status IN ('waiting', 'playing')")
_OPEN = text("status IN ('waiting', 'playing')")
Index(
    "ix_tables_open",
    tables.c.server_id,
    tables.c.table_id,
    sqlite_where=_OPEN,
    postgresql_where=_OPEN,
)
