"""The tables of servers' and members' settings, and of the audit log."""

from sqlalchemy import Index

from data.schema.columns import column, key, numbered, of_member, of_server, part_of
from data.schema.metadata import table
from data.schema.types import Json, PlainText, Snowflake, Time

server_settings = table(
    "server_settings",
    "What a server's managers have set; what was never set has no row.",
    of_server(is_key=True),
    key("name", PlainText, "which setting"),
    column("value", Json, "what it is set to"),
    column("changed_at", Time),
    of_member("changed_by", "who set it"),
)

member_settings = table(
    "member_settings",
    "What a member has set in `/gin me`, or last chose or played; what was never set has no row.",
    of_member(is_key=True),
    key("name", PlainText, "which setting"),
    column("value", Json, "what it is set to"),
    column("changed_at", Time),
)

audit = table(
    "audit",
    "What managers have done in their server's name.",
    numbered("audit_id"),
    of_server(),
    of_member(purpose="who did it"),
    column("at", Time),
    column("action", PlainText, "what was done"),
    part_of("tables", purpose="at which table", is_key=False, nullable=True),
    column("reason", PlainText, "why, as they typed it", nullable=True),
    column("detail", Json, "what it was before and after, or who won", nullable=True),
    # Two processes with one token both receive a press; it does one thing.
    column("interaction_id", Snowflake, nullable=True),
    sqlite_autoincrement=True,
)
Index("uq_audit_interaction_id", audit.c.interaction_id, unique=True)
Index("ix_audit_server", audit.c.server_id, audit.c.audit_id)
Index("ix_audit_table_id", audit.c.table_id)
