"""What Discord asks of events outside of its voice channels, of which the stand-in has none."""

from datetime import datetime

from playground.standin.models import (
    ACTIVE,
    CANCELED,
    COMPLETED,
    EXTERNAL,
    SCHEDULED,
    Json,
    ScheduledEvent,
)
from playground.standin.validation.problems import Problems

FOLLOWING = {SCHEDULED: (SCHEDULED, ACTIVE, CANCELED), ACTIVE: (ACTIVE, COMPLETED)}
"""How far an event may be after a change."""


def seconds(moment: str | None) -> float | None:
    """Read a moment, in seconds since 1970."""
    return None if moment is None else datetime.fromisoformat(moment).timestamp()


def check_new_event(fields: Json, now: float) -> None:
    """Check the fields of a new event.

    Raises:
        ApiError: 50035 if something is wrong.
    """
    problems = Problems()
    problems.length(("name",), fields.get("name"), 1, 100)
    problems.one_of(("entity_type",), fields.get("entity_type"), (EXTERNAL,))
    location = (fields.get("entity_metadata") or {}).get("location")
    problems.length(("entity_metadata", "location"), location, 1, 100)
    for name in ("scheduled_start_time", "scheduled_end_time"):
        problems.require((name,), fields.get(name))
    _check_times(problems, fields, now, seconds(fields.get("scheduled_start_time")))
    problems.raise_any()


def check_changed_event(event: ScheduledEvent, fields: Json, now: float) -> None:
    """Check what is to change in an event.

    Raises:
        ApiError: 50035 if something is wrong.
    """
    problems = Problems()
    problems.optional(("name",), fields.get("name"), 1, 100)
    problems.one_of(("status",), fields.get("status") or event.status, FOLLOWING[event.status])
    starts = seconds(fields.get("scheduled_start_time"))
    _check_times(problems, fields, now, event.starts if starts is None else starts)
    problems.raise_any()


def _check_times(problems: Problems, fields: Json, now: float, starts: float | None) -> None:
    past = "GUILD_SCHEDULED_EVENT_SCHEDULE_PAST", "Cannot schedule event in the past."
    starting = seconds(fields.get("scheduled_start_time"))
    ends = seconds(fields.get("scheduled_end_time"))
    if starting is not None and starting <= now:
        problems.add(("scheduled_start_time",), *past)
    if ends is not None and ends <= max(now, starts or now):
        problems.add(("scheduled_end_time",), *past)
