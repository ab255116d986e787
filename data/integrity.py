"""Whether the file of an SQLite database is sound: SQLite's own quick check, before it is used."""

import asyncio
import logging
import sqlite3
import threading
import time
from contextlib import closing
from typing import Final

from data.causes import RESTORE
from data.errors import DatabaseProblem

LONGEST: Final = 30.0
"""Seconds that the check may take: enough for some gigabytes. A larger file is checked in part."""

_STEPS: Final = 10_000
"""Steps of SQLite's between two looks at the time: less than a millisecond."""

log = logging.getLogger(__name__)


async def check_sound(name: str, *, longest: float = LONGEST) -> None:
    """Read a database from end to end, as far as there is time for it.

    Whether single values keep to the schema's conditions isn't looked at: a row that doesn't is the
    trouble of its table alone.

    Args:
        name: The file.
        longest: Seconds that it may take.

    Raises:
        DatabaseProblem: the file is damaged; the text says what to do.
        sqlite3.Error: it can't be read.
    """
    stopped = threading.Event()
    try:
        found = await asyncio.to_thread(_damage, name, time.monotonic() + longest, stopped)
    finally:
        stopped.set()
    if found is None:
        log.warning("the database is too large to be checked within %.0f s: it is used", longest)
    elif found != "ok":
        raise DatabaseProblem(f"The database {name} is damaged ({found}): {RESTORE}.")


def _damage(name: str, latest: float, stopped: threading.Event) -> str | None:
    """Say what is damaged first, or "ok"; None where the time was too short to tell."""
    with closing(sqlite3.connect(name, isolation_level=None)) as connection:
        connection.execute("PRAGMA ignore_check_constraints = ON")
        connection.set_progress_handler(
            lambda: stopped.is_set() or time.monotonic() > latest, _STEPS
        )
        try:
            ((said,),) = connection.execute("PRAGMA quick_check(1)").fetchall()
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode == sqlite3.SQLITE_INTERRUPT:
                return None
            raise
    # Before the finding stands in which of several databases it was made.
    return str(said).splitlines()[-1]
