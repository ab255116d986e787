"""`arena A B`: play two players against one another, and print the results."""

import argparse
import json
import time
from collections.abc import Generator
from concurrent.futures import ProcessPoolExecutor
from contextlib import closing

from engine.arena import Entrant, Match, OwnPlayer, Played, Tally
from engine.cli.house import presets_of
from engine.cli.program import Program
from engine.errors import BadRules
from engine.rules import check_rules, read_rules, write_rules
from engine.words import SeatingFormat

_COMMAND = "cmd:"


def run_arena(chosen: argparse.Namespace) -> None:
    """Print as JSON the results of the contests between two players.

    Raises:
        GinError: There are no such rules or players, a player doesn't play by the rules, or a
            program can't be started.
    """
    rules = read_rules(chosen.rules, presets_of(chosen))
    check_rules(rules)
    if rules.seating != SeatingFormat.HEADS_UP:
        raise BadRules("in the arena two play, each for one side", "seating")
    first, second = (_entrant(name, chosen.timeout) for name in chosen.players)
    for entrant in (first, second):
        entrant.check(rules)
    match = Match(rules, (first, second), chosen.seed, time.perf_counter)
    tally = tallied(match, (chosen.contests + 1) // 2, chosen.jobs, chosen.decide)
    told = {"rules": write_rules(rules), "seed": chosen.seed, "players": chosen.players}
    print(json.dumps({**told, **tally.to_json()}))


def tallied(match: Match, pairs: int, jobs: int = 1, decide: float | None = None) -> Tally:
    """Play pairs of contests in `jobs` processes, and tally them in order.

    With `decide`, a share of wins, stop after the first pair whose interval excludes it.
    """
    tally = Tally()
    with closing(played_pairs(match, pairs, jobs)) as played:
        for contests in played:
            for contest in contests:
                tally.add(contest)
            if decide is not None and tally.decides(decide):
                break
    return tally


def played_pairs(match: Match, pairs: int, jobs: int) -> Generator[list[Played]]:
    """Yield the contests of each pair in order; once closed, it starts no more."""
    if jobs == 1:
        for number in range(pairs):
            yield _pair(match, number)
        return
    pool = ProcessPoolExecutor(jobs)
    try:
        for future in [pool.submit(_pair, match, number) for number in range(pairs)]:
            yield future.result()
    finally:
        # A pool's own end of a `with` would take the cancelling back, and play all that waits.
        pool.shutdown(cancel_futures=True)


def _pair(match: Match, number: int) -> list[Played]:
    return list(match.pair(number))


def _entrant(name: str, patience: float) -> Entrant:
    if name.startswith(_COMMAND):
        return Program(name.removeprefix(_COMMAND), patience)
    return OwnPlayer(name)
