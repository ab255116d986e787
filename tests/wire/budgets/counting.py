"""Counts what the bot spends: statements, rows, requests and calls of Python functions."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from importlib.util import find_spec
from pathlib import Path
from types import FrameType

from sqlalchemy.engine.default import DefaultDialect

from playground.driver import StandIn
from tests.wire.budgets.budgets import Spent

ROOT = Path(__file__).parents[3]
FLOORS = ("engine", "art", "data", "club", "cogs")
LIBRARIES = ("discord", "sqlalchemy", "aiosqlite", "fluent", "structlog")
"""What the bot calls and the stand-in for Discord, which runs beside it, doesn't."""

UNLIMITED = ("/interactions/", "/webhooks/")
"""How the paths begin that count for no limit of the bot."""


def _folder(library: str) -> str:
    spec = find_spec(library)
    assert spec is not None
    assert spec.submodule_search_locations
    return f"{spec.submodule_search_locations[0]}/"


MEASURING = (
    f"{ROOT / 'cogs' / 'monitoring'}/",
    f"{ROOT / 'data' / 'storage' / 'timed_transactions.py'}",
    _folder("prometheus_client"),
)
"""What runs where somebody watches the bot, and nowhere else."""

EXECUTING = {DefaultDialect.do_execute.__code__, DefaultDialect.do_executemany.__code__}
"""Where a statement is executed: a listener would make SQLAlchemy do more than it does without."""

COUNTED = (*(f"{ROOT / floor}/" for floor in FLOORS), *map(_folder, LIBRARIES))


@dataclass
class Counter:
    """What has been spent so far; the requests are there once the block is over.

    Attributes:
        measuring: The calls that measure what a host watches.
    """

    statements: int = 0
    rows: int = 0
    calls: int = 0
    measuring: int = 0
    requests: list[str] = field(default_factory=list[str])

    @property
    def spent(self) -> Spent:
        limited = sum(not path.startswith(UNLIMITED) for path in self.requests)
        return Spent(self.statements, self.rows, len(self.requests), limited, self.calls)


@contextmanager
def counting(discord: StandIn) -> Iterator[Counter]:
    """Count what the bot, which runs in this thread, spends in the block."""
    found = Counter()
    before = len(discord.requests())

    def note(frame: FrameType, what: str, _: object) -> None:
        if what == "call" and frame.f_code.co_filename.startswith(COUNTED):
            found.calls += 1
        if what == "call" and frame.f_code.co_filename.startswith(MEASURING):
            found.measuring += 1
        if what == "return" and frame.f_code in EXECUTING:
            found.statements += 1
            found.rows += len(frame.f_locals["cursor"]._rows)

    profile = sys.getprofile()
    sys.setprofile(note)
    try:
        yield found
    finally:
        sys.setprofile(profile)
        found.requests += [one.path for one in discord.requests()[before:]]
