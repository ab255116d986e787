"""Contests of every kind: more than two players, several tables, whole sheets, saved rules."""

import json

import sqlalchemy as sa
from alembic import op
from sqlalchemy import (
    CheckConstraint,
    Column,
    ForeignKeyConstraint,
    PrimaryKeyConstraint,
)

from data.schema.types import Flag, Json, Number, PlainText, Snowflake, Time

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add what is new, and make anew the tables that only had room for two."""
    op.add_column("tables", Column("kind", PlainText, server_default="cards", nullable=False))
    op.add_column("tables", Column("offered_by", Snowflake))
    for player in (1, 2):
        column = Column(f"player_{player}", Number, server_default=str(player), nullable=False)
        op.add_column("deals", column)
    op.add_column("results", Column("held", Json()))
    for name in ("games", "wins", "seating"):
        op.add_column("contests", Column(name, Json()))
    _whole_settlements()
    _seats()
    _scores()
    _games()
    _boards()
    _votes()
    _entries()
    _presets()
    _panels()


def _put_aside(table: str) -> None:
    """Keep a table's rows while it is remade."""
    # Renaming it would do, but for the names of its constraints, which are the new one's as well.
    op.execute(f"CREATE TABLE old_{table} AS SELECT * FROM {table}")  # noqa: S608 - our own name
    op.drop_table(table)


def _whole_settlements() -> None:
    """Name the payments of what was settled between two: there were none."""
    contests = sa.table(
        "contests", sa.column("table_id", Snowflake), sa.column("settlement", PlainText)
    )
    settled = sa.select(contests).where(contests.c.settlement.is_not(None))
    for row in op.get_bind().execute(settled).all():
        whole = json.loads(row.settlement) | {"payments": []}
        text = json.dumps(whole, ensure_ascii=False, separators=(",", ":"), sort_keys=True)
        op.execute(
            sa.update(contests).where(contests.c.table_id == row.table_id).values(settlement=text)
        )


def _seats() -> None:
    op.drop_index("ix_seats_member", "seats")
    _put_aside("seats")
    op.create_table(
        "seats",
        Column("table_id", Snowflake, autoincrement=False, nullable=False),
        Column("seat", Number, autoincrement=False, nullable=False),
        Column("member_id", Snowflake),
        Column("player", PlainText),
        Column("name", PlainText, nullable=False),
        Column("side", Number),
        Column("left_at", Time()),
        CheckConstraint("seat BETWEEN 1 AND 12", name=op.f("ck_seats_seat")),
        CheckConstraint("(member_id IS NULL) <> (player IS NULL)", name=op.f("ck_seats_occupant")),
        ForeignKeyConstraint(
            ["table_id"], ["tables.table_id"], name=op.f("fk_seats_table_id"), ondelete="CASCADE"
        ),
        ForeignKeyConstraint(["member_id"], ["members.member_id"], name=op.f("fk_seats_member_id")),
        PrimaryKeyConstraint("table_id", "seat", name=op.f("pk_seats")),
        sqlite_strict=True,
    )
    op.execute(
        "INSERT INTO seats (table_id, seat, member_id, player, name)"
        " SELECT table_id, seat, member_id, player, name FROM old_seats"
    )
    op.drop_table("old_seats")
    op.create_index("ix_seats_member", "seats", ["member_id", "table_id"])
    of_group = sa.text("side IS NOT NULL")
    op.create_index(
        "ix_seats_group",
        "seats",
        ["member_id", "table_id"],
        sqlite_where=of_group,
        postgresql_where=of_group,
    )


def _scores() -> None:
    _put_aside("scores")
    op.create_table(
        "scores",
        Column("table_id", Snowflake, autoincrement=False, nullable=False),
        Column("column_no", Number, autoincrement=False, nullable=False),
        Column("side", Number, autoincrement=False, nullable=False),
        Column("points", Number, nullable=False),
        Column("boxes", Number, nullable=False),
        Column("won", Flag(), nullable=False),
        Column("closed_by", Number),
        CheckConstraint("column_no >= 0", name=op.f("ck_scores_column_no")),
        CheckConstraint("side >= 1", name=op.f("ck_scores_side")),
        CheckConstraint("won IN (0, 1)", name=op.f("ck_scores_won")),
        ForeignKeyConstraint(
            ["table_id"],
            ["contests.table_id"],
            name=op.f("fk_scores_table_id"),
            ondelete="CASCADE",
        ),
        PrimaryKeyConstraint("table_id", "column_no", "side", name=op.f("pk_scores")),
        sqlite_strict=True,
    )
    for side in (1, 2):
        op.execute(
            "INSERT INTO scores (table_id, column_no, side, points, boxes, won, closed_by)"  # noqa: S608
            f" SELECT table_id, column_no, {side}, points_{side}, boxes_{side},"
            f" CASE WHEN winner = {side} THEN 1 ELSE 0 END, closed_by FROM old_scores"
        )
    op.drop_table("old_scores")


