"""What may be left to be done ahead of a turn, and what is done then, by cases and always."""

import random

import pytest
from hypothesis import given

from engine.families import family_of
from engine.knock import KnockPhase, KnockState, determinize
from engine.machine import DueOrder, Order, State
from engine.moves import Move, MoveKind
from engine.seats import SEATS
from tests.engine.playing import Game, changed, games, played, position

RUN = "3H4H5H"
ODD = "2CTD6S8DQSKCJH"
"""Seven cards that go with nothing."""
NINE = "3H4H5H6H7S8S9SJDQD"
"""Nine cards of melds, as soon as the king of diamonds comes."""
OTHERS = "2S4D6D9C9HTCTSJSQHKS"
EVERY = frozenset(Order)
WALL = "standard wall_rule=last_discard_action"


def offered(text: str, dealer: str, upcard: str) -> KnockState:
    """The upcard is offered to the dealer, seat 2, as the other side has passed."""
    state = position(text, OTHERS, dealer, pile=upcard, phase=KnockPhase.OFFER_N, upcard=upcard)
    return state.play(Move.parse("pass"))


def drawing(text: str, hand: str, top: str) -> KnockState:
    return position(text, hand, OTHERS, pile=top)


def due(state: State, *left: Order) -> DueOrder | None:
    assert state.turn is not None
    return family_of(state.rules).due(state.view(state.turn), left or EVERY)


def words(found: DueOrder | None) -> list[str]:
    return [] if found is None else [str(move) for move in found.moves]


def points(state: KnockState) -> int:
    assert state.result is not None
    return state.result.points


@pytest.mark.parametrize(
    ("upcard", "move"),
    [("6H", "take"), ("2H", "take"), ("7H", "pass"), ("TH", "pass"), ("KH", "pass")],
)
def test_the_upcard_is_taken_if_it_melds_and_passed_if_not(upcard: str, move: str) -> None:
    state = offered("standard", RUN + ODD, upcard)
    assert due(state, Order.UPCARD) == DueOrder(Order.UPCARD, (Move.parse(move),))
    assert due(state, Order.GIN, Order.LAYOFFS, Order.WALL) is None


def test_only_the_dealer_may_leave_word_about_the_upcard_and_only_while_it_is_offered() -> None:
    fresh = position("standard", OTHERS, RUN + ODD, pile="6H", phase=KnockPhase.OFFER_N)
    assert Order.UPCARD in family_of(fresh.rules).orders(fresh.view(2))
    assert Order.UPCARD not in family_of(fresh.rules).orders(fresh.view(1))
    passed = fresh.play(Move.parse("pass")).play(Move.parse("pass"))
    assert Order.UPCARD not in family_of(fresh.rules).orders(passed.view(2))
    # Under these rules nobody offers it to the dealer.
    alone = position("dictionary", OTHERS, RUN + ODD, pile="6H", phase=KnockPhase.OFFER_N)
    assert Order.UPCARD not in family_of(alone.rules).orders(alone.view(2))


def test_a_discard_that_makes_gin_is_taken() -> None:
    state = drawing("standard", NINE + "2C", "KD")
    assert words(due(state, Order.GIN)) == ["take", "gin:2C"]
    assert due(state, Order.UPCARD, Order.LAYOFFS, Order.WALL) is None
    assert due(drawing("standard", NINE + "2C", "KC"), Order.GIN) is None


def test_so_is_an_upcard_whatever_else_was_left() -> None:
    state = offered("standard", NINE + "2C", "KD")
    assert words(due(state)) == ["take", "gin:2C"]
    assert words(due(state, Order.UPCARD)) == ["take"]


def test_all_eleven_are_declared_as_big_gin_where_that_is_something() -> None:
    hand, top = "3H4H5H6H7S8S9SJDQDKD", "7H"
    assert words(due(drawing("standard", hand, top), Order.GIN)) == ["take", "big_gin"]
    (_, gin) = words(due(drawing("tournament", hand, top), Order.GIN))
    assert gin.startswith("gin:")


