"""A bot's program that starts at once: a fork of a process that has come as far as any start does.

That is most of a start. What follows is done as in a process of its own, so it can be stopped,
killed and measured alike.
"""

import asyncio
import os
import runpy
import signal
import subprocess
import sys
from collections.abc import Callable, Mapping
from multiprocessing import Pipe, get_context
from multiprocessing.connection import Connection
from multiprocessing.context import ForkServerContext
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Final, cast

from playground.program import ROOT, Program

IMPORTED: Final = [__name__, "tests.started_bot", "tests.proof.deadlines.file_clock"]
"""What is imported before any fork: a process has one server of forks, which is asked once."""

PATIENCE: Final = 60.0
"""Seconds that a script may take to its end."""


class ForkedProgram(Program):
    """A bot's script, started by a fork."""

    @staticmethod
    async def _begun(
        launcher: str, script: Path, env: Mapping[str, str]
    ) -> asyncio.subprocess.Process:
        printed, end = Pipe(duplex=False)
        process = _fork(_launch, launcher, str(script), env, end)
        await asyncio.to_thread(process.start)
        end.close()
        reader = asyncio.StreamReader()
        await asyncio.get_running_loop().connect_read_pipe(
            lambda: asyncio.StreamReaderProtocol(reader),
            os.fdopen(os.dup(printed.fileno()), "rb"),
        )
        printed.close()
        return cast("asyncio.subprocess.Process", _Forked(process, reader))


class _Forked:
    """What `Program` asks of a process."""

    def __init__(self, process: BaseProcess, stdout: asyncio.StreamReader) -> None:
        self.stdout = stdout
        self._process = process
        self._ended = asyncio.Event()
        asyncio.get_running_loop().add_reader(process.sentinel, self._end)

    @property
    def pid(self) -> int:
        assert self._process.pid is not None
        return self._process.pid

    @property
    def returncode(self) -> int | None:
        return self._process.exitcode

    def send_signal(self, number: int) -> None:
        if self.returncode is None:
            os.kill(self.pid, number)

    def terminate(self) -> None:
        self.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)

    async def wait(self) -> int:
        await self._ended.wait()
        assert self.returncode is not None
        return self.returncode

    def _end(self) -> None:
        asyncio.get_running_loop().remove_reader(self._process.sentinel)
        self._process.join()
        self._ended.set()


def run_forked(
    script: Path, *arguments: str, folder: Path, env: Mapping[str, str]
) -> subprocess.CompletedProcess[str]:
    """Run a script to its end in a folder, as `subprocess.run` does; it may print a few lines."""
    (out, out_end), (err, err_end) = Pipe(duplex=False), Pipe(duplex=False)
    process = _fork(_run, str(script), arguments, folder, env, (out_end, err_end))
    process.start()
    process.join(PATIENCE)
    if process.exitcode is None:
        process.kill()
        process.join()
        raise subprocess.TimeoutExpired([str(script), *arguments], PATIENCE)
    texts: list[str] = []
    for printed, end in ((out, out_end), (err, err_end)):
        end.close()
        with os.fdopen(os.dup(printed.fileno()), "r", encoding="utf-8") as lines:
            texts.append(lines.read())
        printed.close()
    return subprocess.CompletedProcess([str(script), *arguments], process.exitcode, *texts)


def forks() -> ForkServerContext:
    """Return what makes processes that have imported a bot's modules already."""
    context = get_context("forkserver")
    context.set_forkserver_preload(IMPORTED)
    return context


def _fork(target: Callable[..., None], *arguments: object) -> BaseProcess:
    return forks().Process(target=target, args=arguments)


def _launch(launcher: str, script: str, env: Mapping[str, str], end: Connection) -> None:
    """Be the process that `Program.start` would have made."""
    os.setsid()
    _settle(ROOT, env, end, end)
    sys.argv = [launcher, script]
    sys.modules.pop(launcher, None)  # it is run, not imported
    runpy.run_module(launcher, run_name="__main__", alter_sys=True)


def _run(
    script: str,
    arguments: tuple[str, ...],
    folder: Path,
    env: Mapping[str, str],
    ends: tuple[Connection, Connection],
) -> None:
    """Be the process that `subprocess.run` would have made."""
    _settle(folder, env, *ends)
    sys.argv = [script, *arguments]
    runpy.run_path(script, run_name="__main__")


def _settle(folder: Path, env: Mapping[str, str], out: Connection, err: Connection) -> None:
    """Be where a process would have been started, and print where it would have."""
    os.dup2(out.fileno(), 1)
    os.dup2(err.fileno(), 2)
    for end in {out, err}:
        end.close()
    os.environ.clear()
    os.environ.update(env)
    os.chdir(folder)
