import gc
from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings
from sqlalchemy import URL
from sqlalchemy.ext.asyncio import AsyncEngine
from sqlalchemy.util import LRUCache

from data.storage import database
from data.storage.engines import make_engine
from tests import database_option
from tests.temporary_files import keep_in_memory

keep_in_memory()

# How long an example takes is no property of ours: the machine may be busy.
settings.register_profile("undercut", deadline=None)
settings.load_profile("undercut")


class CompiledStatements(LRUCache[Any, Any]):
    """Statements by what they are for and say, whichever database of the process they are for."""

    def get(self, key: Any, default: Any = None) -> Any:
        return super().get(_of_any(key), default)

    def __setitem__(self, key: Any, compiled: Any) -> None:
        super().__setitem__(_of_any(key), compiled)


def _of_any(key: tuple[Any, ...]) -> tuple[Any, ...]:
    """A key without the database: SQLAlchemy's dialects are alike in all that it compiles by."""
    dialect, *rest = key
    return (dialect.name, *rest)


_compiled = CompiledStatements(5_000)


def make_engine_that_shares(url: URL) -> AsyncEngine:
    """An engine as always, but for statements that another test's database has compiled."""
    return make_engine(url).execution_options(compiled_cache=_compiled)


database.make_engine = make_engine_that_shares


def pytest_addoption(parser: pytest.Parser) -> None:
    """Let one say which database is used."""
    database_option.add_option(parser)


def pytest_configure(config: pytest.Config) -> None:
    """Have that database."""
    database_option.configure(config)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Skip what is about another."""
    database_option.skip_others(config, items)


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Skip modules without the mark asked for: only they, or the conftest beside, may set it."""
    mark = str(config.getoption("markexpr"))
    if mark not in {"slow", "browser"} or not collection_path.name.startswith("test_"):
        return None
    beside = collection_path.with_name("conftest.py")
    read = [each.read_text("utf-8") for each in (collection_path, beside) if each.exists()]
    marks = (f"pytest.mark.{mark}", *(("in_every_",) if mark == "slow" else ()))
    return None if any(one in each for one in marks for each in read) else True


def pytest_collection_finish() -> None:
    """Look for garbage only among what the tests leave, not in all that was imported for them."""
    gc.collect()
    gc.freeze()
