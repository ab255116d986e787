"""The table of reviews: the coach's findings in deals that members had reviewed."""

from sqlalchemy import Column, ForeignKey, ForeignKeyConstraint, Index, Table

from data.schema.metadata import metadata
from data.schema.types import Json, Number, Real, Snowflake, Time


def _key(name: str) -> Column[int]:
    return Column(name, Snowflake, primary_key=True, autoincrement=False, nullable=False)


# They follow from the moves, but take seconds to find; and a review once shown stays as it was.
reviews = Table(
    "reviews",
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
    Column("decisions", Number, nullable=False),
    # Points that the decisions gave away.
    Column("given", Real, nullable=False),
    # By how much the cards dealt were better than average, and those drawn; and how many these are.
    Column("dealt", Real, nullable=False),
    Column("drawn", Real, nullable=False),
    Column("draws", Number, nullable=False),
    # For each mistake the step, the better move, what it cost and how sure that is.
    Column("mistakes", Json, nullable=False),
    # When the deal ended.
    Column("at", Time, nullable=False),
    ForeignKeyConstraint(
        ["table_id", "deal"], ["deals.table_id", "deals.deal"], ondelete="CASCADE"
    ),
    sqlite_strict=True,
)
Index("ix_reviews_member", reviews.c.member_id, reviews.c.at)
