"""What Alembic runs around the migrations: our connection, in the transaction it has begun."""

from alembic import context

from data import (
    schema_choosing,  # noqa: F401  # pyright: ignore[reportUnusedImport] - its tables
    schema_clocks,  # noqa: F401  # pyright: ignore[reportUnusedImport] - its tables
    schema_finding,  # noqa: F401  # pyright: ignore[reportUnusedImport] - its tables
    schema_settings,  # noqa: F401  # pyright: ignore[reportUnusedImport] - its tables
)
from data.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
)
with context.begin_transaction():
    context.run_migrations()
