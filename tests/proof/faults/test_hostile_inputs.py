"""A small sample of the nasty inputs that `make prove` sends in, and stalls that are seen."""

import asyncio
import threading
import time
import unicodedata
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from cogs.kit.press_kinds import PressKind
from tests.proof.faults import hostile_inputs
from tests.wire.entry_points import FORMS, LIMIT, EntryPoints, values_of
from tests.wire.event_loop_stalls import Stalls, beating
from tests.wire.harness import Harness, open_harness


@pytest_asyncio.fixture
async def harness(tmp_path: Path) -> AsyncIterator[Harness]:
    async with open_harness(tmp_path) as opened:
        yield opened


ENTRANCES = 9

MARKS = "\u0316\u0301" * 9_000
"""What takes some tenths of a second to normalise."""


@pytest.mark.slow
def test_the_long_run_in_small() -> None:
    *_, figures = hostile_inputs.prove(1)
    assert len(figures) == ENTRANCES + 2


async def test_every_entrance_has_a_case(harness: Harness) -> None:
    driven = EntryPoints(harness, Stalls(), 1)
    for command in driven.commands:
        for parameter in command.parameters:
            assert values_of(parameter), f"{command.qualified_name} {parameter.name}"
    assert harness.bot.forms.kinds == set(FORMS)
    assert harness.bot.presses.kinds == set(PressKind)


@pytest.mark.slow
async def test_a_callback_that_takes_long_is_seen() -> None:
    async with beating() as stalls:
        await asyncio.sleep(0.02)
        stalls.reset()
        unicodedata.normalize("NFC", MARKS)
        await asyncio.sleep(0.02)
        assert stalls.longest > LIMIT


@pytest.mark.slow
async def test_a_thread_that_keeps_the_interpreter_is_seen() -> None:
    async with beating() as stalls:
        await asyncio.sleep(0.02)
        stalls.reset()
        await asyncio.to_thread(unicodedata.normalize, "NFC", MARKS)
        await asyncio.sleep(0.02)
        assert stalls.longest > LIMIT


@pytest.mark.slow
async def test_work_that_lets_others_on_is_no_stall() -> None:
    def count() -> None:
        until = time.thread_time() + 0.4
        while time.thread_time() < until:
            threading.get_ident()

    least = float("inf")
    async with beating() as stalls:
        for _ in range(5):
            stalls.reset()
            await asyncio.to_thread(count)
            least = min(least, stalls.longest)
    assert least < LIMIT
