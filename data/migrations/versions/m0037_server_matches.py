"""Matches between two servers: what has happened in each, and the boards that are being played."""

from alembic import op
from sqlalchemy import (
    CheckConstraint,
    Column,
    ForeignKeyConstraint,
    PrimaryKeyConstraint,
    text,
)

from data.schema.types import Bytes, Json, Number, PlainText, Snowflake, Time

revision = "0037"
down_revision = "0036"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the tables."""
    _matches()
    _events()
    _boards()
    _sides()
    _drafts()


def _matches() -> None:
    op.create_table(
        "server_matches",
        Column("match_id", Snowflake, nullable=False),
        Column("server_id", Snowflake, autoincrement=False, nullable=False),
        Column("organiser_id", Snowflake, autoincrement=False, nullable=False),
        Column("plan", Json(), nullable=False),
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
        Column("code", PlainText, nullable=True),
        Column("code_until", Time(), nullable=False),
        CheckConstraint("events >= 0", name=op.f("ck_server_matches_events")),
        CheckConstraint("hours >= 1", name=op.f("ck_server_matches_hours")),
        PrimaryKeyConstraint("match_id", name=op.f("pk_server_matches")),
        ForeignKeyConstraint(
            ["organiser_id"], ["members.member_id"], name=op.f("fk_server_matches_organiser_id")
        ),
        ForeignKeyConstraint(
            ["server_id"], ["servers.server_id"], name=op.f("fk_server_matches_server_id")
        ),
        sqlite_strict=True,
        sqlite_autoincrement=True,
    )
    due = text("look_at IS NOT NULL")
    op.create_index(
        "ix_server_matches_look_at",
        "server_matches",
        ["look_at"],
        sqlite_where=due,
        postgresql_where=due,
    )
    op.create_index("ix_server_matches_organiser", "server_matches", ["organiser_id"])
    op.create_index("ix_server_matches_server", "server_matches", ["server_id", "match_id"])
    op.create_index("uq_server_matches_code", "server_matches", ["code"], unique=True)
    op.create_index(
        "uq_server_matches_created_by_interaction",
        "server_matches",
        ["created_by_interaction"],
        unique=True,
    )


def _events() -> None:
    op.create_table(
        "match_events",
        Column("match_id", Snowflake, autoincrement=False, nullable=False),
        Column("number", Number, autoincrement=False, nullable=False),
        Column("word", PlainText, nullable=False),
        Column("detail", Json(), nullable=False),
        Column("at", Time(), nullable=False),
        Column("interaction_id", Snowflake, nullable=True),
        CheckConstraint("number >= 0", name=op.f("ck_match_events_number")),
        PrimaryKeyConstraint("match_id", "number", name=op.f("pk_match_events")),
        ForeignKeyConstraint(
            ["match_id"],
            ["server_matches.match_id"],
            name=op.f("fk_match_events_match_id"),
            ondelete="CASCADE",
        ),
        sqlite_strict=True,
    )
    op.create_index("uq_match_events_interaction", "match_events", ["interaction_id"], unique=True)
    op.create_table(
        "match_members",
        Column("match_id", Snowflake, autoincrement=False, nullable=False),
        Column("number", Number, autoincrement=False, nullable=False),
        Column("place", Number, autoincrement=False, nullable=False),
        Column("member_id", Snowflake, autoincrement=False, nullable=False),
        PrimaryKeyConstraint("match_id", "number", "place", name=op.f("pk_match_members")),
        ForeignKeyConstraint(
            ["match_id", "number"],
            ["match_events.match_id", "match_events.number"],
            name=op.f("fk_match_members_match_id_number"),
            ondelete="CASCADE",
        ),
        ForeignKeyConstraint(
            ["member_id"], ["members.member_id"], name=op.f("fk_match_members_member_id")
        ),
        sqlite_strict=True,
    )
    op.create_index("ix_match_members_member", "match_members", ["member_id"])


def _boards() -> None:
    op.create_table(
        "match_boards",
        Column("match_id", Snowflake, autoincrement=False, nullable=False),
        Column("board", Number, autoincrement=False, nullable=False),
        Column("table_id", Snowflake, autoincrement=False, nullable=True),
        Column("attempt", Number, nullable=False),
        Column("opened_at", Time(), nullable=False),
        Column("due_at", Time(), nullable=False),
        Column("extension_by", Number, nullable=True),
        Column("extension_press", Snowflake, nullable=True),
        CheckConstraint("attempt >= 1", name=op.f("ck_match_boards_attempt")),
        CheckConstraint("board >= 1", name=op.f("ck_match_boards_board")),
        CheckConstraint("extension_by IN (1, 2)", name=op.f("ck_match_boards_extension_by")),
        PrimaryKeyConstraint("match_id", "board", name=op.f("pk_match_boards")),
        ForeignKeyConstraint(
            ["match_id"],
            ["server_matches.match_id"],
            name=op.f("fk_match_boards_match_id"),
            ondelete="CASCADE",
        ),
        ForeignKeyConstraint(
            ["table_id"],
            ["tables.table_id"],
            name=op.f("fk_match_boards_table_id"),
            ondelete="SET NULL",
        ),
        sqlite_strict=True,
    )
    op.create_index("ix_match_boards_table", "match_boards", ["table_id"])


def _sides() -> None:
    op.create_table(
        "match_sides",
        Column("side_id", Snowflake, autoincrement=False, nullable=False),
        Column("match_id", Snowflake, autoincrement=False, nullable=False),
        Column("server_id", Snowflake, autoincrement=False, nullable=False),
        Column("channel_id", Snowflake, nullable=False),
        Column("channel_name", PlainText, nullable=False),
        Column("organiser_id", Snowflake, autoincrement=False, nullable=False),
        PrimaryKeyConstraint("side_id", name=op.f("pk_match_sides")),
        ForeignKeyConstraint(
            ["match_id"],
            ["server_matches.match_id"],
            name=op.f("fk_match_sides_match_id"),
            ondelete="CASCADE",
        ),
        ForeignKeyConstraint(
            ["organiser_id"], ["members.member_id"], name=op.f("fk_match_sides_organiser_id")
        ),
        ForeignKeyConstraint(
            ["server_id"], ["servers.server_id"], name=op.f("fk_match_sides_server_id")
        ),
        sqlite_strict=True,
    )
    op.create_index("ix_match_sides_match", "match_sides", ["match_id"])
    op.create_index("ix_match_sides_organiser", "match_sides", ["organiser_id"])
    op.create_index("ix_match_sides_server", "match_sides", ["server_id", "side_id"])
    op.create_table(
        "side_messages",
        Column("side_id", Snowflake, autoincrement=False, nullable=False),
        Column("channel_id", Snowflake, nullable=False),
        Column("message_id", Snowflake, nullable=True),
        Column("former_id", Snowflake, nullable=True),
        Column("events", Number, nullable=False),
        Column("shown", PlainText, nullable=False),
        Column("sent_at", Time(), nullable=False),
        CheckConstraint("events >= 0", name=op.f("ck_side_messages_events")),
        PrimaryKeyConstraint("side_id", name=op.f("pk_side_messages")),
        ForeignKeyConstraint(
            ["side_id"],
            ["match_sides.side_id"],
            name=op.f("fk_side_messages_side_id"),
            ondelete="CASCADE",
        ),
        sqlite_strict=True,
    )
    op.create_table(
        "side_notices",
        Column("side_id", Snowflake, autoincrement=False, nullable=False),
        Column("match", PlainText, autoincrement=False, nullable=False),
        Column("word", PlainText, autoincrement=False, nullable=False),
        Column("number", Snowflake, autoincrement=False, nullable=False),
        Column("at", Time(), nullable=False),
        Column("message_id", Snowflake, nullable=True),
        PrimaryKeyConstraint("side_id", "match", "word", "number", name=op.f("pk_side_notices")),
        ForeignKeyConstraint(
            ["side_id"],
            ["match_sides.side_id"],
            name=op.f("fk_side_notices_side_id"),
            ondelete="CASCADE",
        ),
        sqlite_strict=True,
    )


def _drafts() -> None:
    op.create_table(
        "match_drafts",
        Column("member_id", Snowflake, autoincrement=False, nullable=False),
        Column("server_id", Snowflake, autoincrement=False, nullable=False),
        Column("match_id", Snowflake, autoincrement=False, nullable=False),
        Column("choices", Json(), nullable=False),
        Column("at", Time(), nullable=False),
        PrimaryKeyConstraint("member_id", "server_id", "match_id", name=op.f("pk_match_drafts")),
        ForeignKeyConstraint(
            ["member_id"], ["members.member_id"], name=op.f("fk_match_drafts_member_id")
        ),
        ForeignKeyConstraint(
            ["server_id"], ["servers.server_id"], name=op.f("fk_match_drafts_server_id")
        ),
        sqlite_strict=True,
    )
    op.create_index("ix_match_drafts_server", "match_drafts", ["server_id"])
