"""Every query that is asked often finds its rows by an index on PostgreSQL too, in large tables."""

import json
from collections.abc import AsyncIterator, Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from sqlalchemy import Column, Table, event, text
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from data.schema.metadata import metadata
from data.schema.types import Bytes, EnumText, Flag, Json, PlainText, Time
from data.storage.database import Database
from tests.data.sample_rows import SERVER
from tests.data.storage.prepared_database import copied_database
from tests.data.storage.test_query_plans import QUESTIONS

pytestmark = [pytest.mark.postgresql, pytest.mark.slow]

ROWS = 6_000
"""Rows that are put into each table; fewer stay where several would have one key."""

LARGE = ROWS // 4
"""Rows from which on a table isn't to be read as a whole."""

EARLIER = 1_777_000_000_000
"""A time before that of the questions, in milliseconds since 1970."""

OF_MANY = "CASE WHEN i % 100 = 0 THEN {few} ELSE {many} END"

SPECIAL: Mapping[str, str] = {
    "tables.status": OF_MANY.format(
        few="(ARRAY['waiting', 'playing'])[1 + i / 100 % 2]", many="'finished'"
    ),
    "tables.host_id": "1 + i % 900",
    "tables.guest_id": "1000 + i % 900",
    "tables.pair_low": "1 + i % 900",
    "tables.pair_high": "1000 + i % 900",
    "seats.seat": "1 + i % 2",
    "seats.member_id": "1 + i % 900",
    "seats.player": "NULL",
    "daily_runs.score": "1",
    "daily_runs.finished_at": f"{EARLIER}",
    "presets.server_id": "i",
    "presets.member_id": "NULL",
    "figures.outcome": "1 - i % 3",
    "alarms.said_at": OF_MANY.format(few="NULL", many=f"{EARLIER}"),
    "standings.rate": "i",
    "games.reason": "'target'",
}
"""What stands in columns of which a general rule would make nonsense."""


SMALL = frozenset({"unreadable"})
"""Tables that stay small in a bot that works, and are read as a whole for a list of them."""

READ_WHOLE: Mapping[str, set[str]] = {
    # A server here has a fiftieth of all cups, for which whole tables are worth reading.
    "the roles of a server's cups": {"cup_roles"},
    # A server here plays a fiftieth of all matches, too.
    "matches of a server": {"server_matches"},
    # Asked in the background now and then.
    "practice that rests": {"pauses"},
    # A recount reads the deals of a server, and whether each of three members is known.
    "deals that count": {"members"},
    # Asked once at a start.
    "messages of earlier turns": {"tables"},
    "displays behind": {"displays", "members", "tables", "watchers"},
}
"""What is read from end to end all the same; nothing of it on a press."""


def rule(column: Column[Any]) -> str:
    """What stands in a column of the row `i`."""
    name = f"{column.table.name}.{column.name}"
    pointed = {one.column.table.name for one in column.foreign_keys}
    if name in SPECIAL:
        return SPECIAL[name]
    if column.nullable:
        filled = "NULL" if isinstance(column.type, (Json, EnumText)) else _filled(column, pointed)
        return OF_MANY.format(few=filled, many="NULL")
    return _filled(column, pointed)


def _filled(column: Column[Any], pointed: set[str]) -> str:
    kind = column.type
    for special, filled in BY_KIND.items():
        if kind is special or (isinstance(special, type) and isinstance(kind, special)):
            return filled
    if isinstance(kind, EnumText):
        words = ", ".join(f"'{each.value}'" for each in kind.vocabulary)
        return f"(ARRAY[{words}])[1 + i % {len(kind.vocabulary)}]"
    if _is_whole_key(column):
        return "i"
    for other, filled in POINTING.items():
        if other in pointed:
            return filled
    if column.name.endswith("_id"):
        return "1 + i / 2" if column.primary_key else "i"
    return "1 + i % 2"


BY_KIND: Mapping[object, str] = {
    Flag: "0",
    Time: f"{EARLIER} + i * 1000",
    Json: "'{}'",
    Bytes: "'\\x00'::bytea",
    PlainText: "'text ' || i",
}
POINTING: Mapping[str, str] = {"servers": f"{SERVER - 25} + i % 50", "members": "1 + i % 900"}


def _is_whole_key(column: Column[Any]) -> bool:
    return column.primary_key and len(column.table.primary_key.columns) == 1


async def fill(connection: AsyncConnection, table: Table) -> None:
    names = ", ".join(column.name for column in table.columns)
    values = ", ".join(rule(column) for column in table.columns)
    await connection.execute(
        text(
            f"INSERT INTO {table.name} ({names}) SELECT {values}"
            f" FROM generate_series(1, {ROWS}) AS i ON CONFLICT DO NOTHING".replace(":", "\\:")
        )
    )


async def make(url: str) -> None:
    """Make a database with many rows, whatever they would mean."""
    await (await Database.open(url)).close()
    engine = create_async_engine(url)
    async with engine.begin() as connection:
        # What rows point to, and whether they make sense, is of no interest here.
        await connection.execute(text("SET LOCAL session_replication_role = replica"))
        checks = await connection.execute(
            text("SELECT conrelid::regclass::text, conname FROM pg_constraint WHERE contype = 'c'")
        )
        for table, name in checks.all():
            if table in metadata.tables:
                await connection.execute(text(f"ALTER TABLE {table} DROP CONSTRAINT {name}"))
        for described in metadata.tables.values():
            await fill(connection, described)
        await connection.execute(text("ANALYZE"))
    await engine.dispose()


@pytest_asyncio.fixture
async def many(tmp_path: Path) -> AsyncIterator[Database]:
    database = await Database.open(await copied_database(tmp_path, "many rows", make))
    yield database
    await database.close()


async def rows_by_table(connection: AsyncConnection) -> dict[str, int]:
    found = await connection.exec_driver_sql(
        "SELECT relname, reltuples::bigint FROM pg_class WHERE relkind = 'r'"
    )
    return {row[0]: row[1] for row in found}


def steps(plan: dict[str, Any]) -> Iterator[dict[str, Any]]:
    yield plan
    for inner in plan.get("Plans", ()):
        yield from steps(inner)


async def read_whole(database: Database, name: str) -> set[str]:
    """The large tables that a question reads from end to end."""
    ask, _ = QUESTIONS[name]
    asked: list[tuple[str, Any]] = []

    def note(_connection: Any, _cursor: Any, statement: str, parameters: Any, *_rest: Any) -> None:
        asked.append((statement, parameters))

    engine = database._engine.sync_engine
    event.listen(engine, "before_cursor_execute", note)
    try:
        async with database.read() as connection:
            await ask(connection)
    finally:
        event.remove(engine, "before_cursor_execute", note)
    found: set[str] = set()
    async with database.read() as connection:
        large = {name for name, rows in (await rows_by_table(connection)).items() if rows > LARGE}
        for statement, parameters in asked:
            if not statement.startswith(("SELECT", "WITH")):
                continue
            explained = await connection.exec_driver_sql(
                f"EXPLAIN (FORMAT JSON) {statement}", parameters
            )
            plan = explained.scalar_one()
            (told,) = json.loads(plan) if isinstance(plan, str) else plan
            found |= {
                step["Relation Name"]
                for step in steps(told["Plan"])
                if step["Node Type"].endswith("Seq Scan") and step["Relation Name"] in large
            }
    return found


async def test_no_large_table_is_read_from_end_to_end(many: Database) -> None:
    found = {name: await read_whole(many, name) - SMALL for name in QUESTIONS}
    assert {name: tables for name, tables in found.items() if tables} == READ_WHOLE
