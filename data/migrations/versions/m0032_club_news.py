"""Club news: the weekly page of a server, roles given, and figures found by server and time."""

from alembic import op
from sqlalchemy import Column, ForeignKeyConstraint, PrimaryKeyConstraint, text

from data.schema.types import PlainText, Snowflake, Time

revision = "0032"
down_revision = "0031"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the tables and the index."""
    op.create_table(
        "news",
        Column("server_id", Snowflake, autoincrement=False, nullable=False),
        Column("due_at", Time(), nullable=False),
        Column("settled_at", Time(), nullable=True),
        Column("channel_id", Snowflake, nullable=True),
        Column("message_id", Snowflake, nullable=True),
        Column("season", PlainText, server_default=text("''"), nullable=False),
        Column("lost_at", Time(), nullable=True),
        PrimaryKeyConstraint("server_id", name=op.f("pk_news")),
        ForeignKeyConstraint(["server_id"], ["servers.server_id"], name=op.f("fk_news_server_id")),
        sqlite_strict=True,
    )
    op.create_table(
        "awarded_roles",
        Column("server_id", Snowflake, autoincrement=False, nullable=False),
        Column("member_id", Snowflake, autoincrement=False, nullable=False),
        Column("role_id", Snowflake, autoincrement=False, nullable=False),
        Column("given_at", Time(), nullable=True),
        PrimaryKeyConstraint("server_id", "member_id", "role_id", name=op.f("pk_awarded_roles")),
        ForeignKeyConstraint(
            ["server_id"], ["servers.server_id"], name=op.f("fk_awarded_roles_server_id")
        ),
        sqlite_strict=True,
    )
    op.create_index("ix_awarded_roles_member", "awarded_roles", ["member_id"])
    op.create_index("ix_figures_server", "figures", ["server_id", "at"])
