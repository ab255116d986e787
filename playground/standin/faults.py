"""Faults on demand: which requests fail, how, and how often."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from typing import Literal

Kind = Literal["status", "status_after", "delay", "hold", "drop_before", "drop_after", "deed"]

Plan = Callable[[str, str], "Fault | None"]
"""Says for each request, by its method and path, what it meets, if anything."""


@dataclass(eq=False)
class Fault:
    """One thing that goes wrong.

    Attributes:
        method: The HTTP method it is for, or "*".
        path: The path below /api/v10 it is for; "*" stands for any text.
        kind: "status" refuses; "status_after" does what was asked and answers with an
            error all the same; "delay" waits some real seconds; "hold" waits for
            `release`; "drop_before" cuts the connection with nothing done;
            "drop_after" does what was asked and cuts the connection then; "deed" has
            something happen just before the request is worked off.
        times: How many requests it still hits.
        name: What the log calls it; its kind if it has none.
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
    deed: Callable[[], object] | None = None
    name: str = ""
    arrived: asyncio.Event = field(default_factory=asyncio.Event)
    _released: asyncio.Event = field(default_factory=asyncio.Event)

    def hits(self, method: str, path: str) -> bool:
        """Tell whether a request meets this fault."""
        return self.times > 0 and self.method in ("*", method) and fnmatchcase(path, self.path)

    def release(self) -> None:
        """Let the held requests go on."""
        self._released.set()

    async def strike(self) -> None:
        """Do what comes before a request is worked off: wait, or have something happen."""
        if self.kind == "delay":
            await asyncio.sleep(self.seconds)
        elif self.kind == "hold":
            await self._released.wait()
        elif self.deed is not None:
            self.deed()


class Faults:
    """The faults that are set, asked in the order in which they were added, and then the plan."""

    def __init__(self) -> None:
        self._waiting: list[Fault] = []
        self._planned: list[Fault] = []
        self._plan: Plan | None = None

    def take(self, method: str, path: str) -> Fault | None:
        """Give the fault that a request meets, and use it up by one."""
        fault = next((one for one in self._waiting if one.hits(method, path)), None)
        if fault is None and self._plan is not None:
            fault = self._plan(method, path)
            if fault is not None and fault.kind == "hold":
                self._planned.append(fault)
        if fault is not None:
            fault.times -= 1
            fault.arrived.set()
        return fault

    def plan(self, plan: Plan | None) -> None:
        """Ask a plan about every request that meets no other fault; None for no plan."""
        self._plan = plan

    def clear(self) -> None:
        """Take all faults and the plan away, and let held requests go."""
        for fault in (*self._waiting, *self._planned):
            fault.release()
        self._waiting.clear()
        self._planned.clear()
        self._plan = None

    def _add(self, fault: Fault) -> Fault:
        self._waiting.append(fault)
        return fault

    def fail(
        self,
        method: str,
        path: str,
        status: int = 503,
        *,
        code: int = 0,
        times: int = 1,
        done: bool = False,
    ) -> Fault:
        """Answer with an error.

        Args:
            method: The HTTP method it is for, or "*".
            path: The path it is for.
            status: The HTTP status.
            code: Discord's own error code.
            times: How many requests it hits.
            done: Whether what was asked is done all the same.
        """
        kind: Kind = "status_after" if done else "status"
        message = f"{status}: on demand"
        return self._add(
            Fault(method, path, kind, times, status=status, code=code, message=message)
        )

    def happen(self, method: str, path: str, deed: Callable[[], object]) -> Fault:
        """Have something happen just before a request is worked off."""
        return self._add(Fault(method, path, "deed", deed=deed))

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
