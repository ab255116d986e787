"""Notes who is about, so that a turn's notice knows whether a new message is needed."""

import time

import structlog

from club.club import Club
from club.people import Person

NEWS_AFTER = 20.0
"""Seconds after which being about is written down again: not a write for each press."""

_CROWDED = 10_000
"""Members remembered before those no longer about are forgotten."""

_log = structlog.get_logger()


class Presence:
    """Writes down that members are about, now and then."""

    def __init__(self, club: Club) -> None:
        self._club = club
        self._noted: dict[int, float] = {}

    def is_news(self, person: Person) -> bool:
        """Tell whether a member's being about should be written down."""
        now = time.monotonic()
        noted = self._noted.get(person.member_id)
        if noted is not None and now - noted < NEWS_AFTER:
            return False
        if len(self._noted) >= _CROWDED:
            self._noted = {one: at for one, at in self._noted.items() if now - at < NEWS_AFTER}
        self._noted[person.member_id] = now
        return True

    async def note(self, person: Person) -> None:
        """Write it down; a failure harms nothing and is logged."""
        try:
            await self._club.seen(person)
        except Exception:  # noqa: BLE001 - only a notice may come too often or not at all
            _log.exception("member not noted")
