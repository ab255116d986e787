"""Members and servers as Discord tells of them, held to the club's limits where they come in."""

from typing import Any

import discord

from club.core.errors import LeftServer
from club.core.people import Person
from club.core.text_limits import PLACE_NAME, clipped
from cogs.transport.posts import TROUBLE


def person_of(user: discord.User | discord.Member) -> Person:
    """A member as the club knows them."""
    roles = (role.id for role in user.roles) if isinstance(user, discord.Member) else ()
    return Person(user.id, user.display_name, bot=user.bot, roles=frozenset(roles))


async def present_member(
    interaction: discord.Interaction[Any], member_id: int, name: str
) -> Person:
    """Return a member as the server shows them, or raise `LeftServer`."""
    assert interaction.guild is not None
    try:
        return person_of(await interaction.guild.fetch_member(member_id))
    except discord.NotFound as error:
        raise LeftServer(name=name) from error
    except TROUBLE:
        # Who can't be looked up now is taken to be there.
        return Person(member_id, name)


def name_of(guild: discord.Guild) -> str:
    """A server's name, of at most `PLACE_NAME` code points."""
    return clipped(guild.name, PLACE_NAME)
