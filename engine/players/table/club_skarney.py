"""A club player of Skarney gin: weighs each offer, and keeps a way out for every card.

Before the contract a hand is judged by how many cards bring it nearer; after it, by the draws that
would let all of it go. What the other side accepts must free more than it gives.
"""

import random
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from engine.cards import Card
from engine.melds import Meld
from engine.moves import ACCEPT, END_MELD, REJECT, Move, MoveKind
from engine.players.table.melding import cards_of, put_down
from engine.players.table.skarney_odds import ONE, additions, by_rank, counted, lacking, stiff
from engine.players.table.skarney_wants import SkarneyWants
from engine.seats import SEATS, other
from engine.skarney import SkarneyView
from engine.table.history import this_turn
from engine.table.melds import extended
from engine.values import VALUES

_OFFERED = frozenset({MoveKind.OFFER, MoveKind.ACCEPT})
_DOWN = frozenset({MoveKind.LAY, MoveKind.EXTEND})
_EXTEND = MoveKind.EXTEND
_CONTRACT = MoveKind.CONTRACT
_OFFER = MoveKind.OFFER

_ENDERS = frozenset({MoveKind.ACCEPT, MoveKind.REJECT, MoveKind.LAST_CARD})

_ACE = 0

_COMPARED = 60
"""How many contracts are compared: nearly always that is all of them."""


@dataclass(frozen=True, slots=True)
class SkarneyHabits:
    """The parameters of a club player of Skarney gin; points are points of the deal."""

    nearer: float = 0.1  # how many cards nearer to the contract an offered card must bring the hand
    helps: float = 0.9  # the cost, in cards of the contract, of an offer that is accepted
    spurs: float = 16.0  # the same cost after the contract, in points
    out: float = 60.0  # the worth of being able to go out with the next draw
    each: float = 10.0  # the cost of each card that would then stay in the hand
    caught: float = 0.3  # the share of what is left in the hand that is likely to be lost
    late: int = 4  # with no more cards than this to draw, all of it is


HABITS = SkarneyHabits()


def choose_skarney(view: SkarneyView, _: random.Random, habits: SkarneyHabits = HABITS) -> Move:
    """Return a legal move of the seat on turn."""
    thought = _SkarneyPlan(view, habits)
    if view.offered is not None:
        return ACCEPT if thought.welcomes(view.offered) else REJECT
    if END_MELD in view.legal:
        contracts = [move for move in view.legal[:_COMPARED] if move.kind == _CONTRACT]
        return thought.contract(contracts) if contracts else thought.put_down()
    return thought.offer()


