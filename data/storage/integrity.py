"""SQLite's own quick check of a database's file, before it is used."""

import asyncio
import logging
import re
import sqlite3
import threading
import time
from contextlib import closing
from typing import Final

from data.storage.causes import RESTORE
from data.storage.errors import DatabaseProblem

LONGEST: Final = 30.0
"""Seconds of the check: enough for some gigabytes. A larger file is checked in part."""

_STEPS: Final = 10_000
"""SQLite's steps between two looks at the clock: less than a millisecond."""

MOST: Final = 1000
"""Wrong values with which a file counts as damaged as a whole."""

VALUE: Final = re.compile(r"(NULL|NUMERIC|TEXT|non-\w+) value in ")
"""SQLite's message about a value that its column can't have."""

log = logging.getLogger(__name__)


async def check_sound(name: str, *, longest: float = LONGEST) -> None:
    """Check a database from end to end, as far as it gets in `longest` seconds.

    A missing value, or one of a wrong type, is only logged: it is the trouble of its own table.

    Raises:
        DatabaseProblem: The file is damaged; the text says what to do.
        sqlite3.Error: It can't be read.
    """
    stopped = threading.Event()
    try:
        found = await asyncio.to_thread(_look, name, time.monotonic() + longest, stopped)
    finally:
        stopped.set()
    if found is None:
        log.warning("the database is too large to be checked within %.0f s: it is used", longest)
    elif found and (len(found) >= MOST or not VALUE.match(found[-1])):
        raise DatabaseProblem(f"The database {name} is damaged ({found[-1]}): {RESTORE}.")
    elif found:
        said = ", ".join(sorted(set(found)))
        log.warning("the database has values that its columns can't have: %s: it is used", said)


def _look(name: str, latest: float, stopped: threading.Event) -> list[str] | None:
    """Return the wrong values, up to the first real damage; None where the time was too short."""
    found: list[str] = []
    with closing(sqlite3.connect(name, isolation_level=None)) as connection:
        connection.execute("PRAGMA ignore_check_constraints = ON")
        connection.set_progress_handler(
            lambda: stopped.is_set() or time.monotonic() > latest, _STEPS
        )
        try:
            for (said,) in connection.execute(f"PRAGMA quick_check({MOST})"):
                if said == "ok":
                    break
                # A line of asterisks names the database, before the findings.
                lines = [line for line in str(said).splitlines() if not line.startswith("***")]
                found.append(lines[0] if lines else str(said))
                if not VALUE.match(found[-1]):
                    break
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode == sqlite3.SQLITE_INTERRUPT:
                return None
            raise
    return found
