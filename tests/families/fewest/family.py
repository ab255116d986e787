"""Fewest as one object, with what imagines its deals and what plays them."""

import random
from dataclasses import replace

from engine.cards import DECK, Card
from engine.machine import Family
from engine.moves import Move, MoveKind
from engine.players.player import PlainPlayer
from engine.rules import Rules
from engine.rules.family_rules import FamilyRules
from engine.seats import SEATS
from engine.table.view import SeenTableMove
from engine.values import card_value
from tests.families.fewest.state import FewestState
from tests.families.fewest.view import FewestView

NAME = "fewest"


def determinize(view: FewestView, rng: random.Random) -> FewestState:
    """Give the others random cards, and each hidden draw one that its player has now or threw."""
    threw = (seen.card for seen in view.moves if seen.kind == MoveKind.DISCARD)
    thrown = tuple(card for card in threw if card is not None)
    deck = [card for card in rng.sample(DECK, len(DECK)) if card not in {*thrown, *view.hand}]
    hands = [
        view.hand
        if seat == view.viewer
        else tuple(sorted(deck.pop() for _ in range(view.hand_sizes[seat - 1])))
        for seat in SEATS
    ]
    if view.result is not None:
        hands = list(view.result.hands)
        deck = [card for card in DECK if card not in {*thrown, *hands[0], *hands[1]}]
        rng.shuffle(deck)
    first, second = hands
    history = tuple(_told(seen, first if seen.seat == SEATS[0] else second) for seen in view.moves)
    return FewestState(
        rules=view.rules,
        number=view.number,
        dealer=view.dealer,
        phase=view.phase,
        turn=view.turn,
        hands=(first, second),
        stock=tuple(deck),
        pile=thrown,
        history=history,
        result=view.result,
    )


def _told(seen: SeenTableMove, hand: tuple[Card, ...]) -> SeenTableMove:
    if seen.kind != MoveKind.STOCK or seen.card is not None:
        return seen
    return replace(seen, card=hand[0])


def choose(view: FewestView, _: random.Random) -> Move:
    """Draw, or throw the card that counts most."""
    return max(view.legal, key=lambda move: 0 if move.card is None else card_value(move.card))


PLAYER = PlainPlayer(choose)

FEWEST = Family(
    name=NAME,
    deal=FewestState.deal,
    determinize=determinize,
    may_play=lambda view, move: move in view.legal,
    players={"simple": PLAYER, "novice": PLAYER},
)

FEWEST_RULES = FamilyRules(own=lambda _: True, both_score=lambda _: False)

RULES = Rules(preset=NAME, game_target=25)
