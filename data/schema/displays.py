"""The tables of the messages that show a table."""

from sqlalchemy import Index, literal_column, text

from data.schema.columns import at_least, column, key, numbered, part_of
from data.schema.metadata import table
from data.schema.types import EnumText, Number, Snowflake, Time
from data.schema.vocabulary import DisplayKind

# A display that will never be drawn again, as a ply no contest reaches.
FINAL_PLY = 2**31 - 1

displays = table(
    "displays",
    "Which message shows what, so that it can be brought up to date.",
    numbered("display_id"),
    part_of("tables", is_key=False),
    column("kind", EnumText(DisplayKind), "what the message shows"),
    # No foreign key, since 0 is no member.
    column("member_id", Snowflake, "the member it is for; 0 for the channel"),
    column("channel_id", Snowflake),
    column("message_id", Snowflake, nullable=True),
    column("anchor", Number, "the deal that it is about; 0 for the whole"),
    column("ply", Number, "how far it shows the game"),
    column("sent_at", Time, "when it was sent"),
    column("edited_at", Time, "when it was last changed", nullable=True),
    at_least("ply", -1),
    at_least("anchor"),
    sqlite_autoincrement=True,
)
Index(
    "uq_displays_place",
    displays.c.table_id,
    displays.c.kind,
    displays.c.member_id,
    displays.c.anchor,
    unique=True,
)
# Literal, since a bound value would keep the query from the index.
STILL_DRAWN = displays.c.ply < literal_column(str(FINAL_PLY))
Index(
    "ix_displays_behind",
    displays.c.table_id,
    displays.c.ply,
    sqlite_where=STILL_DRAWN,
    postgresql_where=STILL_DRAWN,
)

# What couldn't be shown, as the bot may not write there.
UNSHOWN = text(f"displays.message_id IS NULL AND displays.ply < {FINAL_PLY}")
_UNSHOWN = text(f"message_id IS NULL AND ply < {FINAL_PLY}")
Index(
    "ix_displays_unshown",
    displays.c.table_id,
    sqlite_where=_UNSHOWN,
    postgresql_where=_UNSHOWN,
)

SHOWN_RESULT = text(f"displays.kind = '{DisplayKind.RESULT}' AND displays.message_id IS NOT NULL")
_RESULTS = text(f"kind = '{DisplayKind.RESULT}' AND message_id IS NOT NULL")
Index(
    "ix_displays_results",
    displays.c.sent_at,
    sqlite_where=_RESULTS,
    postgresql_where=_RESULTS,
)

# Each was replaced by another.
leftovers = table(
    "leftovers",
    "Messages that are about to be deleted.",
    key("message_id", Snowflake),
    part_of("tables", is_key=False),
    column("channel_id", Snowflake),
)
Index("ix_leftovers_table_id", leftovers.c.table_id)
