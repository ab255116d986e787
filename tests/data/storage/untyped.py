"""An SQLite file into which values of any type are written, as damage would."""

import re
import sqlite3
from collections.abc import Generator, Mapping
from contextlib import closing, contextmanager
from pathlib import Path

_STRICT = re.compile(r"\bSTRICT\s*$")
_NEEDED = re.compile(r"(?<!IS) NOT NULL\b")


@contextmanager
def of_any_type(file: Path) -> Generator[sqlite3.Connection]:
    """Open a file as though its tables knew no types; afterwards they know them again."""
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        query = "SELECT name, sql FROM sqlite_master WHERE type = 'table' AND sql LIKE '%STRICT%'"
        every: dict[str, str] = dict(connection.execute(query).fetchall())
        loose = {name: _NEEDED.sub("", _STRICT.sub("", sql)) for name, sql in every.items()}
        _declare(connection, loose)
        connection.execute("PRAGMA ignore_check_constraints = ON")
        try:
            yield connection
        finally:
            _declare(connection, every)


def _declare(connection: sqlite3.Connection, tables: Mapping[str, str]) -> None:
    """Change what the tables are said to be like, and nothing in them."""
    ((version,),) = connection.execute("PRAGMA schema_version").fetchall()
    connection.execute("PRAGMA writable_schema = ON")
    for name, sql in tables.items():
        connection.execute("UPDATE sqlite_master SET sql = ? WHERE name = ?", (sql, name))
    connection.execute(f"PRAGMA schema_version = {version + 1}")
    connection.execute("PRAGMA writable_schema = RESET")
