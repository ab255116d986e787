"""The option that says which database the tests use, for tests/conftest.py to hand on.

    pytest --database=postgresql tests/data

A server is started for them, unless TEST_POSTGRES_URL names a database of one that runs, whose user
may create others.
"""

import os
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Final

import pytest

from tests.data.storage.prepared_database import PostgresqlCopies, chosen
from tests.postgresql import Databases, started, why_none

SERVER: Final = "TEST_POSTGRES_URL"
KINDS: Final = ("sqlite", "postgresql")


def add_option(parser: pytest.Parser) -> None:
    """Add the option."""
    parser.addoption(
        "--database",
        choices=KINDS,
        default=KINDS[0],
        help=f"which database the tests use; {SERVER} may name a PostgreSQL server for it",
    )


def configure(config: pytest.Config) -> None:
    """Have a server run for the tests of all processes, if they want one and it can be had."""
    if config.getoption("database") != "postgresql":
        return
    if not os.environ.get(SERVER):
        if why_none() is not None:
            return
        opened = ExitStack()
        config.add_cleanup(opened.close)
        server = opened.enter_context(started())
        # Workers are started with this process's environment.
        os.environ[SERVER] = server.address.render_as_string(hide_password=False)
        opened.callback(os.environ.pop, SERVER)
    chosen.copies = copies = PostgresqlCopies(Databases(os.environ[SERVER]))
    config.add_cleanup(copies.close)
    config.pluginmanager.register(DropsDatabases(copies))


def skip_others(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Skip tests about another database; or all, if the one wanted can't be had."""
    kind = config.getoption("database")
    has_it = kind == "sqlite" or isinstance(chosen.copies, PostgresqlCopies)
    for item in items:
        if not has_it:
            item.add_marker(pytest.mark.skip(reason=str(why_none())))
        for other in KINDS:
            if other != kind and item.get_closest_marker(other) is not None:
                wanted = f"about {other} alone: use --database={other}"
                item.add_marker(pytest.mark.skip(reason=wanted))


class DropsDatabases:
    """Drops the databases that a test has made, at its end."""

    def __init__(self, copies: PostgresqlCopies) -> None:
        self._copies = copies

    @pytest.fixture(autouse=True)
    def _databases_are_dropped(self) -> Iterator[None]:
        # Those of fixtures that live longer are there before.
        before = self._copies.urls
        yield
        self._copies.drop(self._copies.urls - before)
