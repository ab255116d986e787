"""Every computer player against every other, under the rules of the EAAI gin rummy challenge.

Ratings are on Elo's scale: 400 points more are ten wins to one. They are the best fit to all
results (Bradley and Terry's model, by Hunter's iteration), with `simple_eaai`, which is never
changed, at 0. For the intervals (bootstrap), pairs of contests with the same cards are resampled.
"""

import itertools
import math
import os
import random
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing

from engine.arena import Match, OwnPlayer
from engine.cli.arena import played_rounds
from engine.players import LEVELS, PLAYERS, SPARRING
from engine.rules import PRESETS, Rules

RULES = PRESETS["eaai"]
YARDSTICK = "simple_eaai"
PAIRS = 100
_ROUNDS = 60  # of the iteration: ratings are settled to a fraction of a point long before
_AGAIN = 200  # drawings for the intervals
_TENFOLD = 400  # points of the scale for ten wins to one

Results = Mapping[tuple[str, str], Sequence[float]]
"""For each two players, the first one's share of each pair of contests."""


def played(names: Sequence[str], pairs: int, jobs: int = 1, rules: Rules = RULES) -> Results:
    """Play pairs of contests between every two players.

    Args:
        names: The players.
        pairs: How many pairs each two play.
        jobs: How many processes play.
        rules: What they play.
    """
    found: dict[tuple[str, str], list[float]] = {}
    for first, second in itertools.combinations(names, 2):
        match = Match(rules, (OwnPlayer(first), OwnPlayer(second)), 1, time.perf_counter)
        with closing(played_rounds(match, pairs, jobs)) as contests:
            found[first, second] = [
                sum(_POINTS[contest.winner] for contest in pair) / len(pair) for pair in contests
            ]
    return found


_POINTS: Mapping[int | None, float] = {1: 1.0, None: 0.5, 2: 0.0}


def rated(names: Sequence[str], results: Results) -> Mapping[str, float]:
    """Return each player's rating; `simple_eaai`, or else the first player, has 0.

    Between each two one more contest counts that neither won, so that no rating is endless.
    """
    won = dict.fromkeys(names, 0.0)
    for (first, second), shares in results.items():
        won[first] += sum(shares) + 0.25
        won[second] += len(shares) - sum(shares) + 0.25
    strength = dict.fromkeys(names, 1.0)
    for _ in range(_ROUNDS):
        met = dict.fromkeys(names, 0.0)
        for (first, second), shares in results.items():
            meetings = (len(shares) + 0.5) / (strength[first] + strength[second])
            met[first] += meetings
            met[second] += meetings
        strength = {name: won[name] / met[name] for name in names}
    base = strength[YARDSTICK if YARDSTICK in names else names[0]]
    return {name: _TENFOLD * math.log10(strength[name] / base) for name in names}


def intervals(names: Sequence[str], results: Results) -> Mapping[str, tuple[float, float]]:
    """Return the 95 % interval of each player's rating."""
    rng = random.Random(1)
    drawn: list[Mapping[str, float]] = []
    for _ in range(_AGAIN):
        again = {two: rng.choices(shares, k=len(shares)) for two, shares in results.items()}
        drawn.append(rated(names, again))
    cut = _AGAIN // 40
    found: dict[str, tuple[float, float]] = {}
    for name in names:
        each = sorted(ratings[name] for ratings in drawn)
        found[name] = each[cut], each[-1 - cut]
    return found


def lines(names: Sequence[str], results: Results) -> Iterator[str]:
    """Yield the table, the strongest player first."""
    ratings, around = rated(names, results), intervals(names, results)
    order = sorted(names, key=lambda name: -ratings[name])
    heads = ["player", "rating", "95 %", *(f"v {name}" for name in order)]
    yield "| " + " | ".join(heads) + " |"
    yield "| --- |" + " ---: |" * (len(heads) - 1)
    for name in order:
        low, high = around[name]
        cells = [f"`{name}`", f"{ratings[name]:.0f}", f"{low:.0f} to {high:.0f}"]
        cells += [_share(results, name, across) for across in order]
        yield "| " + " | ".join(cells) + " |"


def _share(results: Results, name: str, across: str) -> str:
    """Return the share of contests that a player won against another."""
    if (name, across) in results:
        shares = results[name, across]
        return f"{sum(shares) / len(shares):.1%}"
    if (across, name) in results:
        shares = results[across, name]
        return f"{1 - sum(shares) / len(shares):.1%}"
    return ""


def report(pairs: int = PAIRS) -> None:
    """Print the table."""
    names = (*LEVELS, *PLAYERS, *SPARRING)
    sys.stdout.write(f"\n{2 * pairs} contests under {RULES.preset} between every two players:\n")
    for line in lines(names, played(names, pairs, os.cpu_count() or 1)):
        sys.stdout.write(f"{line}\n")
