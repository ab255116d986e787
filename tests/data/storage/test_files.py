"""The file of a database: who may read it, whether it is sound, whether it is still there."""

import errno
import os
import random
import sqlite3
import stat
from pathlib import Path
from unittest import mock

import pytest
from sqlalchemy import event, text
from sqlalchemy.exc import DBAPIError

from data.storage import files, integrity, presence
from data.storage.causes import cause_of
from data.storage.database import Database
from data.storage.errors import DatabaseMoved, DatabaseProblem
from tests.data.storage.untyped import of_any_type

pytestmark = pytest.mark.sqlite

PAGE = 4096
NAME = "undercut.db"
POSIX = pytest.mark.skipif(os.name != "posix", reason="files have no modes there")


def url(file: Path) -> str:
    return f"sqlite+aiosqlite:///{file}"


def modes(file: Path) -> dict[str, int]:
    """The mode of a database's files, by what their names end in."""
    beside = sorted({*file.parent.glob(f"{file.name}*")} - {presence.lock_of(file)})
    return {each.name.removeprefix(file.name): stat.S_IMODE(each.stat().st_mode) for each in beside}


async def fill(database: Database, rows: int = 400) -> None:
    """Put something into a database."""
    async with database.write() as connection:
        for number in range(1, rows + 1):
            await connection.execute(
                text("INSERT INTO members (member_id, name) VALUES (:number, :name)"),
                {"number": number, "name": "a name " * 20},
            )


async def filled(file: Path) -> None:
    database = await Database.open(url(file))
    await fill(database)
    await database.close()


async def problem(file: Path) -> str:
    with pytest.raises(DatabaseProblem) as refused:
        await Database.open(url(file))
    said = str(refused.value)
    assert "\n" not in said
    return said


@pytest.mark.slow
@POSIX
async def test_a_new_database_is_its_owners_alone(tmp_path: Path) -> None:
    file = tmp_path / NAME
    before = os.umask(0)
    try:
        database = await Database.open(url(file))
        await fill(database)
        assert modes(file) == {"": 0o600, "-shm": 0o600, "-wal": 0o600}
        await database.close()
    finally:
        os.umask(before)


