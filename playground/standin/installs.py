"""Through whose installation the application is somewhere, and what follows from that."""

from collections.abc import Container

from playground.standin.models import (
    GUILD_INSTALL,
    IN_BOT_DM,
    IN_GUILD,
    IN_PRIVATE,
    USER_INSTALL,
    Channel,
    Interaction,
    Json,
    Message,
    User,
)
from playground.standin.permissions import BITS, bits
from playground.standin.world import World

ANY_WAY = (GUILD_INSTALL, USER_INSTALL)
BY_GUILD, BY_USER = str(GUILD_INSTALL), str(USER_INSTALL)
"""The keys of an interaction's authorizing owners."""

_AMONG_PEOPLE = bits({"attach_files", "embed_links", "mention_everyone"})
_WITH_BOT = _AMONG_PEOPLE | BITS["use_external_emojis"]


def context_of(channel: Channel) -> int:
    """Tell in which context an interaction in a channel is."""
    if channel.guild_id is not None:
        return IN_GUILD
    return IN_PRIVATE if channel.recipient_id is None else IN_BOT_DM


def owners(
    world: World, user: User, channel: Channel, kinds: Container[int] = ANY_WAY
) -> dict[str, str]:
    """Give the owners of the installations through which a member reaches the application.

    Args:
        world: Where they are.
        user: The member.
        channel: Where the member is.
        kinds: The ways of installing that count, such as a command's.
    """
    found: dict[str, str] = {}
    if GUILD_INSTALL in kinds and world.has_bot(channel):
        found[BY_GUILD] = channel.guild_id or "0"
    if USER_INSTALL in kinds and user.installed:
        found[BY_USER] = user.id
    return found


def owners_on(
    world: World, user: User, channel: Channel, message: Message | None
) -> dict[str, str]:
    """Give the same for what a member does on a message of the bot, where there is one.

    On an answer to an interaction, that interaction's member stays the one who authorized it,
    whoever presses.
    """
    found = owners(world, user, channel)
    answered_id = None if message is None else message.interaction_id
    if (answered := world.interactions.get(answered_id or "")) is not None:
        found.pop(BY_USER, None)
        found |= {key: owner for key, owner in answered.owners.items() if key == BY_USER}
    return found


def is_offered(world: World, user: User, channel: Channel, command: Json) -> bool:
    """Tell whether a command is meant for a place, and installed for a member there."""
    context, contexts = context_of(channel), command["contexts"]
    if contexts is None:
        meant = context == IN_GUILD or command["dm_permission"]
    else:
        meant = context in contexts
    return meant and bool(owners(world, user, channel, command["integration_types"]))


def by_user_alone(interaction: Interaction) -> bool:
    """Tell whether an interaction came through a member's installation and no server's."""
    return BY_USER in interaction.owners and BY_GUILD not in interaction.owners


def is_hushed(world: World, interaction: Interaction) -> bool:
    """Tell whether answers to an interaction are ephemeral, whatever the bot asks for."""
    channel, user = world.place_of(interaction), world.users[interaction.user_id]
    guild = world.guild_of(channel)
    if guild is None or world.has_bot(channel) or not by_user_alone(interaction):
        return False
    return not world.permissions_in(guild, channel, user) & BITS["use_external_apps"]


def app_permissions(world: World, channel: Channel, user: User) -> int:
    """Give the permission bits that an interaction says the application has."""
    guild = world.guild_of(channel)
    if guild is None:
        return _WITH_BOT if world.has_bot(channel) else _AMONG_PEOPLE
    if world.has_bot(channel):
        return world.may(channel)
    return world.permissions_in(guild, channel, user) & _WITH_BOT
