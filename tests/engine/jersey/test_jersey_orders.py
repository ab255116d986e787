"""What each of three may leave to be done ahead of a turn, and what is done then."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.families import determinize, family_of
from engine.jersey import JerseyState
from engine.knock import KnockPhase
from engine.machine import DueOrder, Order
from engine.moves import Move, MoveKind
from engine.seats import Seat
from tests.engine.jersey.three_games import VARIED, dealt, play, played

SEATS = (1, 2, 3)
EVERY = frozenset(Order)
# Dealt by seat 3: seat 1 is offered the upcard first, then seat 2, then the dealer.
ODD = "2C4S5C8HTHKHQH6C3SJC"
RUN = "3H4H5H8CTC2DJS9HQCKS"
NINE = "7D8D9DJDQDKD7S8S9SAC"
"""Nine cards of melds and an ace, which the ten of diamonds makes gin."""
MANUAL = "jersey layoff_mode=manual knock_limit=40"


def offered(state: JerseyState, seat: Seat) -> tuple[Order, ...]:
    return tuple(family_of(state.rules).orders(state.view(seat)))


def due(state: JerseyState, *left: Order) -> DueOrder | None:
    assert state.turn is not None
    return family_of(state.rules).due(state.view(state.turn), left or EVERY)


def words(found: DueOrder | None) -> list[str]:
    return [] if found is None else [str(move) for move in found.moves]


def upcard(card: str) -> JerseyState:
    return dealt("jersey", (ODD, RUN, NINE), card)


def test_the_upcard_is_answered_for_whoever_it_comes_to_after_another() -> None:
    first = upcard("6H")
    assert [Order.UPCARD in offered(first, seat) for seat in SEATS] == [False, True, True]
    assert due(first) is None, "whoever is asked first has seen nothing yet"
    second = play(first, "pass")
    assert second.turn == 2
    assert words(due(second, Order.UPCARD)) == ["take"], "it goes with the run of hearts"
    assert [Order.UPCARD in offered(second, seat) for seat in SEATS] == [False, True, True]
    last = play(second, "pass")
    assert last.phase is KnockPhase.OFFER_D
    assert words(due(last, Order.UPCARD)) == ["pass"]
    assert [Order.UPCARD in offered(last, seat) for seat in SEATS] == [False, False, True]
    begun = play(last, "pass")
    assert not any(Order.UPCARD in offered(begun, seat) for seat in SEATS)


def test_a_taken_upcard_comes_to_nobody_else() -> None:
    taken = play(upcard("6H"), "pass take")
    assert not any(Order.UPCARD in offered(taken, seat) for seat in SEATS)


def test_a_discard_that_makes_gin_is_taken_by_the_one_on_the_left_alone() -> None:
    state = dealt("jersey", (ODD.replace("TH", "TD"), RUN, NINE), "3C")
    state = play(state, "pass pass pass stock")
    assert state.turn == 1
    after = play(state, "discard:TD")
    assert after.turn == 2
    assert due(after, Order.GIN) is None
    third = play(after, "stock discard:TC")
    assert third.turn == 3
    assert due(third, Order.GIN) is None
    ready = dealt("jersey", (ODD, RUN, NINE), "TD")
    found = due(play(ready, "pass pass"), Order.GIN)
    assert words(found) == ["take", "gin:AC"]
    assert play(play(ready, "pass pass"), "take gin:AC").result is not None


@pytest.mark.parametrize(
    ("text", "orders"),
    [
        ("jersey", {Order.UPCARD, Order.GIN}),
        (MANUAL, {Order.UPCARD, Order.GIN, Order.LAYOFFS}),
        ("dictionary seating=three_handed", {Order.GIN}),
        ("jersey wall_rule=last_discard_action", {Order.UPCARD, Order.GIN}),
        (
            "straight seating=three_handed layoff_mode=manual illegal_knock=expose",
            {Order.UPCARD, Order.GIN},
        ),
    ],
)
def test_only_what_three_may_meet_is_offered(text: str, orders: set[Order]) -> None:
    state = dealt(text, (ODD, RUN, NINE), "6H")
    assert set(family_of(state.rules).standing_orders(state.rules)) == orders
    assert set(offered(state, 3)) == orders


def both_lay_off(seed: int) -> JerseyState | None:
    """A deal in which the first of two defenders has something to lay off."""
    for state in played(MANUAL, seed, sense=1.0).states:
        if state.phase is KnockPhase.LAYOFF:
            found = due(state, Order.LAYOFFS)
            assert found is not None
            return state if len(found.moves) > 1 else None
    return None


def test_each_of_two_defenders_lays_off_and_the_second_may_still_say_so() -> None:
    state = next(found for seed in range(40) if (found := both_lay_off(seed)) is not None)
    assert state.turn is not None
    assert state.shown is not None
    knocker, first = state.shown.knocker, state.turn
    (second,) = set(SEATS) - {knocker, first}
    assert [offered(state, seat) for seat in (knocker, first, second)] == [
        (),
        (Order.LAYOFFS,),
        (Order.LAYOFFS,),
    ]
    found = due(state, Order.LAYOFFS)
    assert found is not None
    begun = state.play(found.moves[0])
    assert due(begun) is None, "who has begun goes on by hand"
    assert offered(begun, first) == ()
    assert offered(begun, second) == (Order.LAYOFFS,)
    for move in found.moves[1:]:
        begun = begun.play(move)
    assert begun.turn == second
    assert [offered(begun, seat) for seat in (knocker, first, second)] == [
        (),
        (),
        (Order.LAYOFFS,),
    ]
    found = due(begun, Order.LAYOFFS)
    assert found is not None
    for move in found.moves:
        begun = begun.play(move)
    assert begun.result is not None


@pytest.mark.slow
@settings(max_examples=60, derandomize=True, deadline=None)
@given(
    text=st.sampled_from(VARIED),
    seed=st.integers(0, 2**32),
    sense=st.sampled_from((0.0, 0.5, 0.9)),
)
def test_whatever_is_due_can_be_done_and_was_offered(text: str, seed: int, sense: float) -> None:
    """It follows from the view alone, so an order that is due tells nothing of hidden cards."""
    game, rng = played(text, seed, sense=sense), random.Random(7)
    family = family_of(game.rules)
    came: dict[Seat, set[Order]] = {seat: set() for seat in SEATS}
    for state in reversed(game.states):
        for seat in SEATS:
            view = state.view(seat)
            found = family.due(view, EVERY)
            imagined = determinize(view, rng).view(seat) if state.turn is not None else view
            assert family.due(imagined, EVERY) == found
            assert family.orders(imagined) == family.orders(view)
            if found is not None:
                assert state.turn == seat
                came[seat].add(found.order)
                follow(state, found)
            assert state.turn is None or came[seat] <= set(family.orders(view))
            assert set(family.orders(view)) <= set(family.standing_orders(game.rules))


def follow(state: JerseyState, found: DueOrder) -> None:
    """Make the moves of an order, each of which has to be legal."""
    seat = state.turn
    for move in found.moves:
        assert state.turn == seat
        state = state.play(Move.parse(str(move)))
    if found.order == Order.GIN:
        assert found.moves[-1].kind in {MoveKind.GIN, MoveKind.BIG_GIN}
    if found.order == Order.LAYOFFS:
        assert found.moves[-1].kind == MoveKind.DONE
