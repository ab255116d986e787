"""Whatever is damaged in a database is found by the check, with a line of its own."""

import random
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
import pytest_asyncio

from club.upkeep.database_check import check
from data.storage.database import Database
from data.storage.errors import DatabaseProblem
from tests.club.upkeep.lived_in import LivedIn, live
from tests.data.storage.prepared_database import prepared_database
from tests.data.storage.untyped import of_any_type

pytestmark = [pytest.mark.slow, pytest.mark.sqlite]

PAGE = 4096
Damage = Callable[[sqlite3.Connection, LivedIn], object]


def changed(statement: str) -> Damage:
    """Damage rows by a statement; the numbers of what was lived are its parameters."""

    def damage(connection: sqlite3.Connection, lived: LivedIn) -> None:
        values = {name: getattr(lived, name) for name in lived.__dataclass_fields__}
        assert connection.execute(statement, values).rowcount != 0

    return damage


LAST_MOVE = "ply = (SELECT max(ply) FROM moves AS m WHERE m.table_id = moves.table_id)"

DAMAGE: dict[str, tuple[Damage, str]] = {
    "a message of a table that isn't there": (
        changed(
            "INSERT INTO displays (table_id, kind, member_id, channel_id, anchor, ply, sent_at)"
            " VALUES (7777, 'table', 0, 1, 0, 0, 0)"
        ),
        "table 7777, displays display_id",
    ),
    "a clock of a table that isn't there": (
        changed("INSERT INTO clocks (table_id, ply) VALUES (8888, 0)"),
        "table 8888, clocks: it points to a row of tables that isn't there",
    ),
    "an index that is gone": (
        changed("DROP INDEX ix_moves_deal"),
        "table moves of the database: the index ix_moves_deal is missing",
    ),
    "a foreign column": (
        changed("ALTER TABLE members ADD COLUMN mood TEXT"),
        "table members of the database: the column mood isn't Undercut's",
    ),
    "text that is no JSON": (
        changed("UPDATE results SET detail = '{' WHERE table_id = :over"),
        "results deal 1: detail has a value that can't be read",
    ),
    "a byte that is no text": (
        changed("UPDATE seats SET name = CAST(x'e4' AS TEXT) WHERE table_id = :over"),
        "seats seat 1: name has a value that can't be read",
    ),
    "a time beyond all calendars": (
        changed(f"UPDATE tables SET created_at = {2**62} WHERE table_id = :waiting"),
        "tables: created_at has a value that can't be read",
    ),
    "a move that the rules don't allow": (
        changed(f"UPDATE moves SET move = 'knock:AS' WHERE table_id = :running AND {LAST_MOVE}"),
        "python bot.py --void",
    ),
    "a result that the moves don't give": (
        changed("UPDATE results SET points = points + 1 WHERE table_id = :over AND deal = 1"),
        "deal 1 has another result than its moves give",
    ),
    "a sheet that the record doesn't give": (
        changed("UPDATE scores SET points = points + 1 WHERE table_id = :over AND side = 1"),
        "the sheet isn't what the record gives",
    ),
    "a sheet of teams that ended while one table still played": (
        changed("UPDATE scores SET points = points + 1 WHERE table_id = :teams AND side = 1"),
        "the sheet isn't what the record gives",
    ),
    "a deal that the end broke off": (
        changed(
            "DELETE FROM deals WHERE table_id <> :teams AND table_id IN "
            "(SELECT table_id FROM boards WHERE lead_id = :teams) "
            "AND deal = (SELECT max(deal) FROM deals AS d WHERE d.table_id = deals.table_id)"
        ),
        "the record doesn't hold",
    ),
    "a sheet of three": (
        changed("UPDATE scores SET points = points + 1 WHERE table_id = :three AND side = 3"),
        "the sheet isn't what the record gives",
    ),
    "a game with another end": (
        changed("UPDATE games SET net = net + 1 WHERE table_id = :over"),
        "the game has another end than its sheet",
    ),
    "a seal that isn't the seed's": (
        changed(f"UPDATE tables SET commitment = '{'ab' * 32}' WHERE table_id = :waiting"),
        "the seal isn't the one of its seed",
    ),
    "a deal from another seed": (
        changed("UPDATE deals SET seed = zeroblob(32) WHERE table_id = :over AND deal = 1"),
        "deal 1 isn't dealt from the contest's seed",
    ),
    "standings": (
        changed("UPDATE standings SET net = net + 1 WHERE member_id = 11"),
        "of its standings aren't what a recount gives: have it counted again by",
    ),
    "a rating": (
        changed("UPDATE ratings SET mu = mu + 1 WHERE member_id = 11"),
        "of its ratings aren't what a recount gives",
    ),
    "the figures of a deal": (
        changed("UPDATE figures SET points = points + 1 WHERE table_id = :over AND deal = 1"),
        "the figures of its deals aren't what a recount gives",
    ),
    "a daily match": (
        changed("UPDATE daily_runs SET score = score + 1 WHERE member_id = 11"),
        "1 of its matches aren't what their moves give",
    ),
    "a place on a daily board": (
        changed("DELETE FROM daily_runs WHERE member_id = 11"),
        "its boards have places without a match",
    ),
    "an event of a cup": (
        changed("DELETE FROM cup_events WHERE cup_id = :cup AND number = 2"),
        "it can't be read (ValueError in club/cups/stored_cup.py, _read)",
    ),
    "a league's seed": (
        changed("UPDATE competitions SET seed = zeroblob(32) WHERE competition_id = :league"),
        "it can't be read (ValueError in club/leagues/stored_competition.py, _read)",
    ),
    "a match that nobody knows": (
        changed("UPDATE cup_matches SET match = 'bracket.7.7.0' WHERE rowid = 1"),
        "match bracket.7.7.0 is being played, and its events know of no such match",
    ),
}


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def lived(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, LivedIn]:
    folder = tmp_path_factory.mktemp("lived")
    database = await Database.open(await prepared_database(folder))
    lived = await live(database)
    await database.close()
    return folder / "undercut.db", lived


