"""What is fuzzed, and what a run of it finds."""

import time
import traceback
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[3]

SLOW: Final = 0.25
"""Seconds of processor time that one text may take at most."""

TRIES: Final = 3
"""How often a text is tried that seems slow: what it costs comes every time."""


@dataclass(frozen=True, slots=True)
class Target:
    """A reader of texts from outside.

    Attributes:
        name: What it reads.
        seeds: Texts that it takes, to start from.
        take: Reads a text and checks what must hold; whether the text was taken or refused. An
            exception is a fault, and so is an answer that comes late.
        modules: Where the reader stands: of these the covered lines are counted.
        words: What makes a text look right.
        longest: Characters that a text has at most.
        inputs: How many a full run has.
    """

    name: str
    seeds: Sequence[str]
    take: Callable[[str], bool]
    modules: Sequence[str]
    words: Sequence[str] = ()
    longest: int = 1_000
    inputs: int = 1_000_000


@dataclass
class Findings:
    """What came of a run.

    Attributes:
        inputs: How many texts were read.
        taken: How many of them were no refusals.
        slowest: The most seconds of processor time that one took.
        culprit: The text that took them.
        faults: For each kind of fault its first text.
        seconds: How long it took.
        grown: By how many MiB the process grew.
        reached: Which part of the reader's lines was reached.
    """

    inputs: int = 0
    taken: int = 0
    slowest: float = 0.0
    culprit: str = ""
    faults: dict[str, str] = field(default_factory=dict)
    seconds: float = 0.0
    grown: int = 0
    reached: str = "-"

    def feed(self, target: Target, text: str) -> bool:
        """Have a text read; whether it was taken."""
        self.inputs += 1
        taken, least = False, float("inf")
        try:
            for _ in range(TRIES):
                begun = time.thread_time()
                taken = target.take(text)
                least = min(least, time.thread_time() - begun)
                if least < SLOW:
                    break
        except Exception as error:  # noqa: BLE001 - each is a fault to be told of
            self.faults.setdefault(place(error), text)
            return False
        if least >= SLOW:
            self.faults.setdefault(f"slow: {least:.2f} s", text)
        if least > self.slowest:
            self.slowest, self.culprit = least, text
        self.taken += taken
        return taken


def refused(error: Exception, secret: str | None = None) -> bool:
    """Check that a refusal is one line, without a secret; a text that is refused isn't taken."""
    assert "\n" not in str(error)
    assert secret is None or secret not in str(error)
    return False


def place(error: BaseException) -> str:
    """Say what kind of fault it is, and where in the program: one of a kind is enough."""
    frames = traceback.extract_tb(error.__traceback__)
    ours = [one for one in frames if Path(one.filename).is_relative_to(ROOT)]
    ours = [one for one in ours if ".venv" not in one.filename] or list(frames)
    last = ours[-1]
    return f"{type(error).__name__} in {Path(last.filename).name}:{last.lineno} {last.name}"
