"""The sign of life that a health check looks for; whoever looks loads nothing of the bot."""

import asyncio
import logging
import os
import socket
import time
from collections.abc import AsyncGenerator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Final, NoReturn

from dotenv import dotenv_values

# Seconds from one sign of life to the next.
BEAT: Final = 15.0

# Seconds after which the last one counts for nothing any more.
STALE: Final = 60.0

SETTING: Final = "HEARTBEAT_FILE"

# Where systemd listens, if it started the bot and wants to know.
_SERVICE_MANAGER: Final = "NOTIFY_SOCKET"

_log = logging.getLogger(__name__)


class Heartbeat:
    """Leaves signs of life in a file and with systemd, each only where wanted.

    They show that the program works, not that Discord does: no restart mends an outage.
    """

    def __init__(self, file: Path | None) -> None:
        self.state: Callable[[], str] = lambda: "starting"
        self._file = file
        self._failing = set[str]()

    async def beat(self, sleep: Callable[[float], Awaitable[None]]) -> NoReturn:
        """Leave one sign after the other."""
        while True:
            self.leave()
            await sleep(BEAT)

    def leave(self) -> None:
        """Leave a sign of life now; where one part of it fails, the others are there."""
        state = "working"
        with self._tried("the bot's state can't be read"):
            state = self.state()
        with self._tried("systemd got no sign of life"):
            if (address := os.environ.get(_SERVICE_MANAGER)) is not None:
                _notify(address, f"WATCHDOG=1\nSTATUS={state}")
        with self._tried("no sign of life could be left"):
            if self._file is not None:
                part = self._file.with_name(f"{self._file.name}.part")
                part.write_text(f"{state}\n", "utf-8")
                part.replace(self._file)

    @contextmanager
    def _tried(self, failure: str) -> Iterator[None]:
        """Log what fails, once until it works again: without a sign, a sound bot is ended."""
        try:
            yield
        except Exception as error:  # noqa: BLE001 - see above
            if failure not in self._failing and isinstance(error, OSError):
                _log.warning("%s: %s", failure, error.strerror or type(error).__name__)
            elif failure not in self._failing:
                _log.error(failure, exc_info=error)
            self._failing.add(failure)
        else:
            self._failing.discard(failure)

    def end(self) -> None:
        """Take the file away: the bot stops."""
        try:
            if self._file is not None:
                self._file.unlink(missing_ok=True)
        except OSError as error:
            _log.warning("the sign of life is still there: %s", error.strerror)


@asynccontextmanager
async def beating(file: Path | None) -> AsyncGenerator[Heartbeat]:
    """Leave signs of life until the block ends."""
    heartbeat = Heartbeat(file)
    task = asyncio.create_task(heartbeat.beat(asyncio.sleep))
    try:
        yield heartbeat
    finally:
        task.cancel()
        heartbeat.end()


def _notify(address: str, message: str) -> None:
    # An address that begins with @ is in the abstract namespace.
    address = f"\0{address[1:]}" if address.startswith("@") else address
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as manager:
        manager.sendto(message.encode(), address)


def health() -> tuple[bool, str]:
    """Return whether a bot on this machine works, and what to say about it."""
    name = os.environ.get(SETTING) or dotenv_values(".env").get(SETTING)
    if not name:
        return False, f"{SETTING} isn't set, so the bot leaves no sign of life."
    file = Path(name)
    try:
        age, state = time.time() - file.stat().st_mtime, file.read_text("utf-8").strip()
    except OSError:
        return False, f"There is no sign of life at {file}."
    if age > STALE:
        return False, f"The last sign of life is {age:.0f} seconds old."
    return True, f"The bot is {state}."
