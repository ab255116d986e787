"""The interactions that made, closed and moved: two processes with one token tell theirs apart."""

from alembic import op
from sqlalchemy import Column

from data.schema.types import Snowflake

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns; of what was there before, nobody knows the interaction."""
    op.add_column("tables", Column("created_by_interaction", Snowflake))
    op.add_column("tables", Column("closed_by_interaction", Snowflake))
    op.add_column("moves", Column("interaction_id", Snowflake))
    op.create_index(
        "uq_tables_created_by_interaction", "tables", ["created_by_interaction"], unique=True
    )
