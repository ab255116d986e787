"""Limits, and long work in slices: what a member has is counted by an index; a deletion goes on."""

from alembic import op
from sqlalchemy import Column, ForeignKey, text

from data.schema.types import Number, Snowflake, Time

revision = "0023"
down_revision = "0022"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the indexes, what a deletion remembers, and how far a recount is."""
    op.create_index("ix_queue_member", "queue", ["member_id"])
    op.create_index("ix_watchers_member", "watchers", ["member_id"])
    op.create_index("ix_panels_member", "panels", ["member_id", "panel_id"])
    op.create_index("ix_figures_opponent_id", "figures", ["opponent_id"])
    op.create_table(
        "deletions",
        Column(
            "member_id",
            Snowflake,
            ForeignKey("members.member_id", name="fk_deletions_member_id"),
            primary_key=True,
            nullable=False,
            autoincrement=False,
        ),
        Column(
            "stand_in_id",
            Snowflake,
            ForeignKey("members.member_id", name="fk_deletions_stand_in_id"),
            nullable=False,
        ),
        Column("since", Time, nullable=False),
        sqlite_strict=True,
    )
    zero = text("0")
    op.add_column("recounts", Column("stage", Number, nullable=False, server_default=zero))
    op.add_column("recounts", Column("asked", Number, nullable=False, server_default=zero))
