"""When it is news that a member is about."""

from pathlib import Path

import pytest

from club.core.people import Person
from cogs.routing import presence
from cogs.routing.presence import NEWS_AFTER, Presence
from data.storage.database import Database
from tests.club.club_helpers import make_club
from tests.data.storage.prepared_database import prepared_database

NORTH, RENAMED = Person(11, "North"), Person(11, "North the Bold")


class Hands:
    """The hands of a clock."""

    def __init__(self) -> None:
        self.now = 1000.0

    def monotonic(self) -> float:
        return self.now


@pytest.fixture
def hands(monkeypatch: pytest.MonkeyPatch) -> Hands:
    hands = Hands()
    monkeypatch.setattr(presence, "time", hands)
    return hands


async def test_being_about_is_news_now_and_then(hands: Hands, tmp_path: Path) -> None:
    database = await Database.open(await prepared_database(tmp_path))
    about = Presence(make_club(database))
    assert about.is_news(NORTH)
    assert not about.is_news(NORTH)
    assert about.is_news(RENAMED)
    hands.now += NEWS_AFTER
    assert not about.is_news(RENAMED, noted=True)
    assert about.is_news(NORTH, noted=True)
    hands.now += NEWS_AFTER
    assert about.is_news(NORTH)
    await database.close()