def _games() -> None:
    op.drop_index("ix_games_server", "games")
    _put_aside("games")
    op.create_table(
        "games",
        Column("table_id", Snowflake, autoincrement=False, nullable=False),
        Column("server_id", Snowflake, nullable=False),
        Column("winner_side", Number),
        Column("reason", PlainText, nullable=False),
        Column("shutout", Flag(), nullable=False),
        Column("totals", Json(), nullable=False),
        Column("net", Number, nullable=False),
        Column("finished_at", Time(), nullable=False),
        CheckConstraint("shutout IN (0, 1)", name=op.f("ck_games_shutout")),
        ForeignKeyConstraint(
            ["table_id"], ["tables.table_id"], name=op.f("fk_games_table_id"), ondelete="CASCADE"
        ),
        ForeignKeyConstraint(["server_id"], ["servers.server_id"], name=op.f("fk_games_server_id")),
        PrimaryKeyConstraint("table_id", name=op.f("pk_games")),
        sqlite_strict=True,
    )
    op.execute(
        "INSERT INTO games"
        " (table_id, server_id, winner_side, reason, shutout, totals, net, finished_at)"
        " SELECT table_id, server_id, winner_seat, reason, shutout,"
        " '[' || total_1 || ',' || total_2 || ']', net, finished_at FROM old_games"
    )
    op.drop_table("old_games")
    op.create_index("ix_games_server", "games", ["server_id", "finished_at"])


def _of_table(table: str) -> ForeignKeyConstraint:
    return ForeignKeyConstraint(
        ["table_id"], ["tables.table_id"], name=op.f(f"fk_{table}_table_id"), ondelete="CASCADE"
    )


def _refers(table: str, column: str, to: str) -> ForeignKeyConstraint:
    return ForeignKeyConstraint([column], [to], name=op.f(f"fk_{table}_{column}"))


def _boards() -> None:
    op.create_table(
        "boards",
        Column("table_id", Snowflake, autoincrement=False, nullable=False),
        Column("lead_id", Snowflake, nullable=False),
        Column("number", Number, nullable=False),
        _of_table("boards"),
        ForeignKeyConstraint(
            ["lead_id"], ["tables.table_id"], name=op.f("fk_boards_lead_id"), ondelete="CASCADE"
        ),
        PrimaryKeyConstraint("table_id", name=op.f("pk_boards")),
        sqlite_strict=True,
    )
    op.create_index("uq_boards_number", "boards", ["lead_id", "number"], unique=True)


def _votes() -> None:
    op.create_table(
        "votes",
        Column("table_id", Snowflake, autoincrement=False, nullable=False),
        Column("question", PlainText, nullable=False),
        Column("member_id", Snowflake, autoincrement=False, nullable=False),
        Column("choice", PlainText, nullable=False),
        Column("at", Time(), nullable=False),
        _of_table("votes"),
        _refers("votes", "member_id", "members.member_id"),
        PrimaryKeyConstraint("table_id", "question", "member_id", name=op.f("pk_votes")),
        sqlite_strict=True,
    )


def _entries() -> None:
    op.create_table(
        "entries",
        Column("table_id", Snowflake, autoincrement=False, nullable=False),
        Column("ply", Number, autoincrement=False, nullable=False),
        Column("member_id", Snowflake, nullable=False),
        Column("word", PlainText, nullable=False),
        Column("at", Time(), nullable=False),
        Column("interaction_id", Snowflake),
        CheckConstraint("ply >= 0", name=op.f("ck_entries_ply")),
        _of_table("entries"),
        _refers("entries", "member_id", "members.member_id"),
        PrimaryKeyConstraint("table_id", "ply", name=op.f("pk_entries")),
        sqlite_strict=True,
    )


def _presets() -> None:
    op.create_table(
        "presets",
        Column("preset_id", Snowflake, nullable=False),
        Column("server_id", Snowflake),
        Column("member_id", Snowflake),
        Column("name", PlainText, nullable=False),
        Column("name_key", PlainText, nullable=False),
        Column("rules", PlainText, nullable=False),
        Column("created_by", Snowflake, nullable=False),
        Column("created_at", Time(), nullable=False),
        CheckConstraint(
            "(server_id IS NULL) <> (member_id IS NULL)", name=op.f("ck_presets_owner")
        ),
        _refers("presets", "server_id", "servers.server_id"),
        _refers("presets", "member_id", "members.member_id"),
        _refers("presets", "created_by", "members.member_id"),
        PrimaryKeyConstraint("preset_id", name=op.f("pk_presets")),
        sqlite_strict=True,
        sqlite_autoincrement=True,
    )
    for owner in ("server", "member"):
        op.create_index(f"uq_presets_{owner}", "presets", [f"{owner}_id", "name_key"], unique=True)


def _panels() -> None:
    op.create_table(
        "panels",
        Column("panel_id", Snowflake, nullable=False),
        Column("member_id", Snowflake, nullable=False),
        Column("server_id", Snowflake, nullable=False),
        Column("channel_id", Snowflake, nullable=False),
        Column("channel_name", PlainText, nullable=False),
        Column("purpose", PlainText, nullable=False),
        Column("guest_id", Snowflake),
        Column("table_id", Snowflake),
        Column("rules", PlainText, nullable=False),
        Column("page", PlainText, nullable=False),
        Column("created_at", Time(), nullable=False),
        Column("created_by_interaction", Snowflake),
        _refers("panels", "member_id", "members.member_id"),
        _refers("panels", "server_id", "servers.server_id"),
        _of_table("panels"),
        PrimaryKeyConstraint("panel_id", name=op.f("pk_panels")),
        sqlite_strict=True,
        sqlite_autoincrement=True,
    )
    op.create_index(
        "uq_panels_created_by_interaction", "panels", ["created_by_interaction"], unique=True
    )
