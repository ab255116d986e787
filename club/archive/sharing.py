"""Who may show a finished deal to a whole channel: both hands become public by that."""

from club.archive.replays import Replayed, Replays
from club.core.errors import Refusal
from club.core.privacy import hidden
from data.storage.database import Database
from data.table import results
from data.table.tables import FINISHED


class NotForEverybody(Refusal):
    """Somebody who sat at the deal doesn't show their record to all who are there."""


class ShareLater(Refusal):
    """The game isn't over, so that its cards are for those alone who held them."""


class Sharing:
    """Showing finished deals to a channel.

    Args:
        database: Where the tables are.
        replays: Opens deals.
    """

    def __init__(self, database: Database, replays: Replays) -> None:
        self._database = database
        self._replays = replays

    async def share(self, table_id: int, member_id: int, deal: int, server_id: int) -> Replayed:
        """Open a finished deal for everybody in a server.

        Only once the whole game is over. Whoever shares it has agreed to it for themselves; the
        others have if they show their record to all who are there.

        Args:
            table_id: The table.
            member_id: Who shares it.
            deal: The deal's number.
            server_id: The server where it is to be seen.

        Raises:
            NoSuchTable: There is no such table, or none that can be told of there.
            NotYourDeal: The member may not look at it themselves.
            StillRunning: The deal isn't over.
            ShareLater: The game isn't over.
            NoSuchDeal: No such deal was played there.
            NotForEverybody: Somebody who sat there doesn't show their record to all.
        """
        opened = await self._replays.replay(table_id, member_id, deal, server_id=server_id)
        if opened.scene.status != FINISHED:
            raise ShareLater
        here = server_id == opened.scene.server_id
        sat = {each.member_id for each in opened.seats}
        async with self._database.read() as connection:
            for row in await results.of_table(connection, table_id):
                if row.deal == deal:
                    sat |= {row.member_1, row.member_2}
            members = {one for one in sat if one is not None}
            if await hidden(connection, members, by=member_id, here=here):
                raise NotForEverybody
        return opened
