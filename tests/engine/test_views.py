"""What may be seen: a view tells nothing that its viewer may not know."""

import random
import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.cards import DECK, Card
from engine.knock import KnockPhase, KnockState, KnockView, SeenKnockMove, deal_knock, determinize
from engine.moves import PASS, TAKE, Move
from engine.rules import PRESETS
from tests.engine.playing import Game, games, played

often = settings(max_examples=25, derandomize=True, deadline=None)
VIEWERS = (1, 2, None)


def known_to_be_held(view: KnockView, seat: int) -> set[Card]:
    """Cards that a seat took from the pile and has not discarded."""
    held: set[Card] = set()
    for seen in view.moves:
        if seen.seat == seat and seen.kind == "take" and seen.card is not None:
            held.add(seen.card)
        elif (
            seen.seat == seat and seen.kind in {"discard", "claim_knock"} and seen.card is not None
        ):
            held.discard(seen.card)
    return held


@pytest.mark.slow
@often
@given(games)
def test_a_view_names_no_hidden_card(game: Game) -> None:
    for state in game.states[:-1]:
        for viewer in VIEWERS:
            view = state.view(viewer)
            hidden = set(state.stock)
            for seat in (1, 2):
                if seat != viewer and seat not in view.exposed:
                    hidden |= set(state.hand(seat)) - known_to_be_held(view, seat)
            if view.shown is not None:
                hidden -= {card for card, _ in view.shown.layoffs}
                hidden -= set(state.hand(view.shown.knocker))
            # The knock card of a second deck may equal a hidden card.
            shown = set(re.findall(r"\b[A2-9TJQK][CDHS]\b", repr(view)))
            assert not (shown & {str(card) for card in hidden if card != state.knock_card})


@pytest.mark.slow
@often
@given(games, st.integers(0, 2**32))
def test_cards_known_to_be_held_stay_in_the_imagined_hand(game: Game, seed: int) -> None:
    rng = random.Random(seed)
    for state in game.states[:-1]:
        for viewer in VIEWERS:
            view = state.view(viewer)
            imagined = determinize(view, rng)
            for seat in (1, 2):
                assert known_to_be_held(view, seat) <= set(imagined.hand(seat))
            if viewer is not None:
                assert imagined.hand(viewer) == state.hand(viewer)


def move_of(seen: SeenKnockMove, state: KnockState) -> Move:
    """The move that a state's history tells of; a knock had the melds that lie on the table."""
    shown = state.parts()["shown"]
    if seen.kind in {"knock", "gin", "big_gin"}:
        return Move(seen.kind, seen.card, melds=shown.melds)
    card = None if seen.kind in {"take", "stock"} else seen.card
    return Move(seen.kind, card, target=seen.target)


def dealt_from(state: KnockState) -> list[Card]:
    """The deck from which a state came, by its cards and moves."""
    hands = {seat: set(state.hand(seat)) for seat in (1, 2)}
    stock = list(state.stock)
    history = state.history
    for ply, move in reversed(tuple(enumerate(history))):
        if move.card is None:
            continue
        if move.kind in {"discard", "claim_knock", "knock", "gin"}:
            hands[move.seat].add(move.card)
        elif move.kind in {"take", "stock"}:
            hands[move.seat].remove(move.card)
        if move.kind == "stock":
            stock.insert(0, move.card)
        drew = ply == 0 or history[ply - 1].kind in {"take", "stock"}
        if move.kind in {"knock", "gin"} and not drew:
            used = [seen.card for seen in history[:ply] if seen.kind in {"discard", "claim_knock"}]
            hands[move.seat] -= {used[-1]}  # the last discard, with which the wall was broken
    nondealer, dealer = hands[3 - state.dealer], hands[state.dealer]
    last = [] if state.upcard is None else [state.upcard]
    if len(nondealer) > len(dealer):
        last = [nondealer.pop()]
    pairs = zip(sorted(nondealer), sorted(dealer), strict=True)
    return [card for pair in pairs for card in pair] + last + stock


@pytest.mark.slow
@settings(max_examples=30, derandomize=True, deadline=None)
@given(games, st.integers(0, 2**32))
def test_an_imagined_state_could_have_been_reached(game: Game, seed: int) -> None:
    """Except that a hidden hand may have missed what the rules obliged it to do."""
    rules = game.rules
    if rules.gin_compulsory or rules.immediate_knock == "misdeal":
        return
    rng = random.Random(seed)
    for state in game.states[:-1]:
        imagined = determinize(state.view(rng.choice(VIEWERS)), rng)
        again = deal_knock(rules, dealt_from(imagined), state.dealer, knock_card=game.knock_card)
        for seen in imagined.history:
            again = again.play(move_of(seen, imagined))
        assert again == imagined


@settings(max_examples=20, derandomize=True, deadline=None)
@given(games, st.integers(0, 2**32))
def test_an_imagined_state_plays_on_to_the_end(game: Game, seed: int) -> None:
    rng = random.Random(seed)
    state = determinize(rng.choice(game.states).view(rng.choice(VIEWERS)), rng)
    while state.turn is not None:
        state = state.play(rng.choice(state.legal_moves()))
    assert state.result


@often
@given(games)
def test_legal_moves_are_shown_to_the_player_on_turn_alone(game: Game) -> None:
    for state in game.states:
        for viewer in VIEWERS:
            on_turn = viewer is not None and viewer == state.turn
            assert state.view(viewer).legal == (state.legal_moves() if on_turn else ())
            assert (state.view(viewer).drawn is not None) <= on_turn


@often
@given(games)
def test_the_pile_shows_its_top_alone_unless_the_rules_show_it_all(game: Game) -> None:
    for state in game.states:
        view = state.view(None)
        full = game.rules.discard_visibility == "full"
        assert view.pile == (state.pile if full else state.pile[-1:])
        assert view.pile_size == len(state.pile)


def test_a_stock_draw_is_shown_to_its_drawer_alone() -> None:
    state = deal_knock(PRESETS["standard"], DECK, 1).play(PASS).play(PASS)
    card = state.stock[0]
    state = state.play(Move("stock"))
    assert state.phase == KnockPhase.ACT
    assert state.view(2).drawn == card
    assert [state.view(viewer).moves[-1].card for viewer in VIEWERS] == [None, card, None]
    assert [state.view(viewer).taken for viewer in VIEWERS] == [None] * 3


def test_a_taken_card_is_shown_to_all() -> None:
    state = deal_knock(PRESETS["standard"], DECK, 1).play(TAKE)
    assert [state.view(viewer).taken for viewer in VIEWERS] == [state.upcard] * 3
    assert state.view(1).last_move(2) == state.view(None).moves[-1]
    assert state.view(1).last_move(1) is None


def test_both_hands_are_shown_once_the_deal_is_over() -> None:
    last = played("standard", 3).states[-1]
    assert all(view.result and view.result.hands == last.hands for view in map(last.view, VIEWERS))
