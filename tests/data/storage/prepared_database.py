"""Databases of tests, each by the folder of its test, copied instead of made again for every test.

Each is an SQLite file in the folder, or one of a PostgreSQL server where the tests' option
--database says so.
"""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Collection
from contextlib import asynccontextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Protocol

from data.storage.database import Database
from tests.postgresql import Databases, name_of

Make = Callable[[str], Awaitable[None]]
"""Makes a database at an address where there is none yet, or an empty one."""


class Copies(Protocol):
    """Databases by folder. A folder keeps the one that it has."""

    async def empty(self, folder: Path) -> str:
        """The address at which a first start makes a folder's."""
        ...

    async def copied(self, folder: Path, what: str, make: Make) -> str:
        """Put a copy of what is made once in this process into a folder; its address."""
        ...


class SqliteFiles:
    """SQLite's, which are files in the folders."""

    def __init__(self) -> None:
        self._made: dict[str, bytes] = {}

    async def empty(self, folder: Path) -> str:
        return _address(folder / "undercut.db")

    async def copied(self, folder: Path, what: str, make: Make) -> str:
        if what not in self._made:
            with TemporaryDirectory() as elsewhere:
                file = Path(elsewhere) / "made.db"
                await make(_address(file))
                self._made[what] = file.read_bytes()
        file = folder / "undercut.db"
        if not file.exists():
            file.touch(0o600)
            file.write_bytes(self._made[what])
        return _address(file)


class PostgresqlCopies:
    """PostgreSQL's, on one server."""

    def __init__(self, server: Databases) -> None:
        self.server = server
        self._made: dict[str, str] = {}
        self._urls: dict[str, str] = {}

    @property
    def urls(self) -> frozenset[str]:
        """The addresses of those that folders have."""
        return frozenset(self._urls.values())

    async def empty(self, folder: Path) -> str:
        here = str(folder)
        if here not in self._urls:
            self._urls[here] = await self.server.create()
        return self._urls[here]

    async def copied(self, folder: Path, what: str, make: Make) -> str:
        if what not in self._made:
            made = await self.server.create()
            await make(made)
            self._made[what] = made
        here = str(folder)
        if here not in self._urls:
            self._urls[here] = await self.server.create(name_of(self._made[what]))
        return self._urls[here]

    def drop(self, urls: Collection[str]) -> None:
        """Drop some."""
        self._urls = {folder: url for folder, url in self._urls.items() if url not in urls}
        with asyncio.Runner(loop_factory=asyncio.new_event_loop) as runner:
            for url in urls:
                runner.run(self.server.drop(url))

    def close(self) -> None:
        """Drop all, and what they were copied from."""
        self.drop([*self.urls, *self._made.values()])


class _Chosen:
    """Where the tests of this process have their databases."""

    copies: Copies = SqliteFiles()


chosen = _Chosen()


async def prepared_database(folder: Path) -> str:
    """Put a database into a folder as a first start leaves it; its address."""
    return await chosen.copies.copied(folder, "first start", _start)


async def empty_database(folder: Path) -> str:
    """The address at which a first start makes a folder's database."""
    return await chosen.copies.empty(folder)


async def copied_database(folder: Path, what: str, make: Make) -> str:
    """Put a copy of what is made once in this process, called so, into a folder; its address."""
    return await chosen.copies.copied(folder, what, make)


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Database]:
    """A database for as long as it is needed."""
    database = await Database.open(url)
    try:
        yield database
    finally:
        await database.close()


async def _start(url: str) -> None:
    async with opened(url):
        pass


def _address(file: Path) -> str:
    return f"sqlite+aiosqlite:///{file}"
