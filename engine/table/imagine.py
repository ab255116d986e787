"""Imagining the cards that a viewer can't see, where melds go to the table."""

import random
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace

from engine.cards import DECK, Card
from engine.moves import MoveKind
from engine.results import Hand
from engine.seats import SEATS, Seat, other
from engine.table.view import SeenTableMove, TableView

_SHOWN = frozenset({MoveKind.DISCARD, MoveKind.EXTEND})
_STOCK = MoveKind.STOCK
_TAKE = MoveKind.TAKE
_DISCARD = MoveKind.DISCARD
_OFFER = MoveKind.OFFER
_ACCEPT = MoveKind.ACCEPT


@dataclass(slots=True)
class _Side:
    """What the moves reveal of one seat; `draws` are the plies of the unseen stock draws.

    `known` are cards held in sight. `shown` gives cards from the deal or the stock the ply at which
    they were first shown; `held` are those still in hand.
    """

    known: set[Card] = field(default_factory=set[Card])
    shown: dict[Card, int] = field(default_factory=dict[Card, int])
    held: set[Card] = field(default_factory=set[Card])
    draws: list[int] = field(default_factory=list[int])

    def show(self, card: Card, ply: int) -> None:
        if card not in self.known and card not in self.held:
            self.shown[card] = ply
            self.held.add(card)

    def let_go(self, card: Card, ply: int) -> None:
        self.show(card, ply)
        self.known.discard(card)
        self.held.discard(card)


@dataclass(frozen=True, slots=True)
class Imagined:
    """A full deal that fits a view; the stock has its next card first, the pile its top last."""

    hands: tuple[Hand, Hand]
    stock: tuple[Card, ...]
    pile: tuple[Card, ...]
    history: tuple[SeenTableMove, ...]


Choose = Callable[[Seat, frozenset[Card], list[Card], int], Iterable[Card]]
"""Chooses a hand's unseen cards: by seat, the cards known to be held, the unseen ones in random
order, and how many of these are held.
"""


def imagine(
    view: TableView,
    rng: random.Random,
    *,
    upcard: Card | None = None,
    choose: Choose = lambda _seat, _known, unseen, count: unseen[:count],
    first: Seat | None = None,
) -> Imagined:
    """Return a full deal that the viewer couldn't tell from the real one.

    Cards whose place is known stay; the others are dealt at random to hidden hands and stock, so
    that each was there when it was shown. `upcard` started the pile. The hand of `first` is chosen
    before the other, from all unseen cards.
    """
    sides, pile = _follow(view, upcard)
    if first is not None:
        sides = {seat: sides[seat] for seat in (first, other(first))}
    hands, stock = _place(view, sides, pile, rng, choose)
    moved: dict[int, Card] = {}
    for seat, hand in zip(SEATS, hands, strict=True):
        moved.update(_draws(sides[seat], hand, rng))
    history = tuple(
        replace(move, card=moved.get(ply, move.card)) for ply, move in enumerate(view.moves)
    )
    return Imagined(hands, stock, tuple(pile), history)


def _follow(view: TableView, upcard: Card | None) -> tuple[dict[Seat, _Side], list[Card]]:
    sides = {seat: _Side() for seat in SEATS}
    pile = [] if upcard is None else [upcard]
    for ply, move in enumerate(view.moves):
        side = sides[move.seat]
        if move.kind == _STOCK and move.card is None:
            side.draws.append(ply)
        elif move.kind == _TAKE:
            del pile[len(pile) - len(move.cards) :]
            side.known.update(move.cards)
        for card in (card for meld in move.melds for card in meld):
            side.let_go(card, ply)
        if move.card is None:
            continue
        if move.kind in _SHOWN:
            side.let_go(move.card, ply)
        if move.kind == _DISCARD:
            pile.append(move.card)
        elif move.kind == _OFFER:
            side.show(move.card, ply)
        elif move.kind == _ACCEPT:
            sides[other(move.seat)].let_go(move.card, ply)
            side.known.add(move.card)
    return sides, pile


def _place(
    view: TableView,
    sides: dict[Seat, _Side],
    pile: list[Card],
    rng: random.Random,
    choose: Choose,
) -> tuple[tuple[Hand, Hand], tuple[Card, ...]]:
    """Return both hands and the stock, the unseen cards dealt at random, in the order of sides."""
    hands = {seat: view.hand for seat in SEATS if seat == view.viewer}
    if view.result is not None:
        hands = dict(zip(SEATS, view.result.hands, strict=True))
    known = {seat: frozenset(sides[seat].known | sides[seat].held) for seat in SEATS}
    seen = {*pile, *(card for meld in view.table for card in meld.cards)}
    for seat in SEATS:
        seen.update(hands.get(seat, known[seat]))
    unseen = [card for card in DECK if card not in seen]
    rng.shuffle(unseen)
    for seat in sides:
        if seat not in hands:
            count = view.hand_sizes[SEATS.index(seat)] - len(known[seat])
            some = tuple(choose(seat, known[seat], unseen, count))
            hands[seat] = tuple(sorted((*known[seat], *some)))
            unseen = [card for card in unseen if card not in some]
    return (hands[SEATS[0]], hands[SEATS[1]]), tuple(unseen)


def _draws(side: _Side, hand: Hand, rng: random.Random) -> dict[int, Card]:
    """Return a card held then for each hidden stock draw, last to first, so that one is left."""
    free = [card for card in hand if card not in side.known and card not in side.held]
    found: dict[int, Card] = {}
    waiting = sorted(side.shown.items(), key=lambda item: item[1])
    for ply in reversed(side.draws):
        while waiting and waiting[-1][1] > ply:
            free.append(waiting.pop()[0])
        found[ply] = free.pop(rng.randrange(len(free)))
    return found
