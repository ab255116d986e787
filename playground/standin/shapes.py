"""The JSON of each thing, as complete as discord.py insists on and with every id as text."""

from typing import Any

from playground.standin.clock import iso
from playground.standin.models import (
    COMMAND,
    COMPONENT,
    DM,
    MODAL_SUBMIT,
    Channel,
    Emoji,
    Guild,
    Interaction,
    Json,
    Message,
    User,
)
from playground.standin.permissions import EVERYONE, bits
from playground.standin.world import World


def user_json(user: User) -> Json:
    """Describe an account."""
    return {
        "id": user.id,
        "username": user.username,
        "discriminator": "0000" if user.bot else "0",
        "global_name": None if user.bot else user.name,
        "avatar": f"{int(user.id):032x}",
        "bot": user.bot,
        "system": False,
        "flags": 0,
        "public_flags": 0,
        "primary_guild": None,
    }


def member_json(world: World, guild: Guild, user: User, *, with_user: bool = True) -> Json:
    """Describe a member of a server; with permissions, as interactions carry them."""
    member: Json = {
        "roles": [],
        "nick": None,
        "avatar": None,
        "banner": None,
        "communication_disabled_until": None,
        "joined_at": iso(guild.members.get(user.id, world.clock.now())),
        "premium_since": None,
        "deaf": False,
        "mute": False,
        "pending": False,
        "flags": 0,
        "permissions": str(world.permissions_of(guild, user)),
    }
    if with_user:
        member["user"] = user_json(user)
    return member


def roles_json(guild: Guild) -> list[Json]:
    """Describe a server's roles: there is only @everyone."""
    return [
        {
            "id": guild.id,
            "name": "@everyone",
            "permissions": str(EVERYONE),
            "position": 0,
            "color": 0,
            "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
            "hoist": False,
            "managed": False,
            "mentionable": False,
            "icon": None,
            "unicode_emoji": None,
            "flags": 0,
        }
    ]


def channel_json(world: World, channel: Channel) -> Json:
    """Describe a channel, a thread or a direct message channel."""
    last = next(reversed(channel.messages), None)
    if channel.type == DM:
        recipient = world.users[channel.recipient_id or ""]
        return {
            "id": channel.id,
            "type": DM,
            "last_message_id": last,
            "flags": 0,
            "recipients": [user_json(recipient)],
        }
    shape: Json = {
        "id": channel.id,
        "type": channel.type,
        "guild_id": channel.guild_id,
        "name": channel.name,
        "position": channel.position,
        "parent_id": channel.parent_id,
        "topic": None,
        "nsfw": False,
        "rate_limit_per_user": 0,
        "last_message_id": last,
        "flags": 0,
    }
    if channel.is_thread:
        return shape | _thread_fields(channel)
    shape["permission_overwrites"] = []
    if channel.denied:
        overwrite = {"id": world.bot.id, "type": 1, "allow": "0", "deny": str(bits(channel.denied))}
        shape["permission_overwrites"] = [overwrite]
    return shape


def _thread_fields(thread: Channel) -> Json:
    return {
        "owner_id": thread.owner_id,
        "message_count": len(thread.messages),
        "total_message_sent": len(thread.messages),
        "member_count": len(thread.thread_members),
        "thread_metadata": {
            "archived": thread.archived,
            "locked": thread.locked,
            "auto_archive_duration": thread.auto_archive,
            "archive_timestamp": iso(thread.changed),
        },
    }


_NOTHING = (
    "banner",
    "description",
    "home_header",
    "incidents_data",
    "max_presences",
    "public_updates_channel_id",
    "safety_alerts_channel_id",
    "vanity_url_code",
    "widget_channel_id",
)
"""What Discord says of a server that has nothing of the kind."""