def test_the_gin_is_declared_that_pays_most() -> None:
    # The seven of the run pay more than a picture less.
    text = "standard ace=high_or_low sequence_bonus=6/1/1/winner big_gin=off"
    state = position(text, "4H5H6H7H8H9HTDJDQDKD", "2S4C6D9C9STCTSJSQHKS", pile="3H")
    found = due(state, Order.GIN)
    assert found is not None
    after = state
    for move in found.moves:
        after = after.play(move)
    taken = state.play(found.moves[0])
    gins = [move for move in taken.legal_moves() if move.kind == MoveKind.GIN]
    assert len(gins) > 1
    assert points(after) == max(points(taken.play(gin)) for gin in gins)
    assert points(after) > min(points(taken.play(gin)) for gin in gins)


def test_the_last_discard_is_passed_only_where_nothing_can_be_done_with_it() -> None:
    wall = {"phase": KnockPhase.WALL, "turn": 1}
    hopeless = changed(drawing(WALL, RUN + ODD, "7C"), **wall)
    assert words(due(hopeless, Order.WALL)) == ["pass"]
    assert due(hopeless, Order.GIN) is None
    gin = changed(drawing(WALL, NINE + "2C", "KD"), **wall)
    assert words(due(gin, Order.GIN, Order.WALL)) == ["gin:2C"]
    assert due(gin, Order.WALL) is None, "it is for the member to decide"
    knock = changed(drawing(WALL, "3H4H5H7S8S9SJDQDKD2C", "AC"), **wall)
    assert any(move.kind == MoveKind.KNOCK for move in knock.legal_moves())
    assert due(knock) is None


def test_what_is_best_is_laid_off_unless_the_member_has_begun() -> None:
    state = position(
        "standard layoff_mode=manual", "3H4H5H9C9D9SKCKDKHAC", "2H6H7HJHKS9HTCTD2S5C", stock="8D"
    )
    for word in ("stock", "knock:8D"):
        state = state.play(Move.parse(word))
    found = due(state, Order.LAYOFFS)
    assert found is not None
    assert words(found)[-1] == "done"
    assert len(found.moves) > 2
    assert due(state, Order.UPCARD, Order.GIN, Order.WALL) is None
    begun = state.play(found.moves[0])
    assert due(begun) is None
    assert family_of(begun.rules).orders(begun.view(2)) == ()


@pytest.mark.parametrize(
    ("text", "orders"),
    [
        ("standard", {Order.GIN}),
        (WALL, {Order.GIN, Order.WALL}),
        ("standard layoff_mode=manual", {Order.GIN, Order.LAYOFFS}),
        ("straight layoff_mode=manual", {Order.GIN}),
        ("straight layoff_mode=manual layoff_on_gin=yes", {Order.GIN, Order.LAYOFFS}),
        ("straight layoff_mode=manual illegal_knock=expose", {Order.GIN, Order.LAYOFFS}),
    ],
)
def test_only_what_the_rules_at_hand_have_is_offered(text: str, orders: set[Order]) -> None:
    state = drawing(text, RUN + ODD, "7C")
    for seat in SEATS:
        assert set(family_of(state.rules).orders(state.view(seat))) == orders
        assert set(family_of(state.rules).standing_orders(state.rules)) - {Order.UPCARD} == orders
    assert family_of(state.rules).orders(state.view(None)) == ()


def check(game: Game) -> None:
    """Whatever is due can be done, follows from the view alone and was offered all along."""
    rng = random.Random(7)
    family = family_of(game.rules)
    came: dict[int, set[Order]] = {seat: set() for seat in SEATS}
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


def follow(state: KnockState, found: DueOrder) -> None:
    for move in found.moves:
        state = state.play(move)
    if found.order == Order.GIN:
        assert found.moves[-1].kind in {MoveKind.GIN, MoveKind.BIG_GIN}
    if found.order in {Order.WALL, Order.LAYOFFS}:
        assert state.result is not None


@pytest.mark.slow
@given(games)
def test_whatever_is_due_can_be_done_and_was_offered(game: Game) -> None:
    check(game)


@pytest.mark.parametrize(
    ("text", "order"),
    [
        ("standard", Order.UPCARD),
        ("standard layoff_mode=manual knock_limit=50", Order.LAYOFFS),
        ("standard stock_end=28 wall_rule=last_discard_action knock_limit=0", Order.WALL),
        ("round_corner layoff_mode=manual big_gin=total:31", Order.GIN),
    ],
)
def test_each_comes_up_in_play(text: str, order: Order) -> None:
    found = set[Order]()
    for seed in range(60):
        for state in played(text, seed).states:
            if state.turn is not None and (one := due(state, order)) is not None:
                found.add(one.order)
    assert found == {order}
