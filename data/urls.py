"""From the setting DATABASE_URL to an address that can be opened, or one sentence why not."""

import os
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from data.errors import DatabaseProblem

# What people write, and what SQLAlchemy is told.
_DRIVERS: Final = {
    "sqlite": "sqlite+aiosqlite",
    "sqlite+aiosqlite": "sqlite+aiosqlite",
    "postgres": "postgresql+asyncpg",
    "postgresql": "postgresql+asyncpg",
    "postgresql+asyncpg": "postgresql+asyncpg",
}


def read_url(text: str) -> URL:
    """Read a database address; `sqlite:///` and `postgresql://` get the driver we use.

    Raises:
        DatabaseProblem: it can't be read, or leads nowhere that a database could be.

    """
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):
        # The text itself stays out: it may hold a password.
        raise DatabaseProblem(
            "DATABASE_URL can't be read: write it like sqlite+aiosqlite:///undercut.db."
        ) from None
    driver = _DRIVERS.get(url.drivername)
    if driver is None:
        raise DatabaseProblem(
            f"DATABASE_URL starts with {url.drivername!r}, and Undercut knows"
            " sqlite+aiosqlite and postgresql+asyncpg only."
        )
    package = driver.partition("+")[2]
    if find_spec(package) is None:
        raise DatabaseProblem(
            f"DATABASE_URL needs the Python package {package}: pip install {package}."
        )
    if driver.startswith("sqlite"):
        _check_file(url.database)
    return url.set(drivername=driver)


def _check_file(name: str | None) -> None:
    """Say early what SQLite would only call "unable to open database file"."""
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
