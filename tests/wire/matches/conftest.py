"""What the tests of matches between servers through the front door share."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest_asyncio

from tests.wire.harness import open_harness
from tests.wire.matches.match_host import MEMBERS, MatchHost


@pytest_asyncio.fixture
async def host(tmp_path: Path) -> AsyncIterator[MatchHost]:
    async with open_harness(tmp_path, members=MEMBERS) as harness:
        yield MatchHost(harness)