def guild_json(guild: Guild) -> Json:
    """Describe a server as REST does, without its channels and members."""
    return dict.fromkeys(_NOTHING) | {
        "id": guild.id,
        "name": guild.name,
        "icon": None,
        "splash": None,
        "discovery_splash": None,
        "owner_id": guild.owner_id,
        "afk_channel_id": None,
        "afk_timeout": 300,
        "verification_level": 0,
        "default_message_notifications": 0,
        "explicit_content_filter": 0,
        "roles": roles_json(guild),
        "emojis": [],
        "stickers": [],
        "features": [],
        "mfa_level": 0,
        "application_id": None,
        "system_channel_id": None,
        "system_channel_flags": 0,
        "rules_channel_id": None,
        "preferred_locale": guild.locale,
        "premium_tier": 0,
        "nsfw": False,
        "nsfw_level": 0,
        "premium_progress_bar_enabled": False,
        "premium_subscription_count": 0,
        "max_members": 500_000,
        "max_stage_video_channel_users": 50,
        "max_video_channel_users": 25,
        "widget_enabled": False,
        "region": "deprecated",
        "approximate_member_count": len(guild.members),
    }


def guild_create_json(world: World, guild: Guild, *, everyone: bool) -> Json:
    """Describe a server as the gateway does.

    Args:
        world: Where the server is.
        guild: The server.
        everyone: Whether all members are listed (the members intent) or the bot alone.
    """
    channels = [c for c in world.channels.values() if c.guild_id == guild.id]
    members = guild.members if everyone else [world.bot.id]
    return guild_json(guild) | {
        "joined_at": iso(guild.members[world.bot.id]),
        "large": False,
        "unavailable": False,
        "member_count": len(guild.members),
        "voice_states": [],
        "members": [member_json(world, guild, world.users[user_id]) for user_id in members],
        "channels": [channel_json(world, c) for c in channels if not c.is_thread],
        "threads": [channel_json(world, c) for c in channels if c.is_thread and not c.archived],
        "presences": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
    }


def emoji_json(world: World, emoji: Emoji) -> Json:
    """Describe an emoji of the application."""
    return {
        "id": emoji.id,
        "name": emoji.name,
        "roles": [],
        "user": user_json(world.bot),
        "require_colons": True,
        "managed": False,
        "animated": False,
        "available": True,
    }


def application_json(world: World) -> Json:
    """Describe the application."""
    return {
        "id": world.application_id,
        "name": world.bot.name,
        "icon": None,
        "description": "",
        "verify_key": "0" * 64,
        "bot_public": True,
        "bot_require_code_grant": False,
        "owner": user_json(world.bot),
        "team": None,
        "flags": 0,
        "bot": user_json(world.bot),
        "approximate_guild_count": len(world.guilds),
        "integration_types_config": {"0": {}, "1": {}},
    }


def attachment_json(world: World, channel_id: str, file_id: str) -> Json:
    """Describe a file that was sent to a channel."""
    stored = world.files[file_id]
    url = f"{world.url}/cdn/attachments/{channel_id}/{file_id}/{stored.name}"
    return {
        "id": file_id,
        "filename": stored.name,
        "size": len(stored.content),
        "url": url,
        "proxy_url": url,
        "content_type": stored.content_type,
    }


def message_json(world: World, message: Message, *, gateway: bool = False) -> Json:
    """Describe a message.

    Files that components show are not among the attachments, as on Discord. The
    gateway adds the server and the author's membership.
    """
    channel = world.channels[message.channel_id]
    author = world.users[message.author_id]
    shape: Json = {
        "id": message.id,
        "channel_id": message.channel_id,
        "type": message.type,
        "content": message.content,
        "author": user_json(author),
        "timestamp": iso(message.created),
        "edited_timestamp": None if message.edited is None else iso(message.edited),
        "tts": False,
        "mention_everyone": False,
        "mentions": [user_json(world.users[user_id]) for user_id in message.pinged],
        "mention_roles": [],
        "attachments": [] if message.is_v2 else message.attachments,
        "embeds": message.embeds,
        "components": message.components,
        "pinned": False,
        "flags": message.flags,
    }
    if message.nonce is not None:
        shape["nonce"] = message.nonce
    if message.interaction_id is not None:
        shape |= _interaction_fields(world, message)
    if message.reference is not None:
        shape |= _reference_fields(world, message.reference)
    if (thread := world.channels.get(message.thread_id or "")) is not None:
        shape["thread"] = channel_json(world, thread)
    if gateway and channel.guild_id is not None:
        guild = world.guilds[channel.guild_id]
        shape["guild_id"] = guild.id
        shape["member"] = member_json(world, guild, author, with_user=False)
    return shape


