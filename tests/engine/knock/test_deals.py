"""What holds in every deal of the knock family."""

import pytest
from hypothesis import given, settings

from engine.cards import DECK
from engine.families import start_deal
from engine.knock import KnockPhase, KnockState, deal_knock
from engine.knock.position import Position
from engine.rules import PRESETS
from tests.engine.playing import VARIED, Game, games, played

often = settings(max_examples=60, derandomize=True, deadline=None)


@pytest.mark.slow
@often
@given(games)
def test_a_state_made_of_its_parts_goes_on_as_the_one_that_was_played_to(game: Game) -> None:
    for state, move, after in zip(game.states, game.moves, game.states[1:], strict=False):
        again = KnockState(**state.parts())
        assert (again, hash(again), repr(again)) == (state, hash(state), repr(state))
        assert again.legal_moves() == state.legal_moves()
        assert again.play(move) == after
        assert again != after


def test_a_position_is_sealed_as_it_is() -> None:
    """Python allows it as long as both classes have the same slots."""
    written = Position()
    written.ply = 3
    sealed = KnockState.seal(written)
    assert sealed is written
    assert type(sealed) is KnockState
    assert sealed.ply == 3


def test_nothing_of_a_state_can_be_set() -> None:
    state = start_deal(PRESETS["standard"], DECK, 1)
    for name in ("turn", "phase", "first", "dealt", "hands", "result", "other"):
        with pytest.raises(AttributeError):
            setattr(state, name, None)
        with pytest.raises(AttributeError):
            delattr(state, name)
    assert state == start_deal(PRESETS["standard"], DECK, 1)


@often
@given(games)
def test_what_is_laid_out_is_the_hands(game: Game) -> None:
    result = game.states[-1].result
    assert result
    if result.result == "misdeal":
        assert result.hands == ((), ())
        return
    for seat in (1, 2):
        shown = [card for meld in result.melds[seat - 1] for card in meld]
        shown += result.unmatched[seat - 1]
        if seat != result.knocker:
            shown += [card for card, _ in result.layoffs]
        assert tuple(sorted(shown)) == result.hands[seat - 1]


@pytest.mark.slow
def test_every_phase_and_nearly_every_result_is_reached() -> None:
    all_games = [played(text, seed, sense=seed % 3 / 2) for text in VARIED for seed in range(15)]
    phases = {state.phase for game in all_games for state in game.states}
    assert phases == set(KnockPhase)
    results = {game.states[-1].result.result for game in all_games if game.states[-1].result}
    assert results >= {"knock", "gin", "undercut", "draw", "misdeal", "resign"}


def test_the_same_deal_is_dealt_one_card_at_a_time_nondealer_first() -> None:
    state = deal_knock(played("standard", 1).rules, DECK, 1)
    assert state.hand(2) == DECK[0:20:2]
    assert state.hand(1) == DECK[1:20:2]
    assert state.upcard == DECK[20]
    assert state.stock == DECK[21:]
