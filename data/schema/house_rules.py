"""The tables of members' rules: saved presets, and panels of house rules."""

from sqlalchemy import CheckConstraint, Column, ForeignKey, Index, Table

from data.schema.metadata import metadata
from data.schema.types import Snowflake, Time, Words

# Rules that a server or a member has given a name; `name_key` is what two names mustn't share.
# Without a clock of their own, here and on panels, they are played by the server's.
presets = Table(
    "presets",
    metadata,
    Column("preset_id", Snowflake, primary_key=True),
    Column("server_id", Snowflake, ForeignKey("servers.server_id")),
    Column("member_id", Snowflake, ForeignKey("members.member_id")),
    Column("name", Words, nullable=False),
    Column("name_key", Words, nullable=False),
    Column("rules", Words, nullable=False),
    Column("clock", Words),
    Column("created_by", Snowflake, ForeignKey("members.member_id"), nullable=False),
    Column("created_at", Time, nullable=False),
    CheckConstraint("(server_id IS NULL) <> (member_id IS NULL)", name="owner"),
    sqlite_strict=True,
    sqlite_autoincrement=True,
)
Index("uq_presets_server", presets.c.server_id, presets.c.name_key, unique=True)
Index("uq_presets_member", presets.c.member_id, presets.c.name_key, unique=True)

# Rules that a member is choosing.
panels = Table(
    "panels",
    metadata,
    Column("panel_id", Snowflake, primary_key=True),
    Column("member_id", Snowflake, ForeignKey("members.member_id"), nullable=False),
    Column("server_id", Snowflake, ForeignKey("servers.server_id"), nullable=False),
    Column("channel_id", Snowflake, nullable=False),
    Column("channel_name", Words, nullable=False),
    Column("purpose", Words, nullable=False),
    Column("guest_id", Snowflake),
    Column("table_id", Snowflake, ForeignKey("tables.table_id", ondelete="CASCADE")),
    Column("rules", Words, nullable=False),
    Column("clock", Words),
    Column("page", Words, nullable=False),
    Column("created_at", Time, nullable=False),
    Column("created_by_interaction", Snowflake),
    sqlite_strict=True,
    sqlite_autoincrement=True,
)
Index("uq_panels_created_by_interaction", panels.c.created_by_interaction, unique=True)
Index("ix_panels_member", panels.c.member_id, panels.c.panel_id)
