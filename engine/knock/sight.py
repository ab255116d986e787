"""Views of a position: an allow-list, field by field."""

from collections.abc import Iterable

from engine.cards import Card
from engine.knock.hands import cards_of, size_of
from engine.knock.position import NOTHING, Position, last_moves, pile_of
from engine.knock.view import KnockView, SeenKnockMove, seen_move
from engine.melds import Meld
from engine.moves import Move, MoveKind
from engine.results import Hand
from engine.seats import SEATS, Seat, other
from engine.words import DiscardVisibility

_STOCK = MoveKind.STOCK
_CLAIM = MoveKind.CLAIM_KNOCK

_FACE_DOWN = frozenset({MoveKind.KNOCK, MoveKind.GIN})
_SHOWING = frozenset({MoveKind.KNOCK, MoveKind.GIN, MoveKind.BIG_GIN, MoveKind.ACCEPT})
"""The moves that put a knocker's hand on the table."""


def seen_by(viewer: Seat | None, move: SeenKnockMove) -> SeenKnockMove:
    """Return a move as a viewer sees it (rules, B.1, public and private)."""
    if move.kind in _FACE_DOWN or (move.kind == _STOCK and move.seat != viewer):
        return seen_move(move.seat, move.kind)
    return move


def view_of(position: Position, viewer: Seat | None, legal: tuple[Move, ...]) -> KnockView:
    """Return the view of a seat, or of a spectator (None)."""
    dealt = position.dealt
    rules = dealt.rules
    pile = pile_of(position.top)
    hand: tuple[Card, ...] = ()
    if viewer is not None:
        hand = cards_of(position.in_hand(viewer))
    on_turn = viewer is not None and viewer == position.turn
    first, second = SEATS
    return KnockView(
        viewer=viewer,
        rules=rules,
        number=dealt.number,
        dealer=dealt.dealer,
        phase=position.phase,
        turn=position.turn,
        ply=position.ply,
        hand=hand,
        hand_sizes=(size_of(position.in_hand(first)), size_of(position.in_hand(second))),
        exposed=position.faceup.exposed,
        open_hands=_open_hands(position),
        shown=position.faceup.knock,
        drawn=position.drawn if on_turn else None,
        taken=position.taken,
        upcard=dealt.upcard,
        knock_card=dealt.knock_card,
        knock_limit=dealt.limit,
        pile=pile if rules.discard_visibility == DiscardVisibility.FULL else pile[-1:],
        pile_size=len(pile),
        stock_count=len(dealt.stock) - position.gone,
        moves=_moves_seen(position, viewer),
        legal=legal,
        result=position.result,
    )


def _open_hands(position: Position) -> tuple[Hand, Hand]:
    """Return the hands that lie face up: exposed ones, and a knocker's before the count."""
    if position.faceup is NOTHING:
        return (), ()
    knock = position.faceup.knock
    up = {*position.faceup.exposed, *(() if knock is None else (knock.knocker,))}
    first, second = (cards_of(position.in_hand(seat)) if seat in up else () for seat in SEATS)
    return first, second


def _moves_seen(position: Position, viewer: Seat | None) -> tuple[SeenKnockMove, ...]:
    """Return the moves as a viewer saw them: a draw to a hand that lies open is seen by all."""
    moves = last_moves(position.log)
    exposed = position.faceup.exposed
    if not exposed:
        return tuple([seen_by(viewer, move) for move in moves])
    claimed = {move.seat for move in moves if move.kind == _CLAIM}
    up = set(exposed) - claimed
    seen: list[SeenKnockMove] = []
    for move in moves:
        if move.kind == _CLAIM:
            up.add(move.seat)
        open_draw = move.kind == _STOCK and move.seat in up
        seen.append(move if open_draw else seen_by(viewer, move))
    return tuple(seen)


def laid_open(
    view: KnockView, news: Iterable[SeenKnockMove]
) -> tuple[tuple[Meld, ...], Hand] | None:
    """Return the other hand, melds and the rest, if one of these moves has laid it open."""
    assert view.viewer is not None
    across = other(view.viewer)
    if view.shown is not None and view.shown.knocker == across:
        shows = any(seen.kind in _SHOWING for seen in news)
        return (view.shown.melds, view.shown.unmatched) if shows else None
    if any(seen.kind == _CLAIM and seen.seat == across for seen in news):
        return (), view.open_hands[SEATS.index(across)]
    return None
