"""What members have answered to the problems of the day."""

from alembic import op
from sqlalchemy import CheckConstraint, Column, ForeignKeyConstraint, PrimaryKeyConstraint

from data.schema.types import Flag, Number, PlainText, Snowflake, Time

revision = "0019"
down_revision = "0018"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the table."""
    op.create_table(
        "answers",
        Column("day", Number, autoincrement=False, nullable=False),
        Column("problem", PlainText, nullable=False),
        Column("member_id", Snowflake, autoincrement=False, nullable=False),
        Column("choice", PlainText, nullable=False),
        Column("solved", Flag(), nullable=False),
        Column("at", Time(), nullable=False),
        PrimaryKeyConstraint("day", "problem", "member_id", name=op.f("pk_answers")),
        ForeignKeyConstraint(
            ["member_id"], ["members.member_id"], name=op.f("fk_answers_member_id")
        ),
        CheckConstraint("solved IN (0, 1)", name=op.f("ck_answers_solved")),
        sqlite_strict=True,
    )
    op.create_index("ix_answers_member", "answers", ["member_id", "day"])
