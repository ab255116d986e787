"""A club player: remembers cards, watches the other side, counts chances.

A discard is judged by what it leaves, by the chances to improve that, and by what it may give the
other side. Whether to go out is tried on imagined deals (`engine.players.knock.playing_on`). Where
melds go to the table, it plays by `engine.players.table.club_table`.
"""

import random
from collections.abc import Mapping
from dataclasses import dataclass, field

from engine.cards import Card
from engine.deadwood import BITS, bits_of, least_of
from engine.knock import KnockPhase, KnockView
from engine.machine import View
from engine.moves import BIG_GIN, Move, MoveKind
from engine.players.knock.knock import choose_knock
from engine.players.knock.playing_on import gain, imagined, played_on
from engine.players.knock.reading import Hints, Reading, pairs, read
from engine.players.knock.sparring import discards, drawing, knock_view, refusal
from engine.players.table.club_table import choose_table
from engine.table import TableView
from engine.values import CARD_VALUES, EVEN
from engine.words import AceRank

_TURN_ENDS = frozenset({MoveKind.DISCARD, MoveKind.CLAIM_KNOCK})

_DEAR = 10
"""A discard that leaves this much more than another is skipped: no chance makes up for it."""

_ONE_DRAW = 1  # who leaves the card of the pile draws once more before the hands compare

_SLIGHT = 0.05
"""What a point of deadwood counts where only the cards that stay loose matter."""


@dataclass(frozen=True, slots=True)
class Habits:
    """The parameters of a club player; points are points of deadwood."""

    ahead: float = 2.0  # the number of draws for which a chance to improve the hand counts
    # How much of that counts where a card melds nothing and only replaces a dearer one: to count it
    # holds dear cards back.
    swaps: float = 0.0
    out: float = 3.0  # the worth of being able to go out
    gin: float = 8.0  # the worth of gin over that
    feeds: float = 6.0  # the cost of giving the other side a card that it can surely use
    # How much better than the stock a pile card must be: taking it shows one's hand.
    shows: float = 1.0
    deals: int = 24  # how many deals are imagined before going out
    chose: float = 0.7  # how many extra cards the other hand was chosen from, for each turn
    late: int = 2  # the deadwood with which one goes out in the deals imagined
    around: float = 1.2  # replaces `ahead` where runs go round the corner
    # Replaces `ahead` and `feeds` where only gin ends the deal.
    alone: tuple[float, float] = (3.0, 5.0)
    hints: Hints = field(default_factory=Hints)  # how much the other side's moves reveal


class Club:
    """Plays each variant as a good club player does."""

    def __init__(self, habits: Habits | None = None) -> None:
        self.habits = habits or Habits()

    def choose(self, view: View, rng: random.Random) -> Move:
        """Return a legal move; raises ValueError when the viewer isn't on turn."""
        if isinstance(view, TableView):
            return choose_table(view, rng)
        knock = knock_view(view)
        if knock.phase in {KnockPhase.LAYOFF, KnockPhase.ILLEGAL_KNOCK} or len(knock.legal) == 1:
            return choose_knock(knock, rng)
        thought = Thought(knock, self.habits)
        if drawing(knock):
            return drawing(knock)[0] if thought.wants(knock.pile[-1]) else refusal(knock)
        return thought.act(rng)


