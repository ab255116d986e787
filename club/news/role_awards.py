"""Which roles are to be given to members, and which to be taken away again."""

from collections.abc import Collection
from dataclasses import dataclass

from sqlalchemy.ext.asyncio import AsyncConnection

from club.core.clock import Clock
from club.core.settings import ServerSettings, of_server, server_settings
from club.cups.extras import cup_roles
from club.news.role_sources import SOURCES, RoleScope
from data.core.anonymous import is_gone
from data.cups import cup_roles as cup_role_rows
from data.news import awarded_roles, pages
from data.news.awarded_roles import Held
from data.news.week import Span
from data.ratings import recounts
from data.ratings.board_viewers import BoardViewer
from data.storage.database import Database


@dataclass(frozen=True, slots=True)
class RoleChange:
    """A role that a member is to get, or (not `gives`) to lose."""

    server_id: int
    member_id: int
    role_id: int
    gives: bool


class RoleAwards:
    """The roles that the bot gives in the servers of one database."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock

    async def servers(self) -> set[int]:
        """Return the servers in which there may be something to give or to take."""
        found: set[int] = set()
        async with self._database.read() as connection:
            for source in SOURCES:
                mapped = await pages.subscribers(connection, source.setting, (), ())
                chosen = (each for each in mapped if _role(each.values, source.setting))
                found |= {each.server_id for each in chosen}
            found |= await cup_role_rows.servers(connection)
            return found | await awarded_roles.servers(connection)

    async def changes(
        self, server_id: int, family: str, *, absent: Collection[int] = ()
    ) -> list[RoleChange]:
        """Return what is to be changed in a server: what is taken first, each by member."""
        async with self._database.read() as connection:
            settings = await of_server(connection, server_id)
            held = await awarded_roles.of_server(connection, server_id)
            of_cups = await cup_roles.holders(connection, server_id)
            set_ = {role for source in SOURCES if (role := getattr(settings, source.setting))}
            wanted, unsure = {one for one in of_cups.held if one[0] not in absent}, of_cups.unsure
            if await recounts.is_under_way(connection, server_id):
                unsure = unsure | set_
            else:
                wanted |= await self._wanted(connection, server_id, settings, family, absent)
        mapped = set_ | of_cups.named
        # What nothing names any more stays with who has it.
        if any(role_id not in mapped for _, role_id in held):
            async with self._database.write() as connection:
                await awarded_roles.keep_only(connection, server_id, mapped)
        sure = mapped - unsure
        taken = sorted(one for one in held.keys() - wanted if one[1] in sure)
        given = {one for one, given_at in held.items() if given_at is not None}
        return [
            *(RoleChange(server_id, *one, gives=False) for one in taken),
            *(RoleChange(server_id, *one, gives=True) for one in sorted(wanted - given)),
        ]

    async def begin(self, change: RoleChange) -> None:
        """Note that a role is about to be given, so that it is taken again whatever happens."""
        here = change.server_id, change.member_id, change.role_id
        async with self._database.write() as connection:
            await awarded_roles.put(connection, *here, None)

    async def made(self, change: RoleChange) -> None:
        """Note that a change has been made."""
        if not change.gives:
            await self.forget(change)
            return
        here = change.server_id, change.member_id, change.role_id
        async with self._database.write() as connection:
            await awarded_roles.put(connection, *here, self._clock.now())

    async def forget(self, change: RoleChange) -> None:
        """Note that a member has no such role, or that there is no such member or role."""
        here = change.server_id, change.member_id, change.role_id
        async with self._database.write() as connection:
            await awarded_roles.remove(connection, *here)

    async def _wanted(
        self,
        connection: AsyncConnection,
        server_id: int,
        settings: ServerSettings,
        family: str,
        absent: Collection[int],
    ) -> set[Held]:
        now = self._clock.now()
        span = Span(server_id, now, now, BoardViewer(0, frozenset(absent)))
        scope = RoleScope(span, settings.season, family)
        wanted: set[Held] = set()
        for source in SOURCES:
            if role_id := getattr(settings, source.setting):
                holders = await source.holders(connection, scope)
                wanted |= {(each, role_id) for each in holders if not is_gone(each)}
        return wanted


def _role(values: dict[str, object], setting: str) -> int:
    return getattr(server_settings(values), setting)
