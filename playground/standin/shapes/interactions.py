"""Interactions, as the gateway hands them to the bot."""

from playground.standin.installs import app_permissions, context_of
from playground.standin.models import Interaction, Json
from playground.standin.shapes.accounts import member_json, user_json
from playground.standin.shapes.channels import channel_json
from playground.standin.shapes.messages import message_json
from playground.standin.world import World


def interaction_json(world: World, interaction: Interaction) -> Json:
    """Describe an interaction as the gateway hands it to the bot."""
    channel = world.channels[interaction.channel_id]
    guild = world.guild_of(channel)
    user = world.users[interaction.user_id]
    shape: Json = {
        "id": interaction.id,
        "application_id": world.application_id,
        "type": interaction.type,
        "token": interaction.token,
        "version": 1,
        "data": interaction.data,
        "channel_id": channel.id,
        "channel": channel_json(world, channel),
        "app_permissions": str(app_permissions(world, channel, user)),
        "locale": user.locale,
        "entitlements": [],
        "entitlement_sku_ids": [],
        "authorizing_integration_owners": interaction.owners,
        "context": context_of(channel),
        "attachment_size_limit": 10 * 1024 * 1024,
    }
    if guild is None:
        shape["user"] = user_json(user)
        if world.has_bot(channel):
            shape["channel"]["recipients"] = []
    else:
        permissions = str(world.permissions_in(guild, channel, user))
        shape["guild_id"] = guild.id
        shape["guild"] = {"id": guild.id, "locale": guild.locale, "features": []}
        shape["guild_locale"] = guild.locale
        shape["channel"]["permissions"] = permissions
        shape["member"] = member_json(world, guild, user) | {"permissions": permissions}
    if interaction.message_id is not None:
        message = world.find_message(channel, interaction.message_id)
        shape["message"] = message_json(world, message)
    return shape
