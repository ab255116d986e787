"""Leagues and ladders: what happens in each, and the matches that are being played."""

from alembic import op
from sqlalchemy import (
    CheckConstraint,
    Column,
    ForeignKeyConstraint,
    PrimaryKeyConstraint,
    text,
)

from data.schema.types import Bytes, Json, Number, PlainText, Snowflake, Time

revision = "0033"
down_revision = "0032"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the tables."""
    _competitions()
    _events()
    _matches()


def _competitions() -> None:
    op.create_table(
        "competitions",
        Column("competition_id", Snowflake, nullable=False),
        Column("server_id", Snowflake, autoincrement=False, nullable=False),
        Column("channel_id", Snowflake, nullable=False),
        Column("channel_name", PlainText, nullable=False),
        Column("organiser_id", Snowflake, autoincrement=False, nullable=False),
        Column("kind", PlainText, nullable=False),
        Column("title", PlainText, nullable=False),
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
        CheckConstraint("kind IN ('league', 'ladder')", name=op.f("ck_competitions_kind")),
        CheckConstraint("hours >= 1", name=op.f("ck_competitions_hours")),
        CheckConstraint("events >= 0", name=op.f("ck_competitions_events")),
        PrimaryKeyConstraint("competition_id", name=op.f("pk_competitions")),
        ForeignKeyConstraint(
            ["server_id"], ["servers.server_id"], name=op.f("fk_competitions_server_id")
        ),
        ForeignKeyConstraint(
            ["organiser_id"], ["members.member_id"], name=op.f("fk_competitions_organiser_id")
        ),
        sqlite_strict=True,
        sqlite_autoincrement=True,
    )
    op.create_index(
        "uq_competitions_created_by_interaction",
        "competitions",
        ["created_by_interaction"],
        unique=True,
    )
    op.create_index("ix_competitions_server", "competitions", ["server_id", "competition_id"])
    op.create_index("ix_competitions_organiser", "competitions", ["organiser_id"])
    due = text("look_at IS NOT NULL")
    op.create_index(
        "ix_competitions_look_at",
        "competitions",
        ["look_at"],
        sqlite_where=due,
        postgresql_where=due,
    )


def _events() -> None:
    op.create_table(
        "competition_events",
        Column("competition_id", Snowflake, autoincrement=False, nullable=False),
        Column("number", Number, autoincrement=False, nullable=False),
        Column("word", PlainText, nullable=False),
        Column("detail", Json(), nullable=False),
        Column("at", Time(), nullable=False),
        Column("interaction_id", Snowflake, nullable=True),
        CheckConstraint("number >= 0", name=op.f("ck_competition_events_number")),
        PrimaryKeyConstraint("competition_id", "number", name=op.f("pk_competition_events")),
        ForeignKeyConstraint(
            ["competition_id"],
            ["competitions.competition_id"],
            name=op.f("fk_competition_events_competition_id"),
            ondelete="CASCADE",
        ),
        sqlite_strict=True,
    )
    op.create_index(
        "uq_competition_events_interaction", "competition_events", ["interaction_id"], unique=True
    )
    op.create_table(
        "competition_members",
        Column("competition_id", Snowflake, autoincrement=False, nullable=False),
        Column("number", Number, autoincrement=False, nullable=False),
        Column("place", Number, autoincrement=False, nullable=False),
        Column("member_id", Snowflake, autoincrement=False, nullable=False),
        PrimaryKeyConstraint(
            "competition_id", "number", "place", name=op.f("pk_competition_members")
        ),
        ForeignKeyConstraint(
            ["competition_id", "number"],
            ["competition_events.competition_id", "competition_events.number"],
            name=op.f("fk_competition_members_competition_id_number"),
            ondelete="CASCADE",
        ),
        ForeignKeyConstraint(
            ["member_id"], ["members.member_id"], name=op.f("fk_competition_members_member_id")
        ),
        sqlite_strict=True,
    )
    op.create_index("ix_competition_members_member", "competition_members", ["member_id"])


def _matches() -> None:
    op.create_table(
        "competition_matches",
        Column("competition_id", Snowflake, autoincrement=False, nullable=False),
        Column("match", PlainText, autoincrement=False, nullable=False),
        Column("table_id", Snowflake, autoincrement=False, nullable=True),
        Column("attempt", Number, nullable=False),
        Column("opened_at", Time(), nullable=False),
        Column("due_at", Time(), nullable=False),
        Column("extension_by", Number, nullable=True),
        Column("extension_press", Snowflake, nullable=True),
        CheckConstraint("attempt >= 1", name=op.f("ck_competition_matches_attempt")),
        CheckConstraint("extension_by IN (1, 2)", name=op.f("ck_competition_matches_extension_by")),
        PrimaryKeyConstraint("competition_id", "match", name=op.f("pk_competition_matches")),
        ForeignKeyConstraint(
            ["competition_id"],
            ["competitions.competition_id"],
            name=op.f("fk_competition_matches_competition_id"),
            ondelete="CASCADE",
        ),
        ForeignKeyConstraint(
            ["table_id"],
            ["tables.table_id"],
            name=op.f("fk_competition_matches_table_id"),
            ondelete="SET NULL",
        ),
        sqlite_strict=True,
    )
    op.create_index("ix_competition_matches_table", "competition_matches", ["table_id"])
