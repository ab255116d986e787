"""Tables of duplicate cups, whose cards others play as well."""

from alembic import op
from sqlalchemy import Column, text

from data.schema.types import Flag

revision = "0036"
down_revision = "0035"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Mark no table: there were no such cups before."""
    op.add_column("tables", Column("duplicate", Flag, nullable=False, server_default=text("0")))
    same = text("duplicate = 1")
    op.create_index(
        "ix_tables_duplicate", "tables", ["commitment"], sqlite_where=same, postgresql_where=same
    )
