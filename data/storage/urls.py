"""DATABASE_URL as an address that can be opened, or one sentence why not."""

from importlib.util import find_spec
from typing import Final

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from data.storage.errors import DatabaseProblem
from data.storage.files import check_file

# What people write, and what SQLAlchemy gets.
_DRIVERS: Final = {
    "sqlite": "sqlite+aiosqlite",
    "sqlite+aiosqlite": "sqlite+aiosqlite",
    "postgres": "postgresql+asyncpg",
    "postgresql": "postgresql+asyncpg",
    "postgresql+asyncpg": "postgresql+asyncpg",
}


def read_url(text: str) -> URL:
    """Read a database address, adding the driver; DatabaseProblem if no database could be there."""
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
        check_file(url.database)
    return url.set(drivername=driver)
