"""Clocks: how long a turn may take, what falls due, what was said, and when time stood still."""

from alembic import op
from sqlalchemy import (
    CheckConstraint,
    Column,
    ForeignKeyConstraint,
    PrimaryKeyConstraint,
    text,
)

from data.schema.types import Number, PlainText, Snowflake, Time

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the tables. What was begun before has no clock."""
    op.add_column("tables", Column("clock", PlainText, server_default="none", nullable=False))
    op.create_table(
        "clocks",
        Column("table_id", Snowflake, autoincrement=False, nullable=False),
        Column("ply", Number, nullable=False),
        Column("due_at", Time()),
        Column("snoozed_until", Time()),
        Column("renewed_at", Time()),
        _of_table("clocks"),
        PrimaryKeyConstraint("table_id", name=op.f("pk_clocks")),
        sqlite_strict=True,
    )
    op.create_index("ix_clocks_due_at", "clocks", ["due_at"])
    _alarms()
    op.create_table(
        "pauses",
        Column("table_id", Snowflake, autoincrement=False, nullable=False),
        Column("began_at", Time(), nullable=False),
        Column("ended_at", Time()),
        _of_table("pauses"),
        PrimaryKeyConstraint("table_id", "began_at", name=op.f("pk_pauses")),
        sqlite_strict=True,
    )
    op.create_table(
        "uptimes",
        Column("began_at", Time(), autoincrement=False, nullable=False),
        Column("seen_at", Time(), nullable=False),
        PrimaryKeyConstraint("began_at", name=op.f("pk_uptimes")),
        sqlite_strict=True,
    )
    op.create_index("ix_uptimes_seen_at", "uptimes", ["seen_at"])


def _alarms() -> None:
    op.create_table(
        "alarms",
        Column("table_id", Snowflake, autoincrement=False, nullable=False),
        Column("ply", Number, autoincrement=False, nullable=False),
        Column("member_id", Snowflake, autoincrement=False, nullable=False),
        Column("kind", PlainText, nullable=False),
        Column("number", Number, autoincrement=False, nullable=False),
        Column("claimed_at", Time(), nullable=False),
        Column("said_at", Time()),
        Column("channel_id", Snowflake),
        Column("message_id", Snowflake),
        CheckConstraint("kind IN ('remind', 'warn', 'out')", name=op.f("ck_alarms_kind")),
        _of_table("alarms"),
        ForeignKeyConstraint(
            ["member_id"], ["members.member_id"], name=op.f("fk_alarms_member_id")
        ),
        PrimaryKeyConstraint(
            "table_id", "ply", "member_id", "kind", "number", name=op.f("pk_alarms")
        ),
        sqlite_strict=True,
    )
    for name, column, where in (
        ("unsaid", "claimed_at", text("said_at IS NULL")),
        ("shown", "table_id", text("message_id IS NOT NULL")),
    ):
        op.create_index(
            f"ix_alarms_{name}",
            "alarms",
            [column],
            sqlite_where=where,
            postgresql_where=where,
        )


def _of_table(table: str) -> ForeignKeyConstraint:
    return ForeignKeyConstraint(
        ["table_id"], ["tables.table_id"], name=op.f(f"fk_{table}_table_id"), ondelete="CASCADE"
    )
