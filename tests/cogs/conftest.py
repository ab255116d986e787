from collections.abc import AsyncIterator
from pathlib import Path

import pytest_asyncio

from cogs.messages.reconciler import Displays
from data.storage.database import Database
from tests.club.club_helpers import Clock, make_club
from tests.cogs.messages.display_harness import Desk, words
from tests.cogs.messages.fake_posts import Screen
from tests.data.storage.prepared_database import made


@pytest_asyncio.fixture
async def desk(tmp_path: Path) -> AsyncIterator[Desk]:
    database = await Database.open(await made(tmp_path))
    clock = Clock()
    club, screen = make_club(database, clock), Screen()
    yield Desk(club, clock, screen, Displays(club, screen, clock, words))
    await database.close()
