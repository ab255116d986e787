"""What the seat on turn knows in the knock family: its cards, live cards, the other hand."""

import random
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from functools import cached_property

from engine.cards import Card
from engine.coach.outlook import Outlook, outlook
from engine.deadwood import deadwood
from engine.deadwood.arrange import arrange
from engine.knock import KnockPhase, KnockView
from engine.melds import Meld
from engine.moves import Move, MoveKind
from engine.players.knock.playing_on import Hand, gain, imagined
from engine.players.knock.reading import Hints, Reading, kin, pairs, read

_IMAGINED = 60
"""Hands imagined to judge a knock."""

_HINTS = Hints(took=2.4, threw=0.52, left=0.4)
"""How much the other side's moves reveal, as the expert sees it."""

_CHOSE = 0.7
"""How many extra cards the other hand is taken to be chosen from, for each of its turns."""

_CHOSEN, _MORE = 2.0, 0.25
"""The same for a side that goes out early: the most extra cards, and how many a turn."""

_LOW = 2
"""The deadwood at which a side that holds out goes out."""

_TRIES = 3
"""Hands imagined for each that is counted: some would have gone out before."""

ENDS = frozenset({MoveKind.KNOCK, MoveKind.GIN, MoveKind.BIG_GIN})
"""The moves with which a player ends a deal."""


@dataclass(frozen=True, slots=True)
class KnockRisk:
    """A knock against imagined hands: average points, undercuts in a hundred."""

    points: float
    undercut: int


class KnockDecision:
    """One decision, and what follows from its view, computed on demand and once."""

    def __init__(self, view: KnockView, rng: random.Random) -> None:
        self.view = view
        self.melds = view.rules.melds
        self._rng = rng
        self._outlooks: dict[frozenset[Card], Outlook] = {}
        self._clashes: dict[Card | None, KnockRisk] = {}

    @cached_property
    def reading(self) -> Reading:
        """What the moves reveal of the other hand."""
        return read(self.view, _HINTS)

    @cached_property
    def live(self) -> tuple[Card, ...]:
        """The cards that may still come: those not seen yet."""
        return tuple(self.reading.weights)

    @cached_property
    def chances(self) -> Mapping[Card, float]:
        """For each card that the other side may hold, the chance that it does."""
        return self.reading.chances()

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards that the discard is chosen from."""
        wall = self.view.phase == KnockPhase.WALL
        return (*self.view.hand, *(self.view.pile[-1:] if wall else ()))

    def kept(self, move: Move) -> tuple[Card, ...]:
        """The hand after a move: after a take less the best discard, after a draw as it is."""
        view = self.view
        if move.kind == MoveKind.TAKE and view.pile:
            top = view.pile[-1]
            hands = [(*(held for held in view.hand if held != gone), top) for gone in view.hand]
            return min(hands, key=self._rank)
        if move.kind in {MoveKind.STOCK, MoveKind.PASS}:
            return view.hand
        return tuple(held for held in self.cards if held != move.card)

    def _rank(self, hand: tuple[Card, ...]) -> tuple[int, int]:
        found = self.outlook(hand)
        return found.left, -len(found.helps)

    def outlook(self, hand: tuple[Card, ...]) -> Outlook:
        """The deadwood of a hand and the cards that it waits for."""
        held = frozenset(hand)
        if held not in self._outlooks:
            found = outlook(hand, self.live, self.view.knock_limit, self.melds)
            self._outlooks[held] = found
        return self._outlooks[held]

    def meld_with(self, card: Card, hand: Collection[Card]) -> Meld:
        """The meld of a hand that a card is in; () if it is loose."""
        laid = arrange(hand, self.melds).melds
        return next((meld for meld in laid if card in meld), ())

    def pair_of(self, card: Card, hand: Collection[Card]) -> tuple[Card, ...]:
        """The loose cards of a hand that make a meld with a card and a live third one."""
        loose = arrange(hand, self.melds).unmatched
        ways = pairs(self.melds)[card]
        live = set(self.live)
        return tuple(
            sorted(
                {
                    near
                    for two in ways
                    for near, third in (two, two[::-1])
                    if near in loose and third in live
                }
            )
        )

    def danger(self, card: Card) -> float:
        """The chance that the other side can meld a card."""
        misses = 1.0
        for first, second in pairs(self.melds)[card]:
            if first in self.chances and second in self.chances:
                misses *= 1 - self.chances[first] * self.chances[second]
        return 1 - misses

    def is_dead(self, card: Card) -> bool:
        """Whether the other side can't have both cards of any meld with it."""
        may = self.chances
        return not any(first in may and second in may for first, second in pairs(self.melds)[card])

    def feeds(self, card: Card) -> tuple[Card, ...]:
        """The cards known to be in the other hand that go with a card."""
        near = {
            held
            for two in pairs(self.melds)[card]
            if set(two) <= self.chances.keys()
            for held in two
        }
        return tuple(sorted(near & self.reading.known))

    def thrown(self, card: Card) -> tuple[Card, ...]:
        """The cards next to it that the other side threw or left lying."""
        view, near = self.view, kin(self.melds)[card]
        top = view.upcard
        found: set[Card] = set()
        for seen in view.moves:
            theirs = seen.seat != view.viewer
            if seen.kind == MoveKind.DISCARD:
                top = seen.card
            if (
                theirs
                and seen.kind in {MoveKind.DISCARD, MoveKind.STOCK, MoveKind.PASS}
                and top is not None
            ):
                found.add(top)
        return tuple(sorted(found & near.keys()))

    def clash(self, move: Move) -> KnockRisk:
        """Going out with a move against imagined hands."""
        if move.card not in self._clashes:
            self._clashes[move.card] = self._tried(self.kept(move))
        return self._clashes[move.card]

    def _tried(self, hand: tuple[Card, ...]) -> KnockRisk:
        rules = self.view.rules
        brought = [
            gain(rules, hand, self._theirs(holds_out=number % 2 == 0))
            for number in range(_IMAGINED)
        ]
        lost = sum(points < 0 for points in brought)
        return KnockRisk(sum(brought) / len(brought), round(100 * lost / len(brought)))

    def _theirs(self, *, holds_out: bool) -> Hand:
        """Imagine the other hand, if possible one that wouldn't have gone out before."""
        view = self.view
        turns = sum(seen.kind == MoveKind.DISCARD for seen in view.moves) / 2
        limit = view.knock_limit
        more, out = turns * _CHOSE, min(_LOW, limit)
        if not holds_out:
            more, out = min(more, _CHOSEN + turns * _MORE), limit
        theirs: Hand = ()
        for _ in range(_TRIES):
            theirs = imagined(self.reading, view.rules, self._rng, round(more)).hand
            if deadwood(theirs, self.melds) > out:
                break
        return theirs
