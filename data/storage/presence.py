"""Who uses a database's file: each process holds a lock on another file until it ends."""

import os
import sqlite3
from pathlib import Path
from typing import Final

from data.storage.files import OWNER_ALONE

_PATIENCE: Final = 1.0  # seconds: somebody who asks for it alone is in the way for a moment


def lock_of(file: str | Path) -> Path:
    """Return the file whose lock says that a database's file is in use."""
    return Path(f"{os.path.realpath(file)}-lock")


def hold(path: Path, *, alone: bool) -> sqlite3.Connection | None:
    """Take a lock that ends with the connection; None where others are in the way."""
    # It is SQLite's own, on an empty file: it works wherever the database does.
    os.close(os.open(path, os.O_CREAT | os.O_RDWR, OWNER_ALONE))
    connection = sqlite3.connect(
        path, isolation_level=None, timeout=0 if alone else _PATIENCE, check_same_thread=False
    )
    try:
        connection.execute("BEGIN EXCLUSIVE" if alone else "BEGIN")
        if not alone:
            # Only what reads is in the way of somebody who wants it alone.
            connection.execute("SELECT count(*) FROM sqlite_master").fetchall()
    except sqlite3.Error as error:
        connection.close()
        if getattr(error, "sqlite_errorcode", 0) & 0xFF == sqlite3.SQLITE_BUSY:
            return None
        raise
    return connection
