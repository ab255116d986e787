"""Short statements to PostgreSQL beside all transactions, and what other processes announce.

Each is a transaction of its own and takes no part in the queue of writers. None is waited for to be
on the disk: what they store is worth nothing once the server was down.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from importlib import import_module
from typing import Any, Final, Protocol, TypeAlias, cast
from uuid import uuid4

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

_KEEPALIVE: Final = (
    "SET tcp_keepalives_idle = 10; SET tcp_keepalives_interval = 5; SET tcp_keepalives_count = 3"
)
"""By which the server notices as well, and lets go of the lock of a machine that is cut off."""

NO_NOTIFICATIONS: Final = (
    "no notification arrives, as through a pooler in transaction mode: set it to session mode, or"
    " give the server's own address"
)

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

# What else is to be set is set once connected: a pooler between refuses what it doesn't know.
_NAME: Final = {"application_name": "undercut"}

Row = Sequence[Any]

_NOW: Final = "(EXTRACT(EPOCH FROM clock_timestamp()) * 1000)::bigint"


def by_its_clock(statement: str) -> str:
    """Put the server's time, the one clock that all processes have, in place of each `@now`."""
    return statement.replace("@now", _NOW)


class LinkDown(OSError):  # noqa: N818 - reads as what happened
    """The database can't be reached for now."""


class _Connection(Protocol):
    async def fetch(self, query: str, *values: object) -> list[Row]: ...

    async def execute(self, query: str) -> str: ...

    async def add_listener(self, channel: str, hear: Callable[..., None]) -> None: ...

    async def remove_listener(self, channel: str, hear: Callable[..., None]) -> None: ...

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


Hold: TypeAlias = Callable[["Link", Any], Awaitable[bool]]

log = logging.getLogger(__name__)


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
        self._trouble: Exception | None = None  # why it doesn't listen

    async def open(self, hold: Hold) -> None:
        """Connect and listen, calling `hold` with each connection until it is True; or LinkDown."""
        try:
            self._pool = cast(
                "_Pool",
                await self._asyncpg.create_pool(
                    **self._address,
                    min_size=0,
                    max_size=CONNECTIONS,
                    timeout=PATIENCE,
                    command_timeout=PATIENCE,
                    server_settings=_NAME,
                    init=_set_up,
                    # What is set up stays: nothing else is ever changed that would be put back.
                    reset=_leave_as_it_is,
                ),
            )
        except self._errors as error:
            raise self._down(error) from error
        listens = asyncio.Event()
        self._listening = asyncio.create_task(self._listen(hold, listens), name="listen")
        # Several tries: a server that is slow at first isn't one that passes on no notifications.
        if not await _within(4 * PATIENCE, listens):
            raise self._down(self._trouble) from self._trouble

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
            raise self._down(error) from error

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

    async def _listen(self, hold: Hold, listens: asyncio.Event) -> None:
        """Listen, and do so again whenever the connection breaks."""
        while True:
            try:
                await self._listen_once(hold, listens)
            except self._errors as error:
                self._trouble = error  # Whoever writes meanwhile reports it.
            except Exception as error:  # whatever it is, nothing else would ever listen again
                if type(error) is not type(self._trouble):
                    log.exception("can't listen to the other processes")
                self._trouble = error
            await asyncio.sleep(AGAIN)

    async def _listen_once(self, hold: Hold, listens: asyncio.Event) -> None:
        broken = asyncio.Event()

        def ended(*_: object) -> None:
            broken.set()

        connection = await self._connect()
        self._connection = connection
        try:
            connection.add_termination_listener(ended)
            await connection.add_listener(CHANNEL, self._heard)
            if not listens.is_set():
                await self._check_notifications(connection)
            await connection.execute(_KEEPALIVE)
            held = await hold(self, connection)
            listens.set()
            self._trouble = None
            while not await _within(PROBE, broken):
                # One whose other end is gone without a word says nothing of itself.
                await connection.fetch("SELECT 1")
                held = held or await hold(self, connection)
        finally:
            self._connection = None
            connection.terminate()

    async def _connect(self) -> _Connection:
        options = {"timeout": PATIENCE, "command_timeout": PATIENCE, "server_settings": _NAME}
        return cast("_Connection", await self._asyncpg.connect(**self._address, **options))

    async def _check_notifications(self, listens: _Connection) -> None:
        """Raise `LinkDown` behind a pooler that gives each transaction another connection.

        A setting of one client would hold for all: no move would wait any more until it is stored.
        """
        text, arrived = f"try:{uuid4()}", asyncio.Event()

        def hear(*told: object) -> None:
            if told[-1] == text:
                arrived.set()

        await listens.add_listener(CHANNEL, hear)
        other = await self._connect()
        try:
            await other.fetch("SELECT pg_notify($1, $2)", CHANNEL, text)
        finally:
            other.terminate()
        if not await _within(PATIENCE, arrived):
            raise LinkDown(NO_NOTIFICATIONS)
        await listens.remove_listener(CHANNEL, hear)

    def _down(self, error: Exception | None) -> LinkDown:
        foreseen = error is None or isinstance(error, self._errors)
        why = str(error or "") if foreseen else type(error).__name__
        return LinkDown(why or "no answer")  # a TimeoutError has no words

    def _heard(self, _connection: object, _pid: int, _channel: str, text: str) -> None:
        self._hear(text)


async def _set_up(connection: _Connection) -> None:
    await connection.execute("SET synchronous_commit = off")


async def _leave_as_it_is(_connection: _Connection) -> None:
    pass


async def _within(seconds: float, event: asyncio.Event) -> bool:
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            return await event.wait()
    return False
