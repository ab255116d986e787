"""Opening: what can be wrong is said in one sentence, and nothing is changed by trying."""

import os
import sqlite3
from pathlib import Path
from unittest import mock

import pytest
from sqlalchemy import Connection

from data.storage import files, urls
from data.storage.database import Database
from data.storage.engines import use_write_ahead_log
from data.storage.errors import DatabaseProblem


async def problem(url: str) -> str:
    """Open in vain, and give what was said."""
    with pytest.raises(DatabaseProblem) as refused:
        await Database.open(url)
    said = str(refused.value)
    assert said.endswith(".")
    assert "\n" not in said
    return said


@pytest.mark.parametrize("url", ["", "undercut.db", "sqlite", "postgresql://u:secret@h:port/x"])
async def test_an_unreadable_address_shows_how_to_write_one(url: str) -> None:
    said = await problem(url)
    assert "sqlite+aiosqlite:///undercut.db" in said
    assert "secret" not in said


@pytest.mark.parametrize(
    "url", ["mysql://h/x", "sqlite+pysqlite:///x.db", "postgresql+psycopg://h"]
)
async def test_only_two_kinds_of_database_are_known(url: str) -> None:
    assert "sqlite+aiosqlite and postgresql+asyncpg only" in await problem(url)


async def test_a_missing_driver_is_named() -> None:
    with mock.patch.object(urls, "find_spec", autospec=True, return_value=None):
        assert "pip install asyncpg" in await problem("postgresql://h/x")


@pytest.mark.parametrize(
    "url", ["sqlite://", "sqlite:///:memory:", "sqlite+aiosqlite:///file:x?mode=memory&uri=true"]
)
async def test_a_database_in_memory_is_refused(url: str) -> None:
    assert "would lose every game" in await problem(url)


async def test_a_missing_folder_is_named(tmp_path: Path) -> None:
    said = await problem(f"sqlite:///{tmp_path}/gone/undercut.db")
    assert f"{tmp_path}/gone" in said
    assert "doesn't exist" in said


async def test_a_folder_is_no_database(tmp_path: Path) -> None:
    assert "is a folder" in await problem(f"sqlite:///{tmp_path}")


@pytest.mark.parametrize("what", ["folder", "file"])
async def test_what_may_not_be_written_is_named(tmp_path: Path, what: str) -> None:
    file = tmp_path / "undercut.db"
    file.touch()
    refused = tmp_path if what == "folder" else file

    # The tests may run as root, who may do everything.
    def may(path: Path, mode: int) -> bool:
        return not (path == refused and mode & os.W_OK)

    with mock.patch.object(files.os, "access", autospec=True, side_effect=may):
        said = await problem(f"sqlite:///{file}")
    assert str(refused) in said
    assert "by this user" in said


@pytest.mark.skipif(not Path("/proc/self").is_dir(), reason="needs Linux's /proc")
async def test_a_place_where_no_file_can_be_made() -> None:
    assert "/proc/undercut.db" in await problem("sqlite:////proc/undercut.db")


@pytest.mark.sqlite
async def test_a_file_of_something_else_stays_as_it_is(tmp_path: Path) -> None:
    file = tmp_path / "undercut.db"
    file.write_text("not a database at all, but long enough to look like one\n" * 50)
    before = file.read_bytes()
    assert f"{file} isn't an SQLite database" in await problem(f"sqlite:///{file}")
    assert file.read_bytes() == before


@pytest.mark.sqlite
async def test_another_programs_database_stays_as_it_is(tmp_path: Path) -> None:
    file = tmp_path / "undercut.db"
    with sqlite3.connect(file) as other:
        other.execute("CREATE TABLE recipes (name TEXT)")
    other.close()
    before = file.read_bytes()
    assert "another program's" in await problem(f"sqlite:///{file}")
    assert file.read_bytes() == before


@pytest.mark.sqlite
async def test_a_newer_schema_stays_as_it_is(tmp_path: Path) -> None:
    file = tmp_path / "undercut.db"
    await (await Database.open(f"sqlite:///{file}")).close()
    with sqlite3.connect(file) as newer:
        newer.execute("UPDATE alembic_version SET version_num = '9999'")
    newer.close()
    before = file.read_bytes()
    said = await problem(f"sqlite:///{file}")
    assert "newer Undercut" in said
    assert "9999" in said
    assert file.read_bytes() == before


@pytest.mark.slow
@pytest.mark.sqlite
async def test_a_database_held_by_another_program(tmp_path: Path) -> None:
    file = tmp_path / "undercut.db"
    await (await Database.open(f"sqlite:///{file}")).close()
    holder = sqlite3.connect(file, isolation_level=None)
    holder.execute("BEGIN IMMEDIATE")
    with mock.patch("data.storage.engines.BUSY_SECONDS", 0):
        assert "is held by another program" in await problem(f"sqlite:///{file}")
    holder.close()


async def test_an_unreachable_server_is_named_without_the_password() -> None:
    pytest.importorskip("asyncpg")
    said = await problem("postgresql://undercut:secret@127.0.0.1:1/undercut")
    assert "127.0.0.1:1" in said
    assert "secret" not in said


@pytest.mark.sqlite
async def test_a_name_with_blanks_and_percent_signs(tmp_path: Path) -> None:
    folder = tmp_path / "100 %(x)s cards"
    folder.mkdir()
    database = await Database.open(f"sqlite:///{folder}/a b.db")
    await database.close()
    assert (folder / "a b.db").exists()


@pytest.mark.sqlite
async def test_the_settings_of_the_file(database: Database) -> None:
    wanted = {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "busy_timeout": 10_000}
    async with database.read() as connection:
        for name, value in wanted.items():
            assert (await connection.exec_driver_sql(f"PRAGMA {name}")).scalar_one() == value


async def test_errors_show_no_values(database: Database) -> None:
    assert database.engines
    assert all(engine.hide_parameters for engine in database.engines)


@pytest.mark.sqlite
async def test_each_kind_of_transaction_has_its_engine(database: Database) -> None:
    assert len(database.engines) == 4


@pytest.mark.sqlite
async def test_a_start_waits_for_another_start_at_the_same_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path}/undercut.db"
    tries: list[Connection] = []

    def turn_on(connection: Connection) -> None:
        tries.append(connection)
        if len(tries) == 1:
            # What SQLite says at once while another process turns its log on.
            busy = sqlite3.OperationalError("database is locked")
            busy.sqlite_errorcode = sqlite3.SQLITE_BUSY
            raise busy
        use_write_ahead_log(connection)

    monkeypatch.setattr("data.storage.database.use_write_ahead_log", turn_on)
    await (await Database.open(url)).close()
    assert len(tries) == 2
