"""The metadata of all tables, and the columns and checks that many of them have.

The migrations make the database; these modules describe it for queries, and a test keeps the two
equal. What belongs to a table is deleted with it (CASCADE); members and servers that anything
points to can't be deleted.
"""

from typing import Any

from sqlalchemy import CheckConstraint, Column, ForeignKey, ForeignKeyConstraint, MetaData, Table

from data.schema.types import Number, Snowflake

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

SEAT_WORDS = "IN (1, 2)"


def table(name: str, *parts: Any, **options: Any) -> Table:  # noqa: ANN401 - handed on
    """Describe a table; on SQLite it is STRICT, so that columns hold only values of their types."""
    return Table(name, metadata, *parts, sqlite_strict=True, **options)


def own_key(name: str) -> Column[int]:
    """Make a key numbered by Discord, not by the database."""
    return Column(name, Snowflake, primary_key=True, autoincrement=False)


def part_of(table: str, column: str | None = None, *, key: bool = True) -> Column[int]:
    """Make a reference to the row that this one belongs to and is deleted with."""
    column = column or "table_id"
    return Column(
        column,
        Snowflake,
        ForeignKey(f"{table}.{column}", ondelete="CASCADE"),
        primary_key=key,
        nullable=False,
        autoincrement=False,
    )


def seat(name: str, *, nullable: bool = False, **options: Any) -> tuple[Any, ...]:  # noqa: ANN401
    """Make a seat of a deal, 1 or 2, with its check."""
    return (
        Column(name, Number, nullable=nullable, **options),
        CheckConstraint(f"{name} {SEAT_WORDS}", name=name),
    )


def at_least(name: str, least: int = 0) -> CheckConstraint:
    """Check that a number isn't below another."""
    return CheckConstraint(f"{name} >= {least}", name=name)


def of_deal() -> ForeignKeyConstraint:
    """Make a reference to the deal that a row belongs to and is deleted with."""
    return ForeignKeyConstraint(
        ["table_id", "deal"], ["deals.table_id", "deals.deal"], ondelete="CASCADE"
    )
