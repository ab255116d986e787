"""Short statements to PostgreSQL beside all transactions, and what other processes announce.

Each is a transaction of its own and takes no part in the queue of writers. None is waited for to be
on the disk: what they store is worth nothing once the server was down.
"""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from importlib import import_module
from typing import Any, Final, Protocol, cast

from sqlalchemy import URL
from sqlalchemy.dialects.postgresql.asyncpg import PGDialect_asyncpg

CHANNEL: Final = "undercut"

CONNECTIONS: Final = 4
"""Beside the one that listens: a statement takes less than a millisecond of each."""

PATIENCE: Final = 5.0
"""Seconds that a statement, or a new connection, may take."""

AGAIN: Final = 0.5
"""Seconds between two tries to listen again."""

PROBE: Final = 5.0
"""Seconds between two looks at whether the connection that listens still leads to the server."""

_KEEPALIVE: Final = {
    "tcp_keepalives_idle": "10",
    "tcp_keepalives_interval": "5",
    "tcp_keepalives_count": "3",
}
"""By which the server notices as well, and lets go of the lock of a machine that is cut off."""

_NOT_THE_DRIVERS: Final = {
    "async_creator_fn",
    "async_fallback",
    "command_timeout",
    "prepared_statement_cache_size",
    "prepared_statement_name_func",
    "server_settings",
    "timeout",
}
"""What SQLAlchemy takes out of an address for itself, or is said here."""

Row = Sequence[Any]

_NOW: Final = "(EXTRACT(EPOCH FROM clock_timestamp()) * 1000)::bigint"


def by_its_clock(statement: str) -> str:
    """Put the server's time, the one clock that all processes have, in place of each `@now`."""
    return statement.replace("@now", _NOW)


class LinkDown(OSError):  # noqa: N818 - reads as what happened
    """The database can't be reached for now."""


class _Connection(Protocol):
    async def fetch(self, query: str, *values: object) -> list[Row]: ...

    async def add_listener(self, channel: str, hear: Callable[..., None]) -> None: ...

    def add_termination_listener(self, ended: Callable[..., None]) -> None: ...

    def terminate(self) -> None: ...


class _Pool(Protocol):
    async def fetch(
        self,
        query: str,
        *values: object,
        timeout: float,  # noqa: ASYNC109 - asyncpg's
    ) -> list[Row]: ...

    async def close(self) -> None: ...

    def terminate(self) -> None: ...


class Link:
    """A process's own connections; one of them listens, and holds the lock that says it lives."""

    def __init__(self, url: URL, hear: Callable[[str], None]) -> None:
        self._asyncpg: Final[Any] = import_module("asyncpg")
        # As SQLAlchemy reads the address, whose options aren't quite those of PostgreSQL's own.
        _, options = PGDialect_asyncpg().create_connect_args(url)
        self._address: Final = {key: options[key] for key in options if key not in _NOT_THE_DRIVERS}
        self._errors: Final[tuple[type[Exception], ...]] = (
            self._asyncpg.PostgresError,
            self._asyncpg.InterfaceError,
            self._asyncpg.InternalClientError,
            OSError,
            TimeoutError,
        )
        self._hear: Final = hear
        self._pool: _Pool | None = None
        self._listening: asyncio.Task[None] | None = None
        self._connection: _Connection | None = None

    async def open(self, hold: Callable[["Link", Any], Awaitable[bool]]) -> None:
        """Connect and listen, calling `hold` with each connection until it is True; or LinkDown."""
        settings = {"synchronous_commit": "off", "application_name": "undercut"}
        try:
            self._pool = cast(
                "_Pool",
                await self._asyncpg.create_pool(
                    **self._address,
                    min_size=0,
                    max_size=CONNECTIONS,
                    timeout=PATIENCE,
                    command_timeout=PATIENCE,
                    server_settings=settings,
                ),
            )
        except self._errors as error:
            raise LinkDown(str(error)) from error
        listens = asyncio.Event()
        self._listening = asyncio.create_task(self._listen(hold, listens), name="listen")
        async with asyncio.timeout(2 * PATIENCE):
            await listens.wait()

    async def ask(self, query: str, *values: object) -> list[Row]:
        """Send a statement and return its rows; raise `LinkDown` where that can't be."""
        if self._pool is None:
            raise LinkDown("not connected")
        try:
            async with asyncio.timeout(2 * PATIENCE):  # a connection has to come free, too
                return await self._pool.fetch(query, *values, timeout=PATIENCE)
        except self._asyncpg.IntegrityConstraintViolationError:
            raise
        except self._errors as error:
            raise LinkDown(str(error)) from error

    @property
    def broken_reference(self) -> type[Exception]:
        """What `ask` raises where a row is referred to that is gone."""
        return cast("type[Exception]", self._asyncpg.ForeignKeyViolationError)

    async def tell(self, texts: Sequence[str]) -> None:
        """Announce something to every process that listens, this one among them."""
        await self.ask("SELECT pg_notify($1, text) FROM unnest($2::text[]) AS text", CHANNEL, texts)

    def reconnect(self) -> None:
        """Listen by a new connection."""
        if self._connection is not None:
            self._connection.terminate()

    async def close(self) -> None:
        """Let go of all connections."""
        if self._listening is not None:
            self._listening.cancel()
            await asyncio.wait({self._listening})
        if self._pool is not None:
            try:
                async with asyncio.timeout(PATIENCE):
                    await self._pool.close()
            except (TimeoutError, *self._errors):
                self._pool.terminate()

    async def _listen(
        self, hold: Callable[["Link", Any], Awaitable[bool]], listens: asyncio.Event
    ) -> None:
        """Listen, and do so again whenever the connection breaks."""
        while True:
            with suppress(*self._errors):  # Whoever writes meanwhile reports the trouble.
                await self._listen_once(hold, listens)
            await asyncio.sleep(AGAIN)

    async def _listen_once(
        self, hold: Callable[["Link", Any], Awaitable[bool]], listens: asyncio.Event
    ) -> None:
        broken = asyncio.Event()

        def ended(*_: object) -> None:
            broken.set()

        connection = cast(
            "_Connection",
            await self._asyncpg.connect(
                **self._address,
                timeout=PATIENCE,
                command_timeout=PATIENCE,
                server_settings={"application_name": "undercut", **_KEEPALIVE},
            ),
        )
        self._connection = connection
        try:
            connection.add_termination_listener(ended)
            await connection.add_listener(CHANNEL, self._heard)
            held = await hold(self, connection)
            listens.set()
            while not await _within(PROBE, broken):
                # One whose other end is gone without a word says nothing of itself.
                await connection.fetch("SELECT 1")
                held = held or await hold(self, connection)
        finally:
            self._connection = None
            connection.terminate()

    def _heard(self, _connection: object, _pid: int, _channel: str, text: str) -> None:
        self._hear(text)


async def _within(seconds: float, event: asyncio.Event) -> bool:
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            return await event.wait()
    return False
