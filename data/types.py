"""Column types that mean the same on SQLite (STRICT) and PostgreSQL.

A STRICT table knows only INTEGER, TEXT, BLOB and REAL, so each type compiles to one of them there.
"""

import json
from datetime import UTC, datetime, timedelta
from typing import Any

from sqlalchemy import BigInteger, Dialect, Double, Integer, LargeBinary, Text, TypeDecorator
from sqlalchemy.dialects import sqlite

_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
_MILLISECOND = timedelta(milliseconds=1)

# 64 bits on both: Discord's ids and our own table numbers. SQLite wants the word INTEGER itself.
Snowflake = BigInteger().with_variant(sqlite.INTEGER(), "sqlite")
Number = Integer()
Real = Double[float]().with_variant(sqlite.REAL(), "sqlite")
Words = Text()
Bytes = LargeBinary()


def to_milliseconds(moment: datetime) -> int:
    """Count whole milliseconds from 1970 UTC, rounded down; a naive time raises ValueError."""
    if moment.tzinfo is None:
        raise ValueError("a time needs its zone")
    return (moment - _EPOCH) // _MILLISECOND


def from_milliseconds(count: int) -> datetime:
    """Turn milliseconds from 1970 UTC back into an aware UTC time."""
    return _EPOCH + count * _MILLISECOND


class Time(TypeDecorator[datetime]):
    """An aware UTC datetime, stored as whole milliseconds from 1970."""

    impl = BigInteger
    cache_ok = True

    def load_dialect_impl(self, dialect: Dialect) -> Any:  # noqa: ANN401 - as in the base class
        """Give the column type of this database."""
        return dialect.type_descriptor(Snowflake)

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> int | None:
        """Store milliseconds."""
        del dialect
        return None if value is None else to_milliseconds(value)

    def process_result_value(self, value: Any | None, dialect: Dialect) -> datetime | None:  # noqa: ANN401
        """Read milliseconds."""
        del dialect
        return None if value is None else from_milliseconds(value)


class Flag(TypeDecorator[bool]):
    """Yes or no, stored as 1 or 0."""

    impl = Integer
    cache_ok = True

    def process_bind_param(self, value: bool | None, dialect: Dialect) -> int | None:  # noqa: FBT001
        """Store 1 or 0."""
        del dialect
        return None if value is None else int(value)

    def process_result_value(self, value: Any | None, dialect: Dialect) -> bool | None:  # noqa: ANN401
        """Read 1 or 0."""
        del dialect
        return None if value is None else bool(value)


class Json(TypeDecorator[Any]):
    """Plain data, stored as compact JSON text with sorted keys. None is stored as NULL."""

    impl = Text
    cache_ok = True

    def process_bind_param(self, value: Any | None, dialect: Dialect) -> str | None:  # noqa: ANN401
        """Store text."""
        del dialect
        if value is None:
            return None
        return json.dumps(value, ensure_ascii=False, separators=(",", ":"), sort_keys=True)

    def process_result_value(self, value: Any | None, dialect: Dialect) -> Any:  # noqa: ANN401
        """Read text."""
        del dialect
        return None if value is None else json.loads(value)
