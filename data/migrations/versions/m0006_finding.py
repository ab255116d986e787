"""How members find one another: followers, friends, blocks, the queue and nudges."""

from alembic import op
from sqlalchemy import Column, ForeignKeyConstraint, PrimaryKeyConstraint, text

from data.schema.types import PlainText, Snowflake, Time

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the tables, and an index for the tables of a server that aren't over."""
    _pairs("watchers", "table_id", "member_id")
    _pairs("friends", "member_id", "friend_id")
    _pairs("blocks", "member_id", "blocked_id")
    op.create_index("ix_blocks_blocked_id", "blocks", ["blocked_id"])
    _queue()
    _nudges()
    is_open = text("status IN ('waiting', 'playing')")
    op.create_index(
        "ix_tables_open",
        "tables",
        ["server_id", "table_id"],
        sqlite_where=is_open,
        postgresql_where=is_open,
    )


def _pairs(table: str, one: str, other: str) -> None:
    op.create_table(
        table,
        *_key(table, one, other),
        Column("since", Time(), nullable=False),
        sqlite_strict=True,
    )


def _queue() -> None:
    op.create_table(
        "queue",
        *_key("queue", "server_id", "member_id"),
        Column("channel_id", Snowflake, nullable=False),
        Column("channel_name", PlainText, nullable=False),
        Column("rules", PlainText),
        Column("asked_at", Time(), nullable=False),
        Column("expires_at", Time(), nullable=False),
        Column("interaction_id", Snowflake, nullable=False),
        sqlite_strict=True,
    )
    op.create_index("ix_queue_rules", "queue", ["server_id", "rules", "asked_at"])


def _nudges() -> None:
    op.create_table(
        "nudges",
        *_key("nudges", "table_id", "member_id"),
        Column("by_member", Snowflake, nullable=False),
        Column("at", Time(), nullable=False),
        Column("interaction_id", Snowflake, nullable=False),
        _refers("nudges", "by_member"),
        sqlite_strict=True,
    )


def _key(
    table: str, *columns: str
) -> list[Column[int] | ForeignKeyConstraint | PrimaryKeyConstraint]:
    """Columns that refer to rows elsewhere and are the key together."""
    return [
        *(Column(name, Snowflake, autoincrement=False, nullable=False) for name in columns),
        *(_refers(table, name) for name in columns),
        PrimaryKeyConstraint(*columns, name=op.f(f"pk_{table}")),
    ]


def _refers(table: str, column: str) -> ForeignKeyConstraint:
    to = {"table_id": "tables.table_id", "server_id": "servers.server_id"}
    return ForeignKeyConstraint(
        [column],
        [to.get(column, "members.member_id")],
        name=op.f(f"fk_{table}_{column}"),
        ondelete="CASCADE" if column == "table_id" else None,
    )
