"""Round robins: tables, and what decides between those with equal points."""

import random
from collections import defaultdict

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from club.cups.formats import cross_table, round_robin, schedule
from club.cups.formats.cross_table import CrossTableRow, TieBreak
from club.cups.formats.events import Decided, HowDecided, Withdrew
from club.cups.formats.plan import CupFormat, CupPlan
from tests.club.cups.formats.random_cups import PlayedCup, play_out, started

PLAN = CupPlan(CupFormat.ROUND_ROBIN)


def decide(cup: PlayedCup, results: str) -> None:
    """Decide matches: "1>2 3=4 5>6:30-10"."""
    by_pair = {frozenset(match.sides): match for match in schedule.matches(cup.state)}
    for text in results.split():
        pair, _, score = text.partition(":")
        one, other = map(int, pair.replace("=", ">").split(">"))
        match = by_pair[frozenset((one, other))]
        points = tuple(map(int, score.split("-"))) if score else (0, 0)
        points = points if match.sides == (one, other) else points[::-1]
        winner = None if "=" in pair else one
        cup.happen(Decided(match.key, winner, HowDecided.PLAYED, (points[0], points[1])))


def order(cup: PlayedCup) -> list[int]:
    places = schedule.places(cup.state)
    return sorted(places, key=places.__getitem__)


def test_the_best_seed_wins_everything() -> None:
    cup = play_out(started(PLAN, 5))
    assert order(cup) == [1, 2, 3, 4, 5]
    rows = round_robin.table(cup.state, cup.state.order, schedule.matches(cup.state))
    assert [row.points // cross_table.WIN for row in rows] == [4, 3, 2, 1, 0]


def test_equal_points_are_decided_by_their_own_meeting() -> None:
    cup = started(PLAN, 4)
    decide(cup, "2>1 1>3 1>4 2>3 4>2 3>4")
    assert order(cup) == [2, 1, 3, 4]


def test_three_with_equal_points_are_decided_by_their_meetings() -> None:
    cup = started(PLAN, 5)
    decide(cup, "1=2 3>1 1>4 1>5 2>3 4>2 2>5 3>4 3=5 4=5")
    # All have 2 1/2; against one another 2 has 1 1/2, 3 has 1 and 1 has 1/2.
    assert order(cup)[:3] == [2, 3, 1]


def test_after_a_drawn_meeting_it_counts_whom_one_has_beaten() -> None:
    cup = started(PLAN, 4)
    # 1 has beaten 3, who has a point; 2 has beaten 4, who has two.
    decide(cup, "1=2 1>3 4>1 2>4 3>2 4>3")
    assert order(cup) == [4, 2, 1, 3]


def test_a_circle_is_decided_by_points_of_the_game() -> None:
    cup = started(PLAN, 3)
    decide(cup, "1>2:50-40 2>3:50-10 3>1:50-20")
    assert order(cup) == [2, 3, 1]


def test_own_meetings_decide_only_where_all_have_met() -> None:
    """In Swiss, of three who are equal, one may not have met the others."""
    by = (TieBreak.HEAD_TO_HEAD, TieBreak.WINS)
    apart = [equal(1, [(2, 2)]), equal(2, [(1, 0)]), equal(3, [], wins=1)]
    assert [row.entrant for row in cross_table.ranked(apart, by, {})] == [3, 1, 2]
    together = [
        equal(1, [(2, 2), (3, 2)]),
        equal(2, [(1, 0), (3, 2)]),
        equal(3, [(1, 0), (2, 0)], wins=1),
    ]
    assert [row.entrant for row in cross_table.ranked(together, by, {})] == [1, 2, 3]


def equal(entrant: int, met: list[tuple[int, int]], wins: int = 0) -> CrossTableRow:
    return CrossTableRow(entrant, points=2, wins=wins, met=met)


def test_what_is_equal_in_everything_goes_by_the_draw() -> None:
    cup = started(PLAN, 3)
    decide(cup, "1>2 2>3 3>1")
    assert order(cup) == [1, 2, 3]


def test_who_leaves_early_counts_for_nobody() -> None:
    cup = started(PLAN, 5)
    decide(cup, "5>1")
    cup.happen(Withdrew(5))
    play_out(cup)
    rows = round_robin.table(cup.state, cup.state.order, schedule.matches(cup.state))
    assert [(row.entrant, row.points, row.losses) for row in rows] == [
        (1, 6, 0),
        (2, 4, 1),
        (3, 2, 2),
        (4, 0, 3),
        (5, 0, 0),
    ]


def test_who_leaves_late_loses_the_rest_without_playing() -> None:
    cup = started(PLAN, 5)
    decide(cup, "5>1 5>2")
    cup.happen(Withdrew(5))
    play_out(cup)
    rows = {
        row.entrant: (row.wins, row.losses)
        for row in round_robin.table(cup.state, cup.state.order, schedule.matches(cup.state))
    }
    assert rows[5] == (2, 2)
    assert rows[3] == (2, 2)  # one of them a walkover
    assert rows[1] == (3, 1)


@pytest.mark.slow
@settings(max_examples=25)
@given(
    st.integers(2, 14),
    st.sampled_from([1, 2]),
    st.integers(0, 10**9).map(random.Random),
    st.booleans(),
)
def test_a_second_count_agrees(
    entrants: int,
    legs: int,
    rng: random.Random,
    walkovers: bool,  # noqa: FBT001
) -> None:
    cup = started(CupPlan(CupFormat.ROUND_ROBIN, legs=legs), entrants)
    play_out(cup, rng, walkovers=walkovers)
    results = [each for each in cup.events if isinstance(each, Decided)]
    sides = {match.key: match.sides for match in schedule.matches(cup.state)}
    points = defaultdict[int, float](float)
    beaten = defaultdict[int, list[tuple[int, float]]](list)
    for each in results:
        one, other = sides[each.match]
        assert one
        assert other
        for me, them in ((one, other), (other, one)):
            share = 1.0 if each.winner == me else 0.0
            if each.winner is None and each.how != HowDecided.WALKOVER:
                share = 0.5
            points[me] += share
            beaten[me].append((them, share))
    rows = round_robin.table(cup.state, cup.state.order, schedule.matches(cup.state))
    for row in rows:
        assert row.points / 2 == points[row.entrant]
        assert row.sonneborn_berger / 4 == sum(points[o] * s for o, s in beaten[row.entrant])
    assert [row.points for row in rows] == sorted((row.points for row in rows), reverse=True)


@pytest.mark.parametrize("tie_break", TieBreak)
def test_every_tie_break_is_used(tie_break: TieBreak) -> None:
    assert tie_break in {*cross_table.IN_ROUND_ROBIN, *cross_table.IN_SWISS}


def test_everybody_plays_one_match_at_a_time() -> None:
    cup = started(PLAN, 7)
    for _ in range(21):
        seated = [each for match in schedule.playable(cup.state) for each in match.entrants]
        assert seated
        assert len(set(seated)) == len(seated)
        match = schedule.playable(cup.state)[-1]
        cup.happen(Decided(match.key, match.entrants[0], HowDecided.PLAYED))
    assert schedule.is_over(cup.state)
