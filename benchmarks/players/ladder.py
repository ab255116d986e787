"""What the levels must show against each other and frozen players: the tables of docs/players.md.

`python -m benchmarks.players.ladder`, or `make arena`, plays all and writes the tables, each as
soon as it is there; names of presets play and write those alone. Contests of a pairing end as soon
as the interval leaves its goal aside.
"""

import argparse
import os
import re
import sys
import time
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from engine.arena import Match, OwnPlayer, Tally
from engine.cli.arena import tallied
from engine.rules import PRESETS

DOCUMENT = Path(__file__).parents[2] / "docs" / "players.md"
SEED = 2026
MOST = 2000
OTHERS = 400


@dataclass(frozen=True, slots=True)
class Pairing:
    """Two players under some rules, and what the first should reach.

    Attributes:
        preset: The rules.
        first: The player whose share is printed.
        second: Who it meets.
        goal: The share that the interval should lie above; None where there is no goal.
        most: How many contests at most.
    """

    preset: str
    first: str
    second: str
    goal: float | None = None
    most: int = OTHERS


_EAAI: Sequence[tuple[str, str, float]] = (
    ("expert", "simple_eaai", 0.72),
    ("expert", "gin_waiter", 0.62),
    ("expert", "club", 0.55),
    ("club", "simple_eaai", 0.65),
    ("club", "novice", 0.70),
)

PAIRINGS: Sequence[Pairing] = (
    *(Pairing("eaai", first, second, goal, MOST) for first, second, goal in _EAAI),
    *(
        Pairing(preset, first, second)
        for preset in ("oklahoma", "straight", "hollywood", "tedesco")
        for first, second, _ in _EAAI
    ),
    *(Pairing(preset, "club", "simple", 0.60) for preset in ("mahjong", "skarney", "colonel")),
)


def played(pairing: Pairing, jobs: int, most: int | None = None) -> Tally:
    """Play a pairing's contests.

    Args:
        pairing: Who plays what.
        jobs: How many processes play.
        most: How many contests at most, if not as many as the pairing says.
    """
    players = OwnPlayer(pairing.first), OwnPlayer(pairing.second)
    match = Match(PRESETS[pairing.preset], players, SEED, time.process_time)
    return tallied(match, (most or pairing.most) // 2, jobs, pairing.goal)


def row(pairing: Pairing, tally: Tally) -> str:
    """Return a pairing's row of the table."""
    low, high = tally.interval
    told = tally.to_json()
    cells = (
        f"`{pairing.first}`",
        f"`{pairing.second}`",
        str(tally.contests),
        f"{tally.share:.1%}",
        f"{low:.1%} to {high:.1%}",
        "" if pairing.goal is None else f"{pairing.goal:.0%}",
        " to ".join(f"{points:.1f}" for points in told["points_a_deal"]),
        " / ".join(f"{1000 * seconds:.1f}" for seconds in told["seconds_a_decision"]),
    )
    return f"| {' | '.join(cells)} |"


def table(preset: str, results: Iterable[tuple[Pairing, Tally]]) -> Iterator[str]:
    """Yield the lines of the table of a preset."""
    yield f"`{preset}`:\n"
    yield "| player | against | contests | share | 95 % | goal | points a deal | ms each |"
    yield "| --- | --- | ---: | ---: | --- | ---: | ---: | ---: |"
    for pairing, tally in results:
        yield row(pairing, tally)


def written(document: str, preset: str, lines: Iterable[str]) -> str:
    """Return the document with another table for a preset, between its marks."""
    text = "\n".join(lines)
    marks = re.compile(rf"(<!-- {preset} -->\n).*?(<!-- /{preset} -->)", re.DOTALL)
    return marks.sub(lambda found: f"{found[1]}{text}\n{found[2]}", document)


def main() -> None:
    """Play, print the tables, and write them where all of a preset was played."""
    every = list(dict.fromkeys(each.preset for each in PAIRINGS))
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.players.ladder", description=__doc__
    )
    parser.add_argument("presets", nargs="*", choices=[*every, []], help="play these alone")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--contests", type=int, help="no more than so many a pairing; not written")
    chosen = parser.parse_args()
    for preset in chosen.presets or every:
        wanted = [each for each in PAIRINGS if each.preset == preset]
        results = ((each, played(each, chosen.jobs, chosen.contests)) for each in wanted)
        lines: list[str] = []
        for line in table(preset, results):
            sys.stdout.write(f"{line}\n")
            sys.stdout.flush()
            lines.append(line)
        if chosen.contests is None:
            document = written(DOCUMENT.read_text("utf-8"), preset, lines)
            DOCUMENT.write_text(document, "utf-8")


if __name__ == "__main__":
    main()
