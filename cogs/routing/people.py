"""Members and servers as Discord tells of them, held to the club's limits where they come in."""

import discord

from club.core.people import Person
from club.core.text_limits import PLACE_NAME, clipped


def person_of(user: discord.User | discord.Member) -> Person:
    """A member as the club knows them."""
    roles = (role.id for role in user.roles) if isinstance(user, discord.Member) else ()
    return Person(user.id, user.display_name, bot=user.bot, roles=frozenset(roles))


def name_of(guild: discord.Guild) -> str:
    """A server's name, of at most `PLACE_NAME` code points."""
    return clipped(guild.name, PLACE_NAME)
