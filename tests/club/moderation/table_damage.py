"""Ways in which a stored table becomes unreadable, written past the bot as damage would be."""

from collections.abc import Awaitable, Callable
from typing import Any

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

from club.core.unreadable import noticed
from club.table import folding
from data.storage.database import Database

Way = Callable[[AsyncConnection, int], Awaitable[None]]


async def _change(
    connection: AsyncConnection, statement: str, table_id: int, **values: Any
) -> None:
    changed = await connection.execute(text(statement), {"table_id": table_id, **values})
    assert changed.rowcount > 0, statement


async def illegal_move(connection: AsyncConnection, table_id: int) -> None:
    """A move that the rules don't allow there: a knock right at the start."""
    await _change(connection, f"UPDATE moves SET move = 'knock:AS' WHERE {_LAST}", table_id)


async def unreadable_move(connection: AsyncConnection, table_id: int) -> None:
    """A move that is no move at all."""
    await _change(connection, f"UPDATE moves SET move = 'flip the table' WHERE {_LAST}", table_id)


async def unknown_option(connection: AsyncConnection, table_id: int) -> None:
    """Rules with an option that this program doesn't know, as a newer one may have written."""
    rules = "UPDATE tables SET rules = rules || ' moon_phase=full' WHERE table_id = :table_id"
    await _change(connection, rules, table_id)


async def broken_rules(connection: AsyncConnection, table_id: int) -> None:
    """Rules that are no rules."""
    await _change(connection, "UPDATE tables SET rules = '{' WHERE table_id = :table_id", table_id)


async def broken_sheet(connection: AsyncConnection, table_id: int) -> None:
    """A score sheet that isn't JSON."""
    await _change(
        connection, "UPDATE contests SET games = '[[' WHERE table_id = :table_id", table_id
    )


async def broken_seed(connection: AsyncConnection, table_id: int) -> None:
    """A deal whose seed isn't the one that was committed to."""
    await _change(
        connection, "UPDATE deals SET seed = :seed WHERE table_id = :table_id", table_id, seed=b"x"
    )


async def unknown_clock(connection: AsyncConnection, table_id: int) -> None:
    """A clock that nobody knows."""
    await _change(
        connection, "UPDATE tables SET clock = 'sundial' WHERE table_id = :table_id", table_id
    )


async def unknown_status(connection: AsyncConnection, table_id: int) -> None:
    """A status that nobody knows, which only a damaged database can have."""
    status = "UPDATE tables SET status = 'paused' WHERE table_id = :table_id"
    if connection.dialect.name == "postgresql":
        await connection.execute(
            text("ALTER TABLE tables DROP CONSTRAINT IF EXISTS ck_tables_status")
        )
        return await _change(connection, status, table_id)
    await connection.execute(text("PRAGMA ignore_check_constraints = ON"))
    await _change(connection, status, table_id)
    await connection.execute(text("PRAGMA ignore_check_constraints = OFF"))
    return None


async def undecodable_rules(connection: AsyncConnection, table_id: int) -> None:
    """Rules with a byte that is no text; SQLite takes it."""
    rules = "UPDATE tables SET rules = rules || CAST(x'e4' AS TEXT) WHERE table_id = :table_id"
    await _change(connection, rules, table_id)


async def undecodable_move(connection: AsyncConnection, table_id: int) -> None:
    """A move with such a byte."""
    await _change(
        connection, f"UPDATE moves SET move = move || CAST(x'e4' AS TEXT) WHERE {_LAST}", table_id
    )


_LAST = (
    "table_id = :table_id AND ply = (SELECT max(ply) FROM moves AS every"
    " WHERE every.table_id = :table_id)"
)

WAYS: dict[str, Way] = {
    "an illegal move": illegal_move,
    "a move that is none": unreadable_move,
    "rules with an unknown option": unknown_option,
    "rules that are none": broken_rules,
    "a broken sheet": broken_sheet,
    "a broken seed": broken_seed,
    "an unknown clock": unknown_clock,
    "an unknown status": unknown_status,
}

_TABLES = ("tables", "moves", "contests", "deals")


async def damage_table(database: Database, table_id: int, way: Way) -> "Repair":
    """Make a table unreadable; what is given back makes it readable again."""
    async with database.write() as connection:
        before = {
            name: [
                dict(row)
                for row in (
                    await connection.execute(
                        text(f"SELECT * FROM {name} WHERE table_id = :table_id"),
                        {"table_id": table_id},
                    )
                ).mappings()
            ]
            for name in _TABLES
        }
        await way(connection, table_id)
        folding.forget(connection, table_id)  # as in a process that hasn't seen it before
    return Repair(database, before)


def remember_nothing(database: Database) -> None:
    """Forget what was read of tables, and what of them couldn't be, as a new process has."""
    noticed(database.pool).reasons.clear()
    folding._memories.pop(database.pool, None)


class Repair:
    """What stood in the rows that were damaged."""

    def __init__(self, database: Database, before: dict[str, list[dict[str, Any]]]) -> None:
        self._database = database
        self._before = before

    async def give(self) -> None:
        """Write back what stood there."""
        columns = {
            "tables": ("rules", "clock", "status"),
            "moves": ("move",),
            "contests": ("games",),
            "deals": ("seed",),
        }
        keys = {"moves": ("table_id", "ply"), "deals": ("table_id", "deal")}
        async with self._database.write() as connection:
            for name, rows in self._before.items():
                set_ = ", ".join(f"{column} = :{column}" for column in columns[name])
                here = " AND ".join(f"{key} = :{key}" for key in keys.get(name, ("table_id",)))
                for row in rows:
                    await connection.execute(
                        text(f"UPDATE {name} SET {set_} WHERE {here}"),
                        {key: row[key] for key in (*columns[name], *keys.get(name, ("table_id",)))},
                    )
