"""A backup put in the place of the database; killed anywhere, it loses neither of them."""

import os
import shutil
import sqlite3
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

from data.storage.causes import explain
from data.storage.errors import DatabaseProblem
from data.storage.files import BESIDE, RESTORED
from data.storage.presence import hold, lock_of
from data.upkeep.backups import (
    PART,
    check_revision,
    check_room,
    copy_pages,
    flush,
    revision_of,
)
from data.upkeep.rotation import STAMP


def restore(backup: Path, database: Path) -> Path | None:
    """Put a backup in place of a database that nobody uses; return where the old one is now."""
    # DatabaseProblem: It can't be; the database is as it was, and the text says why.
    database = Path(os.path.realpath(database))
    if not backup.is_file():
        raise DatabaseProblem(f"There is no backup {backup}.")
    if database.exists() and database.samefile(backup):
        raise DatabaseProblem(f"{backup} is the database itself.")
    if not database.parent.is_dir():
        raise DatabaseProblem(f"The folder for the database, {database.parent}, doesn't exist.")
    try:
        lock = hold(lock_of(database), alone=True)
        if lock is None:
            raise _in_use(database)
        with closing(lock):
            if _is_open(database):
                raise _in_use(database)
            owner = (database if database.exists() else database.parent).stat()
            _give_to(owner, lock_of(database))
            ready = Path(f"{database}{RESTORED}")
            _make_ready(backup, ready, owner)
            # As `ready` is there from now on, no bot starts before all of it is done.
            aside = _set_aside(database, ready)
            for ending in BESIDE[1:]:
                Path(f"{database}{ending}").unlink(missing_ok=True)
            ready.replace(database)
            flush(database.parent)
            return aside
    except (sqlite3.Error, OSError) as error:
        raise DatabaseProblem(f"Nothing was restored. {explain(str(backup), error)}") from error


def _in_use(database: Path) -> DatabaseProblem:
    return DatabaseProblem(f"A bot runs on the database {database}: stop it first.")


def _is_open(database: Path) -> bool:
    # Whether a program has it open that takes no lock, such as an earlier version's bot.
    if not database.exists():
        return False
    address = f"{database.as_uri()}?mode=rw"
    with closing(sqlite3.connect(address, uri=True, isolation_level=None, timeout=0)) as connection:
        try:
            connection.execute("PRAGMA locking_mode = EXCLUSIVE")
            connection.execute("BEGIN EXCLUSIVE")
        except sqlite3.Error as error:
            # What is damaged can't be opened by anybody.
            return getattr(error, "sqlite_errorcode", 0) & 0xFF == sqlite3.SQLITE_BUSY
    return False


def _make_ready(backup: Path, ready: Path, owner: os.stat_result) -> None:
    check_revision(revision_of(backup))
    check_room(backup, ready.parent)
    part = Path(f"{ready}{PART}")
    try:
        copy_pages(backup, part)
        revision_of(part)
        flush(part)
        _give_to(owner, part)
        part.replace(ready)
    finally:
        part.unlink(missing_ok=True)
    flush(ready.parent)


def _give_to(owner: os.stat_result, file: Path) -> None:
    # What root writes would be root's, and the bot couldn't open it.
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        os.chown(file, owner.st_uid, owner.st_gid)


def _set_aside(database: Path, ready: Path) -> Path | None:
    # Keep the file under another name too, with what its log has that it doesn't.
    if not database.exists():
        return None
    aside = _free_name(database)
    try:
        for ending in BESIDE:
            if ending != "-shm" and Path(f"{database}{ending}").exists():
                _link(Path(f"{database}{ending}"), Path(f"{aside}{ending}"))
        flush(aside.parent)
    except OSError:
        # Nothing has been replaced yet, so nothing keeps the bot from starting as before.
        for each in (ready, *(Path(f"{aside}{ending}") for ending in BESIDE)):
            each.unlink(missing_ok=True)
        raise
    return aside


def _free_name(database: Path) -> Path:
    stem = f"{database.stem}-{datetime.now(UTC):{STAMP}}-replaced"
    number = 1
    while (found := database.with_name(f"{stem}{'' if number == 1 else f'-{number}'}.db")).exists():
        number += 1
    return found


def _link(file: Path, name: Path) -> None:
    try:
        name.hardlink_to(file)
    except OSError:  # on file systems that know no second name
        shutil.copy2(file, name)
        flush(name)
