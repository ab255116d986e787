"""`player NAME`: a computer player on standard input and output, a line each way."""

import argparse
import random
import sys
from collections.abc import Callable, Iterable

from engine.cli.house import presets_of
from engine.errors import GinError, Unreadable
from engine.moves import Move
from engine.players import ContestStanding, chosen, named, player_for
from engine.protocol import KnownDeal, hear, rebuilt
from engine.rules.presets import Presets


def run_player(wanted: argparse.Namespace) -> None:
    """Answer each `go` with a move until input ends or says quit; or GinError, PresetsError."""
    name = wanted.name if wanted.level is None else f"{wanted.name}:{wanted.level}"
    named(name)
    answer_lines(name, wanted.seed, presets_of(wanted), sys.stdin.buffer, _say)


def answer_lines(
    name: str, seed: int, presets: Presets, lines: Iterable[bytes], say: Callable[[str], None]
) -> None:
    """Play by the player protocol: read its lines, and pass each answer to `say`."""
    told: KnownDeal | None = None
    whim = random.Random(f"whim {seed}")  # noqa: S311  # a player's
    unseen = random.Random(f"unseen {seed}")  # noqa: S311  # cards that stand in for others
    for data in lines:
        try:
            line = data.decode("utf-8").strip()
            if line == "quit":
                return
            if line == "go":
                say(str(_choice(name, told, whim, unseen)))
            elif line:
                told = hear(told, line, presets)
        except UnicodeDecodeError:
            say("error: this is not UTF-8 text")
        except GinError as error:
            say(f"error: {' '.join(str(error).split())}")


def _choice(name: str, told: KnownDeal | None, whim: random.Random, unseen: random.Random) -> Move:
    if told is None or told.over:
        raise Unreadable("go before a deal")
    view = rebuilt(told, unseen).view(told.seat)
    if not view.legal:
        raise Unreadable("it isn't this seat's turn")
    standing = ContestStanding.from_scores(told.rules, told.scores, told.seat)
    return chosen(player_for(name, told.rules), standing, view, whim)


def _say(answer: str) -> None:
    print(answer, flush=True)
