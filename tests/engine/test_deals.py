"""What holds in every deal of the knock family."""

import pickle

import pytest
from hypothesis import given, settings

from engine.cards import DECK
from engine.errors import DealOver, Illegal, NotYourTurn
from engine.knock import KnockState, Phase, claimable, deal_knock
from engine.machine import start_deal
from engine.moves import KINDS, RESIGN, STOCK, Move
from engine.presets import PRESETS
from engine.results import DealResult
from engine.seats import other
from tests.engine.playing import VARIED, Game, games, played

often = settings(max_examples=60, derandomize=True, deadline=None)


def every_card(state: KnockState) -> list[object]:
    hidden = state.result.discard if state.result else state.parts()["discard"]
    cards = [*state.hands[0], *state.hands[1], *state.stock, *state.pile]
    return sorted(cards if hidden is None else [*cards, hidden])


@often
@given(games)
def test_no_card_is_ever_lost_or_made(game: Game) -> None:
    assert all(every_card(state) == list(DECK) for state in game.states)


@often
@given(games)
def test_a_deal_ends_with_a_result_and_never_before(game: Game) -> None:
    *before, last = game.states
    assert all(state.result is None and state.legal_moves() for state in before)
    assert last.phase == Phase.HAND_OVER
    assert last.turn is None
    assert last.result
    assert last.legal_moves() == ()
    with pytest.raises(DealOver):
        last.play(STOCK)
    with pytest.raises(DealOver):
        last.play(RESIGN, 1)


@often
@given(games)
def test_a_deal_replays_from_its_deck_and_moves(game: Game) -> None:
    state = start_deal(game.rules, game.deck, game.dealer, knock_card=game.knock_card)
    states = [state]
    for move in game.moves:
        state = state.play(Move.parse(str(move)))
        states.append(state)
    assert tuple(states) == game.states
    assert pickle.loads(pickle.dumps(states)) == states


@often
@given(games)
def test_a_state_made_of_its_parts_goes_on_as_the_one_that_was_played_to(game: Game) -> None:
    for state, move, after in zip(game.states, game.moves, game.states[1:], strict=False):
        again = KnockState(**state.parts())
        assert (again, hash(again), repr(again)) == (state, hash(state), repr(state))
        assert again.legal_moves() == state.legal_moves()
        assert again.play(move) == after
        assert again != after


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
def test_the_award_adds_up(game: Game) -> None:
    result = game.states[-1].result
    assert result
    for seat, score in zip((1, 2), result.scores, strict=True):
        own = {None, seat} if seat == result.winner else {seat}
        assert sum(line.points for line in result.award if line.seat in own) == score
    if result.winner is not None:
        assert result.points == result.scores[result.winner - 1]
    else:
        assert (result.points, result.boxes, result.award) == (0, 0, ())
    assert DealResult.from_json(result.to_json()) == result


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


@pytest.mark.parametrize("text", VARIED)
def test_every_move_that_is_not_legal_is_refused(text: str) -> None:
    plain = [Move(kind) for kind in KINDS if kind not in CARRY_MORE and kind not in ENDINGS]
    with_card = [Move(kind, card) for kind in CARRY_CARD for card in DECK[::3]]
    with_number = [Move(kind, DECK[0], target=1) for kind in ("layoff", "extend")]
    with_melds = [Move(kind, melds=(DECK[:3],)) for kind in ("lay", "contract")]
    others = [*plain, *with_card, *with_number, *with_melds, Move("take", count=2)]
    for state in played(text, seed=7, sense=0.9).states[:-1:4]:
        legal = state.legal_moves()
        for move in others:
            if move in legal or move in claimable(state.view(state.turn)):
                assert state.play(move).ply == state.ply + 1
                continue
            with pytest.raises(Illegal) as refused:
                state.play(move)
            assert refused.value.legal == tuple(str(move) for move in legal)


CARRY_CARD = ("discard", "knock", "gin", "claim_knock", "offer")
CARRY_MORE = (*CARRY_CARD, "layoff", "extend", "lay", "contract")
ENDINGS = ("resign", "forfeit", "void")


@often
@given(games)
def test_only_the_player_on_turn_moves(game: Game) -> None:
    for state in game.states[:-1]:
        assert state.turn
        with pytest.raises(NotYourTurn):
            state.play(state.legal_moves()[0], other(state.turn))


@often
@given(games)
def test_either_side_may_give_up_at_any_time(game: Game) -> None:
    for state in game.states[:-1:5]:
        for seat in (1, 2):
            for kind in ENDINGS:
                result = state.play(Move(kind), seat).result
                assert result
                assert result.result == kind
                assert result.winner == (None if kind == "void" else other(seat))
                assert result.points == 0
                assert result.hands == state.hands


def test_every_phase_and_nearly_every_result_is_reached() -> None:
    all_games = [played(text, seed, sense=seed % 3 / 2) for text in VARIED for seed in range(15)]
    phases = {state.phase for game in all_games for state in game.states}
    assert phases == set(Phase)
    results = {game.states[-1].result.result for game in all_games if game.states[-1].result}
    assert results >= {"knock", "gin", "undercut", "draw", "misdeal", "resign"}


def test_the_same_deal_is_dealt_one_card_at_a_time_nondealer_first() -> None:
    state = deal_knock(played("standard", 1).rules, DECK, 1)
    assert state.hand(2) == DECK[0:20:2]
    assert state.hand(1) == DECK[1:20:2]
    assert state.upcard == DECK[20]
    assert state.stock == DECK[21:]
