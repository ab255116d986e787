"""The table of records that members have sent to look at."""

from sqlalchemy import Index

from data.schema.columns import column, numbered, of_member
from data.schema.metadata import table
from data.schema.types import PlainText, Time

# One a member, and for a day: it is there for the buttons under it.
imports = table(
    "imports",
    "A record that a member has sent to look at; gone after a day.",
    numbered("import_id"),
    of_member(),
    column("text", PlainText, "the record"),
    column("at", Time),
    # A number that a button was once sent with must never mean another file.
    sqlite_autoincrement=True,
)
Index("uq_imports_member", imports.c.member_id, unique=True)
Index("ix_imports_at", imports.c.at)
