"""A backup put back: refused where a bot runs, and safe wherever it is killed."""

import asyncio
import errno
import os
import shutil
import signal
import sqlite3
import stat
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from data.storage.database import Database
from data.storage.errors import DatabaseProblem
from data.storage.presence import lock_of
from data.upkeep.backups import back_up
from data.upkeep.restoring import restore
from tests.data.storage.prepared_database import prepared_database
from tests.data.upkeep.test_backups import members, remember

pytestmark = pytest.mark.sqlite

ROOT = Path(__file__).parents[3]

KILLED = """
import os, signal, sys
from pathlib import Path
from data.upkeep.restoring import restore

backup, database, count = sys.argv[1:]
left = int(count)
CHANGING = {"open", "os.link", "os.rename", "os.remove", "os.truncate", "sqlite3.connect"}

def die(event, args):
    global left
    if event in CHANGING and str(database) in str(args):
        left -= 1
        if left == 0:
            os.kill(os.getpid(), signal.SIGKILL)

sys.addaudithook(die)
restore(Path(backup), Path(database))
"""
"""Restores, and is killed just before the n-th look at, or change of, the database's files."""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "undercut.db"


def backed_up(file: Path) -> Path:
    """Make a backup with three members, and have two more come after it."""

    async def make() -> Path:
        database = await Database.open(await prepared_database(file.parent))
        await remember(database, 1, 3)
        backup = back_up(file, file.parent / "backup.db").file
        await remember(database, 100, 2)
        await database.close()
        return backup

    return asyncio.run(make())


def start(file: Path) -> None:
    """Open the database as a bot's start does."""

    async def open_it() -> None:
        await (await Database.open(f"sqlite+aiosqlite:///{file}")).close()

    asyncio.run(open_it())


def test_a_backup_takes_the_place_of_the_database(file: Path) -> None:
    backup = backed_up(file)
    aside = restore(backup, file)
    assert aside is not None
    assert (members(file), members(aside)) == (3, 5)
    if os.name == "posix":
        assert stat.S_IMODE(file.stat().st_mode) == 0o600
    start(file)


def test_it_can_be_put_where_there_is_nothing(file: Path) -> None:
    backup = backed_up(file)
    file.unlink()
    assert restore(backup, file) is None
    assert members(file) == 3


def test_the_log_of_a_bot_that_was_killed_is_kept_with_the_old_file(file: Path) -> None:
    backup = backed_up(file)
    script = (
        "import os, sqlite3, sys\n"
        "file = sqlite3.connect(sys.argv[1], isolation_level=None)\n"
        "file.execute(\"INSERT INTO members (member_id, name) VALUES (200, 'late')\")\n"
        "os._exit(0)\n"
    )
    subprocess.run([sys.executable, "-c", script, str(file)], check=True)
    assert Path(f"{file}-wal").stat().st_size > 0
    aside = restore(backup, file)
    assert aside is not None
    assert (members(file), members(aside)) == (3, 6)


def test_it_is_refused_while_a_bot_has_the_database_and_does_nothing(file: Path) -> None:
    backup = backed_up(file)

    async def refused() -> None:
        database = await Database.open(f"sqlite+aiosqlite:///{file}")
        await database._engine.dispose()  # as one that is idle: SQLite knows nothing of it
        with pytest.raises(DatabaseProblem, match="A bot runs on"):
            restore(backup, file)
        await database.close()

    asyncio.run(refused())
    assert members(file) == 5
    restore(backup, file)
    assert members(file) == 3


def test_it_is_refused_while_another_program_has_the_database_open(file: Path) -> None:
    backup = backed_up(file)
    with closing(sqlite3.connect(file)) as other:
        other.execute("SELECT count(*) FROM members").fetchall()
        with pytest.raises(DatabaseProblem, match="A bot runs on"):
            restore(backup, file)
    restore(backup, file)


def test_no_bot_starts_on_what_is_just_being_restored(file: Path) -> None:
    backed_up(file)
    script = (
        "import sys\nfrom data.storage.presence import hold, lock_of\n"
        "held = hold(lock_of(sys.argv[1]), alone=True)\n"
        "print('held', flush=True)\nsys.stdin.read()\n"
    )
    command = [sys.executable, "-c", script, str(file)]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, cwd=ROOT, stdin=pipe, stdout=pipe, text=True) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == "held\n"
        with pytest.raises(DatabaseProblem, match="just being put in place"):
            start(file)
        other.communicate()
    start(file)


