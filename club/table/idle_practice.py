"""Games against the computer that nobody goes on with, and how one is known that ended for it."""

from datetime import timedelta
from typing import Final

from data.table.load_table import Whole
from engine.moves import RESIGN, Move, MoveKind

ENDS_AFTER: Final = timedelta(days=30)
"""How long after the last move such a game ends by itself: longer than anybody is on holiday."""

NOTICE: Final = timedelta(days=7)
"""How long before that it is noted, at least."""

ANNUL: Final = Move(MoveKind.VOID)


def ended_untouched(found: Whole) -> bool:
    """Whether a game against the computer was ended because nobody had gone on with it.

    The move that ends it says so: nobody has pressed for it, and so long after the one before.
    """
    last = found.last
    if last is None or last.interaction_id is not None:
        return False
    if last.move not in {str(RESIGN), str(ANNUL)}:
        return False
    before = found.table.started_at if found.before is None else found.before.at
    alone = sum(each.member_id is not None for each in found.seats) == 1
    return alone and before is not None and last.at - before >= ENDS_AFTER
