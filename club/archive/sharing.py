"""Which finished deals a member may show to a whole channel, which makes both hands public."""

from club.archive.replays import Replayed, Replays
from club.core.errors import Refusal
from club.core.privacy import hidden
from data.schema.vocabulary import TableStatus
from data.storage.database import Database
from data.table import results


class NotForEverybody(Refusal):
    """A player of the deal doesn't show their record to everybody there."""


class ShareLater(Refusal):
    """The game isn't over, so its cards are for those alone who held them."""


class Sharing:
    """Shows finished deals to a channel."""

    def __init__(self, database: Database, replays: Replays) -> None:
        self._database = database
        self._replays = replays

    async def share(self, table_id: int, member_id: int, deal: int, server_id: int) -> Replayed:
        """Open a finished deal for everybody in a server, once the whole game is over.

        The member who shares it agrees for themselves; the others agree by showing their record to
        everybody there.

        Raises:
            NoSuchTable: There is no such table, or none that is revealed there.
            NotYourDeal: The member may not look at it themselves.
            StillRunning: The deal isn't over.
            ShareLater: The game isn't over.
            NoSuchDeal: No such deal was played there.
            NotForEverybody: A player of it doesn't show their record to everybody.
        """
        opened = await self._replays.replay(table_id, member_id, deal, server_id=server_id)
        if opened.scene.status != TableStatus.FINISHED:
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
