"""A club in a process of its own: it does what members ask, until it is killed."""

import asyncio
import traceback
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import datetime
from multiprocessing import Pipe
from multiprocessing.connection import Connection
from operator import attrgetter
from pathlib import Path
from typing import Any, Protocol

from club.club import Club
from club.core.errors import DoneByTwinError, Refusal
from club.play.computer_players import MoveChooser
from data.storage.database import Database
from tests.club.club_helpers import Clock, InProcessPlayers, dice
from tests.club.daily.daily_helpers import QuickPlayers
from tests.forked_program import forks
from tests.proof.crashes import kill_switch
from tests.proof.crashes.kill_switch import KillSwitch

Death = tuple[kill_switch.Moment, str]
"""The write around which a process dies: a moment, and how the statement begins."""


class RefusedError(Exception):
    """The club has refused something; the text is the refusal's name."""


class DiedError(Exception):
    """The process died before it answered."""


class ClubAccess(Protocol):
    """How members reach a club, wherever it runs."""

    async def ask(self, at: datetime, what: str, *args: Any, **named: Any) -> Any:
        """Ask for something such as "daily.play" at some time; raise RefusedError if refused."""
        ...


class NearClub:
    """A club in this process, whose time is that of what was asked last."""

    def __init__(
        self, database: Database, players: MoveChooser, entropy: Callable[[int], bytes]
    ) -> None:
        self._clock = Clock()
        self._club = Club(database, players=players, clock=self._clock, entropy=entropy)

    async def ask(self, at: datetime, what: str, *args: Any, **named: Any) -> Any:
        """Do what is asked for."""
        self._clock.time = at
        try:
            return await attrgetter(what)(self._club)(*args, **named)
        except (Refusal, DoneByTwinError) as refusal:
            raise RefusedError(type(refusal).__name__) from None


def players_called(name: str) -> MoveChooser:
    """The players of the levels, or one player in place of them all."""
    return QuickPlayers(name) if name else InProcessPlayers()


@dataclass(frozen=True)
class ProcessPlan:
    """What a process is started with.

    Attributes:
        number: Which it is, of all that are started; its seeds hang on it.
        url: The database.
        kill_switch: The file that says when it dies.
        player: Who plays in place of the levels, if anybody.
    """

    number: int
    url: str
    kill_switch: Path
    player: str = ""


@dataclass(frozen=True)
class Question:
    """What a process is asked."""

    number: int
    at: datetime
    what: str
    args: tuple[Any, ...]
    named: dict[str, Any] = field(default_factory=dict)


class ClubProcess:
    """A process, from here.

    Attributes:
        death: What it is to die of, once that is decided.
    """

    def __init__(self, plan: ProcessPlan) -> None:
        self.death = ""
        self.ended = asyncio.Event()
        self._plan = plan
        self._pipe, self._far_end = Pipe()
        self._process = forks().Process(target=_serve, args=(plan, self._far_end), daemon=True)
        self._asked = 0
        self._waiting: dict[int, asyncio.Future[Any]] = {}

    async def start(self) -> None:
        """Begin; what is asked meanwhile waits."""
        await asyncio.to_thread(self._process.start)
        self._far_end.close()
        asyncio.get_running_loop().add_reader(self._pipe.fileno(), self._hear)

    @property
    def busy(self) -> int:
        """How much it is about."""
        return len(self._waiting)

    async def ask(self, at: datetime, what: str, *args: Any, **named: Any) -> Any:
        """Have it do something; raise DiedError if it dies over that."""
        self._asked += 1
        answer = asyncio.get_running_loop().create_future()
        if self.ended.is_set():
            raise DiedError
        self._waiting[self._asked] = answer
        try:
            self._pipe.send(Question(self._asked, at, what, args, named))
        except OSError:
            self._end()
        return await answer

    def kill_by(self, name: str, death: Death | None) -> None:
        """Have it die around a write; without one at once."""
        self.death = name
        if death is None:
            self._process.kill()
        else:
            kill_switch.arm(self._plan.kill_switch, *death)

    async def close(self) -> None:
        """Let it end, whatever it is about."""
        self._process.kill()
        await self.ended.wait()

    def _hear(self) -> None:
        try:
            number, done, outcome = self._pipe.recv()
        except (EOFError, OSError):
            self._end()
            return
        answer = self._waiting.pop(number)
        if done:
            answer.set_result(outcome)
        else:
            answer.set_exception(outcome)

    def _end(self) -> None:
        if self.ended.is_set():
            return
        self.ended.set()
        asyncio.get_running_loop().remove_reader(self._pipe.fileno())
        self._process.join()
        for answer in self._waiting.values():
            answer.set_exception(DiedError())
        self._waiting.clear()


def _serve(plan: ProcessPlan, pipe: Connection) -> None:
    """Be the process."""
    KillSwitch(plan.kill_switch).watch()
    asyncio.run(_answer_all(plan, pipe))


async def _answer_all(plan: ProcessPlan, pipe: Connection) -> None:
    database = await Database.open(plan.url)
    club = NearClub(database, players_called(plan.player), dice(f"process {plan.number}"))
    answering, ended = set[asyncio.Task[None]](), asyncio.Event()

    def hear() -> None:
        try:
            question = pipe.recv()
        except (EOFError, OSError):
            ended.set()
            return
        task = asyncio.create_task(_answer(club, pipe, question))
        answering.add(task)
        task.add_done_callback(answering.discard)

    asyncio.get_running_loop().add_reader(pipe.fileno(), hear)
    await ended.wait()
    asyncio.get_running_loop().remove_reader(pipe.fileno())
    await database.close()


async def _answer(club: NearClub, pipe: Connection, question: Question) -> None:
    try:
        outcome = await club.ask(question.at, question.what, *question.args, **question.named)
    except RefusedError as refused:
        pipe.send((question.number, False, refused))
    except Exception:  # noqa: BLE001 - raised again where it was asked
        pipe.send((question.number, False, AssertionError(traceback.format_exc())))
    else:
        pipe.send((question.number, True, outcome))
