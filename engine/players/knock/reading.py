"""What the moves of a deal in the knock family reveal of another hand."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from itertools import combinations, product

from engine.cards import DECK, RANKS, SUITS, Card
from engine.knock import KnockView
from engine.melds import SHORTEST, MeldRules, rank_runs
from engine.moves import MoveKind
from engine.seats import Seat, left_of
from engine.words import RunSuits

_REFUSALS = frozenset({MoveKind.STOCK, MoveKind.PASS})
_TAKE = MoveKind.TAKE

_DISCARDING = frozenset({MoveKind.DISCARD, MoveKind.CLAIM_KNOCK})

Pairs = Sequence[tuple[Card, Card]]
"""The two other cards of each meld of three that a card can be in."""


@dataclass(frozen=True, slots=True)
class Hints:
    """How much a move reveals of the cards that would meld with the one moved.

    `took` multiplies the likelihood beside a card taken; `threw` and `left` are the shares lost
    beside a card thrown away or left. Less so for cards that meet it in fewer melds.
    """

    took: float = 1.5
    threw: float = 0.45
    left: float = 0.25


@dataclass(frozen=True, slots=True)
class Reading:
    """What a player can know of another hand: relative likelihoods for its `hidden` cards."""

    known: frozenset[Card]
    weights: Mapping[Card, float]
    hidden: int

    def chances(self) -> Mapping[Card, float]:
        """Return the chance that the hand holds each card that it may hold."""
        whole = sum(self.weights.values()) or 1.0
        found = dict.fromkeys(self.known, 1.0)
        for card, weight in self.weights.items():
            found[card] = min(1.0, self.hidden * weight / whole)
        return found


def read(view: KnockView, hints: Hints, seat: Seat | None = None) -> Reading:
    """Return what the viewer's view reveals of a seat's hand, by default of the next player's."""
    assert view.viewer is not None
    seat = left_of(view.viewer, len(view.hand_sizes)) if seat is None else seat
    told = _follow(view, seat)
    known = frozenset(view.open_hands[seat - 1] or told.held)
    gone = {*view.hand, *view.pile, *known, *(move.card for move in view.moves), view.upcard}
    weights = {card: 1.0 for card in DECK if card not in gone}
    kinship = kin(view.rules.melds)
    clues = (told.taken, hints.took), (told.thrown, -hints.threw), (told.left, -hints.left)
    for cards, change in clues:
        for card in cards:
            for near, share in kinship[card].items():
                if near in weights:
                    weights[near] *= 1 + change * share
    return Reading(known, weights, view.hand_sizes[seat - 1] - len(known))


@dataclass(slots=True)
class _Told:
    """The cards that a seat took, still holds of those, threw, and left lying."""

    taken: set[Card] = field(default_factory=set[Card])
    held: set[Card] = field(default_factory=set[Card])
    thrown: set[Card] = field(default_factory=set[Card])
    left: set[Card] = field(default_factory=set[Card])


def _follow(view: KnockView, seat: Seat) -> _Told:
    told = _Told()
    pile = [] if view.upcard is None else [view.upcard]
    for move in view.moves:
        theirs = move.seat == seat
        if move.kind in _DISCARDING and move.card is not None:
            pile.append(move.card)
            if theirs:
                told.thrown.add(move.card)
                told.held.discard(move.card)
        elif move.kind == _TAKE and move.card is not None:
            del pile[-1:]
            if theirs:
                told.taken.add(move.card)
                told.held.add(move.card)
        elif move.kind in _REFUSALS and theirs and pile:
            told.left.add(pile[-1])
    return told


@cache
def pairs(melds: MeldRules) -> Mapping[Card, Pairs]:
    """Return for each card the two others of every meld of three with it."""
    found: dict[Card, list[tuple[Card, Card]]] = {card: [] for card in DECK}
    for three in _threes(melds):
        for card in three:
            first, second = (held for held in three if held != card)
            found[card].append((first, second))
    return found


@cache
def kin(melds: MeldRules) -> Mapping[Card, Mapping[Card, float]]:
    """Return for each card those it may meld with: melds of three shared, over the most shared."""
    met: dict[Card, dict[Card, int]] = {card: {} for card in DECK}
    for card, two in pairs(melds).items():
        for near in (held for pair in two for held in pair):
            met[card][near] = met[card].get(near, 0) + 1
    most = max(count for counts in met.values() for count in counts.values())
    return {
        card: {near: count / most for near, count in counts.items()} for card, counts in met.items()
    }


def _threes(melds: MeldRules) -> Iterator[tuple[Card, ...]]:
    suits = range(len(SUITS))
    if melds.sets:
        for rank in range(len(RANKS)):
            yield from combinations([DECK[rank * len(SUITS) + suit] for suit in suits], SHORTEST)
    for ranks in rank_runs(melds.ace).values():
        if len(ranks) == SHORTEST:
            mixed = product(suits, repeat=SHORTEST)
            chosen = (
                mixed if melds.runs == RunSuits.ANY_SUIT else ((suit,) * SHORTEST for suit in suits)
            )
            for each in chosen:
                yield tuple(
                    DECK[rank * len(SUITS) + suit] for rank, suit in zip(ranks, each, strict=True)
                )
