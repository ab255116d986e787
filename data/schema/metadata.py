"""The metadata of all tables.

What belongs to a table is deleted with it (CASCADE); members and servers that anything points to
can't be deleted. Each table and column says what it is for, as docs/privacy.md tells it.
"""

from typing import Any, Final

from sqlalchemy import Column, MetaData, Table

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

PURPOSE: Final = "purpose"


def table(name: str, purpose: str, *parts: Any, **options: Any) -> Table:  # noqa: ANN401
    """Describe a table; on SQLite it is STRICT, so that columns hold only values of their types."""
    info = {PURPOSE: purpose}
    return Table(name, metadata, *parts, info=info, sqlite_strict=True, **options)


def purpose_of(described: Table | Column[Any]) -> str:
    """Return what a table or a column is for."""
    return described.info[PURPOSE]
