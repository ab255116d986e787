"""When a game that nobody continues ends by itself, and the move that annuls one."""

from datetime import timedelta
from typing import Final

from engine.moves import Move, MoveKind

ENDS_AFTER: Final = timedelta(days=30)
"""Time from the last move until such a game ends by itself: longer than anybody is on holiday."""

NOTICE: Final = timedelta(days=7)
"""The least time between noting its end and ending it."""

ANNUL: Final = Move(MoveKind.VOID)
