"""What the boards of a duplicate's match come to."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from club.cups.formats import schedule, team_boards
from club.cups.formats.events import BoardDecided, Decided, HowDecided
from club.cups.formats.match_keys import CupPart, MatchKey
from club.cups.formats.plan import CupFormat, CupPlan
from club.cups.formats.team_boards import FORFEIT, differences, duplicate_result, forfeited
from tests.club.cups.formats.team_cups import play_out, started

KEY = MatchKey(CupPart.BRACKET, 1, 1)
IN_TABLE = MatchKey(CupPart.GROUP, 1, 1)
SIDES = (7, 3)
ORDER = (1, 3, 5, 7)

boards = st.builds(
    BoardDecided,
    st.just(KEY),
    st.just(0),
    st.sampled_from((*SIDES, None)),
    st.sampled_from((HowDecided.PLAYED, HowDecided.WALKOVER)),
    st.tuples(st.integers(0, 300), st.integers(0, 300)),
)


def numbered(found: list[BoardDecided]) -> dict[int, BoardDecided]:
    """Boards as they are decided: a walkover has no score."""
    return {
        at: BoardDecided(
            KEY,
            at,
            each.winner,
            each.how,
            each.score if each.how == HowDecided.PLAYED else None,
        )
        for at, each in enumerate(found, start=1)
    }


def played(board: int, one: int, other: int) -> BoardDecided:
    winner = None if one == other else SIDES[0] if one > other else SIDES[1]
    return BoardDecided(KEY, board, winner, HowDecided.PLAYED, (one, other))


@given(st.sampled_from((2, 4)).flatmap(lambda size: st.lists(boards, min_size=size, max_size=size)))
def test_what_one_side_wins_the_other_loses(found: list[BoardDecided]) -> None:
    decided = numbered(found)
    here = differences(SIDES, decided)
    turned = {
        at: BoardDecided(
            KEY, at, each.winner, each.how, None if each.score is None else each.score[::-1]
        )
        for at, each in decided.items()
    }
    there = differences((SIDES[1], SIDES[0]), turned)
    assert {at: each[::-1] for at, each in here.items()} == there
    assert {*here} <= {1, 3}
    result = duplicate_result(KEY, SIDES, decided, ORDER)
    if result.score is not None:
        assert result.winner in SIDES
        lead = result.score[0] - result.score[1]
        assert lead == sum(one - other for one, other in here.values())
        if lead:
            assert result.winner == (SIDES[0] if lead > 0 else SIDES[1])
    else:
        assert all(
            each.how == HowDecided.WALKOVER and each.winner is None for each in decided.values()
        )


@given(st.integers(0, 400), st.integers(0, 400), st.sampled_from(SIDES))
def test_giving_up_never_pays(one: int, other: int, winner: int) -> None:
    first, second = forfeited((one, other), winner, SIDES)
    lead, actual = (
        (first - second, one - other) if winner == SIDES[0] else (second - first, other - one)
    )
    assert lead >= FORFEIT
    assert lead >= actual
    assert min(first, second) == 0


@pytest.mark.parametrize(
    ("found", "winner", "score"),
    [
        ([played(1, 50, 20), played(2, 10, 30)], 7, (60, 50)),
        ([played(1, 20, 20), played(2, 10, 31)], 3, (30, 51)),
        ([played(1, 40, 20), played(2, 0, 10), played(3, 10, 0), played(4, 0, 20)], 7, (50, 50)),
        ([played(1, 30, 20), played(2, 20, 30)], 3, (50, 50)),
        ([played(1, 80, 0), BoardDecided(KEY, 2, None, HowDecided.WALKOVER)], 3, (0, 0)),
        ([played(1, 80, 0), BoardDecided(KEY, 2, 3, HowDecided.WALKOVER)], 3, (80, FORFEIT)),
    ],
)
def test_where_somebody_has_to_win(
    found: list[BoardDecided], winner: int, score: tuple[int, int]
) -> None:
    decided = dict(enumerate(found, start=1))
    assert duplicate_result(KEY, SIDES, decided, ORDER) == Decided(
        KEY, winner, HowDecided.PLAYED, score
    )


def test_elsewhere_equal_points_are_a_draw() -> None:
    decided = {1: played(1, 40, 20), 2: played(2, 0, 20)}
    result = duplicate_result(IN_TABLE, SIDES, decided, ORDER)
    assert result == Decided(IN_TABLE, None, HowDecided.PLAYED, (40, 40))


@pytest.mark.parametrize("how", [(None, None), (None, 3), (3, 3), (3, 7)])
def test_walkovers_alone(how: tuple[int | None, int | None]) -> None:
    decided = {
        at: BoardDecided(KEY, at, winner, HowDecided.WALKOVER)
        for at, winner in enumerate(how, start=1)
    }
    result = duplicate_result(KEY, SIDES, decided, ORDER)
    assert result.how == HowDecided.WALKOVER
    assert result.winner == (None if how == (None, None) else 3)


@pytest.mark.parametrize("format_", list(CupFormat))
@pytest.mark.parametrize("size", [2, 4])
def test_cups_of_duplicates_end(format_: CupFormat, size: int) -> None:
    plan = CupPlan(format_, team_size=size, duplicate=True, third_place=True)
    for seed in range(5):
        rng = random.Random(f"{format_}{size}{seed}")
        cup = play_out(started(plan, rng.randrange(2, 9)), rng, trouble=0.1)
        assert schedule.is_over(cup.state)
        for key, decided in cup.state.boards.items():
            result = cup.state.decisions.get(key)
            if result is None or len(decided) < size or result.how == HowDecided.RULED:
                continue
            match = schedule.match_at(cup.state, key)
            assert match is not None
            one, other = match.entrants
            again = team_boards.duplicate_result(key, (one, other), decided, cup.state.order)
            assert result == again
