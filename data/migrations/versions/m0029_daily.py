"""The daily match: what is dealt, what members have played, what the computer answered."""

from alembic import op
from sqlalchemy import (
    CheckConstraint,
    Column,
    ForeignKeyConstraint,
    PrimaryKeyConstraint,
    text,
)

from data.schema.types import Bytes, Json, Number, PlainText, Snowflake, Time

revision = "0029"
down_revision = "0028"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the tables."""
    op.create_table(
        "daily_days",
        Column("day", Number, autoincrement=False, nullable=False),
        Column("seed", Bytes, nullable=False),
        Column("commitment", PlainText, nullable=False),
        Column("drawn_at", Time(), nullable=False),
        Column("coach", PlainText, nullable=True),
        PrimaryKeyConstraint("day", name=op.f("pk_daily_days")),
        sqlite_strict=True,
    )
    op.create_table(
        "daily_runs",
        Column("day", Number, autoincrement=False, nullable=False),
        Column("member_id", Snowflake, autoincrement=False, nullable=False),
        Column("started_at", Time(), nullable=False),
        Column("finished_at", Time(), nullable=True),
        Column("ply", Number, server_default=text("0"), nullable=False),
        Column("moves", PlainText, nullable=False),
        Column("draft", PlainText, nullable=True),
        Column("read_deals", Number, server_default=text("0"), nullable=False),
        Column("score", Number, nullable=True),
        Column("results", Json(), nullable=False),
        Column("interaction_id", Snowflake, nullable=True),
        CheckConstraint("ply >= 0", name=op.f("ck_daily_runs_ply")),
        CheckConstraint("read_deals >= 0", name=op.f("ck_daily_runs_read_deals")),
        CheckConstraint(
            "(score IS NULL) = (finished_at IS NULL)", name=op.f("ck_daily_runs_score")
        ),
        PrimaryKeyConstraint("day", "member_id", name=op.f("pk_daily_runs")),
        ForeignKeyConstraint(
            ["member_id"], ["members.member_id"], name=op.f("fk_daily_runs_member_id")
        ),
        sqlite_strict=True,
    )
    op.create_index("ix_daily_runs_member", "daily_runs", ["member_id", "day"])
    op.create_table(
        "daily_places",
        Column("server_id", Snowflake, autoincrement=False, nullable=False),
        Column("day", Number, autoincrement=False, nullable=False),
        Column("member_id", Snowflake, autoincrement=False, nullable=False),
        PrimaryKeyConstraint("server_id", "day", "member_id", name=op.f("pk_daily_places")),
        ForeignKeyConstraint(
            ["server_id"], ["servers.server_id"], name=op.f("fk_daily_places_server_id")
        ),
        ForeignKeyConstraint(
            ["member_id"], ["members.member_id"], name=op.f("fk_daily_places_member_id")
        ),
        sqlite_strict=True,
    )
    op.create_index("ix_daily_places_member", "daily_places", ["member_id"])
    op.create_table(
        "daily_replies",
        Column("day", Number, autoincrement=False, nullable=False),
        Column("line", PlainText, nullable=False),
        Column("move", PlainText, nullable=False),
        PrimaryKeyConstraint("day", "line", name=op.f("pk_daily_replies")),
        sqlite_strict=True,
    )
    op.create_table(
        "daily_marks",
        Column("day", Number, autoincrement=False, nullable=False),
        Column("mark", Bytes, nullable=False),
        PrimaryKeyConstraint("day", "mark", name=op.f("pk_daily_marks")),
        sqlite_strict=True,
    )
