"""Notes who is about, so that a turn's notice knows whether a new message is needed."""

import time

import structlog

from club.club import Club
from club.core.people import Person

# Seconds after which being about is written down again: not a write for each press.
NEWS_AFTER = 20.0

# Members remembered before those no longer about are forgotten.
_CROWDED = 10_000

_log = structlog.get_logger()


class Presence:
    """Writes down that members are about, now and then."""

    def __init__(self, club: Club) -> None:
        self._club = club
        self._noted: dict[int, tuple[float, str]] = {}

    def is_news(self, person: Person, *, noted: bool = False) -> bool:
        """Return whether to record that a member is about; if `noted`, only for a new name."""
        now = time.monotonic()
        before, name = self._noted.get(person.member_id, (-NEWS_AFTER, None))
        if name == person.name and (noted or now - before < NEWS_AFTER):
            return False
        if len(self._noted) >= _CROWDED:
            about = self._noted.items()
            self._noted = {one: last for one, last in about if now - last[0] < NEWS_AFTER}
        self._noted[person.member_id] = now, person.name
        return True

    async def note(self, person: Person) -> None:
        """Write it down; a failure harms nothing and is logged."""
        try:
            await self._club.people.seen(person)
        except Exception:  # noqa: BLE001 - only a notice may come too often or not at all
            _log.exception("member not noted")
