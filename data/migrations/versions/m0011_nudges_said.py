"""What one member reminds another of is said as all that falls due, and kept beside it."""

from alembic import op
from sqlalchemy import (
    CheckConstraint,
    Column,
    ForeignKeyConstraint,
    PrimaryKeyConstraint,
    text,
)

from data.schema.types import Number, PlainText, Snowflake, Time

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None

_COLUMNS = "table_id, ply, member_id, kind, number, claimed_at, said_at, channel_id, message_id"


def upgrade() -> None:
    """Remake the table of what is said, with room for one kind more."""
    for name in ("unsaid", "shown"):
        op.drop_index(f"ix_alarms_{name}", "alarms")
    op.execute("CREATE TABLE old_alarms AS SELECT * FROM alarms")
    op.drop_table("alarms")
    _alarms()
    op.execute(f"INSERT INTO alarms ({_COLUMNS}) SELECT {_COLUMNS} FROM old_alarms")  # noqa: S608
    op.drop_table("old_alarms")
    for name, column, where in (
        ("unsaid", "claimed_at", text("said_at IS NULL")),
        ("shown", "table_id", text("message_id IS NOT NULL")),
    ):
        op.create_index(
            f"ix_alarms_{name}", "alarms", [column], sqlite_where=where, postgresql_where=where
        )


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
        CheckConstraint("kind IN ('remind', 'warn', 'out', 'nudge')", name=op.f("ck_alarms_kind")),
        ForeignKeyConstraint(
            ["table_id"], ["tables.table_id"], name=op.f("fk_alarms_table_id"), ondelete="CASCADE"
        ),
        ForeignKeyConstraint(
            ["member_id"], ["members.member_id"], name=op.f("fk_alarms_member_id")
        ),
        PrimaryKeyConstraint(
            "table_id", "ply", "member_id", "kind", "number", name=op.f("pk_alarms")
        ),
        sqlite_strict=True,
    )
