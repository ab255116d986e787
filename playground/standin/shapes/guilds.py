"""Servers, as REST and as the gateway describe them."""

from playground.standin.clock import iso
from playground.standin.models import Guild, Json
from playground.standin.shapes.accounts import member_json, roles_json
from playground.standin.shapes.channels import channel_json
from playground.standin.shapes.scheduled_events import event_json
from playground.standin.world import World

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
        "guild_scheduled_events": [
            event_json(world, event) for event in guild.events.values() if not event.ended
        ],
        "soundboard_sounds": [],
    }
