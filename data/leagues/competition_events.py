"""What has happened in leagues and on ladders."""

from typing import Final

from data.core.event_store import EventStore
from data.schema.cups import competition_events, competition_members, competitions

COMPETITION_EVENTS: Final = EventStore(
    "competition_id", competitions, competition_events, competition_members
)
