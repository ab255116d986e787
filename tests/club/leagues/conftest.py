"""A club with leagues and ladders, and a second one on the same database."""

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from club.club import Club
from data.storage.database import Database
from tests.club.club_helpers import Clock, make_club
from tests.club.leagues.league_club import LeagueClub


@pytest.fixture
def host(club: Club, clock: Clock) -> LeagueClub:
    return LeagueClub(club, clock)


@pytest_asyncio.fixture
async def twin(url: str, clock: Clock, club: Club) -> AsyncIterator[Club]:
    """A second club on the database of the first."""
    del club
    database = await Database.open(url)
    yield make_club(database, clock, start="other dice")
    await database.close()
