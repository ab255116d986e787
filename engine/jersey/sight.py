"""Views of a deal of three: an allow-list, field by field."""

from engine.jersey.position import JerseyPosition
from engine.knock import KnockView
from engine.knock.sight import seen_by
from engine.moves import Move
from engine.results import Hand
from engine.seats import Seat
from engine.words import DiscardVisibility


def view_of(position: JerseyPosition, viewer: Seat | None, legal: tuple[Move, ...]) -> KnockView:
    """Return the view of a seat, or of a spectator (None)."""
    rules, pile = position.rules, position.pile
    on_turn = viewer is not None and viewer == position.turn
    whole = rules.discard_visibility == DiscardVisibility.FULL
    return KnockView(
        viewer=viewer,
        rules=rules,
        number=position.number,
        dealer=position.dealer,
        phase=position.phase,
        turn=position.turn,
        ply=len(position.history),
        hand=() if viewer is None else position.in_hand(viewer),
        hand_sizes=tuple([len(position.in_hand(seat)) for seat in rules.seats]),
        exposed=(),
        open_hands=_open_hands(position),
        shown=position.shown,
        drawn=position.drawn if on_turn else None,
        taken=position.taken,
        upcard=position.upcard,
        knock_card=position.knock_card,
        knock_limit=position.knock_limit,
        pile=pile if whole else pile[-1:],
        pile_size=len(pile),
        stock_count=len(position.stock),
        moves=tuple([seen_by(viewer, move) for move in position.history]),
        legal=legal,
        result=position.result,
    )


def _open_hands(position: JerseyPosition) -> tuple[Hand, ...]:
    """Return the hands that lie face up: a knocker's, before the count."""
    knocker = None if position.shown is None else position.shown.knocker
    seats = position.rules.seats
    return tuple([position.hand(seat) if seat == knocker else () for seat in seats])
