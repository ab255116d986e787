"""Discord's limits on how fast a bot asks, where a stand-in is told to keep them."""

import re
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass

from playground.standin.errors import ApiError

GENERAL, SECOND = 50, 1.0
"""Requests of one bot in so many seconds, but for those by an interaction's token."""

MESSAGES, WINDOW = 5, 5.0
"""Messages of a channel that are sent, that are edited, that are deleted, in so many seconds."""

_BY_TOKEN = ("/interactions/", "/webhooks/")
_MESSAGE = re.compile(r"/channels/(\d+)/messages(?:/\d+)?$")
_COUNTED = frozenset({"POST", "PATCH", "DELETE"})


@dataclass
class _Window:
    """How much of a limit is left until a moment."""

    ends: float
    left: int


class RateLimits:
    """What has been asked lately: in all, and of the messages of each channel.

    Attributes:
        refused: How many requests were refused, by the limit that they met.
    """

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self.refused = Counter[str]()
        self._now = now
        self._general = _Window(0.0, 0)
        self._windows: dict[tuple[str, str], _Window] = {}

    def take(self, method: str, path: str) -> dict[str, str]:
        """Count a request; the headers that tell how much is left of its channel's limit.

        Raises:
            ApiError: A limit is used up (429).
        """
        if path.startswith(_BY_TOKEN):
            return {}
        self._general = _taken(self._general, GENERAL, SECOND, self._now())
        if self._general.left < 0:
            raise self._refusal("general", self._general)
        found = _MESSAGE.search(path)
        if found is None or method not in _COUNTED:
            return {}
        key = method, found[1]
        window = self._windows.get(key, _Window(0.0, 0))
        self._windows[key] = window = _taken(window, MESSAGES, WINDOW, self._now())
        if window.left < 0:
            raise self._refusal("channel", window)
        return self._headers(method, window)

    def _headers(self, method: str, window: _Window) -> dict[str, str]:
        after = window.ends - self._now()
        return {
            "X-RateLimit-Limit": str(MESSAGES),
            "X-RateLimit-Remaining": str(max(0, window.left)),
            "X-RateLimit-Reset": f"{time.time() + after:.3f}",
            "X-RateLimit-Reset-After": f"{after:.3f}",
            "X-RateLimit-Bucket": f"messages-{method.lower()}",
        }

    def _refusal(self, limit: str, window: _Window) -> ApiError:
        self.refused[limit] += 1
        general, after = limit == "general", max(0.0, window.ends - self._now())
        extra = {"retry_after": round(after, 3), "global": general}
        error = ApiError(429, 0, "You are being rate limited.", extra=extra)
        if general:
            error.headers["X-RateLimit-Global"] = "true"
        return error


def _taken(window: _Window, limit: int, seconds: float, now: float) -> _Window:
    """Take one from a window; a new one begins where it has ended."""
    if now >= window.ends:
        window = _Window(now + seconds, limit)
    return _Window(window.ends, max(-1, window.left - 1))
