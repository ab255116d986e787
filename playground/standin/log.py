"""The record of every request, for tests to read. The bot's token is never in it."""

from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from typing import Any


@dataclass(eq=False)
class Exchange:
    """One request and its answer.

    Attributes:
        path: The path below /api/v10.
        body: The JSON that was sent, or None.
        uploads: The names of the files that were sent.
        status: The HTTP status of the answer; 0 if there was none yet.
        code: Discord's error code of a refusal.
        answer: The JSON of a refusal.
        fault: The kind of the fault it met.
    """

    method: str
    path: str
    body: Any = None
    uploads: tuple[str, ...] = ()
    status: int = 0
    code: int | None = None
    answer: Any = None
    fault: str | None = None

    def __str__(self) -> str:
        return f"{self.method} {self.path} -> {self.status} {self.answer or ''}".rstrip()


@dataclass(eq=False)
class Log:
    """All requests in the order they came."""

    exchanges: list[Exchange] = field(default_factory=list)
    unknown: list[Exchange] = field(default_factory=list)

    def find(self, method: str = "*", path: str = "*") -> list[Exchange]:
        """Give the requests of a method to a path; "*" stands for any text."""
        return [
            exchange
            for exchange in self.exchanges
            if method in ("*", exchange.method) and fnmatchcase(exchange.path, path)
        ]

    def refused(self) -> list[Exchange]:
        """Give the requests that were refused other than by a fault on demand."""
        return [e for e in self.exchanges if e.status >= 400 and e.fault is None]  # noqa: PLR2004
