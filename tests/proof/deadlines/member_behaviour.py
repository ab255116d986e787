"""How forty members live: where, how fast they play, when they sleep, go away and leave."""

import random
from collections.abc import Iterator
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from typing import Final

from club.core.deadlines import ContactPreferences
from engine.rules import PRESETS

MEMBERS, DAYS = 40, 60
BEGIN: Final = datetime(2034, 3, 6, 12, 0, tzinfo=UTC)
"""In the weeks that follow, Berlin and New York change to summer time and Sydney changes back."""

DOWN: Final = (BEGIN + timedelta(days=20), BEGIN + timedelta(days=22))
"""When the bot is down."""

HOUR: Final = timedelta(hours=1)
RULES: Final = PRESETS.rules("standard", game_target=1)
"""Games of one deal."""

ZONES: Final = (
    "Europe/Berlin",
    "America/New_York",
    "Asia/Kolkata",
    "Australia/Sydney",
    "America/Sao_Paulo",
)
CLOCKS: Final = ("relaxed:24", "relaxed:72", "none", "relaxed:168", "relaxed:24", "live:5")
PACES: Final = {"quick": (0.1, 3.0), "daily": (3.0, 20.0), "slow": (15.0, 90.0)}
DORMANT: Final = "dormant"
"""The pace of those who take longer over a turn than anybody waits."""

DORMANT_HOURS: Final = (150.0, 500.0)
"""Between how many hours members of each kind take over a turn."""

LIVE = 20
"""How much faster they are in a live game."""

LEAD, LEAD_LIVE = 4 * HOUR, timedelta(minutes=3)
"""Nothing is due so soon after a turn has begun, with any of these settings; nor in a live game."""

LAST_BEGIN = 20
"""How many days before the end the last game begins."""


@dataclass(frozen=True)
class Lifestyle:
    """What is usual in a server.

    Attributes:
        clocks: What games are played by, in turn.
        last_begin: How many days before the end the last game begins.
        vanishing: Whether many leave within days without a word, others are slow beyond all
            measure, and nobody agrees to a pause.
    """

    clocks: tuple[str, ...] = CLOCKS
    last_begin: int = LAST_BEGIN
    vanishing: bool = False


ORDINARY: Final = Lifestyle()
VANISHING: Final = Lifestyle(("none",), DAYS - 12, vanishing=True)


@dataclass(frozen=True)
class Event:
    """Something that a member does, or that is done about a table: when, what, and to which one."""

    at: datetime
    what: str
    about: tuple[int, ...]


def settings(number: int) -> dict[str, object]:
    """What a member sets, by number: where they live, when they sleep, when to be reminded."""
    lot = random.Random(f"habits/{number}")
    chosen = {
        "time_zone": ZONES[number % len(ZONES)],
        "quiet_from": lot.choice((21, 22, 23, None)),
        "quiet_to": lot.choice((7, 8, 9)),
        "remind_hours": lot.choice((4, 8, 12, 12, 24, 0)),
        "prompt": False,
    }
    return {name: value for name, value in chosen.items() if value is not None}


def pace(number: int, life: Lifestyle = ORDINARY) -> str:
    """How fast a member plays."""
    if life.vanishing and number % 5 == 4:
        return DORMANT
    return random.Random(f"pace/{number}").choice(tuple(PACES))


def absences(number: int, member_id: int, life: Lifestyle = ORDINARY) -> Iterator[Event]:
    """When a member goes away for some days; and when for good, saying nothing."""
    if life.vanishing:
        lot = random.Random(f"vanishing/{number}")
        if lot.random() < 0.6:
            yield Event(BEGIN + lot.randrange(3 * 24, 15 * 24) * HOUR, "leave", (member_id,))
        return
    lot = random.Random(f"absences/{number}")
    for _ in range(lot.randrange(3)):
        at = BEGIN + lot.randrange(24, DAYS * 24) * HOUR
        yield Event(at, "away", (member_id, lot.randrange(2, 10)))
    if number % 10 == 9:
        yield Event(BEGIN + timedelta(days=lot.randrange(15, 50)), "leave", (member_id,))


def beginnings(tables: int, days: int, life: Lifestyle = ORDINARY) -> Iterator[Event]:
    """When each game begins."""
    for number in range(tables):
        hours = random.Random(f"table/{number}").randrange((days - life.last_begin) * 24)
        yield Event(BEGIN + hours * HOUR, "begin", (number,))


def pauses(number: int, table_id: int, begun: datetime) -> Iterator[Event]:
    """When the players of one game in seven agree to a pause, and go on."""
    if number % 7 == 3:
        lot = random.Random(f"pause/{number}")
        at = begun + lot.randrange(10, 100) * HOUR
        yield Event(at, "pause", (table_id,))
        yield Event(at + lot.randrange(20, 200) * HOUR, "resume", (table_id,))


def lead(clock: str) -> timedelta:
    """How long after a turn has begun nothing can be due."""
    return LEAD_LIVE if clock.startswith("live") else LEAD


def thinks(speed: str, clock: str, table_id: int, ply: int) -> timedelta:
    """How long a member takes over a turn."""
    hours = random.Random(f"move/{table_id}/{ply}").uniform(*PACES.get(speed, DORMANT_HOURS))
    return hours * HOUR / (LIVE if clock.startswith("live") else 1)


def urges(clock: str, table_id: int, ply: int) -> timedelta | None:
    """After how long the opponent reminds the player on turn; mostly nobody does."""
    lot = random.Random(f"nudge/{table_id}/{ply}")
    patient = clock.startswith("live") or lot.random() < 0.8
    return None if patient else lot.uniform(6, 40) * HOUR


def decides(table_id: int, ply: int, number: int) -> tuple[str, timedelta]:
    """What is decided about time that is over, and after how long."""
    lot = random.Random(f"decision/{table_id}/{ply}/{number}")
    return lot.choice(("wait", "claim", "claim", "computer")), lot.uniform(0.5, 10) * HOUR


def answers(table_id: int, ply: int, number: int) -> tuple[str, timedelta]:
    """What is answered to the question whether one still plays, and after how long."""
    lot = random.Random(f"answer/{table_id}/{ply}/{number}")
    return lot.choice(("still", "still", "off", "nothing")), lot.uniform(0.5, 40) * HOUR


def asleep(own: ContactPreferences, at: datetime) -> bool:
    """Whether it is one of the quiet hours, counted apart from the bot's own reckoning."""
    if own.quiet_from is None or own.quiet_to is None:
        return False
    quiet = {(own.quiet_from + each) % 24 for each in range((own.quiet_to - own.quiet_from) % 24)}
    return at.astimezone(own.zone).hour in quiet


def gone_until(own: ContactPreferences, until: datetime) -> ContactPreferences:
    """The habits of a member who is away."""
    return replace(own, away_until=until)
