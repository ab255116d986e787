"""What a game does to ratings: how far they move, and where they come to rest."""

from datetime import UTC, datetime

import pytest

from club.club import Club
from club.ratings import rating
from club.ratings.board_points import CountedGame
from club.ratings.rating import FAMILIES, Rating
from club.ratings.standings import RATING, Board
from data.storage.database import Database
from engine.rules import ALL_PRESETS
from tests.club.club_helpers import (
    EAST,
    NORTH,
    QUICK,
    SOUTH,
    Clock,
)
from tests.club.ratings.test_standings import HERE, WEST, check, given_up, rating_of


def game(
    *sides: tuple[int, ...], places: tuple[int, ...], seating: str = "heads_up"
) -> CountedGame:
    at = datetime(2026, 5, 1, tzinfo=UTC)
    return CountedGame(1, HERE, "knock", at, seating, sides, places, {})


def test_every_preset_is_of_a_kind_that_is_rated() -> None:
    assert FAMILIES == ("knock", "mahjong", "skarney", "colonel", "jersey")
    assert {rating.family_of(rules) for rules in ALL_PRESETS.values()} == set(FAMILIES)


def test_a_win_raises_and_a_loss_lowers_and_a_draw_between_equals_does_neither() -> None:
    after = rating.after(game((1,), (2,), places=(1, 2)), {}, 1.0)
    assert after[1].mu > rating.START > after[2].mu
    assert after[1].mu - rating.START == pytest.approx(rating.START - after[2].mu)
    drawn = rating.after(game((1,), (2,), places=(1, 1)), {}, 1.0)
    assert [drawn[member].mu for member in (1, 2)] == pytest.approx([rating.START] * 2)
    strong = {1: Rating(1700, 60, 30)}
    upset = rating.after(game((1,), (2,), places=(1, 1)), strong, 1.0)
    assert upset[1].mu < 1700
    assert upset[2].mu > rating.START


def test_half_a_game_is_half_the_step() -> None:
    played = game((1,), (2,), places=(1, 2))
    whole, half = (rating.after(played, {}, weight)[1] for weight in (1.0, 0.5))
    assert half.mu - rating.START == pytest.approx((whole.mu - rating.START) / 2)
    assert whole.sigma < half.sigma < rating.SPREAD


def test_a_captain_is_not_expected_to_lose_to_the_many() -> None:
    after = rating.after(game((1,), (2, 3, 4), places=(1, 2), seating="captain"), {}, 1.0)
    two = rating.after(game((1,), (2,), places=(1, 2)), {}, 1.0)
    assert after[1].mu == pytest.approx(two[1].mu)
    assert after[2] == after[3] == after[4]
    assert rating.START - after[2].mu == pytest.approx((rating.START - two[2].mu) / 3)


def test_the_same_pair_counts_less_and_less() -> None:
    played = game((1,), (2,), places=(1, 2))
    weights = [rating.weight(played, {(1, 2): met}) for met in range(12)]
    assert weights[:3] == [1.0] * 3
    assert weights[5] == 0.5
    assert weights == sorted(weights, reverse=True)
    four = game((1, 2), (3, 4), places=(1, 2))
    assert rating.weight(four, {}) == 1.0
    assert rating.weight(four, {(1, 2): 50, (3, 4): 50}) == 1.0, "partners don't wear out"
    assert rating.weight(four, {(1, 3): 5}) == pytest.approx(0.875)


@pytest.mark.slow
async def test_many_games_of_one_pair_move_little(
    club: Club, database: Database, clock: Clock
) -> None:
    steps: list[int] = []
    for _ in range(8):
        before = rating.START if not steps else await rating_of(database, NORTH)
        await given_up(club, NORTH, SOUTH, QUICK, SOUTH)
        steps.append(await rating_of(database, NORTH) - int(before))
    assert steps[0] > 2 * steps[-1] > 0
    clock.advance(rating.REPEATS)
    before = await rating_of(database, NORTH)
    await given_up(club, NORTH, SOUTH, QUICK, SOUTH)
    assert await rating_of(database, NORTH) - before > steps[-1]
    await check(database)


@pytest.mark.slow
async def test_a_rating_settles_with_the_games(club: Club) -> None:
    board = Board(RATING)
    for number in range(rating.SETTLED):
        await given_up(club, NORTH, (SOUTH, EAST, WEST)[number % 3], QUICK, NORTH)
        shown = await club.ratings.standings(HERE, NORTH.member_id, board)
        assert shown.rated[NORTH.member_id].settled == (number + 1 == rating.SETTLED)
    (rank, first), *_ = shown.rows
    assert (rank, first.member_id) == (1, NORTH.member_id), "whose rating isn't settled comes last"
    assert shown.rated[SOUTH.member_id].rating > shown.rated[NORTH.member_id].rating
    assert shown.own == (1, first)
