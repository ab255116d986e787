"""How transactions begin: one writer at a time, and readers with one snapshot each.

So a write may look, decide and write on both databases without regard to others.
"""

from typing import Any, Final, cast

from sqlalchemy import URL, Connection, Dialect, Engine, event
from sqlalchemy.connectors.asyncio import AsyncAdapt_dbapi_connection
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry
from sqlalchemy.util import LRUCache

from data.storage.errors import UNREACHABLE
from data.storage.sqlite_driver import ALONE, WRITES, OneHopDriver

# Seconds that a writer waits for a writer in another process.
BUSY_SECONDS: Final = 10
# Seconds that PostgreSQL may take for a connection, a statement, and between two of a transaction:
# whoever is past it has hung, or its network has, and keeps nobody else waiting any longer.
_CONNECT_SECONDS: Final = 10
_STATEMENT_SECONDS: Final = 60
_IDLE_SECONDS: Final = 60
# How many compiled statements are remembered.
_STATEMENTS: Final = 500
# Any number will do, as long as every process takes the same.
_WRITE_LOCK: Final = 0x756E646572637574


def make_engine(url: URL) -> AsyncEngine:
    """Make an engine whose errors never show values, and whose transactions begin as above."""
    if url.get_backend_name() == "postgresql":
        engine = create_async_engine(
            url,
            hide_parameters=True,
            connect_args={"timeout": _CONNECT_SECONDS},
            pool_pre_ping=True,
            pool_timeout=BUSY_SECONDS,
            pool_use_lifo=True,
        )
        event.listen(engine.sync_engine, "do_connect", _connect_to_postgresql)
        event.listen(engine.sync_engine, "begin", _begin_postgresql)
        return engine
    # With isolation_level None the driver begins nothing on its own.
    connect_args: dict[str, Any] = {"isolation_level": None, "timeout": BUSY_SECONDS}
    # The connection used last has its statements ready, and its thread awake.
    engine = create_async_engine(
        url,
        module=OneHopDriver(),
        hide_parameters=True,
        connect_args=connect_args,
        pool_use_lifo=True,
        # One for all engines on these connections, which most statements are sent by.
        execution_options={"compiled_cache": LRUCache[Any, Any](_STATEMENTS)},
    )
    event.listen(engine.sync_engine, "connect", _set_up_sqlite)
    return engine


def for_reading(engine: AsyncEngine) -> tuple[AsyncEngine, AsyncEngine]:
    """Return the engine for read-only snapshots, and one for transactions of a single query."""
    if engine.dialect.name == "postgresql":
        reader = engine.execution_options(
            isolation_level="REPEATABLE READ", postgresql_readonly=True
        )
        return reader, reader
    return engine, _beside(engine, ALONE)


def for_writing(engine: AsyncEngine) -> tuple[AsyncEngine, AsyncEngine]:
    """Return the engine for write transactions, and one for those of a single statement."""
    if engine.dialect.name == "postgresql":
        # Each statement sees what was committed before it, so all after the lock see everything.
        writer = engine.execution_options(isolation_level="READ COMMITTED", **{WRITES: True})
        return writer, writer
    return _beside(engine, WRITES), _beside(engine, WRITES, ALONE)


def _beside(engine: AsyncEngine, *options: str) -> AsyncEngine:
    """Return another engine on the same connections."""
    # SQLAlchemy's `execution_options` would look for both engines' events with each statement.
    first = engine.sync_engine
    other = Engine(
        first.pool,
        first.dialect,
        first.url,
        execution_options={**first.get_execution_options(), **dict.fromkeys(options, True)},
        hide_parameters=first.hide_parameters,
    )
    return AsyncEngine(other)


def use_write_ahead_log(connection: Connection) -> None:
    """Let readers and the writer of an SQLite file not wait for each other; the file keeps it."""
    # Past SQLAlchemy, which would begin a transaction; SQLite can't change this in one.
    cursor = connection.connection.cursor()
    cursor.execute("PRAGMA journal_mode = WAL")
    cursor.close()


def _set_up_sqlite(connection: DBAPIConnection, record: ConnectionPoolEntry) -> None:
    del record
    try:
        cursor = connection.cursor()
        cursor.execute("PRAGMA foreign_keys = ON")
        cursor.execute("PRAGMA synchronous = FULL")
        cursor.close()
    except BaseException:
        # The pool doesn't have it yet, so nobody else would end its thread.
        connection.close()
        raise


def _connect_to_postgresql(
    dialect: Dialect, record: ConnectionPoolEntry, words: list[Any], options: dict[str, Any]
) -> DBAPIConnection:
    """Connect with limits; a server that can't be reached is the database's error, as any other."""
    del record
    module = cast("Any", dialect.loaded_dbapi)
    asyncpg = module.asyncpg
    try:
        connection = dialect.connect(*words, **options)
        _limit(connection)
    except (
        OSError,
        asyncpg.PostgresError,
        asyncpg.InterfaceError,
        asyncpg.InternalClientError,
        module.InternalClientError,  # SQLAlchemy's: no server is as asked for
    ) as error:
        unreachable = module.OperationalError(str(error) or "no answer", error)
        unreachable.sqlstate = unreachable.sqlstate or UNREACHABLE
        raise unreachable from error
    return connection


def _limit(connection: DBAPIConnection) -> None:
    limits = {
        "lock_timeout": BUSY_SECONDS,
        "statement_timeout": _STATEMENT_SECONDS,
        "idle_in_transaction_session_timeout": _IDLE_SECONDS,
    }
    # Not with the connection itself: a pooler between refuses what it doesn't know.
    settings = "; ".join(f"SET {name} = '{1000 * most:.0f}'" for name, most in limits.items())
    adapted = cast("AsyncAdapt_dbapi_connection", connection)
    try:
        adapted.run_async(lambda driver: driver.execute(settings))
    except BaseException:
        # The pool doesn't have it yet, so nobody else would end it.
        connection.close()
        raise


def _begin_postgresql(connection: Connection) -> None:
    if connection.get_execution_options().get(WRITES, False):
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({_WRITE_LOCK})")
