"""Events in servers' calendars: what the bot needs for them, and the requests about them."""

from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from typing import Any, Final

import discord

from club.core.errors import Refusal
from club.cups.extras.scheduled_event import EventText
from cogs.transport.failfast import fail_fast

NAME: Final = 100  # characters of an event's name, and of its place

ABOUT: Final = 1000  # characters of its description


class EventObstacle(StrEnum):
    """Why there can be no event."""

    NOT_ALLOWED = "permission"
    NOT_THEIRS = "not-theirs"
    HIDDEN = "hidden"


class EventRefused(Refusal):
    """There can be no event; the message gets `why`, one of `EventObstacle`."""


@dataclass(frozen=True, slots=True)
class FoundEvent:
    """An event as it is in Discord."""

    event_id: int
    status: discord.EventStatus
    mine: bool
    about: str


def may_make_events(guild: discord.Guild) -> bool:
    """Return whether the bot may make events in a server, which includes changing its own."""
    return guild.me.guild_permissions.create_events


def check_maker(interaction: discord.Interaction[Any]) -> None:
    """Raise `EventRefused` unless the bot and the member who asks may both make events."""
    guild, member = interaction.guild, interaction.user
    if guild is None or not may_make_events(guild):
        raise EventRefused(why=EventObstacle.NOT_ALLOWED)
    may = isinstance(member, discord.Member) and member.guild_permissions
    if not may or not (may.create_events or may.manage_events):
        raise EventRefused(why=EventObstacle.NOT_THEIRS)


async def create_event(
    client: discord.Client, server_id: int, text: EventText, starts_at: datetime, ends_at: datetime
) -> int:
    """Make an event outside of Discord's voice channels; return its number."""
    async with fail_fast():
        made = await client.http.create_guild_scheduled_event(
            server_id,
            name=text.name[:NAME],
            description=text.about[:ABOUT],
            privacy_level=discord.PrivacyLevel.guild_only.value,
            entity_type=discord.EntityType.external.value,
            entity_metadata={"location": text.place[:NAME]},
            scheduled_start_time=starts_at.isoformat(),
            scheduled_end_time=ends_at.isoformat(),
        )
    return int(made["id"])


async def events_of(client: discord.Client, server_id: int) -> list[FoundEvent]:
    """Return the events of a server."""
    async with fail_fast():
        found = await client.http.get_scheduled_events(server_id, with_user_count=False)
    return [_found(client, each) for each in found]


async def get_event(client: discord.Client, server_id: int, event_id: int) -> FoundEvent:
    """Return an event."""
    async with fail_fast():
        found = await client.http.get_scheduled_event(server_id, event_id, with_user_count=False)
    return _found(client, found)


async def change_event(
    client: discord.Client,
    server_id: int,
    event_id: int,
    *,
    status: discord.EventStatus | None = None,
    starts_at: datetime | None = None,
    ends_at: datetime | None = None,
) -> None:
    """Change what is given of an event."""
    changed: dict[str, Any] = {}
    if status is not None:
        changed["status"] = status.value
    if starts_at is not None:
        changed["scheduled_start_time"] = starts_at.isoformat()
    if ends_at is not None:
        changed["scheduled_end_time"] = ends_at.isoformat()
    if changed:
        async with fail_fast():
            await client.http.edit_scheduled_event(server_id, event_id, **changed)


async def delete_event(client: discord.Client, server_id: int, event_id: int) -> None:
    """Delete an event."""
    async with fail_fast():
        await client.http.delete_scheduled_event(server_id, event_id)


def _found(client: discord.Client, found: Any) -> FoundEvent:  # noqa: ANN401 - JSON
    mine = client.user is not None and str(found.get("creator_id")) == str(client.user.id)
    status = discord.EventStatus(found["status"])
    return FoundEvent(int(found["id"]), status, mine, found.get("description") or "")
