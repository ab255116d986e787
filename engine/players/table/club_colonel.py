"""A club player of Colonel: holds melds back while that is safe, and minds its discards."""

import random
from dataclasses import dataclass

from engine.cards import DECK, Card
from engine.colonel import ColonelView
from engine.deadwood import BITS
from engine.moves import ACCEPT, CHALLENGE, REJECT, STOCK, TAKE, Move, MoveKind
from engine.players.knock.reading import pairs
from engine.players.table.holding_back import HoldingBack
from engine.players.table.meld_fits import fits

_DEAR = 12
"""A discard that leaves this much more than another is skipped."""


@dataclass(frozen=True, slots=True)
class ColonelHabits:
    """The parameters of a club player of Colonel; points are points in hand."""

    few: int = 3  # with so few cards in the other hand nothing is held back
    ahead: float = 1.0  # so many draws count as chances to improve
    feeds: float = 5.0  # the cost of giving a card that the other side can surely use
    lead: float = 10.0  # points ahead for a challenge
    wary: float = 10.0  # points ahead for accepting one
    usual: float = 6.5  # what an unseen card counts on average


HABITS = ColonelHabits()


def choose_colonel(view: ColonelView, _: random.Random, habits: ColonelHabits = HABITS) -> Move:
    """Return a legal move of the seat on turn."""
    thought = _ColonelPlan(view, habits)
    if ACCEPT in view.legal:
        return ACCEPT if thought.lead() > habits.wary else REJECT
    if CHALLENGE in view.legal and thought.lead() > habits.lead:
        return CHALLENGE
    if STOCK in view.legal:
        return TAKE if TAKE in view.legal and thought.wants(view.pile[-1]) else STOCK
    return thought.act()


class _ColonelPlan(HoldingBack):
    """One decision."""

    def __init__(self, view: ColonelView, habits: ColonelHabits) -> None:
        super().__init__(view, habits.few)
        self.view, self.habits = view, habits

    def lead(self) -> float:
        """Return by how much the other hand should count more than one's own."""
        sight = self.sight
        theirs = sum(sight.worth[card] for card in sight.known) + sight.hidden * self.habits.usual
        return theirs - sum(sight.worth[card] for card in self.view.hand)

    def wants(self, card: Card) -> bool:
        sight = self.sight
        return sight.left(sight.bits | BITS[card]) <= sight.left(sight.bits)

    def shed(self) -> Move | None:
        sight = self.sight
        left = {
            move: sight.left(sight.without(move.card))
            for move in self.view.legal
            if move.kind == MoveKind.DISCARD and move.card is not None
        }
        if not left:
            return None
        most = min(left.values()) + _DEAR
        scores: dict[Move, float] = {}
        for move, points in left.items():
            if points <= most and move.card is not None:
                promise = self.promise(sight.without(move.card))
                scores[move] = promise + self.habits.feeds * self.danger(move.card)
        return min(reversed(scores), key=scores.__getitem__)

    def danger(self, card: Card) -> float:
        """Return the chance that the other side can put a card down at once."""
        sight = self.sight
        if any(fits(meld, sight.melds) & BITS[card] for meld in sight.lying):
            return 1.0
        each = sight.hidden / (len(sight.unseen) or 1)
        chances = dict.fromkeys(sight.unseen, each) | dict.fromkeys(sight.known, 1.0)
        misses = 1.0
        for first, second in pairs(sight.melds)[card]:
            if first in chances and second in chances:
                misses *= 1 - chances[first] * chances[second]
        return 1 - misses

    def promise(self, bits: int) -> float:
        """Return what a hand counts, less what its chances to get better are worth."""
        sight = self.sight
        now = sight.left(bits)
        if now == 0:
            return 0.0
        dear = sorted(
            (card for card in DECK if BITS[card] & bits),
            key=sight.worth.__getitem__,
            reverse=True,
        )
        gains = sum(now - self._after(bits | BITS[card], now, dear) for card in sight.unseen)
        return now - self.habits.ahead * gains / (len(sight.unseen) or 1)

    def _after(self, bits: int, now: int, dear: list[Card]) -> int:
        """Return the least that another card leaves after a discard, at most what there was."""
        sight = self.sight
        best, whole = now, sight.left(bits)
        for card in dear:
            if whole - sight.worth[card] >= best:
                break
            best = min(best, sight.left(bits ^ BITS[card]))
        return best
