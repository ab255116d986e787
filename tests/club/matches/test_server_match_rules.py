"""The rules of a match between servers: who meets whom, what counts, what can happen when."""

from itertools import permutations, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from club.cups.formats.events import BoardDecided, HowDecided
from club.matches.server_match_rules import (
    KEY,
    MOST_PLAYERS,
    NOBODY,
    Accepted,
    MatchBegan,
    MatchEnd,
    MatchEnded,
    MatchEvent,
    MatchEventError,
    MatchObstacle,
    MatchState,
    PlayerEntered,
    PlayerLeft,
    Reordered,
    ReserveTook,
    SideGaveUp,
    SideReady,
    after,
    paired,
)


def played(state: MatchState, *events: MatchEvent) -> MatchState:
    for event in events:
        state = after(state, event)
    return state


def entered(size: int = 3, first: int = 3, second: int = 3) -> MatchState:
    """Players 1, 2, 3 … of the first side, and those after them of the second."""
    state = played(MatchState(size), Accepted())
    for member in range(first):
        state = after(state, PlayerEntered(1, 100 + member))
    for member in range(second):
        state = after(state, PlayerEntered(2, 200 + member))
    return state


def begun(size: int = 3, first: int = 3, second: int = 3, *apart: tuple[int, int]) -> MatchState:
    state = entered(size, first, second)
    boards, unpaired = paired(state.orders, size, apart)
    return after(state, MatchBegan(state.orders, boards, unpaired))


def board(number: int, winner: int | None, one: int = 0, other: int = 0) -> BoardDecided:
    return BoardDecided(KEY, number, winner, HowDecided.PLAYED, (one, other))


def refused(state: MatchState, event: MatchEvent) -> MatchObstacle:
    with pytest.raises(MatchEventError) as caught:
        after(state, event)
    return caught.value.obstacle


def test_first_meets_first() -> None:
    state = begun(3, 4, 3)
    assert state.lineups == ((1, 2, 3), (5, 6, 7))
    assert state.reserves(1) == (4,)
    assert not state.boards


def test_those_who_are_kept_apart_swap_boards_and_nobody_else() -> None:
    boards, unpaired = paired(((1, 2, 3, 4), (5, 6, 7, 8)), 4, {(2, 6)})
    assert unpaired == ()
    assert boards[0] == (1, 2, 3, 4)
    moved = [
        at for at, (one, now) in enumerate(zip((5, 6, 7, 8), boards[1], strict=True)) if one != now
    ]
    assert len(moved) == 2
    assert 1 in moved


def test_whoever_can_meet_nobody_has_a_board_that_counts_half_for_each() -> None:
    state = begun(2, 2, 2, (1, 3), (1, 4))
    assert list(state.boards) == [1] or list(state.boards) == [2]
    assert state.halves == (1, 1)
    (decided,) = state.boards.values()
    assert decided.winner is None
    assert state.at(1, decided.board) == 1


@given(st.sets(st.tuples(st.integers(1, 4), st.integers(5, 8)), max_size=10))
def test_as_many_are_paired_as_can_be(apart: set[tuple[int, int]]) -> None:
    one, other = (1, 2, 3, 4), (5, 6, 7, 8)
    boards, unpaired = paired((one, other), 4, apart)
    assert sorted(boards[1]) == sorted(other)
    best = max(
        sum(pair not in apart for pair in zip(one, order, strict=True))
        for order in permutations(other)
    )
    pairs = list(zip(*boards, strict=True))
    met = [pair for at, pair in enumerate(pairs, 1) if at not in unpaired]
    assert len(met) == best
    assert not set(met) & apart


def test_a_board_with_one_player_is_a_walkover_and_an_empty_one_is_nobodys() -> None:
    state = begun(3, 2, 1)
    assert state.lineups == ((1, 2, NOBODY), (3, NOBODY, NOBODY))
    assert state.boards[2].winner == 1
    assert state.boards[2].how == HowDecided.WALKOVER
    assert state.boards[3].winner is None
    assert state.halves == (2, 0)
    assert state.is_open(1)


@pytest.mark.parametrize(
    ("boards", "winner", "halves"),
    [
        ((board(1, 1, 9, 3), board(2, 1, 5, 0), board(3, 2, 0, 50)), 1, (4, 2)),
        ((board(1, 1, 9, 3), board(2, 2, 5, 10), board(3, None, 7, 7)), 1, (3, 3)),
        ((board(1, 1, 9, 3), board(2, 2, 3, 20), board(3, None, 7, 7)), 2, (3, 3)),
        ((board(1, 1, 9, 3), board(2, 2, 3, 9), board(3, None, 7, 7)), None, (3, 3)),
    ],
    ids=["boards", "points", "points of the other", "drawn"],
)
def test_boards_decide_then_points_and_else_nobody(
    boards: tuple[BoardDecided, ...], winner: int | None, halves: tuple[int, int]
) -> None:
    state = played(begun(), *boards)
    assert state.over
    assert state.halves == halves
    assert state.result is not None
    assert state.result.winner == winner


