"""What the bot asks for when it is invited, and the links that ask for it."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

import discord


@dataclass(frozen=True, slots=True)
class Permission:
    """A permission by discord.py's name for it, by that in Discord's client, and what it is for."""

    name: str
    label: str
    use: str


NEEDED: Final = (
    Permission("view_channel", "View Channels", "to play in a channel at all"),
    Permission("send_messages", "Send Messages", "to show tables and results"),
    Permission("create_public_threads", "Create Public Threads", "to give a game its thread"),
    Permission("send_messages_in_threads", "Send Messages in Threads", "to play in that thread"),
    Permission("attach_files", "Attach Files", "to show pictures of cards and score sheets"),
    Permission("read_message_history", "Read Message History", "to find its own messages again"),
)

# What is used only where a server's managers choose so.
OPTIONAL: Final = (
    Permission("manage_roles", "Manage Roles", "to give roles to champions and entrants"),
    Permission("create_events", "Create Events", "to put cups into the server's calendar"),
)

SCOPES: Final = ("bot", "applications.commands")

# How Discord numbers the installation that a member makes.
_BY_MEMBER: Final = 1


def value_of(permissions: Iterable[Permission]) -> discord.Permissions:
    """Return permissions as discord.py has them."""
    return discord.Permissions(**{each.name: True for each in permissions})


def invite_link(application_id: int, permissions: Iterable[Permission] = NEEDED) -> str:
    """Return the link that lets the bot into a server."""
    return discord.utils.oauth_url(application_id, permissions=value_of(permissions), scopes=SCOPES)


def install_link(application_id: int) -> str:
    """Return the link with which members install the app for themselves."""
    link = discord.utils.oauth_url(application_id, scopes=SCOPES[1:])
    return f"{link}&integration_type={_BY_MEMBER}"


def missing_of(held: discord.Permissions) -> list[Permission]:
    """Return what the bot needs and doesn't have."""
    if held.administrator:
        return []
    return [each for each in NEEDED if not getattr(held, each.name)]
