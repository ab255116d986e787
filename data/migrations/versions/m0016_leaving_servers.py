"""When the bot was removed from a server, and when its owners want it forgotten."""

from alembic import op
from sqlalchemy import Column

from data.schema.types import Time

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns. Where a server is left already, the next start notes it."""
    op.add_column("servers", Column("left_at", Time()))
    op.add_column("servers", Column("forget_at", Time()))
