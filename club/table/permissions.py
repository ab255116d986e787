"""Which members may begin games in a server, and where, as its managers have set it."""

from sqlalchemy.ext.asyncio import AsyncConnection

from club.core import settings
from club.core.errors import OtherChannels, OtherRoles
from club.core.people import Person, Place


async def may_begin(connection: AsyncConnection, place: Place, person: Person) -> None:
    """Check that a member may begin a game in a place; games already begun aren't affected.

    Raises:
        OtherChannels: The server's games are begun in other channels.
        OtherRoles: They are begun by members with other roles.
    """
    house = await settings.of_server(connection, place.server_id)
    if house.channels and not {place.channel_id, place.parent_id} & set(house.channels):
        raise OtherChannels(channels=", ".join(f"<#{one}>" for one in house.channels))
    if house.roles and not person.roles & set(house.roles):
        raise OtherRoles(roles=", ".join(f"<@&{one}>" for one in house.roles))