@pytest.mark.slow
@POSIX
async def test_one_that_others_can_read_is_taken_from_them(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    file = tmp_path / NAME
    await filled(file)
    file.chmod(0o664)
    database = await Database.open(url(file))
    await fill(database, 0)
    assert set(modes(file).values()) == {0o600}
    (line,) = [each.getMessage() for each in caplog.records if each.name == files.__name__]
    assert str(file) in line
    caplog.clear()
    await database.close()
    await (await Database.open(url(file))).close()
    assert not caplog.records, "once is enough"


@pytest.mark.slow
@POSIX
async def test_it_is_used_where_modes_cannot_be_set(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    file = tmp_path / NAME
    await filled(file)
    file.chmod(0o644)
    refused = PermissionError(errno.EPERM, "Operation not permitted")
    with mock.patch.object(Path, "chmod", autospec=True, side_effect=refused):
        await (await Database.open(url(file))).close()
    assert "Operation not permitted" in caplog.text
    caplog.clear()
    with mock.patch.object(Path, "chmod", autospec=True):
        await (await Database.open(url(file))).close()
    assert "keeps no modes" in caplog.text


@POSIX
async def test_another_programs_file_keeps_its_mode(tmp_path: Path) -> None:
    file = tmp_path / NAME
    with sqlite3.connect(file) as other:
        other.execute("CREATE TABLE recipes (name TEXT)")
    other.close()
    file.chmod(0o644)
    assert "another program's" in await problem(file)
    assert modes(file) == {"": 0o644}


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(8))
async def test_a_database_with_an_overwritten_page_is_damaged(tmp_path: Path, seed: int) -> None:
    file = tmp_path / NAME
    await filled(file)
    dice = random.Random(seed)
    whole = bytearray(file.read_bytes())
    with sqlite3.connect(file) as connection:
        # What a page of the tables' own holds is known; one of free ones would hurt nobody.
        query = "SELECT rootpage FROM sqlite_master WHERE rootpage > 1 ORDER BY rootpage"
        roots = [page for (page,) in connection.execute(query)]
    connection.close()
    at = (dice.choice(roots) - 1) * PAGE
    whole[at : at + PAGE] = dice.randbytes(PAGE)
    file.write_bytes(whole)
    said = await problem(file)
    assert str(file) in said
    assert "is damaged" in said
    assert "restore the last backup" in said
    assert file.read_bytes() == whole, "it is left as it is"


@pytest.mark.slow
async def test_a_database_that_was_cut_short_is_damaged(tmp_path: Path) -> None:
    file = tmp_path / NAME
    await filled(file)
    file.write_bytes(file.read_bytes()[: 20 * PAGE])
    assert "is damaged" in await problem(file)


@pytest.mark.slow
async def test_a_row_against_the_conditions_is_no_damage(tmp_path: Path) -> None:
    file = tmp_path / NAME
    await filled(file)
    with sqlite3.connect(file) as connection:
        connection.execute("PRAGMA ignore_check_constraints = ON")
        connection.execute("UPDATE members SET confirm = 7 WHERE member_id = 1")
    connection.close()
    await (await Database.open(url(file))).close()


WRONG = {
    "a number": ("UPDATE members SET confirm = 'yes' WHERE member_id = 1", "non-INTEGER value"),
    "a text": ("UPDATE members SET name = x'00' WHERE member_id = 1", "non-TEXT value"),
    "nothing": ("UPDATE members SET name = NULL WHERE member_id = 1", "NULL value"),
}


@pytest.mark.slow
@pytest.mark.parametrize(("damage", "finding"), WRONG.values(), ids=WRONG)
async def test_a_value_of_another_type_is_no_damage(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, damage: str, finding: str
) -> None:
    file = tmp_path / NAME
    await filled(file)
    with of_any_type(file) as connection:
        connection.execute(damage)
    await (await Database.open(url(file))).close()
    (line,) = [each.getMessage() for each in caplog.records if each.name == integrity.__name__]
    assert f"{finding} in members." in line


@pytest.mark.slow
async def test_damage_behind_a_value_of_another_type_is_found(tmp_path: Path) -> None:
    file = tmp_path / NAME
    await filled(file)
    with of_any_type(file) as connection:
        connection.execute("UPDATE members SET name = NULL WHERE member_id < 9")
    whole = bytearray(file.read_bytes())
    whole[-PAGE:] = b"\xff" * PAGE
    file.write_bytes(whole)
    assert "is damaged" in await problem(file)


@pytest.mark.slow
async def test_values_of_another_type_everywhere_are_damage(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / NAME
    await filled(file)
    monkeypatch.setattr(integrity, "MOST", 8)
    with of_any_type(file) as connection:
        connection.execute("UPDATE members SET name = NULL WHERE member_id < 8")
    await (await Database.open(url(file))).close()
    with of_any_type(file) as connection:
        connection.execute("UPDATE members SET name = NULL WHERE member_id = 8")
    assert "NULL value in members.name" in await problem(file)


@pytest.mark.slow
async def test_the_check_ends_when_its_time_is_over(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / NAME
    await filled(file)
    monkeypatch.setattr(integrity, "_STEPS", 1)
    await integrity.check_sound(str(file), longest=-1)
    assert "too large" in caplog.text


async def written(database: Database) -> None:
    async with database.write() as connection:
        await connection.execute(text("INSERT INTO servers (server_id, name) VALUES (1, 'here')"))


@pytest.mark.parametrize("how", ["moved", "deleted", "replaced"])
async def test_nothing_is_written_to_a_file_that_is_gone(tmp_path: Path, how: str) -> None:
    file = tmp_path / NAME
    database = await Database.open(url(file))
    await fill(database, 3)
    kept = file.rename(file.with_name("elsewhere"))
    if how == "replaced":
        sqlite3.connect(file).close()
    with pytest.raises(DatabaseMoved) as refused:
        await written(database)
    assert "was moved or deleted" in str(cause_of(refused.value))
    if how == "moved":
        kept.rename(file)
        await written(database)
    await database.close()
    assert file.exists() == (how != "deleted")


@pytest.mark.slow
async def test_a_deleted_file_is_not_made_again_by_reading(tmp_path: Path) -> None:
    file = tmp_path / NAME
    database = await Database.open(url(file))
    await fill(database, 3)
    await database._engine.dispose()
    file.unlink()
    with pytest.raises(DBAPIError) as refused:
        async with database.read() as connection:
            await connection.execute(text("SELECT 1 FROM members"))
    assert "can't be opened" in str(cause_of(refused.value))
    assert not file.exists()
    await database.close()


@pytest.mark.slow
async def test_a_full_disk_is_named_and_nothing_is_half_written(tmp_path: Path) -> None:
    file = tmp_path / NAME
    database = await Database.open(url(file))

    def fill_up(connection: sqlite3.Connection, *_: object) -> None:
        cursor = connection.cursor()
        cursor.execute("PRAGMA max_page_count = 1")  # no less than there are
        cursor.close()

    event.listen(database.pool, "checkout", fill_up)
    with pytest.raises(DBAPIError) as refused:
        await fill(database)
    assert cause_of(refused.value) == (
        "the database can't be written, since the disk is full: free some space"
    )
    async with database.read() as connection:
        assert (await connection.scalar(text("SELECT count(*) FROM members"))) == 0
    await database.close()


async def test_a_locked_database_is_named(tmp_path: Path) -> None:
    file = tmp_path / NAME
    with mock.patch("data.storage.engines.BUSY_SECONDS", 0):
        database = await Database.open(url(file))
    holder = sqlite3.connect(file, isolation_level=None)
    holder.execute("BEGIN IMMEDIATE")
    with pytest.raises(DBAPIError) as refused:
        await written(database)
    assert "is locked: it is held by another program" in str(cause_of(refused.value))
    holder.close()
    await written(database)
    await database.close()


@pytest.mark.parametrize(
    ("number", "words"),
    [
        (errno.ENOSPC, "the disk is full"),
        (errno.EROFS, "can only be read"),
        (errno.EACCES, "by this user"),
    ],
)
async def test_what_keeps_a_file_from_being_made_is_named(
    tmp_path: Path, number: int, words: str
) -> None:
    file = tmp_path / NAME
    error = OSError(number, os.strerror(number))
    with mock.patch.object(files.os, "open", autospec=True, side_effect=error):
        said = await problem(file)
    assert words in said
    assert str(file) in said


async def test_a_fault_of_the_program_is_not_the_databases(database: Database) -> None:
    with pytest.raises(DBAPIError) as refused:
        async with database.write() as connection:
            await connection.execute(text("INSERT INTO members (member_id) VALUES (1)"))
    assert cause_of(refused.value) is None
    assert cause_of(ValueError("a number")) is None
