"""All that is stored about a member, as one file that they can read (docs/privacy.md)."""

import json
from collections.abc import Iterator, Mapping, Sequence
from datetime import datetime
from typing import Any

from sqlalchemy.ext.asyncio import AsyncConnection

from data import copying
from data.types import BrokenJson

Row = Mapping[str, Any]


async def gather(connection: AsyncConnection, member_id: int) -> dict[str, list[dict[str, Any]]]:
    """Give a member's rows, by table; tables without any are left out."""
    found = {table.name: await copying.rows(connection, table, member_id) for table in copying.ROWS}
    return {name: rows for name, rows in found.items() if rows}


def write(about: str, at: datetime, rows: Mapping[str, Sequence[Row]]) -> bytes:
    """Write rows as JSON that can be read by eye: one row a line, under the name of its table.

    Args:
        about: What the file says of itself.
        at: When it was made.
        rows: The rows by table.
    """
    return "\n".join(_lines(about, at, rows)).encode()


def _lines(about: str, at: datetime, rows: Mapping[str, Sequence[Row]]) -> Iterator[str]:
    yield "{"
    yield f'  "about": {_plain(about)},'
    yield f'  "made_at": {_plain(at)},'
    yield '  "tables": {'
    for left, (name, found) in enumerate(rows.items(), start=1 - len(rows)):
        yield f"    {_plain(name)}: ["
        yield ",\n".join(f"      {_plain(row)}" for row in found)
        yield "    ]," if left else "    ]"
    yield "  }"
    yield "}"


def _plain(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, default=_told)


def _told(value: object) -> str:
    """Say what JSON has no form for: a time, or the bytes of a seed."""
    if isinstance(value, datetime):
        return value.isoformat()
    if isinstance(value, bytes):
        return value.hex()
    if isinstance(value, BrokenJson):
        return "?"  # It was damaged; nobody can say what it was.
    raise TypeError(f"no form for a {type(value).__name__}")
