"""A frozen player that keeps little deadwood, discards nothing useful, and waits for a knock."""

import random
from collections.abc import Collection

from engine.cards import Card
from engine.deadwood import deadwood
from engine.knock import KnockView
from engine.machine import View
from engine.moves import Move
from engine.players.knock.sparring import (
    discards,
    drawing,
    held_by_other,
    knock_view,
    least,
    limit,
    lowers,
    lowest_out,
    refusal,
    settled,
    unseen,
    without,
)

# The most deadwood of a knock, by the fewest cards that the stock then holds: at first it may catch
# many points, at the end it is better than nothing.
_LIMITS = ((25, 10), (6, 0), (0, 4))

# What each unseen card that would lower the count is worth, in points of deadwood.
_WAY = 0.5

# The cost of throwing a card that may go with one that the other side took; it could be laid off.
_FEEDS = 4.0

_NEAR = 2


class Undercutter:
    """Plays the knock family for undercuts."""

    def choose(self, view: View, rng: random.Random) -> Move:
        """Return a legal move; raises ValueError out of turn and outside the knock family."""
        knock = knock_view(view)
        if drawing(knock):
            return drawing(knock)[0] if lowers(knock) else refusal(knock)
        return settled(knock) or lowest_out(knock, limit(knock, _LIMITS)) or _shed(knock, rng)


def _shed(view: KnockView, rng: random.Random) -> Move:
    theirs = held_by_other(view)
    scores = {move: _cost(view, move.card, theirs) for move in discards(view)}
    return least(scores, rng)


def _cost(view: KnockView, discard: Card | None, theirs: Collection[Card]) -> float:
    melds, ten = view.rules.melds, without(view, discard)
    count = deadwood(ten, melds)
    ways = sum(deadwood((*ten, card), melds) < count for card in unseen(view))
    feeds = sum(discard is not None and _goes_with(discard, card) for card in theirs)
    return count - _WAY * ways + _FEEDS * feeds


def _goes_with(card: Card, held: Card) -> bool:
    return card.rank == held.rank or (
        card.suit == held.suit and abs(card.rank - held.rank) <= _NEAR
    )
