"""Cups: what happens in each, and the matches that are being played."""

from alembic import op
from sqlalchemy import (
    CheckConstraint,
    Column,
    ForeignKeyConstraint,
    PrimaryKeyConstraint,
    text,
)

from data.schema.types import Bytes, Json, Number, PlainText, Snowflake, Time

revision = "0030"
down_revision = "0029"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the tables."""
    _cups()
    _events()
    _matches()


def _cups() -> None:
    op.create_table(
        "cups",
        Column("cup_id", Snowflake, nullable=False),
        Column("server_id", Snowflake, autoincrement=False, nullable=False),
        Column("channel_id", Snowflake, nullable=False),
        Column("channel_name", PlainText, nullable=False),
        Column("organiser_id", Snowflake, autoincrement=False, nullable=False),
        Column("title", PlainText, nullable=False),
        Column("plan", Json(), nullable=False),
        Column("seeding", PlainText, nullable=False),
        Column("rules", PlainText, nullable=False),
        Column("clock", PlainText, nullable=False),
        Column("hours", Number, nullable=False),
        Column("seed", Bytes, nullable=False),
        Column("commitment", PlainText, nullable=False),
        Column("events", Number, server_default=text("0"), nullable=False),
        Column("created_at", Time(), nullable=False),
        Column("created_by_interaction", Snowflake, nullable=True),
        Column("look_at", Time(), nullable=True),
        Column("finished_at", Time(), nullable=True),
        CheckConstraint("hours >= 1", name=op.f("ck_cups_hours")),
        CheckConstraint("events >= 0", name=op.f("ck_cups_events")),
        PrimaryKeyConstraint("cup_id", name=op.f("pk_cups")),
        ForeignKeyConstraint(["server_id"], ["servers.server_id"], name=op.f("fk_cups_server_id")),
        ForeignKeyConstraint(
            ["organiser_id"], ["members.member_id"], name=op.f("fk_cups_organiser_id")
        ),
        sqlite_strict=True,
        sqlite_autoincrement=True,
    )
    op.create_index(
        "uq_cups_created_by_interaction", "cups", ["created_by_interaction"], unique=True
    )
    op.create_index("ix_cups_server", "cups", ["server_id", "cup_id"])
    op.create_index("ix_cups_organiser", "cups", ["organiser_id"])
    due = text("look_at IS NOT NULL")
    op.create_index("ix_cups_look_at", "cups", ["look_at"], sqlite_where=due, postgresql_where=due)


def _events() -> None:
    op.create_table(
        "cup_events",
        Column("cup_id", Snowflake, autoincrement=False, nullable=False),
        Column("number", Number, autoincrement=False, nullable=False),
        Column("word", PlainText, nullable=False),
        Column("detail", Json(), nullable=False),
        Column("at", Time(), nullable=False),
        Column("interaction_id", Snowflake, nullable=True),
        CheckConstraint("number >= 0", name=op.f("ck_cup_events_number")),
        PrimaryKeyConstraint("cup_id", "number", name=op.f("pk_cup_events")),
        ForeignKeyConstraint(
            ["cup_id"], ["cups.cup_id"], name=op.f("fk_cup_events_cup_id"), ondelete="CASCADE"
        ),
        sqlite_strict=True,
    )
    op.create_index("uq_cup_events_interaction", "cup_events", ["interaction_id"], unique=True)
    op.create_table(
        "cup_members",
        Column("cup_id", Snowflake, autoincrement=False, nullable=False),
        Column("number", Number, autoincrement=False, nullable=False),
        Column("place", Number, autoincrement=False, nullable=False),
        Column("member_id", Snowflake, autoincrement=False, nullable=False),
        PrimaryKeyConstraint("cup_id", "number", "place", name=op.f("pk_cup_members")),
        ForeignKeyConstraint(
            ["cup_id", "number"],
            ["cup_events.cup_id", "cup_events.number"],
            name=op.f("fk_cup_members_cup_id_number"),
            ondelete="CASCADE",
        ),
        ForeignKeyConstraint(
            ["member_id"], ["members.member_id"], name=op.f("fk_cup_members_member_id")
        ),
        sqlite_strict=True,
    )
    op.create_index("ix_cup_members_member", "cup_members", ["member_id"])


def _matches() -> None:
    op.create_table(
        "cup_matches",
        Column("cup_id", Snowflake, autoincrement=False, nullable=False),
        Column("match", PlainText, autoincrement=False, nullable=False),
        Column("board", Number, autoincrement=False, nullable=False),
        Column("table_id", Snowflake, autoincrement=False, nullable=True),
        Column("attempt", Number, nullable=False),
        Column("opened_at", Time(), nullable=False),
        Column("due_at", Time(), nullable=False),
        Column("extension_by", Number, nullable=True),
        Column("extension_press", Snowflake, nullable=True),
        CheckConstraint("board >= 1", name=op.f("ck_cup_matches_board")),
        CheckConstraint("attempt >= 0", name=op.f("ck_cup_matches_attempt")),
        CheckConstraint("extension_by IN (1, 2)", name=op.f("ck_cup_matches_extension_by")),
        PrimaryKeyConstraint("cup_id", "match", "board", name=op.f("pk_cup_matches")),
        ForeignKeyConstraint(
            ["cup_id"], ["cups.cup_id"], name=op.f("fk_cup_matches_cup_id"), ondelete="CASCADE"
        ),
        ForeignKeyConstraint(
            ["table_id"],
            ["tables.table_id"],
            name=op.f("fk_cup_matches_table_id"),
            ondelete="SET NULL",
        ),
        sqlite_strict=True,
    )
    op.create_index("ix_cup_matches_table", "cup_matches", ["table_id"])
