"""What each move does (rules, B.1).

A step gets a position and a move of the player to act whose kind suits the phase, checks the rest,
and copies the position with the move recorded.
"""

from collections.abc import Callable, Mapping, Sequence

from engine.cards import DECK
from engine.knock.checks import actor_of, checked_card, illegal, refuse_other_than_gin
from engine.knock.claims import accept, claim, continue_exposed
from engine.knock.closing import done, layoff, show, turned_over, unscored
from engine.knock.hands import HELD
from engine.knock.legal import knock_options_of
from engine.knock.position import Position
from engine.knock.view import KnockPhase, SeenKnockMove, seen_move
from engine.moves import Move, MoveKind
from engine.results import ResultKind
from engine.seats import SEATS, other
from engine.words import FirstTurn

_FIRST, _SECOND = SEATS
_DRAW, _ACT = KnockPhase.DRAW, KnockPhase.ACT  # an enum takes its time to look a member up


def _seen(kind: MoveKind) -> Sequence[Sequence[SeenKnockMove]]:
    """Return the moves of a kind as recorded, by the seat's number and the card."""
    return [[seen_move(seat, kind, card) for card in DECK] for seat in (0, *SEATS)]


_TAKEN, _DRAWN, _DISCARDED = _seen(MoveKind.TAKE), _seen(MoveKind.STOCK), _seen(MoveKind.DISCARD)


def _take(position: Position, move: Move) -> Position:
    if move.count is not None:
        raise illegal(position, f"{move} can't be played under these rules")
    if position.top is None:
        raise illegal(position, "the discard pile is empty")
    under, card = position.top
    actor = position.turn
    assert actor is not None
    after = position.after(_TAKEN[actor][card])
    after.top = under
    after.phase = _ACT
    after.barred = card if position.dealt.taken_stays else None
    if actor == _FIRST:
        after.first |= HELD[card]
    else:
        after.second |= HELD[card]
    return after


def _stock(position: Position, move: Move) -> Position:  # noqa: ARG001  # a step like the others
    card = position.dealt.stock[position.gone]
    actor = position.turn
    assert actor is not None
    after = position.after(_DRAWN[actor][card])
    after.gone += 1
    after.idle = -1
    after.phase = _ACT
    if actor == _FIRST:
        after.first |= HELD[card]
    else:
        after.second |= HELD[card]
    return after


def _pass_upcard(position: Position, move: Move) -> Position:
    actor = actor_of(position)
    after = position.after(seen_move(actor, move.kind))
    dealt = position.dealt
    if position.phase is KnockPhase.OFFER_N and dealt.rules.first_turn == FirstTurn.OFFER_BOTH:
        after.phase, after.turn = KnockPhase.OFFER_D, dealt.dealer
    else:
        after.phase, after.turn = KnockPhase.FORCED_STOCK, other(dealt.dealer)
    return after


def _pass_wall(position: Position, move: Move) -> Position:
    refuse_other_than_gin(position, move)
    return unscored(position.after(seen_move(actor_of(position), move.kind)), ResultKind.DRAW)


def _discard(position: Position, move: Move) -> Position:
    card, actor = move.card, position.turn
    assert card is not None
    assert actor is not None
    dealt = position.dealt
    alone = HELD[card]
    held = position.first if actor == _FIRST else position.second
    if not held & alone or card == position.barred or dealt.gin_compulsory:
        checked_card(position, move)
        refuse_other_than_gin(position, move)
    after = position.after(_DISCARDED[actor][card])
    if actor == _FIRST:
        after.first = held ^ alone
        after.turn = _SECOND
    else:
        after.second = held ^ alone
        after.turn = _FIRST
    after.top = (position.top, card)
    after.phase = _DRAW
    after.idle += 1
    if after.gone >= dealt.last or after.idle >= dealt.stall_guard or not dealt.taken_stays:
        return turned_over(after)
    return after


def _knock(position: Position, move: Move) -> Position:
    card = checked_card(position, move)
    refuse_other_than_gin(position, move)
    dealt = position.dealt
    left = position.choice() ^ HELD[card]
    least = dealt.least(left)
    if least == 0:
        raise illegal(position, f"discarding {card} leaves no deadwood: that is gin")
    if least > dealt.limit:
        raise illegal(
            position,
            f"discarding {card} leaves {least} in deadwood and the limit is {dealt.limit}",
        )
    return show(position, move, card, left)


def _gin(position: Position, move: Move) -> Position:
    card = checked_card(position, move)
    left = position.choice() ^ HELD[card]
    least = position.dealt.least(left)
    if least > 0:
        raise illegal(position, f"discarding {card} leaves {least} in deadwood: that is not gin")
    return show(position, move, card, left)


def _big_gin(position: Position, move: Move) -> Position:
    if not knock_options_of(position).big_gin:
        raise illegal(position, "that is not big gin")
    return show(position, move, None, position.choice())


Step = Callable[[Position, Move], Position]

STEPS: Mapping[KnockPhase, Mapping[MoveKind, Step]] = {
    KnockPhase.OFFER_N: {MoveKind.TAKE: _take, MoveKind.PASS: _pass_upcard},
    KnockPhase.OFFER_D: {MoveKind.TAKE: _take, MoveKind.PASS: _pass_upcard},
    KnockPhase.FORCED_STOCK: {MoveKind.STOCK: _stock},
    KnockPhase.DRAW: {MoveKind.STOCK: _stock, MoveKind.TAKE: _take},
    KnockPhase.ACT: {
        MoveKind.DISCARD: _discard,
        MoveKind.KNOCK: _knock,
        MoveKind.CLAIM_KNOCK: claim,
        MoveKind.GIN: _gin,
        MoveKind.BIG_GIN: _big_gin,
    },
    KnockPhase.WALL: {
        MoveKind.KNOCK: _knock,
        MoveKind.CLAIM_KNOCK: claim,
        MoveKind.GIN: _gin,
        MoveKind.PASS: _pass_wall,
    },
    KnockPhase.ILLEGAL_KNOCK: {
        MoveKind.ACCEPT: accept,
        MoveKind.CONTINUE_EXPOSED: continue_exposed,
    },
    KnockPhase.LAYOFF: {MoveKind.LAYOFF: layoff, MoveKind.DONE: done},
    KnockPhase.HAND_OVER: {},
}
"""The step for each phase and each kind of move that it allows."""
