"""Events in servers' calendars: list them, make, change and delete one."""

from aiohttp import web

from playground.standin.errors import refusal
from playground.standin.keys import body_of, json_answer, no_content, world_of
from playground.standin.models import Guild, ScheduledEvent
from playground.standin.permissions import BITS
from playground.standin.routes.access import guild_at
from playground.standin.shapes import event_json
from playground.standin.validation.scheduled_events import (
    check_changed_event,
    check_new_event,
    seconds,
)
from playground.standin.world import World

routes = web.RouteTableDef()

MOST = 100
"""Events of a server that aren't over."""


@routes.get("/guilds/{guild}/scheduled-events")
async def list_events(request: web.Request) -> web.Response:
    """List a server's events that aren't over."""
    world, guild = world_of(request), _guild_at(request)
    return json_answer([event_json(world, each) for each in _open(guild)])


@routes.post("/guilds/{guild}/scheduled-events")
async def create_event(request: web.Request) -> web.Response:
    """Make an event."""
    world, guild, fields = world_of(request), _guild_at(request), body_of(request).fields
    world.asked.add("create_events")
    if not _held(world, guild) & BITS["create_events"]:
        raise refusal(50013)
    check_new_event(fields, world.clock.now())
    if len(_open(guild)) >= MOST:
        raise refusal(30038)
    event = ScheduledEvent(
        world.ids.next(),
        guild.id,
        world.bot.id,
        fields["name"],
        fields["entity_metadata"]["location"],
        seconds(fields["scheduled_start_time"]) or 0.0,
        seconds(fields["scheduled_end_time"]) or 0.0,
        fields.get("description"),
    )
    world.add_event(event)
    return json_answer(event_json(world, event))


@routes.get("/guilds/{guild}/scheduled-events/{event}")
async def get_event(request: web.Request) -> web.Response:
    """Describe an event."""
    return json_answer(event_json(world_of(request), _event_at(request)))


@routes.patch("/guilds/{guild}/scheduled-events/{event}")
async def change_event(request: web.Request) -> web.Response:
    """Change an event."""
    world, event, fields = world_of(request), _own_event_at(request), body_of(request).fields
    if event.ended:
        raise refusal(180000)
    check_changed_event(event, fields, world.clock.now())
    event.name = fields.get("name", event.name)
    event.description = fields.get("description", event.description)
    event.location = fields.get("entity_metadata", {}).get("location", event.location)
    event.starts = seconds(fields.get("scheduled_start_time")) or event.starts
    event.ends = seconds(fields.get("scheduled_end_time")) or event.ends
    event.status = fields.get("status") or event.status
    world.publish("event_update", event)
    return json_answer(event_json(world, event))


@routes.delete("/guilds/{guild}/scheduled-events/{event}")
async def delete_event(request: web.Request) -> web.Response:
    """Delete an event."""
    world_of(request).remove_event(_own_event_at(request))
    return no_content()


def _guild_at(request: web.Request) -> Guild:
    world_of(request).run_events()
    return guild_at(request)


def _event_at(request: web.Request) -> ScheduledEvent:
    event = _guild_at(request).events.get(request.match_info["event"])
    if event is None:
        raise refusal(10070)
    return event


def _own_event_at(request: web.Request) -> ScheduledEvent:
    """Give an event that the bot may change: one of its own, or with a permission any.

    Raises:
        ApiError: 10070 if there is no such event, 50013 if the bot may not change it.
    """
    world, event = world_of(request), _event_at(request)
    needed = BITS["manage_events"]
    if event.creator_id == world.bot.id:
        needed |= BITS["create_events"]
    if not _held(world, guild_at(request)) & needed:
        raise refusal(50013)
    return event


def _open(guild: Guild) -> list[ScheduledEvent]:
    return [each for each in guild.events.values() if not each.ended]


def _held(world: World, guild: Guild) -> int:
    """Give the bot's permission bits in a server; an administrator has all."""
    held = world.permissions_of(guild, world.bot)
    return ~0 if held & BITS["administrator"] else held
