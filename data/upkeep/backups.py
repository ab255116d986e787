"""Backups of an SQLite file, made while it is used and verified before they get their names."""

import asyncio
import os
import shutil
import sqlite3
import threading
import time
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager, closing
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from data.storage.causes import explain
from data.storage.errors import DatabaseProblem
from data.storage.files import BESIDE, OWNER_ALONE
from data.storage.integrity import VALUE
from data.storage.migrate import is_known

PART: Final = ".part"

_POSIX: Final = "posix"
_SOUND: Final = "ok"  # of SQLite's check
_PAGES: Final = 64  # copied in a step: a quarter of a megabyte
_FLUSHED: Final = 16  # steps after which what was copied is on the disk
_STEPS: Final = 20_000  # of SQLite's between two rests while it verifies
_RESTS: Final = 3.0  # times as long as it has worked
_LONGEST: Final = 0.1  # seconds of a rest
_SPARE: Final = 1.05  # of the size that has to be free

Rest = Callable[..., None]


@dataclass(frozen=True, slots=True)
class Backup:
    """One that was made, with its bytes and the seconds that it took."""

    file: Path
    size: int
    seconds: float


class Stopped(Exception):  # noqa: N818 - reads as what happened
    """The bot stops, and what it was copying is of no use."""


def back_up(
    source: Path, target: Path, *, gently: bool = False, stopped: threading.Event | None = None
) -> Backup:
    """Copy a file as of one moment, whole or not at all; `gently` rests as long as it works."""
    # DatabaseProblem: There is no backup; the text says why in one sentence. Stopped: It
    # was stopped meanwhile.
    began, rest = time.monotonic(), _rest(stopped, gently=gently)
    if not source.is_file():
        raise DatabaseProblem(f"There is no database {source}.")
    if target.exists():
        raise DatabaseProblem(f"No backup was made: there is a file {target} already.")
    part = target.with_name(f"{target.name}.{os.getpid()}{PART}")
    try:
        check_room(source, target.parent)
        copy_pages(source, part, rest)
        revision_of(part, rest)
        _keep(part, target)
    except (sqlite3.Error, OSError) as error:
        raise DatabaseProblem(f"No backup was made. {explain(str(target), error)}") from error
    finally:
        for ending in BESIDE:
            Path(f"{part}{ending}").unlink(missing_ok=True)
    return Backup(target, target.stat().st_size, time.monotonic() - began)


@asynccontextmanager
async def copied(file: Path) -> AsyncGenerator[Path]:
    """Copy an SQLite file as of one moment, to be looked at; at the end the copy is removed."""
    # DatabaseProblem: There is none, or it can't be read; the text says why in one sentence.
    with TemporaryDirectory() as folder:
        copy = Path(folder) / "copy.db"
        await asyncio.to_thread(_copy, file, copy)
        yield copy


def _copy(file: Path, to: Path) -> None:
    if not file.is_file():
        raise DatabaseProblem(f"There is no database {file}.")
    try:
        check_room(file, to.parent)
        copy_pages(file, to)
    except (sqlite3.Error, OSError) as error:
        raise DatabaseProblem(explain(str(file), error)) from error


def check_room(source: Path, folder: Path) -> None:
    """Raise DatabaseProblem where a copy of a file wouldn't fit into a folder."""
    there = (Path(f"{source}{ending}") for ending in BESIDE)
    needed = int(_SPARE * sum(each.stat().st_size for each in there if each.exists()))
    free = shutil.disk_usage(folder).free
    if free < needed:
        raise DatabaseProblem(
            f"The disk is full: a copy of {source} needs {megabytes(needed)} in {folder}, and"
            f" {megabytes(free)} are free."
        )


