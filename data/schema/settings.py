"""The tables of servers' and members' settings, and of the audit log."""

from sqlalchemy import Column, ForeignKey, Index, Table

from data.schema.metadata import metadata
from data.schema.types import Json, Snowflake, Time, Words

# A value that was never set has no row.
server_settings = Table(
    "server_settings",
    metadata,
    Column(
        "server_id",
        Snowflake,
        ForeignKey("servers.server_id"),
        primary_key=True,
        nullable=False,
        autoincrement=False,
    ),
    Column("name", Words, primary_key=True, nullable=False),
    Column("value", Json, nullable=False),
    Column("changed_at", Time, nullable=False),
    Column("changed_by", Snowflake, ForeignKey("members.member_id"), nullable=False),
    sqlite_strict=True,
)

member_settings = Table(
    "member_settings",
    metadata,
    Column(
        "member_id",
        Snowflake,
        ForeignKey("members.member_id"),
        primary_key=True,
        nullable=False,
        autoincrement=False,
    ),
    Column("name", Words, primary_key=True, nullable=False),
    Column("value", Json, nullable=False),
    Column("changed_at", Time, nullable=False),
    sqlite_strict=True,
)

audit = Table(
    "audit",
    metadata,
    Column("audit_id", Snowflake, primary_key=True),
    Column("server_id", Snowflake, ForeignKey("servers.server_id"), nullable=False),
    Column("member_id", Snowflake, ForeignKey("members.member_id"), nullable=False),
    Column("at", Time, nullable=False),
    Column("action", Words, nullable=False),
    Column("table_id", Snowflake, ForeignKey("tables.table_id", ondelete="CASCADE")),
    Column("reason", Words),
    Column("detail", Json),
    # Two processes with one token both receive a press; it does one thing.
    Column("interaction_id", Snowflake),
    sqlite_strict=True,
    sqlite_autoincrement=True,
)
Index("uq_audit_interaction_id", audit.c.interaction_id, unique=True)
Index("ix_audit_server", audit.c.server_id, audit.c.audit_id)
Index("ix_audit_table_id", audit.c.table_id)
