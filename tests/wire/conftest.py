from collections.abc import AsyncIterator
from pathlib import Path

import pytest_asyncio

from tests.wire.harness import House, open_house


@pytest_asyncio.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    async with open_house(tmp_path, members=("North", "South", "East")) as opened:
        yield opened
