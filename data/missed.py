"""What several tables have to say together and no ply tells of: results held back, seats left."""

from sqlalchemy import Select, exists, select

from data.schema import displays, results, seats, tables

_later = results.alias("later")


def without_result() -> Select[tuple[int]]:
    """Give the running tables whose last result was held back and isn't shown.

    It may still be held back: whoever draws the table knows.
    """
    shown = exists().where(
        displays.c.table_id == tables.c.table_id,
        displays.c.kind == "result",
        displays.c.anchor == results.c.deal,
    )
    newer = exists().where(
        _later.c.table_id == results.c.table_id,
        _later.c.deal > results.c.deal,
        _later.c.result != "misdeal",
    )
    return (
        select(tables.c.table_id)
        .join(results, results.c.table_id == tables.c.table_id)
        .where(tables.c.status == "playing", results.c.held.is_not(None), ~newer, ~shown)
    )


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
