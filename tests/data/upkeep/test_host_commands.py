"""What `python -m data` says and returns, and that it never says a password."""

import asyncio
import importlib
import os
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from data.storage.database import Database
from tests.data.storage.prepared_database import prepared_database
from tests.data.upkeep.test_backups import members, remember
from tests.postgresql import started, why_none

pytestmark = pytest.mark.sqlite

ROOT = Path(__file__).parents[3]
PASSWORD = "geheim"
NOBODY = f"postgresql+asyncpg://undercut:{PASSWORD}@127.0.0.1:1/cards?password={PASSWORD}"

program = importlib.import_module("data.__main__")


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a database in it, and nothing else set."""
    for name in ("DATABASE_URL", "BACKUP_FOLDER", "BACKUP_EVERY", "BACKUP_KEEP"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.chdir(tmp_path)

    async def make() -> None:
        database = await Database.open(await prepared_database(tmp_path))
        await remember(database, 1, 3)
        await database.close()

    asyncio.run(make())
    return tmp_path


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    try:
        status = program.main(arguments)
    except SystemExit as ended:
        status = int(ended.code or 0)
    printed = capsys.readouterr()
    return status, printed.out, printed.err


def test_a_backup_is_made_beside_the_database(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    status, said, _ = run(capsys, "backup")
    (made,) = (folder / "backups").glob("undercut-*.db")
    assert status == 0
    assert said.startswith(f"Backed up and verified: {made}, ")
    assert said.rstrip().endswith(" s.")
    assert members(made) == 3


def test_a_backup_goes_where_it_is_told(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(capsys, "backup", "mine.db")[0] == 0
    assert members(folder / "mine.db") == 3
    status, _, said = run(capsys, "backup", "mine.db")
    assert (status, said.count("\n")) == (2, 1)
    assert "there is a file" in said
    (folder / "kept").mkdir()
    assert run(capsys, "backup", "kept")[0] == 0
    assert len([*(folder / "kept").iterdir()]) == 1
    assert run(capsys, "backup", "nowhere/mine.db")[0] == 2


def test_what_was_backed_up_is_restored(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(capsys, "backup", "mine.db")[0] == 0
    with closing(sqlite3.connect("undercut.db", isolation_level=None)) as connection:
        connection.execute("DELETE FROM members")
    status, said, _ = run(capsys, "restore", "mine.db")
    assert status == 0
    assert "is kept as" in said
    assert "Start the bot" in said
    assert members(folder / "undercut.db") == 3


def test_a_check_ends_with_what_it_has_found(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    status, said, looked = run(capsys, "check")
    assert (status, said) == (0, "Nothing is wrong.\n")
    assert "Looking at every value …" in looked
    with closing(sqlite3.connect("undercut.db", isolation_level=None)) as connection:
        connection.execute("INSERT INTO clocks (table_id, ply) VALUES (8888, 0)")
    status, said, _ = run(capsys, "check")
    assert status == 1
    assert said.splitlines()[-1] == "Found: 1."
    (folder / "undercut.db").unlink()
    status, said, problem = run(capsys, "check")
    assert (status, said) == (2, "")
    assert "There is no database" in problem


@pytest.mark.usefixtures("folder")
def test_a_recount_is_asked_of_the_bot(capsys: pytest.CaptureFixture[str]) -> None:
    with closing(sqlite3.connect("undercut.db", isolation_level=None)) as connection:
        connection.execute("INSERT INTO servers (server_id, name) VALUES (900, 'here')")
    assert run(capsys, "recount", "901") == (2, "", "There is no server 901.\n")
    assert run(capsys, "recount", "900")[0] == 0
    with closing(sqlite3.connect("undercut.db")) as connection:
        assert connection.execute("SELECT * FROM recounts").fetchall() == [(900, 0, 1)]


@pytest.mark.usefixtures("folder")
def test_a_copy_says_what_is_copied(capsys: pytest.CaptureFixture[str]) -> None:
    status, said, looked = run(capsys, "copy", "sqlite:///undercut.db", "sqlite:///new.db")
    assert status == 0
    assert said.startswith("Copied and compared: 3 rows.")
    assert "members: 3 rows\n" in looked
    assert members(Path("new.db")) == 3
    Path("garbage.db").write_bytes(b"nothing that SQLite knows " * 400)
    for addresses in (("garbage.db", "newer.db"), ("undercut.db", "garbage.db")):
        given = [f"sqlite:///{name}" for name in addresses]
        status, said, problem = run(capsys, "copy", *given)
        assert (status, said) == (2, "")
        assert "isn't an SQLite database" in problem.splitlines()[-1]


@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize(
    "arguments",
    [
        ("copy", NOBODY, "sqlite:///new.db"),
        ("copy", "sqlite:///undercut.db", NOBODY),
        ("copy", NOBODY),
        ("copy", NOBODY, NOBODY, NOBODY),
        (NOBODY,),
        ("check", NOBODY),
        ("recount", NOBODY),
        ("copy", f"oracle://undercut:{PASSWORD}@here/x", "sqlite:///new.db"),
        ("copy", f"nonsense {PASSWORD}", "sqlite:///new.db"),
    ],
)
def test_a_password_is_never_printed(
    capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...]
) -> None:
    status, said, problem = run(capsys, *arguments)
    assert status == 2
    assert PASSWORD not in said + problem
    assert problem.count("\n") == 1


@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize("command", ["backup", "restore", "check"])
def test_what_postgresql_does_itself_is_said_in_one_line(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, command: str
) -> None:
    monkeypatch.setenv("DATABASE_URL", NOBODY)
    arguments = (command, "mine.db") if command == "restore" else (command,)
    status, said, problem = run(capsys, *arguments)
    assert (status, said, problem.count("\n")) == (2, "", 1)
    assert PASSWORD not in problem
    assert ("can't be reached" if command == "check" else "pg_dump") in problem


@pytest.mark.usefixtures("folder")
def test_a_setting_that_makes_no_sense_is_named(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BACKUP_KEEP", "none")
    status, _, problem = run(capsys, "backup")
    assert status == 2
    assert problem.startswith("BACKUP_KEEP can't be used")


@pytest.mark.slow
def test_it_is_a_program_of_its_own(folder: Path) -> None:
    env = {"PATH": os.environ["PATH"], "PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-m", "data"]
    for arguments, status in ((("--help",), 0), (("backup",), 0), ((), 2)):
        ended = subprocess.run(
            [*command, *arguments], cwd=folder, env=env, check=False, capture_output=True, text=True
        )
        assert ended.returncode == status, ended.stderr
        assert "Traceback" not in ended.stderr


@pytest.mark.slow
@pytest.mark.skipif(why_none() is not None, reason="needs a PostgreSQL server")
def test_a_server_that_refuses_is_named_without_the_password(
    folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    with started() as server:
        nowhere = server.address.set(database="there_is_no_such_database")
        monkeypatch.setenv("DATABASE_URL", nowhere.render_as_string(hide_password=False))
        status, _, problem = run(capsys, "check")
    assert status == 2
    assert "there_is_no_such_database" in problem
    assert folder.exists()
