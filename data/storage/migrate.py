"""Migrations (`data/migrations/versions`), each in one transaction; Alembic records the last."""

import logging
from functools import cache
from pathlib import Path
from typing import Final

from alembic.operations import Operations
from alembic.runtime.migration import MigrationContext
from alembic.script import Script, ScriptDirectory
from sqlalchemy import Connection, func, inspect, select, text
from sqlalchemy.ext.asyncio import AsyncEngine

from data.schema.metadata import metadata
from data.schema.running.processes import processes, schema_marks
from data.storage.errors import DatabaseProblem
from data.storage.sqlite_driver import begin
from data.storage.urls import POSTGRESQL

MIGRATIONS: Final = Path(__file__).parents[1] / "migrations"

LIVING: Final = 15_000
"""Milliseconds since a process's last sign within which it counts as running."""

log = logging.getLogger(__name__)


async def migrate(engine: AsyncEngine) -> None:
    """Apply the missing migrations, each whole or not at all, by one of several processes.

    Raises:
        DatabaseProblem: The schema is newer and this program can't use it, or another program's, or
            an older program runs that couldn't use the new one; nothing has changed.
    """
    stepping = True
    while stepping:
        async with engine.begin() as connection:
            if connection.dialect.name != POSTGRESQL:
                await connection.run_sync(begin)
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
    if connection.dialect.name == POSTGRESQL:
        # A large table takes as long as it takes.
        connection.exec_driver_sql("SET LOCAL statement_timeout = 0")
    # The metadata's naming convention names the constraints.
    context = MigrationContext.configure(connection, opts={"target_metadata": metadata})
    script = _next(connection, context.get_current_revision())
    if script is None:
        return False
    _check_others(connection, script)
    with Operations.context(context):
        script.module.upgrade()
    context.stamp(_scripts(), script.revision)
    _mark(connection, script)
    return True


def _works_since(script: Script) -> str:
    """Return the oldest program's newest schema with which a migration leaves programs working.

    A migration that only adds what older programs can do without says so by its `works_since`.
    """
    return str(getattr(script.module, "works_since", script.revision))


def _check_others(connection: Connection, script: Script) -> None:
    if connection.dialect.name != POSTGRESQL or not inspect(connection).has_table(processes.name):
        return
    now = text("(EXTRACT(EPOCH FROM clock_timestamp()) * 1000)::bigint")
    living = select(func.min(processes.c.revision)).where(
        text(f"heard_at > {now} - {LIVING}"), processes.c.revision < _works_since(script)
    )
    if (oldest := connection.scalar(living)) is not None:
        raise DatabaseProblem(
            f"A process that runs on this database knows its schema up to {oldest} only, and can't"
            f" work with schema {script.revision}: stop all processes, then start the new version."
        )


def _mark(connection: Connection, script: Script) -> None:
    """Note which programs can use the database from now on."""
    if not inspect(connection).has_table(schema_marks.name):
        return
    since, revision = _works_since(script), script.revision
    before = connection.scalar(select(schema_marks.c.works_since))
    if before is None:
        values = {"mark": 0, "works_since": since, "revision": revision}
        connection.execute(schema_marks.insert().values(values))
    else:
        values = {"works_since": max(before, since), "revision": revision}
        connection.execute(schema_marks.update().values(values))


def _can_use(connection: Connection, current: str, newest_known: str) -> bool:
    """Tell whether a program can use a newer schema than its own."""
    if not inspect(connection).has_table(schema_marks.name):
        return False
    mark = connection.execute(select(schema_marks.c.works_since, schema_marks.c.revision)).first()
    return mark is not None and mark.revision == current and newest_known >= mark.works_since


def _next(connection: Connection, current: str | None) -> Script | None:
    if current is None and inspect(connection).get_table_names():
        raise DatabaseProblem("DATABASE_URL leads to another program's database.")
    # From the newest to the oldest.
    scripts = list(_scripts().walk_revisions())
    known = [script.revision for script in scripts]
    if current is not None and current not in known:
        if _can_use(connection, current, known[0]):
            log.warning(
                "the schema is %s, newer than this program's %s; it can use both", current, known[0]
            )
            return None
        raise DatabaseProblem(
            f"The database was last opened by a newer Undercut (its schema is {current}, this"
            f" program's {known[0]}): update Undercut, or choose another database."
        )
    missing = scripts if current is None else scripts[: known.index(current)]
    return missing[-1] if missing else None


@cache
def _scripts() -> ScriptDirectory:
    return ScriptDirectory(str(MIGRATIONS))
