"""What several tables have to say together and no ply tells of: a seat that was left."""

from sqlalchemy import Select, exists, select

from data.schema.games import displays, seats, tables


def without_seat() -> Select[tuple[int]]:
    """Give the running tables with a seat that was left, and nothing that asks about it."""
    asked = exists().where(
        displays.c.table_id == tables.c.table_id,
        displays.c.kind == "seat",
        displays.c.anchor == seats.c.seat,
    )
    return (
        select(tables.c.table_id)
        .join(seats, seats.c.table_id == tables.c.table_id)
        .where(tables.c.status == "playing", seats.c.left_at.is_not(None), ~asked)
    )