@pytest.fixture
def file(lived: tuple[Path, LivedIn], tmp_path: Path) -> Path:
    return Path(shutil.copy(lived[0], tmp_path / "undercut.db"))


def content(file: Path) -> bytes:
    return file.read_bytes()


def overwrite_page(file: Path, index: str) -> None:
    whole = bytearray(file.read_bytes())
    with closing(sqlite3.connect(file)) as connection:
        query = "SELECT rootpage FROM sqlite_master WHERE name = ?"
        ((root,),) = connection.execute(query, (index,)).fetchall()
    whole[(root - 1) * PAGE : root * PAGE] = random.Random(7).randbytes(PAGE)
    file.write_bytes(whole)


async def lines(file: Path, looked: list[str] | None = None) -> list[str]:
    """What the check finds; it changes nothing."""
    before = content(file)
    looked = [] if looked is None else looked
    found = [str(each) async for each in check(f"sqlite+aiosqlite:///{file}", looked.append)]
    assert content(file) == before
    return found


async def test_nothing_is_found_where_nothing_is_wrong(file: Path) -> None:
    looked: list[str] = []
    assert await lines(file, looked) == []
    assert "every game, move by move" in looked


@pytest.mark.parametrize(("damage", "expected"), DAMAGE.values(), ids=DAMAGE)
async def test_damage_has_a_line_of_its_own(
    file: Path, lived: tuple[Path, LivedIn], damage: Damage, expected: str
) -> None:
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        connection.execute("PRAGMA ignore_check_constraints = ON")
        secrets = {
            str(value.hex())
            for query in ("SELECT seed FROM deals", "SELECT contest_seed FROM tables")
            for (value,) in connection.execute(query)
        }
        damage(connection, lived[1])
    found = await lines(file)
    assert any(expected in line for line in found), found
    assert not any("\n" in line for line in found)
    said = "\n".join(found)
    assert not any(secret in said for secret in secrets)
    assert "knock:AS" not in said


async def test_a_value_of_another_type_is_found_in_its_row(file: Path) -> None:
    with of_any_type(file) as connection:
        connection.execute("UPDATE members SET name = NULL WHERE member_id = 11")
        connection.execute("UPDATE members SET seen_at = 'late' WHERE member_id = 12")
    found = await lines(file)
    assert any(line.startswith("members member_id 11: name is missing:") for line in found), found
    assert any("member_id 12: seen_at has a value that can't be read" in line for line in found)


async def test_an_index_that_lacks_a_row_is_found(file: Path) -> None:
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        query = "SELECT sql FROM sqlite_master WHERE name = 'ix_seats_member'"
        ((made,),) = connection.execute(query).fetchall()
        ((version,),) = connection.execute("PRAGMA schema_version").fetchall()
        connection.execute("PRAGMA writable_schema = ON")
        hide = "UPDATE sqlite_master SET sql = ? WHERE name = 'ix_seats_member'"
        connection.execute(hide, (f"{made} WHERE member_id <> 11",))
        connection.execute(f"PRAGMA schema_version = {version + 1}")
        connection.execute("PRAGMA writable_schema = RESET")
        connection.execute("REINDEX ix_seats_member")
        connection.execute("PRAGMA writable_schema = ON")
        connection.execute(hide, (made,))
        connection.execute(f"PRAGMA schema_version = {version + 2}")
        connection.execute("PRAGMA writable_schema = RESET")
    found = await lines(file)
    assert any("index ix_seats_member" in line and "REINDEX" in line for line in found), found


async def test_an_overwritten_page_is_found(file: Path) -> None:
    overwrite_page(file, "ix_figures_pair")
    found = await lines(file)
    assert any(line.startswith("the file undercut.db: it is damaged") for line in found), found


async def test_what_cannot_be_read_is_one_sentence(tmp_path: Path) -> None:
    file = tmp_path / "undercut.db"
    with pytest.raises(DatabaseProblem, match="There is no database"):
        await lines_of(file)
    file.write_bytes(b"nothing that SQLite knows " * 400)
    with pytest.raises(DatabaseProblem, match="isn't an SQLite database"):
        await lines_of(file)
    file.unlink()
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("CREATE TABLE recipes (name TEXT)")
    with pytest.raises(DatabaseProblem, match="no database of Undercut's"):
        await lines_of(file)


async def test_a_newer_database_is_left_to_the_newer_program(file: Path) -> None:
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(DatabaseProblem, match="newer Undercut"):
        await lines_of(file)


async def lines_of(file: Path) -> None:
    async for _ in check(f"sqlite+aiosqlite:///{file}", lambda _: None):
        pass
