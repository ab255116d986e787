"""What a server's members have come to: its boards, read and counted anew."""

from collections.abc import Collection

from club.core.clock import Clock
from club.ratings import recount, standings
from club.ratings.rating import FAMILIES
from club.ratings.standings import LINES, Board, Standings
from data.storage.database import Database


class Ratings:
    """The boards of the servers in one database."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock

    async def standings(
        self,
        server_id: int,
        member_id: int,
        board: Board | None = None,
        *,
        family: str = FAMILIES[0],
        absent: Collection[int] = (),
        limit: int = LINES,
    ) -> Standings:
        """Return a page of a server's board, by default of all-time net, and the asker's place.

        `family` is for ratings where the board names none; `absent` have left the server.
        """
        async with self._database.read() as connection:
            return await standings.read(
                connection,
                server_id,
                member_id,
                board or Board(),
                self._clock.now(),
                family=family,
                absent=absent,
                limit=limit,
            )

    async def count_anew(self) -> None:
        """Recount the standings of every server that is marked for it, as after an update."""
        await recount.catch_up(self._database)
