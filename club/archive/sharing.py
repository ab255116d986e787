"""Which finished deals a member may show to a whole channel, which makes both hands public."""

from club.archive.replays import Replayed, Replays
from club.core.errors import Refusal
from club.core.people import PlaceIds, is_here
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

    async def share(
        self, table_id: int, member_id: int, deal: int, place_ids: PlaceIds
    ) -> Replayed:
        """Open a finished deal for everybody in a place, once the whole game is over.

        The others agree by showing their record to everybody there.

        Raises:
            NoSuchTable, NotYourDeal, StillRunning, NoSuchDeal: As `replay` raises them.
            ShareLater: The game isn't over.
            NotForEverybody: A player of it doesn't show their record to everybody.
        """
        opened = await self._replays.replay(table_id, member_id, deal, place_ids=place_ids)
        if opened.scene.status != TableStatus.FINISHED:
            raise ShareLater
        here = is_here(opened.scene.server_id, place_ids)
        sat = {each.member_id for each in opened.seats}
        async with self._database.read() as connection:
            for row in await results.of_table(connection, table_id):
                if row.deal == deal:
                    sat.update(row.members)
            members = {one for one in sat if one is not None}
            if await hidden(connection, members, by=member_id, here=here):
                raise NotForEverybody
        return opened
