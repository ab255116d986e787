"""What may be left to be done ahead of a turn where melds go to the table."""

import pytest
from hypothesis import given

from engine.families import family_of
from engine.machine import DueOrder, Order
from engine.moves import REJECT, Move
from engine.seats import SEATS
from tests.engine.table.table_games import Game, games, started
from tests.engine.table.table_positions import colonel, make

EVERY = frozenset(Order)


def test_a_challenge_is_refused() -> None:
    state = colonel("2D4S9CKH", "3D5S6CQH", pile="8S", text="colonel_challenge")
    family = family_of(state.rules)
    for seat in SEATS:
        assert family.orders(state.view(seat)) == (Order.CHALLENGES,)
        assert family.due(state.view(seat), EVERY) is None
    asked = make(state, "challenge")
    assert family.due(asked.view(2), EVERY) == DueOrder(Order.CHALLENGES, (REJECT,))
    assert family.due(asked.view(2), EVERY - {Order.CHALLENGES}) is None
    assert family.due(asked.view(1), EVERY) is None
    assert family.orders(asked.view(None)) == ()
    over = asked.play(Move.parse("accept"))
    assert family.orders(over.view(2)) == ()


@pytest.mark.parametrize("text", ["mahjong", "skarney", "colonel", "standard table_melds=shared"])
def test_elsewhere_nothing_can_be_decided_before_it_is_seen(text: str) -> None:
    state = started(text, 1)
    for seat in (None, *SEATS):
        assert family_of(state.rules).orders(state.view(seat)) == ()
        assert family_of(state.rules).standing_orders(state.rules) == ()


@pytest.mark.slow
@given(games)
def test_whatever_is_due_can_be_done_and_was_offered(game: Game) -> None:
    family = family_of(game.rules)
    came: dict[int, set[Order]] = {seat: set() for seat in SEATS}
    for state in reversed(game.states):
        for seat in SEATS:
            view = state.view(seat)
            found = family.due(view, EVERY)
            if found is not None:
                assert state.turn == seat
                came[seat].add(found.order)
                for move in found.moves:
                    state.play(move)
            assert state.turn is None or came[seat] <= set(family.orders(view))
            assert set(family.orders(view)) <= set(family.standing_orders(game.rules))
