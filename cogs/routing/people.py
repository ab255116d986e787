"""Members and places as Discord tells of them, held to the club's limits where they come in."""

from typing import Any

import discord
import structlog

from club.core.errors import LeftServer
from club.core.people import Person
from club.core.text_limits import PLACE_NAME, clipped
from cogs.kit.drawing import Ui
from cogs.kit.text import Text
from cogs.routing.answers import answers_only, kind_of, place_id_of
from cogs.routing.reply_language import language_of
from cogs.transport.causes import named
from cogs.transport.failfast import fail_fast
from cogs.transport.posts import NO_MEMBER, TROUBLE
from data.schema.vocabulary import PlaceKind

_log = structlog.get_logger()


def read_there(ui: Ui, interaction: discord.Interaction[Any]) -> Ui:
    """Return the words for an answer, and signs where Discord may not draw the cards' emojis."""
    here = interaction.channel_id
    ui = ui.read_in(place_id_of(interaction) or here, here)
    drawn = interaction.app_permissions.external_emojis or not answers_only(interaction)
    return ui if drawn or ui.aloud else ui.in_signs


def place_name(interaction: discord.Interaction[Any]) -> str | None:
    """Return what such a place is called; None in direct messages with the bot."""
    kind, guild = kind_of(interaction), interaction.guild
    if kind == PlaceKind.DIRECT:
        return None
    if kind == PlaceKind.SERVER and guild is not None:
        return name_of(guild)
    return clipped(channel_name(interaction), PLACE_NAME)


def channel_name(interaction: discord.Interaction[Any]) -> str:
    """Return a channel's name; a private chat mostly has none."""
    channel = interaction.channel
    name = None if channel is None else getattr(channel, "name", None)
    if name:
        return str(name)
    if interaction.guild_id is None:
        return Text(language_of(interaction))("place-private")
    return str(interaction.channel_id or "")


def person_of(user: discord.User | discord.Member) -> Person:
    """A member as the club knows them."""
    roles = (role.id for role in user.roles) if isinstance(user, discord.Member) else ()
    return Person(user.id, user.display_name, bot=user.bot, roles=frozenset(roles))


async def present_member(
    interaction: discord.Interaction[Any], member_id: int, name: str
) -> Person:
    """Return a member as the server shows them, or raise `LeftServer`.

    Who can't be looked up is taken to be there, under the name that is known of them; whoever isn't
    known at all counts as gone, under the given name.
    """
    if interaction.guild is None or answers_only(interaction):
        return await _as_known(interaction, member_id, name)
    try:
        async with fail_fast():
            return person_of(await interaction.guild.fetch_member(member_id))
    except discord.NotFound as error:
        raise LeftServer(name=name) from error
    except TROUBLE as error:
        _log.warning("member not looked up", server=interaction.guild.id, error=named(error))
        return await _as_known(interaction, member_id, name)


async def _as_known(interaction: discord.Interaction[Any], member_id: int, name: str) -> Person:
    if (chosen := _as_chosen(interaction, member_id)) is not None:
        return chosen
    known = await interaction.client.club.people.name_of(member_id)
    if known is None:
        raise LeftServer(name=name)
    return Person(member_id, known)


def _as_chosen(interaction: discord.Interaction[Any], member_id: int) -> Person | None:
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


async def is_in_elsewhere(client: discord.Client, server_id: int, member_id: int) -> bool:
    """The same for a server that another process hears of."""
    try:
        async with fail_fast():
            await client.http.get_member(server_id, member_id)
    except TROUBLE as error:
        return getattr(error, "code", None) not in NO_MEMBER
    return True


def name_of(guild: discord.Guild) -> str:
    """A server's name, of at most `PLACE_NAME` code points."""
    return clipped(guild.name, PLACE_NAME)
