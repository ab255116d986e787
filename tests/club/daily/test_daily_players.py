"""The expert of the daily match answers alike in every process, and after every restart."""

import random

import pytest
from sqlalchemy import delete

from club.club import Club
from club.core.people import Person
from club.play.computer_players import ComputerPlayers
from data.core.utc_days import DAY
from data.schema.days import daily_replies
from data.storage.database import Database
from tests.club.club_helpers import Clock, InProcessPlayers, dice
from tests.club.daily.daily_helpers import like, play_match


@pytest.mark.slow
async def test_the_same_line_gets_the_same_answers_whoever_is_asked(
    database: Database, clock: Clock
) -> None:
    """In this process and in two others, in either order, with nothing stored in between."""
    first, second = ComputerPlayers(1), ComputerPlayers(1)
    scores = list[object]()
    try:
        for at, players in enumerate((InProcessPlayers(), first, second, first)):
            club = Club(database, players=players, clock=clock, entropy=dice("daily"))
            scores.append((await play_match(club, Person(at + 1, "@"), like("line"))).scores)
            other = Person(100 + at, "@other")
            if at % 2:
                await play_match(club, other, like(random.Random(at).random()))
            async with database.write() as connection:
                await connection.execute(delete(daily_replies))
    finally:
        first.close()
        second.close()
    assert scores == [scores[0]] * len(scores)
    clock.advance(DAY)
