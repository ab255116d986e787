"""The file of an SQLite database: whether it can be used, or one sentence why not."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

from data.errors import DatabaseProblem

_WORDS: Final = {
    sqlite3.SQLITE_NOTADB: "isn't an SQLite database",
    sqlite3.SQLITE_CORRUPT: "is damaged",
    sqlite3.SQLITE_READONLY: "can't be written by this user",
    sqlite3.SQLITE_CANTOPEN: "can't be opened or made there",
    sqlite3.SQLITE_BUSY: "is held by another program",
    sqlite3.SQLITE_FULL: "is on a full disk",
}


def check_file(name: str | None) -> None:
    """Look at the file, which is made if it isn't there, before any thread is started for it.

    Raises:
        DatabaseProblem: it can't be a database, or not here, or not for this user.

    """
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
    if not os.access(path.parent, os.W_OK | os.X_OK):
        # SQLite keeps its log beside the file, so the folder counts too.
        raise DatabaseProblem(
            f"The folder for the database, {path.parent}, can't be written by this user."
        )
    try:
        with closing(sqlite3.connect(path)) as connection:
            connection.execute("PRAGMA schema_version")
    except sqlite3.Error as error:
        raise DatabaseProblem(explain(name, error)) from error


def explain(name: str | None, error: BaseException | None) -> str:
    """Say in one sentence why SQLite couldn't use a file."""
    # The low byte is the kind of error, the rest its circumstances.
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    return f"The database {name} {_WORDS.get(code, f'cannot be opened: {error}')}."
