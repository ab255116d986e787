"""The tables whose stored game can't be read, and why."""

from alembic import op
from sqlalchemy import Column, ForeignKeyConstraint, PrimaryKeyConstraint

from data.schema.types import PlainText, Snowflake, Time

revision = "0022"
down_revision = "0021"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the table. What can't be read is found by the start that follows."""
    op.create_table(
        "unreadable",
        Column("table_id", Snowflake, autoincrement=False, nullable=False),
        Column("since", Time(), nullable=False),
        Column("reason", PlainText, nullable=False),
        Column("revision", PlainText, nullable=False),
        Column("told_at", Time()),
        PrimaryKeyConstraint("table_id", name=op.f("pk_unreadable")),
        ForeignKeyConstraint(
            ["table_id"],
            ["tables.table_id"],
            name=op.f("fk_unreadable_table_id"),
            ondelete="CASCADE",
        ),
        sqlite_strict=True,
    )
