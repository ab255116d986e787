"""The member who asks the club for something, the channel they ask in, and what is kept of both."""

from collections.abc import Collection
from dataclasses import dataclass, field

from sqlalchemy.ext.asyncio import AsyncConnection

from club.core.clock import Clock
from club.core.text_limits import NAME, PLACE_NAME, clipped
from data.core import members, servers
from data.schema.vocabulary import PlaceKind
from data.storage.database import Database


@dataclass(frozen=True, slots=True)
class Person:
    """A member as Discord shows them."""

    member_id: int
    name: str  # in the server, cut to `NAME`
    bot: bool = False
    roles: frozenset[int] = field(default=frozenset(), compare=False)  # in the server, if known

    def __post_init__(self) -> None:
        """Cut the name to its limit."""
        object.__setattr__(self, "name", clipped(self.name, NAME))


@dataclass(frozen=True, slots=True)
class Place:
    """The channel of a server in which something was asked for; names are cut to `PLACE_NAME`."""

    server_id: int
    server_name: str
    channel_id: int
    channel_name: str
    parent_id: int | None = field(default=None, compare=False)  # of a thread, its channel
    locale: str | None = field(default=None, compare=False)  # the server's, if Discord reported it
    kind: PlaceKind = PlaceKind.SERVER

    def __post_init__(self) -> None:
        """Cut the names to their limit."""
        object.__setattr__(self, "server_name", clipped(self.server_name, PLACE_NAME))
        object.__setattr__(self, "channel_name", clipped(self.channel_name, PLACE_NAME))

    async def remember(self, connection: AsyncConnection) -> None:
        """Store the server, or what stands in its place, as Discord shows it now."""
        row = self.server_id, self.server_name, self.locale, self.kind
        await servers.remember(connection, *row)


# The ids under which tables of a place are kept; None for direct messages with the bot.
PlaceIds = Collection[int] | None


def is_here(server_id: int, place_ids: PlaceIds) -> bool:
    """Whether a table belongs to a place; to direct messages none does."""
    return place_ids is not None and server_id in place_ids


def is_found_here(server_id: int, place_ids: PlaceIds) -> bool:
    """Whether a table is found from a place; from direct messages every one is."""
    return place_ids is None or server_id in place_ids


class People:
    """What Discord has told of the members and servers in one database."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock

    async def seen(self, person: Person) -> None:
        """Store a member's name and that they were seen now."""
        row = person.member_id, person.name, self._clock.now()
        async with self._database.write(alone=True) as connection:
            known = await members.refresh(connection, *row)
        if not known:
            async with self._database.write() as connection:
                await members.remember(connection, *row)

    async def name_of(self, member_id: int) -> str | None:
        """Return the name last seen of a member; None for whom nobody here knows."""
        async with self._database.read(alone=True) as connection:
            known = await members.get(connection, member_id)
        return None if known is None else known.name

    async def server_prefers(self, server_id: int, locale: str) -> bool:
        """Store the locale that a known server prefers; return whether it has changed."""
        async with self._database.write(alone=True) as connection:
            return await servers.set_locale(connection, server_id, locale)

    async def set_confirm(self, member_id: int, on: bool) -> None:  # noqa: FBT001 - a setting
        """Set whether a member is asked before a deal is ended."""
        async with self._database.write(alone=True) as connection:
            await members.set_confirm(connection, member_id, on)

    async def set_dm_closed(self, member_id: int, closed: bool) -> None:  # noqa: FBT001 - a fact
        """Store whether a member's direct messages were found closed."""
        at = self._clock.now() if closed else None
        async with self._database.write(alone=True) as connection:
            await members.set_dm_closed(connection, member_id, at)
