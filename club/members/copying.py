"""All that is stored about a member, as one readable file (docs/privacy.md), page by page."""

import asyncio
import json
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from datetime import datetime
from typing import Any

from sqlalchemy import Table

from data.members import copying
from data.schema.types import BrokenJson
from data.storage.database import Database

Row = Mapping[str, Any]


async def gather(database: Database, member_id: int, now: datetime) -> dict[str, list[bytes]]:
    """Return a member's rows as written pages, by table; tables without any are left out."""
    found = {
        table.name: [page async for page in _pages(database, table, member_id, now)]
        for table in copying.ROWS
    }
    return {name: pages for name, pages in found.items() if pages}


def write(about: str, at: datetime, tables: Mapping[str, Sequence[bytes]]) -> bytes:
    """Write JSON that can be read by eye: one row a line, under the name of its table."""
    # `about` is the file's description of itself; `tables` is what `gather` returned.
    return b"".join(_parts(about, at, tables))


def lines(rows: Sequence[Row]) -> bytes:
    """Write rows, one a line."""
    return ",\n".join(f"      {_plain(row)}" for row in rows).encode()


async def _pages(
    database: Database, table: Table, member_id: int, now: datetime
) -> AsyncIterator[bytes]:
    last, more = None, True
    while more:
        # A transaction each: one long reader would keep SQLite's log from being folded back.
        async with database.read() as connection:
            page = await copying.rows(connection, table, member_id, last, now)
        if page:
            last = page[-1]
            yield await asyncio.to_thread(lines, page)
        more = len(page) == copying.PAGE


def _parts(about: str, at: datetime, tables: Mapping[str, Sequence[bytes]]) -> Iterator[bytes]:
    yield f'{{\n  "about": {_plain(about)},\n  "made_at": {_plain(at)},\n  "tables": {{\n'.encode()
    for left, (name, pages) in enumerate(tables.items(), start=1 - len(tables)):
        yield f"    {_plain(name)}: [\n".encode()
        for after, page in enumerate(pages):
            yield b",\n" if after else b""
            yield page
        yield b"\n    ],\n" if left else b"\n    ]\n"
    yield b"  }\n}"


def _plain(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, default=_told)


def _told(value: object) -> str:
    if isinstance(value, datetime):
        return value.isoformat()
    if isinstance(value, bytes):
        return value.hex()
    if isinstance(value, BrokenJson):
        return "?"  # It was damaged.
    raise TypeError(f"no form for a {type(value).__name__}")
