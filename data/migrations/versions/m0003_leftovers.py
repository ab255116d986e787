"""Messages that another has taken the place of, until they are deleted."""

from alembic import op
from sqlalchemy import Column, ForeignKeyConstraint, PrimaryKeyConstraint

from data.schema.types import Snowflake

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the table; what was left over before is found when somebody presses on it."""
    op.create_table(
        "leftovers",
        Column("message_id", Snowflake, autoincrement=False, nullable=False),
        Column("table_id", Snowflake, autoincrement=False, nullable=False),
        Column("channel_id", Snowflake, nullable=False),
        ForeignKeyConstraint(
            ["table_id"],
            ["tables.table_id"],
            name=op.f("fk_leftovers_table_id"),
            ondelete="CASCADE",
        ),
        PrimaryKeyConstraint("message_id", name=op.f("pk_leftovers")),
        sqlite_strict=True,
    )
    op.create_index("ix_leftovers_table_id", "leftovers", ["table_id"])
