"""Boards over a month, a season and all time, page by page."""

import random
from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from club.club import Club
from club.core import seasons
from club.core.people import Person
from club.core.settings import Season
from club.ratings.standings import Board
from data.ratings import standings
from engine.rules import PRESETS
from tests.club.club_helpers import (
    EAST,
    NORTH,
    PLACE,
    QUICK,
    SOUTH,
    Clock,
)
from tests.club.ratings.test_standings import HERE, WEST, given_up


def test_months_and_quarters_begin_at_midnight_utc() -> None:
    new_year = datetime(2026, 12, 31, 23, 59, 59, tzinfo=UTC)
    assert seasons.periods(new_year) == ("", "2026-12", "2026-q4")
    assert seasons.periods(new_year + timedelta(seconds=1)) == ("", "2027-01", "2027-q1")
    assert seasons.bounds("season", Season.QUARTERLY, new_year) == (
        datetime(2026, 10, 1, tzinfo=UTC),
        datetime(2027, 1, 1, tzinfo=UTC),
    )
    assert seasons.bounds("month", Season.NONE, new_year) == (
        datetime(2026, 12, 1, tzinfo=UTC),
        datetime(2027, 1, 1, tzinfo=UTC),
    )
    assert seasons.bounds("season", Season.NONE, new_year) is None


@settings(max_examples=200, derandomize=True)
@given(
    st.builds(datetime.fromtimestamp, st.integers(0, 7 * 10**9), tz=st.just(UTC)),
    st.sampled_from(seasons.SPANS),
    st.sampled_from(Season),
)
def test_a_time_lies_within_its_bounds_and_its_neighbours_do_not(
    now: datetime, span: str, season: str
) -> None:
    bounds = seasons.bounds(span, season, now)
    named = seasons.period(span, season, now)
    assert named in seasons.periods(now)
    if bounds is None:
        assert named == ""
        return
    first, end = bounds
    assert first <= now < end
    assert seasons.period(span, season, first) == named
    assert seasons.period(span, season, end) != named
    assert seasons.period(span, season, first - timedelta(seconds=1)) != named


async def test_boards_count_over_their_time(club: Club, clock: Clock) -> None:
    await given_up(club, NORTH, SOUTH, QUICK, SOUTH)
    clock.advance(timedelta(days=40))
    await given_up(club, EAST, SOUTH, PRESETS.rules("mahjong"), SOUTH)

    async def shown(**changes: str) -> dict[str, int]:
        found = await club.ratings.standings(HERE, WEST.member_id, Board("games_won", **changes))
        return {each.name: each.games_won for _, each in found.rows}

    assert await shown() == {"@north": 1, "@east": 1}
    assert await shown(span="month") == {"@east": 1}
    assert await shown(family="knock") == {"@north": 1}
    assert await shown(family="mahjong", span="month") == {"@east": 1}
    assert await shown(span="season") == {"@north": 1, "@east": 1}, "no seasons: all time"
    await club.settings.set_server(PLACE, NORTH, "season", "monthly")
    assert await shown(span="season") == {"@east": 1}
    await club.settings.set_server(PLACE, NORTH, "season", "quarterly")
    assert await shown(span="season") == {"@north": 1, "@east": 1}
    clock.advance(timedelta(days=31))
    assert await shown(span="season") == {}


@pytest.mark.slow
async def test_one_s_own_place_is_told_on_every_page(club: Club) -> None:
    crowd = [Person(100 + number, f"@crowd{number}") for number in range(12)]
    for each in crowd:
        await given_up(club, NORTH, each, QUICK, each)
    first = await club.ratings.standings(HERE, crowd[0].member_id, Board("net"))
    second = await club.ratings.standings(HERE, crowd[0].member_id, Board("net", page=1))
    assert (len(first.rows), first.more, len(second.rows), second.more) == (10, True, 3, False)
    assert [rank for rank, _ in second.rows] == [11, 12, 13]
    assert first.own is not None
    assert first.own == second.own
    assert first.own[0] == 13
    streaks = await club.ratings.standings(HERE, crowd[0].member_id, Board("best_streak"))
    assert [(each.name, each.best_streak) for _, each in streaks.rows] == [("@north", 12)]
    assert streaks.own is not None
    assert streaks.own[0] is None, "no game won: not on the board, but told"
    rates = await club.ratings.standings(HERE, NORTH.member_id, Board("rate"))
    assert [(each.name, each.rate) for _, each in rates.rows] == [("@north", 10_000)]


@settings(max_examples=100, derandomize=True)
@given(st.text(st.sampled_from("abcde.19_"), max_size=8), st.integers(0, 999))
def test_a_board_s_word_is_read_back_whatever_another_program_wrote(word: str, page: int) -> None:
    board = Board("gins", "knock", "month", page)
    assert Board.read(board.text) == board
    word = word.replace(".", "")
    assert Board.read(f"{word}.{word}.{word}.{page}") == replace(Board(), page=page)


def test_streaks_add_up_as_in_a_row() -> None:
    dice = random.Random(5)
    total, run, best = None, 0, 0
    for _ in range(200):
        won = dice.random() < 0.6
        run = run + 1 if won else 0
        best = max(best, run)
        more = standings.Tally(
            1, "", "", 1, games=1, games_won=int(won), streak=int(won), best_streak=int(won)
        )
        total = more if total is None else standings.plus(total, more)
        assert (total.streak, total.best_streak) == (run, best)
