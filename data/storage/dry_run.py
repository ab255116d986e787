"""A database opened to see what this program makes of it, without changing it."""

import sqlite3
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final
from urllib.parse import quote

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from data.storage.causes import explain
from data.storage.database import Database, DatabaseProblem
from data.storage.urls import read_url

_NAME: Final = "copy.db"


@asynccontextmanager
async def trial(url: str) -> AsyncGenerator[Database]:
    """Open a database as an upgrade would leave it: an SQLite file's copy is migrated.

    PostgreSQL is opened as it is, and must have this very schema.

    Raises:
        DatabaseProblem: It can't be opened, or there is none; the text says why in one sentence.
    """
    name = _file_of(url)
    if name is None:
        database = await Database.open(url, as_it_is=True)
        try:
            yield database
        finally:
            await database.close()
        return
    with TemporaryDirectory() as folder:
        copy = Path(folder) / _NAME
        _copy(name, copy)
        database = await Database.open(f"sqlite+aiosqlite:///{copy}")
        try:
            yield database
        finally:
            await database.close()


def _file_of(url: str) -> str | None:
    try:
        asked = make_url(url)
    except (ArgumentError, ValueError):
        asked = URL.create("")
    name = asked.database or ""
    if asked.drivername.startswith("sqlite") and name and not Path(name).exists():
        # Opening it would create it.
        raise DatabaseProblem(f"There is no database {name}.")
    return read_url(url).database if asked.drivername.startswith("sqlite") else None


def _copy(name: str, to: Path) -> None:
    """Copy an SQLite file as of one moment, even while it is written to."""
    there = quote(str(Path(name).absolute()))
    try:
        with (
            closing(sqlite3.connect(f"file:{there}?mode=ro", uri=True)) as source,
            closing(sqlite3.connect(to)) as target,
        ):
            source.backup(target)
    except sqlite3.Error as error:
        raise DatabaseProblem(explain(name, error)) from error
