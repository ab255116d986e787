"""Finished deals move by move, every card open."""

from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.cards import DECK
from engine.knock import KnockState
from engine.moments import MomentKind, moments, steps_to_show
from engine.moves import RESIGN
from engine.open_deal import open_at, states_of
from engine.rules import PRESETS
from engine.seats import SEATS
from engine.table.state import TableState
from tests.engine.whole_deals import every_card, played


@pytest.mark.slow
@settings(max_examples=60, derandomize=True, deadline=None)
@given(name=st.sampled_from(sorted(PRESETS)), seed=st.integers(0, 2**32))
def test_every_step_of_any_deal_can_be_opened(name: str, seed: int) -> None:
    deal = played(PRESETS[name], seed, sense=0.9)
    start = deal.states[0]
    moves = [
        (before.turn or 1, move)
        for before, (_, move) in zip(deal.states[:-1], deal.deal.moves, strict=True)
    ]
    deck = deal.deal.deck
    assert deck is not None
    states = states_of(deal.rules, deck, start.dealer, moves, knock_card=deal.deal.knock_card)
    assert states == deal.states
    for step, state in enumerate(states):
        assert isinstance(state, KnockState | TableState)
        shown = open_at(states, step)
        assert shown.step == step == state.ply
        for hand, laid_out in zip(state.hands, shown.hands, strict=True):
            cards = [*(card for meld in laid_out.melds for card in meld), *laid_out.unmatched]
            assert sorted(cards) == sorted(hand)
        assert shown.stock == len(state.stock)
        assert (shown.done is None) == (step == 0)
        if shown.done is not None:
            assert shown.done.seat == state.history[-1].seat
            drawn = shown.done.kind == "stock"
            assert not drawn or shown.done.card in DECK
        assert every_card(state) == sorted(DECK)
    steps = [one.step for one in moments(states)]
    assert steps == sorted(steps)
    assert all(0 <= step < len(states) for step in steps)
    for most in (2, 12, 40):
        shown = steps_to_show(states, most)
        assert {0, len(states) - 1} <= set(shown)
        assert list(shown) == sorted(set(shown))
        assert len(shown) == len(states) if len(states) <= most else len(shown) <= most
        assert len(set(steps) - {0}) + 2 > most or set(steps) <= set(shown)


def test_what_decides_a_deal_is_worth_jumping_to() -> None:
    deal = played(PRESETS.rules("standard"), 7, sense=1.0)
    found = moments(deal.states)
    assert [one.step for one in found if one.kind in {"knock", "gin"}] == [len(deal.states) - 1]
    assert [one.kind for one in found].count("ready") in {1, 2}


@pytest.mark.slow
def test_the_turn_that_helped_most_and_where_an_undercut_began() -> None:
    undercuts = 0
    for seed in range(120):
        states = played(PRESETS.rules("standard"), seed, sense=0.98).states
        found = {one.kind: one for one in moments(states)}
        counted = [open_at(states, step).hands for step in range(len(states))]
        for seat in SEATS:
            kept = [counted[0][seat - 1].deadwood]
            for step, state in enumerate(states):
                assert isinstance(state, KnockState)
                made = state.last_move if step else None
                if made is not None and (made.kind, made.seat) == ("discard", seat):
                    kept.append(counted[step][seat - 1].deadwood)
            drops = [before - after for before, after in pairwise(kept)]
            assert max(drops, default=0) <= (
                found[MomentKind.DROP].points if MomentKind.DROP in found else 0
            )
        result = states[-1].result
        assert result is not None
        assert (result.result != "undercut") <= (MomentKind.TURN not in found)
        if MomentKind.TURN in found:
            undercuts += 1
            assert found[MomentKind.TURN].seat == result.winner
    assert undercuts


def test_a_deal_that_still_runs_is_not_opened() -> None:
    deal = played(PRESETS.rules("standard"), 7, sense=1.0)
    start, deck = deal.states[0], deal.deal.deck
    assert deck is not None
    with pytest.raises(ValueError, match="still runs"):
        states_of(deal.rules, deck, start.dealer, [])
    given_up = states_of(deal.rules, deck, start.dealer, [(1, RESIGN)])
    assert [one.kind for one in moments(given_up)][-1] == "resign"
