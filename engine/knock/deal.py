"""Dealing for the knock family (rules, B.1, deal)."""

from collections.abc import Sequence

from engine.cards import DECK, Card
from engine.deadwood import deadwood
from engine.errors import BadRules, Unreadable
from engine.knock.knocking import knock_options
from engine.knock.state import KnockState
from engine.knock.view import KnockPhase
from engine.results import DealResult, ResultKind
from engine.rules import Rules, check_rules
from engine.seats import SEATS, Seat, other
from engine.words import FirstTurn, ImmediateKnock, KnockCardSource

_HAND_SIZE = 10
_CARDS = frozenset(DECK)

_FIRST_PHASES = {
    FirstTurn.OFFER_BOTH: KnockPhase.OFFER_N,
    FirstTurn.OFFER_NONDEALER: KnockPhase.OFFER_N,
    FirstTurn.ELEVEN_CARDS: KnockPhase.ACT,
    FirstTurn.STOCK_ONLY: KnockPhase.FORCED_STOCK,
    FirstTurn.NORMAL_DRAW: KnockPhase.DRAW,
}


def deal_knock(
    rules: Rules,
    deck: Sequence[Card],
    dealer: Seat,
    *,
    number: int = 1,
    knock_card: Card | None = None,
) -> KnockState:
    """Deal a hand of the knock family; a misdeal (rules, B.1) is over at once.

    The deck is in dealing order, one card at a time to each side, the non-dealer first.
    `knock_card` comes from a second deck, and only where the rules call for one.
    """
    check_rules(rules)
    if len(deck) != len(DECK) or frozenset(deck) != _CARDS:
        raise Unreadable("A deck is 52 different cards.")
    if dealer not in SEATS:
        raise ValueError(f"{dealer} is not a seat")
    nondealer = other(dealer)
    dealt = 2 * _HAND_SIZE
    hands = {nondealer: deck[0:dealt:2], dealer: deck[1:dealt:2]}
    rest = tuple(deck[dealt:])
    upcard = rest[0] if rules.turns_upcard else None
    if rules.first_turn == FirstTurn.ELEVEN_CARDS:
        hands[nondealer] = (*hands[nondealer], rest[0])
    state = KnockState(
        rules=rules,
        number=number,
        dealer=dealer,
        knock_card=_knock_card(rules, upcard, knock_card),
        upcard=upcard,
        phase=_FIRST_PHASES[rules.first_turn],
        turn=nondealer,
        hands=(tuple(sorted(hands[SEATS[0]])), tuple(sorted(hands[SEATS[1]]))),
        stock=rest if rules.first_turn == FirstTurn.STOCK_ONLY else rest[1:],
        pile=() if upcard is None else (upcard,),
    )
    if rules.immediate_knock == ImmediateKnock.MISDEAL and _knocks_at_once(state):
        return _misdealt(state)
    return state


def _knock_card(rules: Rules, upcard: Card | None, second: Card | None) -> Card | None:
    if not rules.needs_knock_card:
        return None
    card = upcard if rules.knock_card_source == KnockCardSource.UPCARD else second
    if card is None and rules.knock_card_source == KnockCardSource.SECOND_DECK:
        raise BadRules("These rules need a knock card from the second deck.", "knock_card")
    return card


def _knocks_at_once(state: KnockState) -> bool:
    """Whether a hand could knock as it was dealt."""
    limit = state.knock_limit
    for hand in state.hands:
        if len(hand) == _HAND_SIZE:
            if deadwood(hand, state.rules.melds) <= limit:
                return True
        else:
            options = knock_options(state.rules, hand, limit)
            if options.knock or options.gin:
                return True
    return False


def _misdealt(state: KnockState) -> KnockState:
    """Return the deal as a misdeal, its hands unseen."""
    result = DealResult(state.number, state.dealer, state.knock_card, ResultKind.MISDEAL)
    parts = state.parts()
    parts.update(phase=KnockPhase.HAND_OVER, turn=None, result=result)
    return KnockState(**parts)
