"""Figures of each deal, and what each game came to; both are recounted from the results.

The counting itself is the program's, which does it for every server in `recounts` once it has
started.
"""

from alembic import op
from sqlalchemy import (
    CheckConstraint,
    Column,
    ForeignKeyConstraint,
    PrimaryKeyConstraint,
    text,
)

from data.schema.types import Flag, Json, Number, PlainText, Snowflake, Time

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add what is new, and put every server down to be counted."""
    op.create_table(
        "figures",
        *_keys(),
        *_what_it_says(),
        PrimaryKeyConstraint("table_id", "deal", "member_id", name=op.f("pk_figures")),
        ForeignKeyConstraint(
            ["table_id", "deal"],
            ["deals.table_id", "deals.deal"],
            name=op.f("fk_figures_table_id_deal"),
            ondelete="CASCADE",
        ),
        _refers("member_id", "members.member_id"),
        _refers("opponent_id", "members.member_id"),
        _refers("server_id", "servers.server_id"),
        CheckConstraint("outcome BETWEEN -1 AND 1", name=op.f("ck_figures_outcome")),
        CheckConstraint("held IN (0, 1)", name=op.f("ck_figures_held")),
        sqlite_strict=True,
    )
    op.create_index("ix_figures_member", "figures", ["member_id", "server_id", "at"])
    op.create_index("ix_figures_pair", "figures", ["member_id", "opponent_id", "at"])
    held = text("held = 1")
    op.create_index(
        "ix_figures_held", "figures", ["member_id"], sqlite_where=held, postgresql_where=held
    )
    op.add_column("rated", Column("variant", PlainText, server_default=text("''"), nullable=False))
    op.add_column("rated", Column("outcome", Number, server_default=text("0"), nullable=False))
    op.execute(
        "INSERT INTO recounts (server_id) SELECT server_id FROM servers"
        " WHERE server_id NOT IN (SELECT server_id FROM recounts)"
    )


def _keys() -> list[Column[int]]:
    return [
        _id("table_id"),
        Column("deal", Number, autoincrement=False, nullable=False),
        *map(_id, ("member_id", "opponent_id", "server_id")),
    ]


def _what_it_says() -> list[Column[object]]:
    return [
        *(Column(name, PlainText, nullable=False) for name in ("family", "variant", "result")),
        *(Column(name, Number, nullable=False) for name in ("outcome", "points", "against")),
        *(Column(name, Number) for name in ("turn", "caught")),
        Column("times", Json(), nullable=False),
        Column("held", Flag(), nullable=False),
        Column("at", Time(), nullable=False),
    ]


def _id(name: str) -> Column[int]:
    return Column(name, Snowflake, autoincrement=False, nullable=False)


def _refers(column: str, to: str) -> ForeignKeyConstraint:
    return ForeignKeyConstraint([column], [to], name=op.f(f"fk_figures_{column}"))
