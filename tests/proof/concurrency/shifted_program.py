"""Runs a bot's script by a clock that a test moves on, and by a newer schema if it asks for one.

It is run as `python -m tests.proof.concurrency.shifted_program bot.py`. The file that SHIFT names
holds the seconds by which the time of day is ahead; the folder that NEWER_SCHEMA names holds the
migrations. Nothing in the bot knows of either.
"""

import os
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Final

from club.core.clock import SystemClock
from cogs.messages import unfinished_turns
from data.storage import migrate
from playground import launch

SHIFT: Final = "SHIFT"
NEWER_SCHEMA: Final = "NEWER_SCHEMA"

REVISION: Final = "9999"
"""The newer schema, which an older program can use."""

_MIGRATION = """
from alembic import op
from sqlalchemy import Column, Text

revision = "{revision}"
down_revision = "{before}"
branch_labels = None
depends_on = None
works_since = "{before}"


def upgrade() -> None:
    op.add_column("tables", Column("remark", Text, nullable=True))
"""


class ShiftedClock:
    """The time of day, and as much later as a file says."""

    def __init__(self, file: Path) -> None:
        self._file = file

    def now(self) -> datetime:
        """The time."""
        return datetime.now(UTC) + timedelta(seconds=self.ahead)

    @property
    def ahead(self) -> float:
        """Seconds that it is ahead."""
        return float(self._file.read_text("ascii"))

    def advance(self, seconds: float) -> None:
        """Move it on, for all who read it."""
        new = self._file.with_suffix(".new")
        new.write_text(str((self.ahead if self._file.exists() else 0.0) + seconds), "ascii")
        new.replace(self._file)


def write_newer_schema(folder: Path) -> None:
    """Have the program's migrations in a folder, and one more that only adds something."""
    versions = folder / "versions"
    versions.mkdir(parents=True)
    for each in (migrate.MIGRATIONS / "versions").glob("m*.py"):
        (versions / each.name).write_bytes(each.read_bytes())
    text = _MIGRATION.format(revision=REVISION, before=migrate.newest())
    (versions / f"m{REVISION}_newer.py").write_text(text, "utf-8")


def main() -> None:
    """Point the program at what the environment names, and run the script."""
    clock = ShiftedClock(Path(os.environ[SHIFT]))

    def now(_self: SystemClock) -> datetime:
        return clock.now()

    SystemClock.now = now
    if newer := os.environ.get(NEWER_SCHEMA):
        migrate.MIGRATIONS = Path(newer)  # pyright: ignore[reportConstantRedefinition]
        migrate._scripts.cache_clear()
    unfinished_turns.WAIT = 0.5
    launch.main()


if __name__ == "__main__":
    main()
