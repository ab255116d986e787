"""The table of entries on sheets for real cards."""

from data.schema.columns import at_least, column, key, of_member, part_of
from data.schema.metadata import table
from data.schema.types import Number, PlainText, Snowflake, Time

# They are the moves of such a sheet.
entries = table(
    "entries",
    "What was entered on a score sheet for real cards, and done about it.",
    part_of("tables"),
    key("ply", Number),
    of_member(purpose="who entered it"),
    column("word", PlainText, "what was entered, in words"),
    column("at", Time),
    column("interaction_id", Snowflake, nullable=True),
    at_least("ply"),
)
