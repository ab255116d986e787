"""Which members may begin games in a server, and where, as its managers have set it."""

from sqlalchemy.ext.asyncio import AsyncConnection

from club.core import settings
from club.core.errors import OtherChannels, OtherRoles
from club.core.people import Person, Place


async def may_begin(connection: AsyncConnection, place: Place, person: Person) -> None:
    """Check that a member may begin a game in a place; else OtherChannels or OtherRoles."""
    chosen = await settings.of_server(connection, place.server_id)
    if chosen.channels and not {place.channel_id, place.parent_id} & set(chosen.channels):
        raise OtherChannels(channels=", ".join(f"<#{one}>" for one in chosen.channels))
    if chosen.roles and not person.roles & set(chosen.roles):
        raise OtherRoles(roles=", ".join(f"<@&{one}>" for one in chosen.roles))
