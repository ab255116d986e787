"""The result of a deal stays in the hand until its player has read it."""

from alembic import op
from sqlalchemy import Column

from data.schema.types import Number

revision = "0024"
down_revision = "0023"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add to each seat the last deal whose result was read there."""
    op.add_column("seats", Column("read_deal", Number, nullable=True))
