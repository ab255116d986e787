"""Places other than servers: direct messages, group chats, servers without the bot."""

from alembic import op
from sqlalchemy import Column

from data.schema.types import PlainText

revision = "0026"
down_revision = "0025"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Say of each place what it is: until now, a server."""
    op.add_column("servers", Column("kind", PlainText, server_default="server", nullable=False))
