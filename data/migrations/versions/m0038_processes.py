"""Several processes on one PostgreSQL, and which programs can use a database."""

from alembic import op
from sqlalchemy import CheckConstraint, Column, ForeignKeyConstraint, PrimaryKeyConstraint

from data.schema.types import Number, PlainText, Real, Snowflake, Time

revision = "0038"
down_revision = "0037"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the tables."""
    op.create_table(
        "processes",
        Column("process_id", Snowflake, nullable=False),
        Column("started_at", Time(), nullable=False),
        Column("heard_at", Time(), nullable=False),
        Column("shards", PlainText, nullable=False),
        Column("revision", PlainText, nullable=False),
        PrimaryKeyConstraint("process_id"),
        sqlite_strict=True,
    )
    op.create_table(
        "claims",
        Column("kind", PlainText, autoincrement=False, nullable=False),
        Column("number", Snowflake, autoincrement=False, nullable=False),
        Column("process_id", Snowflake, autoincrement=False, nullable=False),
        ForeignKeyConstraint(["process_id"], ["processes.process_id"], ondelete="CASCADE"),
        PrimaryKeyConstraint("kind", "number"),
        sqlite_strict=True,
    )
    op.create_index("ix_claims_process_id", "claims", ["process_id"])
    op.create_table(
        "identifies",
        Column("bucket", Number, autoincrement=False, nullable=False),
        Column("free_at", Time(), nullable=False),
        CheckConstraint("bucket >= 0", name="bucket"),
        PrimaryKeyConstraint("bucket"),
        sqlite_strict=True,
    )
    op.create_table(
        "request_budgets",
        Column("bucket", Number, autoincrement=False, nullable=False),
        Column("tokens", Real, nullable=False),
        Column("counted_at", Time(), nullable=False),
        Column("blocked_until", Time(), nullable=False),
        CheckConstraint("bucket = 0", name="bucket"),
        PrimaryKeyConstraint("bucket"),
        sqlite_strict=True,
    )
    op.create_table(
        "schema_marks",
        Column("mark", Number, autoincrement=False, nullable=False),
        Column("revision", PlainText, nullable=False),
        Column("works_since", PlainText, nullable=False),
        CheckConstraint("mark = 0", name="mark"),
        PrimaryKeyConstraint("mark"),
        sqlite_strict=True,
    )
