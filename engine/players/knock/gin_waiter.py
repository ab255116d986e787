"""A frozen player who waits for gin, and knocks only late in the deal and with little left."""

import random

from engine.cards import Card
from engine.deadwood import deadwood
from engine.knock import KnockView
from engine.machine import View
from engine.moves import Move, MoveKind
from engine.players.knock.sparring import (
    discards,
    drawing,
    ending,
    knock_view,
    least,
    lowers,
    refusal,
    settled,
    unseen,
    without,
)

_LATE = 10
"""It is late once the stock holds no more cards than this."""

_LOW = 5
"""The most deadwood of a late knock."""

_WAY = 0.7
"""What each card that would lower the count next turn is worth, in points of deadwood."""


class GinWaiter:
    """Plays the knock family for gin."""

    def choose(self, view: View, rng: random.Random) -> Move:
        """Return a legal move; raises ValueError out of turn and outside the knock family."""
        knock = knock_view(view)
        if drawing(knock):
            return drawing(knock)[0] if lowers(knock) else refusal(knock)
        return settled(knock) or _out(knock) or _shed(knock, rng)


def _out(view: KnockView) -> Move | None:
    gin = next((move for move in view.legal if move.kind == MoveKind.GIN), None)
    if gin is not None or view.stock_count > _LATE:
        return gin
    knocks = [move for move in view.legal if move.kind == MoveKind.KNOCK]
    lowest = min(knocks, key=lambda move: _left(view, move.card), default=None)
    if lowest is None or _left(view, lowest.card) > _LOW:
        return None
    return ending(view, lowest.card)


def _shed(view: KnockView, rng: random.Random) -> Move:
    scores = {move: _promise(view, move.card) for move in discards(view)}
    return least(scores, rng)


def _promise(view: KnockView, discard: Card | None) -> float:
    """Return what ten cards count, less what the cards that would lower it are worth."""
    melds = view.rules.melds
    ten = without(view, discard)
    count = deadwood(ten, melds)
    ways = sum(deadwood((*ten, card), melds) < count for card in unseen(view))
    return count - _WAY * ways


def _left(view: KnockView, discard: Card | None) -> int:
    return deadwood(without(view, discard), view.rules.melds)
