"""Luck apart from skill: what the cards brought, against what they bring on average.

The luck of a draw is the worth of the hand after it and the best discard, less the average of the
same over all cards that might have come. Falling short of that discard is the player's doing.
"""

import random
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from engine.cards import DECK, Card
from engine.deadwood import BITS, bits_of, least_of
from engine.knock import KnockView
from engine.machine import State
from engine.melds import MeldRules
from engine.moves import MoveKind
from engine.players.knock.reading import Hints, read
from engine.seats import Seat
from engine.values import CARD_VALUES

_AHEAD: Final = 2.0
"""For how many draws a chance to improve the hand counts."""

_OUT: Final = 3.0
"""The worth of being able to go out, in points of deadwood."""

_GIN: Final = 8.0
"""What gin is worth beyond that."""

_LIKELY: Final = 3
"""How many discards are tried, those that leave the least."""

_DEALT: Final = 200
"""Hands from which the worth of an average one is computed."""


@dataclass(frozen=True, slots=True)
class Luck:
    """A seat's luck in points of deadwood above average: of its hand, and of all its draws."""

    dealt: float
    drawn: float
    draws: int


def luck(states: Sequence[State], seat: Seat) -> Luck:
    """Return a seat's luck, given the states of a deal before its first move and after each."""
    views = [state.view(seat) for state in states if state.turn == seat or state is states[0]]
    dealt, *others = (view for view in views if isinstance(view, KnockView))
    limit, melds = dealt.knock_limit, dealt.rules.melds
    worth = worth_of(dealt.hand, _others(dealt.hand), limit, melds)
    drawn = [_of_draw(view) for view in others if _is_draw(view)]
    return Luck(worth - _average(len(dealt.hand), limit, melds), sum(drawn), len(drawn))


def worth_of(hand: Collection[Card], live: Collection[Card], limit: int, melds: MeldRules) -> float:
    """Return the worth of a hand while `live` cards may come; a sure gin is above zero."""
    count, bits = least_of(melds), bits_of(hand)
    value = CARD_VALUES[melds.values]
    dear = sorted(hand, key=value.__getitem__, reverse=True)
    now = count(bits)
    here, gains = _worth(now, limit), 0.0
    for card in live:
        eleven = bits | BITS[card]
        best, whole = now, count(eleven)
        for gone in dear:
            if whole - value[gone] >= best:
                break
            best = min(best, count(eleven ^ BITS[gone]))
        gains += _worth(best, limit) - here
    return here + _AHEAD * gains / (len(live) or 1)


def _worth(left: int, limit: int) -> float:
    if left == 0:
        return _OUT + _GIN
    return _OUT - left if left <= limit else float(-left)


def _is_draw(view: KnockView) -> bool:
    own = view.last_move(view.viewer) if view.viewer is not None else None
    return view.drawn is not None and own is not None and own.kind == MoveKind.STOCK


def _of_draw(view: KnockView) -> float:
    came = view.drawn
    assert came is not None
    live = (*read(view, Hints()).weights, came)
    held = tuple(card for card in view.hand if card != came)
    worths = {card: _after(held, card, live, view) for card in live}
    return worths[came] - sum(worths.values()) / len(worths)


def _after(held: tuple[Card, ...], came: Card, live: Sequence[Card], view: KnockView) -> float:
    """Return what a hand is worth after a draw and the best discard."""
    melds = view.rules.melds
    count, eleven = least_of(melds), (*held, came)
    bits = bits_of(eleven)
    likely = sorted(eleven, key=lambda card: count(bits ^ BITS[card]))[:_LIKELY]
    rest = [card for card in live if card != came]
    return max(
        worth_of([card for card in eleven if card != gone], rest, view.knock_limit, melds)
        for gone in likely
    )


def _others(hand: Collection[Card]) -> list[Card]:
    return [card for card in DECK if card not in hand]


@lru_cache(maxsize=64)
def _average(size: int, limit: int, melds: MeldRules) -> float:
    rng = random.Random(size)  # noqa: S311 - a sample, the same each time
    hands = [rng.sample(DECK, size) for _ in range(_DEALT)]
    return sum(worth_of(hand, _others(hand), limit, melds) for hand in hands) / _DEALT
