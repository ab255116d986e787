"""One process among several: its sign of life, its claims, and what it announces to the others."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Final

from sqlalchemy import URL

from data.processes.link import Link, LinkDown, by_its_clock

BEAT: Final = 1.0
"""Seconds between two signs of life."""

GONE: Final = 3.0
"""Seconds without a sign after which one whose connection is closed too counts as dead."""

STANDING_STILL: Final = 15.0
"""Seconds without a sign after which one that is still connected does."""

GRACE: Final = 5.0
"""Seconds after a start, or since the database is back, before anybody else is taken for dead."""

_LOCKS: Final = 0x756E6463
"""The first half of the locks that say which processes are connected; the second is its number."""

_JOIN: Final = by_its_clock("""
INSERT INTO processes (started_at, heard_at, shards, revision) VALUES (@now, @now, $1, $2)
RETURNING process_id""")

_LIVES: Final = by_its_clock(
    "UPDATE processes SET heard_at = @now WHERE process_id = $1"
    " RETURNING (SELECT count(*) FROM processes)"
)

# Of several that see a dead one, whoever locks its row first removes it; its claims go with it.
_BURY: Final = by_its_clock("""
DELETE FROM processes WHERE process_id IN (
    SELECT process_id FROM processes AS one
    WHERE process_id <> $1 AND (heard_at < @now - $2::bigint
    OR heard_at < @now - $3::bigint AND NOT EXISTS (
        SELECT FROM pg_locks WHERE locktype = 'advisory' AND classid = $4::bigint::oid
        AND objid = one.process_id::int AND granted
        AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
    )) FOR UPDATE SKIP LOCKED
) RETURNING process_id""")

_HOLD: Final = "SELECT pg_try_advisory_lock($1, $2)"

_LEAVE: Final = "UPDATE processes SET heard_at = 0 WHERE process_id = $1"

# Its own that is still there was made by a statement whose answer was lost.
_CLAIM: Final = """
INSERT INTO claims (kind, number, process_id) VALUES ($1, $2, $3)
ON CONFLICT (kind, number) DO UPDATE SET process_id = excluded.process_id
WHERE claims.process_id = excluded.process_id RETURNING process_id"""

_RELEASE: Final = "DELETE FROM claims WHERE kind = $1 AND number = $2 AND process_id = $3"

log = logging.getLogger(__name__)


class Event(StrEnum):
    """What processes announce, each with a number."""

    TABLE = "table"
    """A table has changed: private hands are followed by the process that has shown them."""
    SERVER = "server"
    """Something happened in a server: its roles, events and pages are its own process's."""
    LEFT = "left"
    """A process has ended."""
    LIMIT = "limit"
    """Discord wants no requests for so many milliseconds."""


@dataclass(frozen=True, slots=True)
class Announcement:
    """What another process has announced: something happened, about a number."""

    event: str
    number: int


