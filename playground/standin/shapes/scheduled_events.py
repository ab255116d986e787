"""Events of servers, as REST and the gateway describe them."""

from playground.standin.clock import iso
from playground.standin.models import EXTERNAL, Json, ScheduledEvent
from playground.standin.shapes.accounts import user_json
from playground.standin.world import World


def event_json(world: World, event: ScheduledEvent) -> Json:
    """Describe an event."""
    return {
        "id": event.id,
        "guild_id": event.guild_id,
        "channel_id": None,
        "creator_id": event.creator_id,
        "creator": user_json(world.users[event.creator_id]),
        "name": event.name,
        "description": event.description,
        "image": None,
        "scheduled_start_time": iso(event.starts),
        "scheduled_end_time": iso(event.ends),
        "privacy_level": 2,
        "status": event.status,
        "entity_type": EXTERNAL,
        "entity_id": None,
        "entity_metadata": {"location": event.location},
        "recurrence_rule": None,
        "guild_scheduled_event_exceptions": [],
    }
