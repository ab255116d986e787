"""The long runs: `python -m tests.proof`, or only some: `python -m tests.proof games --size 3`."""

import argparse
import time
from importlib import import_module
from typing import cast

from tests.proof.section import Section, row

SECTIONS = (
    "games",
    "bounded",
    "contests",
    "coached",
    "faulty",
    "grinding",
    "kills",
    "defences",
    "migrations",
    "poison",
    "races",
    "returning",
    "season",
    "shuffle",
    "sixty_days",
    "slow",
    "solver",
)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.proof", description=__doc__)
    parser.add_argument("sections", nargs="*", metavar="section", help=", ".join(SECTIONS))
    parser.add_argument("--size", type=int, help="how much of each, instead of all of it")
    wanted = parser.parse_args()
    if unknown := set(wanted.sections) - set(SECTIONS):
        parser.error(f"no such section: {', '.join(unknown)}; there are {', '.join(SECTIONS)}")
    for name in wanted.sections or SECTIONS:
        section = cast("Section", import_module(f"tests.proof.{name}"))
        begun = time.monotonic()
        for said in section.prove(wanted.size or section.SIZE):
            print(f"\n{row(said)}" if not isinstance(said, str) else f"{name}: {said}", flush=True)  # noqa: T201
        print(f"\n{name}: {time.monotonic() - begun:.0f} s\n", flush=True)  # noqa: T201


if __name__ == "__main__":
    main()
