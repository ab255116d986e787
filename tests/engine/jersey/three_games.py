"""Deals of three for tests: laid out by hand, or played by chance to their end."""

import random
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from engine.cards import DECK, Card, parse_cards
from engine.families import start_deal
from engine.jersey import JerseyState
from engine.moves import Move
from engine.players import PLAYERS
from engine.rules import ALL_PRESETS, Rules, read_rules

VARIED = (
    "jersey",
    "jersey layoff_mode=manual knock_limit=40",
    "jersey return_taken_discard=yes stall_guard=3 discard_visibility=full draw_dealer=rotate",
    "jersey gin_compulsory=yes big_gin=total:31 stock_end=0",
    "jersey tie_rule=no_score knock_limit=30",
    "jersey immediate_knock=misdeal knock_limit=40",
    "classic seating=three_handed layoff_mode=manual knock_meld_mode=manual",
    "dictionary seating=three_handed",
    "eleven seating=three_handed immediate_knock=misdeal knock_limit=25",
    "straight seating=three_handed",
    "oklahoma_kisses seating=three_handed",
    "oklahoma_fosdick seating=three_handed",
    "oklahoma_match seating=three_handed stock_end=15",
    "round_corner seating=three_handed layoff_mode=manual",
    "sequence seating=three_handed sequence_bonus=3/1/1/both spade_doubles=yes",
    "standard seating=three_handed first_turn=normal_draw runs=any_suit",
)
"""Rules that between them reach every phase and result."""

_MOST_MOVES = 1000


def rules_of(text: str) -> Rules:
    """Rules of three, from their text."""
    return read_rules(text, ALL_PRESETS)


def deck_of(hands: Sequence[str], rest: str, dealer: int = 3) -> list[Card]:
    """A deck that deals these hands, by seat, and turns and stocks the rest in order."""
    cards = [parse_cards(hand) for hand in hands]
    order = [(dealer + place) % 3 for place in range(3)]
    dealt = [cards[at][place] for place in range(10) for at in order]
    first = [*dealt, *parse_cards(rest)]
    return [*first, *(card for card in DECK if card not in first)]


def dealt(text: str, hands: Sequence[str], rest: str, dealer: int = 3) -> JerseyState:
    """A deal of these hands, before its first move."""
    state = start_deal(rules_of(text), deck_of(hands, rest, dealer), dealer)
    assert isinstance(state, JerseyState)
    return state


def play(state: JerseyState, words: str) -> JerseyState:
    """The state after some moves, each of the player on turn."""
    for word in words.split():
        state = state.play(Move.parse(word))
    return state


@dataclass(frozen=True)
class ThreeGame:
    """A deal of three that was played to its end: what it was dealt from, and all its states."""

    rules: Rules
    deck: tuple[Card, ...]
    dealer: int
    knock_card: Card
    moves: tuple[Move, ...]
    states: tuple[JerseyState, ...]

    def start(self) -> JerseyState:
        """The deal dealt once more."""
        state = start_deal(self.rules, self.deck, self.dealer, knock_card=self.knock_card)
        assert isinstance(state, JerseyState)
        return state


def played(text: str, seed: int, *, sense: float) -> ThreeGame:
    """Play a deal; with a chance of `sense` a move is the simple player's, else any legal one."""
    rng, rules = random.Random(seed), rules_of(text)
    deck, dealer, card = tuple(rng.sample(DECK, 52)), rng.choice((1, 2, 3)), rng.choice(DECK)
    state = start_deal(rules, deck, dealer, knock_card=card)
    assert isinstance(state, JerseyState)
    states, moves = [state], list[Move]()
    while (state := states[-1]).turn is not None:
        assert len(moves) < _MOST_MOVES, "this deal doesn't end"
        view = state.view(state.turn)
        sensible = rng.random() < sense
        move = PLAYERS["simple"].choose(view, rng) if sensible else rng.choice(view.legal)
        moves.append(move)
        states.append(state.play(move))
    return ThreeGame(rules, deck, dealer, card, tuple(moves), tuple(states))


def every_card(state: JerseyState) -> list[Card]:
    """The cards of a deal, wherever they are, in order."""
    discard = state.result.discard if state.result else state.discard
    away = [*state.pile, *([] if discard is None else [discard])]
    return sorted([*(card for hand in state.hands for card in hand), *state.stock, *away])


def cards(texts: Iterable[str]) -> tuple[tuple[Card, ...], ...]:
    """Hands, from their texts."""
    return tuple(tuple(sorted(parse_cards(text))) for text in texts)
