"""Members and servers as Discord tells of them, held to the club's limits where they come in."""

from typing import Any

import discord
import structlog

from club.core.errors import LeftServer
from club.core.people import Person
from club.core.text_limits import PLACE_NAME, clipped
from cogs.transport.failfast import fail_fast
from cogs.transport.posts import TROUBLE

_log = structlog.get_logger()


def person_of(user: discord.User | discord.Member) -> Person:
    """A member as the club knows them."""
    roles = (role.id for role in user.roles) if isinstance(user, discord.Member) else ()
    return Person(user.id, user.display_name, bot=user.bot, roles=frozenset(roles))


async def present_member(
    interaction: discord.Interaction[Any], member_id: int, name: str
) -> Person:
    """Return a member as the server shows them, or raise `LeftServer`.

    Who can't be looked up now is taken to be there, under the name that is known of them; whoever
    isn't known at all counts as gone, under the given name.
    """
    assert interaction.guild is not None
    try:
        async with fail_fast():
            return person_of(await interaction.guild.fetch_member(member_id))
    except discord.NotFound as error:
        raise LeftServer(name=name) from error
    except TROUBLE as error:
        _log.warning("member not looked up", server=interaction.guild.id)
        if (chosen := _as_chosen(interaction, member_id)) is not None:
            return chosen
        known = await interaction.client.club.people.name_of(member_id)
        if known is None:
            raise LeftServer(name=name) from error
        return Person(member_id, known)


def _as_chosen(interaction: discord.Interaction[Any], member_id: int) -> Person | None:
    """Return a member as Discord tells of them beside the choice of them in a menu."""
    data: dict[str, Any] = dict(interaction.data or {})
    told: dict[str, dict[str, Any]] = data.get("resolved") or {}
    user: dict[str, Any] | None = told.get("users", {}).get(str(member_id))
    if user is None:
        return None
    member: dict[str, Any] = told.get("members", {}).get(str(member_id)) or {}
    name: str = member.get("nick") or user.get("global_name") or user["username"]
    return Person(member_id, name, bot=bool(user.get("bot")))


async def is_in(guild: discord.Guild, member_id: int) -> bool:
    """Whether a member is in a server; who can't be looked up now is taken to be there."""
    try:
        async with fail_fast():
            await guild.fetch_member(member_id)
    except discord.NotFound:
        return False
    except TROUBLE:
        _log.warning("member not looked up", server=guild.id)
    return True


def name_of(guild: discord.Guild) -> str:
    """A server's name, of at most `PLACE_NAME` code points."""
    return clipped(guild.name, PLACE_NAME)