@pytest.mark.parametrize(
    ("damage", "said"),
    [
        ("nothing", "There is no backup"),
        ("garbage", "isn't an SQLite database"),
        ("page", "is damaged"),
        ("stranger", "no database of Undercut's"),
        ("newer", "newer Undercut"),
    ],
)
def test_a_backup_that_is_no_good_changes_nothing(file: Path, damage: str, said: str) -> None:
    backup = backed_up(file)
    _spoil(backup, damage)
    before = file.read_bytes()
    with pytest.raises(DatabaseProblem, match=said):
        restore(backup, file)
    assert file.read_bytes() == before
    assert not list(file.parent.glob("*-restore*"))


def _spoil(backup: Path, damage: str) -> None:
    match damage:
        case "nothing":
            backup.unlink()
        case "garbage":
            backup.write_bytes(b"nothing that SQLite knows " * 400)
        case "page":
            whole = bytearray(backup.read_bytes())
            whole[-4096:] = b"\xff" * 4096
            backup.write_bytes(whole)
        case "stranger":
            backup.unlink()
            with closing(sqlite3.connect(backup)) as connection:
                connection.execute("CREATE TABLE recipes (name TEXT)")
        case _:
            with closing(sqlite3.connect(backup, isolation_level=None)) as connection:
                connection.execute("UPDATE alembic_version SET version_num = '9999'")


def test_where_the_old_one_cannot_be_kept_the_bot_starts_as_before(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    backup = backed_up(file)
    before = members(file)

    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(Path, "hardlink_to", full)
    monkeypatch.setattr(shutil, "copy2", full)
    with pytest.raises(DatabaseProblem, match="Nothing was restored"):
        restore(backup, file)
    monkeypatch.undo()
    assert [*file.parent.glob("*-replaced.db*")] == []
    asyncio.run(opened(file))
    assert members(file) == before


async def opened(file: Path) -> None:
    await (await Database.open(f"sqlite+aiosqlite:///{file}")).close()


def test_where_root_may_give_nothing_away_the_bot_starts_as_before(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    backup = backed_up(file)
    before = members(file)
    refused = list[str]()

    def refuse(path: Path, _owner: int, _group: int) -> None:
        if path != lock_of(file):
            refused.append(path.name)
            raise PermissionError(errno.EPERM, os.strerror(errno.EPERM))

    monkeypatch.setattr(os, "geteuid", lambda: 0, raising=False)
    monkeypatch.setattr(os, "chown", refuse, raising=False)
    with pytest.raises(DatabaseProblem, match="Nothing was restored"):
        restore(backup, file)
    assert refused
    assert not list(file.parent.glob("*-restore*"))
    start(file)
    assert members(file) == before


@pytest.mark.skipif(getattr(os, "geteuid", lambda: 1)() != 0, reason="only root gives files away")
def test_it_belongs_to_whom_the_replaced_one_belonged(file: Path) -> None:
    backup = backed_up(file)
    os.chown(file.parent, 4321, 4322)
    os.chown(file, 1234, 1235)
    for owner in ((1234, 1235), (4321, 4322)):
        restore(backup, file)
        for each in (file, lock_of(file)):
            assert (each.stat().st_uid, each.stat().st_gid) == owner
        file.unlink()


def test_the_database_is_no_backup_of_itself(file: Path) -> None:
    backed_up(file)
    with pytest.raises(DatabaseProblem, match="the database itself"):
        restore(file, file)


@pytest.mark.slow
def test_killed_anywhere_it_loses_neither(file: Path) -> None:
    backup = backed_up(file)
    whole = file.read_bytes()
    count = 0
    while True:
        count += 1
        for left in file.parent.glob("undercut*"):
            left.unlink()
        file.write_bytes(whole)
        command = [sys.executable, "-c", KILLED, str(backup), str(file), str(count)]
        ended = subprocess.run(command, cwd=ROOT, check=False, capture_output=True, text=True)
        if ended.returncode != -signal.SIGKILL:
            assert ended.returncode == 0, ended.stderr
            break
        there = members(file)
        assert there in {3, 5}
        aside = list(file.parent.glob("undercut-*-replaced.db"))
        assert there == 5 or members(aside[0]) == 5
        if Path(f"{file}-restore").exists():
            with pytest.raises(DatabaseProblem, match="was cut short"):
                start(file)
        else:
            start(file)
        restore(backup, file)
        assert members(file) == 3
        start(file)
    assert count > 10
