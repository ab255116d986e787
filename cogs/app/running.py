"""Runs the bot: reads the settings, opens the database, builds the client."""

import asyncio
import contextlib
import gc
import logging
import signal
import sys
from collections.abc import AsyncGenerator, Iterator
from typing import Any

import structlog

from club.club import Club
from club.play.computer_players import ComputerPlayers
from cogs.app.client import Undercut
from cogs.app.config import Settings, SettingsProblem, read_settings
from cogs.app.connecting import Connection, Refused
from cogs.app.env_file import is_open_to_others
from cogs.app.heartbeat import Heartbeat, beating
from cogs.app.logs import configure
from cogs.app.sharding import Shards
from cogs.monitoring.error_reports import ErrorReports
from cogs.monitoring.monitor import Monitor
from cogs.monitoring.observed_bot import ObservedBot
from data.processes.link import LinkDown
from data.processes.process import Process
from data.processes.shared_limits import SharedLimits
from data.storage.database import Database, DatabaseProblem
from data.storage.migrate import newest
from data.storage.urls import POSTGRESQL, read_url
from data.upkeep.rotation import rotating

_log = structlog.get_logger()

# The exit status when Discord or the database turned the bot away.
CANT_RUN = 1

# The exit status when a setting is missing or makes no sense, or Discord's no is final: no further
# start helps before somebody has changed something.
BAD_SETTING = 2

# Seconds a thread may run while another waits. Python's own 5 ms delay a click again and again
# while a thread draws a picture.
SWITCH_SECONDS = 0.0005

# Objects, and collections of younger ones, between two collections of each generation: the oldest
# is collected once in some thousands of presses; with Python's defaults, once in a hundred.
COLLECT_EVERY = (2_000, 20, 50)


def main() -> int:
    """Run the bot until it is stopped, and return the exit status."""
    try:
        settings = read_settings()
    except SettingsProblem as problem:
        return _say(problem, BAD_SETTING)
    configure(settings.log_level, settings.log_format)
    if is_open_to_others():
        _log.warning("others can read the token in .env: take that from them with chmod 600 .env")
    sys.setswitchinterval(SWITCH_SECONDS)
    try:
        with _reporting(settings):
            asyncio.run(run(settings))
    except SettingsProblem as problem:
        return _say(problem, BAD_SETTING)
    except DatabaseProblem as problem:
        return _say(problem, CANT_RUN)
    except Refused as refused:
        return _say(refused, BAD_SETTING if refused.final else CANT_RUN)
    except KeyboardInterrupt:  # where signals can't be handled in the loop
        pass
    except Exception:  # noqa: BLE001 - Python would print its words, which may name cards
        _log.exception("the bot failed")
        return CANT_RUN
    return 0


async def run(settings: Settings) -> None:
    """Run the bot until a signal stops it.

    Raises:
        DatabaseProblem: The database can't be used.
        Refused: Discord refuses the bot.
        SettingsProblem: Nothing can be served where METRICS_HOST and METRICS_PORT say.
    """
    async with beating(settings.heartbeat_file) as heartbeat:
        await _run(settings, heartbeat)


async def _run(settings: Settings, heartbeat: Heartbeat) -> None:
    database = await Database.open(settings.database_url)
    set_up_garbage_collection()
    monitor = None if settings.metrics_port is None else Monitor(database)
    players = ComputerPlayers() if monitor is None else monitor.players
    documents = None if settings.documents_url is None else str(settings.documents_url)
    shards = Shards(settings.shard_count, settings.own_shards, settings.request_limit)
    process: Process | None = None
    options: dict[str, Any] = {
        "documents": documents,
        "pause": settings.computer_pause,
        "shards": shards,
    }

    def make() -> Undercut:
        club = Club(database, players=players, process=process)
        return Undercut(club, **options) if monitor is None else observed(club, monitor, **options)

    try:
        process = await _join(settings.database_url, shards)
        token = settings.discord_token.get_secret_value().strip()
        connection = Connection(make, token)
        heartbeat.state = connection.state
        async with _served(monitor, settings), rotating(settings):
            await _until_stopped(connection)
    finally:
        players.close()
        if process is not None:
            await process.leave()
        await database.close()


class _Observed(ObservedBot, Undercut):
    pass


def observed(club: Club, monitor: Monitor, **options: Any) -> Undercut:  # noqa: ANN401 - as the bot takes them
    """Make a bot that a monitor watches from now on."""
    client = _Observed(club, observer=monitor.observer, **options)
    monitor.sampler.watch(client)
    return client


@contextlib.asynccontextmanager
async def _served(monitor: Monitor | None, settings: Settings) -> AsyncGenerator[None]:
    if monitor is None or settings.metrics_port is None:
        yield
        return
    async with contextlib.AsyncExitStack() as stack:
        host, port = settings.metrics_host, settings.metrics_port
        try:
            await stack.enter_async_context(monitor.serving(host, port))
        except OSError as error:
            why = error.strerror or type(error).__name__
            raise SettingsProblem(
                f"METRICS_PORT can't be used: nothing can be served at {host}:{port} ({why})."
            ) from None
        yield


@contextlib.contextmanager
def _reporting(settings: Settings) -> Iterator[None]:
    if settings.sentry_dsn is None:
        yield
        return
    try:
        reports = ErrorReports(settings.sentry_dsn.get_secret_value().strip())
    except ValueError:
        raise SettingsProblem("SENTRY_DSN can't be used: copy it again from Sentry.") from None
    root = logging.getLogger()
    root.addHandler(reports)
    try:
        yield
    finally:
        root.removeHandler(reports)
        reports.finish()


async def _join(database_url: str, shards: Shards) -> Process | None:
    """Join the processes on a PostgreSQL; None on SQLite, which has one. Raises DatabaseProblem."""
    address = read_url(database_url)
    if address.get_backend_name() != POSTGRESQL:
        return None
    process: Process | None = None
    try:
        process = await Process.join(address, str(shards), newest())
        await SharedLimits(process.link, shards.requests).prepare()
    except LinkDown as error:
        if process is not None:
            await process.leave()
        raise DatabaseProblem(f"The database can't be joined: {error}.") from error
    return process


def set_up_garbage_collection() -> None:
    """Collect garbage seldom, and never look for it in what is loaded so far, mostly code."""
    # A full collection halts the bot for half a second with a thousand tables remembered.
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT_EVERY)


async def _until_stopped(connection: Connection) -> None:
    stopped = asyncio.Event()
    loop = asyncio.get_running_loop()
    for each in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):  # Windows: Ctrl-C cancels this task instead
            loop.add_signal_handler(each, stopped.set)
    if hasattr(signal, "SIGUSR1"):  # not on Windows
        loop.add_signal_handler(signal.SIGUSR1, connection.announce_restart)
    waiting = asyncio.create_task(stopped.wait())
    running = asyncio.create_task(connection.run())
    try:
        await asyncio.wait({waiting, running}, return_when=asyncio.FIRST_COMPLETED)
        if running.done():
            running.result()
    finally:
        waiting.cancel()
        running.cancel()
        # It ends what is under way before it is gone.
        await asyncio.wait({running})


def _say(sentence: object, status: int) -> int:
    print(sentence, file=sys.stderr)  # noqa: T201 - for the bot's host, not for the log
    return status
