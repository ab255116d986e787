"""Deletes old results of deals from channels: they stand on the sheet."""

import logging
from datetime import datetime
from typing import Final

from club.core.clock import Clock
from club.core.settings import NOTHING_SET_HERE, TIDY_DAYS
from data.storage.database import Database
from data.table import result_cleanup

log: Final = logging.getLogger(__name__)


class ResultCleanup:
    """Deletes from channels what their server doesn't want to keep."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock

    async def tidy(self) -> tuple[set[int], datetime | None]:
        """Mark old results as left over; return their tables, and when the next result is due."""
        now = self._clock.now()
        async with self._database.read() as connection:
            every = await result_cleanup.standing(connection, now, TIDY_DAYS, NOTHING_SET_HERE.tidy)
        due = [one for one in every if one.due_at <= now][: result_cleanup.AT_ONCE]
        if due:
            async with self._database.write() as connection:
                for one in due:
                    await result_cleanup.clear(connection, one)
            log.debug("results cleared away=%d", len(due))
        following = every[len(due) :]
        return {one.table_id for one in due}, following[0].due_at if following else None
