"""The tables by which several processes share one PostgreSQL; an SQLite file leaves them empty."""

from typing import Final

from sqlalchemy import CheckConstraint, Index

from data.schema.columns import at_least, column, key, numbered, reference
from data.schema.metadata import table
from data.schema.types import Number, PlainText, Real, Snowflake, Time

processes = table(
    "processes",
    "The bot's processes that run, or ran until just now.",
    numbered("process_id"),
    column("started_at", Time, "when it started"),
    column("heard_at", Time, "when it last said that it lives"),
    column("shards", PlainText, "its shards, and how many there are in all"),
    column("revision", PlainText, "the newest schema that its program knows"),
)

claims = table(
    "claims",
    "What a process is at, so that no other does it as well; gone with the process.",
    key("kind", PlainText, "the kind of work"),
    key("number", Snowflake, "the number of the table, cup or server that it is about"),
    reference("processes.process_id", "process_id", "the process", gone="CASCADE"),
)
Index("ix_claims_process_id", claims.c.process_id)

identifies = table(
    "identifies",
    "When the shards of a group may next begin a session with Discord.",
    key("bucket", Number, "the group, as Discord divides them"),
    column("free_at", Time, "when the next may begin"),
    at_least("bucket"),
)

request_budgets = table(
    "request_budgets",
    "How many requests the processes may send Discord now; one row.",
    key("bucket", Number, "always 0"),
    column("tokens", Real, "how many are left"),
    column("counted_at", Time, "when they were counted"),
    column("blocked_until", Time, "until when Discord wants none at all"),
    CheckConstraint("bucket = 0", name="bucket"),
)

schema_marks = table(
    "schema_marks",
    "Which programs can use this database; one row.",
    key("mark", Number, "always 0"),
    column("revision", PlainText, "the schema that this is about"),
    column("works_since", PlainText, "the newest schema that a program has to know at least"),
    CheckConstraint("mark = 0", name="mark"),
)

# What running programs note about themselves and one database: nothing that members did.
OF_PROGRAMS: Final = frozenset(
    each.name for each in (processes, claims, identifies, request_budgets, schema_marks)
)
