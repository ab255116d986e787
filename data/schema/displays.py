"""The tables of the messages that show a table."""

from sqlalchemy import Column, Index, literal_column, text

from data.schema.metadata import at_least, own_key, part_of, table
from data.schema.types import Number, Snowflake, Time, Word
from data.schema.vocabulary import DisplayKind

# A display that will never be drawn again, as a ply no contest reaches.
FINAL_PLY = 2**31 - 1

displays = table(
    "displays",
    Column("display_id", Snowflake, primary_key=True),
    part_of("tables", key=False),
    Column("kind", Word(DisplayKind), nullable=False),
    # 0 is the channel, so no foreign key.
    Column("member_id", Snowflake, nullable=False),
    Column("channel_id", Snowflake, nullable=False),
    Column("message_id", Snowflake),
    Column("anchor", Number, nullable=False),
    Column("ply", Number, nullable=False),
    Column("sent_at", Time, nullable=False),
    Column("edited_at", Time),
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

SHOWN_RESULT = text(f"displays.kind = '{DisplayKind.RESULT}' AND displays.message_id IS NOT NULL")
_RESULTS = text(f"kind = '{DisplayKind.RESULT}' AND message_id IS NOT NULL")
Index(
    "ix_displays_results",
    displays.c.sent_at,
    sqlite_where=_RESULTS,
    postgresql_where=_RESULTS,
)

# Messages that another has replaced, until they are deleted.
leftovers = table(
    "leftovers",
    own_key("message_id"),
    part_of("tables", key=False),
    Column("channel_id", Snowflake, nullable=False),
)
Index("ix_leftovers_table_id", leftovers.c.table_id)
