"""What each move of the player to act does in a deal of three; its kind suits the phase."""

from collections.abc import Callable, Mapping

from engine.cards import Card
from engine.deadwood import deadwood
from engine.jersey.closing import done, layoff, show, turned_over
from engine.jersey.legal import illegal, options_of
from engine.jersey.position import JerseyPosition
from engine.knock import KnockPhase
from engine.knock.view import seen_move
from engine.moves import Move, MoveKind
from engine.words import FirstTurn


def _take(position: JerseyPosition, move: Move) -> JerseyPosition:
    if move.count is not None:
        raise illegal(position, f"{move} can't be played under these rules")
    if not position.pile:
        raise illegal(position, "the discard pile is empty")
    *under, card = position.pile
    return _drew(position, move, card, pile=tuple(under))


def _stock(position: JerseyPosition, move: Move) -> JerseyPosition:
    card, *rest = position.stock
    return _drew(position, move, card, stock=tuple(rest))


def _drew(
    position: JerseyPosition, move: Move, card: Card, **changes: tuple[Card, ...]
) -> JerseyPosition:
    seat = position.actor
    hand = tuple(sorted((*position.hand(seat), card)))
    seen = seen_move(seat, move.kind, card)
    hands = position.with_hand(seat, hand)
    return position.noted(seen, phase=KnockPhase.ACT, hands=hands, **changes)


def _pass(position: JerseyPosition, move: Move) -> JerseyPosition:
    seat, seen = position.actor, seen_move(position.actor, move.kind)
    first, after = position.beside(position.dealer), position.beside(seat)
    alone = position.rules.first_turn == FirstTurn.OFFER_NONDEALER
    if alone or seat == position.dealer:  # refused by all: the first player begins with the stock
        return position.noted(seen, phase=KnockPhase.FORCED_STOCK, turn=first)
    phase = KnockPhase.OFFER_D if after == position.dealer else KnockPhase.OFFER_N
    return position.noted(seen, phase=phase, turn=after)


def _discard(position: JerseyPosition, move: Move) -> JerseyPosition:
    card, seat = _checked_card(position, move), position.actor
    _refuse_other_than_gin(position, move)
    after = position.noted(
        seen_move(seat, move.kind, card),
        phase=KnockPhase.DRAW,
        turn=position.beside(seat),
        hands=position.with_hand(seat, _less(position, card)),
        pile=(*position.pile, card),
    )
    return turned_over(after)


def _knock(position: JerseyPosition, move: Move) -> JerseyPosition:
    card = _checked_card(position, move)
    _refuse_other_than_gin(position, move)
    left, limit = _less(position, card), position.knock_limit
    least = deadwood(left, position.rules.melds)
    if least == 0:
        raise illegal(position, f"discarding {card} leaves no deadwood: that is gin")
    if least > limit:
        raise illegal(
            position, f"discarding {card} leaves {least} in deadwood and the limit is {limit}"
        )
    return show(position, move, card, left)


def _gin(position: JerseyPosition, move: Move) -> JerseyPosition:
    card = _checked_card(position, move)
    left = _less(position, card)
    least = deadwood(left, position.rules.melds)
    if least > 0:
        raise illegal(position, f"discarding {card} leaves {least} in deadwood: that is not gin")
    return show(position, move, card, left)


def _big_gin(position: JerseyPosition, move: Move) -> JerseyPosition:
    if not options_of(position).big_gin:
        raise illegal(position, "that is not big gin")
    return show(position, move, None, position.hand(position.actor))


def _checked_card(position: JerseyPosition, move: Move) -> Card:
    """Return the discard of a move, or raise Illegal if it may not be discarded."""
    card = move.card
    assert card is not None  # the kinds that come here have one
    if card not in position.hand(position.actor):
        raise illegal(position, f"{card} is not in the hand")
    if card == position.barred:
        raise illegal(position, f"{card} was taken from the pile this turn and can't go back")
    return card


def _refuse_other_than_gin(position: JerseyPosition, move: Move) -> None:
    """Raise Illegal if gin must be declared instead (rules, A.3, gin_compulsory)."""
    if position.rules.gin_compulsory:
        options = options_of(position)
        if options.gin or options.big_gin:
            raise illegal(position, f"{move} can't be played: gin must be declared")


def _less(position: JerseyPosition, card: Card) -> tuple[Card, ...]:
    return tuple([held for held in position.hand(position.actor) if held != card])


Step = Callable[[JerseyPosition, Move], JerseyPosition]

STEPS: Mapping[KnockPhase, Mapping[MoveKind, Step]] = {
    KnockPhase.OFFER_N: {MoveKind.TAKE: _take, MoveKind.PASS: _pass},
    KnockPhase.OFFER_D: {MoveKind.TAKE: _take, MoveKind.PASS: _pass},
    KnockPhase.FORCED_STOCK: {MoveKind.STOCK: _stock},
    KnockPhase.DRAW: {MoveKind.STOCK: _stock, MoveKind.TAKE: _take},
    KnockPhase.ACT: {
        MoveKind.DISCARD: _discard,
        MoveKind.KNOCK: _knock,
        MoveKind.GIN: _gin,
        MoveKind.BIG_GIN: _big_gin,
    },
    KnockPhase.LAYOFF: {MoveKind.LAYOFF: layoff, MoveKind.DONE: done},
    KnockPhase.HAND_OVER: {},
}
"""The step for each phase and each kind of move that it allows."""
