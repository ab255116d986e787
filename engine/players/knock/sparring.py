"""What the frozen players of the knock family share: turns with little to choose."""

from engine.cards import Card
from engine.knock import KnockPhase, KnockView, best_layoffs
from engine.machine import View
from engine.moves import PASS, STOCK, TAKE, Move, MoveKind

_ENDS = (MoveKind.GIN, MoveKind.KNOCK)


def knock_view(view: View) -> KnockView:
    """Return the view of a seat on turn in the knock family, or raise ValueError."""
    if not isinstance(view, KnockView):
        raise ValueError("this player knows the knock family alone")  # noqa: TRY004  # no fault in the type
    if not view.legal:
        raise ValueError("this view's seat is not on turn")
    return view


def drawing(view: KnockView) -> tuple[Move, ...]:
    """Return the take of the top of the pile where it is legal, else nothing."""
    return (TAKE,) if TAKE in view.legal else ()


def refusal(view: KnockView) -> Move:
    """Return the move that leaves the top of the pile where it lies: pass or stock."""
    return PASS if PASS in view.legal else STOCK


def discards(view: KnockView) -> tuple[Move, ...]:
    """Return the discards to choose from."""
    return tuple(move for move in view.legal if move.kind == MoveKind.DISCARD)


def ending(view: KnockView, card: Card | None) -> Move | None:
    """Return the gin, or else the knock, with a card as its discard."""
    moves = {move.kind: move for move in view.legal if move.kind in _ENDS and move.card == card}
    return moves.get(MoveKind.GIN) or moves.get(MoveKind.KNOCK)


def settled(view: KnockView) -> Move | None:
    """Return the move that needs no thought, such as big gin or a layoff, or None."""
    if view.phase == KnockPhase.LAYOFF:
        return best_layoffs(view)[0]
    for kind in (MoveKind.BIG_GIN, *(_ENDS if not discards(view) else ())):
        for move in view.legal:
            if move.kind == kind:
                return move
    return None if discards(view) else view.legal[0]
