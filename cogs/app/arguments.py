"""The arguments of `bot.py`, read before anything else of the bot is imported."""

import argparse
from collections.abc import Sequence
from typing import NoReturn

from cogs.app.heartbeat import health
from cogs.version import version

BAD_ARGUMENT = 2  # the exit status when the arguments make no sense


class _Parser(argparse.ArgumentParser):
    """Says in one line what is wrong."""

    def error(self, message: str) -> NoReturn:
        self.exit(BAD_ARGUMENT, f"{message}; python bot.py --help lists what there is.\n")


def read_arguments(given: Sequence[str] | None = None) -> argparse.Namespace:
    """Return what is asked for; the process ends where that needs nothing of the bot."""
    parser = _Parser(
        prog="python bot.py", description="Runs the bot. Its settings: docs/hosting.md."
    )
    instead = parser.add_mutually_exclusive_group()
    instead.add_argument(
        "--setup",
        action="store_true",
        help="ask for the bot's token, keep it in .env, and show how to invite the bot",
    )
    instead.add_argument(
        "--healthy",
        action="store_true",
        help="tell whether the bot that runs here works; the exit status is 1 if it doesn't",
    )
    instead.add_argument("--version", action="store_true", help="say which version this is")
    instead.add_argument(
        "--check",
        action="store_true",
        help="read every running game with this version, and change nothing;"
        " the exit status is 1 if there is one that can't be read",
    )
    instead.add_argument(
        "--void",
        type=int,
        metavar="TABLE",
        help="annul the game at a table that can't be read",
    )
    asked = parser.parse_args(given)
    if asked.version:
        _end(0, f"Undercut {version()}")
    if asked.healthy:
        well, sentence = health()
        _end(0 if well else 1, sentence)
    return asked


def _end(status: int, sentence: str) -> NoReturn:
    print(sentence)  # noqa: T201 - for the one who asked, not for the log
    raise SystemExit(status)
