"""Migrations (`data/migrations/versions`), each in one transaction; Alembic records the last."""

from functools import cache
from pathlib import Path
from typing import Final

from alembic.operations import Operations
from alembic.runtime.migration import MigrationContext
from alembic.script import Script, ScriptDirectory
from sqlalchemy import Connection, inspect
from sqlalchemy.ext.asyncio import AsyncEngine

from data.schema.metadata import metadata
from data.storage.errors import DatabaseProblem

MIGRATIONS: Final = Path(__file__).parents[1] / "migrations"


async def migrate(engine: AsyncEngine) -> None:
    """Apply the missing migrations, each whole or not at all, by one of several processes.

    Raises:
        DatabaseProblem: The schema is newer, or another program's; nothing has changed.
    """
    stepping = True
    while stepping:
        async with engine.begin() as connection:
            stepping = await connection.run_sync(_step)


async def check_schema(engine: AsyncEngine) -> None:
    """Raise DatabaseProblem unless a database has this program's schema; change nothing."""
    async with engine.connect() as connection:
        if await connection.run_sync(_missing) is not None:
            raise DatabaseProblem(
                "The database is an earlier version's: restore a backup of it somewhere else, start"
                " this version there once, and check that one."
            )


def _missing(connection: Connection) -> Script | None:
    context = MigrationContext.configure(connection, opts={"target_metadata": metadata})
    return _next(connection, context.get_current_revision())


def newest() -> str:
    """Return the revision of this program's schema."""
    head = _scripts().get_current_head()
    assert head is not None
    return head


def is_known(revision: str) -> bool:
    """Return whether a schema is this program's, or an earlier version's."""
    return revision in {script.revision for script in _scripts().walk_revisions()}


def _step(connection: Connection) -> bool:
    if connection.dialect.name == "postgresql":
        # A large table takes as long as it takes.
        connection.exec_driver_sql("SET LOCAL statement_timeout = 0")
    # The metadata's naming convention names the constraints.
    context = MigrationContext.configure(connection, opts={"target_metadata": metadata})
    script = _next(connection, context.get_current_revision())
    if script is None:
        return False
    with Operations.context(context):
        script.module.upgrade()
    context.stamp(_scripts(), script.revision)
    return True


def _next(connection: Connection, current: str | None) -> Script | None:
    if current is None and inspect(connection).get_table_names():
        raise DatabaseProblem("DATABASE_URL leads to another program's database.")
    # From the newest to the oldest.
    scripts = list(_scripts().walk_revisions())
    known = [script.revision for script in scripts]
    if current is not None and current not in known:
        raise DatabaseProblem(
            f"The database was last opened by a newer Undercut (its schema is {current}, this"
            f" program's {known[0]}): update Undercut, or choose another database."
        )
    missing = scripts if current is None else scripts[: known.index(current)]
    return missing[-1] if missing else None


@cache
def _scripts() -> ScriptDirectory:
    return ScriptDirectory(str(MIGRATIONS))
