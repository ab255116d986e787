"""What servers and members have set, and who has done what in a server's name."""

from alembic import op
from sqlalchemy import Column, ForeignKeyConstraint, PrimaryKeyConstraint

from data.schema.types import Json, PlainText, Snowflake, Time

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the tables."""
    op.create_table(
        "server_settings",
        Column("server_id", Snowflake, autoincrement=False, nullable=False),
        Column("name", PlainText, nullable=False),
        Column("value", Json(), nullable=False),
        Column("changed_at", Time(), nullable=False),
        Column("changed_by", Snowflake, nullable=False),
        _refers("server_settings", "server_id", "servers.server_id"),
        _refers("server_settings", "changed_by", "members.member_id"),
        PrimaryKeyConstraint("server_id", "name", name=op.f("pk_server_settings")),
        sqlite_strict=True,
    )
    op.create_table(
        "member_settings",
        Column("member_id", Snowflake, autoincrement=False, nullable=False),
        Column("name", PlainText, nullable=False),
        Column("value", Json(), nullable=False),
        Column("changed_at", Time(), nullable=False),
        _refers("member_settings", "member_id", "members.member_id"),
        PrimaryKeyConstraint("member_id", "name", name=op.f("pk_member_settings")),
        sqlite_strict=True,
    )
    op.create_table(
        "audit",
        Column("audit_id", Snowflake, nullable=False),
        Column("server_id", Snowflake, nullable=False),
        Column("member_id", Snowflake, nullable=False),
        Column("at", Time(), nullable=False),
        Column("action", PlainText, nullable=False),
        Column("table_id", Snowflake),
        Column("reason", PlainText),
        Column("detail", Json()),
        Column("interaction_id", Snowflake),
        _refers("audit", "server_id", "servers.server_id"),
        _refers("audit", "member_id", "members.member_id"),
        ForeignKeyConstraint(
            ["table_id"], ["tables.table_id"], name=op.f("fk_audit_table_id"), ondelete="CASCADE"
        ),
        PrimaryKeyConstraint("audit_id", name=op.f("pk_audit")),
        sqlite_strict=True,
        sqlite_autoincrement=True,
    )
    op.create_index("uq_audit_interaction_id", "audit", ["interaction_id"], unique=True)
    op.create_index("ix_audit_server", "audit", ["server_id", "audit_id"])
    op.create_index("ix_audit_table_id", "audit", ["table_id"])


def _refers(table: str, column: str, to: str) -> ForeignKeyConstraint:
    return ForeignKeyConstraint([column], [to], name=op.f(f"fk_{table}_{column}"))
