"""What the frozen players of the knock family share: turns with little to choose."""

import random
from collections.abc import Collection, Iterable, Mapping

from engine.cards import DECK, Card
from engine.deadwood import deadwood
from engine.knock import KnockPhase, KnockView, best_layoffs
from engine.machine import View
from engine.moves import PASS, STOCK, TAKE, Move, MoveKind
from engine.results import Hand

_ENDS = (MoveKind.GIN, MoveKind.KNOCK)
_THROWS = frozenset({MoveKind.DISCARD, MoveKind.CLAIM_KNOCK})


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


def lowest_out(view: KnockView, most: int) -> Move | None:
    """Return the gin, or else the knock that leaves least if it leaves no more than `most`."""
    outs = {
        move: deadwood(without(view, move.card), view.rules.melds)
        for move in view.legal
        if move.kind in _ENDS
    }
    best = min(outs, key=outs.__getitem__, default=None)
    if best is None or outs[best] > most:
        return None
    return ending(view, best.card)


def lowers(view: KnockView) -> bool:
    """Return whether the top of the pile melds and leaves less deadwood after a discard."""
    melds, eleven = view.rules.melds, (*view.hand, view.pile[-1])
    before = deadwood(view.hand, melds)
    return deadwood(eleven, melds) <= before and before > min(
        deadwood((held for held in eleven if held != gone), melds) for gone in view.hand
    )


def limit(view: KnockView, limits: Iterable[tuple[int, int]]) -> int:
    """Return the most deadwood of a knock, by the fewest cards that the stock then holds."""
    return next(most for cards, most in limits if view.stock_count >= cards)


def least(scores: Mapping[Move, float], rng: random.Random) -> Move:
    """Return one of the moves with the lowest score, by chance."""
    best = min(scores.values())
    return rng.choice([move for move, score in scores.items() if score == best])


def without(view: KnockView, discard: Card | None) -> Hand:
    """Return the viewer's hand after a discard."""
    return tuple([held for held in view.hand if held != discard])


def unseen(view: KnockView) -> list[Card]:
    """Return the cards that may be anywhere: not held, nor seen in play or as the upcard."""
    gone = {*view.hand, *(seen.card for seen in view.moves), view.upcard}
    return [card for card in DECK if card not in gone]


def held_by_other(view: KnockView) -> Collection[Card]:
    """Return the cards that the other side took face up and still holds."""
    held: set[Card] = set()
    for seen in view.moves:
        if seen.seat == view.viewer or seen.card is None:
            continue
        if seen.kind == MoveKind.TAKE:
            held.add(seen.card)
        elif seen.kind in _THROWS:
            held.discard(seen.card)
    return held
