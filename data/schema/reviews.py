"""The table of reviews: the coach's findings in deals that members had reviewed."""

from sqlalchemy import Index

from data.schema.columns import column, key, of_deal, of_member
from data.schema.metadata import table
from data.schema.types import Json, Number, Real, Snowflake, Time

# They follow from the moves, but take seconds to find; and a review once shown stays as it was.
reviews = table(
    "reviews",
    "What the coach has found in a deal that a member had reviewed.",
    key("table_id", Snowflake),
    key("deal", Number),
    of_member(is_key=True),
    column("decisions", Number, "how many decisions they had"),
    column("given", Real, "points that these gave away, as the coach sees it"),
    column("dealt", Real, "by how much the cards dealt were better than average"),
    column("drawn", Real, "the same of the cards drawn"),
    column("draws", Number, "how many these are"),
    # For each mistake the step, the better move, what it cost and how sure that is.
    column("mistakes", Json, "the moves that cost the most, and what was better"),
    # When the deal ended.
    column("at", Time),
    of_deal(),
)
Index("ix_reviews_member", reviews.c.member_id, reviews.c.at)
