"""The long runs: `python -m tests.proof`, or only some: `python -m tests.proof games --size 3`.

`python -m tests.proof fuzz records --inputs 5000` fuzzes one reader alone; what there is to fuzz is
told where a name is wrong.
"""

import argparse
import time
from functools import partial
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
    "concurrency.shards",
    "endurance.endurance",
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
    "fuzz.fuzz",
)
"""The modules, each called by the last part of its name."""

FUZZ = "fuzz"
"""The section that is followed by names of what is fuzzed."""

SECTIONS = {path.rpartition(".")[2]: path for path in RUNS}


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.proof", description=__doc__)
    parser.add_argument("sections", nargs="*", metavar="section", help=", ".join(SECTIONS))
    amount = "how much of each, instead of all of it"
    parser.add_argument("--size", "--inputs", dest="size", type=int, help=amount)
    wanted = parser.parse_args()
    sections, fuzzed = wanted.sections, ()
    if sections[:1] == [FUZZ]:
        sections, fuzzed = sections[:1], sections[1:]
    if unknown := set(sections) - SECTIONS.keys():
        parser.error(f"no such section: {', '.join(unknown)}; there are {', '.join(SECTIONS)}")
    for name in sections or SECTIONS:
        run = cast("LongRun", import_module(f"tests.proof.{SECTIONS[name]}"))
        begun = time.monotonic()
        prove = partial(run.prove, names=fuzzed) if fuzzed else run.prove
        for said in prove(wanted.size or run.SIZE):
            print(f"\n{row(said)}" if not isinstance(said, str) else f"{name}: {said}", flush=True)  # noqa: T201
        print(f"\n{name}: {time.monotonic() - begun:.0f} s\n", flush=True)  # noqa: T201


if __name__ == "__main__":
    main()
