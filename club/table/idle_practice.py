"""Games against the computer that nobody continues, and how to recognise one that ended for it."""

from datetime import timedelta
from typing import Final

from data.table.load_table import LoadedTable
from engine.moves import RESIGN, Move, MoveKind

ENDS_AFTER: Final = timedelta(days=30)
"""Time from the last move until such a game ends by itself: longer than anybody is on holiday."""

NOTICE: Final = timedelta(days=7)
"""The least time between noting its end and ending it."""

ANNUL: Final = Move(MoveKind.VOID)


def ended_untouched(found: LoadedTable) -> bool:
    """Whether a game against the computer was ended for being idle.

    The move that ends it shows it: no interaction made it, and so long after the one before.
    """
    last = found.last
    if last is None or last.interaction_id is not None:
        return False
    if last.move not in {str(RESIGN), str(ANNUL)}:
        return False
    before = found.table.started_at if found.before is None else found.before.at
    alone = sum(each.member_id is not None for each in found.seats) == 1
    return alone and before is not None and last.at - before >= ENDS_AFTER
