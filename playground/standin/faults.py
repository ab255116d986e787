"""Faults on demand: what goes wrong with which request, and how often."""

import asyncio
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from typing import Literal

Kind = Literal["status", "delay", "hold", "drop_before", "drop_after"]


@dataclass(eq=False)
class Fault:
    """One thing that goes wrong.

    Attributes:
        method: The HTTP method it is for, or "*".
        path: The path below /api/v10 it is for; "*" stands for any text.
        kind: "status" refuses; "delay" waits some real seconds; "hold" waits for
            `release`; "drop_before" cuts the connection with nothing done;
            "drop_after" does what was asked and cuts the connection then.
        times: How many requests it still hits.
        arrived: Set once a request has been hit.
    """

    method: str
    path: str
    kind: Kind
    times: int = 1
    status: int = 503
    code: int = 0
    message: str = ""
    headers: dict[str, str] = field(default_factory=dict)
    seconds: float = 0.0
    retry_after: float | None = None
    arrived: asyncio.Event = field(default_factory=asyncio.Event)
    _released: asyncio.Event = field(default_factory=asyncio.Event)

    def hits(self, method: str, path: str) -> bool:
        """Tell whether a request meets this fault."""
        return self.times > 0 and self.method in ("*", method) and fnmatchcase(path, self.path)

    def release(self) -> None:
        """Let the held requests go on."""
        self._released.set()

    async def wait(self) -> None:
        """Hold a request up, by the clock on the wall or until it is released."""
        if self.kind == "delay":
            await asyncio.sleep(self.seconds)
        elif self.kind == "hold":
            await self._released.wait()


class Faults:
    """The faults that lie in wait, asked in the order they were added."""

    def __init__(self) -> None:
        self._waiting: list[Fault] = []

    def take(self, method: str, path: str) -> Fault | None:
        """Give the fault that a request meets, and use it up by one."""
        for fault in self._waiting:
            if fault.hits(method, path):
                fault.times -= 1
                fault.arrived.set()
                return fault
        return None

    def clear(self) -> None:
        """Take all faults away and let held requests go."""
        for fault in self._waiting:
            fault.release()
        self._waiting.clear()

    def _add(self, fault: Fault) -> Fault:
        self._waiting.append(fault)
        return fault

    def fail(
        self, method: str, path: str, status: int = 503, *, code: int = 0, times: int = 1
    ) -> Fault:
        """Answer with an error, and do nothing."""
        message = f"{status}: on demand"
        return self._add(
            Fault(method, path, "status", times, status=status, code=code, message=message)
        )

    def rate_limit(
        self, method: str, path: str, *, retry_after: float = 0.02, via: bool = True, times: int = 1
    ) -> Fault:
        """Answer 429. Without `Via` discord.py takes it for a ban and gives up at once."""
        return self._add(
            Fault(
                method,
                path,
                "status",
                times,
                status=429,
                message="You are being rate limited.",
                headers={"Via": "1.1 google"} if via else {},
                retry_after=retry_after,
            )
        )

    def delay(self, method: str, path: str, seconds: float, *, times: int = 1) -> Fault:
        """Let some real time pass before a request is worked off."""
        return self._add(Fault(method, path, "delay", times, seconds=seconds))

    def hold(self, method: str, path: str, *, times: int = 1) -> Fault:
        """Keep a request waiting until `release` is called on what this gives back."""
        return self._add(Fault(method, path, "hold", times))

    def drop_before(self, method: str, path: str, *, times: int = 1) -> Fault:
        """Cut the connection before anything is done."""
        return self._add(Fault(method, path, "drop_before", times))

    def drop_after(self, method: str, path: str, *, times: int = 1) -> Fault:
        """Do what is asked, and cut the connection before the answer."""
        return self._add(Fault(method, path, "drop_after", times))
