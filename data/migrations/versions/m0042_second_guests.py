"""Two members who are called by name to a table for more than two."""

from alembic import op
from sqlalchemy import Column, text

from data.schema.types import Snowflake

revision = "0042"
down_revision = "0041"
branch_labels = None
depends_on = None

# To a program that doesn't know the column, the second of them is somebody who wasn't called.
works_since = "0041"

_ASKED = text("second_guest_id IS NOT NULL")


def upgrade() -> None:
    """Add the second."""
    op.add_column("tables", Column("second_guest_id", Snowflake))
    op.create_index(
        "ix_tables_second_guest",
        "tables",
        ["second_guest_id", "status"],
        sqlite_where=_ASKED,
        postgresql_where=_ASKED,
    )
