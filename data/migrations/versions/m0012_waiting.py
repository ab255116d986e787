"""An index for those who wait in queues, wherever that is."""

from alembic import op
from sqlalchemy import text

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the index."""
    waits = text("rules IS NOT NULL")
    op.create_index(
        "ix_queue_waiting",
        "queue",
        ["expires_at"],
        sqlite_where=waits,
        postgresql_where=waits,
    )
