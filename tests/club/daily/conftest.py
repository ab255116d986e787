import pytest

from club.club import Club
from data.storage.database import Database
from tests.club.club_helpers import Clock
from tests.club.daily.daily_helpers import daily_club


@pytest.fixture
def club(database: Database, clock: Clock) -> Club:
    return daily_club(database, clock)
