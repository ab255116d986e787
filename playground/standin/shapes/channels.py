"""Channels, threads and private channels."""

from playground.standin.clock import iso
from playground.standin.models import GROUP_DM, Channel, Json
from playground.standin.permissions import bits
from playground.standin.shapes.accounts import user_json
from playground.standin.world import World


def channel_json(world: World, channel: Channel) -> Json:
    """Describe a channel, a thread or a private channel."""
    last = next(reversed(channel.messages), None)
    if channel.guild_id is None:
        return _private_json(world, channel) | {"last_message_id": last}
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
    shape["permission_overwrites"] = [
        {"id": role_id, "type": 0, "allow": str(bits(names)), "deny": "0"}
        for role_id, names in channel.allowed.items()
    ]
    if channel.denied:
        overwrite = {"id": world.bot.id, "type": 1, "allow": "0", "deny": str(bits(channel.denied))}
        shape["permission_overwrites"].append(overwrite)
    return shape


def _private_json(world: World, channel: Channel) -> Json:
    people = channel.people if channel.recipient_id is None else [channel.recipient_id]
    shape: Json = {
        "id": channel.id,
        "type": channel.type,
        "flags": 0,
        "recipients": [user_json(world.users[user_id]) for user_id in people],
    }
    if channel.type == GROUP_DM:
        shape |= {"name": channel.name or None, "icon": None, "owner_id": channel.owner_id}
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
