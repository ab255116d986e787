"""Runs the bot: reads the settings, opens the database, builds the client."""

import asyncio
import contextlib
import gc
import signal
import sys

import structlog

from club.club import Club
from club.play.computer_players import ComputerPlayers
from cogs.app.client import Undercut
from cogs.app.config import Settings, SettingsProblem, read_settings
from cogs.app.connecting import Connection, Refused
from cogs.app.env_file import is_open_to_others
from cogs.app.heartbeat import Heartbeat, beating
from cogs.app.logs import configure
from data.storage.database import Database, DatabaseProblem
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
    configure(settings.log_level)
    if is_open_to_others():
        _log.warning("others can read the token in .env: take that from them with chmod 600 .env")
    sys.setswitchinterval(SWITCH_SECONDS)
    try:
        asyncio.run(run(settings))
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
    """
    async with beating(settings.heartbeat_file) as heartbeat:
        await _run(settings, heartbeat)


async def _run(settings: Settings, heartbeat: Heartbeat) -> None:
    database = await Database.open(settings.database_url)
    set_up_garbage_collection()
    players = ComputerPlayers()
    documents = None if settings.documents_url is None else str(settings.documents_url)

    def make() -> Undercut:
        club = Club(database, players=players)
        return Undercut(club, documents=documents, pause=settings.computer_pause)

    try:
        token = settings.discord_token.get_secret_value().strip()
        connection = Connection(make, token)
        heartbeat.state = connection.state
        async with rotating(settings):
            await _until_stopped(connection)
    finally:
        players.close()
        await database.close()


def set_up_garbage_collection() -> None:
    """Collect garbage seldom, and never look for it in what is loaded so far, mostly code.

    A full collection halts the bot for half a second with a thousand tables remembered.
    """
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
