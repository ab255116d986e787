"""Standings by kind of game and by time, and ratings; both are recounted from the results.

The members that a result counts for are written beside it here. The counting itself is the
program's, which does it for every server in `recounts` once it has started.
"""

from alembic import op
from sqlalchemy import Column, ForeignKeyConstraint, PrimaryKeyConstraint, text

from data.schema.types import Flag, Number, PlainText, Real, Snowflake, Time

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None

_COUNTS = (
    *("games", "games_won", "deals", "deals_won", "points", "net"),
    *("gins", "undercuts", "streak", "best_streak"),
)


def upgrade() -> None:
    """Add what is new, and put every server down to be counted."""
    _results()
    _games()
    _standings()
    _ratings()
    _rated()
    op.create_table(
        "recounts",
        _id("server_id"),
        _refers("recounts", "server_id", "servers"),
        PrimaryKeyConstraint("server_id", name=op.f("pk_recounts")),
        sqlite_strict=True,
    )
    op.execute("INSERT INTO recounts (server_id) SELECT server_id FROM servers")


def _results() -> None:
    """Write down the members that each deal counts for: its two, where no computer plays along."""
    for seat in (1, 2):
        op.add_column("results", Column(f"member_{seat}", Snowflake))
    lead = (
        "coalesce((SELECT boards.lead_id FROM boards WHERE boards.table_id = results.table_id),"
        " results.table_id)"
    )
    for seat in (1, 2):
        op.execute(
            f"UPDATE results SET member_{seat} = ("  # noqa: S608 - our own words
            " SELECT seats.member_id FROM deals JOIN seats"
            f" ON seats.table_id = {lead} AND seats.seat = deals.player_{seat}"
            " WHERE deals.table_id = results.table_id AND deals.deal = results.deal)"
            " WHERE result NOT IN ('resign', 'forfeit', 'void', 'misdeal') AND NOT EXISTS ("
            f" SELECT 1 FROM seats WHERE seats.table_id = {lead} AND seats.member_id IS NULL)"
        )


def _games() -> None:
    """Number each server's games in the order in which they were settled."""
    op.add_column("games", Column("serial", Snowflake, server_default=text("0"), nullable=False))
    op.add_column("games", Column("gave_up", Number))
    op.add_column("games", Column("annulled_at", Time()))
    op.execute(
        "UPDATE games SET serial = numbered.serial FROM ("
        " SELECT table_id, row_number() OVER"
        " (PARTITION BY server_id ORDER BY finished_at, table_id) AS serial FROM games"
        ") AS numbered WHERE numbered.table_id = games.table_id"
    )
    op.create_index("uq_games_serial", "games", ["server_id", "serial"], unique=True)


def _standings() -> None:
    """Remake them; until they are counted, what was there stands for all games of all time."""
    old = "server_id, member_id, games, games_won, deals, deals_won, points, net"
    op.execute(f"CREATE TABLE old_standings AS SELECT {old} FROM standings")  # noqa: S608
    op.drop_index("ix_standings_order", "standings")
    op.drop_table("standings")
    op.create_table(
        "standings",
        _id("server_id"),
        Column("family", PlainText, nullable=False),
        Column("period", PlainText, nullable=False),
        _id("member_id"),
        *(Column(each, Snowflake, server_default=text("0"), nullable=False) for each in _COUNTS),
        Column("rate", Number),
        _refers("standings", "server_id", "servers"),
        _refers("standings", "member_id", "members"),
        PrimaryKeyConstraint(
            "server_id", "family", "period", "member_id", name=op.f("pk_standings")
        ),
        sqlite_strict=True,
    )
    op.execute(
        f"INSERT INTO standings (family, period, {old}) SELECT '', '', {old} FROM old_standings"  # noqa: S608
    )
    op.drop_table("old_standings")
    board = ["server_id", "family", "period"]
    op.create_index(
        "ix_standings_net", "standings", [*board, "net", "games_won", "points", "member_id"]
    )
    for measure in ("games_won", "rate", "gins", "undercuts", "best_streak"):
        op.create_index(f"ix_standings_{measure}", "standings", [*board, measure, "member_id"])


def _ratings() -> None:
    op.create_table(
        "ratings",
        _id("server_id"),
        Column("family", PlainText, nullable=False),
        _id("member_id"),
        Column("mu", Real, nullable=False),
        Column("sigma", Real, nullable=False),
        Column("games", Number, nullable=False),
        Column("rating", Number, nullable=False),
        Column("settled", Flag(), nullable=False),
        _refers("ratings", "server_id", "servers"),
        _refers("ratings", "member_id", "members"),
        PrimaryKeyConstraint("server_id", "family", "member_id", name=op.f("pk_ratings")),
        sqlite_strict=True,
    )
    order = ["server_id", "family", "settled", "rating", "member_id"]
    op.create_index("ix_ratings_order", "ratings", order)


def _rated() -> None:
    op.create_table(
        "rated",
        _id("table_id"),
        _id("member_id"),
        Column("server_id", Snowflake, nullable=False),
        Column("family", PlainText, nullable=False),
        Column("side", Number, nullable=False),
        Column("rating", Number, nullable=False),
        Column("change", Number, nullable=False),
        Column("at", Time(), nullable=False),
        _refers("rated", "table_id", "tables", ondelete="CASCADE"),
        _refers("rated", "member_id", "members"),
        _refers("rated", "server_id", "servers"),
        PrimaryKeyConstraint("table_id", "member_id", name=op.f("pk_rated")),
        sqlite_strict=True,
    )
    op.create_index("ix_rated_member", "rated", ["member_id", "server_id", "family", "at"])
    op.create_index("ix_rated_server", "rated", ["server_id"])


def _id(name: str) -> Column[int]:
    return Column(name, Snowflake, autoincrement=False, nullable=False)


def _refers(table: str, column: str, to: str, ondelete: str | None = None) -> ForeignKeyConstraint:
    return ForeignKeyConstraint(
        [column], [f"{to}.{column}"], name=op.f(f"fk_{table}_{column}"), ondelete=ondelete
    )