def copy_pages(source: Path, target: Path, rest: Rest | None = None) -> None:
    """Copy a file as of one moment to a new one that is its owner's alone."""
    target.unlink(missing_ok=True)
    opened, steps = os.open(target, os.O_CREAT | os.O_EXCL | os.O_RDWR, OWNER_ALONE), 0

    def step(*_: object) -> None:
        nonlocal steps
        steps += 1
        if rest is not None:
            if steps % _FLUSHED == 0:
                # A whole file at its end would have the bot's own writes wait for the disk.
                os.fsync(opened)
            rest()

    try:
        with closing(_connect(source)) as there, closing(_connect(target, writes=True)) as here:
            # Without a snapshot of its own it would begin again with every move made meanwhile.
            there.execute("BEGIN")
            there.execute("SELECT count(*) FROM sqlite_master").fetchall()
            here.execute("PRAGMA journal_mode = OFF")
            there.backup(here, pages=_PAGES, progress=step)
    finally:
        os.close(opened)


def revision_of(file: Path, rest: Rest | None = None) -> str:
    """Return a file's schema; DatabaseProblem where it is damaged, or another program's."""
    with closing(_connect(file)) as connection:
        if rest is not None:
            connection.set_progress_handler(rest, _STEPS)
        try:
            connection.execute("PRAGMA ignore_check_constraints = ON")
            for (said,) in connection.execute("PRAGMA quick_check"):
                if said != _SOUND and not VALUE.match(said):
                    line = str(said).splitlines()[-1]
                    raise DatabaseProblem(f"{file} is damaged ({line}).")
            return schema_of(connection)
        except sqlite3.OperationalError as error:
            if rest is not None and error.sqlite_errorcode == sqlite3.SQLITE_INTERRUPT:
                raise Stopped from None
            raise
        except sqlite3.DatabaseError as error:
            raise DatabaseProblem(explain(str(file), error)) from error


def schema_of(connection: sqlite3.Connection) -> str:
    """Return the revision of a database's schema; DatabaseProblem if it isn't Undercut's."""
    query = "SELECT count(*) FROM sqlite_master WHERE name = 'alembic_version'"
    found = None
    if connection.execute(query).fetchone()[0]:
        found = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    if found is None:
        raise DatabaseProblem("That is no database of Undercut's.")
    return str(found[0])


def check_revision(revision: str) -> None:
    """Raise DatabaseProblem for the schema of a newer program."""
    if not is_known(revision):
        raise DatabaseProblem(
            f"It was last opened by a newer Undercut (its schema is {revision}): update Undercut."
        )


def megabytes(size: int) -> str:
    """Return a size for people."""
    return f"{size / 1e6:,.1f} MB"


def flush(path: Path) -> None:
    """Have what was written to a file, or renamed in a folder, on the disk."""
    if os.name != _POSIX and path.is_dir():
        return
    opened = os.open(path, os.O_RDONLY if path.is_dir() else os.O_RDWR)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)


def _connect(file: Path, *, writes: bool = False) -> sqlite3.Connection:
    wal = Path(f"{file}-wal")
    # Nobody else has a copy open: so it isn't locked, and no files are made beside it.
    alone = not writes and file.name.endswith(PART) and not wal.exists()
    mode = "mode=rw" if writes else "mode=ro&immutable=1" if alone else "mode=ro"
    address = f"{file.absolute().as_uri()}?{mode}"
    return sqlite3.connect(address, uri=True, isolation_level=None)


def _rest(stopped: threading.Event | None, *, gently: bool) -> Rest:
    # Make what is called between two steps: it rests, and ends the work of a bot that stops.
    since = time.monotonic()

    def rest(*_: object) -> None:
        nonlocal since
        if stopped is not None and stopped.is_set():
            raise Stopped
        if gently:
            time.sleep(min(_RESTS * (time.monotonic() - since), _LONGEST))
            since = time.monotonic()

    return rest


def _keep(part: Path, target: Path) -> None:
    flush(part)
    if target.exists():
        raise FileExistsError(f"there is a file {target} already")
    part.replace(target)
    flush(target.parent)
