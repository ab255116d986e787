"""The computer's players, in a process of their own so that thinking delays nobody."""

import asyncio
import logging
import multiprocessing
import os
import random
import signal
import threading
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from multiprocessing.process import BaseProcess
from typing import Final, Protocol

from engine.machine import View
from engine.moves import Move
from engine.players import PLAYERS
from engine.table import TableView
from engine.table.choosing import may_play

log = logging.getLogger(__name__)

ATTEMPTS: Final = 2
"""How often the other process is asked before the fallback answers instead."""

FALLBACK: Final = "simple"
"""The player that needs no process of its own: it answers at once."""


class Players(Protocol):
    """Whoever chooses the computer's moves."""

    async def choose(self, name: str, view: View, seed: int) -> Move:
        """The move that the player of that name makes with this view.

        Args:
            name: A name in `engine.players.PLAYERS`.
            view: All that the player's seat may see.
            seed: Of the player's own randomness; it has no path from any deal's.
        """
        ...


class ComputerPlayers:
    """Players who think in other processes.

    The first question starts the processes; one that died is replaced at the next. When the
    other process fails twice over the same question, the simple player answers here, so that
    a member never waits for a computer that won't move.

    Args:
        processes: How many questions may be thought about at the same time.
    """

    def __init__(self, processes: int = 1) -> None:
        self._processes = processes
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, name: str, view: View, seed: int) -> Move:
        """The move that the player of that name makes with this view."""
        for _ in range(ATTEMPTS):
            pool = self._started()
            try:
                move = await asyncio.wrap_future(pool.submit(_choose, name, view, seed))
            except BrokenExecutor:
                log.exception("the process of the computer's players broke; starting another")
                self._discard(pool)
            except Exception as error:  # noqa: BLE001 - a player may fail in any way
                # The kind alone: the error's text may name cards.
                log.error("player=%s failed error=%s", name, type(error).__name__)  # noqa: TRY400
            else:
                if _may_play(view, move):
                    return move
                log.error("player=%s made an illegal move kind=%s", name, move.kind)
        return _choose(FALLBACK, view, seed)

    def close(self) -> None:
        """End the processes; what they still think about is forgotten."""
        if self._pool is not None:
            self._discard(self._pool)

    def _started(self) -> ProcessPoolExecutor:
        if self._pool is None:
            # A forked process would share this one's sockets and database handles.
            self._pool = ProcessPoolExecutor(
                self._processes,
                mp_context=multiprocessing.get_context("spawn"),
                initializer=_settle_in,
            )
        return self._pool

    def _discard(self, pool: ProcessPoolExecutor) -> None:
        pool.shutdown(wait=False, cancel_futures=True)
        if self._pool is pool:
            self._pool = None


def _choose(name: str, view: View, seed: int) -> Move:
    return PLAYERS[name].choose(view, random.Random(seed))  # noqa: S311 - a player's whim


def _may_play(view: View, move: Move) -> bool:
    """Whether the rules allow a move; a meld may be laid that isn't listed among the legal ones."""
    if isinstance(view, TableView):
        return may_play(view, move)
    return move.plain in view.legal


def _settle_in() -> None:
    """Make this process end with the bot's, and not before it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_end_with, args=(parent,), daemon=True).start()


def _end_with(parent: BaseProcess) -> None:
    """End this process once the bot's has ended, even if that was killed."""
    parent.join()
    os._exit(0)
