"""Old results of deals are cleared away from channels: what they say stands on the sheet."""

import logging
from datetime import datetime
from typing import Final

from club.core.clock import Clock
from club.core.settings import NOTHING_SET_HERE
from data.storage.database import Database
from data.table import result_cleanup

log: Final = logging.getLogger(__name__)


class Tidying:
    """Clears away what its server no longer wants in its channels.

    Args:
        database: Where it is noted what stands there.
        clock: Tells the time.
    """

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock

    async def tidy(self) -> tuple[set[int], datetime | None]:
        """Note the results as left over that have stood for long enough.

        Returns:
            The tables whose messages are to be deleted, and when the next result is due.
        """
        now = self._clock.now()
        async with self._database.read() as connection:
            every = await result_cleanup.standing(connection, now, NOTHING_SET_HERE.tidy)
        due = [one for one in every if one.due_at <= now][: result_cleanup.AT_ONCE]
        if due:
            async with self._database.write() as connection:
                for one in due:
                    await result_cleanup.clear(connection, one)
            log.info("results cleared away=%d", len(due))
        following = every[len(due) :]
        return {one.table_id for one in due}, following[0].due_at if following else None
