"""What holds in every deal of three: cards, moves, views, imagined deals, records and players."""

import pickle
import random
import re
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.cards import DECK, Card
from engine.errors import DealOver, Illegal, NotYourTurn
from engine.families import determinize
from engine.jersey import JerseyState
from engine.knock import KnockPhase, KnockView
from engine.moments import moments
from engine.moves import ENDINGS, RESIGN, STOCK, Move
from engine.open_deal import open_at
from engine.record import DealRecord, Record, read_record, replay, write_record
from engine.results import DealResult
from engine.rules import ALL_PRESETS
from tests.engine.jersey.three_games import VARIED, ThreeGame, every_card, played
from tests.engine.whole_deals import readable_moves

VIEWERS = (1, 2, 3, None)
NAMES = ("North", "East", "South")

varied = st.sampled_from(VARIED)
seeds = st.integers(0, 2**32)
senses = st.sampled_from((0.0, 0.5, 0.9))
often = settings(max_examples=40, derandomize=True, deadline=None)


@pytest.mark.slow
@often
@given(text=varied, seed=seeds, sense=senses)
def test_a_deal_keeps_its_promises(text: str, seed: int, sense: float) -> None:
    game, rng = played(text, seed, sense=sense), random.Random(seed)
    again = game.start()
    for ply, state in enumerate(game.states):
        assert every_card(state) == list(DECK)
        assert again == state
        assert pickle.loads(pickle.dumps(state)) == state
        if state.turn is not None:
            again = again.play(Move.parse(str(game.moves[ply])))
            check_turn(state)
        if not rng.randrange(4):
            check_views(state, rng)
        if not rng.randrange(12):
            check_moves(state, rng)
            check_giving_up(state)
    check_end(game.states[-1])


def check_turn(state: JerseyState) -> None:
    """The one on turn has moves, and nobody else has."""
    legal = state.legal_moves()
    assert legal
    assert len(set(legal)) == len(legal)
    for seat in {1, 2, 3} - {state.turn}:
        with pytest.raises(NotYourTurn):
            state.play(legal[0], seat)


def check_views(state: JerseyState, rng: random.Random) -> None:
    """Nobody can tell the deal from an imagined one."""
    for viewer in VIEWERS:
        view = state.view(viewer)
        imagined = determinize(view, rng)
        assert isinstance(imagined, JerseyState)
        assert imagined.view(viewer) == view
        assert repr(imagined.view(viewer)) == repr(view)
        assert every_card(imagined) == list(DECK)
        assert view.legal == (state.legal_moves() if viewer and viewer == state.turn else ())


def check_moves(state: JerseyState, rng: random.Random) -> None:
    """Every move listed is taken; any other is refused and says what is legal."""
    if state.turn is None:
        return
    legal, before = state.legal_moves(), repr(state)
    for move in legal:
        assert state.play(move).ply == state.ply + 1
    others = [move for move in readable_moves(state, rng) if move not in legal]
    for move in rng.sample(others, 60):
        with pytest.raises(Illegal) as refused:
            state.play(move)
        assert refused.value.legal == tuple(map(str, legal))
    assert repr(state) == before


def check_giving_up(state: JerseyState) -> None:
    """Anybody may give up at any time, and nobody scores."""
    for seat in () if state.turn is None else (1, 2, 3):
        for kind in ENDINGS:
            result = state.play(Move(kind), seat).result
            assert result is not None
            assert (result.result, result.winner) == (kind, None)
            assert result.knocker == (None if kind == "void" else seat)
            assert (result.scores, result.boxes) == ((0, 0, 0), 0)
            assert result.hands == state.hands


def check_end(last: JerseyState) -> None:
    """Nothing can be played after the end, and the lines of the result add up."""
    result = last.result
    assert result is not None
    assert (last.phase, last.turn, last.legal_moves()) == ("HAND_OVER", None, ())
    for seat in VIEWERS:
        with pytest.raises(DealOver):
            last.play(STOCK, seat)
    with pytest.raises(DealOver):
        last.play(RESIGN, 1)
    for seat, points in enumerate(result.scores, start=1):
        lines = [line for line in result.award if (line.seat or result.winner) == seat]
        assert sum(line.points for line in lines) == points
    assert result.points == (0 if result.winner is None else result.scores[result.winner - 1])
    assert DealResult.from_json(result.to_json()) == result


