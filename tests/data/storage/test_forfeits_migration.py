"""What the migration of forfeits says of games that an earlier bot ended."""

import pytest
from sqlalchemy import Connection, create_engine, text

from data.storage.migrate import _step

pytestmark = pytest.mark.sqlite


def revision(connection: Connection) -> str | None:
    try:
        return connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    except Exception:  # noqa: BLE001 - before the first step there is none
        return None


def test_only_forfeits_that_managers_decided_become_theirs() -> None:
    with create_engine("sqlite://").connect() as connection:
        while revision(connection) != "0040":
            assert _step(connection)
        for table_id, reason, cause in (
            (1, "forfeit", None),
            (2, "forfeit", None),
            (3, "void", "idle"),
            (4, "void", None),
        ):
            connection.execute(
                text(
                    "INSERT INTO games (table_id, server_id, reason, shutout, totals, net,"
                    " finished_at, serial, cause)"
                    " VALUES (:table_id, 9, :reason, 0, '[]', 0, 0, :table_id, :cause)"
                ),
                {"table_id": table_id, "reason": reason, "cause": cause},
            )
        for table_id, action in ((2, "adjudicate"), (1, "unstick"), (4, "void"), (1, "void")):
            connection.execute(
                text(
                    "INSERT INTO audit (server_id, member_id, at, action, table_id)"
                    " VALUES (9, 1, 0, :action, :table_id)"
                ),
                {"table_id": table_id, "action": action},
            )
        assert _step(connection)
        found = connection.execute(text("SELECT table_id, cause FROM games ORDER BY table_id"))
        assert [tuple(row) for row in found] == [(1, None), (2, "decided"), (3, "idle"), (4, None)]
