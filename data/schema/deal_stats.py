"""The table of figures: what each finished deal says of each of its two members."""

from sqlalchemy import (
    CheckConstraint,
    Column,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    Table,
    text,
)

from data.schema.metadata import metadata
from data.schema.types import Flag, Json, Number, Snowflake, Time, Words


def _key(name: str) -> Column[int]:
    return Column(name, Snowflake, primary_key=True, autoincrement=False, nullable=False)


# They follow from results and moves, and are stored so that years of them are added up at once.
# Deals that don't count in the standings have none (docs/profiles.md).
figures = Table(
    "figures",
    metadata,
    _key("table_id"),
    Column("deal", Number, primary_key=True, autoincrement=False, nullable=False),
    Column(
        "member_id",
        Snowflake,
        ForeignKey("members.member_id"),
        primary_key=True,
        autoincrement=False,
        nullable=False,
    ),
    Column("opponent_id", Snowflake, ForeignKey("members.member_id"), nullable=False),
    Column("server_id", Snowflake, ForeignKey("servers.server_id"), nullable=False),
    Column("family", Words, nullable=False),
    Column("variant", Words, nullable=False),
    Column("result", Words, nullable=False),
    # 1 won, -1 lost, 0 neither.
    Column("outcome", Number, nullable=False),
    Column("points", Number, nullable=False),
    Column("against", Number, nullable=False),
    # In which of their turns the member ended it, if they did; else what they were caught with.
    Column("turn", Number),
    Column("caught", Number),
    # Seconds that each of their moves took.
    Column("times", Json, nullable=False),
    # Whether the result was withheld from a team at first; the result itself says until when.
    Column("held", Flag, nullable=False),
    Column("at", Time, nullable=False),
    ForeignKeyConstraint(
        ["table_id", "deal"], ["deals.table_id", "deals.deal"], ondelete="CASCADE"
    ),
    CheckConstraint("outcome BETWEEN -1 AND 1", name="outcome"),
    CheckConstraint("held IN (0, 1)", name="held"),
    sqlite_strict=True,
)
Index("ix_figures_opponent_id", figures.c.opponent_id)
Index("ix_figures_member", *(figures.c[name] for name in ("member_id", "server_id", "at")))
Index("ix_figures_pair", *(figures.c[name] for name in ("member_id", "opponent_id", "at")))
# Literal, since a bound value would keep a query from the index.
HELD = text("figures.held = 1")
_HELD = text("held = 1")
Index("ix_figures_held", figures.c.member_id, sqlite_where=_HELD, postgresql_where=_HELD)
