"""A frozen player by search: it tries few moves on a fixed number of imagined deals."""

import random
from dataclasses import dataclass

from engine.cards import Card
from engine.deadwood import best_discard, deadwood
from engine.knock import KnockView
from engine.machine import View
from engine.moves import Move, MoveKind
from engine.players.knock.sparring import (
    discards,
    drawing,
    held_by_other,
    knock_view,
    lowest_out,
    refusal,
    settled,
    unseen,
    without,
)
from engine.results import Hand
from engine.seats import other

_DEALS = 16
_MOVES = 3

# From how many extra cards the other hand was chosen, for each move so far.
_CHOSE = 0.15

# How much of what the deals say of a discard is believed: they are few.
_TRUST = 0.2

# What each unseen card that would lower the count is worth, in points of deadwood.
_WAY = 0.5

# What layoffs take off a win, in points; they aren't worked out.
_LAID_OFF = 2.0


@dataclass(frozen=True, slots=True)
class _World:
    """Hidden cards, imagined; the stock has its next card last."""

    hand: Hand
    stock: Hand


class Sampler:
    """Plays the knock family by a small search."""

    def choose(self, view: View, rng: random.Random) -> Move:
        """Return a legal move; raises ValueError out of turn and outside the knock family."""
        knock = knock_view(view)
        if drawing(knock):
            return drawing(knock)[0] if _takes(knock, rng) else refusal(knock)
        gins = [move for move in knock.legal if move.kind == MoveKind.GIN]
        return settled(knock) or (gins[0] if gins else _best(knock, rng))


def _takes(view: KnockView, rng: random.Random) -> bool:
    melds, top = view.rules.melds, view.pile[-1]
    gone, after = best_discard((*view.hand, top), melds, view.hand)
    before = deadwood(view.hand, melds)
    if after >= before or deadwood((*view.hand, top), melds) <= before:
        return after < before
    taken = tuple([held for held in (*view.hand, top) if held != gone])
    gained = 0.0
    for world in _worlds(view, rng):
        gained += _played_out(view, taken, gone, world)
        if world.stock:
            card, stock = world.stock[-1], world.stock[:-1]
            thrown, _ = best_discard((*view.hand, card), melds)
            kept = tuple([held for held in (*view.hand, card) if held != thrown])
            gained -= _played_out(view, kept, thrown, _World(world.hand, stock))
    return gained > 0


def _best(view: KnockView, rng: random.Random) -> Move:
    costs = {move: _cost(view, move.card) for move in discards(view)}
    shedding = sorted(costs, key=costs.__getitem__)[:_MOVES]
    knock = lowest_out(view, view.knock_limit)
    worlds = _worlds(view, rng)
    points: dict[Move, float] = {}
    for move in shedding:
        assert move.card is not None
        ten = without(view, move.card)
        played = [_played_out(view, ten, move.card, world) for world in worlds]
        points[move] = sum(played) / len(played)
    best = max(shedding, key=lambda move: _TRUST * points[move] - costs[move])
    if knock is None:
        return best
    shown = without(view, knock.card)
    out = sum(_won(view, shown, world.hand) for world in worlds) / len(worlds)
    return knock if out > points[best] else best


def _cost(view: KnockView, discard: Card | None) -> float:
    melds, ten = view.rules.melds, without(view, discard)
    count = deadwood(ten, melds)
    ways = sum(deadwood((*ten, card), melds) < count for card in unseen(view))
    return count - _WAY * ways


def _worlds(view: KnockView, rng: random.Random) -> list[_World]:
    """Return hidden cards at random, but for those that the other side took and holds."""
    assert view.viewer is not None
    known = sorted(held_by_other(view))
    hidden = [card for card in unseen(view) if card not in known]
    lacking = view.hand_sizes[other(view.viewer) - 1] - len(known)
    worlds: list[_World] = []
    more = min(round(_CHOSE * len(view.moves)), len(hidden) - lacking)
    for _ in range(_DEALS):
        rng.shuffle(hidden)
        had, stock = hidden[: lacking + more], hidden[lacking + more :]
        for _ in range(more):
            thrown, _ = best_discard((*known, *had), view.rules.melds, had)
            had.remove(thrown)
            stock.append(thrown)
        rng.shuffle(stock)
        worlds.append(_World((*known, *had), tuple(stock)))
    return worlds


def _played_out(view: KnockView, kept: Hand, thrown: Card, world: _World) -> float:
    """Return what a deal brings where both sides lower their deadwood and knock once they may."""
    melds, stock = view.rules.melds, list(world.stock)
    hands, side, top = [world.hand, kept], 0, thrown
    while len(stock) > view.rules.stock_end:
        hand = hands[side]
        takes = deadwood((*hand, top), melds) <= deadwood(hand, melds)
        card = top if takes else stock.pop()
        top, left = best_discard((*hand, card), melds, hand if takes else None)
        hands[side] = tuple([held for held in (*hand, card) if held != top])
        if left <= view.knock_limit:
            won = _won(view, hands[side], hands[1 - side])
            return won if side else -won
        side = 1 - side
    return 0.0


def _won(view: KnockView, shown: Hand, against: Hand) -> float:
    rules = view.rules
    mine, theirs = deadwood(shown, rules.melds), deadwood(against, rules.melds)
    if not mine:
        return float(theirs + rules.gin_bonus)
    gained = theirs - mine - _LAID_OFF
    return gained if gained > 0 else gained - rules.undercut_bonus
