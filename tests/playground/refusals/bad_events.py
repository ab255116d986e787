"""What Discord refuses of events in servers' calendars."""

from typing import Any

from playground.standin.models import COMPLETED
from tests.playground.calls import Call, Stage
from tests.playground.refusals.bad import Bad, refused

EVENTS = "/guilds/{guild}/scheduled-events"
REQUIRED, CHOICE = "BASE_TYPE_REQUIRED", "BASE_TYPE_CHOICES"
PAST = "GUILD_SCHEDULED_EVENT_SCHEDULE_PAST"
LONG_AGO, SOME_DAY, LATER = (f"{year}-05-01T20:00:00+00:00" for year in (2001, 2098, 2099))
START, END = "scheduled_start_time", "scheduled_end_time"
FIELDS = {
    "name": "Cup",
    "privacy_level": 2,
    "entity_type": 3,
    "entity_metadata": {"location": "#gin"},
    START: SOME_DAY,
    END: LATER,
}


def new(*before: Any, **fields: Any) -> Call:
    return Call("POST", EVENTS, FIELDS | fields, before=before)


def change(event: str = "{event}", *before: Any, **fields: Any) -> Call:
    return Call("PATCH", f"{EVENTS}/{event}", fields, before=before)


def not_allowed(stage: Stage) -> None:
    stage.own_role.permissions = 0


def full(stage: Stage) -> None:
    events = stage.discord.guild.events
    events |= {str(number): stage.event for number in range(100 - len(events))}


def nearly_full(stage: Stage) -> None:
    full(stage)
    del stage.discord.guild.events["0"]


def ended(stage: Stage) -> None:
    stage.event.status = COMPLETED


def wrong(rule: str, good: Call, bad: Call, where: str, error: str) -> Bad:
    return Bad(rule, good, bad, where, error)


CASES = [
    wrong("an event has a name", new(name="x"), new(name=""), "name", REQUIRED),
    wrong("no voice channels here", new(), new(entity_type=2), "entity_type", CHOICE),
    wrong(
        "an event is somewhere",
        new(),
        new(entity_metadata={"location": ""}),
        "entity_metadata.location",
        REQUIRED,
    ),
    wrong("an event outside ends", new(), new(**{END: None}), END, REQUIRED),
    wrong("an event is to come", new(), new(**{START: LONG_AGO}), START, PAST),
    wrong("an event ends after its start", new(), new(**{END: SOME_DAY}), END, PAST),
    refused("so many events", new(nearly_full), new(full), 30038),
    refused("the right to make events", new(), new(not_allowed), 50013),
    refused("an event that there is", change(name="x"), change("5", name="x"), 10070),
    refused("an event of one's own", change(name="x"), change("{their_event}", name="x"), 50013),
    refused(
        "an event that isn't over", change(name="x"), change("{event}", ended, name="x"), 180000
    ),
    wrong("an event keeps a name", change(name="x"), change(name=""), "name", REQUIRED),
    wrong("an event begins before it ends", change(status=2), change(status=3), "status", CHOICE),
]
