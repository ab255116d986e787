from collections.abc import AsyncIterator
from pathlib import Path

import pytest_asyncio

from cogs.messages.reconciler import Reconciler
from data.storage.database import Database
from tests.club.club_helpers import Clock, make_club
from tests.cogs.messages.display_harness import DisplayHarness, words
from tests.cogs.messages.fake_posts import FakePosts
from tests.data.storage.prepared_database import prepared_database


@pytest_asyncio.fixture
async def harness(tmp_path: Path) -> AsyncIterator[DisplayHarness]:
    database = await Database.open(await prepared_database(tmp_path))
    clock = Clock()
    club, screen = make_club(database, clock), FakePosts()
    yield DisplayHarness(club, clock, screen, Reconciler(club, screen, clock, words))
    await database.close()
