"""Orders that members leave ahead of their turns."""

from alembic import op
from sqlalchemy import CheckConstraint, Column, ForeignKeyConstraint, PrimaryKeyConstraint

from data.schema.types import Number, PlainText, Snowflake

revision = "0028"
down_revision = "0027"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the table."""
    op.create_table(
        "orders",
        Column("table_id", Snowflake, autoincrement=False, nullable=False),
        Column("member_id", Snowflake, autoincrement=False, nullable=False),
        Column("deal", Number, nullable=False),
        Column("text", PlainText, nullable=False),
        Column("ply", Number, nullable=True),
        Column("done", PlainText, nullable=True),
        CheckConstraint("deal >= 1", name=op.f("ck_orders_deal")),
        CheckConstraint("ply >= 0", name=op.f("ck_orders_ply")),
        PrimaryKeyConstraint("table_id", "member_id", name=op.f("pk_orders")),
        ForeignKeyConstraint(
            ["table_id"], ["tables.table_id"], name=op.f("fk_orders_table_id"), ondelete="CASCADE"
        ),
        ForeignKeyConstraint(
            ["member_id"], ["members.member_id"], name=op.f("fk_orders_member_id")
        ),
        sqlite_strict=True,
    )
    op.create_index("ix_orders_member", "orders", ["member_id"])
