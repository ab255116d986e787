"""What is done once after a start, step by step, while members are answered already."""

from collections.abc import Awaitable, Callable, Coroutine
from enum import IntEnum
from typing import Any

import structlog

Step = Callable[[], Awaitable[object]]

_log = structlog.get_logger()


class Stage(IntEnum):
    """In which order the steps are taken."""

    MESSAGES = 1
    """First of all: later, a command whose answer is on its way would look like a lost one."""
    TURNS = 2
    COMMANDS = 3
    CARDS = 4
    TABLES = 5
    COUNTS = 6
    """Late: after an update it takes about a second for a thousand deals."""
    BACKGROUND = 7
    """What goes on beside the rest from then on."""


class Startup:
    """The steps of a start; `aside` runs those that are added later, in the background."""

    def __init__(self, aside: Callable[[Coroutine[Any, Any, None]], object]) -> None:
        self._aside = aside
        self._steps: list[tuple[Stage, Step]] = []
        self._taken = False

    def do(self, stage: Stage, step: Step) -> None:
        """Take a step at its stage; at once where the start has been made."""
        if self._taken:
            self._aside(_take(step))
        else:
            self._steps.append((stage, step))

    async def run(self) -> None:
        """Take all steps, also those added meanwhile; one that fails holds up no other."""
        while self._steps:
            first = min(self._steps, key=lambda each: each[0])
            self._steps.remove(first)
            await _take(first[1])
        self._taken = True


async def _take(step: Step) -> None:
    try:
        await step()
    except Exception:  # noqa: BLE001 - the other steps can still be taken
        _log.exception("a step of the start failed", step=getattr(step, "__qualname__", None))
