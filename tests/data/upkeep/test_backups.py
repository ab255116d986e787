"""Backups: whole or not there, made of what is used just then, and rotated."""

import os
import sqlite3
import stat
import threading
from collections.abc import AsyncIterator
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import NamedTuple
from unittest import mock

import pytest
import pytest_asyncio
from sqlalchemy import text

from data.storage.database import Database
from data.storage.errors import DatabaseProblem
from data.storage.presence import hold
from data.upkeep import backups, rotation
from data.upkeep.backups import Stopped, back_up
from data.upkeep.rotation import Rotation, rotating
from data.upkeep.storage_settings import StorageSettings
from tests.data.storage.prepared_database import prepared_database

pytestmark = pytest.mark.sqlite

DAY = timedelta(days=1)


class Usage(NamedTuple):
    total: int
    used: int
    free: int


class Time:
    """The time that it was set to."""

    def __init__(self) -> None:
        self.now = datetime(2026, 5, 1, 12, tzinfo=UTC)

    def __call__(self) -> datetime:
        return self.now


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "undercut.db"


@pytest_asyncio.fixture
async def database(file: Path) -> AsyncIterator[Database]:
    database = await Database.open(await prepared_database(file.parent))
    yield database
    await database.close()


async def remember(database: Database, first: int, count: int) -> None:
    async with database.write() as connection:
        for number in range(first, first + count):
            row = {"number": number, "name": "a long name " * 40}
            insert = text("INSERT INTO members (member_id, name) VALUES (:number, :name)")
            await connection.execute(insert, row)


def members(file: Path) -> int:
    with closing(sqlite3.connect(file)) as connection:
        return connection.execute("SELECT count(*) FROM members").fetchone()[0]


def pages_of(file: Path) -> int:
    return file.stat().st_size // 4096


def there(folder: Path, pattern: str) -> list[Path]:
    return list(folder.glob(pattern))


def overwrite_last_page(file: Path) -> None:
    whole = bytearray(file.read_bytes())
    whole[-4096:] = b"\xff" * 4096
    file.write_bytes(whole)


def made(folder: Path) -> list[str]:
    return sorted(each.name for each in folder.iterdir() if not each.name.startswith("."))


async def test_a_backup_is_of_one_moment_and_its_owners_alone(
    database: Database, file: Path, tmp_path: Path
) -> None:
    await remember(database, 1, 3)
    done = back_up(file, tmp_path / "copy.db")
    assert (done.file, members(done.file)) == (tmp_path / "copy.db", 3)
    assert done.size == done.file.stat().st_size
    if os.name == "posix":
        assert stat.S_IMODE(done.file.stat().st_mode) == 0o600
    assert not there(tmp_path, "*.part*")


async def test_it_doesnt_begin_again_with_what_is_written_meanwhile(
    database: Database, file: Path, tmp_path: Path
) -> None:
    await remember(database, 1, 500)
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        steps = 0

        def write(*_: object) -> None:
            nonlocal steps
            steps += 1
            insert = "INSERT INTO members (member_id, name) VALUES (?, 'late')"
            other.execute(insert, (10_000 + steps,))

        with mock.patch.object(backups, "_PAGES", 4):
            backups.copy_pages(file, tmp_path / "copy.db", write)
    assert steps <= pages_of(tmp_path / "copy.db") // 4 + 2
    assert members(tmp_path / "copy.db") == 500
    backups.revision_of(tmp_path / "copy.db")


@pytest.mark.usefixtures("database")
async def test_no_backup_takes_the_place_of_another_file(file: Path, tmp_path: Path) -> None:
    other = tmp_path / "other.db"
    other.write_text("mine")
    with pytest.raises(DatabaseProblem, match="there is a file"):
        back_up(file, other)
    assert other.read_text() == "mine"


async def test_a_damaged_database_gives_no_backup(
    database: Database, file: Path, tmp_path: Path
) -> None:
    await remember(database, 1, 200)
    await database.close()
    overwrite_last_page(file)
    with pytest.raises(DatabaseProblem, match="is damaged"):
        back_up(file, tmp_path / "copy.db")
    assert not there(tmp_path, "copy.db*")


@pytest.mark.usefixtures("database")
async def test_a_full_disk_is_named_before_anything_is_written(file: Path, tmp_path: Path) -> None:
    with mock.patch.object(backups.shutil, "disk_usage", autospec=True) as usage:
        usage.return_value = Usage(10, 9, 1)
        with pytest.raises(DatabaseProblem, match="The disk is full"):
            back_up(file, tmp_path / "copy.db")
    assert not there(tmp_path, "copy.db*")


@pytest.mark.usefixtures("database")
async def test_a_disk_that_fills_up_meanwhile_leaves_nothing(file: Path, tmp_path: Path) -> None:
    full = OSError(28, "No space left on device")
    with (
        mock.patch.object(backups, "flush", autospec=True, side_effect=full),
        pytest.raises(DatabaseProblem, match="the disk is full"),
    ):
        back_up(file, tmp_path / "copy.db")
    assert not there(tmp_path, "copy.db*")


@pytest.mark.usefixtures("database")
async def test_a_bot_that_stops_waits_for_no_backup(file: Path, tmp_path: Path) -> None:
    stopped = threading.Event()
    stopped.set()
    with pytest.raises(Stopped):
        back_up(file, tmp_path / "copy.db", gently=True, stopped=stopped)
    assert not there(tmp_path, "copy.db*")


