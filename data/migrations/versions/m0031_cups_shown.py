"""Cups are shown: the message of each, what has been said of it, and what is being chosen."""

from alembic import op
from sqlalchemy import CheckConstraint, Column, ForeignKeyConstraint, PrimaryKeyConstraint

from data.schema.types import Json, Number, PlainText, Snowflake, Time

revision = "0031"
down_revision = "0030"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the tables, and whether a cup may be entered."""
    op.add_column("cups", Column("closed_at", Time(), nullable=True))
    op.create_table(
        "cup_messages",
        Column("cup_id", Snowflake, autoincrement=False, nullable=False),
        Column("channel_id", Snowflake, nullable=False),
        Column("message_id", Snowflake, nullable=True),
        Column("former_id", Snowflake, nullable=True),
        Column("events", Number, nullable=False),
        Column("shown", PlainText, nullable=False),
        Column("sent_at", Time(), nullable=False),
        CheckConstraint("events >= 0", name=op.f("ck_cup_messages_events")),
        PrimaryKeyConstraint("cup_id", name=op.f("pk_cup_messages")),
        ForeignKeyConstraint(
            ["cup_id"], ["cups.cup_id"], name=op.f("fk_cup_messages_cup_id"), ondelete="CASCADE"
        ),
        sqlite_strict=True,
    )
    op.create_table(
        "cup_notices",
        Column("cup_id", Snowflake, autoincrement=False, nullable=False),
        Column("match", PlainText, autoincrement=False, nullable=False),
        Column("word", PlainText, autoincrement=False, nullable=False),
        Column("number", Snowflake, autoincrement=False, nullable=False),
        Column("at", Time(), nullable=False),
        Column("message_id", Snowflake, nullable=True),
        PrimaryKeyConstraint("cup_id", "match", "word", "number", name=op.f("pk_cup_notices")),
        ForeignKeyConstraint(
            ["cup_id"], ["cups.cup_id"], name=op.f("fk_cup_notices_cup_id"), ondelete="CASCADE"
        ),
        sqlite_strict=True,
    )
    op.create_table(
        "cup_drafts",
        Column("member_id", Snowflake, autoincrement=False, nullable=False),
        Column("server_id", Snowflake, autoincrement=False, nullable=False),
        Column("cup_id", Snowflake, autoincrement=False, nullable=False),
        Column("choices", Json(), nullable=False),
        Column("at", Time(), nullable=False),
        PrimaryKeyConstraint("member_id", "server_id", "cup_id", name=op.f("pk_cup_drafts")),
        ForeignKeyConstraint(
            ["member_id"], ["members.member_id"], name=op.f("fk_cup_drafts_member_id")
        ),
        ForeignKeyConstraint(
            ["server_id"], ["servers.server_id"], name=op.f("fk_cup_drafts_server_id")
        ),
        sqlite_strict=True,
    )
    op.create_index("ix_cup_drafts_server", "cup_drafts", ["server_id"])
