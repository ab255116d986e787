"""The gauntlet of computer players, in small; and its ratings where they are known."""

import pytest

from benchmarks.players import gauntlet
from engine.players import PLAYERS, SPARRING
from engine.rules import read_rules

SMALL = read_rules("eaai game_target=10")


def test_every_two_players_meet_and_the_table_has_them_all() -> None:
    names = (*PLAYERS, *SPARRING)
    results = gauntlet.played(names, 2, rules=SMALL)
    assert len(results) == len(names) * (len(names) - 1) // 2
    head, _, *rows = gauntlet.lines(names, results)
    assert {row.split("`")[1] for row in rows} == set(names)
    assert all(row.count("|") == head.count("|") for row in rows)


def test_a_rating_says_how_often_one_wins() -> None:
    """Nine wins in ten are about 382 points, and ratings add up along a row of players."""
    results = {
        ("simple_eaai", "strong"): [0.1] * 1000,
        ("simple_eaai", "stronger"): [1 / 82] * 1000,
        ("strong", "stronger"): [0.1] * 1000,
    }
    names = ("simple_eaai", "strong", "stronger")
    ratings = gauntlet.rated(names, results)
    assert ratings["simple_eaai"] == 0
    assert ratings["strong"] == pytest.approx(382, abs=4)
    assert ratings["stronger"] == pytest.approx(763, abs=8)


def test_more_contests_make_an_interval_narrower() -> None:
    names = ("simple_eaai", "other")

    def width(pairs: int) -> float:
        low, high = gauntlet.intervals(names, {("simple_eaai", "other"): [0, 0.5, 0.5, 1] * pairs})[
            "other"
        ]
        assert low < 0 < high
        return high - low

    assert width(100) < width(10) / 2


def test_who_wins_every_time_still_has_a_rating() -> None:
    ratings = gauntlet.rated(("other", "loser"), {("other", "loser"): [1.0] * 10})
    assert ratings["other"] == 0
    assert -1000 < ratings["loser"] < -400
