"""Messages of a whole contest that no ply calls for: the question about a seat that was left."""

from sqlalchemy import Select, exists, select

from data.schema.displays import displays
from data.schema.tables import seats, tables
from data.schema.vocabulary import DisplayKind, TableStatus


def without_seat() -> Select[tuple[int]]:
    """Select the running tables with a seat that was left and no message about it."""
    asked = exists().where(
        displays.c.table_id == tables.c.table_id,
        displays.c.kind == DisplayKind.SEAT,
        displays.c.anchor == seats.c.seat,
    )
    return (
        select(tables.c.table_id)
        .join(seats, seats.c.table_id == tables.c.table_id)
        .where(tables.c.status == TableStatus.PLAYING, seats.c.left_at.is_not(None), ~asked)
    )
