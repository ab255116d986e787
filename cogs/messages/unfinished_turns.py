"""What others see of a turn that goes on: it is drawn with the end of the turn, or after a while.

So a draw and the discard after it cost one edit of each message: Discord limits requests.
"""

import asyncio
from collections.abc import Callable

# Seconds after which a turn that still goes on is shown.
WAIT = 10.0


class UnfinishedTurns:
    """The tables whose last move is to be shown with the next one."""

    def __init__(self, refresh: Callable[[int], object]) -> None:
        """Keep what brings a table's messages up to date."""
        self.wait = WAIT
        self._refresh = refresh
        self._timers: dict[int, asyncio.TimerHandle] = {}

    def __bool__(self) -> bool:
        return bool(self._timers)

    def note(self, table_id: int) -> None:
        """Bring a table up to date later, unless that has happened by then."""
        if not self.wait:
            self._refresh(table_id)
        elif table_id not in self._timers:
            loop = asyncio.get_running_loop()
            self._timers[table_id] = loop.call_later(self.wait, self._refresh, table_id)

    def forget(self, table_id: int) -> None:
        """Take note that a table is brought up to date."""
        if (timer := self._timers.pop(table_id, None)) is not None:
            timer.cancel()

    def show(self) -> None:
        """Bring up to date all that wait, now."""
        for table_id in tuple(self._timers):
            self._refresh(table_id)
