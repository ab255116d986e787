"""Keeps channels calm: the results of deals are deleted there after some days."""

from datetime import datetime, timedelta
from typing import Final

from club.club import Club
from cogs.messages.reconciler import Displays
from cogs.scheduling.scheduler import Sleeper

RARELY: Final = timedelta(hours=1)
"""How often it is looked at the least: a result is due after days, and a server may change that."""


class Tidying:
    """Clears away old results, and looks again when the next one is due."""

    def __init__(self, club: Club, displays: Displays, sleeper: Sleeper) -> None:
        self._club = club
        self._displays = displays
        self._sleeper = sleeper
        self._again: datetime | None = None
        sleeper.do(self.look)

    async def look(self) -> datetime:
        """Clear away what is due; answers when to look again. No move makes that any sooner."""
        now = self._sleeper.now()
        if self._again is None or self._again <= now:
            cleared, due = await self._club.tidying.tidy()
            for table_id in cleared:
                self._displays.leftovers.ask(table_id)
            self._again = min(due or now + RARELY, now + RARELY)
        return self._again
