"""What the tests of cups through the front door share."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest_asyncio

from tests.wire.cups.cup_host import MEMBERS, CupHost
from tests.wire.cups.extras_host import ExtrasHost
from tests.wire.harness import Clock, open_harness


@pytest_asyncio.fixture
async def host(tmp_path: Path) -> AsyncIterator[CupHost]:
    async with open_harness(tmp_path, members=MEMBERS) as harness:
        yield CupHost(harness)


@pytest_asyncio.fixture
async def threaded(tmp_path: Path) -> AsyncIterator[CupHost]:
    async with open_harness(tmp_path, members=MEMBERS, threads=True) as harness:
        yield CupHost(harness)


@pytest_asyncio.fixture
async def extras(tmp_path: Path) -> AsyncIterator[ExtrasHost]:
    clock = Clock()
    now = clock.now().timestamp()
    async with open_harness(tmp_path, members=MEMBERS, clock=clock, moment=now) as harness:
        yield ExtrasHost(harness)
