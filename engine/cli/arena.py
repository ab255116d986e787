"""`arena A B`: play players against one another, and print the results."""

import argparse
import json
import math
import time
from collections.abc import Generator
from concurrent.futures import ProcessPoolExecutor
from contextlib import closing

from engine.arena import Entrant, Match, OwnPlayer, Played, Tally
from engine.cli.house import presets_of
from engine.cli.program import Program
from engine.contest import EACH_A_SIDE
from engine.errors import BadRules
from engine.rules import check_rules, read_rules, write_rules

_COMMAND = "cmd:"


def run_arena(chosen: argparse.Namespace) -> None:
    """Print the results of contests between two players, or three, as JSON; or raise GinError."""
    rules = read_rules(chosen.rules, presets_of(chosen))
    check_rules(rules)
    if rules.seating not in EACH_A_SIDE:
        raise BadRules("in the arena everybody plays for one side", "seating")
    if len(chosen.players) != len(rules.seats):
        raise BadRules(
            f"by these rules {len(rules.seats)} play, and not {len(chosen.players)}", "players"
        )
    entrants = [_entrant(name, chosen.timeout) for name in chosen.players]
    for entrant in entrants:
        entrant.check(rules)
    match = Match(rules, entrants, chosen.seed, time.perf_counter)
    rounds = math.ceil(chosen.contests / math.factorial(len(entrants)))
    tally = tallied(match, rounds, chosen.jobs, chosen.decide)
    told = {"rules": write_rules(rules), "seed": chosen.seed, "players": chosen.players}
    print(json.dumps({**told, **tally.to_json()}))


def tallied(match: Match, rounds: int, jobs: int = 1, decide: float | None = None) -> Tally:
    """Play rounds of contests in `jobs` processes, and tally them in order."""
    # With `decide`, a share of wins, stop after the first round whose interval excludes it.
    tally = Tally(len(match.entrants))
    with closing(played_rounds(match, rounds, jobs)) as played:
        for contests in played:
            for contest in contests:
                tally.add(contest)
            if decide is not None and tally.decides(decide):
                break
    return tally


def played_rounds(match: Match, rounds: int, jobs: int) -> Generator[list[Played]]:
    """Yield the contests of each round in order; once closed, it starts no more."""
    if jobs == 1:
        for number in range(rounds):
            yield _round(match, number)
        return
    pool = ProcessPoolExecutor(jobs)
    try:
        for future in [pool.submit(_round, match, number) for number in range(rounds)]:
            yield future.result()
    finally:
        # A pool's own end of a `with` would take the cancelling back, and play all that waits.
        pool.shutdown(cancel_futures=True)


def _round(match: Match, number: int) -> list[Played]:
    return list(match.round(number))


def _entrant(name: str, patience: float) -> Entrant:
    if name.startswith(_COMMAND):
        return Program(name.removeprefix(_COMMAND), patience)
    return OwnPlayer(name)
