"""An index of what couldn't be shown, for whenever the bot may write there again."""

from alembic import op
from sqlalchemy import text

revision = "0040"
down_revision = "0039"
branch_labels = None
depends_on = None

# A program that doesn't know of the index works with it.
works_since = "0039"

_UNSHOWN = text("message_id IS NULL AND ply < 2147483647")


def upgrade() -> None:
    """Add the index."""
    op.create_index(
        "ix_displays_unshown",
        "displays",
        ["table_id"],
        sqlite_where=_UNSHOWN,
        postgresql_where=_UNSHOWN,
    )
