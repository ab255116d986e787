"""The record of every request, for tests to read. The bot's token is never in it."""

import json
import re
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from typing import Any

from playground.standin.errors import ApiError

_LONG = 120
_MISTAKES = (50006, 50035, 50109)
_TOKEN = re.compile(r"(?<=/)[\w-]{60,}(?=/|$)")
"""An interaction's token in a path."""


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
        query: What stood behind the path.
        refused: Whether it was refused for what it is, and not by a fault on demand.
        fault: The kind of the fault it met.
        came: When it came in, by `time.perf_counter`.
    """

    method: str
    path: str
    body: Any = None
    uploads: tuple[str, ...] = ()
    status: int = 0
    code: int | None = None
    answer: Any = None
    query: str = ""
    fault: str | None = None
    came: float = field(default_factory=time.perf_counter)
    refused: bool = False

    @contextmanager
    def judged(self) -> Iterator[None]:
        """Work on the request, and note if it is refused for what it is."""
        try:
            yield
        except ApiError:
            self.refused = True
            raise

    def __str__(self) -> str:
        """Give what was sent and what was wrong with it, without tokens and long data."""
        path = _TOKEN.sub("<token>", self.path) + (f"?{self.query}" if self.query else "")
        lines = [f"{self.method} {path} -> {self.status}"]
        if self.answer is not None:
            answer = self.answer if isinstance(self.answer, dict) else {"message": self.answer}
            lines.append(f"  {answer.get('message')} ({answer.get('code', self.status)})")
            lines += [f"  {line}" for line in _leaves(answer.get("errors") or {})]
        if self.uploads:
            lines.append(f"  files: {', '.join(self.uploads)}")
        if self.body is not None:
            text = json.dumps(_short(self.body), indent=1, ensure_ascii=False)
            lines += [f"  {line}" for line in text.splitlines()]
        return "\n".join(lines)


def _leaves(tree: dict[str, Any], path: str = "") -> Iterator[str]:
    """Give the complaints in a tree of errors, one a line."""
    for key, value in tree.items():
        if key == "_errors":
            yield from (f"{path or 'body'}: {e['message']} [{e['code']}]" for e in value)
        else:
            yield from _leaves(value, f"{path}.{key}".lstrip("."))


def _short(value: Any) -> Any:  # noqa: ANN401
    """Cut long texts, such as pictures, down to their beginning."""
    if isinstance(value, dict):
        return {key: _short(one) for key, one in value.items()}
    if isinstance(value, list):
        return [_short(one) for one in value]
    if isinstance(value, str) and len(value) > _LONG:
        return f"{value[:_LONG]}… ({len(value)} characters)"
    return value


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
        return [exchange for exchange in self.exchanges if exchange.refused]

    def mistakes(self) -> list[Exchange]:
        """Give the requests that no bot should ever make, whatever members and servers do."""
        return [*self.unknown, *(e for e in self.refused() if e.code in _MISTAKES)]
