"""What holds in every deal and contest of every preset, and under any rules that aren't refused.

Random play goes through every phase; the simple player, which goes out when it can, plays whole
contests. What is special to a family of variants is tested beside it.
"""

import pickle
import random
from collections import Counter
from dataclasses import replace
from typing import Any, cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import fair
from engine.cards import DECK
from engine.contest import Contest
from engine.errors import BadRules, DealOver, Illegal, NotYourTurn
from engine.families import determinize, start_deal
from engine.knock import KnockPhase
from engine.knock.view import KnockView
from engine.machine import State
from engine.moves import ENDINGS, RESIGN, STOCK, Move
from engine.players import PLAYERS
from engine.record import DealRecord, Record, read_record, replay, write_record
from engine.results import DealResult
from engine.rules import PRESETS, Rules, check_rules, read_rules
from engine.seats import SEATS, other
from engine.table import TablePhase
from engine.words import SeatingFormat
from tests.engine import playing
from tests.engine.contest import plain_recount
from tests.engine.contest.plain_recount import Deal
from tests.engine.strategies import any_options
from tests.engine.table import table_games
from tests.engine.whole_deals import (
    VIEWERS,
    Played,
    every_card,
    hands_of,
    played,
    readable_moves,
    written,
)

some = settings(max_examples=3, derandomize=True, deadline=None)
seeds = st.integers(0, 2**32)
senses = st.sampled_from((0.0, 0.0, 0.5, 0.9))
every_preset = pytest.mark.parametrize("rules", PRESETS.values(), ids=PRESETS)

MIXED = {text: read_rules(text) for text in (*playing.VARIED, *table_games.VARIED) if " " in text}
"""Mixes of options that between them reach every phase and result."""


def check_deal(game: Played, rng: random.Random) -> None:
    """See that all that must hold in a deal does, in each of its states or in some of them."""
    check_end(game)
    assert pickle.loads(pickle.dumps(game.states)) == game.states
    again = game.start()
    for ply, state in enumerate(game.states):
        assert every_card(state) == list(DECK)
        assert again == state
        if state.turn is not None:
            again = again.play(Move.parse(str(game.deal.moves[ply][1])))
            legal = state.legal_moves()
            assert legal
            assert len(set(legal)) == len(legal)
            with pytest.raises(NotYourTurn):
                state.play(legal[0], other(state.turn))
        if not rng.randrange(3):
            check_views(state, rng)
        if not rng.randrange(12):
            assert written(game, ply) == state
            check_moves(state, rng)
            check_giving_up(state)


def check_end(game: Played) -> None:
    """The last state alone has a result, and nothing can be played in it."""
    *before, last = game.states
    assert all(state.result is None for state in before)
    assert (last.phase, last.turn, last.legal_moves()) == ("HAND_OVER", None, ())
    for seat in (None, *SEATS):
        with pytest.raises(DealOver):
            last.play(STOCK, seat)
    with pytest.raises(DealOver):
        last.play(RESIGN, 1)
    assert written(game, len(before)) == last
    check_award(result_of(last))


def result_of(state: State) -> DealResult:
    assert state.result is not None
    return state.result


def check_award(result: DealResult) -> None:
    """The lines of each side add up to its points."""
    for seat, points in zip(SEATS, result.scores, strict=True):
        lines = [line for line in result.award if (line.seat or result.winner) == seat]
        assert sum(line.points for line in lines) == points
    if result.winner is None:
        assert (result.points, result.boxes) == (0, 0)
    else:
        assert result.points == result.scores[result.winner - 1]
    assert DealResult.from_json(result.to_json()) == result


def check_views(state: State, rng: random.Random) -> None:
    """Nobody can tell the deal from an imagined one; the player on turn sees the legal moves."""
    for viewer in VIEWERS:
        view = state.view(viewer)
        imagined = determinize(view, rng)
        assert type(imagined) is type(state)
        assert imagined.view(viewer) == view
        assert repr(imagined.view(viewer)) == repr(view)
        assert every_card(imagined) == list(DECK)
        assert view.legal == (state.legal_moves() if viewer and viewer == state.turn else ())


def check_moves(state: State, rng: random.Random) -> None:
    """Every move listed is taken; any other is refused, says what is legal and changes nothing.

    Not listed, but taken, are melds beyond those listed, with their cards in any order, and knocks
    that are claimed where a false one may be.
    """
    if state.turn is None:
        return
    legal, before = state.legal_moves(), repr(state)
    view = state.view(state.turn)
    claims = playing.claimable(view) if isinstance(view, KnockView) else ()
    for move in (*legal, *claims):
        assert state.play(move).ply == state.ply + 1
    others = [move for move in readable_moves(state, rng) if move not in legal]
    for move in rng.sample(others, 60):
        unlisted = move.kind in {"lay", "contract"} and any(move.kind == one.kind for one in legal)
        if unlisted or move in claims:
            continue
        with pytest.raises(Illegal) as refused:
            state.play(move)
        assert refused.value.legal == tuple(map(str, legal))
    assert repr(state) == before


