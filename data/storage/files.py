"""The file of an SQLite database: whether it is usable, and private."""

import logging
import os
import sqlite3
import stat
from contextlib import closing
from pathlib import Path
from typing import Final

from data.storage.causes import explain
from data.storage.errors import DatabaseProblem

OWNER_ALONE: Final = stat.S_IRUSR | stat.S_IWUSR
"""The mode of the file: it holds hands in play. SQLite gives its log the same."""

_OTHERS: Final = stat.S_IRWXG | stat.S_IRWXO

BESIDE: Final = ("", "-wal", "-shm", "-journal")
"""The suffixes of a database's files."""

# What a restore has ready to be put in place of the database.
RESTORED: Final = "-restore"

log = logging.getLogger(__name__)


def check_file(name: str | None) -> None:
    """Check or create the file; DatabaseProblem if it can't be a database here, for this user."""
    if not name or name == ":memory:" or name.startswith("file:"):
        raise DatabaseProblem(
            "DATABASE_URL names no file, and a database in memory would lose every game."
        )
    path = Path(name).absolute()
    if path.is_dir():
        raise DatabaseProblem(f"The database {path} is a folder, not a file.")
    if not path.parent.is_dir():
        raise DatabaseProblem(f"The folder for the database, {path.parent}, doesn't exist.")
    if path.exists() and not os.access(path, os.R_OK | os.W_OK):
        raise DatabaseProblem(f"The database {path} can't be read and written by this user.")
    if path.with_name(path.name + RESTORED).exists():
        raise DatabaseProblem(
            f"A restore of the database {path} was cut short: run it again (docs/database.md)."
        )
    if not os.access(path.parent, os.W_OK | os.X_OK):
        # SQLite keeps its log beside the file, so the folder counts too.
        raise DatabaseProblem(
            f"The folder for the database, {path.parent}, can't be written by this user."
        )
    try:
        _make(path)
        with closing(sqlite3.connect(path)) as connection:
            connection.execute("PRAGMA schema_version")
    except (sqlite3.Error, OSError) as error:
        raise DatabaseProblem(explain(name, error)) from error


def keep_private(name: str) -> None:
    """Take all rights to the file, and those beside it, from everybody but its owner, on POSIX."""
    if os.name != "posix":
        return
    path = Path(os.path.realpath(name))
    every = [path.with_name(path.name + ending) for ending in BESIDE]
    if not any(map(_is_open, every)):
        return
    try:
        for each in filter(_is_open, every):
            each.chmod(OWNER_ALONE)
    except OSError as error:
        log.warning("others may read %s, and it can't be taken from them: %s", path, error)
        return
    if any(map(_is_open, every)):
        log.warning("others may read %s: its file system keeps no modes", path)
    else:
        log.warning("others could read %s; its owner alone can from now on", path)


def _make(path: Path) -> None:
    try:
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, OWNER_ALONE))
    except FileExistsError:
        return


def _is_open(path: Path) -> bool:
    """Return whether a file is there and others than its owner have any right to it."""
    try:
        return bool(stat.S_IMODE(path.stat().st_mode) & _OTHERS)
    except FileNotFoundError:
        return False
