"""What `bot.py` does with the database alone, as a program of its own."""

import os
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path

import pytest
import pytest_asyncio
from sqlalchemy import select

from club.club import Club
from data.schema.metadata import metadata
from data.storage.database import Database
from tests.club.club_helpers import EAST, NORTH, PLACE, begin, make_club, on_turn, step
from tests.club.moderation.table_damage import Repair, broken_rules, damage_table, illegal_move
from tests.cogs.app.test_start import ROOT
from tests.data.storage.prepared_database import empty_database, prepared_database
from tests.forked_program import run_forked

URL = "sqlite+aiosqlite:///undercut.db"


def start(folder: Path, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run bot.py where there is no .env, with nothing else set."""
    env = {"PATH": os.environ["PATH"], **environment}
    return run_forked(ROOT / "bot.py", *arguments, folder=folder, env=env)


@dataclass
class Evening:
    """A database with two games in it, of which one may be damaged."""

    folder: Path
    url: str
    club: Club
    database: Database
    bad: int
    good: int


@pytest_asyncio.fixture
async def evening(tmp_path: Path) -> AsyncIterator[Evening]:
    url = await prepared_database(tmp_path)
    database = await Database.open(url)
    club = make_club(database)
    games = [await step(club, await begin(club, interaction_id=number)) for number in (5000, 5001)]
    bad, good = (game.table.table_id for game in games)
    try:
        yield Evening(tmp_path, url, club, database, bad, good)
    finally:
        await database.close()


async def damaged(evening: Evening) -> Repair:
    return await damage_table(evening.database, evening.bad, illegal_move)


@pytest.mark.slow
async def test_a_check_finds_nothing_where_nothing_is_wrong(evening: Evening) -> None:
    ended = start(evening.folder, "--check", DATABASE_URL=evening.url)
    assert (ended.returncode, ended.stderr) == (0, "")
    assert ended.stdout == "Tables that wait or are played at: 2; can't be read: 0.\n"


@pytest.mark.slow
async def test_a_check_names_what_cannot_be_read_and_changes_nothing(evening: Evening) -> None:
    await damaged(evening)
    before = await rows(evening.database)
    ended = start(evening.folder, "--check", DATABASE_URL=evening.url)
    assert (ended.returncode, ended.stderr) == (1, "")
    first, last = ended.stdout.splitlines()
    assert first == (
        f"Table {evening.bad} can't be read: the move at ply 0,"
        " Illegal in engine/knock/state.py, play."
    )
    assert last == "Tables that wait or are played at: 2; can't be read: 1."
    assert await rows(evening.database) == before


@pytest.mark.slow
@pytest.mark.sqlite
async def test_a_check_leaves_an_earlier_versions_schema_as_it_is(tmp_path: Path) -> None:
    script = Path(__file__).parents[2] / "data" / "version_1.sql"
    file = tmp_path / "undercut.db"
    with sqlite3.connect(file) as connection:
        connection.executescript(script.read_text("utf-8"))
    connection.close()
    before = dump(file)
    ended = start(tmp_path, "--check", DATABASE_URL=URL)
    assert (ended.returncode, ended.stderr) == (0, "")
    assert dump(file) == before


@pytest.mark.slow
async def test_the_host_annuls_a_game_that_cannot_be_read(evening: Evening) -> None:
    await damaged(evening)
    refused = start(evening.folder, "--void", str(evening.good), DATABASE_URL=evening.url)
    assert refused.returncode == 1
    assert "/gin-admin void" in refused.stderr
    ended = start(evening.folder, "--void", str(evening.bad), DATABASE_URL=evening.url)
    assert (ended.returncode, ended.stderr) == (0, "")
    assert f"Table {evening.bad} is annulled." in ended.stdout
    again = start(evening.folder, "--void", str(evening.bad), DATABASE_URL=evening.url)
    assert again.returncode == 1
    assert await evening.club.tables.running() == [evening.good]
    check = start(evening.folder, "--check", DATABASE_URL=evening.url)
    assert check.returncode == 0


@pytest.mark.slow
async def test_what_a_check_reads_is_what_a_member_plays(evening: Evening) -> None:
    antidote = await damage_table(evening.database, evening.bad, broken_rules)
    await antidote.give()
    snapshot = await evening.club.tables.snapshot(evening.bad)
    assert on_turn(snapshot) in {NORTH.member_id, snapshot.table.guest_id}
    waiting = await evening.club.starting.challenge(PLACE, EAST, None, snapshot.rules)
    assert waiting.table.table_id > evening.good
    ended = start(evening.folder, "--check", DATABASE_URL=evening.url)
    assert "Tables that wait or are played at: 3; can't be read: 0." in ended.stdout


@pytest.mark.slow
@pytest.mark.parametrize(
    "arguments",
    [("--void",), ("--void", "x"), ("--chek",), ("--check", "--void", "1"), ("bot",)],
    ids=" ".join,
)
def test_bad_arguments_are_one_line(tmp_path: Path, arguments: tuple[str, ...]) -> None:
    ended = start(tmp_path, *arguments)
    assert (ended.returncode, ended.stdout) == (2, "")
    (line,) = ended.stderr.splitlines()
    assert "--help" in line


@pytest.mark.slow
@pytest.mark.parametrize(("argument", "status"), [("--help", 0), ("--chek", 2)])
def test_help_and_mistakes_are_answered_without_loading_the_bot(argument: str, status: int) -> None:
    command = sys.executable, "-X", "importtime", "bot.py", argument
    ended = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert ended.returncode == status
    assert "--help" in ended.stdout + ended.stderr
    loaded = {line.rpartition("|")[2].strip() for line in ended.stderr.splitlines()}
    assert "cogs.app.arguments" in loaded
    assert not {"discord", "sqlalchemy", "club", "engine", "cogs.app.command_line"} & loaded


@pytest.mark.slow
@pytest.mark.sqlite
@pytest.mark.parametrize("arguments", [("--check",), ("--void", "1")], ids=" ".join)
def test_a_database_that_cannot_be_used_is_one_line(
    tmp_path: Path, arguments: tuple[str, ...]
) -> None:
    (tmp_path / "broken.db").write_text("not a database, " * 100, "utf-8")
    ended = start(tmp_path, *arguments, DATABASE_URL="sqlite+aiosqlite:///broken.db")
    assert (ended.returncode, ended.stdout) == (1, "")
    (line,) = ended.stderr.splitlines()
    assert "broken.db" in line


@pytest.mark.slow
@pytest.mark.sqlite
def test_a_check_makes_no_database(tmp_path: Path) -> None:
    ended = start(tmp_path, "--check", DATABASE_URL=URL)
    assert ended.returncode == 1
    assert ended.stderr == "There is no database undercut.db.\n"
    assert list(tmp_path.iterdir()) == []


@pytest.mark.slow
async def test_a_table_that_there_is_not(tmp_path: Path) -> None:
    ended = start(tmp_path, "--void", "7", DATABASE_URL=await empty_database(tmp_path))
    assert (ended.returncode, ended.stderr) == (1, "There is no table 7.\n")


async def rows(database: Database) -> dict[str, list[str]]:
    """Everything that is in a database."""
    async with database.read() as connection:
        return {
            name: sorted(str(row) for row in await connection.execute(select(table)))
            for name, table in metadata.tables.items()
        }


def dump(file: Path) -> list[str]:
    """Everything that is in a file."""
    with sqlite3.connect(file) as connection:
        dump = list(connection.iterdump())
    connection.close()
    return dump