def check_giving_up(state: State) -> None:
    """Either side may give up at any time, and nobody scores."""
    if state.turn is None:
        return
    for seat in SEATS:
        for kind in ENDINGS:
            result = result_of(state.play(Move(kind), seat))
            winner = None if kind == "void" else other(seat)
            assert (result.result, result.winner) == (kind, winner)
            assert (result.scores, result.boxes) == ((0, 0), 0)
            assert result.hands == hands_of(state)


@pytest.mark.slow
@every_preset
@some
@given(seed=seeds, sense=senses)
def test_every_preset_keeps_its_promises(rules: Rules, seed: int, sense: float) -> None:
    check_deal(played(rules, seed, sense=sense), random.Random(seed))


@pytest.mark.slow
@pytest.mark.parametrize("rules", MIXED.values(), ids=MIXED)
@some
@given(seed=seeds, sense=senses)
def test_so_do_mixes_of_options(rules: Rules, seed: int, sense: float) -> None:
    check_deal(played(rules, seed, sense=sense), random.Random(seed))


@pytest.mark.slow
@given(preset=st.sampled_from(sorted(PRESETS)), options=any_options(), seed=seeds)
@settings(max_examples=60, derandomize=True, deadline=None)
def test_whatever_is_not_refused_can_be_played(
    preset: str, options: dict[str, object], seed: int
) -> None:
    """Rules are refused when a table is made, for one of the combinations of A.9, or never."""
    rules = replace(PRESETS[preset], **cast("Any", options))
    try:
        check_rules(rules)
    except BadRules:
        with pytest.raises(BadRules):
            start_deal(rules, DECK, 1, knock_card=DECK[0])
        return
    game = played(replace(rules, seating=SeatingFormat.HEADS_UP), seed, sense=0)
    check_end(game)
    state = random.Random(seed).choice(game.states)
    check_views(state, random.Random(seed))
    assert all(every_card(state) == list(DECK) for state in game.states)


@pytest.mark.slow
def test_random_play_reaches_every_phase() -> None:
    """And how often: no phase hangs on one lucky deal."""
    phases = Counter[tuple[str, str]]()
    for text in (*PRESETS, *MIXED):
        for seed in range(2):
            game = played(read_rules(text), seed, sense=0)
            family = "knock" if game.rules.family == "knock" else "table"
            phases.update({(family, state.phase) for state in game.states})
    wanted = {("knock", str(phase)) for phase in KnockPhase}
    wanted |= {("table", str(phase)) for phase in TablePhase}
    assert {(family, str(phase)) for family, phase in phases} == wanted
    assert min(phases.values()) >= 3


def contest_played(rules: Rules, seed: int) -> tuple[Record, Contest, list[DealResult]]:
    """A contest from the first deal to the settlement."""
    rng = random.Random(seed)
    contest = Contest.start(rules, rng.choice(SEATS))
    deals: list[DealRecord] = []
    results: list[DealResult] = []
    while not contest.finished:
        deck, card = fair.shuffled(of_deal := rng.randbytes(32)), fair.knock_card(of_deal)
        number = contest.deals + 1
        state = start_deal(rules, deck, contest.dealer, number=number, knock_card=card)
        moves: list[tuple[None, Move]] = []
        while state.turn is not None:
            move = PLAYERS["simple"].choose(state.view(state.turn), rng)
            moves.append((None, move))
            state = state.play(move)
        result = result_of(state)
        results.append(result)
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
    return Record(rules, ("North", "South"), tuple(deals)), contest, results


def told(result: DealResult) -> Deal:
    """A deal as the second count of a contest takes it."""
    one, two = (result.boxes if result.winner == seat else 0 for seat in SEATS)
    return (*result.scores, one, two, result.winner)


@every_preset
def test_a_whole_contest_is_played_replayed_and_counted_again(rules: Rules) -> None:
    record, contest, results = contest_played(rules, 1)
    read = read_record(write_record(record))
    assert read == record
    assert replay(read).contest == contest
    for result in results:
        check_award(result)
    counted = plain_recount.count(rules, list(map(told, results)), rules.game_target)
    ended = contest.settlement
    assert ended is not None
    assert (counted.deals, counted.totals) == (contest.deals, ended.totals)
    assert counted.winner is None or counted.winner + 1 == ended.winner
    assert tuple(sum(line.points for line in side) for side in ended.lines) == ended.totals
    if rules.match == "single":
        both = tuple(sum(result.scores[seat - 1] for result in results) for seat in SEATS)
        assert contest.points == both
