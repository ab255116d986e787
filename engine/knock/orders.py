"""What may be left to be done ahead of a turn in the knock family, of two or of three."""

from collections.abc import Collection
from typing import Final

from engine.cards import Card
from engine.deadwood.arrange import arrange
from engine.knock.bonus import run_bonus
from engine.knock.defending import best_layoffs
from engine.knock.knocking import best_layouts, knock_options
from engine.knock.view import KnockPhase, KnockView
from engine.machine import DueOrder, Order
from engine.moves import BIG_GIN, PASS, TAKE, Move, MoveKind
from engine.rules import Rules
from engine.seats import SEATS, left_of
from engine.words import FirstTurn, IllegalKnock, KnockLimit, LayoffMode, WallRule

_OFFERS: Final = frozenset({KnockPhase.OFFER_N, KnockPhase.OFFER_D})
_FACING_DISCARD: Final = frozenset({*_OFFERS, KnockPhase.DRAW})


def orders_under(rules: Rules) -> tuple[Order, ...]:
    """Return the orders that may become due in some deal under these rules."""
    knocks = rules.knock_limit not in {0, KnockLimit.GIN_ONLY}
    may = {
        Order.UPCARD: rules.first_turn == FirstTurn.OFFER_BOTH,
        Order.GIN: True,
        Order.LAYOFFS: _lays_off_by_hand(rules, knocks=knocks),
        Order.WALL: _may_meet_wall(rules),
    }
    return tuple(order for order, possible in may.items() if possible)


def possible_orders(view: KnockView) -> tuple[Order, ...]:
    """Return the orders that may still become due for the viewer in this deal."""
    mine = view.viewer is not None and view.turn == view.viewer
    if view.viewer is None or view.phase is KnockPhase.HAND_OVER:
        return ()
    if view.phase is KnockPhase.LAYOFF:
        return (Order.LAYOFFS,) if _has_yet_to_lay_off(view) else ()
    last = view.phase is KnockPhase.WALL
    lays_off = _lays_off_by_hand(view.rules, knocks=view.knock_limit > 0)
    may = {
        Order.UPCARD: _may_be_offered_upcard(view),
        Order.GIN: mine or not last,
        Order.LAYOFFS: lays_off and not (mine and last),
        Order.WALL: _may_meet_wall(view.rules) and (mine or not last),
    }
    return tuple(order for order, possible in may.items() if possible)


def due_order(view: KnockView, left: Collection[Order]) -> DueOrder | None:
    """Return which of some orders is due for the viewer, whose turn has just begun."""
    if view.viewer is None or view.turn != view.viewer:
        return None
    if view.phase in _FACING_DISCARD and Order.GIN in left and (gin := _gin_by_taking(view)):
        return DueOrder(Order.GIN, (TAKE, gin))
    if view.phase in _OFFERS and view.moves and Order.UPCARD in left:
        return DueOrder(Order.UPCARD, (TAKE if _upcard_melds(view) else PASS,))
    if view.phase is KnockPhase.WALL:
        return _due_at_wall(view, left)
    if view.phase is KnockPhase.LAYOFF and Order.LAYOFFS in left and _has_yet_to_lay_off(view):
        return DueOrder(Order.LAYOFFS, best_layoffs(view))
    return None


def _may_be_offered_upcard(view: KnockView) -> bool:
    """Whether others are offered it before the viewer, who hasn't passed it."""
    if view.rules.first_turn != FirstTurn.OFFER_BOTH or view.phase not in _OFFERS:
        return False
    first = left_of(view.dealer, len(view.hand_sizes))
    assert view.viewer is not None
    return view.viewer != first and view.last_move(view.viewer) is None


def _may_meet_wall(rules: Rules) -> bool:
    return _is_for_two(rules) and rules.wall_rule == WallRule.LAST_DISCARD_ACTION


def _lays_off_by_hand(rules: Rules, *, knocks: bool) -> bool:
    keeps = knocks or (_is_for_two(rules) and rules.illegal_knock != IllegalKnock.PREVENT)
    return rules.layoff_mode == LayoffMode.MANUAL and (keeps or rules.layoff_on_gin)


def _is_for_two(rules: Rules) -> bool:
    return len(rules.seats) == len(SEATS)


def _has_yet_to_lay_off(view: KnockView) -> bool:
    """Whether the viewer defends and isn't at it yet; of three, another may be."""
    if view.shown is None or view.viewer is None or view.viewer == view.shown.knocker:
        return False
    last = view.last_move(view.viewer)
    return last is None or last.kind not in {MoveKind.LAYOFF, MoveKind.DONE}


def _upcard_melds(view: KnockView) -> bool:
    upcard = view.pile[-1]
    return any(upcard in meld for meld in arrange((*view.hand, upcard), view.rules.melds).melds)


def _gin_by_taking(view: KnockView) -> Move | None:
    if TAKE not in view.legal:
        return None
    rules, top = view.rules, view.pile[-1]
    hand = (*view.hand, top)
    options = knock_options(rules, hand, 0, None if rules.return_taken_discard else top)
    if options.big_gin:
        return BIG_GIN
    return _best_gin(view, hand, options.gin)


def _best_gin(view: KnockView, hand: Collection[Card], discards: Collection[Card]) -> Move | None:
    """Return the gin whose runs pay most, where these rules pay for runs."""
    pays = run_bonus(view.rules)

    def bonus(discard: Card) -> int:
        if pays is None:
            return 0
        left = [card for card in hand if card != discard]
        return sum(map(pays, best_layouts(view.rules, left)[0].melds))

    best = max(discards, key=bonus, default=None)
    return None if best is None else Move(MoveKind.GIN, best)


def _due_at_wall(view: KnockView, left: Collection[Order]) -> DueOrder | None:
    gins = [m.card for m in view.legal if m.kind == MoveKind.GIN and m.card is not None]
    gin = _best_gin(view, (*view.hand, view.pile[-1]), gins)
    if gin is not None and Order.GIN in left:
        return DueOrder(Order.GIN, (gin,))
    if view.legal == (PASS,) and Order.WALL in left:
        return DueOrder(Order.WALL, (PASS,))
    return None
