"""What the coach has found in deals that members had reviewed."""

from alembic import op
from sqlalchemy import Column, ForeignKeyConstraint, PrimaryKeyConstraint

from data.schema.types import Json, Number, Real, Snowflake, Time

revision = "0018"
down_revision = "0017"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the table."""
    op.create_table(
        "reviews",
        Column("table_id", Snowflake, autoincrement=False, nullable=False),
        Column("deal", Number, autoincrement=False, nullable=False),
        Column("member_id", Snowflake, autoincrement=False, nullable=False),
        Column("decisions", Number, nullable=False),
        *(Column(name, Real, nullable=False) for name in ("given", "dealt", "drawn")),
        Column("draws", Number, nullable=False),
        Column("mistakes", Json(), nullable=False),
        Column("at", Time(), nullable=False),
        PrimaryKeyConstraint("table_id", "deal", "member_id", name=op.f("pk_reviews")),
        ForeignKeyConstraint(
            ["table_id", "deal"],
            ["deals.table_id", "deals.deal"],
            name=op.f("fk_reviews_table_id_deal"),
            ondelete="CASCADE",
        ),
        ForeignKeyConstraint(
            ["member_id"], ["members.member_id"], name=op.f("fk_reviews_member_id")
        ),
        sqlite_strict=True,
    )
    op.create_index("ix_reviews_member", "reviews", ["member_id", "at"])
