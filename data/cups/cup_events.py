"""What has happened in cups."""

from typing import Final

from data.core.event_store import EventStore
from data.schema.cups import cup_events, cup_members, cups

CUP_EVENTS: Final = EventStore("cup_id", cups, cup_events, cup_members)
