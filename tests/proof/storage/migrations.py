"""The migrations, killed at every statement; and a database of the first version, taken further.

`tests/data/version_1.sql` was written by the first version: a finished game, two that were given
up, running ones, a practice and open challenges. `version_1.json` has the records as they were
exported then.
"""

import asyncio
import json
import multiprocessing
import os
import re
import signal
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

from alembic.script import ScriptDirectory
from sqlalchemy import Engine, create_engine, event

from club.club import Club
from data.storage.database import Database
from data.storage.migrate import MIGRATIONS, _step
from tests.club.club_helpers import make_club, on_turn, step
from tests.proof.long_run import Figures

SIZE = 1
"""Every how manieth statement is one to be killed at."""

FIXTURES = Path(__file__).parents[2] / "data"
FIRST = (FIXTURES / "version_1.sql").read_text("utf-8")
RECORDS: dict[str, str] = json.loads((FIXTURES / "version_1.json").read_text("utf-8"))
RUNNING = 2
"""The table at which a second deal was running."""

LATER = re.compile(r"\[(Tables|Accepted|Sealed|Opened|Check) ")
"""Lines that the first version did not write."""

Rows = dict[str, list[tuple[Any, ...]]]


def prove(size: int) -> Iterator[str | Figures]:
    """Kill from an empty file on, and from a database of the first version on."""
    killed: dict[str, int] = {}
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        schemas = schemas_by_version(folder)
        for begun in ("nothing", "version 1"):
            killed[begun] = kill_everywhere(folder, schemas, size, played=begun != "nothing")
            yield f"killed at {killed[begun]} statements on the way from {begun}: whole each time"
        asyncio.run(check_beside_a_reader(folder))
        yield "taken further while another process was reading"
    yield {
        "versions": len(schemas) - 1,  # a new, empty file is of none
        "kills from an empty file on": killed["nothing"],
        "kills from version 1 on": killed["version 1"],
        "half a migration": 0,
        "changed rows": 0,
        "changed records": 0,
    }


def kill_everywhere(folder: Path, schemas: dict[str, str], stride: int, *, played: bool) -> int:
    """Kill a start at every statement, or at some; see each time what is there, and start again."""
    kills, count = 0, 1
    while True:
        file = folder / f"killed-{played}-{count}.db"
        if played:
            first_version(file)
        if not killed_at(url_of(file), count):
            break
        check_whole(file, schemas, played=played)
        asyncio.run(check_current(file, played=played))
        kills, count = kills + 1, count + stride
    asyncio.run(check_current(file, played=played))
    assert kills
    return kills


def killed_at(url: str, count: int) -> bool:
    """Open a database in a process that is killed at a statement, if it comes so far."""
    child = multiprocessing.get_context("fork").Process(target=_open_and_die, args=(url, count))
    child.start()
    child.join()
    assert child.exitcode in {0, -signal.SIGKILL}
    return child.exitcode != 0


def _open_and_die(url: str, count: int) -> None:
    left = count

    def die(*_about: object) -> None:
        nonlocal left
        left -= 1
        if left == 0:
            os.kill(os.getpid(), signal.SIGKILL)

    event.listen(Engine, "before_cursor_execute", die)
    event.listen(Engine, "commit", die)
    asyncio.run(Database.open(url))
    os._exit(0)


# What is there


def url_of(file: Path) -> str:
    return f"sqlite+aiosqlite:///{file}"


def first_version(file: Path) -> None:
    """Make a database as the first version left it."""
    with closing(sqlite3.connect(file)) as made:
        made.execute("PRAGMA journal_mode = WAL")
        made.executescript(FIRST)


def schemas_by_version(folder: Path) -> dict[str, str]:
    """What a database of each version is made of, and of none."""
    file = folder / "stepwise.db"
    schemas = {"": ""}
    engine, going = create_engine(f"sqlite:///{file}"), True
    while going:
        with engine.begin() as connection:
            going = _step(connection)
        version, schema = read_schema(file)
        schemas[version] = schema
    engine.dispose()
    known = {one.revision for one in ScriptDirectory(str(MIGRATIONS)).walk_revisions()}
    assert set(schemas) == known | {""}
    return schemas


def read_schema(file: Path) -> tuple[str, str]:
    """The version and the schema of a file, in no order of its own."""
    with closing(sqlite3.connect(file)) as opened:
        made = opened.execute("SELECT sql FROM sqlite_master WHERE sql IS NOT NULL").fetchall()
        schema = "\n".join(sorted(" ".join(sql.split()) for (sql,) in made))
        if not schema:
            return "", ""
        (version,) = opened.execute("SELECT version_num FROM alembic_version").fetchone()
    return version, schema


