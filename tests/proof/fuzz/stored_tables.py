"""Rows of tables that are damaged at random, and everything that reads tables after each."""

import json
import logging
import random
import re
import sqlite3
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from club.core.errors import UnreadableTable
from data.storage.database import Database
from tests.club.moderation.table_damage import remember_nothing
from tests.club.moderation.test_damaged_rows import DAMAGED, FROZEN, KEYS, Ward, _ward
from tests.data.storage.prepared_database import prepared_database
from tests.proof.fuzz.measuring import measured
from tests.proof.fuzz.mutation import ODD, mutate, mutated_data
from tests.proof.fuzz.target import Findings, place

SLOW: Final = 2.0
"""Seconds of processor time that reading everything may take."""

_CARD: Final = re.compile(r"(?<![\w.])(?:[A2-9TJQK][CDHS]){1,}(?!\w)")
_WORDS: Final = (
    "standard",
    "gin_bonus=20",
    "discard:7D",
    "knock:AS",
    "stock",
    "relaxed:24",
    "1",
    "{",
)
_NUMBERS: Final = (0, -1, 1, 3, 2**31, -(2**31), 2**53, 2**62, -(2**62), 1.5, "x", None)


@dataclass(frozen=True)
class Column:
    """A column that may be damaged, and the rows in which it may be."""

    table: str
    name: str
    kind: str
    rows: tuple[int, ...]


class Heard(logging.Handler):
    """Keeps what is logged."""

    def __init__(self) -> None:
        super().__init__()
        self.records: list[logging.LogRecord] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.records.append(record)


async def fuzz_stored_tables(inputs: int, seed: int) -> Findings:
    """Damage so many values, one after the other, and read all tables after each."""
    dice, found, heard = random.Random(f"stored tables {seed}"), Findings(), Heard()
    root = logging.getLogger()
    root.addHandler(heard)
    with tempfile.TemporaryDirectory() as name:
        database = await Database.open(await prepared_database(Path(name)))
        try:
            ward = await _ward(database)
            with closing(_opened(Path(name) / "undercut.db")) as file, measured(found):
                columns = tuple(_columns(file, ward))
                while found.inputs < inputs:
                    column = dice.choice(columns)
                    with _damaged(file, column, dice) as value:
                        await _look(database, ward, found, heard, f"{column}: {value!r}"[:400])
        finally:
            root.removeHandler(heard)
            await database.close()
    return found


async def _look(
    database: Database, ward: Ward, found: Findings, heard: Heard, culprit: str
) -> None:
    heard.records.clear()
    remember_nothing(database)
    begun = time.process_time()
    found.inputs += 1
    try:
        await ward.looked_at()
        try:
            await ward.club.tables.snapshot(ward.bad)
            found.taken += 1
        except UnreadableTable:
            pass
    except Exception as error:  # noqa: BLE001 - each is a fault to be told of
        found.faults.setdefault(place(error), culprit)
    spent = time.process_time() - begun
    if spent >= SLOW:
        found.faults.setdefault(f"slow: {spent:.1f} s", culprit)
    if spent > found.slowest:
        found.slowest, found.culprit = spent, culprit
    for one in heard.records:
        said = one.getMessage()
        if one.exc_info and "left without being played" not in said and "not read" not in said:
            found.faults.setdefault(f"logged: {said}", culprit)
        if _CARD.search(said):
            found.faults.setdefault("a card in the log", f"{said} {culprit}")


def _opened(path: Path) -> sqlite3.Connection:
    file = sqlite3.connect(path, isolation_level=None)
    file.execute("PRAGMA ignore_check_constraints = ON")
    file.execute("PRAGMA synchronous = OFF")
    return file


def _columns(file: sqlite3.Connection, ward: Ward) -> Iterator[Column]:
    for table in DAMAGED:
        where = f"table_id IN ({ward.bad}, {ward.over})"
        if table == "audit" or table.endswith("_settings"):
            where = "1"
        rows = tuple(row for (row,) in file.execute(f"SELECT rowid FROM {table} WHERE {where}"))
        for _, name, kind, *_ in file.execute(f"PRAGMA table_info({table})").fetchall():
            if rows and name not in KEYS | FROZEN:
                yield Column(table, name, kind, rows)


@contextmanager
def _damaged(file: sqlite3.Connection, column: Column, dice: random.Random) -> Iterator[object]:
    """Damage a value in one row; afterwards it is as before."""
    row, new = dice.choice(column.rows), "CAST(? AS TEXT)" if column.kind == "TEXT" else "?"
    update = f"UPDATE {column.table} SET {column.name} = {new} WHERE rowid = ?"
    cast = f"CAST({column.name} AS BLOB)" if column.kind == "TEXT" else column.name
    kept = file.execute(f"SELECT {cast} FROM {column.table} WHERE rowid = ?", (row,)).fetchone()
    (before,) = kept or (None,)  # a row goes when it makes no sense
    value = _other(column.kind, before, dice)
    try:
        file.execute(update, (value, row))
    except (sqlite3.IntegrityError, OverflowError):
        value = before
    try:
        yield value
    finally:
        file.execute(update, (before, row))


def _other(kind: str, before: Any, dice: random.Random) -> Any:
    """What may stand there instead; texts come and go as bytes."""
    if before is None or dice.random() < 1 / 12:
        return dice.choice(_NUMBERS)
    if kind == "BLOB":
        return dice.randbytes(dice.choice((0, 1, 31, 32, 33)))
    if kind != "TEXT":
        return dice.choice((*_NUMBERS, before + dice.choice((-1, 1, 7))))
    text = before.decode()
    if text[:1] in {"{", "["} and dice.random() < 2 / 3:
        text = json.dumps(mutated_data(json.loads(text), dice, _WORDS))
    else:
        text = mutate(text, (text, *ODD), _WORDS, dice)
    return text.encode("utf-8", "surrogatepass")
