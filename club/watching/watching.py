"""Following a contest in which one doesn't play, to be notified of its end."""

from club.core import limits
from club.core.clock import Clock
from club.core.errors import GameOver, PlaysThere
from club.core.people import Person
from club.table.snapshot import Snapshot, load
from data.core import members, watchers
from data.schema.vocabulary import TableKind, TableStatus
from data.storage.database import Database


class Watching:
    """The followers of contests; repeating a change is harmless."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock

    async def follow(self, table_id: int, person: Person) -> Snapshot:
        """Follow a contest to its end; or NoSuchTable, GameOver, PlaysThere, TooManyFollowed."""
        now = self._clock.now()
        async with self._database.write() as connection:
            here = await load(connection, table_id)
            if here.table.status != TableStatus.PLAYING or here.table.kind != TableKind.CARDS:
                raise GameOver
            if here.player_of(person.member_id) is not None:
                raise PlaysThere
            await members.remember(connection, person.member_id, person.name, now)
            if not await watchers.follows(connection, here.lead_id, person.member_id):
                await limits.may_follow(connection, person.member_id)
            await watchers.add(connection, here.lead_id, person.member_id, now)
            return here

    async def unfollow(self, table_id: int, member_id: int) -> None:
        """Stop following a contest, by its leading table."""
        async with self._database.write(alone=True) as connection:
            await watchers.remove(connection, table_id, member_id)

    async def follows(self, table_id: int, member_id: int) -> bool:
        """Whether a member follows a contest, by its leading table."""
        async with self._database.read(alone=True) as connection:
            every = await watchers.of_table(connection, table_id)
        return any(each.member_id == member_id for each in every)
