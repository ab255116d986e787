"""Every reader of text from outside gets texts at random, and the bot's doors forged payloads.

`python -m tests.proof fuzz` runs all, `python -m tests.proof fuzz records --inputs 5000` one with
so many inputs. Where atheris is installed (`pip install -r requirements-fuzz.txt`; it is built for
Linux alone), it looks for texts that reach new code; elsewhere, and in the tests, texts are changed
at random, the same ones in every run.
"""

import asyncio
import json
import random
import subprocess
import sys
import tempfile
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from tests.proof.fuzz import engine_texts, host_texts, member_texts, plain_data
from tests.proof.fuzz.gateway_payloads import fuzz_gateway_events, fuzz_interactions
from tests.proof.fuzz.measuring import measured
from tests.proof.fuzz.mutation import mutate
from tests.proof.fuzz.reached_lines import reached
from tests.proof.fuzz.stored_tables import fuzz_stored_tables
from tests.proof.fuzz.target import ROOT, Findings, Target
from tests.proof.long_run import Figures

SIZE: Final = 0
"""As many inputs as each has in a full run."""

GROWN: Final = 512
"""MiB that a process may grow by."""

SEED: Final = 20

_KEPT: Final = 400
"""Texts that were taken, from which others are made."""

_SHOWN: Final = 60

_MANY: Final = 10_000
"""Inputs from which on looking for new code pays."""

Door = Callable[[int, int], Awaitable[Findings]]

DOORS: Final[Mapping[str, tuple[Door, int]]] = {
    "interactions": (fuzz_interactions, 20_000),
    "gateway_events": (fuzz_gateway_events, 20_000),
    "stored_tables": (fuzz_stored_tables, 20_000),
}
"""What needs the whole bot or a database, with the inputs of a full run."""


def targets() -> dict[str, Target]:
    """The readers, by name."""
    parts = (engine_texts, member_texts, host_texts, plain_data)
    return {one.name: one for part in parts for one in part.targets()}


def prove(size: int, names: Sequence[str] = ()) -> Iterator[str | Figures]:
    """Give that many inputs to each of them, or to those that are named.

    Raises:
        AssertionError: Something other than a refusal came of one.
    """
    readers = targets()
    every = {**readers, **DOORS}
    if unknown := set(names) - every.keys():
        raise AssertionError(f"nothing is called {unknown}: there are {', '.join(every)}")
    faults: dict[str, str] = {}
    for name in names or every:
        if (reader := readers.get(name)) is not None:
            inputs = size or reader.inputs
            found = None
            if find_spec("atheris") and inputs >= _MANY:
                found = guided(reader, inputs)
                if found is None:
                    yield f"{name}: atheris gave up, so texts are changed at random"
            found = found or at_random(reader, inputs)
        else:
            fuzz, usual = DOORS[name]
            found = asyncio.run(fuzz(size or usual, SEED))
        faults |= {f"{name}: {fault}": text for fault, text in found.faults.items()}
        if found.grown > GROWN:
            faults[f"{name}: memory"] = f"{found.grown} MiB"
        yield _row(name, found)
    assert not faults, "\n".join(f"{fault}: {text!r}" for fault, text in faults.items())


def at_random(target: Target, inputs: int, seed: int = SEED) -> Findings:
    """Have texts read that are changed at random, some of them changed before."""
    dice, found = random.Random(f"{target.name} {seed}"), Findings()
    seeds = list(target.seeds)
    pool = list(seeds)
    with measured(found):
        for text in seeds[:inputs]:
            found.feed(target, text)
        while found.inputs < inputs:
            text = mutate(dice.choice(pool), seeds, target.words, dice)[: target.longest]
            if found.feed(target, text) and dice.random() < 1 / 8:
                pool[len(seeds) :] = [*pool[len(seeds) :], text][-_KEPT:]
    found.reached = reached(target.modules, pool, target.take)
    return found


def guided(target: Target, inputs: int) -> Findings | None:
    """Have atheris look for texts that reach new code, in a process of its own.

    None where that process ended without a report.
    """
    with tempfile.TemporaryDirectory() as name:
        report = Path(name) / "report.json"
        command = [sys.executable, "-m", "tests.proof.fuzz.guided", target.name, str(inputs), name]
        subprocess.run(command, cwd=ROOT, capture_output=True, check=False)
        if not report.exists():
            return None
        return Findings(**json.loads(report.read_text("utf-8")))


def _row(name: str, found: Findings) -> Figures:
    culprit = ascii(found.culprit)[1:-1]
    return {
        "what": f"`{name}`",
        "inputs": f"{found.inputs:,}",
        "taken": f"{found.taken:,}",
        "seconds": f"{found.seconds:.0f}",
        "slowest": f"{found.slowest * 1000:.1f} ms",
        "with": f"`{culprit[:_SHOWN]}`".replace("|", "\\|"),
        "grown by": f"{found.grown} MiB",
        "lines reached": found.reached,
        "faults": len(found.faults),
    }
