"""Brings cups, or leagues and ladders, on by themselves, and asks for what is to be shown."""

from collections.abc import Awaitable, Callable, Iterable
from datetime import datetime, timedelta
from typing import Final, Protocol

from club.core.clock import Clock
from club.core.host_displays import HostDisplays
from cogs.scheduling.keyed_worker import KeyedWorker

LOOK_EVERY: Final = timedelta(minutes=1)  # another process may have ended a match, and be gone


class _Messages(Protocol):
    work: KeyedWorker
    next_notices: dict[int, datetime]

    @property
    def displays(self) -> HostDisplays: ...


class HostRunner:
    """Looks when something is due: `bring_on` does it, `next_look` says when there is more."""

    def __init__(
        self,
        clock: Clock,
        messages: _Messages,
        bring_on: Callable[[], Awaitable[list[int]]],
        next_look: Callable[[], Awaitable[datetime | None]],
    ) -> None:
        self._clock = clock
        self._messages = messages
        self._bring_on = bring_on
        self._next_look = next_look
        self._next: datetime | None = None

    async def catch_up(self) -> None:
        """Bring up to date what was missed while nobody looked."""
        displays = self._messages.displays
        for host_id in {*await displays.behind(), *await displays.to_tell()}:
            self._messages.work.ask(host_id)

    def game_over(self) -> None:
        """Look again soon, as a game is over."""
        self._next = None

    async def look(self) -> datetime | None:
        """Do what is due; return when there will be more."""
        notices, now = self._messages.next_notices, self._clock.now()
        self._refresh([host_id for host_id, at in notices.items() if at <= now])
        if self._next is None or self._next <= now:
            upcoming = self._next = now + LOOK_EVERY
            # What they return is asked for before anything else can fail.
            self._refresh(await self._bring_on())
            self._refresh(await self._messages.displays.behind())
            if (look_at := await self._next_look()) is not None:
                upcoming = min(upcoming, max(look_at, now))
            # A game that has ended meanwhile is looked at again, at once.
            self._next = upcoming if self._next is not None else None
        return min([self._next or now, *notices.values()])

    def _refresh(self, host_ids: Iterable[int]) -> None:
        for host_id in host_ids:
            self._messages.next_notices.pop(host_id, None)
            self._messages.work.ask(host_id)
