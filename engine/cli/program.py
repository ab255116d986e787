"""`cmd:...`: a program that speaks the player protocol, as a contestant."""

import os
import queue
import random
import shlex
import shutil
import signal
import subprocess
import threading
from collections.abc import Generator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from typing import IO

from engine.arena import Contestant, Fault
from engine.contest import Contest
from engine.errors import GinError, Unreadable
from engine.machine import View
from engine.moves import Move
from engine.protocol import Teller
from engine.rules import Rules

_LONGEST = 1000  # characters: no answer is as long
_PATIENCE = 1.0  # seconds for a program to go once it was told to quit


class ProgramError(GinError):
    """A program that can't be started at all."""


@dataclass(frozen=True, slots=True)
class Program:
    """A program by its command line, split as by a shell, with its seconds for a move."""

    command: str
    patience: float

    def check(self, rules: Rules) -> None:  # noqa: ARG002  # what it can play it says itself
        """Raise ProgramError where there is no such program."""
        words = self._words()
        if not words or shutil.which(words[0]) is None:
            raise ProgramError(f"{self.command!r} can't be started: there is no such program")

    @contextmanager
    def sit(self, rules: Rules, rng: random.Random) -> Generator[Contestant]:  # noqa: ARG002  # its chance is its own
        """Start it for one contest and end it afterwards; raise `ProgramError` if it can't."""
        try:
            process = subprocess.Popen(  # noqa: S603  # whoever names a program means to run it
                self._words(),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                start_new_session=True,
            )
        except OSError as error:
            raise ProgramError(f"{self.command!r} can't be started: {error.strerror}") from error
        running = _Running(process, self.patience)
        try:
            yield running
        finally:
            running.end()

    def _words(self) -> list[str]:
        try:
            return shlex.split(self.command)
        except ValueError as error:
            raise ProgramError(f"{self.command!r} can't be read: {error}") from error


class _Running:
    """A program while it plays."""

    def __init__(self, process: subprocess.Popen[bytes], patience: float) -> None:
        self._process = process
        self._patience = patience
        self._teller = Teller()
        self._waiting: list[str] = []
        self._wanted: queue.SimpleQueue[bool] = queue.SimpleQueue()
        self._answers: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        assert process.stdout is not None
        self._listener = threading.Thread(target=self._listen, args=(process.stdout,), daemon=True)
        self._listener.start()

    def choose(self, view: View, contest: Contest) -> Move:
        """Tell what there is to tell, and return the answer to `go`."""
        first, second = contest.points
        self._waiting.extend((*self._teller.tell(view, (first, second)), "go"))
        try:
            self._write()
            self._wanted.put(True)
            answer = self._answers.get(timeout=self._patience)
        except queue.Empty:
            self._kill()
            raise Fault(f"no answer within {self._patience:g} seconds") from None
        except OSError:
            answer = b""
        if not answer:
            raise Fault("the program has stopped")
        text = answer.decode("utf-8", "replace").strip()
        try:
            return Move.parse(text)
        except Unreadable:
            raise Fault(f"{text!r} is not a move") from None

    def over(self, view: View, scores: tuple[int, int]) -> None:
        """Keep the end of a deal to be told with the next one."""
        self._waiting.extend(self._teller.tell(view, scores))

    def end(self) -> None:
        """Tell the program to quit, and see to it that it does."""
        self._waiting.append("quit")
        assert self._process.stdin is not None
        with suppress(OSError):  # it may have stopped
            self._write()
        with suppress(OSError):
            self._process.stdin.close()
        self._wanted.put(False)  # and whatever it still writes reaches nobody
        try:
            self._process.wait(_PATIENCE)
        except subprocess.TimeoutExpired:
            self._kill()
            self._process.wait()
        self._listener.join(_PATIENCE)

    def _kill(self) -> None:
        """End the program, and with it what it has started."""
        with suppress(ProcessLookupError):
            os.killpg(self._process.pid, signal.SIGKILL)

    def _write(self) -> None:
        assert self._process.stdin is not None
        text = "".join(f"{line}\n" for line in self._waiting)
        self._waiting.clear()
        self._process.stdin.write(text.encode("utf-8"))
        self._process.stdin.flush()

    def _listen(self, output: IO[bytes]) -> None:
        """Read a line for each that is wanted, an empty one where there are no more."""
        with output:
            while self._wanted.get():
                self._answers.put(output.readline(_LONGEST))
