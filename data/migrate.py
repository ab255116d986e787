"""Bringing a database up to this program's schema, one migration a transaction.

The migrations are the files in `data/migrations/versions`; Alembic runs them on our own connection.
"""

from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect
from sqlalchemy.ext.asyncio import AsyncEngine

from data.errors import DatabaseProblem

MIGRATIONS: Final = Path(__file__).parent / "migrations"


async def migrate(engine: AsyncEngine) -> None:
    """Apply what is missing; each step is whole or not there at all.

    What is missing is looked up inside the step's own write transaction, so that of several
    processes that start at once each step is done by one.

    Raises:
        DatabaseProblem: the schema is newer than this program or another program's; nothing has
            been changed.

    """
    stepping = True
    while stepping:
        async with engine.begin() as connection:
            stepping = await connection.run_sync(_step)


def _step(connection: Connection) -> bool:
    """Apply the next migration, if any."""
    config = _config(connection)
    revision = _next(connection, ScriptDirectory.from_config(config))
    if revision is None:
        return False
    command.upgrade(config, revision)
    return True


def _next(connection: Connection, scripts: ScriptDirectory) -> str | None:
    """Find the migration after the one that the database stands at."""
    current = MigrationContext.configure(connection).get_current_revision()
    if current is None and inspect(connection).get_table_names():
        raise DatabaseProblem("DATABASE_URL leads to another program's database.")
    # From the newest to the oldest.
    known = [script.revision for script in scripts.walk_revisions()]
    if current is not None and current not in known:
        raise DatabaseProblem(
            f"The database was last opened by a newer Undercut (its schema is {current}, this"
            f" program's {known[0]}): update Undercut, or choose another database."
        )
    missing = known if current is None else known[: known.index(current)]
    return missing[-1] if missing else None


def _config(connection: Connection) -> Config:
    config = Config()
    # A percent sign would be taken for a reference to another setting.
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config
