from collections.abc import AsyncIterator
from pathlib import Path

import pytest_asyncio

from tests.wire.harness import Harness, open_harness


@pytest_asyncio.fixture
async def harness(tmp_path: Path) -> AsyncIterator[Harness]:
    async with open_harness(tmp_path, members=("North", "South", "East")) as opened:
        yield opened
