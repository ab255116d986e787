"""The arguments of `bot.py`, read before anything else of the bot is imported."""

import argparse
from collections.abc import Sequence
from typing import NoReturn

BAD_ARGUMENT = 2  # the exit status when the arguments make no sense


class _Parser(argparse.ArgumentParser):
    """Says in one line what is wrong."""

    def error(self, message: str) -> NoReturn:
        self.exit(BAD_ARGUMENT, f"{message}; python bot.py --help lists what there is.\n")


def read_arguments(given: Sequence[str] | None = None) -> argparse.Namespace:
    """Return what is asked for; the process ends where that is help, or makes no sense."""
    parser = _Parser(
        prog="python bot.py", description="Runs the bot. Its settings: docs/hosting.md."
    )
    instead = parser.add_mutually_exclusive_group()
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
    return parser.parse_args(given)
