"""Whether the file, or PostgreSQL's own books, are whole."""

import re
import sqlite3
from collections.abc import Iterator
from itertools import islice
from typing import Final

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

from data.storage.integrity import VALUE
from data.upkeep.findings import MOST, RESTORE, Finding

_POSTGRESQL: Final = "postgresql"
_SOUND: Final = "ok"

_INDEX: Final = re.compile(
    r"(row \d+ missing from|wrong # of entries in|non-unique entry in) index"
)
_CONDITION: Final = re.compile(r"CHECK constraint failed in (\w+)")

_ALL: Final = 2**31 - 1  # lines: those about single values mustn't be all that there is room for

# What PostgreSQL itself knows to be wrong.
_CATALOGUE: Final = {
    "SELECT indexrelid::regclass::text FROM pg_index WHERE NOT indisvalid": (
        "the index is invalid",
        "build it again by REINDEX INDEX",
    ),
    "SELECT conname FROM pg_constraint WHERE NOT convalidated": (
        "the condition was never verified",
        "do that by ALTER TABLE … VALIDATE CONSTRAINT",
    ),
    "SELECT datname FROM pg_stat_database"
    " WHERE datname = current_database() AND checksum_failures > 0": (
        "pages of it don't have the sums that they were written with",
        "look at its disk, and restore a backup",
    ),
}


def file_findings(connection: sqlite3.Connection, name: str) -> list[Finding]:
    """Return what SQLite's whole check says of a file; single values are another check's."""
    return list(islice(_of_lines(_lines(connection), name), MOST))


def _lines(connection: sqlite3.Connection) -> Iterator[str]:
    try:
        for (said,) in connection.execute(f"PRAGMA integrity_check({_ALL})"):
            # A line of asterisks names the database, before the findings.
            yield from (each for each in str(said).splitlines() if not each.startswith("***"))
    except sqlite3.DatabaseError as error:
        yield str(error)


def _of_lines(lines: Iterator[str], name: str) -> Iterator[Finding]:
    for line in lines:
        if line == _SOUND or VALUE.match(line):
            continue
        if condition := _CONDITION.match(line):
            what = "a row breaks a condition of the table"
            yield Finding(f"table {condition[1]} of the database", what, RESTORE)
        elif _INDEX.match(line):
            yield Finding(
                f"the file {name}", line, f'stop the bot and run sqlite3 {name} "REINDEX"'
            )
        else:
            yield Finding(
                f"the file {name}", f"it is damaged ({line})", f"stop the bot and {RESTORE}"
            )


async def catalogue_findings(connection: AsyncConnection) -> list[Finding]:
    """Return what PostgreSQL's catalogue says of its indexes, conditions and pages."""
    if connection.dialect.name != _POSTGRESQL:
        return []
    found: list[Finding] = []
    for query, (what, remedy) in _CATALOGUE.items():
        rows = await connection.scalars(text(query))
        found += [Finding(f"{name} of the database", what, remedy) for name in rows]
    return found
