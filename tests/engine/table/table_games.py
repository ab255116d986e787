"""Deals with melds on the table played through, for the tests of what must always hold."""

import random
from dataclasses import dataclass

from hypothesis import strategies as st

from engine.cards import DECK, Card
from engine.errors import Illegal
from engine.families import start_deal
from engine.melds import melds_among
from engine.moves import RESIGN, Move
from engine.players import PLAYERS
from engine.rules import Rules, read_rules
from engine.table.state import TableState

VARIED = (
    "mahjong",
    "mahjong deep_card_use=new_meld_only",
    "mahjong multi_take=no final_discard=required return_taken_discard=yes",
    "mahjong final_discard=none",
    "mahjong runs=any_suit ace=high_or_low",
    "mahjong table_melds=own_only exhaust_score=void stock_end=12",
    "mahjong first_turn=eleven_cards stock_end=15",
    "mahjong first_turn=stock_only stall_guard=2 exhaust_score=difference",
    "skarney",
    "skarney extend_on_contract_turn=yes layoff_cap_per_meld=1 ace_offer_skips_draw=no",
    "skarney runs=suited reoffer_ban=no stock_end=20 exhaust_count=unmatched_only",
    "skarney contract=3/4 gin_bonus_no_contract=off",
    "skarney contract=3 table_melds=shared exhaust_score=table_minus_hand stock_end=14",
    "skarney first_turn=eleven_cards stall_guard=2 exhaust_score=void",
    "colonel",
    "colonel_challenge",
    "colonel_challenge challenge_timing=anytime challenge_per_turn=2 challenge_tie=challenged_wins",
    "colonel_challenge challenge_timing=anytime first_turn=eleven_cards gin_bonus=20",
    "colonel ace=corner runs=any_suit final_discard=none stock_end=5",
    "standard table_melds=shared",
    "standard table_melds=own_only sets=no ace=corner",
    "classic table_melds=shared values=mahjong final_discard=none",
)
"""Rules that between them reach every phase, every option and every result."""


@dataclass(frozen=True)
class Game:
    """A deal that was played to its end: what it was dealt from, its moves, all its states."""

    rules: Rules
    deck: tuple[Card, ...]
    dealer: int
    moves: tuple[Move, ...]
    states: tuple[TableState, ...]


def shuffled(seed: int) -> tuple[Card, ...]:
    return tuple(random.Random(seed).sample(DECK, len(DECK)))


def started(text: str, seed: int, dealer: int = 2) -> TableState:
    state = start_deal(read_rules(text), shuffled(seed), dealer)
    assert isinstance(state, TableState)
    return state


def accepted(state: TableState, move: Move) -> bool:
    """Whether a state takes a move."""
    try:
        state.play(move)
    except Illegal:
        return False
    return True


def unlisted_meld(state: TableState, rng: random.Random) -> Move | None:
    """A meld of the hand, perhaps none of those listed, its cards in any order."""
    assert state.turn
    hand = rng.sample(state.hand(state.turn), min(8, len(state.hand(state.turn))))
    melds = list(melds_among(hand, state.rules.melds))
    if not melds:
        return None
    meld = rng.choice(melds)
    return Move("lay", melds=(tuple(rng.sample(meld, len(meld))),))


def played(text: str, seed: int, *, sense: float = 0.8) -> Game:
    """Play a deal; with a chance of `sense` a move is the simple player's, else any."""
    rng = random.Random(seed)
    state = started(text, seed, rng.choice((1, 2)))
    states, moves = [state], []
    while state.turn is not None:
        legal = state.legal_moves()
        other = unlisted_meld(state, rng) if any(move.kind == "lay" for move in legal) else None
        if rng.random() < sense:
            move = PLAYERS["simple"].choose(state.view(state.turn), rng)
        elif rng.random() < 0.01:
            move = RESIGN
        elif other is not None and rng.random() < 0.5 and accepted(state, other):
            move = other
        else:
            move = rng.choice(legal)
        state = state.play(move)
        moves.append(move)
        states.append(state)
    return Game(state.rules, shuffled(seed), state.dealer, tuple(moves), tuple(states))


games = st.builds(
    played,
    st.sampled_from(VARIED),
    st.integers(0, 2**32),
    sense=st.sampled_from((0.0, 0.5, 0.8, 1.0)),
)
"""Played deals under many rules."""
