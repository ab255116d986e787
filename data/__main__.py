"""What a host does with the database: `python -m data --help` lists it (docs/database.md)."""
# It is a program, as `bot.py` is, and no part of the floor: so it may ask the club for the rules.

import argparse
import asyncio
import logging
import sys
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Final, NoReturn

from club.upkeep import database_check
from data.core import servers
from data.ratings import recounts
from data.storage.database import Database
from data.storage.errors import DatabaseProblem
from data.storage.urls import file_of
from data.upkeep.backups import back_up, megabytes
from data.upkeep.restoring import restore
from data.upkeep.rotation import STAMP, folder_of
from data.upkeep.storage_settings import SettingsProblem, StorageSettings, read_environment
from data.upkeep.transfer import copy

FOUND: Final = 1
FAILED: Final = 2

PG_DUMP: Final = (
    "PostgreSQL is backed up by pg_dump, or by python -m data copy into an SQLite file"
    " (docs/database.md)."
)


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        # Without what was typed, which may have a password.
        said = message if message.startswith("the following arguments") else "That isn't a command"
        self.exit(FAILED, f"{said}; python -m data --help lists what there is.\n")


def main(given: Sequence[str] | None = None) -> int:
    """Do what the arguments ask for, and return the exit status."""
    asked = _arguments().parse_args(given)
    work: Callable[[StorageSettings, argparse.Namespace], int] = asked.work
    # Whatever is wrong is said in lines of its own.
    logging.disable(logging.CRITICAL)
    try:
        return work(read_environment(StorageSettings), asked)
    except (SettingsProblem, DatabaseProblem) as problem:
        _note(problem)
        return FAILED
    finally:
        logging.disable(logging.NOTSET)


def _arguments() -> argparse.ArgumentParser:
    parser = _Parser(
        prog="python -m data",
        description="Takes care of the database that DATABASE_URL names (docs/database.md).",
    )
    commands = parser.add_subparsers(required=True, metavar="COMMAND", parser_class=_Parser)

    def add(
        name: str, help_: str, work: Callable[[StorageSettings, argparse.Namespace], int]
    ) -> argparse.ArgumentParser:
        command = commands.add_parser(name, help=help_, description=help_)
        command.set_defaults(work=work)
        return command

    add("check", "Look for anything that is wrong, and change nothing.", _check)
    command = add("backup", "Back up an SQLite file; the bot may run meanwhile.", _backup)
    command.add_argument("file", nargs="?", type=Path, help="a new file, or a folder")
    command = add("restore", "Put a backup in place of the SQLite file.", _restore)
    command.add_argument("file", type=Path, help="the backup")
    command = add("copy", "Copy all of a database into another, empty one.", _copy)
    command.add_argument("source", metavar="FROM", help="its address, as DATABASE_URL has it")
    command.add_argument("target", metavar="TO", help="the address of the other")
    command = add("recount", "Have a running bot count a server's standings again.", _recount)
    command.add_argument("server", type=int, help="the server's number")
    return parser


def _check(settings: StorageSettings, _: argparse.Namespace) -> int:
    async def look() -> int:
        count = 0
        async for finding in database_check.check(settings.database_url, _looking):
            count += 1
            _say(finding)
        return count

    count = asyncio.run(look())
    _say("Nothing is wrong." if not count else f"Found: {count}.")
    return FOUND if count else 0


def _backup(settings: StorageSettings, asked: argparse.Namespace) -> int:
    file = file_of(settings.database_url)
    if file is None:
        raise DatabaseProblem(PG_DUMP)
    target: Path = folder_of(settings, file) if asked.file is None else asked.file.absolute()
    if asked.file is None and target.parent.is_dir():
        target.mkdir(mode=0o700, exist_ok=True)
    if target.is_dir():
        target /= f"{file.stem}-{datetime.now(UTC):{STAMP}}.db"
    if not target.parent.is_dir():
        raise DatabaseProblem(f"The folder {target.parent} doesn't exist.")
    made = back_up(file, target)
    _say(f"Backed up and verified: {made.file}, {megabytes(made.size)} in {made.seconds:.1f} s.")
    return 0


def _restore(settings: StorageSettings, asked: argparse.Namespace) -> int:
    file = file_of(settings.database_url)
    if file is None:
        raise DatabaseProblem(PG_DUMP)
    aside = restore(asked.file.absolute(), file)
    _say(f"{file} is restored from {asked.file}.")
    if aside is not None:
        _say(f"What was there before is kept as {aside}: delete it once all is well.")
    _say("Start the bot: it brings every message up to date.")
    return 0


def _copy(_: StorageSettings, asked: argparse.Namespace) -> int:
    count = asyncio.run(copy(asked.source, asked.target, _note))
    _say(f"Copied and compared: {count:,} rows. Nothing was changed in the first database.")
    _say("To go on there, set DATABASE_URL to its address and start the bot. What was played after")
    _say("the copy began isn't in it: stop the bot before, unless it is only a backup.")
    return 0


def _recount(settings: StorageSettings, asked: argparse.Namespace) -> int:
    file = file_of(settings.database_url)
    if file is not None and not file.is_file():
        raise DatabaseProblem(f"There is no database {file}.")

    async def ask() -> None:
        database = await Database.open(settings.database_url, as_it_is=True)
        try:
            async with database.write() as connection:
                if await servers.get(connection, asked.server) is None:
                    raise DatabaseProblem(f"There is no server {asked.server}.")
                await recounts.ask(connection, asked.server, stage=recounts.ALL)
        finally:
            await database.close()

    asyncio.run(ask())
    _say("A bot that runs counts it again within a minute, or else the next one at its start.")
    return 0


def _looking(subject: str) -> None:
    _note(f"Looking at {subject} …")


def _say(sentence: object) -> None:
    print(sentence, flush=True)  # noqa: T201 - for the one who asked


def _note(sentence: object) -> None:
    print(sentence, file=sys.stderr, flush=True)  # noqa: T201 - as above


if __name__ == "__main__":
    sys.exit(main())
