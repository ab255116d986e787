"""Rooms: the threads in which games are played."""

from alembic import op
from sqlalchemy import CheckConstraint, Column, ForeignKeyConstraint, PrimaryKeyConstraint, text

from data.schema.types import Flag, Snowflake

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the table. What was begun before goes on in the channel."""
    op.create_table(
        "rooms",
        Column("table_id", Snowflake, autoincrement=False, nullable=False),
        Column("thread_id", Snowflake),
        Column("resting", Flag, server_default=text("0"), nullable=False),
        CheckConstraint("resting IN (0, 1)", name=op.f("ck_rooms_resting")),
        ForeignKeyConstraint(
            ["table_id"],
            ["tables.table_id"],
            name=op.f("fk_rooms_table_id"),
            ondelete="CASCADE",
        ),
        PrimaryKeyConstraint("table_id", name=op.f("pk_rooms")),
        sqlite_strict=True,
    )
