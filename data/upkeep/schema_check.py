"""Whether tables, columns and indexes are those that the migrations make."""

from collections.abc import Iterable, Iterator
from typing import Any, Final, cast

from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Column, Connection, Index, Table

from data.schema.metadata import metadata
from data.upkeep.findings import RESTORE, Finding

# What Alembic would do about it.
_MISSING: Final = "add"
_FOREIGN: Final = "remove"


def schema_findings(connection: Connection) -> list[Finding]:
    """Return where a database of this program's schema differs from it."""
    options = {"compare_type": True, "compare_server_default": True}
    context = MigrationContext.configure(connection, opts=options)
    differences: Iterable[Any] = compare_metadata(context, metadata)
    return [_finding(*each) for each in _flat(differences)]


def _flat(differences: Iterable[Any]) -> Iterator[tuple[Any, ...]]:
    for each in differences:
        yield from _flat(cast("list[Any]", each)) if isinstance(each, list) else (each,)


def _finding(kind: str, *parts: Any) -> Finding:  # noqa: ANN401 - as Alembic has them
    change, _, what = kind.partition("_")
    table, name = _place(parts)
    said = f"{what} {name}" if name else what
    where = f"table {table} of the database"
    if change == _MISSING:
        return Finding(where, f"the {said} is missing", RESTORE)
    if change == _FOREIGN:
        return Finding(where, f"the {said} isn't Undercut's", "remove it, or leave it alone")
    return Finding(where, f"the {said} isn't as this version makes it", RESTORE)


def _place(parts: tuple[Any, ...]) -> tuple[str, str]:
    # Return the names of the table and of what in it a difference is about.
    last = parts[-1]
    if isinstance(last, Table):
        return last.name, ""
    if isinstance(last, Column):
        return parts[-2], last.name
    if isinstance(last, Index):
        return "" if last.table is None else last.table.name, str(last.name)
    table = getattr(last, "table", None)
    if table is not None:
        return table.name, str(getattr(last, "name", "") or "")
    named = [each for each in parts if isinstance(each, str)]
    return named[0] if named else "?", named[1] if len(named) > 1 else ""
