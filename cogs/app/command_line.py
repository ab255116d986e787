"""What `bot.py` is asked to do: run the bot, or something that needs neither Discord nor a game."""

import asyncio
import sys
from argparse import Namespace
from collections.abc import Callable, Coroutine
from typing import Any

from club.core.clock import SystemClock
from club.core.errors import GameOver, NoSuchTable
from club.moderation.quarantine import Quarantine
from cogs.app import running, token_setup
from cogs.app.config import SettingsProblem, TokenMissing, read_settings
from cogs.app.logs import configure
from cogs.app.running import BAD_SETTING, CANT_RUN
from data.storage.database import Database, DatabaseProblem
from data.upkeep.dry_run import trial

# The exit status of a check that has found something.
UNREADABLE = 1


def main(asked: Namespace) -> int:
    """Do what the arguments ask for, and return the exit status."""
    if asked.check:
        return _do(_check)
    if asked.void is not None:
        return _do(_void, asked.void)
    if asked.setup:
        return token_setup.main()
    if _lacks_token() and token_setup.is_wanted() and (status := token_setup.main()):
        return status
    return running.main()


def _lacks_token() -> bool:
    try:
        read_settings()
    except TokenMissing:
        return True
    except SettingsProblem:
        return False  # The start says which.
    return False


def _do(work: Callable[..., Coroutine[Any, Any, int]], *arguments: int) -> int:
    try:
        settings = read_settings(token_needed=False)
        # What goes wrong at a table is said in lines of its own.
        configure("CRITICAL")
        return asyncio.run(work(settings.database_url, *arguments))
    except SettingsProblem as problem:
        return _fail(problem, BAD_SETTING)
    except DatabaseProblem as problem:
        return _fail(problem, CANT_RUN)


async def _check(url: str) -> int:
    async with trial(url) as database:
        count, unreadable = await Quarantine(database, SystemClock()).read_all()
    for error in unreadable:
        _say(f"Table {error.table_id} can't be read: {error.reason}.")
    _say(f"Tables that wait or are played at: {count}; can't be read: {len(unreadable)}.")
    return UNREADABLE if unreadable else 0


async def _void(url: str, table_id: int) -> int:
    database = await Database.open(url)
    try:
        annulled = await Quarantine(database, SystemClock()).void(table_id)
    except NoSuchTable:
        return _fail(f"There is no table {table_id}.", CANT_RUN)
    except GameOver:
        return _fail(f"Nothing waits or is played at table {table_id}.", CANT_RUN)
    finally:
        await database.close()
    if not annulled:
        return _fail(
            f"Table {table_id} can be read: annul it in Discord, with /gin-admin void.", CANT_RUN
        )
    _say(
        f"Table {table_id} is annulled. Its players are told at the next start, or within a minute"
        " by a bot that runs."
    )
    return 0


def _say(sentence: object) -> None:
    print(sentence)  # noqa: T201 - for the one who asked, not for the log


def _fail(sentence: object, status: int) -> int:
    print(sentence, file=sys.stderr)  # noqa: T201 - as above
    return status