class _SkarneyPlan:
    """One decision."""

    def __init__(self, view: SkarneyView, habits: SkarneyHabits) -> None:
        assert view.viewer is not None
        self.view, self.habits, self.rules = view, habits, view.rules
        self.me, self.other = view.viewer, other(view.viewer)
        self.counts = counted(view.hand)
        self.laid = view.contracted[SEATS.index(self.me)]
        self.melds = tuple(meld.cards for meld in view.table if meld.owner == self.me)
        self.values = VALUES[self.rules.values]
        late = view.drawable <= habits.late
        self.caught = 1.0 if late else habits.caught
        self.spurs = 0.0 if late else habits.spurs
        self.wants = SkarneyWants(view)

    @cached_property
    def shown(self) -> frozenset[Card]:
        """The cards that the other hand holds for all to know: offered in vain, or accepted."""
        held: set[Card] = set()
        for move in self.view.moves:
            if move.seat == self.other:
                held.difference_update(card for meld in move.melds for card in meld)
                if move.kind == _EXTEND and move.card is not None:
                    held.discard(move.card)
                if move.kind in _OFFERED and move.card is not None:
                    held.add(move.card)
            elif move.kind == MoveKind.ACCEPT and move.card is not None:
                held.discard(move.card)
        return frozenset(held)

    @cached_property
    def live(self) -> list[int]:
        """How many cards of each rank may still be drawn, as far as the viewer knows."""
        gone = [*self.view.hand, *self.shown]
        gone += [card for meld in self.view.table for card in meld.cards]
        return [4 - count for count in by_rank(counted(gone))]

    # Before the contract

    def lacks(self, counts: int) -> float:
        """Return how many cards a contract should lack after the next draw."""
        now = lacking(self.rules, counts)
        if not now:
            return 0.0
        nearer = sum(
            live
            for rank, live in enumerate(self.live)
            if live and lacking(self.rules, counts + ONE[rank]) < now
        )
        return now - nearer / (sum(self.live) or 1)

    def contract(self, contracts: Sequence[Move]) -> Move:
        return max(contracts, key=self._after_contract)

    def _after_contract(self, move: Move) -> float:
        gone = cards_of(move)
        rest = counted(card for card in self.view.hand if card not in gone)
        return self.prospect(rest, (*self.melds, *(move.melds or ())))

    # After it

    def outlook(self, counts: int, melds: Sequence[Meld]) -> float:
        """Return what a hand is worth that stays as it is until the next draw."""
        rules, habits = self.rules, self.habits
        lying = [additions(meld, rules.melds, rules.layoff_cap_per_meld) for meld in melds]
        held = by_rank(counts)
        points = sum(count * value for count, value in zip(held, self.values, strict=True))
        outs = over = 0
        for rank, live in enumerate(self.live):
            if live:
                left = stiff(counts + ONE[rank], lying, rules.melds)
                outs += live * (left == 0)
                over += live * left
        whole = sum(self.live) or 1
        return habits.out * outs / whole - habits.each * over / whole - self.caught * points

    def prospect(self, counts: int, melds: Sequence[Meld]) -> float:
        """Return what a hand is worth before the offer that ends the turn."""
        stays = self.outlook(counts, melds)
        if sum(by_rank(counts)) <= 1:
            return stays
        return max(
            stays + self._freed(rank, counts, melds, stays)
            for rank, held in enumerate(by_rank(counts))
            if held
        )

    def put_down(self) -> Move:
        downs = [move for move in self.view.legal if move.kind in _DOWN]
        if not downs:
            return END_MELD
        if self.view.drawable <= 1:  # one's last turn
            return put_down(self.view) or END_MELD
        room = self._room()
        best = min(downs, key=lambda move: self._over(move, room))
        if self._over(best, room) == 0:
            return best
        scores = {move: self._after(move) for move in downs}
        best = max(scores, key=scores.__getitem__)
        return best if scores[best] >= self.prospect(self.counts, self.melds) else END_MELD

    def _room(self) -> dict[int, int]:
        """Return how many cards each of one's melds still takes this turn, by its number."""
        cap = self.rules.layoff_cap_per_meld
        room = {
            number: cap
            for number, meld in enumerate(self.view.table, start=1)
            if meld.owner == self.me
        }
        for move in this_turn(self.view.moves, _ENDERS):
            if move.kind == _EXTEND and move.target in room:
                room[move.target] -= 1
        return room

    def _over(self, move: Move, room: dict[int, int]) -> int:
        """Return how many cards stay in the hand at the end of this turn after a move."""
        rules = self.rules
        gone = cards_of(move)
        rest = counted(card for card in self.view.hand if card not in gone)
        lying = [
            additions(
                self._with(number, move), rules.melds, most - (1 if move.target == number else 0)
            )
            for number, most in room.items()
        ]
        if move.melds is not None:
            lying.append(additions(move.melds[0], rules.melds, rules.layoff_cap_per_meld))
        return stiff(rest, lying, rules.melds)

    def _with(self, number: int, move: Move) -> Meld:
        meld = self.view.table[number - 1].cards
        if move.target != number or move.card is None:
            return meld
        return extended(meld, move.card, self.rules.melds) or meld

    def _after(self, move: Move) -> float:
        gone = cards_of(move)
        rest = counted(card for card in self.view.hand if card not in gone)
        if not rest:
            return float("inf")
        melds = [
            self._with(number, move)
            for number, meld in enumerate(self.view.table, start=1)
            if meld.owner == self.me
        ]
        return self.prospect(rest, (*melds, *(move.melds or ())))

    # Offers

    def welcomes(self, card: Card) -> bool:
        more = self.counts + ONE[card.rank]
        if self.laid:
            return self.outlook(more, self.melds) > self.outlook(self.counts, self.melds)
        if card.rank == _ACE and self.rules.ace_offer_skips_draw:
            return lacking(self.rules, more) < self.lacks(self.counts)
        return self.lacks(more) < self.lacks(self.counts) - self.habits.nearer

    def offer(self) -> Move:
        offers = [move for move in self.view.legal if move.kind == _OFFER]
        if not offers:
            return self.view.legal[0]
        judge = self._let_go if self.laid else self._given
        scores = {move: judge(move.card.rank) for move in offers if move.card is not None}
        return max(scores, key=scores.__getitem__)

    def _let_go(self, rank: int) -> float:
        return self._freed(rank, self.counts, self.melds, self.outlook(self.counts, self.melds))

    def _freed(self, rank: int, counts: int, melds: Sequence[Meld], stays: float) -> float:
        """Return what offering a card should bring to a hand that is worth `stays` with it."""
        gain = self.outlook(counts - ONE[rank], melds) - stays - self.spurs
        return self.wants.likely(rank) * gain

    def _given(self, rank: int) -> float:
        loss = self.lacks(self.counts - ONE[rank]) - self.lacks(self.counts)
        return -self.wants.likely(rank) * (loss + self.habits.helps)
