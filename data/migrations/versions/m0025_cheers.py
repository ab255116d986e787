"""Cheers of those who watch."""

from alembic import op
from sqlalchemy import CheckConstraint, Column, ForeignKeyConstraint, PrimaryKeyConstraint

from data.schema.types import Number, Snowflake, Time

revision = "0025"
down_revision = "0024"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the table."""
    op.create_table(
        "cheers",
        Column("table_id", Snowflake, autoincrement=False, nullable=False),
        Column("deal", Number, autoincrement=False, nullable=False),
        Column("member_id", Snowflake, autoincrement=False, nullable=False),
        Column("at", Time(), nullable=False),
        CheckConstraint("deal >= 0", name=op.f("ck_cheers_deal")),
        PrimaryKeyConstraint("table_id", "deal", "member_id", name=op.f("pk_cheers")),
        ForeignKeyConstraint(
            ["table_id"],
            ["tables.table_id"],
            name=op.f("fk_cheers_table_id"),
            ondelete="CASCADE",
        ),
        ForeignKeyConstraint(
            ["member_id"], ["members.member_id"], name=op.f("fk_cheers_member_id")
        ),
        sqlite_strict=True,
    )
    op.create_index("ix_cheers_member", "cheers", ["member_id"])
