"""The long runs: `python -m tests.proof`, or only some: `python -m tests.proof games --size 3`."""

import argparse
import time
from importlib import import_module
from typing import cast

from tests.proof.long_run import LongRun, row

RUNS = (
    "games.games",
    "faults.hostile_inputs",
    "games.contests",
    "games.coached",
    "faults.faulty",
    "fairness.grinding",
    "crashes.kills",
    "defences",
    "storage.migrations",
    "storage.damaged_tables",
    "concurrency.races",
    "crashes.restarts",
    "games.season",
    "fairness.shuffle",
    "deadlines.sixty_days",
    "deadlines.quiet_games",
    "daily.daily_match",
    "leagues.leagues",
    "cups.cups",
    "storage.slow_database",
    "games.solver",
)
"""The modules, each called by the last part of its name."""

SECTIONS = {path.rpartition(".")[2]: path for path in RUNS}


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.proof", description=__doc__)
    parser.add_argument("sections", nargs="*", metavar="section", help=", ".join(SECTIONS))
    parser.add_argument("--size", type=int, help="how much of each, instead of all of it")
    wanted = parser.parse_args()
    if unknown := set(wanted.sections) - SECTIONS.keys():
        parser.error(f"no such section: {', '.join(unknown)}; there are {', '.join(SECTIONS)}")
    for name in wanted.sections or SECTIONS:
        run = cast("LongRun", import_module(f"tests.proof.{SECTIONS[name]}"))
        begun = time.monotonic()
        for said in run.prove(wanted.size or run.SIZE):
            print(f"\n{row(said)}" if not isinstance(said, str) else f"{name}: {said}", flush=True)  # noqa: T201
        print(f"\n{name}: {time.monotonic() - begun:.0f} s\n", flush=True)  # noqa: T201


if __name__ == "__main__":
    main()
