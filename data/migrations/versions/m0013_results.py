"""The results of deals that stand in channels, by when they were sent."""

from alembic import op
from sqlalchemy import text

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the index by which those are found that have stood for long enough."""
    where = text("kind = 'result' AND message_id IS NOT NULL")
    op.create_index(
        "ix_displays_results",
        "displays",
        ["sent_at"],
        sqlite_where=where,
        postgresql_where=where,
    )
