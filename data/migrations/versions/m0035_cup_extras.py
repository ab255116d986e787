"""What a cup brings to its server: roles, and an event in its calendar."""

from alembic import op
from sqlalchemy import CheckConstraint, Column, ForeignKeyConstraint, PrimaryKeyConstraint

from data.schema.types import PlainText, Snowflake, Time

revision = "0035"
down_revision = "0034"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the tables."""
    op.create_table(
        "cup_roles",
        Column("cup_id", Snowflake, autoincrement=False, nullable=False),
        Column("purpose", PlainText, autoincrement=False, nullable=False),
        Column("role_id", Snowflake, autoincrement=False, nullable=False),
        Column("dropped_at", Time(), nullable=True),
        CheckConstraint("purpose IN ('entrants', 'champion')", name=op.f("ck_cup_roles_purpose")),
        PrimaryKeyConstraint("cup_id", "purpose", "role_id", name=op.f("pk_cup_roles")),
        _of_cup("cup_roles"),
        sqlite_strict=True,
    )
    op.create_table(
        "cup_scheduled_events",
        Column("cup_id", Snowflake, autoincrement=False, nullable=False),
        Column("starts_at", Time(), nullable=False),
        Column("dropped_at", Time(), nullable=True),
        Column("claimed_at", Time(), nullable=True),
        Column("event_id", Snowflake, nullable=True),
        Column("shown", PlainText, nullable=False),
        Column("outcome", PlainText, nullable=True),
        PrimaryKeyConstraint("cup_id", name=op.f("pk_cup_scheduled_events")),
        _of_cup("cup_scheduled_events"),
        sqlite_strict=True,
    )


def _of_cup(table: str) -> ForeignKeyConstraint:
    return ForeignKeyConstraint(
        ["cup_id"], ["cups.cup_id"], name=op.f(f"fk_{table}_cup_id"), ondelete="CASCADE"
    )
