"""Whether every value can be read by its column's type, and every row points to what is there."""

import json
from collections import Counter
from collections.abc import AsyncGenerator, Callable, Mapping, Sequence
from contextlib import aclosing
from functools import partial
from typing import Any, Final

from sqlalchemy import Column, ForeignKeyConstraint, Table, and_, exists, func, not_, select
from sqlalchemy import types as kinds
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.types import TypeEngine

from data.schema.metadata import metadata
from data.schema.types import EnumText, Flag, Json, Time, from_milliseconds
from data.upkeep.findings import MOST, RESTORE, Finding
from data.upkeep.stored_rows import StoredRow, StoredRows, StoredText, plain_type

# Of whole numbers, by whether they have 64 bits.
_LARGEST: Final = {False: 2**31, True: 2**63}

Reader = Callable[[Any], object]


async def value_findings(rows: StoredRows, table: Table) -> AsyncGenerator[Finding]:
    """Yield the values of a table that its columns can't have, by row, of each column the first."""
    readers = [(number, each, _reader(each)) for number, each in enumerate(table.columns)]
    seen = Counter[str]()
    async with aclosing(rows.batches(table)) as batches:
        async for batch in batches:
            for row in batch:
                for number, column, read in readers:
                    wrong = _wrong(row[number], column, read)
                    if wrong:
                        seen[column.name] += 1
                        if seen[column.name] <= MOST:
                            yield Finding(_of_row(table, row), f"{column.name} {wrong}", RESTORE)
    for name, count in seen.items():
        if count > MOST:
            what = f"{name} has {count - MOST} more values of that kind"
            yield Finding(f"table {table.name} of the database", what, RESTORE)


def _wrong(value: Any, column: Column[Any], read: Reader) -> str:  # noqa: ANN401 - of any type
    if value is None:
        return "" if column.nullable else "is missing"
    try:
        read(value)
    except (ValueError, TypeError, OverflowError, RecursionError):
        return "has a value that can't be read"
    return ""


def _reader(column: Column[Any]) -> Reader:
    # Return what reads a stored value of a column, and raises for any that it can't have.
    kind = column.type
    match kind:
        case Time():
            return lambda value: from_milliseconds(_number(value, wide=True))
        case Flag():
            return (0, 1).index
        case Json():
            return lambda value: json.loads(_text(value))
        case EnumText():
            return lambda value: kind.vocabulary(_text(value))
        case _:
            return _plain_reader(plain_type(column))


def _plain_reader(plain: TypeEngine[Any]) -> Reader:
    match plain:
        case kinds.String():
            return _text
        case kinds.LargeBinary():
            return lambda value: _must(isinstance(value, bytes) and not _is_text(value))
        case kinds.Float():
            return lambda value: _must(isinstance(value, float))
        case _:
            return partial(_number, wide=isinstance(plain, kinds.BigInteger))


def _number(value: Any, *, wide: bool) -> int:  # noqa: ANN401 - of any type
    _must(isinstance(value, int))
    _must(-_LARGEST[wide] <= value < _LARGEST[wide])
    return value


def _text(value: Any) -> str:  # noqa: ANN401 - of any type
    _must(_is_text(value))
    return value.decode() if isinstance(value, bytes) else value


def _is_text(value: object) -> bool:
    return isinstance(value, str | StoredText)


def _must(condition: bool) -> None:  # noqa: FBT001 - what is asked
    if not condition:
        raise TypeError


async def reference_findings(connection: AsyncConnection, table: Table) -> list[Finding]:
    """Return the rows of a table that point to rows that aren't there."""
    found: list[Finding] = []
    for key in table.foreign_key_constraints:
        where = _dangling(table, key)
        keys = _keys(table)
        rows = await connection.execute(select(*keys).where(where).limit(MOST))
        names = [each.name for each in keys]
        dangling = [_place(table, dict(zip(names, row, strict=True))) for row in rows]
        points = f"it points to a row of {key.referred_table.name} that isn't there"
        found += [Finding(place, points, f"delete it, or {RESTORE}") for place in dangling]
        count = await connection.scalar(select(func.count()).select_from(table).where(where)) or 0
        if count > MOST:
            what = f"{count - MOST} more rows point to rows that aren't there"
            found.append(Finding(f"table {table.name} of the database", what, RESTORE))
    return found


def _dangling(table: Table, key: ForeignKeyConstraint) -> Any:  # noqa: ANN401 - a condition
    there = key.referred_table.alias()
    same = [there.c[each.column.name] == table.c[each.parent.name] for each in key.elements]
    given = [table.c[each.parent.name].is_not(None) for each in key.elements]
    return and_(*given, not_(exists().where(*same)))


def every_table() -> Sequence[Table]:
    """Return all tables, each after those that it points to."""
    return metadata.sorted_tables


def _of_row(table: Table, row: StoredRow) -> str:
    names = [each.name for each in table.columns]
    values = dict(zip(names, row, strict=True))
    return _place(table, {each.name: values[each.name] for each in _keys(table)})


def _keys(table: Table) -> list[Column[Any]]:
    # Return what says which row it is, and at which table of play.
    every = [*table.primary_key.columns]
    at = table.c.get("table_id")
    return every if at is None or at in every else [at, *every]


def _place(table: Table, key: Mapping[str, object]) -> str:
    # Say which row it is, by the numbers in its key: other keys may be secret.
    numbers = {name: value for name, value in key.items() if isinstance(value, int)}
    table_id = numbers.pop("table_id", None)
    rest = ", ".join(f"{name} {value}" for name, value in numbers.items())
    of_table = "" if table_id is None else f"table {table_id}, "
    return f"{of_table}{table.name}{f' {rest}' if rest else ''}"
