"""Forfeits that managers decided, told from those of players who ran out of time or left."""

from alembic import op

revision = "0041"
down_revision = "0040"
branch_labels = None
depends_on = None

# A program that doesn't know the word words such a forfeit as it did before.
works_since = "0040"

_DECIDED = """
UPDATE games SET cause = 'decided' WHERE reason = 'forfeit' AND cause IS NULL AND EXISTS (
    SELECT 1 FROM audit WHERE audit.table_id = games.table_id AND audit.action = 'adjudicate'
)
"""


def upgrade() -> None:
    """Write down which forfeits they were."""
    op.execute(_DECIDED)
