"""The tables of how members find one another: followers, friends, blocks, the queue and nudges."""

from sqlalchemy import Column, ForeignKey, Index, Table, text

from data.schema.games import metadata, tables
from data.schema.types import Bytes, Snowflake, Time, Words


def _key(name: str, of: str) -> Column[int]:
    """Make a part of a key that refers to a row elsewhere; what belongs to a table goes with it."""
    gone = "CASCADE" if of.startswith("tables.") else None
    return Column(
        name,
        Snowflake,
        ForeignKey(of, ondelete=gone),
        primary_key=True,
        nullable=False,
        autoincrement=False,
    )


# Who is to be told how a running contest ends; gone once they have been.
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

# By what an account is known again that was blocked when its member was forgotten.
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

# What is drawn by lot once and for all.
secrets = Table(
    "secrets",
    metadata,
    Column("purpose", Words, primary_key=True),
    Column("secret", Bytes, nullable=False),
    sqlite_strict=True,
)

# A row stays when its member has left the queue, without rules: it tells which interaction was the
# last, as two processes with one token are both told of it.
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

# When somebody was last reminded at a table that the others wait for them.
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
