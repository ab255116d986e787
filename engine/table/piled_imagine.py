"""Imagining the cards that a viewer can't see, where there is a discard pile."""

import random
from collections.abc import Iterable, Iterator

from engine.cards import Card
from engine.seats import Seat, other
from engine.table.finishing import UnfinishedTurn, can_finish, ways_to_pay
from engine.table.history import has_drawn
from engine.table.imagine import Imagined, imagine
from engine.table.piled import ENDERS
from engine.table.view import PileView, TablePhase


def imagine_piled(view: PileView, rng: random.Random) -> Imagined:
    """Return a full deal that the viewer couldn't tell from the real one."""
    # A hidden hand in the middle of its turn is chosen first, so that it can finish the turn.
    melding = _melding(view)

    def choose(
        seat: Seat, known: frozenset[Card], unseen: list[Card], count: int
    ) -> Iterable[Card]:
        if seat != melding:
            return unseen[:count]
        hands = _hands(view, known, unseen, count)
        return next(cards for cards in hands if can_finish(_turn(view, known.union(cards))))

    return imagine(view, rng, upcard=view.upcard, choose=choose, first=melding)


def _melding(view: PileView) -> Seat | None:
    """Return who is between drawing and discarding, perhaps waiting for an answer."""
    if view.turn is None or not has_drawn(view.moves, ENDERS, view.rules):
        return None
    return other(view.turn) if view.phase == TablePhase.RESPOND else view.turn


def _turn(view: PileView, hand: frozenset[Card]) -> UnfinishedTurn:
    seat = _melding(view)
    assert seat is not None
    return UnfinishedTurn(view.rules, seat, hand, view.table, view.barred, view.owed)


def _hands(
    view: PileView, known: frozenset[Card], unseen: list[Card], count: int
) -> Iterator[tuple[Card, ...]]:
    """Yield what the hidden hand may hold unseen: at random first, then what finishes the turn."""
    yield tuple(unseen[:count])
    if view.owed is None:
        parts = [(card,) for card in unseen]
    else:
        turn = _turn(view, known.union(unseen))
        ways = {cards for cards, _ in ways_to_pay(turn, known)}
        parts = [tuple(card for card in cards if card not in known) for cards in sorted(ways)]
    order = {card: place for place, card in enumerate(unseen)}
    parts.sort(key=lambda part: [order[card] for card in part])  # by the chance of the shuffle
    for part in parts:
        others = [card for card in unseen if card not in part]
        for turned in range(len(others) if len(part) <= count else 0):
            yield (*part, *(others[turned:] + others[:turned])[: count - len(part)])
