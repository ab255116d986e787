"""Every preset can be played: whole contests between simple players, written down and replayed."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import fair
from engine.contest import Contest
from engine.errors import BadRules
from engine.machine import State, start_deal
from engine.players import PLAYERS
from engine.presets import PRESETS
from engine.record import DealRecord, Record, read_record, replay, write_record
from engine.rules import Rules
from tests.engine.strategies import any_options

_MOST_MOVES = 5000


def contest_played(rules: Rules, seed: int) -> tuple[Record, Contest]:
    """A contest from the first deal to the settlement."""
    rng = random.Random(seed)
    contest = Contest.start(rules, rng.choice((1, 2)))
    deals: list[DealRecord] = []
    while not contest.finished:
        deck, card = fair.shuffled(of_deal := rng.randbytes(32)), fair.knock_card(of_deal)
        number = contest.deals + 1
        state = start_deal(rules, deck, contest.dealer, number=number, knock_card=card)
        moves = []
        while state.turn is not None:
            move = PLAYERS["simple"].choose(state.view(state.turn), rng)
            moves.append((None, move))
            state = state.play(move)
        result = state.result
        assert result is not None
        deals.append(
            DealRecord(
                number=number,
                dealer=contest.dealer,
                deck=deck,
                knock_card=card if rules.knock_card_source == "second_deck" else None,
                moves=tuple(moves),
                result=(result.winner, result.result, result.points),
                both=result.both,
            )
        )
        contest = contest.add(result)
    return Record(rules, ("North", "South"), tuple(deals)), contest


@pytest.mark.parametrize("rules", PRESETS.values(), ids=PRESETS)
def test_a_whole_contest_is_played_and_replayed(rules: Rules) -> None:
    record, contest = contest_played(rules, 1)
    read = read_record(write_record(record))
    assert read == record
    assert replay(read).contest == contest


def played_anyhow(state: State, rng: random.Random) -> State:
    """The deal after random moves, to its end."""
    for _ in range(_MOST_MOVES):
        if state.turn is None:
            return state
        state = state.play(rng.choice(state.legal_moves()))
    raise AssertionError(state)


@given(preset=st.sampled_from(sorted(PRESETS)), options=any_options(), seed=st.integers(0, 2**32))
@settings(max_examples=150, derandomize=True, deadline=None)
def test_whatever_is_not_refused_can_be_played(
    preset: str, options: dict[str, object], seed: int
) -> None:
    """Rules are refused when a table is made, for one of the combinations of A.9, or never."""
    rules = Rules.of(preset, **options)
    rng = random.Random(seed)
    deck, card = list(fair.shuffled(rng.randbytes(32))), fair.knock_card(rng.randbytes(32))
    try:
        rules.check()
    except BadRules:
        with pytest.raises(BadRules):
            start_deal(rules, deck, 1, knock_card=card)
        return
    state = played_anyhow(start_deal(rules, deck, 1, knock_card=card), rng)
    assert state.result is not None
    assert state.result.points == state.result.scores[(state.result.winner or 1) - 1]
    assert sum(line.points for line in state.result.award if line.seat is None) in {
        0,
        state.result.points,
    }
