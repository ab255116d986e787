"""DATABASE_URL as an address that can be opened, or one sentence why not."""

from importlib.util import find_spec
from pathlib import Path
from typing import Final

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from data.storage.errors import DatabaseProblem
from data.storage.files import check_file

_SQLITE: Final = "sqlite"
POSTGRESQL: Final = "postgresql"

# What people write, and what SQLAlchemy gets.
_DRIVERS: Final = {
    "sqlite": "sqlite+aiosqlite",
    "sqlite+aiosqlite": "sqlite+aiosqlite",
    "postgres": "postgresql+asyncpg",
    "postgresql": "postgresql+asyncpg",
    "postgresql+asyncpg": "postgresql+asyncpg",
}

# What other programs call an option, what one can do without, and what there is.
_TO_ASYNCPG: Final = {"sslmode": "ssl"}
_NEEDLESS: Final = frozenset({"application_name", "channel_binding", "connect_timeout"})
_KNOWN: Final = frozenset(
    {"host", "passfile", "password", "port", "service", "ssl", "target_session_attrs", "user"}
)


def parse_url(text: str) -> URL:
    """Read a database address and add the driver, looking at no file; DatabaseProblem if wrong."""
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
    url = url.set(drivername=driver)
    return url if url.get_backend_name() == _SQLITE else url.set(query=_options(url))


def read_url(text: str) -> URL:
    """Read a database address as `parse_url`; DatabaseProblem if no database could be there."""
    url = parse_url(text)
    if url.get_backend_name() == _SQLITE:
        check_file(url.database)
    return url


def file_of(text: str) -> Path | None:
    """Return the file of an SQLite address, which needn't be there; None for PostgreSQL."""
    url = parse_url(text)
    return Path(url.database or "").absolute() if url.get_backend_name() == _SQLITE else None


def without_password(url: URL) -> str:
    """Return an address to show: its query may hold a password too."""
    return url.set(query={}).render_as_string(hide_password=True)


def _options(url: URL) -> dict[str, str | tuple[str, ...]]:
    """Return what follows the question mark, as asyncpg calls it."""
    found = {_TO_ASYNCPG.get(name, name): value for name, value in url.query.items()}
    # No value is named: it may be a password.
    if unknown := sorted(found.keys() - _KNOWN - _NEEDLESS):
        raise DatabaseProblem(
            f"DATABASE_URL has the option {unknown[0]!r}, which Undercut doesn't know: leave it"
            f" out, or use one of {', '.join(sorted(_KNOWN))}."
        )
    return {name: value for name, value in found.items() if name in _KNOWN}
