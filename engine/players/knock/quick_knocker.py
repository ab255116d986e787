"""A frozen player who lowers its deadwood fast, takes little, and knocks early or not at all."""

import random

from engine.cards import Card
from engine.deadwood import best_discard, deadwood
from engine.knock import KnockView
from engine.machine import View
from engine.moves import Move
from engine.players.knock.sparring import (
    discards,
    drawing,
    knock_view,
    least,
    limit,
    lowest_out,
    refusal,
    settled,
    unseen,
    without,
)

# The most deadwood of a knock, by the fewest cards that the stock then holds.
_LIMITS = ((18, 10), (12, 6), (0, 3))

# By how much a card of the pile must lower the count.
_ENOUGH = 6

# What each unseen card that would meld is worth, in points of deadwood.
_WAY = 0.3


class QuickKnocker:
    """Plays the knock family for an early knock."""

    def choose(self, view: View, rng: random.Random) -> Move:
        """Return a legal move; raises ValueError out of turn and outside the knock family."""
        knock = knock_view(view)
        if drawing(knock):
            return drawing(knock)[0] if _wants(knock) else refusal(knock)
        return settled(knock) or lowest_out(knock, limit(knock, _LIMITS)) or _shed(knock, rng)


def _wants(view: KnockView) -> bool:
    melds, card = view.rules.melds, view.pile[-1]
    before = deadwood(view.hand, melds)
    if deadwood((*view.hand, card), melds) > before:  # it melds nothing
        return False
    after = best_discard((*view.hand, card), melds, view.hand)[1]
    return after <= min(before - _ENOUGH, before) or after <= view.knock_limit < before


def _shed(view: KnockView, rng: random.Random) -> Move:
    scores = {move: _promise(view, move.card) for move in discards(view)}
    return least(scores, rng)


def _promise(view: KnockView, discard: Card | None) -> float:
    melds, ten = view.rules.melds, without(view, discard)
    count = deadwood(ten, melds)
    ways = sum(deadwood((*ten, card), melds) <= count for card in unseen(view))
    return count - _WAY * ways
