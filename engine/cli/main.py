"""Parsing the command line, running the command, and reporting errors in one line."""

import argparse
import os
import sys
from collections.abc import Sequence
from typing import NoReturn

from engine.cli.arena import run_arena
from engine.cli.house import add_presets
from engine.cli.melds import run_melds
from engine.cli.player import run_player
from engine.cli.replay import run_replay
from engine.cli.rules import run_rules
from engine.cli.score import run_score
from engine.cli.verify import run_verify
from engine.errors import GinError

_WRONG = 2  # exit status for wrong input
_FAILED = 1  # exit status when the answer can't be written
_STOPPED = 130  # exit status after Ctrl-C
_LONGEST_WAIT = 86400.0  # seconds


class _Parser(argparse.ArgumentParser):
    """A parser that reports an error in one line, without the usage."""

    def error(self, message: str) -> NoReturn:
        self.exit(_WRONG, f"{self.prog}: {message}\n")


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(prog="python -m engine", description="Gin rummy from the command line.")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    replay = commands.add_parser("replay", help="play records and print what they come to")
    replay.add_argument("files", nargs="+", metavar="FILE", help="a game record")
    add_presets(replay)
    replay.set_defaults(run=run_replay)
    verify = commands.add_parser("verify", help="check the seals and shuffles of records")
    verify.add_argument("files", nargs="+", metavar="FILE", help="a record that the bot wrote")
    shown = "the seal shown before the game, its first 24 digits or more, or a button's id"
    verify.add_argument("--seal", metavar="SEAL", help=shown)
    add_presets(verify)
    verify.set_defaults(run=run_verify)
    melds = commands.add_parser("melds", help="lay a hand out as well as can be")
    melds.add_argument("hand", metavar="HAND", help='such as "7C 7S 7D", or - for a hand a line')
    melds.add_argument("--rules", default="standard", help="a preset (default: standard)")
    add_presets(melds)
    melds.set_defaults(run=run_melds)
    score = commands.add_parser("score", help="add up a sheet that was typed in by hand")
    score.add_argument("file", metavar="FILE", help="a sheet, or - for standard input")
    score.add_argument("--table", action="store_true", help="print it for people, not as JSON")
    add_presets(score)
    score.set_defaults(run=run_score)
    rules = commands.add_parser("rules", help="say in words what rules are")
    rules.add_argument(
        "rules",
        nargs="*",
        metavar="RULES",
        help="a preset and the options that change, such as classic gin_bonus=25",
    )
    rules.add_argument("--all", action="store_true", help="every rule, not only what is special")
    add_presets(rules)
    rules.set_defaults(run=run_rules)
    _add_player(commands.add_parser("player", help="play, told line by line what a seat sees"))
    _add_arena(commands.add_parser("arena", help="play players against one another"))
    return parser


def _add_player(player: argparse.ArgumentParser) -> None:
    player.add_argument("name", metavar="NAME", help="a computer player")
    player.add_argument("--level", help="how well it plays, where a player has levels")
    player.add_argument("--seed", type=int, default=1, help="its chance (default: 1)")
    add_presets(player)
    player.set_defaults(run=run_player)


def _add_arena(arena: argparse.ArgumentParser) -> None:
    who = "a computer player, or cmd:COMMAND for a program that speaks the player protocol"
    arena.add_argument("players", nargs="+", metavar="PLAYER", help=who)
    arena.add_argument("--rules", default="standard", help="a preset (default: standard)")
    arena.add_argument(
        "--contests",
        type=_count,
        default=100,
        help="how many, in every order of the seats (default: 100)",
    )
    arena.add_argument("--seed", type=int, default=1, help="the cards and chances (default: 1)")
    arena.add_argument("--jobs", type=_count, default=1, help="processes (default: 1)")
    arena.add_argument(
        "--decide", type=_share, metavar="SHARE", help="stop once the interval is clear of it"
    )
    arena.add_argument(
        "--timeout", type=_seconds, default=10.0, help="seconds a program has for a move"
    )
    add_presets(arena)
    arena.set_defaults(run=run_arena)


def _count(text: str) -> int:
    """Return a positive whole number; raise ArgumentTypeError for anything else."""
    if not text.isascii() or not text.isdigit() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number from 1")
    return int(text)


def _share(text: str) -> float:
    """Return a share; raise ArgumentTypeError for anything else."""
    share = _float(text)
    if not 0 <= share <= 1:
        raise argparse.ArgumentTypeError(f"{text!r} is not a share from 0 to 1")
    return share


def _seconds(text: str) -> float:
    """Return a positive number of seconds; raise ArgumentTypeError for anything else."""
    seconds = _float(text)
    if not 0 < seconds <= _LONGEST_WAIT:
        raise argparse.ArgumentTypeError(f"{text!r} is not a time in seconds, a day at most")
    return seconds


def _float(text: str) -> float:
    try:
        return float(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number") from None


def main(arguments: Sequence[str]) -> int:
    """Run a command, from what follows `python -m engine`, and return the exit status.

    It is 0; 2 after wrong input, 1 if output can't be written, each with a line on standard error.
    """
    chosen = _parser().parse_args(arguments)
    try:
        chosen.run(chosen)
        sys.stdout.flush()
    except GinError as error:
        print(error, file=sys.stderr)
        return _WRONG
    except BrokenPipeError:  # the reader of the output has closed the pipe
        _write_nothing_more()
    except OSError as error:
        _write_nothing_more()
        print(f"the answer can't be written: {error.strerror}", file=sys.stderr)
        return _FAILED
    except KeyboardInterrupt:
        return _STOPPED
    return 0


def _write_nothing_more() -> None:
    """Discard what is still buffered, or the interpreter would complain about it at exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
