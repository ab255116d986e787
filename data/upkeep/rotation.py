"""Backups that a running bot makes of its file by itself, the oldest of which go."""

import asyncio
import logging
import re
import sqlite3
import threading
from collections.abc import AsyncGenerator, Callable, Iterator
from contextlib import asynccontextmanager, closing, suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Final

from data.storage.errors import DatabaseProblem
from data.storage.presence import hold
from data.storage.urls import file_of
from data.upkeep.backups import PART, Backup, Stopped, back_up, megabytes
from data.upkeep.storage_settings import StorageSettings

FOLDER: Final = "backups"  # beside the database
STAMP: Final = "%Y%m%d-%H%M%S"

LOOKS: Final = timedelta(minutes=10)  # between two looks, the first of which isn't at the start
AGAIN: Final = timedelta(hours=1)  # after one that failed

log = logging.getLogger(__name__)


def folder_of(settings: StorageSettings, file: Path) -> Path:
    """Return where a file's backups are kept."""
    asked = settings.backup_folder
    return file.parent / FOLDER if asked is None or asked == Path() else asked.absolute()


class Rotation:
    """The backups of one file; `every` is how much time there is between two, `keep` how many."""

    def __init__(
        self,
        file: Path,
        folder: Path,
        every: timedelta,
        keep: int,
        now: Callable[[], datetime] = lambda: datetime.now(UTC),
    ) -> None:
        self._file = file
        self._folder = folder
        self._every = every
        self._keep = keep
        self._now = now
        self._again: datetime | None = None
        self._name = re.compile(rf"{re.escape(file.stem)}-(\d{{8}}-\d{{6}})-auto\.db")

    async def run(self) -> None:
        """Make each backup when it is due, for as long as the bot runs."""
        while True:
            await asyncio.sleep(LOOKS.total_seconds())
            await self.look()

    async def look(self) -> Backup | None:
        """Make a backup if one is due; what keeps it from that is logged, and tried again later."""
        if self._again is not None and self._now() < self._again:
            return None
        stopped = threading.Event()
        try:
            made = await asyncio.to_thread(self._look, stopped)
        except Stopped:
            return None
        except (DatabaseProblem, sqlite3.Error, OSError) as error:
            said = error if isinstance(error, DatabaseProblem) else f"No backup was made: {error}."
            self._again = self._now() + AGAIN
            log.warning("%s It is tried again in an hour.", said)
            return None
        except Exception:  # whatever it is, the next backup is made
            self._again = self._now() + AGAIN
            log.exception("no backup was made")
            return None
        finally:
            stopped.set()
        if made is not None:
            size, seconds = megabytes(made.size), made.seconds
            log.info("backup %s made and verified: %s in %.1f s", made.file, size, seconds)
        return made

    def _look(self, stopped: threading.Event) -> Backup | None:
        if not self._is_due():
            return None
        self._folder.mkdir(mode=0o700, exist_ok=True)
        lock = hold(self._folder / f".{self._file.stem}.lock", alone=True)
        if lock is None:
            return None  # another process makes it
        with closing(lock):
            if not self._is_due():
                return None
            # Of a process that was killed.
            for left in self._folder.glob(f"{self._file.stem}-*-auto.db.*{PART}"):
                left.unlink()
            target = self._folder / f"{self._file.stem}-{self._now():{STAMP}}-auto.db"
            made = back_up(self._file, target, gently=True, stopped=stopped)
            for _, old in sorted(self._kept(), reverse=True)[self._keep :]:
                if old != target:
                    old.unlink(missing_ok=True)
            return made

    def _is_due(self) -> bool:
        now = self._now()
        # One from the future is of a clock that was wrong.
        made = [at for at, _ in self._kept() if at <= now]
        return not made or now - max(made) >= self._every

    def _kept(self) -> Iterator[tuple[datetime, Path]]:
        with suppress(FileNotFoundError):
            for each in self._folder.iterdir():
                if found := self._name.fullmatch(each.name):
                    with suppress(ValueError):
                        yield datetime.strptime(found[1], STAMP).replace(tzinfo=UTC), each


@asynccontextmanager
async def rotating(settings: StorageSettings) -> AsyncGenerator[None]:
    """Make backups of the database meanwhile, as the settings say; PostgreSQL's are its own."""
    file = file_of(settings.database_url)
    if file is None or not settings.backup_every:
        yield
        return
    every = timedelta(hours=settings.backup_every)
    rotation = Rotation(file, folder_of(settings, file), every, settings.backup_keep)
    task = asyncio.create_task(rotation.run(), name="backups")
    try:
        yield
    finally:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task
