"""What somebody does who hosts the bot for the first time, by the README's own commands."""

import re
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Final, NamedTuple

from playground.driver import StandIn
from tests.deploy.pointed import Place, connected, environment, pointing, stopped
from tests.meta.test_sources import ROOT, tracked_files
from tests.wire.harness import COMMANDS

SETUP: Final = ".venv/bin/python bot.py --setup"
START: Final = ".venv/bin/python bot.py"


class Step(NamedTuple):
    """What was done, and how many seconds it took."""

    what: str
    seconds: float


def blocks(text: str) -> list[list[str]]:
    """The commands of a document, block by block."""
    found = re.findall(r"^```\n(.*?)^```", text, re.MULTILINE | re.DOTALL)
    return [block.splitlines() for block in found]


def readme() -> str:
    return (ROOT / "README.md").read_text("utf-8")


def hosting() -> list[str]:
    """The commands with which the bot is hosted by Python alone."""
    (block,) = (each for each in blocks(readme()) if SETUP in each)
    return block


def check_out(folder: Path, files: Iterable[Path]) -> None:
    """Put the repository's files into a folder, as a clone does."""
    for path in files:
        there = folder / path.relative_to(ROOT)
        there.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, there)


async def host(folder: Path, told: Callable[[str], None] = lambda _line: None) -> list[Step]:
    """Follow the README from a fresh checkout and a token to the first table; how long it took.

    Raises:
        AssertionError: If a command fails, with what it printed.
    """
    checkout = folder / "undercut"
    check_out(checkout, tracked_files())
    *install, setup, start = hosting()
    assert (setup, start) == (SETUP, START)
    steps: list[Step] = []

    def done(what: str, since: float) -> None:
        steps.append(Step(what, time.perf_counter() - since))
        told(what)

    for line in install:
        began = time.perf_counter()
        _run(line, checkout)
        done(f"`{line}`", began)
    async with StandIn() as discord:
        place = Place(checkout, environment(pointing(folder), discord))
        began = time.perf_counter()
        ended = await place.end(setup.split(), f"{discord.token}\n")
        assert ended.returncode == 0, ended.stderr
        assert discord.token not in ended.stdout + ended.stderr
        done(f"`{setup}`", began)
        began = time.perf_counter()
        process = await place.start(start.split())
        try:
            await connected(discord, process, COMMANDS)
            done(f"`{start}`, until its commands are there", began)
            began = time.perf_counter()
            challenge = await discord.north.command("gin challenge", member=discord.south)
            await discord.south.press(await challenge.done(), "Accept")
            await discord.wait_for(lambda: discord.south.messages(discord.south.dm()))
            done("`/gin challenge` and *Accept*, until the cards are there", began)
        finally:
            status, printed = await stopped(process)
        assert status == 0, printed
        assert discord.token not in printed
    return steps


def _run(line: str, folder: Path) -> None:
    """Run a command of the README as it stands there."""
    words = line.split()
    if words[0] == "python3":
        words[0] = sys.executable
    ended = subprocess.run(words, cwd=folder, capture_output=True, text=True, check=False)
    assert ended.returncode == 0, ended.stderr
