"""A few days of `python -m tests.proof daily_match`; and that its checks can fail."""

from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import text

from data.storage.database import Database
from tests.club.club_helpers import dice
from tests.data.storage.prepared_database import prepared_database
from tests.proof.daily.club_process import NearClub, players_called
from tests.proof.daily.daily_life import DailyLife
from tests.proof.daily.daily_match import FIGURES, FIRST, compare, lived_twice
from tests.proof.daily.daily_members import everybody

MEMBERS, PLAYER = 8, "simple"


@pytest.mark.slow
async def test_whoever_is_killed_a_match_goes_on_the_same(tmp_path: Path) -> None:
    week = await lived_twice(tmp_path, 2 * MEMBERS, days=2, often=60, player=PLAYER)
    assert week.deaths.total() > 3
    assert week.unheard
    assert [said for what, said in FIGURES.items() if not week.counts[what]] == []


@pytest.mark.slow
async def test_a_difference_is_noticed(tmp_path: Path) -> None:
    database = await Database.open(await prepared_database(tmp_path))
    try:
        club = NearClub(database, players_called(PLAYER), dice("daily"))
        life = DailyLife(club, database, everybody(MEMBERS))
        await life.settle_in(FIRST)
        players = await life.live(FIRST)
        compare(players, players)
        other = replace(players[0], seen=[replace(players[0].seen[0], score=1)])
        with pytest.raises(AssertionError):
            compare([other, *players[1:]], players)
        async with database.write() as connection:
            await connection.execute(text("UPDATE daily_runs SET score = score + 1"))
        with pytest.raises(AssertionError):
            await life.look_back(FIRST + 1)
        with pytest.raises(AssertionError):
            await life._count_again(FIRST, players)
    finally:
        await database.close()
