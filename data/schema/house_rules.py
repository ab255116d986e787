"""The tables of members' rules: saved presets, and panels of house rules."""

from sqlalchemy import CheckConstraint, Index

from data.schema.columns import column, numbered, of_member, of_server, part_of
from data.schema.metadata import table
from data.schema.types import EnumText, PlainText, Snowflake, Time
from data.schema.vocabulary import PanelPurpose

# Without a clock of their own, here and on panels, rules are played by the server's.
presets = table(
    "presets",
    "Rules that a member or a server has saved under a name.",
    numbered("preset_id"),
    of_server("the server whose rules they are, if they aren't a member's", nullable=True),
    of_member(purpose="the member whose rules they are, if they aren't a server's", nullable=True),
    column("name", PlainText, "what it is called"),
    column("name_key", PlainText, "the same name in small letters, so that no two are alike"),
    column("rules", PlainText),
    column("clock", PlainText, nullable=True),
    of_member("created_by", "who saved them"),
    column("created_at", Time),
    CheckConstraint("(server_id IS NULL) <> (member_id IS NULL)", name="owner"),
    sqlite_autoincrement=True,
)
Index("uq_presets_server", presets.c.server_id, presets.c.name_key, unique=True)
Index("uq_presets_member", presets.c.member_id, presets.c.name_key, unique=True)

panels = table(
    "panels",
    "Rules that a member is just choosing by menus; the latest few of each.",
    numbered("panel_id"),
    of_member(),
    of_server(),
    column("channel_id", Snowflake),
    column("channel_name", PlainText),
    column("purpose", EnumText(PanelPurpose), "what the rules are for"),
    column("guest_id", Snowflake, "who is to be challenged", nullable=True),
    part_of(
        "tables", purpose="the challenge whose rules are to change", is_key=False, nullable=True
    ),
    column("rules", PlainText),
    column("clock", PlainText, nullable=True),
    column("page", PlainText, "which page of the menus is open"),
    column("created_at", Time),
    column("created_by_interaction", Snowflake, nullable=True),
    sqlite_autoincrement=True,
)
Index("uq_panels_created_by_interaction", panels.c.created_by_interaction, unique=True)
Index("ix_panels_member", panels.c.member_id, panels.c.panel_id)
