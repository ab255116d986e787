"""Events in a server's calendar, as a bot makes them and hears of them."""

from datetime import UTC, datetime, timedelta

import discord
import pytest

from playground.driver import StandIn
from playground.standin.models import ScheduledEvent

DAY = timedelta(days=1)
LATER = DAY + timedelta(seconds=1)
"""A day that is surely over: times are sent in whole microseconds."""


def now(stand_in: StandIn) -> datetime:
    return datetime.fromtimestamp(stand_in.clock.now(), UTC)


def allowed(stand_in: StandIn, *permissions: str) -> None:
    """Let the bot do something with events."""
    world, guild = stand_in.world, stand_in.guild
    world.give_role(guild, world.bot, world.add_role(guild, "Undercut", *permissions))


async def made(client: discord.Client, stand_in: StandIn) -> discord.ScheduledEvent:
    allowed(stand_in, "create_events")
    guild = await client.fetch_guild(int(stand_in.guild.id))
    return await guild.create_scheduled_event(
        name="May cup",
        description="Gin rummy",
        location="#gin-table",
        entity_type=discord.EntityType.external,
        privacy_level=discord.PrivacyLevel.guild_only,
        start_time=now(stand_in) + DAY,
        end_time=now(stand_in) + 2 * DAY,
    )


async def test_an_event_is_made_begun_and_ended(client: discord.Client, stand_in: StandIn) -> None:
    event = await made(client, stand_in)
    assert (event.name, event.location, event.status.name) == ("May cup", "#gin-table", "scheduled")
    assert event.creator_id == stand_in.application_id
    guild = await client.fetch_guild(int(stand_in.guild.id))
    assert [each.id for each in await guild.fetch_scheduled_events(with_counts=False)] == [event.id]
    moved = await event.edit(start_time=now(stand_in) + DAY / 2, name="June cup")
    assert moved.name == "June cup"
    assert abs(moved.start_time - now(stand_in) - DAY / 2) < timedelta(seconds=1)
    begun = await moved.start()
    assert begun.status is discord.EventStatus.active
    ended = await begun.end()
    assert ended.status is discord.EventStatus.completed
    assert not await guild.fetch_scheduled_events(with_counts=False)
    await ended.delete()
    assert not stand_in.guild.events
    with pytest.raises(discord.NotFound):
        await guild.fetch_scheduled_event(event.id)
    stand_in.expect(10070)


async def test_an_event_begins_and_ends_by_itself(
    client: discord.Client, stand_in: StandIn
) -> None:
    event = await made(client, stand_in)
    guild = await client.fetch_guild(int(stand_in.guild.id))
    for status in (discord.EventStatus.active, discord.EventStatus.completed):
        stand_in.clock.advance(LATER.total_seconds())
        assert (await guild.fetch_scheduled_event(event.id)).status is status


async def test_a_bot_hears_of_events_with_the_intent_for_them(stand_in: StandIn) -> None:
    heard: list[str] = []

    class Listener(discord.Client):
        async def on_scheduled_event_create(self, event: discord.ScheduledEvent) -> None:
            heard.append(f"made {event.name}")

        async def on_scheduled_event_update(
            self, _before: discord.ScheduledEvent, after: discord.ScheduledEvent
        ) -> None:
            heard.append(f"{after.status.name} {after.name}")

        async def on_scheduled_event_delete(self, event: discord.ScheduledEvent) -> None:
            heard.append(f"gone {event.name}")

    for hears in (False, True):
        intents = discord.Intents(guilds=True, guild_scheduled_events=hears)
        async with stand_in.run(Listener(intents=intents)):
            assert not heard
            event = announced(stand_in)
            stand_in.clock.advance(LATER.total_seconds())
            stand_in.world.remove_event(event)
            await stand_in.gateway.delivered()
    assert heard == ["made May cup", "active May cup", "gone May cup"]


def announced(stand_in: StandIn) -> ScheduledEvent:
    """An event that North has made by hand."""
    starts, world = stand_in.clock.now() + DAY.total_seconds(), stand_in.world
    number, who, where = world.ids.next(), stand_in.north.user.id, stand_in.guild.id
    event = ScheduledEvent(number, where, who, "May cup", "#gin", starts, starts + 9)
    world.add_event(event)
    return event
