"""What happens to the processes, to the database and to the connections while members play."""

import asyncio
import random
import signal
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from itertools import cycle
from typing import Final

from playground.driver import StandIn
from playground.standin.gateway import INVALID_SESSION, RECONNECT, Session
from playground.standin.validation.rate_limits import RateLimits
from tests.postgresql import Server
from tests.proof.endurance.pressing import Members
from tests.proof.endurance.processes import Processes
from tests.proof.endurance.request_faults import RequestFaults

BETWEEN: Final = (4.0, 10.0)
"""Seconds between two disturbances."""

BETWEEN_DROPS: Final = (2.0, 5.0)
"""Seconds between two disturbances of a shard's connection."""

AFTERWARDS: Final = 12.0
"""Seconds after which whatever was disturbed has to answer every press again: a shard that begins a
session anew may have to wait for five of them."""

DEAD: Final = (0.0, 8.0)
"""Seconds for which a process stays dead: others take over what it was at, or it does itself."""

STILL: Final = (1.0, 18.0)
"""Seconds for which one stands still: long enough to be taken for dead, or not."""

AWAY: Final = (0.2, 4.0)
"""Seconds for which the database is away."""

FULL: Final = (2.0, 8.0)
"""Seconds for which the disk is full."""

BACK: Final = (60.0, 3600.0)
"""Seconds by which a clock is set back."""

SET_BACK: Final = (5.0, 15.0)
"""Seconds until somebody puts it right."""

LEAP: Final = (600.0, 3600.0)
"""Seconds by which every clock goes on at once."""

REST: Final = 10.0
"""Seconds before that in which no request meets a fault: a sending whose answer was lost is
repeated while Discord still knows its nonce."""

KEPT: Final = 10.0
"""Seconds for which Discord's limits are kept strictly."""


class Disturbances:
    """Disturbs one after the other, until it is enough.

    Attributes:
        came: How often each thing has happened.
    """

    def __init__(
        self,
        discord: StandIn,
        processes: Processes,
        members: Members,
        faults: RequestFaults,
        server: Server | None,
    ) -> None:
        self.came = Counter[str]()
        self._discord, self._processes, self._members = discord, processes, members
        self._faults, self._server = faults, server
        self._dice = random.Random(faults.seed)

    async def disturb(self, stopping: asyncio.Event) -> None:
        """Go through all that may happen, again and again."""
        acts = cycle(self._acts())
        while not stopping.is_set():
            await self._pause(BETWEEN, stopping)
            await next(acts)()

    async def drop(self, stopping: asyncio.Event) -> None:
        """Disturb one shard's connection after the other."""
        ways = cycle(self._drops().items())
        while not stopping.is_set():
            await self._pause(BETWEEN_DROPS, stopping)
            sessions = self._discord.gateway.sessions.values()
            if live := [one for one in sessions if one.link is not None]:
                session = self._dice.choice(live)
                self._members.excuse(AFTERWARDS, range(session.shard[0], session.shard[0] + 1))
                name, way = next(ways)
                await way(session)
                self.came[name] += 1

    def _acts(self) -> list[Callable[[], Awaitable[None]]]:
        if self._server is None:
            every = [self._kill, self._full_disk, self._set_back, self._keep_limits]
            return [*every, self._kill, self._full_disk, self._leap]
        every = [self._kill, self._stand_still, self._set_back, self._crash, self._keep_limits]
        return [*every, self._kill, self._stand_still, self._leap, self._kill, self._set_back]

    # Processes

    async def _kill(self) -> None:
        number = self._dice.randrange(self._processes.count)
        with self._quiet(self._processes.shards(number)):
            await self._processes.kill(number)
            self.came["a process killed"] += 1
            await self._pause(DEAD)
            await self._processes.start(number)
            await self._processes.connected()

    async def _stand_still(self) -> None:
        number = self._dice.randrange(self._processes.count)
        # What it had begun to write holds up the others for a while.
        with self._quiet():
            self._processes.signal(number, signal.SIGSTOP)
            try:
                await self._pause(STILL)
            finally:
                self._processes.signal(number, signal.SIGCONT)
            self.came["a process stood still"] += 1
            await self._processes.connected()

    # Databases and disks

    async def _crash(self) -> None:
        assert self._server is not None
        with self._quiet():
            await asyncio.to_thread(self._server.stop, "immediate")
            await self._pause(AWAY)
            await asyncio.to_thread(self._server.start)
            self.came["the database crashed"] += 1

    async def _full_disk(self) -> None:
        with self._quiet():
            before = self._processes.fill_disk(0)
            await self._pause(FULL)
            self._processes.free_disk(0, before)
            self.came["the disk full"] += 1

    # Clocks

    async def _set_back(self) -> None:
        clock = self._dice.choice(self._processes.clocks)
        seconds = self._dice.uniform(*BACK)
        clock.advance(-seconds)
        self.came["a clock set back"] += 1
        await self._pause(SET_BACK)
        clock.advance(seconds)

    async def _leap(self) -> None:
        self._faults.resting = True
        try:
            await self._pause((REST, REST))
        finally:
            self._faults.resting = False
        self.leap(self._dice.uniform(*LEAP))
        self.came["all clocks leapt"] += 1

    def leap(self, seconds: float) -> None:
        """Let the time of all go on at once: what is under way is answered too late then."""
        self._members.excuse(AFTERWARDS)
        self._discord.clock.advance(seconds)
        for each in self._processes.clocks:
            each.advance(seconds)

    # Discord

    async def _keep_limits(self) -> None:
        self._discord.server.limits = limits = RateLimits()
        await self._pause((KEPT, KEPT))
        self._discord.server.limits = None
        self.came["429: a limit of Discord's reached"] += limits.refused.total()

    def _drops(self) -> Mapping[str, Callable[[Session], Awaitable[None]]]:
        return {
            "a connection dropped": self._cut,
            "asked to reconnect": self._ask,
            "a session invalid, kept": self._invalidate,
            "a session lost": self._lose,
        }

    async def _cut(self, session: Session) -> None:
        if session.link is not None:
            await session.link.close(4000)

    async def _ask(self, session: Session) -> None:
        if session.link is not None:
            session.link.tell(RECONNECT)

    async def _invalidate(self, session: Session) -> None:
        if session.link is not None:
            session.link.tell(INVALID_SESSION, data=True)

    async def _lose(self, session: Session) -> None:
        self._discord.gateway.sessions.pop(session.id, None)
        if session.link is not None:
            session.link.tell(INVALID_SESSION, data=False)

    # What all of them share

    @contextmanager
    def _quiet(self, shards: range | None = None) -> Iterator[None]:
        """Assume meanwhile, and for some seconds after, that presses go unanswered."""
        some = shards or range(self._processes.shards(self._processes.count - 1).stop)
        self._members.excuse(float("inf"), some)
        try:
            yield
        finally:
            for shard in some:
                self._members.quiet_until[shard] = 0.0
            self._members.excuse(AFTERWARDS, some)

    async def _pause(
        self, seconds: tuple[float, float], stopping: asyncio.Event | None = None
    ) -> None:
        with suppress(TimeoutError):
            waiting = (stopping or asyncio.Event()).wait()
            await asyncio.wait_for(waiting, self._dice.uniform(*seconds))
