"""Deals of three, each for oneself: a third seat wherever there were two."""

from alembic import op
from sqlalchemy import Column

from data.schema.types import Number, Snowflake

revision = "0039"
down_revision = "0038"
branch_labels = None
depends_on = None

_SEATS = {"deals": "dealer", "moves": "seat", "results": "winner", "contests": "dealer"}
"""The tables with a seat, and its column, of which a check says which seats there are."""

_OF_THEM = ("figures", "reviews", "scores")
"""The tables whose rows are deleted with rows of those."""

_TWO, _THREE = "IN (1, 2)", "IN (1, 2, 3)"


def upgrade() -> None:
    """Add the third player and the third seat; SQLite's tables are remade for their checks."""
    op.add_column("deals", Column("player_3", Number))
    op.add_column("results", Column("member_3", Snowflake))
    if op.get_bind().dialect.name == "sqlite":
        _remade()
        return
    for table, column in _SEATS.items():
        op.drop_constraint(op.f(f"ck_{table}_{column}"), table, type_="check")
        op.create_check_constraint(op.f(f"ck_{table}_{column}"), table, f"{column} {_THREE}")


def _remade() -> None:
    """Make the tables anew with the rows that they have."""
    # All are set aside first: rows would be deleted with the table that they belong to.
    connection = op.get_bind()

    def made(kind: str, table: str) -> list[tuple[str, str]]:
        found = connection.exec_driver_sql(
            "SELECT name, sql FROM sqlite_master WHERE type = ? AND tbl_name = ? AND sql NOT NULL",
            (kind, table),
        )
        return [(name, sql) for name, sql in found]

    names = (*_SEATS, *_OF_THEM)
    tables = {name: made("table", name)[0][1] for name in names}
    indexes = [each for name in names for each in made("index", name)]
    for name, _ in indexes:
        op.drop_index(name)
    for name in names:
        op.execute(f"ALTER TABLE {name} RENAME TO old_{name}")
    for name, sql in tables.items():
        column = _SEATS.get(name)
        connection.exec_driver_sql(
            sql if column is None else sql.replace(f"({column} {_TWO})", f"({column} {_THREE})")
        )
        op.execute(f"INSERT INTO {name} SELECT * FROM old_{name}")  # noqa: S608 - our own name
    for name in reversed(names):
        op.execute(f"DROP TABLE old_{name}")
    for _, sql in indexes:
        connection.exec_driver_sql(sql)
