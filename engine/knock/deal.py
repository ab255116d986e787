"""Dealing for the knock family, to two or to three (rules, B.1, deal)."""

from collections.abc import Sequence
from typing import TypedDict

from engine.cards import DECK, Card
from engine.deadwood import deadwood
from engine.errors import BadRules, Unreadable
from engine.knock.knocking import knock_options
from engine.knock.state import KnockState
from engine.knock.view import KnockPhase
from engine.results import DealResult, Hand, ResultKind
from engine.rules import Rules, check_rules
from engine.seats import Seat, left_of
from engine.words import FirstTurn, ImmediateKnock, KnockCardSource

_HAND_SIZE = 10
_CARDS = frozenset(DECK)
_ELEVEN_CARDS, _STOCK_ONLY = FirstTurn.ELEVEN_CARDS, FirstTurn.STOCK_ONLY
_MISDEAL = ImmediateKnock.MISDEAL  # an enum takes its time to look a member up

_FIRST_PHASES = {
    FirstTurn.OFFER_BOTH: KnockPhase.OFFER_N,
    FirstTurn.OFFER_NONDEALER: KnockPhase.OFFER_N,
    FirstTurn.ELEVEN_CARDS: KnockPhase.ACT,
    FirstTurn.STOCK_ONLY: KnockPhase.FORCED_STOCK,
    FirstTurn.NORMAL_DRAW: KnockPhase.DRAW,
}


class Opening(TypedDict):
    """What a deal begins with: the arguments of its state, `result` only of a misdeal."""

    rules: Rules
    number: int
    dealer: Seat
    knock_card: Card | None
    upcard: Card | None
    phase: KnockPhase
    turn: Seat | None
    hands: tuple[Hand, ...]
    stock: tuple[Card, ...]
    pile: tuple[Card, ...]
    result: DealResult | None


def deal_knock(
    rules: Rules,
    deck: Sequence[Card],
    dealer: Seat,
    *,
    number: int = 1,
    knock_card: Card | None = None,
) -> KnockState:
    """Deal two hands, as `dealt` says."""
    return KnockState(**dealt(rules, deck, dealer, number=number, knock_card=knock_card))


def dealt(
    rules: Rules, deck: Sequence[Card], dealer: Seat, *, number: int, knock_card: Card | None
) -> Opening:
    """Deal a hand to each seat of the rules; a misdeal (rules, B.1) is over at once.

    The deck is in dealing order, one card at a time, first to the dealer's left.
    """
    check_rules(rules)
    if len(deck) != len(DECK) or frozenset(deck) != _CARDS:
        raise Unreadable("A deck is 52 different cards.")
    seats = rules.seats
    if dealer not in seats:
        raise ValueError(f"{dealer} is not a seat")
    players = len(seats)
    first, held = left_of(dealer, players), players * _HAND_SIZE
    hands = [tuple(sorted(deck[(seat - first) % players : held : players])) for seat in seats]
    rest = tuple(deck[held:])
    turn = rules.first_turn
    if turn == _ELEVEN_CARDS:
        hands[first - 1] = tuple(sorted((*hands[first - 1], rest[0])))
    upcard = rest[0] if rules.turns_upcard else None
    opening: Opening = {
        "rules": rules,
        "number": number,
        "dealer": dealer,
        "knock_card": _knock_card(rules, upcard, knock_card),
        "upcard": upcard,
        "phase": _FIRST_PHASES[turn],
        "turn": first,
        "hands": tuple(hands),
        "stock": rest if turn == _STOCK_ONLY else rest[1:],
        "pile": () if upcard is None else (upcard,),
        "result": None,
    }
    if rules.immediate_knock == _MISDEAL and _knocks_at_once(opening):
        opening.update(phase=KnockPhase.HAND_OVER, turn=None, result=_misdeal(opening))
    return opening


def _knock_card(rules: Rules, upcard: Card | None, second: Card | None) -> Card | None:
    if not rules.needs_knock_card:
        return None
    card = upcard if rules.knock_card_source == KnockCardSource.UPCARD else second
    if card is None and rules.knock_card_source == KnockCardSource.SECOND_DECK:
        raise BadRules("These rules need a knock card from the second deck.", "knock_card")
    return card


def _knocks_at_once(opening: Opening) -> bool:
    rules = opening["rules"]
    limit = rules.limit(opening["knock_card"])
    for hand in opening["hands"]:
        if len(hand) == _HAND_SIZE:
            if deadwood(hand, rules.melds) <= limit:
                return True
        else:
            options = knock_options(rules, hand, limit)
            if options.knock or options.gin:
                return True
    return False


def _misdeal(opening: Opening) -> DealResult:
    unseen = ((),) * len(opening["hands"])
    return DealResult(
        opening["number"],
        opening["dealer"],
        opening["knock_card"],
        ResultKind.MISDEAL,
        melds=unseen,
        unmatched=unseen,
        hands=unseen,
    )
