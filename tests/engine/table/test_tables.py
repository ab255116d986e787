"""What holds in every deal with melds on the table."""

import random

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from engine.cards import DECK, bits_of
from engine.families import determinize, start_deal
from engine.melds import MeldRules, in_order, melds_among
from engine.moves import ENDINGS
from engine.results import DealResult
from engine.seats import SEATS, other
from engine.table import TablePhase
from engine.table.history import this_turn
from engine.table.melds import extended, fits, table_fits
from engine.table.state import TableState
from engine.words import AceRank, RunSuits
from tests.engine.table.table_games import (
    VARIED,
    Game,
    accepted,
    games,
    played,
    started,
    unlisted_meld,
)
from tests.engine.table.table_referee import Referee
from tests.engine.whole_deals import readable_moves

often = settings(max_examples=25, derandomize=True, deadline=None)
VIEWERS = (1, 2, None)
MOST_OF_ANY_SUIT = 14
"""Bigger hands hold more runs of any suits than can be tried one by one."""


def pile_of(state: TableState) -> tuple[object, ...]:
    return getattr(state, "pile", ())


def result_of(state: TableState) -> DealResult:
    assert state.result
    return state.result


@pytest.mark.parametrize("text", ["mahjong", "skarney", "colonel_challenge"])
def test_what_a_state_keeps_is_what_would_be_worked_out_anew(text: str) -> None:
    for state in played(text, 3).states:
        assert state.fits == table_fits(state.rules, state.table)
        assert tuple(state.turn_so_far) == tuple(this_turn(state.history, state.enders))


@pytest.mark.parametrize("ace", list(AceRank))
@pytest.mark.parametrize("runs", list(RunSuits))
def test_what_fits_a_meld_is_what_makes_a_meld_with_it(ace: AceRank, runs: RunSuits) -> None:
    rules = MeldRules(runs=runs, ace=ace)
    hand = [DECK[number] for number in (0, 1, 2, 4, 8, 12, 40, 44, 48, 49, 50)]
    for meld in melds_among(hand, rules):
        others = (card for card in DECK if card not in meld)
        assert fits(meld, rules) == bits_of(
            card for card in others if extended(meld, card, rules) is not None
        )


@pytest.mark.slow
@often
@given(games)
def test_every_move_listed_is_taken_and_listed_once(game: Game) -> None:
    for state in game.states[:-1:3]:
        legal = state.legal_moves()
        assert len(set(legal)) == len(legal)
        for move in legal:
            after = state.play(move)
            assert after.ply == state.ply + 1
            assert move.melds is None or move.melds == after.history[-1].melds


@pytest.mark.slow
@settings(max_examples=33, derandomize=True, deadline=None)
@given(st.sampled_from(VARIED), st.integers(0, 2**32), st.sampled_from((0.3, 0.8, 1.0)))
def test_a_second_reckoning_agrees_on_what_may_be_played_and_what_it_comes_to(
    text: str, seed: int, sense: float
) -> None:
    game = played(text, seed, sense=sense)
    rng = random.Random(seed)
    referee = Referee.deal(game.rules, game.deck, game.dealer)
    for state, move in zip(game.states, game.moves, strict=False):
        if game.rules.runs == "any_suit" and max(map(len, state.hands)) > MOST_OF_ANY_SUIT:
            return
        assert (referee.phase, referee.turn) == (state.phase, state.turn)
        assert [tuple(sorted(referee.hands[seat])) for seat in SEATS] == list(state.hands)
        assert all(map(referee.allows, state.legal_moves()))
        if rng.random() < 0.3:
            melds = [meld for _ in range(5) if (meld := unlisted_meld(state, rng))]
            for other_move in (*melds, *rng.sample(list(readable_moves(state, rng)), 25)):
                assert referee.allows(other_move) == accepted(state, other_move), other_move
        if move.kind in ENDINGS:
            return
        assert referee.allows(move)
        referee.make(move)
    result = result_of(game.states[-1])
    assert referee.ending == (result.result, result.winner, result.scores)