class Thought:
    """One decision: the view, what it reveals, and the worth of hands given that."""

    def __init__(self, view: KnockView, habits: Habits) -> None:
        self.view, self.habits = view, habits
        self.melds = view.rules.melds
        self.last = view.phase == KnockPhase.WALL
        self.cards = (*view.hand, *(view.pile[-1:] if self.last else ()))
        self.reading: Reading = read(view, habits.hints)
        self.chances: Mapping[Card, float] = self.reading.chances()
        self.points = least_of(self.melds)
        self.gin_alone = view.knock_limit == 0
        measure = self.melds._replace(values=EVEN) if self.gin_alone else self.melds
        self.worth = CARD_VALUES[measure.values]
        self.count = least_of(measure)
        ahead = habits.around if self.melds.ace == AceRank.CORNER else habits.ahead
        self.ahead, self.feeds = habits.alone if self.gin_alone else (ahead, habits.feeds)

    def wants(self, card: Card) -> bool:
        """Whether the top of the pile is better than a card of the stock."""
        hand, bits = self.view.hand, bits_of(self.view.hand)
        before = self.count(bits)
        eleven = bits | BITS[card]
        left = {gone: self.count(eleven ^ BITS[gone]) for gone in hand}
        if min(left.values()) >= before:
            return False
        likely = sorted(hand, key=left.__getitem__)[:3]
        taken = min(
            self.promise((*(held for held in hand if held != gone), card)) for gone in likely
        )
        return taken + self.habits.shows < self.promise(hand, _ONE_DRAW)

    def act(self, rng: random.Random) -> Move:
        """Return the discard, or the way out."""
        view = self.view
        if BIG_GIN in view.legal:
            return BIG_GIN
        for move in view.legal:
            if move.kind == MoveKind.GIN:
                return move
        stay = self.shed(rng)
        outs = [move for move in view.legal if move.kind == MoveKind.KNOCK]
        if not outs:
            return stay
        out = min(outs, key=lambda move: (self._left(move.card), move.card))
        return out if self._pays(out, stay, rng) else stay

    def shed(self, rng: random.Random) -> Move:
        """Return the best discard, at random among equals, or else another legal move."""
        costs = self.costs()
        if not costs:
            return self.view.legal[0]
        least = min(costs.values())
        return rng.choice([move for move, cost in costs.items() if cost == least])

    def costs(self) -> dict[Move, float]:
        """Return the cost of each discard worth considering: what it leaves and gives away."""
        left = {
            move: self.count(bits_of(held for held in self.view.hand if held != move.card))
            for move in discards(self.view)
        }
        most = min(left.values(), default=0) + _DEAR
        costs: dict[Move, float] = {}
        for move, points in left.items():
            if points <= most and move.card is not None:
                ten = tuple([held for held in self.view.hand if held != move.card])
                costs[move] = self.promise(ten) + self.feeds * self.danger(move.card)
        return costs

    def danger(self, card: Card) -> float:
        """Return the chance that the other side can use a card."""
        chances = self.chances
        misses = 1.0
        for first, second in pairs(self.melds)[card]:
            if first in chances and second in chances:
                misses *= 1 - chances[first] * chances[second]
        return 1 - misses

    def promise(self, ten: tuple[Card, ...], more: int = 0) -> float:
        """Return a hand's count, less what a few draws and `more` may improve it by."""
        worth = self.worth
        bits = bits_of(ten)
        now = self.count(bits)
        dear = sorted(ten, key=worth.__getitem__, reverse=True)
        here = self._price(now)
        gains = whole = 0.0
        for card in self.reading.weights:
            live = 1 - self.chances[card]
            whole += live
            eleven = self.count(bits | BITS[card])
            share = 1.0 if eleven <= now else self.habits.swaps
            if share:
                left = self._after(bits | BITS[card], eleven, now, dear)
                gains += share * live * (here - self._price(left))
        if self.gin_alone:  # among hands alike, the fewer points the better
            here += _SLIGHT * self.points(bits)
        return here - (self.ahead + more) * gains / (whole or 1.0)

    def _after(self, bits: int, whole: int, now: int, dear: list[Card]) -> int:
        """Return the least that eleven cards leave after a discard, at most what ten did."""
        best = now
        for card in dear:
            if whole - self.worth[card] >= best:
                break
            best = min(best, self.count(bits ^ BITS[card]))
        return best

    def _price(self, left: int) -> float:
        """Return what a hand with so much deadwood costs, the ways out that it has counted in."""
        if left == 0:
            return -self.habits.out - self.habits.gin
        return left - self.habits.out if left <= self.view.knock_limit else float(left)

    def _left(self, card: Card | None) -> int:
        return self.points(bits_of(held for held in self.cards if held != card))

    def _pays(self, out: Move, stay: Move, rng: random.Random) -> bool:
        view, habits = self.view, self.habits
        shown = tuple([held for held in self.cards if held != out.card])
        kept = tuple([held for held in view.hand if held != stay.card])
        turns = sum(move.kind in _TURN_ENDS for move in view.moves) / 2
        more = round(turns * habits.chose)
        gains = 0.0
        for _ in range(habits.deals):
            rest = imagined(self.reading, view.rules, rng, more)
            gains += gain(view.rules, shown, rest.hand)
            if stay.card is not None:  # or the deal ends here
                gains -= played_on(view, kept, stay.card, rest, habits.late)
        return gains > 0
