"""A beginner: the simple player with the mistakes of people who are new to the game.

A novice takes cards on hope, clings to pairs of kings, ignores what the other side took, and misses
knocks, but never gin. Where melds go to the table: `engine.players.table.novice_table`.
"""

import random
from collections.abc import Sequence

from engine.cards import Card
from engine.deadwood import deadwood
from engine.deadwood.arrange import arrange
from engine.knock import KnockPhase, KnockView
from engine.machine import View
from engine.moves import TAKE, Move, MoveKind
from engine.players.knock.knock import choose_knock
from engine.players.knock.sparring import discards, drawing, refusal
from engine.players.mistakes import NoviceMistakes
from engine.players.table.novice_table import choose_as_novice
from engine.values import card_value

_REACH = 2
"""Cards of a suit this many ranks apart look like the beginning of a run."""


class Novice:
    """Plays each variant as a beginner does."""

    def __init__(self, slips: NoviceMistakes | None = None) -> None:
        self.slips = slips or NoviceMistakes()

    def choose(self, view: View, rng: random.Random) -> Move:
        """Return a legal move; raises ValueError when the viewer isn't on turn."""
        if not view.legal:
            raise ValueError("this view's seat is not on turn")
        if isinstance(view, KnockView):
            return _Turn(view, self.slips, rng).move()
        return choose_as_novice(view, self.slips, rng)


class _Turn:
    """One decision in the knock family."""

    def __init__(self, view: KnockView, slips: NoviceMistakes, rng: random.Random) -> None:
        self.view, self.slips, self.rng = view, slips, rng

    def move(self) -> Move:
        view = self.view
        if view.phase in {KnockPhase.LAYOFF, KnockPhase.ILLEGAL_KNOCK} or len(view.legal) == 1:
            return choose_knock(view, self.rng)
        if drawing(view):
            return TAKE if self._wants(view.pile[-1]) else refusal(view)
        if self._goes_out():
            return choose_knock(view, self.rng)
        return self._shed()

    def _goes_out(self) -> bool:
        """Whether it ends the deal if it may; a knock is overlooked now and then, gin never."""
        kinds = {move.kind for move in self.view.legal}
        if kinds & {MoveKind.GIN, MoveKind.BIG_GIN} or not discards(self.view):
            return True
        return MoveKind.KNOCK in kinds and self.rng.random() >= self.slips.overlooks

    def _wants(self, card: Card) -> bool:
        view, melds = self.view, self.view.rules.melds
        hand = view.hand
        if deadwood((*hand, card), melds) <= deadwood(hand, melds):
            return True
        hopes = any(_alike(card, held) for held in arrange(hand, melds).unmatched)
        return hopes and self.rng.random() < self.slips.hopes

    def _shed(self) -> Move:
        view = self.view
        loose = arrange(view.hand, view.rules.melds).unmatched
        moves = {move.card: move for move in discards(view)}
        going = [card for card in loose if card in moves]
        if not going:
            return choose_knock(view, self.rng)
        return moves[max(going, key=lambda card: self._tired_of(card, loose))]

    def _tired_of(self, card: Card, loose: Sequence[Card]) -> float:
        company = sum(_alike(card, held) for held in loose if held != card)
        value = card_value(card, self.view.rules.values)
        return value - self.slips.clings * company + self.rng.gauss(0, self.slips.wavers)


def _alike(card: Card, held: Card) -> bool:
    if card.rank == held.rank:
        return True
    return card.suit == held.suit and abs(card.rank - held.rank) <= _REACH
