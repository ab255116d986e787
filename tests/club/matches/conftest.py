"""A club with a match between two of its servers."""

import pytest

from club.club import Club
from tests.club.club_helpers import Clock
from tests.club.matches.match_club import MatchClub


@pytest.fixture
def host(club: Club, clock: Clock) -> MatchClub:
    return MatchClub(club, clock)
