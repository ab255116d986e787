"""A club player of Mahjong gin: takes what pays, holds melds back, and minds its discards.

A hand is worth what it can put down less what it would be caught with, and its chances a little. A
discard may make the whole pile worth taking, which is tried on imagined hands.
"""

import random
from dataclasses import dataclass
from functools import cached_property

from engine.cards import Card
from engine.deadwood import BITS, bits_of
from engine.mahjong import MahjongView
from engine.moves import STOCK, Move, MoveKind
from engine.players.table.holding_back import HoldingBack
from engine.players.table.mahjong import choose_mahjong as choose_simply
from engine.players.table.meld_fits import cards_in


@dataclass(frozen=True, slots=True)
class MahjongHabits:
    """The parameters of a club player of Mahjong gin.

    With `few` cards in the other hand nothing is held back. `ahead` draws count as chances; `feeds`
    is the share charged of the other side's use of a discard, found on `hands` imagined hands.
    """

    few: int = 3
    ahead: float = 0.5
    feeds: float = 0.5
    hands: int = 6


HABITS = MahjongHabits()


def choose_mahjong(view: MahjongView, rng: random.Random, habits: MahjongHabits = HABITS) -> Move:
    """Return a legal move of the seat on turn."""
    thought = _MahjongPlan(view, habits, rng)
    if STOCK in view.legal:
        return thought.draw()
    if view.owed is not None:
        return choose_simply(view, rng)
    return thought.act()


class _MahjongPlan(HoldingBack):
    """One decision."""

    def __init__(self, view: MahjongView, habits: MahjongHabits, rng: random.Random) -> None:
        super().__init__(view, habits.few)
        self.view, self.habits, self.rng = view, habits, rng

    def draw(self) -> Move:
        view, sight = self.view, self.sight
        best, most = STOCK, self.promise(sight.bits)
        for move in view.legal:
            if move.kind == MoveKind.TAKE:
                promise = self.promise(sight.bits | bits_of(view.pile[-(move.count or 1) :]))
                if promise > most:
                    best, most = move, promise
        return best

    def shed(self) -> Move | None:
        sight = self.sight
        scores = {
            move: self.promise(sight.without(move.card))
            for move in self.view.legal
            if move.kind == MoveKind.DISCARD and move.card is not None
        }
        if not scores:
            return None
        likely = sorted(scores, key=scores.__getitem__, reverse=True)[:5]
        for move in likely:
            if move.card is not None:
                scores[move] -= self.habits.feeds * self.gift(move.card)
        return max(likely, key=scores.__getitem__)

    def promise(self, bits: int) -> float:
        sight = self.sight
        now = self.balance(bits)
        gains = sum(max(0, self.balance(bits | BITS[card]) - now) for card in sight.unseen)
        return now + self.habits.ahead * gains / (len(sight.unseen) or 1)

    def balance(self, bits: int) -> int:
        """Return what a hand can put down less what stays of it."""
        sight = self.sight
        return sum(map(sight.worth.__getitem__, cards_in(bits))) - 2 * sight.left(bits)

    def gift(self, card: Card) -> float:
        """Return what the other side may gain by a discard, beyond what it could take already."""
        pile = (*self.view.pile, card)
        return sum(self._gain(hand, pile) for hand in self.imagined) / (len(self.imagined) or 1)

    def _gain(self, hand: int, pile: tuple[Card, ...]) -> float:
        before, best, bits = self.balance(hand), 0, hand
        for card in reversed(pile):
            bits |= BITS[card]
            best = max(best, self.balance(bits) - before)
        return best

    @cached_property
    def imagined(self) -> list[int]:
        sight = self.sight
        known, hidden = bits_of(sight.known), min(sight.hidden, len(sight.unseen))
        return [
            known | bits_of(self.rng.sample(sight.unseen, hidden)) for _ in range(self.habits.hands)
        ]
