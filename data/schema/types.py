"""Column types for SQLite (STRICT: only INTEGER, TEXT, BLOB and REAL) and PostgreSQL alike."""

import json
from datetime import UTC, datetime, timedelta
from enum import StrEnum
from typing import Any

from sqlalchemy import BigInteger, Dialect, Double, Integer, LargeBinary, Text, TypeDecorator
from sqlalchemy.dialects import sqlite

_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
_FAR_OFF = datetime(9000, 1, 1, tzinfo=UTC)
"""Stands for a stored value beyond all calendars or no time at all, so that no query fails."""

_MILLISECOND = timedelta(milliseconds=1)

# 64 bits on both: Discord's ids and our own table numbers. SQLite wants the word INTEGER itself.
Snowflake = BigInteger().with_variant(sqlite.INTEGER(), "sqlite")
Number = Integer()
Real = Double[float]().with_variant(sqlite.REAL(), "sqlite")
PlainText = Text()
Bytes = LargeBinary()

# What reads stored values is given to SQLAlchemy as `result_processor`: by `process_result_value`
# each value would take two calls more.


def to_milliseconds(moment: datetime) -> int:
    """Return whole milliseconds from 1970 UTC, rounded down; a naive time is a ValueError."""
    if moment.tzinfo is None:
        raise ValueError("a time needs its zone")
    return (moment - _EPOCH) // _MILLISECOND


def from_milliseconds(count: int) -> datetime:
    """Return the aware UTC time of milliseconds from 1970 UTC."""
    return _EPOCH + count * _MILLISECOND


def _read_time(count: Any) -> datetime | None:  # noqa: ANN401 - whatever is stored
    if count is None:
        return None
    try:
        return _EPOCH + count * _MILLISECOND
    except OverflowError:
        return _FAR_OFF if count > 0 else _EPOCH
    except TypeError:
        return _FAR_OFF


def _read_flag(stored: Any) -> bool | None:  # noqa: ANN401 - whatever is stored
    return None if stored is None else bool(stored)


class Time(TypeDecorator[datetime]):
    """An aware UTC datetime, stored as whole milliseconds from 1970."""

    impl = BigInteger
    cache_ok = True

    def load_dialect_impl(self, dialect: Dialect) -> Any:  # noqa: ANN401 - as in the base class
        """Return the column type of this database."""
        return dialect.type_descriptor(Snowflake)

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> int | None:
        """Store milliseconds."""
        del dialect
        return None if value is None else to_milliseconds(value)

    def result_processor(self, dialect: Dialect, coltype: object) -> Any:  # noqa: ANN401 - as in the base class
        """Read milliseconds."""
        del dialect, coltype
        return _read_time


class Flag(TypeDecorator[bool]):
    """A boolean, stored as 1 or 0."""

    impl = Integer
    cache_ok = True

    def process_bind_param(self, value: bool | None, dialect: Dialect) -> int | None:  # noqa: FBT001
        """Store 1 or 0."""
        del dialect
        return None if value is None else int(value)

    def result_processor(self, dialect: Dialect, coltype: object) -> Any:  # noqa: ANN401 - as in the base class
        """Read 1 or 0."""
        del dialect, coltype
        return _read_flag


class BrokenJson:
    """Stands for stored text that isn't JSON: it fails on use, and not its whole query."""

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
    """Read stored JSON; other text gives a `BrokenJson`."""
    try:
        return json.loads(text)
    except (TypeError, ValueError, RecursionError):
        return BrokenJson()


def _read_json_or_none(text: Any) -> Any:  # noqa: ANN401 - plain data
    return None if text is None else read_json(text)


class Json(TypeDecorator[Any]):
    """Plain data as compact JSON text with sorted keys; None is NULL, bad text a `BrokenJson`."""

    impl = Text
    cache_ok = True

    def process_bind_param(self, value: Any | None, dialect: Dialect) -> str | None:  # noqa: ANN401
        """Store text."""
        del dialect
        if value is None:
            return None
        return json.dumps(value, ensure_ascii=False, separators=(",", ":"), sort_keys=True)

    def result_processor(self, dialect: Dialect, coltype: object) -> Any:  # noqa: ANN401 - as in the base class
        """Read text."""
        del dialect, coltype
        return _read_json_or_none


class _Members(dict[Any, Any]):
    """The members of an enum by their texts, and all other text as it is."""

    def __missing__(self, text: object) -> object:
        return text


class EnumText(TypeDecorator[str]):
    """A member of an enum, as its text; other text, in a damaged row, is read as it is."""

    impl = Text
    cache_ok = True

    def __init__(self, vocabulary: type[StrEnum]) -> None:
        super().__init__()
        self.vocabulary = vocabulary  # a part of SQLAlchemy's key for cached statements
        self._known = _Members({each.value: each for each in vocabulary})

    def process_bind_param(self, value: str | None, dialect: Dialect) -> str | None:
        """Store the member's text."""
        del dialect
        return None if value is None else str(value)

    def result_processor(self, dialect: Dialect, coltype: object) -> Any:  # noqa: ANN401 - as in the base class
        """Read the member."""
        del dialect, coltype
        return self._known.__getitem__