def _reference_fields(world: World, reference: Json) -> Json:
    original = world.channels[reference["channel_id"]].messages.get(reference["message_id"])
    resolved = None if original is None else message_json(world, original)
    return {"message_reference": reference, "referenced_message": resolved, "type": 19}


def _interaction_fields(world: World, message: Message) -> Json:
    interaction = world.interactions[message.interaction_id or ""]
    fields: Json = {
        "application_id": world.application_id,
        "webhook_id": world.application_id,
        "interaction_metadata": metadata_json(world, interaction),
    }
    if message.id != interaction.response_id and interaction.response_id:
        fields["interaction_metadata"]["original_response_message_id"] = interaction.response_id
    if interaction.type == COMMAND:
        fields["interaction"] = {
            "id": interaction.id,
            "type": interaction.type,
            "name": command_name(interaction.data),
            "user": user_json(world.users[interaction.user_id]),
        }
    return fields


def owners_json(world: World, interaction: Interaction) -> Json:
    """Tell through whose installations of the application an interaction came."""
    owners: Json = {}
    guild = world.guilds.get(interaction.guild_id or "")
    if guild is None:
        owners["0"] = "0"
    elif world.bot.id in guild.members:
        owners["0"] = guild.id
    if world.users[interaction.user_id].installed:
        owners["1"] = interaction.user_id
    return owners


def command_name(data: Json) -> str:
    """Give a command's name with its subcommands, such as "gin challenge"."""
    words, options = [data["name"]], data.get("options", ())
    while options and "options" in options[0]:
        words.append(options[0]["name"])
        options = options[0]["options"]
    return " ".join(words)


def metadata_json(world: World, interaction: Interaction) -> Json:
    """Describe the interaction that a message came from."""
    shape: dict[str, Any] = {
        "id": interaction.id,
        "type": interaction.type,
        "user": user_json(world.users[interaction.user_id]),
        "authorizing_integration_owners": owners_json(world, interaction),
    }
    if interaction.type == COMMAND:
        shape["name"] = command_name(interaction.data)
        shape["command_type"] = interaction.data["type"]
        if target := interaction.data.get("target_id"):
            shape["target_user"] = user_json(world.users[target])
    elif interaction.type == COMPONENT:
        shape["interacted_message_id"] = interaction.message_id
    elif interaction.type == MODAL_SUBMIT and interaction.shown_by is not None:
        shape["triggering_interaction_metadata"] = metadata_json(world, interaction.shown_by)
    return shape


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
        "app_permissions": str(world.may(channel)),
        "locale": user.locale,
        "entitlements": [],
        "entitlement_sku_ids": [],
        "authorizing_integration_owners": owners_json(world, interaction),
        "context": 1 if guild is None else 0,
        "attachment_size_limit": 10 * 1024 * 1024,
    }
    if guild is None:
        shape["user"] = user_json(user)
        shape["channel"]["recipients"] = []
    else:
        permissions = str(world.permissions_of(guild, user))
        shape["guild_id"] = guild.id
        shape["guild"] = {"id": guild.id, "locale": guild.locale, "features": []}
        shape["guild_locale"] = guild.locale
        shape["channel"]["permissions"] = permissions
        shape["member"] = member_json(world, guild, user)
    if interaction.message_id is not None:
        message = world.find_message(channel, interaction.message_id)
        shape["message"] = message_json(world, message)
    return shape
