"""The first schema: members and servers, tables, deals and moves, scores, messages."""

from alembic import op
from sqlalchemy import (
    CheckConstraint,
    Column,
    ForeignKeyConstraint,
    PrimaryKeyConstraint,
    text,
)

from data.schema.types import Bytes, Flag, Json, Number, PlainText, Snowflake, Time

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make all tables, each after those it points to."""
    _people()
    _tables()
    _deals()
    _scores()
    _messages()


def _people() -> None:
    op.create_table(
        "members",
        Column("member_id", Snowflake, autoincrement=False, nullable=False),
        Column("name", PlainText, nullable=False),
        Column("confirm", Flag(), server_default=text("1"), nullable=False),
        Column("dm_closed_at", Time()),
        Column("seen_at", Time()),
        CheckConstraint("confirm IN (0, 1)", name=op.f("ck_members_confirm")),
        PrimaryKeyConstraint("member_id", name=op.f("pk_members")),
        sqlite_strict=True,
    )
    op.create_table(
        "servers",
        Column("server_id", Snowflake, autoincrement=False, nullable=False),
        Column("name", PlainText, nullable=False),
        Column("locale", PlainText),
        PrimaryKeyConstraint("server_id", name=op.f("pk_servers")),
        sqlite_strict=True,
    )


def _tables() -> None:
    op.create_table(
        "tables",
        Column("table_id", Snowflake, nullable=False),
        Column("server_id", Snowflake, nullable=False),
        Column("channel_id", Snowflake, nullable=False),
        Column("channel_name", PlainText, nullable=False),
        Column("status", PlainText, nullable=False),
        Column("rules", PlainText, nullable=False),
        Column("contest_seed", Bytes, nullable=False),
        Column("commitment", PlainText, nullable=False),
        Column("host_id", Snowflake, nullable=False),
        Column("guest_id", Snowflake),
        Column("pair_low", Snowflake),
        Column("pair_high", Snowflake),
        Column("accepted_by_interaction", Snowflake),
        Column("created_at", Time(), nullable=False),
        Column("expires_at", Time()),
        Column("started_at", Time()),
        Column("finished_at", Time()),
        Column("ply", Number, server_default=text("0"), nullable=False),
        Column("rematch_of", Snowflake),
        CheckConstraint(
            "status IN ('waiting', 'playing', 'finished', 'declined', 'withdrawn', 'expired')",
            name=op.f("ck_tables_status"),
        ),
        CheckConstraint("host_id <> guest_id", name=op.f("ck_tables_guest_id")),
        CheckConstraint("pair_low < pair_high", name=op.f("ck_tables_pair")),
        CheckConstraint("ply >= 0", name=op.f("ck_tables_ply")),
        ForeignKeyConstraint(["guest_id"], ["members.member_id"], name=op.f("fk_tables_guest_id")),
        ForeignKeyConstraint(["host_id"], ["members.member_id"], name=op.f("fk_tables_host_id")),
        ForeignKeyConstraint(
            ["rematch_of"], ["tables.table_id"], name=op.f("fk_tables_rematch_of")
        ),
        ForeignKeyConstraint(
            ["server_id"], ["servers.server_id"], name=op.f("fk_tables_server_id")
        ),
        PrimaryKeyConstraint("table_id", name=op.f("pk_tables")),
        sqlite_autoincrement=True,
        sqlite_strict=True,
    )
    op.create_index("ix_tables_expiry", "tables", ["status", "expires_at"])
    op.create_index("ix_tables_guest", "tables", ["guest_id", "status"])
    op.create_index("ix_tables_host", "tables", ["host_id", "status"])
    op.create_index("ix_tables_rematch", "tables", ["rematch_of"])
    op.create_index(
        "uq_tables_pair_waiting",
        "tables",
        ["server_id", "pair_low", "pair_high"],
        unique=True,
        sqlite_where=text("status = 'waiting' AND guest_id IS NOT NULL"),
        postgresql_where=text("status = 'waiting' AND guest_id IS NOT NULL"),
    )
    op.create_table(
        "seats",
        Column("table_id", Snowflake, autoincrement=False, nullable=False),
        Column("seat", Number, autoincrement=False, nullable=False),
        Column("member_id", Snowflake),
        Column("player", PlainText),
        Column("name", PlainText, nullable=False),
        CheckConstraint("(member_id IS NULL) <> (player IS NULL)", name=op.f("ck_seats_occupant")),
        CheckConstraint("seat IN (1, 2)", name=op.f("ck_seats_seat")),
        ForeignKeyConstraint(["member_id"], ["members.member_id"], name=op.f("fk_seats_member_id")),
        ForeignKeyConstraint(
            ["table_id"], ["tables.table_id"], name=op.f("fk_seats_table_id"), ondelete="CASCADE"
        ),
        PrimaryKeyConstraint("table_id", "seat", name=op.f("pk_seats")),
        sqlite_strict=True,
    )
    op.create_index("ix_seats_member", "seats", ["member_id", "table_id"])


def _deals() -> None:
    op.create_table(
        "deals",
        Column("table_id", Snowflake, autoincrement=False, nullable=False),
        Column("deal", Number, autoincrement=False, nullable=False),
        Column("round", Number, nullable=False),
        Column("dealer", Number, nullable=False),
        Column("seed", Bytes, nullable=False),
        Column("commitment", PlainText, nullable=False),
        Column("knock_card", PlainText),
        Column("first_ply", Number, nullable=False),
        Column("started_at", Time(), nullable=False),
        CheckConstraint("deal >= 1", name=op.f("ck_deals_deal")),
        CheckConstraint("dealer IN (1, 2)", name=op.f("ck_deals_dealer")),
        CheckConstraint("first_ply >= 0", name=op.f("ck_deals_first_ply")),
        CheckConstraint("round >= 1", name=op.f("ck_deals_round")),
        ForeignKeyConstraint(
            ["table_id"], ["tables.table_id"], name=op.f("fk_deals_table_id"), ondelete="CASCADE"
        ),
        PrimaryKeyConstraint("table_id", "deal", name=op.f("pk_deals")),
        sqlite_strict=True,
    )
    op.create_table(
        "moves",
        Column("table_id", Snowflake, autoincrement=False, nullable=False),
        Column("ply", Number, autoincrement=False, nullable=False),
        Column("deal", Number, nullable=False),
        Column("seat", Number, nullable=False),
        Column("move", PlainText, nullable=False),
        Column("at", Time(), nullable=False),
        CheckConstraint("ply >= 0", name=op.f("ck_moves_ply")),
        CheckConstraint("seat IN (1, 2)", name=op.f("ck_moves_seat")),
        ForeignKeyConstraint(
            ["table_id", "deal"],
            ["deals.table_id", "deals.deal"],
            name=op.f("fk_moves_table_id_deal"),
            ondelete="CASCADE",
        ),
        PrimaryKeyConstraint("table_id", "ply", name=op.f("pk_moves")),
        sqlite_strict=True,
    )
    op.create_index("ix_moves_deal", "moves", ["table_id", "deal", "ply"])
    op.create_table(
        "results",
        Column("table_id", Snowflake, autoincrement=False, nullable=False),
        Column("deal", Number, autoincrement=False, nullable=False),
        Column("result", PlainText, nullable=False),
        Column("winner", Number),
        Column("points", Number, nullable=False),
        Column("boxes", Number, nullable=False),
        Column("detail", Json(), nullable=False),
        Column("at", Time(), nullable=False),
        CheckConstraint("winner IN (1, 2)", name=op.f("ck_results_winner")),
        ForeignKeyConstraint(
            ["table_id", "deal"],
            ["deals.table_id", "deals.deal"],
            name=op.f("fk_results_table_id_deal"),
            ondelete="CASCADE",
        ),
        PrimaryKeyConstraint("table_id", "deal", name=op.f("pk_results")),
        sqlite_strict=True,
    )


def _scores() -> None:
    op.create_table(
        "contests",
        Column("table_id", Snowflake, autoincrement=False, nullable=False),
        Column("dealer", Number, nullable=False),
        Column("deals", Number, nullable=False),
        Column("settlement", Json()),
        CheckConstraint("dealer IN (1, 2)", name=op.f("ck_contests_dealer")),
        CheckConstraint("deals >= 0", name=op.f("ck_contests_deals")),
        ForeignKeyConstraint(
            ["table_id"], ["tables.table_id"], name=op.f("fk_contests_table_id"), ondelete="CASCADE"
        ),
        PrimaryKeyConstraint("table_id", name=op.f("pk_contests")),
        sqlite_strict=True,
    )
    op.create_table(
        "scores",
        Column("table_id", Snowflake, autoincrement=False, nullable=False),
        Column("column_no", Number, autoincrement=False, nullable=False),
        Column("points_1", Number, nullable=False),
        Column("points_2", Number, nullable=False),
        Column("boxes_1", Number, nullable=False),
        Column("boxes_2", Number, nullable=False),
        Column("winner", Number),
        Column("closed_by", Number),
        CheckConstraint("column_no >= 0", name=op.f("ck_scores_column_no")),
        CheckConstraint("winner IN (1, 2)", name=op.f("ck_scores_winner")),
        ForeignKeyConstraint(
            ["table_id"], ["contests.table_id"], name=op.f("fk_scores_table_id"), ondelete="CASCADE"
        ),
        PrimaryKeyConstraint("table_id", "column_no", name=op.f("pk_scores")),
        sqlite_strict=True,
    )
    op.create_table(
        "games",
        Column("table_id", Snowflake, autoincrement=False, nullable=False),
        Column("server_id", Snowflake, nullable=False),
        Column("winner_seat", Number),
        Column("reason", PlainText, nullable=False),
        Column("shutout", Flag(), nullable=False),
        Column("total_1", Number, nullable=False),
        Column("total_2", Number, nullable=False),
        Column("net", Number, nullable=False),
        Column("finished_at", Time(), nullable=False),
        CheckConstraint("shutout IN (0, 1)", name=op.f("ck_games_shutout")),
        CheckConstraint("winner_seat IN (1, 2)", name=op.f("ck_games_winner_seat")),
        ForeignKeyConstraint(["server_id"], ["servers.server_id"], name=op.f("fk_games_server_id")),
        ForeignKeyConstraint(
            ["table_id"], ["tables.table_id"], name=op.f("fk_games_table_id"), ondelete="CASCADE"
        ),
        PrimaryKeyConstraint("table_id", name=op.f("pk_games")),
        sqlite_strict=True,
    )
    op.create_index("ix_games_server", "games", ["server_id", "finished_at"])
    op.create_table(
        "standings",
        Column("server_id", Snowflake, autoincrement=False, nullable=False),
        Column("member_id", Snowflake, autoincrement=False, nullable=False),
        Column("games", Snowflake, server_default=text("0"), nullable=False),
        Column("games_won", Snowflake, server_default=text("0"), nullable=False),
        Column("deals", Snowflake, server_default=text("0"), nullable=False),
        Column("deals_won", Snowflake, server_default=text("0"), nullable=False),
        Column("points", Snowflake, server_default=text("0"), nullable=False),
        Column("net", Snowflake, server_default=text("0"), nullable=False),
        ForeignKeyConstraint(
            ["member_id"], ["members.member_id"], name=op.f("fk_standings_member_id")
        ),
        ForeignKeyConstraint(
            ["server_id"], ["servers.server_id"], name=op.f("fk_standings_server_id")
        ),
        PrimaryKeyConstraint("server_id", "member_id", name=op.f("pk_standings")),
        sqlite_strict=True,
    )
    op.create_index(
        "ix_standings_order", "standings", ["server_id", "net", "games_won", "points", "member_id"]
    )


def _messages() -> None:
    op.create_table(
        "displays",
        Column("display_id", Snowflake, nullable=False),
        Column("table_id", Snowflake, autoincrement=False, nullable=False),
        Column("kind", PlainText, nullable=False),
        Column("member_id", Snowflake, nullable=False),
        Column("channel_id", Snowflake, nullable=False),
        Column("message_id", Snowflake),
        Column("anchor", Number, nullable=False),
        Column("ply", Number, nullable=False),
        Column("sent_at", Time(), nullable=False),
        Column("edited_at", Time()),
        CheckConstraint("anchor >= 0", name=op.f("ck_displays_anchor")),
        CheckConstraint("ply >= -1", name=op.f("ck_displays_ply")),
        ForeignKeyConstraint(
            ["table_id"], ["tables.table_id"], name=op.f("fk_displays_table_id"), ondelete="CASCADE"
        ),
        PrimaryKeyConstraint("display_id", name=op.f("pk_displays")),
        sqlite_autoincrement=True,
        sqlite_strict=True,
    )
    op.create_index(
        "ix_displays_behind",
        "displays",
        ["table_id", "ply"],
        sqlite_where=text("ply < 2147483647"),
        postgresql_where=text("ply < 2147483647"),
    )
    op.create_index(
        "uq_displays_place", "displays", ["table_id", "kind", "member_id", "anchor"], unique=True
    )
    op.create_table(
        "drafts",
        Column("table_id", Snowflake, autoincrement=False, nullable=False),
        Column("member_id", Snowflake, autoincrement=False, nullable=False),
        Column("ply", Number, nullable=False),
        Column("text", PlainText, nullable=False),
        CheckConstraint("ply >= 0", name=op.f("ck_drafts_ply")),
        ForeignKeyConstraint(
            ["member_id"], ["members.member_id"], name=op.f("fk_drafts_member_id")
        ),
        ForeignKeyConstraint(
            ["table_id"], ["tables.table_id"], name=op.f("fk_drafts_table_id"), ondelete="CASCADE"
        ),
        PrimaryKeyConstraint("table_id", "member_id", name=op.f("pk_drafts")),
        sqlite_strict=True,
    )
