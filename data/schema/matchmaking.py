"""The tables of matchmaking: followers, cheers, friends, blocks, the queue and nudges."""

from sqlalchemy import Index, text

from data.schema.columns import at_least, column, key, of_member, of_server, part_of, reference
from data.schema.metadata import table
from data.schema.tables import tables
from data.schema.types import Bytes, Number, PlainText, Snowflake, Time

watchers = table(
    "watchers",
    "Who wants a message when a game ends; gone once it was sent.",
    part_of("tables"),
    of_member(is_key=True),
    column("since", Time),
)

Index("ix_watchers_member", watchers.c.member_id)

cheers = table(
    "cheers",
    "Who has cheered at the end of a deal or a game that they watched.",
    part_of("tables"),
    key("deal", Number, "the deal; 0 for the game"),
    of_member(is_key=True),
    column("at", Time),
    at_least("deal"),
)
Index("ix_cheers_member", cheers.c.member_id)

# The other one needn't have the member on theirs.
friends = table(
    "friends",
    "A member's own list of friends. The other one gets no notice and can't see it.",
    of_member(is_key=True),
    of_member("friend_id", "the friend's number in Discord", is_key=True),
    column("since", Time),
)

blocks = table(
    "blocks",
    "The members that a member has blocked. Nobody learns who has blocked them.",
    of_member(is_key=True),
    of_member(
        "blocked_id",
        "the blocked member's number; a stand-in's once they deleted everything",
        is_key=True,
    ),
    column("since", Time),
)
Index("ix_blocks_blocked_id", blocks.c.blocked_id)

fingerprints = table(
    "fingerprints",
    "How a blocked member who has deleted everything is recognized again.",
    key("fingerprint", Bytes, "what HMAC-SHA256 makes of the account's number and the secret"),
    reference(
        "members.member_id",
        "stand_in_id",
        "the number that stands for them in `blocks`, and nowhere else",
        gone="CASCADE",
    ),
)

secrets = table(
    "secrets",
    "What was drawn at random once, for fingerprints to be made with.",
    key("purpose", PlainText, "what it is for"),
    column("secret", Bytes, "32 random bytes"),
)

# A row stays, without rules, when its member leaves the queue: it has the last interaction, which
# two processes with one token both receive.
queue = table(
    "queue",
    "Members who wait in a server for an opponent, and the last request of each.",
    of_server(is_key=True),
    of_member(is_key=True),
    column("channel_id", Snowflake),
    column("channel_name", PlainText),
    column(
        "rules", PlainText, "what they want to play; nothing once they have left", nullable=True
    ),
    column("asked_at", Time, "when they asked"),
    column("expires_at", Time, "how long they wait"),
    column("interaction_id", Snowflake),
    column("commitment", PlainText, nullable=True),
    column(
        "seed",
        Bytes,
        "what a game would be dealt from; secret, and nothing once they have left",
        nullable=True,
    ),
    column(
        "seal_shown", Snowflake, "the private message that has shown them the seal", nullable=True
    ),
)
Index("ix_queue_member", queue.c.member_id)
Index("ix_queue_rules", queue.c.server_id, queue.c.rules, queue.c.asked_at)
_WAITS = text("rules IS NOT NULL")
Index("ix_queue_waiting", queue.c.expires_at, sqlite_where=_WAITS, postgresql_where=_WAITS)

practice_seeds = table(
    "practice_seeds",
    "What a member's next game against the computer is dealt from.",
    of_server(is_key=True),
    of_member(is_key=True),
    column("seed", Bytes, "what it is dealt from; secret, and gone once the game is begun"),
)
_HAS_NEXT = text("next_commitment IS NOT NULL")
Index(
    "ix_tables_next_commitment",
    tables.c.next_commitment,
    sqlite_where=_HAS_NEXT,
    postgresql_where=_HAS_NEXT,
)

nudges = table(
    "nudges",
    "Who was last reminded at a table, and who reminded them.",
    part_of("tables"),
    of_member(purpose="who was reminded", is_key=True),
    of_member("by_member", "who reminded them"),
    column("at", Time),
    column("interaction_id", Snowflake),
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