def test_a_side_that_gives_up_loses_what_isnt_decided() -> None:
    state = played(begun(), board(1, 2, 1, 9), SideGaveUp(2))
    assert state.over
    assert state.halves == (4, 2)
    assert state.result is not None
    assert state.result.winner == 1
    assert state.boards[1].winner == 2


def test_whoever_leaves_loses_an_open_board_alone() -> None:
    state = played(begun(), board(1, 1, 9, 1), PlayerLeft(1), PlayerLeft(5))
    assert state.boards[1].winner == 1
    assert state.boards[2].winner == 1
    assert state.boards[2].how == HowDecided.WALKOVER
    assert state.player_of(100) is None


def test_a_reserve_takes_a_board_and_whoever_sat_there_is_a_reserve() -> None:
    state = after(begun(3, 4), ReserveTook(2, 4))
    assert state.at(1, 2) == 4
    assert state.reserves(1) == (2,)
    assert refused(state, ReserveTook(1, 4)) is MatchObstacle.NOT_IN_IT
    decided = after(state, board(2, 1, 5, 1))
    assert refused(decided, ReserveTook(2, 2)) is MatchObstacle.NOT_NOW


def test_a_member_of_both_servers_plays_for_one() -> None:
    state = entered()
    assert refused(state, PlayerEntered(2, 100)) is MatchObstacle.IN_IT_ALREADY
    state = played(state, PlayerLeft(1), PlayerEntered(2, 100))
    assert state.side_with(7) == 2


def test_nothing_happens_before_it_is_accepted_or_after_it_is_over() -> None:
    proposed = MatchState(3)
    early = [
        PlayerEntered(1, 7),
        SideReady(1, ready=True),
        Reordered(1, ()),
        MatchBegan(((), ()), ((0, 0, 0), (0, 0, 0))),
        SideGaveUp(1),
        board(1, 1),
    ]
    assert {refused(proposed, each) for each in early} == {MatchObstacle.NOT_NOW}
    for why in (MatchEnd.DECLINED, MatchEnd.TAKEN_BACK, MatchEnd.LAPSED):
        ended = after(proposed, MatchEnded(why))
        assert ended.over
        assert ended.result is None
        assert refused(ended, Accepted()) is MatchObstacle.OVER
        assert refused(begun(), MatchEnded(why)) is MatchObstacle.NOT_NOW
    assert after(begun(), MatchEnded(MatchEnd.GONE)).result is None


def test_both_sides_need_somebody() -> None:
    state = entered(3, 2, 0)
    assert refused(state, SideReady(2, ready=True)) is MatchObstacle.NOBODY_THERE
    nobody = MatchBegan(((1, 2), ()), ((1, 2, 0), (0, 0, 0)))
    assert refused(state, nobody) is MatchObstacle.NOBODY_THERE
    ready = after(state, SideReady(1, ready=True))
    left = played(ready, PlayerLeft(1), PlayerLeft(2))
    assert not left.ready


def test_a_side_has_room_for_so_many() -> None:
    full = entered(3, MOST_PLAYERS)
    assert refused(full, PlayerEntered(1, 7)) is MatchObstacle.FULL
    assert after(full, PlayerEntered(2, 7)).player_of(7)


def test_forged_orders_and_lineups_are_refused() -> None:
    state = entered()
    assert refused(state, Reordered(1, (1, 2))) is MatchObstacle.NOT_IN_IT
    assert refused(state, Reordered(1, (1, 2, 4))) is MatchObstacle.NOT_IN_IT
    orders = state.orders
    for lineup in ((1, 2, 4), (1, 2), (1, 2, 9)):
        forged = MatchBegan(orders, (lineup, orders[1]))
        assert refused(state, forged) is MatchObstacle.NOBODY_THERE
    assert refused(begun(), board(9, 1)) is MatchObstacle.NOT_NOW
    assert refused(begun(), BoardDecided(KEY, 1, 3, HowDecided.PLAYED)) is MatchObstacle.NOT_IN_IT
    assert after(state, Reordered(1, (3, 1, 2))).by_hand == {1}


@pytest.mark.parametrize("size", [-1, 0, 1, 13])
def test_there_are_so_many_boards(size: int) -> None:
    with pytest.raises(ValueError, match="number of boards"):
        MatchState(size)


def test_every_end_is_one_of_three() -> None:
    """However boards come out: a side has won, the other has, or neither."""
    for outcome in product((1, 2, None), repeat=3):
        state = played(begun(), *(board(at, each) for at, each in enumerate(outcome, 1)))
        assert state.result is not None
        one, other = state.halves
        assert one + other == 6
        assert state.result.winner == (None if one == other else 1 if one > other else 2)
