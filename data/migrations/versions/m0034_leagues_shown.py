"""Leagues and ladders are shown, and time in which the bot isn't in a server doesn't count."""

from alembic import op
from sqlalchemy import CheckConstraint, Column, ForeignKeyConstraint, PrimaryKeyConstraint

from data.schema.types import Json, Number, PlainText, Snowflake, Time

revision = "0034"
down_revision = "0033"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the tables."""
    _messages()
    _notices()
    _drafts()
    _absences()


def _messages() -> None:
    op.create_table(
        "competition_messages",
        Column("competition_id", Snowflake, autoincrement=False, nullable=False),
        Column("channel_id", Snowflake, nullable=False),
        Column("message_id", Snowflake, nullable=True),
        Column("former_id", Snowflake, nullable=True),
        Column("events", Number, nullable=False),
        Column("shown", PlainText, nullable=False),
        Column("sent_at", Time(), nullable=False),
        CheckConstraint("events >= 0", name=op.f("ck_competition_messages_events")),
        PrimaryKeyConstraint("competition_id", name=op.f("pk_competition_messages")),
        ForeignKeyConstraint(
            ["competition_id"],
            ["competitions.competition_id"],
            name=op.f("fk_competition_messages_competition_id"),
            ondelete="CASCADE",
        ),
        sqlite_strict=True,
    )


def _notices() -> None:
    op.create_table(
        "competition_notices",
        Column("competition_id", Snowflake, autoincrement=False, nullable=False),
        Column("match", PlainText, autoincrement=False, nullable=False),
        Column("word", PlainText, autoincrement=False, nullable=False),
        Column("number", Snowflake, autoincrement=False, nullable=False),
        Column("at", Time(), nullable=False),
        Column("message_id", Snowflake, nullable=True),
        PrimaryKeyConstraint(
            "competition_id", "match", "word", "number", name=op.f("pk_competition_notices")
        ),
        ForeignKeyConstraint(
            ["competition_id"],
            ["competitions.competition_id"],
            name=op.f("fk_competition_notices_competition_id"),
            ondelete="CASCADE",
        ),
        sqlite_strict=True,
    )


def _drafts() -> None:
    op.create_table(
        "competition_drafts",
        Column("member_id", Snowflake, autoincrement=False, nullable=False),
        Column("server_id", Snowflake, autoincrement=False, nullable=False),
        Column("competition_id", Snowflake, autoincrement=False, nullable=False),
        Column("choices", Json(), nullable=False),
        Column("at", Time(), nullable=False),
        PrimaryKeyConstraint(
            "member_id", "server_id", "competition_id", name=op.f("pk_competition_drafts")
        ),
        ForeignKeyConstraint(
            ["member_id"], ["members.member_id"], name=op.f("fk_competition_drafts_member_id")
        ),
        ForeignKeyConstraint(
            ["server_id"], ["servers.server_id"], name=op.f("fk_competition_drafts_server_id")
        ),
        sqlite_strict=True,
    )
    op.create_index("ix_competition_drafts_server", "competition_drafts", ["server_id"])


def _absences() -> None:
    op.create_table(
        "absences",
        Column("server_id", Snowflake, autoincrement=False, nullable=False),
        Column("began_at", Time(), autoincrement=False, nullable=False),
        Column("ended_at", Time(), nullable=False),
        PrimaryKeyConstraint("server_id", "began_at", name=op.f("pk_absences")),
        ForeignKeyConstraint(
            ["server_id"], ["servers.server_id"], name=op.f("fk_absences_server_id")
        ),
        sqlite_strict=True,
    )
