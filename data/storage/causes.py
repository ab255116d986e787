"""Why the database failed, for the bot's host, where the trouble is outside the program."""

import errno
import sqlite3
from dataclasses import dataclass
from typing import Final

from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeoutError

from data.storage.errors import DatabaseMoved


@dataclass(frozen=True, slots=True)
class DatabaseTrouble:
    """What is wrong with a database, and what to do ("" where nothing general can be said)."""

    what: str
    remedy: str = ""

    def of(self, name: str) -> str:
        """Return both as text about a database of that name."""
        return ": ".join(filter(None, (f"{name} {self.what}", self.remedy)))


RESTORE: Final = "restore the last backup (docs/hosting.md)"

_FULL: Final = DatabaseTrouble("can't be written, since the disk is full", "free some space")
_READ_ONLY: Final = DatabaseTrouble("can't be written by this user")
_CANT_OPEN: Final = DatabaseTrouble("can't be opened or made there")
_MOVED: Final = DatabaseTrouble(
    "was moved or deleted while the bot was running", "put the file back, or start the bot again"
)

_SQLITE: Final = {
    sqlite3.SQLITE_NOTADB: DatabaseTrouble(
        "isn't an SQLite database", f"choose another DATABASE_URL, or {RESTORE}"
    ),
    sqlite3.SQLITE_CORRUPT: DatabaseTrouble("is damaged", f"stop the bot and {RESTORE}"),
    sqlite3.SQLITE_READONLY: _READ_ONLY,
    sqlite3.SQLITE_CANTOPEN: _CANT_OPEN,
    sqlite3.SQLITE_BUSY: DatabaseTrouble(
        "is locked: it is held by another program", "stop that one"
    ),
    sqlite3.SQLITE_FULL: _FULL,
    sqlite3.SQLITE_IOERR: DatabaseTrouble("couldn't be read or written", "look at its disk"),
}

_SYSTEM: Final = {
    errno.ENOSPC: _FULL,
    errno.EDQUOT: _FULL,
    errno.EROFS: DatabaseTrouble("is on a file system that can only be read"),
    errno.EACCES: _READ_ONLY,
    errno.EPERM: _READ_ONLY,
    errno.ENOENT: _CANT_OPEN,
}

_UNREACHABLE: Final = DatabaseTrouble("can't be reached", "see whether its server runs")
_READ_BY_ALL: Final = DatabaseTrouble("can only be read", "choose the server that is written to")
_TOO_BUSY: Final = DatabaseTrouble("is too busy: no connection came free", "look at its server")
_HELD: Final = DatabaseTrouble("is held by another process of the bot", "see whether one hangs")
_TOO_LONG: Final = DatabaseTrouble("took too long for a statement", "look at its server")
_CROSSED: Final = DatabaseTrouble("was being changed by another process at the same moment")
_PASSWORD: Final = DatabaseTrouble("refuses this user", "look at the user and the password")

_SERVER: Final = {
    "08": _UNREACHABLE,
    "25006": _READ_BY_ALL,
    "25P03": _TOO_LONG,
    "28": _PASSWORD,
    "3D": DatabaseTrouble("doesn't exist on its server", "create it there"),
    "40": _CROSSED,
    "42501": _READ_ONLY,
    "53": DatabaseTrouble("has no room or no connection left", "look at its server"),
    "53100": _FULL,
    "55P03": _HELD,
    "57": DatabaseTrouble("is being shut down or started", "see whether its server runs"),
    "57014": _TOO_LONG,
    "58": DatabaseTrouble("couldn't be read or written", "look at its server's disk"),
    "XX001": DatabaseTrouble("is damaged", RESTORE),
    "XX002": DatabaseTrouble("is damaged", RESTORE),
}
"""PostgreSQL's errors, or classes of them, that are trouble with its server."""


def trouble_of(error: BaseException | None) -> DatabaseTrouble | None:
    """Return what is wrong with a database that raised an error; None where that isn't known."""
    if isinstance(error, DatabaseMoved):
        return _MOVED
    if isinstance(error, PoolTimeoutError):
        return _TOO_BUSY
    if isinstance(error, DBAPIError):
        return trouble_of(error.orig) or _of_server(error)
    if isinstance(error, sqlite3.Error):
        # The low byte is the kind of error, the rest its circumstances.
        return _SQLITE.get(getattr(error, "sqlite_errorcode", 0) & 0xFF)
    return None


def cause_of(error: BaseException) -> str | None:
    """Return why the database couldn't do something; None where it wasn't its own trouble."""
    trouble = trouble_of(error)
    return None if trouble is None else trouble.of("the database")


def explain(name: str | None, error: BaseException | None) -> str:
    """Return in one sentence why a database can't be used."""
    trouble = trouble_of(error)
    if trouble is None and isinstance(error, OSError) and error.errno is not None:
        trouble = _SYSTEM.get(error.errno)
    if trouble is None:
        said = error.orig if isinstance(error, DBAPIError) else error
        trouble = DatabaseTrouble(f"can't be opened: {str(said).partition(chr(10))[0]}")
    return f"{trouble.of(f'The database {name}')}."


def _of_server(error: DBAPIError) -> DatabaseTrouble | None:
    state = getattr(error.orig, "sqlstate", None)
    if isinstance(state, str):
        return _SERVER.get(state) or _SERVER.get(state[:2])
    # A connection that is gone has no number for it.
    gone = error.connection_invalidated and not isinstance(error.orig, sqlite3.Error)
    return _UNREACHABLE if gone else None
