"""Lets the computer's players move, table by table, and no faster than a person would."""

import asyncio
import random
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Final

from club.table.snapshot import Snapshot
from cogs.routing.bot import Bot
from cogs.routing.cog import PATIENCE, Cog
from cogs.scheduling.keyed_worker import KeyedWorker
from cogs.scheduling.startup import Stage
from engine.seats import Seat

SPAN: Final = (0.6, 1.5)
"""Between what parts of its usual time the computer takes: no person always takes as long."""


class Pause:
    """The computer's pause before a move: `seconds` is about a person's time, 0 for none."""

    def __init__(
        self,
        seconds: float,
        *,
        clock: Callable[[], float] = time.monotonic,
        wait: Callable[[asyncio.Event, float], Awaitable[None]] | None = None,
    ) -> None:
        self.clock = clock
        self._seconds = seconds
        self._wait = wait or _wait
        self._over = asyncio.Event()

    async def since(self, begun: float) -> None:
        """Wait for what is left of a person's time, the thinking having begun then."""
        # Each move takes another time of its own; nothing else hangs on it.
        taken = self._seconds * random.uniform(*SPAN)  # noqa: S311
        left = begun + taken - self.clock()
        if left > 0 and not self._over.is_set():
            await self._wait(self._over, left)

    def end(self) -> None:
        """Wait no more, as when the bot stops."""
        self._over.set()


async def _wait(over: asyncio.Event, seconds: float) -> None:
    with suppress(TimeoutError):
        await asyncio.wait_for(over.wait(), seconds)


class Computers(Cog):
    """The computer's turns.

    A draw and the move after it are shown together: each redrawing costs all other tables time.
    """

    def __init__(self, bot: Bot, pause: Pause) -> None:
        super().__init__(bot)
        self.turns = KeyedWorker("computer", self._play, claims=bot.club.process)
        self._club = bot.club
        self._displays = bot.reconciler
        self._pause = pause

    async def begin(self) -> None:
        """Let it play where it is its turn, from now on."""
        self.when_unloaded(self.bot.on_change(self.changed))
        self.bot.startup.do(Stage.TURNS, self.catch_up)
        self.when_unloaded(self.bot.on_takeover(self.catch_up))

    def wake(self, table_id: int) -> None:
        """Let the computer play at a table if it is its turn."""
        self.turns.ask(table_id)

    def changed(self, snapshot: Snapshot, boards: Sequence[int]) -> None:
        """Play where it may be the computer's turn after a change, also at `boards`."""
        for table_id in boards:
            self.wake(table_id)
        if snapshot.computer_to_move is not None:
            self.wake(snapshot.table.table_id)
        self._wake_others(snapshot)

    def _wake_others(self, snapshot: Snapshot) -> None:
        if any(each.player is not None for each in snapshot.players):
            for table_id in snapshot.stirred:
                if table_id != snapshot.table.table_id:
                    self.wake(table_id)

    async def catch_up(self) -> None:
        """Let it play wherever it is its turn."""
        for table_id in await self._club.tables.computer_to_move():
            self.wake(table_id)

    async def finish(self) -> None:
        """Let it play at no more tables; what it has chosen it makes at once."""
        self._pause.end()
        await self.turns.close(PATIENCE)

    async def _play(self, table_id: int) -> bool:
        drew: Snapshot | None = None
        try:
            begun = self._pause.clock()
            while (intent := await self._club.playing.computer_intent(table_id)) is not None:
                if drew is None:
                    await self._pause.since(begun)
                await self._displays.precedence.calm()
                moved = await self._club.playing.carry_out(intent)
                if moved is None:
                    break
                if drew is None and intent.draws and _on_turn(moved) == intent.seat:
                    drew = moved
                    continue
                self._show(moved)
                drew, begun = None, self._pause.clock()
        finally:
            if drew is not None:
                self._show(drew)
        return True

    def _show(self, moved: Snapshot) -> None:
        for stirred in moved.stirred:
            self._displays.refresh(stirred)
        self._wake_others(moved)


def _on_turn(snapshot: Snapshot) -> Seat | None:
    computer = snapshot.computer_to_move
    return None if computer is None else computer.seat


async def setup(bot: Bot) -> None:
    """Add the cog."""
    await bot.add_cog(Computers(bot, Pause(bot.computer_pause)))
