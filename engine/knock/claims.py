"""Knocks that may turn out to be false (rules, A.3, illegal_knock)."""

from engine.knock.checks import actor_of, checked_card, illegal, refuse_other_than_gin
from engine.knock.closing import answered, safest, show, turned_over
from engine.knock.hands import HELD, cards_of
from engine.knock.position import FaceUp, Position
from engine.knock.view import KnockPhase, KnockView, seen_move
from engine.moves import Move, MoveKind
from engine.rules import Rules
from engine.seats import SEATS, other
from engine.words import IllegalKnock, KnockLimit

_GINS = frozenset({MoveKind.GIN, MoveKind.BIG_GIN})
_PREVENT = IllegalKnock.PREVENT


def claims_open(rules: Rules) -> bool:
    """Whether a knock over the limit may be claimed."""
    return rules.illegal_knock != _PREVENT and rules.knock_limit != KnockLimit.GIN_ONLY


def claimable(view: KnockView) -> tuple[Move, ...]:
    """Return the knocks that the viewer may claim without knowing that they are legal."""
    # They are never among the legal moves, so that nobody is led to a false knock.
    on_turn = view.viewer is not None and view.viewer == view.turn
    if not on_turn or view.phase != KnockPhase.ACT or not claims_open(view.rules):
        return ()
    if view.rules.gin_compulsory and any(move.kind in _GINS for move in view.legal):
        return ()
    barred = None if view.rules.return_taken_discard else view.taken
    return tuple(Move(MoveKind.CLAIM_KNOCK, card) for card in view.hand if card != barred)


def claim(position: Position, move: Move) -> Position:
    """Return the position after a claimed knock, judged by its best layout (rules, B.1)."""
    card = checked_card(position, move)
    refuse_other_than_gin(position, move)
    dealt = position.dealt
    left = position.choice() ^ HELD[card]
    least = dealt.least(left)
    real = Move(MoveKind.KNOCK if least else MoveKind.GIN, card)
    claimed = claims_open(dealt.rules)
    if least > dealt.limit and (not claimed or position.phase is KnockPhase.WALL):
        count = f"discarding {card} leaves {least} in deadwood and the limit is {dealt.limit}"
        raise illegal(position, count)
    if not claimed:
        raise illegal(position, f"{move} can't be played: this one is {real}")
    if least <= dealt.limit:
        return show(position, real, card, left)
    actor = actor_of(position)
    after = position.after(seen_move(actor, move.kind, card))
    if actor == SEATS[0]:
        after.first = left
    else:
        after.second = left
    after.top = (position.top, card)
    after.turn = other(actor)
    after.idle += 1
    after.faceup = FaceUp(tuple(sorted({*position.faceup.exposed, actor})))
    if dealt.rules.illegal_knock == IllegalKnock.EXPOSE:
        after.phase = KnockPhase.DRAW
        return turned_over(after)
    after.phase = KnockPhase.ILLEGAL_KNOCK
    return after


def accept(position: Position, move: Move) -> Position:
    """Return the position after a false knock is accepted, scored with its real count."""
    actor = actor_of(position)
    knocker = other(actor)
    melds = safest(position, knocker, cards_of(position.in_hand(knocker)))
    after = position.after(seen_move(actor, move.kind))
    assert position.top is not None  # the claim's discard
    after.top, discard = position.top
    return answered(after, knocker, melds, discard)


def continue_exposed(position: Position, move: Move) -> Position:
    """Return the position after a false knocker has to play on; the discard stands."""
    after = position.after(seen_move(actor_of(position), move.kind))
    after.phase = KnockPhase.DRAW
    return turned_over(after)