@pytest.mark.slow
@often
@given(games)
def test_the_result_says_what_lay_on_the_table(game: Game) -> None:
    last = game.states[-1]
    result = result_of(last)
    down = {seat: set(result.table[seat - 1]) for seat in SEATS}
    for seat in SEATS:
        made = [move for move in last.history if move.seat == seat]
        cards = {card for move in made for meld in move.melds for card in meld}
        cards |= {move.card for move in made if move.kind == "extend" and move.card is not None}
        assert down[seat] == cards
        owned = [meld.cards for meld in last.table if meld.owner == seat]
        assert list(result.melds[seat - 1]) == owned
    for meld in last.table:
        assert in_order(meld.cards, game.rules.melds) == meld.cards


def dealt_from(state: TableState) -> list[object]:
    """The deck from which a state came, by its cards and moves."""
    hands = {seat: set(state.hand(seat)) for seat in SEATS}
    stock, pile = list(state.stock), list(pile_of(state))
    for move in reversed(state.history):
        hand = hands[move.seat]
        if move.kind == "stock":
            assert move.card is not None
            hand.remove(move.card)
            stock.insert(0, move.card)
        elif move.kind == "take":
            hand.difference_update(move.cards)
            pile.extend(move.cards)
        elif move.kind == "discard":
            assert pile.pop() == move.card
            hand.add(move.card)
        elif move.kind == "extend":
            hand.add(move.card)
        elif move.kind == "accept" and move.card is not None:
            hand.remove(move.card)
            hands[other(move.seat)].add(move.card)
        hand.update(card for meld in move.melds for card in meld)
    nondealer, dealer = hands[other(state.dealer)], hands[state.dealer]
    more = [nondealer.pop()] if len(nondealer) > len(dealer) else []
    pairs = zip(sorted(nondealer), sorted(dealer), strict=True)
    return [card for pair in pairs for card in pair] + more + pile + stock


@pytest.mark.slow
@settings(max_examples=20, derandomize=True, deadline=None)
@given(games, st.integers(0, 2**32))
@example(played("mahjong deep_card_use=new_meld_only", 427, sense=0.0), 89)
def test_an_imagined_state_could_have_been_reached_and_plays_on(game: Game, seed: int) -> None:
    rng = random.Random(seed)
    for state in game.states[:-1]:
        imagined = determinize(state.view(rng.choice(VIEWERS)), rng)
        assert isinstance(imagined, TableState)
        again = start_deal(game.rules, dealt_from(imagined), state.dealer)
        for move in game.moves[: state.ply]:
            again = again.play(move)
        assert again == imagined
    state = determinize(rng.choice(game.states).view(rng.choice(VIEWERS)), rng)
    while state.turn is not None:
        state = state.play(rng.choice(state.legal_moves()))
    assert state.result


@pytest.mark.slow
@often
@given(games)
def test_what_is_private_is_shown_to_its_holder_alone(game: Game) -> None:
    for state in game.states[:-1]:
        for viewer in VIEWERS:
            view = state.view(viewer)
            on_turn = viewer is not None and viewer == state.turn
            assert view.legal == (state.legal_moves() if on_turn else ())
            assert view.hand == (() if viewer is None else state.hand(viewer))
            assert on_turn or view.drawn is None
            for seen, move in zip(view.moves, state.history, strict=True):
                hidden = move.kind == "stock" and move.seat != viewer
                assert seen.card == (None if hidden else move.card)
            assert view.table == state.table


@pytest.mark.slow
def test_every_phase_and_every_result_is_reached() -> None:
    all_games = [played(text, seed, sense=seed % 3 / 2) for text in VARIED for seed in range(9)]
    phases = {state.phase for game in all_games for state in game.states}
    assert phases == set(TablePhase)
    results = {result_of(game.states[-1]).result for game in all_games}
    assert results == {"out", "exhausted", "challenge", "draw", "resign"}


def test_ten_cards_each_are_dealt_one_at_a_time_nondealer_first() -> None:
    for text, left in (("mahjong", 31), ("skarney", 32), ("colonel", 31)):
        state = start_deal(started(text, 1).rules, DECK, 1)
        assert isinstance(state, TableState)
        assert state.hands == (DECK[1:20:2], DECK[0:20:2])
        assert (state.phase, state.turn, len(state.stock)) == (TablePhase.DRAW, 2, left)
        assert pile_of(state) == (() if text == "skarney" else (DECK[20],))
