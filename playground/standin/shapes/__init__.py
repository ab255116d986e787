"""The JSON of each thing, as complete as discord.py insists on and with every id as text."""

from playground.standin.shapes.accounts import member_json, role_json, roles_json, user_json
from playground.standin.shapes.application import application_json, emoji_json
from playground.standin.shapes.channels import channel_json
from playground.standin.shapes.guilds import guild_create_json, guild_json
from playground.standin.shapes.interactions import interaction_json
from playground.standin.shapes.messages import (
    attachment_json,
    message_json,
)
from playground.standin.shapes.scheduled_events import event_json

__all__ = [
    "application_json",
    "attachment_json",
    "channel_json",
    "emoji_json",
    "event_json",
    "guild_create_json",
    "guild_json",
    "interaction_json",
    "member_json",
    "message_json",
    "role_json",
    "roles_json",
    "user_json",
]