class Process:
    """This process; make one with `await Process.join(…)`.

    A claim lasts until it is released or its process is dead. One process removes what is left of
    a dead one, and calls `on_death` then; one that was taken for dead itself calls it as well.
    """

    def __init__(self, url: URL, shards: str, revision: str) -> None:
        self.link: Final = Link(url, self._hear)
        self.process_id = 0
        self.count = 1  # of all processes, when the database last answered
        self._shards, self._revision = shards, revision
        self._hearing: list[Callable[[Announcement], None]] = []
        self._deaths: list[Callable[[], None]] = []
        self._soon = asyncio.Event()
        self._outbox: dict[str, None] = {}
        self._telling: asyncio.Task[None] | None = None
        self._beating: asyncio.Task[None] | None = None
        self._reachable = False
        self._reachable_since = 0.0

    @classmethod
    async def join(cls, url: URL, shards: str, revision: str) -> "Process":
        """Become one of the processes on a database; raise `LinkDown` if it can't be reached."""
        process = cls(url, shards, revision)
        try:
            await process.link.open(process._hold_lock)
        except BaseException:
            await process.link.close()
            raise
        process._beating = asyncio.create_task(process._beat(), name="signs-of-life")
        return process

    def on_announcement(self, hear: Callable[[Announcement], None]) -> Callable[[], None]:
        """Notify of what other processes announce; return a function that ends that."""
        self._hearing.append(hear)
        return lambda: self._hearing.remove(hear)

    def on_death(self, listener: Callable[[], None]) -> Callable[[], None]:
        """Notify once another process's work is this one's to go on with; return an ending."""
        self._deaths.append(listener)
        return lambda: self._deaths.remove(listener)

    # Claims

    async def claim(self, kind: str, number: int) -> bool:
        """Claim a piece of work, which this process isn't at; return whether it is its own now."""
        try:
            return bool(await self.link.ask(_CLAIM, kind, number, self.process_id))
        except self.link.broken_reference:
            return False  # This process was taken for dead: the next sign of life says otherwise.
        except LinkDown:
            return False

    async def release(self, kind: str, number: int) -> None:
        """Give a claim back."""
        while True:
            try:
                await self.link.ask(_RELEASE, kind, number, self.process_id)
            except LinkDown:
                # Else nobody would do it as long as this process lives.
                await asyncio.sleep(BEAT)
            else:
                return

    # Announcements

    def announce(self, event: str, number: int = 0) -> None:
        """Tell all other processes, in the background; what can't be told is dropped."""
        self._outbox[f"{self.process_id} {event} {number}"] = None
        if self._telling is None or self._telling.done():
            self._telling = asyncio.create_task(self._tell(), name="announce")

    async def _tell(self) -> None:
        while self._outbox:
            texts = list(self._outbox)
            self._outbox.clear()
            try:
                await self.link.tell(texts)
            except LinkDown:
                return  # All look again by themselves, in a minute at most.

    def _hear(self, text: str) -> None:
        try:
            sender, event, number = text.split(" ")
            told = Announcement(event, int(number))
        except ValueError:
            return  # a newer program's
        if sender == str(self.process_id):
            return
        for hear in tuple(self._hearing):
            hear(told)

    # Life

    def look(self) -> None:
        """Look at once whether another process has ended."""
        self._soon.set()

    async def leave(self) -> None:
        """End in order: the others take over what is left at once."""
        if self._beating is not None:
            self._beating.cancel()
            await asyncio.wait({self._beating})
        if self._telling is not None and not self._telling.done():
            await asyncio.wait({self._telling})
        try:
            await self.link.ask(_LEAVE, self.process_id)
            await self.link.tell([f"{self.process_id} {Event.LEFT} 0"])
        except LinkDown:
            log.info("no notice of leaving given")
        await self.link.close()

    async def _hold_lock(self, link: Link, connection: Any) -> bool:  # noqa: ANN401 - asyncpg's
        """Say by a lock, which ends with the connection, that this process is connected."""
        if not self.process_id:
            self.process_id = await self._number(link)
        ((held,),) = await connection.fetch(_HOLD, _LOCKS, self.process_id)
        if not held:
            # The server hasn't noticed that one's end, and it speaks for this process so long.
            log.info("process=%d: its lock is still held by a former connection", self.process_id)
        return bool(held)

    async def _number(self, link: Link) -> int:
        ((number,),) = await link.ask(_JOIN, self._shards, self._revision)
        log.info("process=%d joined, shards=%s", number, self._shards)
        return int(number)

    async def _beat(self) -> None:
        failed: type[Exception] | None = None
        while True:
            try:
                await self._live()
            except Exception as error:  # noqa: BLE001 - a process that says nothing counts as dead
                # The others may have been cut off as well: they get time to give a sign first.
                self._reachable = False
                if type(error) is not failed:
                    failed = type(error)
                    _log_silence(error)
            else:
                failed = None
            with suppress(TimeoutError):
                async with asyncio.timeout(BEAT):
                    await self._soon.wait()
            self._soon.clear()

    async def _live(self) -> None:
        alive = await self.link.ask(_LIVES, self.process_id)
        if alive:
            self.count = int(alive[0][0])
        else:
            # It stood still for so long that another has taken over what it was at.
            log.warning("process=%d was taken for dead, and goes on", self.process_id)
            self.process_id = await self._number(self.link)
            self.link.reconnect()
            self._died()
        now = asyncio.get_running_loop().time()
        if not self._reachable:
            self._reachable, self._reachable_since = True, now
        if now - self._reachable_since >= GRACE and await self._bury():
            self._died()

    async def _bury(self) -> Sequence[int]:
        still, gone = int(1000 * STANDING_STILL), int(1000 * GONE)
        rows = await self.link.ask(_BURY, self.process_id, still, gone, _LOCKS)
        found = [int(row[0]) for row in rows]
        for number in found:
            log.info("process=%d is gone; its work is taken over", number)
        return found

    def _died(self) -> None:
        for listener in tuple(self._deaths):
            listener()


def _log_silence(error: Exception) -> None:
    if isinstance(error, LinkDown):
        log.warning("the database can't be reached: no sign of life given (%s)", error)
    else:
        log.error("no sign of life given", exc_info=error)