ANEW = {
    "contests": """(
        SELECT table_id, dealer, deals, json_remove(settlement, '$.payments') AS settlement
        FROM contests)""",
    "scores": """(
        SELECT one.table_id, one.column_no, one.points AS points_1, two.points AS points_2,
            one.boxes AS boxes_1, two.boxes AS boxes_2,
            CASE WHEN one.won THEN 1 WHEN two.won THEN 2 END AS winner, one.closed_by
        FROM scores one JOIN scores two USING (table_id, column_no)
        WHERE one.side = 1 AND two.side = 2)""",
    "games": """(
        SELECT table_id, server_id, winner_side AS winner_seat, reason, shutout,
            json_extract(totals, '$[0]') AS total_1, json_extract(totals, '$[1]') AS total_2, net,
            finished_at
        FROM games)""",
}
"""The tables that were remade since, as the first version had them."""

STANDINGS = """(
    SELECT server_id, member_id, games, games_won, deals, deals_won, points, net
    FROM standings WHERE family = '' AND period = '')"""
"""The standings, since they are kept by kind of game and by time."""


def rows_of(file: Path) -> Rows:
    """Every row of the first version's tables, in the columns that it had."""
    with closing(sqlite3.connect(":memory:")) as first, closing(sqlite3.connect(file)) as opened:
        first.executescript(FIRST)
        tables = first.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
        names = [name for (name,) in tables if name not in {"alembic_version", "sqlite_sequence"}]
        columns = {
            name: ", ".join(row[1] for row in first.execute(f"PRAGMA table_info({name})"))
            for name in names
        }
        anew = [row[1] for row in opened.execute("PRAGMA table_info(scores)")]
        since = ANEW if "side" in anew else {}
        kept = [row[1] for row in opened.execute("PRAGMA table_info(standings)")]
        since = since | ({"standings": STANDINGS} if "family" in kept else {})
        return {
            name: sorted(
                opened.execute(f"SELECT {columns[name]} FROM {since.get(name, name)}"), key=repr
            )
            for name in names
        }


def check_whole(file: Path, schemas: dict[str, str], *, played: bool) -> None:
    """See that a killed file is of one version, whole, with all that was in it."""
    version, schema = read_schema(file)
    assert schema == schemas[version], f"half a migration after {version}"
    if played:
        first = file.with_suffix(".first")
        first_version(first)
        assert rows_of(file) == rows_of(first)
        first.unlink()


async def check_current(file: Path, *, played: bool) -> None:
    """Open it; see that records are what they were, and that games can be played on."""
    database = await Database.open(url_of(file))
    try:
        if played:
            await check_played(make_club(database))
    finally:
        await database.close()


def unsealed(record: str) -> str:
    """A record as the first version wrote it: without what its cards hang on, and its check."""
    return "".join(line for line in record.splitlines(keepends=True) if not LATER.match(line))


async def check_played(club: Club) -> None:
    """See that the games of the first version read as they did, and play on."""
    for table_id, record in RECORDS.items():
        snapshot = await club.tables.snapshot(int(table_id))
        seated = next(one.member_id for one in snapshot.seats if one.member_id is not None)
        assert unsealed(await club.tables.record(int(table_id), seated)) == record
    before = await club.tables.snapshot(RUNNING)
    after = await step(club, before)
    assert after.table.ply == before.table.ply + 1
    resigned = await club.playing.resign(RUNNING, on_turn(after), interaction_id=6000)
    assert resigned.contest is not None
    assert resigned.contest.settlement is not None


async def check_beside_a_reader(folder: Path) -> None:
    """Take a database further while another process reads it; that one reads and writes on."""
    file = folder / "beside.db"
    first_version(file)
    with closing(sqlite3.connect(file, isolation_level=None)) as reader:
        reader.execute("BEGIN")
        count = "SELECT count(*) FROM moves"
        before = reader.execute(count).fetchone()
        await check_current(file, played=True)
        assert reader.execute(count).fetchone() == before
        reader.execute("COMMIT")
        # As a program of the first version does, which knows no later column.
        reader.execute("UPDATE members SET name = 'renamed' WHERE member_id = 11")
        reader.execute("INSERT INTO members (member_id, name) VALUES (99, 'new')")
    await check_current(file, played=False)
