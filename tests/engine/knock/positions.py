"""Deals that stand as an example says, for tests."""

from collections.abc import Sequence

from engine.cards import DECK, Card
from engine.deadwood.arrange import arrange
from engine.families import start_deal
from engine.knock import KnockPhase, KnockState, ShownKnock
from engine.knock.knocking import check_layout
from engine.machine import State
from engine.melds import Meld
from engine.rules import Rules
from engine.seats import SEATS, Seat

NONDEALER, DEALER = SEATS


def _others(*known: Sequence[Card]) -> list[Card]:
    used = {card for cards in known for card in cards}
    return [card for card in DECK if card not in used]


def dealt(
    rules: Rules,
    hands: tuple[Sequence[Card], Sequence[Card]],
    pile: Sequence[Card],
    stock: Sequence[Card],
    knock_card: Card | None = None,
) -> State:
    """A deal just dealt by seat 2 from a deck stacked to give these cards.

    The stock goes on with the cards that are nowhere else. An eleventh card of the non-dealer
    is the 21st of the deck.
    """
    nondealer, dealer = hands
    each = (card for pair in zip(nondealer, dealer, strict=False) for card in pair)
    known = (*each, *nondealer[len(dealer) :], *pile, *stock)
    return start_deal(rules, (*known, *_others(known)), DEALER, knock_card=knock_card)


def standing(
    rules: Rules,
    hands: tuple[Sequence[Card], Sequence[Card]],
    pile: Sequence[Card],
    stock: Sequence[Card],
    *,
    stock_left: int,
    phase: KnockPhase,
    turn: Seat,
    knock_card: Card | None = None,
    melds: tuple[Meld, ...] | None = None,
) -> State:
    """A deal by seat 2 as it stands in the middle; the cards seen no more are left out.

    A false knock that is to be answered has its discard on top of the pile. Cards are laid off on
    the melds named, or on the knocker's best.
    """
    nondealer, dealer = (tuple(sorted(hand)) for hand in hands)
    unseen = _others(nondealer, dealer, pile, stock)
    upcard = pile[0] if rules.turns_upcard and pile else None
    knocker = 3 - turn
    shown = None
    if phase is KnockPhase.LAYOFF:
        hand = (nondealer, dealer)[knocker - 1]
        layout = arrange(hand, rules.melds) if melds is None else check_layout(rules, hand, melds)
        shown = ShownKnock(
            knocker, layout.melds, (), layout.melds, layout.unmatched, layout.deadwood
        )
    return KnockState(
        rules=rules,
        number=1,
        dealer=DEALER,
        exposed=(knocker,) if phase is KnockPhase.ILLEGAL_KNOCK else (),
        shown=shown,
        knock_card=upcard if knock_card is None else knock_card,
        upcard=upcard,
        phase=phase,
        turn=turn,
        hands=(nondealer, dealer),
        stock=(*stock, *unseen)[:stock_left],
        pile=tuple(pile),
    )
