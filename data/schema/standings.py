"""The tables of standings, ratings, what each game did to them, and recounts."""

from sqlalchemy import Column, ForeignKey, Index, Table, text

from data.schema.metadata import metadata
from data.schema.types import Flag, Number, Real, Snowflake, Time, Words


def _of_server() -> Column[int]:
    return Column(
        "server_id",
        Snowflake,
        ForeignKey("servers.server_id"),
        primary_key=True,
        nullable=False,
        autoincrement=False,
    )


def _of_member() -> Column[int]:
    return Column(
        "member_id",
        Snowflake,
        ForeignKey("members.member_id"),
        primary_key=True,
        nullable=False,
        autoincrement=False,
    )


def _count(name: str) -> Column[int]:
    return Column(name, Snowflake, nullable=False, server_default=text("0"))


# What a member has to show, by kind of game ("" for all) and by time ("" for ever).
standings = Table(
    "standings",
    metadata,
    _of_server(),
    Column("family", Words, primary_key=True, nullable=False),
    Column("period", Words, primary_key=True, nullable=False),
    _of_member(),
    *map(_count, ("games", "games_won", "deals", "deals_won", "points", "net")),
    *map(_count, ("gins", "undercuts")),
    # Games won in a row: by now, and at best.
    *map(_count, ("streak", "best_streak")),
    # Games won of 10,000; none before enough were played.
    Column("rate", Number),
    sqlite_strict=True,
)
Index(
    "ix_standings_net",
    *(standings.c[name] for name in ("server_id", "family", "period")),
    *(standings.c[name] for name in ("net", "games_won", "points", "member_id")),
)
for _measure in ("games_won", "rate", "gins", "undercuts", "best_streak"):
    Index(
        f"ix_standings_{_measure}",
        *(standings.c[name] for name in ("server_id", "family", "period")),
        standings.c[_measure],
        standings.c.member_id,
    )

# A member's rating at a family of games: mean and spread, the mean as it is shown, and whether
# enough games were rated to trust it.
ratings = Table(
    "ratings",
    metadata,
    _of_server(),
    Column("family", Words, primary_key=True, nullable=False),
    _of_member(),
    Column("mu", Real, nullable=False),
    Column("sigma", Real, nullable=False),
    Column("games", Number, nullable=False),
    Column("rating", Number, nullable=False),
    Column("settled", Flag, nullable=False),
    sqlite_strict=True,
)
Index(
    "ix_ratings_order",
    *(ratings.c[name] for name in ("server_id", "family", "settled", "rating", "member_id")),
)

# Each rated game's effect on its players' ratings.
rated = Table(
    "rated",
    metadata,
    Column(
        "table_id",
        Snowflake,
        ForeignKey("tables.table_id", ondelete="CASCADE"),
        primary_key=True,
        nullable=False,
        autoincrement=False,
    ),
    _of_member(),
    Column("server_id", Snowflake, ForeignKey("servers.server_id"), nullable=False),
    Column("family", Words, nullable=False),
    Column("side", Number, nullable=False),
    Column("rating", Number, nullable=False),
    Column("change", Number, nullable=False),
    Column("at", Time, nullable=False),
    # The preset of its rules, and its outcome: 1 won, -1 lost, 0 neither.
    Column("variant", Words, nullable=False, server_default=text("''")),
    Column("outcome", Number, nullable=False, server_default=text("0")),
    # How strong the computer played, where it was played against that.
    Column("level", Words, nullable=False, server_default=text("''")),
    sqlite_strict=True,
)
Index("ix_rated_member", rated.c.member_id, rated.c.server_id, rated.c.family, rated.c.at)
Index("ix_rated_server", rated.c.server_id)

# The servers whose standings and ratings have to be counted again from the results.
recounts = Table(
    "recounts",
    metadata,
    _of_server(),
    # How far it is (`data/ratings/recounts.py`), and how often it was asked for since it began.
    Column("stage", Number, nullable=False, server_default=text("0")),
    Column("asked", Number, nullable=False, server_default=text("0")),
    sqlite_strict=True,
)