def known_to_be_held(view: KnockView, seat: int) -> set[Card]:
    """Cards that a seat took from the pile and has not discarded."""
    held: set[Card] = set()
    for seen in view.moves:
        if seen.seat == seat and seen.card is not None:
            (held.add if seen.kind == "take" else held.discard)(seen.card)
    return held


@pytest.mark.slow
@often
@given(text=varied, seed=seeds, sense=senses)
def test_a_view_names_no_hidden_card(text: str, seed: int, sense: float) -> None:
    for state in played(text, seed, sense=sense).states[:-1]:
        for viewer in VIEWERS:
            view = state.view(viewer)
            hidden = set(state.stock)
            for seat in {1, 2, 3} - {viewer}:
                hidden |= set(state.hand(seat)) - known_to_be_held(view, seat)
            if view.shown is not None:
                hidden -= {card for card, _ in view.shown.layoffs}
                hidden -= set(state.hand(view.shown.knocker))
            # The knock card of a second deck may equal a hidden card.
            shown = set(re.findall(r"\b[A2-9TJQK][CDHS]\b", repr(view)))
            assert not (shown & {str(card) for card in hidden if card != state.knock_card})


@pytest.mark.slow
@often
@given(text=varied, seed=seeds, sense=senses)
def test_cards_known_to_be_held_stay_in_the_imagined_hands(
    text: str, seed: int, sense: float
) -> None:
    rng = random.Random(seed)
    for state in played(text, seed, sense=sense).states[:-1]:
        for viewer in VIEWERS:
            view = state.view(viewer)
            imagined = determinize(view, rng)
            assert isinstance(imagined, JerseyState)
            # A knocker's face-down discard may be a card taken before.
            knocker = None if view.shown is None else view.shown.knocker
            for seat in {1, 2, 3} - {knocker}:
                assert known_to_be_held(view, seat) <= set(imagined.hand(seat))
            if viewer is not None:
                assert imagined.hand(viewer) == state.hand(viewer)


def recorded(game: ThreeGame) -> Record:
    second = game.rules.knock_card_source == "second_deck"
    result = game.states[-1].result
    assert result is not None
    deal = DealRecord(
        1,
        game.dealer,
        game.deck,
        knock_card=game.knock_card if second else None,
        moves=tuple((None, move) for move in game.moves),
        result=(result.winner, result.result, result.points),
        both=result.both,
    )
    return Record(game.rules, NAMES, (deal,))


@pytest.mark.slow
@often
@given(text=varied, seed=seeds, sense=senses)
def test_a_record_replays_to_the_same(text: str, seed: int, sense: float) -> None:
    game = played(text, seed, sense=sense)
    record = recorded(game)
    read = read_record(write_record(record), presets=ALL_PRESETS)
    assert read == record
    assert replay(read).states == (game.states[-1],)


@pytest.mark.slow
def test_chance_reaches_every_phase_and_result() -> None:
    phases, results = Counter[str](), Counter[str]()
    for text in VARIED:
        for seed in range(12):
            for sense in (0.0, 0.9):
                states = played(text, seed, sense=sense).states
                phases.update({state.phase for state in states})
                assert states[-1].result is not None
                results[states[-1].result.result] += 1
    never = {KnockPhase.WALL, KnockPhase.ILLEGAL_KNOCK}
    assert phases.keys() == set(KnockPhase) - never
    assert {"knock", "undercut", "gin", "draw", "misdeal"} <= results.keys()


def test_an_open_deal_shows_three_hands_and_its_moments() -> None:
    states = played("jersey", 5, sense=0.95).states
    last = len(states) - 1
    shown = open_at(states, last)
    assert len(shown.hands) == 3
    found = moments(states)
    assert found
    assert all(0 < each.step <= last and each.seat in {1, 2, 3} for each in found)
