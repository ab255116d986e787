"""Column types that mean the same on SQLite (STRICT) and PostgreSQL.

A STRICT table knows only INTEGER, TEXT, BLOB and REAL, so each type compiles to one of them there.
"""

import json
from datetime import UTC, datetime, timedelta
from typing import Any

from sqlalchemy import BigInteger, Dialect, Double, Integer, LargeBinary, Text, TypeDecorator
from sqlalchemy.dialects import sqlite

_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
_FAR_OFF = datetime(9000, 1, 1, tzinfo=UTC)
"""Stands for a stored time beyond all calendars, or for what is no time at all.

So one row that was damaged fails no query.
"""

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
        if value is None:
            return None
        try:
            return from_milliseconds(value)
        except OverflowError:
            return _FAR_OFF if value > 0 else _EPOCH
        except TypeError:
            return _FAR_OFF


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


class BrokenJson:
    """Stands for stored text that isn't JSON: it can be handed on, and raises where it is used.

    So a row with such text fails where its own data are needed, and not with it all rows that a
    query gives.
    """

    def _fail(self, *_args: object) -> Any:  # noqa: ANN401 - it never answers
        raise ValueError("stored text that isn't JSON")

    __bool__ = __len__ = __iter__ = __getitem__ = __contains__ = _fail
    __eq__ = __lt__ = __gt__ = __add__ = __int__ = __index__ = __str__ = _fail
    __hash__ = None  # pyright: ignore[reportAssignmentType]

    def __getattr__(self, name: str) -> Any:  # noqa: ANN401 - it never answers
        if name.startswith("__"):
            raise AttributeError(name)
        return self._fail()


def read_json(text: str) -> Any:  # noqa: ANN401 - plain data
    """Read stored JSON; text that isn't any gives a `BrokenJson`."""
    try:
        return json.loads(text)
    except (TypeError, ValueError, RecursionError):
        return BrokenJson()


class Json(TypeDecorator[Any]):
    """Plain data, stored as compact JSON text with sorted keys. None is stored as NULL.

    Text that isn't JSON is read as a `BrokenJson`.
    """

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
        return None if value is None else read_json(value)
