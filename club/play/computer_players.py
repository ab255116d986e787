"""The computer's players, in processes of their own so that thinking delays nobody."""

import asyncio
import logging
import multiprocessing
import os
import random
import signal
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from contextlib import suppress
from multiprocessing.process import BaseProcess
from typing import Final, Protocol, TypeVar

from engine.coach import Advice, advise
from engine.coach.judges import expert
from engine.coach.luck import Luck, luck
from engine.families import family_of
from engine.machine import State, View
from engine.moves import Move
from engine.players import ContestStanding, chosen, named
from engine.players.judgements import JudgedMove
from engine.seats import Seat

_T = TypeVar("_T")

log = logging.getLogger(__name__)

ATTEMPTS: Final = 2
"""How often the processes are asked before the fallback answers instead."""

FALLBACK: Final = "simple"
"""The player that needs no process of its own: it answers at once."""

MOST_PROCESSES: Final = 4
"""More would be of no use: a move takes some hundredths of a second."""

NICENESS: Final = 10
"""How much thinking yields to other work on a core, such as answering a press."""


def processes() -> int:
    """Return how many processes may think, so that one core stays free for the bot."""
    return min(MOST_PROCESSES, max(1, (os.cpu_count() or 1) - 1))


class MoveChooser(Protocol):
    """What chooses the computer's moves and advises members, from what one seat may see.

    A seed is for the player's own randomness, and has nothing to do with any deal's.
    """

    async def choose(
        self, name: str, view: View, seed: int, standing: ContestStanding | None = None
    ) -> Move:
        """Return a player's move; `standing` is how a contest of two stands for that seat."""
        ...

    async def hint(self, view: View, seed: int) -> Advice | None:
        """Return a coach's advice for this view; None if none could be found."""
        ...

    async def judge(self, view: View, seed: str, deals: int) -> tuple[JudgedMove, ...] | None:
        """Return what moves are worth (knock family), over imagined deals; None on failure."""
        ...

    async def luck(self, states: Sequence[State], seat: Seat) -> Luck | None:
        """Return how lucky a seat was in a finished deal of the knock family; None on failure."""
        ...


class NoAnswerError(Exception):
    """A player has failed; the text is the kind of its error, which names no card."""


class ComputerPlayers:
    """Players that think in other processes, `most` at a time, started as they are needed.

    When the same question fails twice, the simple player answers here, so that nobody waits.
    """

    def __init__(self, most: int | None = None) -> None:
        self._most = processes() if most is None else most
        self._pool: ProcessPoolExecutor | None = None

    async def choose(
        self, name: str, view: View, seed: int, standing: ContestStanding | None = None
    ) -> Move:
        """Return the move of a player of `engine.players`."""
        move = await self._ask(name, _choose, name, view, seed, standing)
        return move or await asyncio.to_thread(_choose, FALLBACK, view, seed)

    async def hint(self, view: View, seed: int) -> Advice | None:
        """Return a coach's advice for this view; None if none could be found."""
        return await self._ask("coach", _advise, view, seed)

    async def judge(self, view: View, seed: str, deals: int) -> tuple[JudgedMove, ...] | None:
        """Return what moves of the knock family are worth; None on failure."""
        return await self._ask("coach", _judge, view, seed, deals)

    async def luck(self, states: Sequence[State], seat: Seat) -> Luck | None:
        """Return how lucky a seat was in a finished deal; None on failure."""
        return await self._ask("coach", luck, states, seat)

    def close(self) -> None:
        """End the processes and drop their questions."""
        if self._pool is not None:
            self._discard(self._pool)

    async def _ask(self, name: str, work: Callable[..., _T], *about: object) -> _T | None:
        """Have another process answer; None where it could not."""
        for _ in range(ATTEMPTS):
            pool = self._started()
            try:
                return await asyncio.wrap_future(pool.submit(_answer, work, *about))
            except BrokenExecutor:
                log.exception("the process of the computer's players broke; starting another")
                self._discard(pool)
            except NoAnswerError as error:
                log.error("player=%s failed error=%s", name, error)  # noqa: TRY400 - no card in it
        return None

    def _started(self) -> ProcessPoolExecutor:
        if self._pool is None:
            # A forked process would share this one's sockets and database handles.
            self._pool = ProcessPoolExecutor(
                self._most,
                mp_context=multiprocessing.get_context("spawn"),
                initializer=_settle_in,
            )
        return self._pool

    def _discard(self, pool: ProcessPoolExecutor) -> None:
        pool.shutdown(wait=False, cancel_futures=True)
        if self._pool is pool:
            self._pool = None


def _answer(work: Callable[..., _T], *about: object) -> _T:
    try:
        return work(*about)
    except Exception as error:  # noqa: BLE001 - a player may fail in any way
        raise NoAnswerError(type(error).__name__) from None


def _choose(name: str, view: View, seed: int, standing: ContestStanding | None = None) -> Move:
    whim = random.Random(seed)  # noqa: S311 - a player's own
    move = chosen(named(name), standing, view, whim)
    if not family_of(view.rules).may_play(view, move):
        raise ValueError(f"{name} may not do that")
    return move


def _advise(view: View, seed: int) -> Advice:
    return advise(view, random.Random(seed))  # noqa: S311 - a coach's imagination


def _judge(view: View, seed: str, deals: int) -> tuple[JudgedMove, ...]:
    return expert().judge(view, random.Random(seed), deals)  # noqa: S311 - a judge's imagination


def _settle_in() -> None:
    """Make this process end with the bot's and not before it, and run at lower priority."""
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # numpy, still to come, would take all cores
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(AttributeError):  # not on Windows
        os.nice(NICENESS)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_end_with, args=(parent,), daemon=True).start()


def _end_with(parent: BaseProcess) -> None:
    """End this process once the bot's has ended, even if that was killed."""
    parent.join()
    os._exit(0)
