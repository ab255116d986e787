"""What the tests of cups share."""

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from club.club import Club
from data.storage.database import Database
from tests.club.club_helpers import Clock, make_club
from tests.club.cups.team_club import TeamClub


@pytest.fixture
def host(club: Club, clock: Clock) -> TeamClub:
    """A club whose cups may be of teams too."""
    return TeamClub(club, clock)


@pytest_asyncio.fixture
async def twin(url: str, clock: Clock, club: Club) -> AsyncIterator[Club]:
    """A second club on the database of the first."""
    del club
    database = await Database.open(url)
    yield make_club(database, clock, start="other dice")
    await database.close()
