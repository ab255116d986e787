"""Games against the computer that are rated, and against which level each of them was."""

from alembic import op
from sqlalchemy import Column, text

from data.schema.types import Flag, PlainText

revision = "0020"
down_revision = "0019"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns. What was begun before isn't rated."""
    op.add_column(
        "tables", Column("rated_practice", Flag, nullable=False, server_default=text("0"))
    )
    op.add_column("rated", Column("level", PlainText, nullable=False, server_default=text("''")))
