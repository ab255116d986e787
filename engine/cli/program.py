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

from engine.arena import Contestant, Fault, Row
from engine.contest import Contest
from engine.errors import BadRules, GinError, Unreadable
from engine.machine import View
from engine.moves import Move
from engine.protocol import Reporter
from engine.rules import Rules
from engine.seats import SEATS

_LONGEST = 1000  # characters: no answer is as long
_PATIENCE = 1.0  # seconds for a program to exit after `quit`


class ProgramError(GinError):
    """A program that can't be started at all."""


@dataclass(frozen=True, slots=True)
class Program:
    """A program: its command line, split as by a shell, and its seconds for a move."""

    command: str
    patience: float

    def check(self, rules: Rules) -> None:
        """Raise ProgramError if there is no such program, BadRules if more than two would play."""
        if len(rules.seats) > len(SEATS):
            raise BadRules("a program can only play where two do", "seating")
        words = self._words()
        if not words or shutil.which(words[0]) is None:
            raise ProgramError(f"{self.command!r} can't be started: there is no such program")

    @contextmanager
    def sit(self, rules: Rules, rng: random.Random) -> Generator[Contestant]:  # noqa: ARG002  # its chance is its own
        """Start it for one contest and end it afterwards; raise `ProgramError` if it can't."""
        try:
            process = subprocess.Popen(  # noqa: S603  # the user asks for this program
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
        self._teller = Reporter()
        self._waiting: list[str] = []
        self._wanted: queue.SimpleQueue[bool] = queue.SimpleQueue()
        self._answers: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        assert process.stdout is not None
        self._listener = threading.Thread(target=self._listen, args=(process.stdout,), daemon=True)
        self._listener.start()

    def choose(self, view: View, contest: Contest) -> Move:
        """Send the lines since the last `go`, then `go`, and return the answer."""
        self._waiting.extend((*self._teller.tell(view, contest.points), "go"))
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

    def over(self, view: View, scores: Row) -> None:
        self._waiting.extend(self._teller.tell(view, scores))

    def end(self) -> None:
        """Send `quit`, and kill the program if it doesn't exit."""
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
        with suppress(ProcessLookupError):
            os.killpg(self._process.pid, signal.SIGKILL)

    def _write(self) -> None:
        assert self._process.stdin is not None
        text = "".join(f"{line}\n" for line in self._waiting)
        self._waiting.clear()
        self._process.stdin.write(text.encode("utf-8"))
        self._process.stdin.flush()

    def _listen(self, output: IO[bytes]) -> None:
        """Read a line for each request; an empty one at the end of the output."""
        with output:
            while self._wanted.get():
                self._answers.put(output.readline(_LONGEST))
