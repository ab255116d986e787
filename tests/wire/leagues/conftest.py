"""What the tests of leagues and ladders through the front door share."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest_asyncio

from tests.wire.harness import open_harness
from tests.wire.leagues.competition_host import MEMBERS, CompetitionHost


@pytest_asyncio.fixture
async def host(tmp_path: Path) -> AsyncIterator[CompetitionHost]:
    async with open_harness(tmp_path, members=MEMBERS) as harness:
        yield CompetitionHost(harness)
