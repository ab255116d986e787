"""Cheering at the end of a deal or a contest that one has watched."""

from club.core.clock import Clock
from club.core.errors import CannotCheer, CheersOwnGame, DealIsPast, StillRunning
from club.core.people import Person
from club.table.snapshot import Snapshot, load
from data.core import members
from data.members import blocks
from data.schema.vocabulary import TableKind, TableStatus
from data.storage.database import Database
from data.watching import cheers
from data.watching.cheers import WHOLE


class Cheering:
    """The cheers for each deal and contest; repeating one is harmless."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock

    async def cheer(self, table_id: int, deal: int, person: Person) -> Snapshot:
        """Cheer for a table's last deal, or for its contest (`WHOLE`).

        Raises:
            NoSuchTable, CheersOwnGame: There is no such table, or the member plays there.
            CannotCheer: A block keeps the member from a player, or no cards are played there.
            StillRunning, DealIsPast: It isn't over, or another deal has ended since.
        """
        now = self._clock.now()
        async with self._database.write() as connection:
            here = await load(connection, table_id)
            if here.player_of(person.member_id) is not None:
                raise CheersOwnGame
            apart = await blocks.around(connection, person.member_id)
            if here.table.kind != TableKind.CARDS or apart & here.members.keys():
                raise CannotCheer
            _check_over(here, deal)
            await members.remember(connection, person.member_id, person.name, now)
            await cheers.add(connection, table_id, deal, person.member_id, now)
            return here

    async def names(self, table_id: int, deal: int) -> tuple[str, ...]:
        """Return the names of those who have cheered, the first first."""
        async with self._database.read(alone=True) as connection:
            return await cheers.names(connection, table_id, deal)


def _check_over(snapshot: Snapshot, deal: int) -> None:
    if deal == WHOLE:
        if snapshot.table.status != TableStatus.FINISHED:
            raise StillRunning
        return
    last = 0 if snapshot.last is None or snapshot.held else snapshot.last.number
    if deal > last:
        raise StillRunning
    if deal < last:
        raise DealIsPast