@pytest.mark.usefixtures("database")
async def test_backups_are_rotated(file: Path, tmp_path: Path) -> None:
    time, folder = Time(), tmp_path / "kept"
    turning = Rotation(file, folder, DAY, 2, time)
    assert await turning.look() is not None
    assert await turning.look() is None, "none is due"
    (folder / "undercut-20200101-000000.db").write_text("made by hand: it stays")
    for _ in range(3):
        time.now += DAY
        assert await turning.look() is not None
    assert made(folder) == [
        "undercut-20200101-000000.db",
        "undercut-20260503-120000-auto.db",
        "undercut-20260504-120000-auto.db",
    ]
    if os.name == "posix":
        assert stat.S_IMODE(folder.stat().st_mode) == 0o700


@pytest.mark.usefixtures("database")
async def test_the_next_start_knows_when_the_last_was_made(file: Path, tmp_path: Path) -> None:
    time = Time()
    assert await Rotation(file, tmp_path / "kept", DAY, 2, time).look() is not None
    time.now += DAY / 2
    assert await Rotation(file, tmp_path / "kept", DAY, 2, time).look() is None
    time.now += DAY / 2
    assert await Rotation(file, tmp_path / "kept", DAY, 2, time).look() is not None


@pytest.mark.usefixtures("database")
async def test_old_backups_go_only_once_the_new_one_is_there(
    file: Path, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    time, folder = Time(), tmp_path / "kept"
    turning = Rotation(file, folder, DAY, 1, time)
    await turning.look()
    (before,) = made(folder)
    time.now += DAY
    problem = DatabaseProblem("The disk is full.")
    with mock.patch.object(rotation, "back_up", autospec=True, side_effect=problem) as failing:
        assert await turning.look() is None
        assert await turning.look() is None
        assert failing.call_count == 1, "it isn't tried again at once"
    assert made(folder) == [before]
    assert "The disk is full." in caplog.text
    time.now += rotation.AGAIN
    assert await turning.look() is not None
    assert before not in made(folder)


@pytest.mark.usefixtures("database")
async def test_what_nobody_foresaw_ends_no_rotation(
    file: Path, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    time, folder = Time(), tmp_path / "kept"
    turning = Rotation(file, folder, DAY, 1, time)
    fault = RuntimeError("as told")
    with mock.patch.object(rotation, "back_up", autospec=True, side_effect=fault) as failing:
        assert await turning.look() is None
        assert await turning.look() is None
        assert failing.call_count == 1, "it isn't tried again at once"
    assert caplog.messages == ["no backup was made"]
    time.now += rotation.AGAIN
    assert await turning.look() is not None


@pytest.mark.usefixtures("database")
async def test_a_folder_that_cannot_be_used_stops_no_bot(
    file: Path, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "kept").write_text("no folder")
    assert await Rotation(file, tmp_path / "kept", DAY, 1, Time()).look() is None
    assert "No backup was made: " in caplog.text


@pytest.mark.usefixtures("database")
async def test_of_two_processes_one_makes_it(file: Path, tmp_path: Path) -> None:
    folder = tmp_path / "kept"
    folder.mkdir()
    held = hold(folder / ".undercut.lock", alone=True)
    assert held is not None
    turning = Rotation(file, folder, DAY, 1, Time())
    assert await turning.look() is None
    assert made(folder) == []
    held.close()
    assert await turning.look() is not None


@pytest.mark.usefixtures("database")
async def test_what_a_killed_process_has_left_goes(file: Path, tmp_path: Path) -> None:
    folder = tmp_path / "kept"
    folder.mkdir()
    (folder / "undercut-20260430-120000-auto.db.4711.part").write_text("half a backup")
    assert await Rotation(file, folder, DAY, 1, Time()).look() is not None
    assert made(folder) == ["undercut-20260501-120000-auto.db"]


@pytest.mark.usefixtures("database")
async def test_a_backup_from_the_future_stops_no_other(file: Path, tmp_path: Path) -> None:
    folder = tmp_path / "kept"
    folder.mkdir()
    (folder / "undercut-29990101-000000-auto.db").write_text("of a clock that was wrong")
    turning = Rotation(file, folder, DAY, 1, Time())
    assert await turning.look() is not None
    assert await turning.look() is None


async def test_the_bot_makes_them_while_it_runs(
    database: Database, file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rotation, "LOOKS", timedelta(0))
    looked = threading.Event()
    folder = tmp_path / "backups"
    settings = StorageSettings(database_url=f"sqlite+aiosqlite:///{file}")
    real = Rotation.look

    async def look(self: Rotation) -> object:
        found = await real(self)
        looked.set()
        return found

    monkeypatch.setattr(Rotation, "look", look)
    async with rotating(settings):
        while not looked.is_set():
            async with database.read() as connection:
                await connection.execute(text("SELECT 1"))
    (only,) = made(folder)
    assert only.endswith("-auto.db")


async def test_none_are_made_where_that_is_turned_off(file: Path, tmp_path: Path) -> None:
    async with rotating(StorageSettings(database_url=f"sqlite:///{file}", backup_every=0)):
        assert not (tmp_path / "backups").exists()
