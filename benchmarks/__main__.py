"""Print how long things take, each beside a reference on the same machine in the same run."""

import asyncio
import random
import sys
import tempfile
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path

from benchmarks.engine import deals, drawing, floors, replays, solver, worst_hands
from benchmarks.engine.other_engines import missing
from benchmarks.live import (
    boards,
    clicks,
    history,
    memory,
    practice,
    requests,
    running,
    servers,
    startup,
    statements,
    waiting,
    writes,
)
from benchmarks.measure import Measure
from benchmarks.players import gauntlet, variants
from benchmarks.timing import compare


def report(measures: Iterable[Measure], *, faster: bool) -> None:
    """Print a table.

    Args:
        measures: Its lines.
        faster: Whether the ratio says how many times as fast as the other we are, rather than
            how many times as long as the floor it takes.
    """
    sys.stdout.write(f"\n{'what':<32}{'each':>14}{'ratio':>10}  beside\n")
    for measure in measures:
        took, ratio = compare(measure.work, measure.other)
        shown = 1 / ratio if faster else ratio
        sys.stdout.write(
            f"{measure.what:<32}{took * 1e6:>11,.2f} µs{shown:>10,.1f}  {measure.beside}\n"
        )
        sys.stdout.flush()


def solving() -> None:
    """Print the lines of the engine."""
    rng = random.Random(1)
    for name in missing():
        sys.stdout.write(f"{name} isn't installed: its lines are left out (try `make bench`).\n")
    sys.stdout.write("How many times as fast as the other engine:\n")
    report(solver.measures(rng), faster=True)
    report(deals.measures(rng), faster=True)
    report(deals.of_presets(rng), faster=True)
    sys.stdout.write("\nHow many times as long as the floor:\n")
    report(floors.measures(rng), faster=False)


def drawn() -> None:
    """Print the lines of the drawings."""
    sys.stdout.write("\nDrawing, as so many times as long as a message of one button:\n")
    report(drawing.measures(), faster=False)


def stated() -> None:
    """Print the lines of the database's driver."""
    sys.stdout.write("\nStatements, as so many times as fast as by the libraries' own driver:\n")
    with asyncio.Runner() as runner, tempfile.TemporaryDirectory() as folder:
        report(statements.measures(runner, Path(folder)), faster=True)


SECTIONS: Mapping[str, Callable[[], None]] = {
    "engine": solving,
    "drawing": drawn,
    "statements": stated,
    "clicks": clicks.report,
    "history": history.report,
    "running": running.report,
    "boards": boards.report,
    "replays": replays.report,
    "startup": startup.report,
    "memory": memory.report,
    "servers": servers.report,
    "practice": practice.report,
    "variants": variants.report,
    "gauntlet": gauntlet.report,
    "waiting": waiting.report,
    "writes": writes.report,
    "requests": requests.report,
    "worst": worst_hands.report,
}


ON_POSTGRESQL = "--database=postgresql"


def main(arguments: Sequence[str] = ()) -> None:
    """Print the tables, or those named; `clicks --database=postgresql` compares the databases."""
    wanted = [each for each in arguments if each != ON_POSTGRESQL]
    if wanted != [*arguments]:
        if wanted != ["clicks"]:
            sys.exit(f"{ON_POSTGRESQL} is for clicks alone")
        return clicks.report(database="postgresql")
    if strange := set(wanted) - set(SECTIONS):
        sys.exit(f"no section {', '.join(sorted(strange))}; there are {', '.join(SECTIONS)}")
    for name in wanted or SECTIONS:
        SECTIONS[name]()
    return None


if __name__ == "__main__":
    main(sys.argv[1:])
