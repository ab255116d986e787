"""Deals played through, for the tests of what must always hold."""

import random
from dataclasses import dataclass, field
from typing import Any

from hypothesis import strategies as st

from engine.cards import DECK, Card, parse_card, parse_cards
from engine.knock import KnockPhase, KnockState, claimable, deal_knock
from engine.moves import RESIGN, Move
from engine.players import PLAYERS
from engine.rules import PRESETS, Rules, read_rules, write_rules

VARIED = (
    *(write_rules(rules) for rules in PRESETS.values() if rules.family == "knock"),
    "standard immediate_knock=misdeal knock_limit=40",
    "eleven immediate_knock=misdeal knock_limit=30",
    "straight stock_end=25 wall_rule=last_discard_action gin_compulsory=yes",
    "standard stock_end=28 wall_rule=last_discard_action knock_limit=35",
    "gra stall_guard=2",
    "standard sequence_bonus=4/2/3/winner spade_doubles=yes spade_double_boxes=all",
    "standard illegal_knock=opponent_choice knock_limit=30 layoff_mode=manual",
    "standard illegal_knock=expose wall_rule=last_discard_action stock_end=20",
    "gra illegal_knock=opponent_choice discard_visibility=full stock_end=14 stall_guard=4",
    "tedesco illegal_knock=opponent_choice layoff_mode=manual knock_meld_mode=manual",
    "standard layoff_mode=manual knock_limit=50",
    "round_corner layoff_mode=manual big_gin=total:31",
    "sequence sequence_bonus=3/1/1/both layoff_mode=manual spade_doubles=yes",
    "round_corner runs=any_suit ace=high_or_low tie_rule=no_score draw_dealer=rotate",
)
"""Rules that between them reach every phase and nearly every result."""


@dataclass(frozen=True)
class Game:
    """A deal that was played to its end: what it was dealt from, its moves, all its states."""

    rules: Rules
    deck: tuple[Card, ...]
    dealer: int
    knock_card: Card
    moves: tuple[Move, ...]
    states: tuple[KnockState, ...] = field(repr=False)


def played(text: str, seed: int, *, sense: float = 0.8) -> Game:
    """Play a deal; with a chance of `sense` a move is the simple player's, else any legal one."""
    rng = random.Random(seed)
    rules = read_rules(text)
    deck = list(DECK)
    rng.shuffle(deck)
    dealer = rng.choice((1, 2))
    knock_card = rng.choice(DECK)
    state = deal_knock(rules, deck, dealer, knock_card=knock_card)
    states = [state]
    moves: list[Move] = []
    while state.turn is not None:
        if rng.random() < sense:
            move = PLAYERS["simple"].choose(state.view(state.turn), rng)
        elif rng.random() < 0.01:
            move = RESIGN
        else:
            claims = claimable(state.view(state.turn))
            false = bool(claims) and rng.random() < 0.3
            move = rng.choice(claims if false else state.legal_moves())
        state = state.play(move)
        moves.append(move)
        states.append(state)
    return Game(rules, tuple(deck), dealer, knock_card, tuple(moves), tuple(states))


def position(
    text: str,
    nondealer: str,
    dealer: str,
    *,
    pile: str = "6S",
    stock: str = "",
    phase: KnockPhase = KnockPhase.DRAW,
    turn: int = 1,
    upcard: str | None = None,
) -> KnockState:
    """A state in mid-deal: seat 2 has dealt; the stock is what is named and then the rest."""
    rules = read_rules(text)
    hands = (tuple(sorted(parse_cards(nondealer))), tuple(sorted(parse_cards(dealer))))
    named = parse_cards(stock)
    used = {*hands[0], *hands[1], *parse_cards(pile), *named}
    card = None if upcard is None else parse_card(upcard)
    return KnockState(
        rules=rules,
        number=1,
        dealer=2,
        knock_card=card if rules.needs_knock_card else None,
        upcard=card,
        phase=phase,
        turn=turn,
        hands=hands,
        stock=(*named, *(card for card in DECK if card not in used)),
        pile=parse_cards(pile),
    )


def changed(state: KnockState, **parts: Any) -> KnockState:
    """The state with some of its parts changed."""
    return KnockState(**(state.parts() | parts))


games = st.builds(
    played,
    st.sampled_from(VARIED),
    st.integers(0, 2**32),
    sense=st.sampled_from((0.0, 0.8, 1.0)),
)
"""Played deals under many rules."""
