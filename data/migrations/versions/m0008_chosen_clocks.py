"""The clock among what members choose: on panels of house rules, and with saved rules."""

from alembic import op
from sqlalchemy import Column

from data.schema.types import PlainText

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns. What was saved or begun before has the server's clock."""
    op.add_column("presets", Column("clock", PlainText))
    op.add_column("panels", Column("clock", PlainText))
