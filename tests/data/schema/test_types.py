"""Column types: what is written comes back, whatever it is."""

from datetime import UTC, datetime, timedelta, timezone
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sqlalchemy import TypeDecorator
from sqlalchemy.dialects import sqlite
from sqlalchemy.dialects.postgresql import asyncpg

from data.schema.types import Flag, Json, Time, from_milliseconds, to_milliseconds

DIALECT = sqlite.dialect()
ZONES = st.timedeltas(timedelta(hours=-14), timedelta(hours=14)).map(timezone)
MOMENTS = st.datetimes(datetime(1000, 1, 1), datetime(9000, 1, 1), timezones=ZONES)  # noqa: DTZ001
PLAIN = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**53), 2**53) | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=8,
)


@given(MOMENTS)
def test_a_time_comes_back_to_the_millisecond(moment: datetime) -> None:
    back = from_milliseconds(to_milliseconds(moment))
    assert back.tzinfo is UTC
    assert timedelta(0) <= moment - back < timedelta(milliseconds=1)
    assert to_milliseconds(back) == to_milliseconds(moment)


@given(MOMENTS, MOMENTS)
def test_times_keep_their_order(one: datetime, two: datetime) -> None:
    assert (to_milliseconds(one) <= to_milliseconds(two)) or one > two


def read(column: TypeDecorator[Any], stored: object) -> Any:
    """Read a stored value as a query does."""
    return column.result_processor(DIALECT, None)(stored)


def test_a_time_without_a_zone_is_refused() -> None:
    with pytest.raises(ValueError, match="zone"):
        to_milliseconds(datetime(2026, 5, 1))  # noqa: DTZ001


@pytest.mark.slow
@given(PLAIN)
def test_plain_data_comes_back(value: object) -> None:
    column = Json()
    assert read(column, column.process_bind_param(value, DIALECT)) == value


@pytest.mark.parametrize("stored", ["soon", b"soon", 2**80, -(2**80)])
def test_a_time_that_is_none_fails_no_query(stored: object) -> None:
    assert isinstance(read(Time(), stored), datetime)


@pytest.mark.parametrize("stored", ["{", b"\xff", 7.5, "[" * 100_000])
def test_text_that_is_not_json_fails_where_it_is_used_alone(stored: object) -> None:
    found = read(Json(), stored)
    with pytest.raises(ValueError, match="isn't JSON"):
        found["a"]


@pytest.mark.parametrize("value", [True, False, None])
def test_a_flag_comes_back(value: bool | None) -> None:  # noqa: FBT001
    column = Flag()
    stored = column.process_bind_param(value, DIALECT)
    assert stored in (1, 0, None)
    assert read(column, stored) is value


@pytest.mark.parametrize(
    ("dialect", "words"),
    [
        (sqlite.dialect(), ["INTEGER", "INTEGER", "TEXT"]),
        (asyncpg.dialect(), ["BIGINT", "INTEGER", "TEXT"]),
    ],
)
def test_the_words_of_each_database(dialect: sqlite.dialect, words: list[str]) -> None:
    assert [kind.compile(dialect) for kind in (Time(), Flag(), Json())] == words
