"""The machine of Fewest: draw, discard, and count after some turns."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Self

from engine.cards import Card
from engine.errors import DealOver, Illegal, NotYourTurn
from engine.melds import Meld
from engine.moves import DISCARDS, ENDINGS, STOCK, Move, MoveKind
from engine.results import AwardKind, AwardLine, DealResult, Hand, ResultKind
from engine.rules import Rules
from engine.seats import SEATS, Seat, other
from engine.table.view import SeenTableMove
from engine.values import card_value
from tests.families.fewest.view import FewestPhase, FewestView

SIZE = 5
"""Cards of a hand."""

TURNS = 6
"""Turns of a deal, both sides' together."""


@dataclass(frozen=True, slots=True)
class FewestState:
    rules: Rules
    number: int
    dealer: Seat
    phase: FewestPhase
    turn: Seat | None
    hands: tuple[Hand, Hand]
    stock: tuple[Card, ...]
    pile: tuple[Card, ...] = ()
    history: tuple[SeenTableMove, ...] = ()
    result: DealResult | None = None

    @classmethod
    def deal(
        cls,
        rules: Rules,
        deck: Sequence[Card],
        dealer: Seat,
        *,
        number: int = 1,
        knock_card: Card | None = None,
    ) -> Self:
        assert knock_card is None or not rules.needs_knock_card
        hands = tuple(sorted(deck[:SIZE])), tuple(sorted(deck[SIZE : 2 * SIZE]))
        phase, stock = FewestPhase.DRAW, tuple(deck[2 * SIZE :])
        return cls(rules, number, dealer, phase, other(dealer), hands, stock)

    @property
    def ply(self) -> int:
        return len(self.history)

    @property
    def spared(self) -> Move | None:
        return None

    @property
    def knock_card(self) -> Card | None:
        return None

    @property
    def open_melds(self) -> tuple[tuple[Seat, Meld], ...]:
        return ()

    @property
    def last_move(self) -> SeenTableMove:
        return self.history[-1]

    def legal_moves(self) -> tuple[Move, ...]:
        if self.turn is None:
            return ()
        if self.phase == FewestPhase.DRAW:
            return (STOCK,)
        return tuple(DISCARDS[card] for card in self.hands[self.turn - 1])

    def play(self, move: Move, seat: Seat | None = None) -> Self:
        if self.turn is None:
            raise DealOver("This deal is over.")
        if move.kind in ENDINGS:
            return self._given_up(move, seat or self.turn)
        if seat not in {None, self.turn}:
            raise NotYourTurn("It is the other player's turn.")
        if move not in self.legal_moves():
            raise Illegal(f"{move} can't be played now", tuple(map(str, self.legal_moves())))
        return self._drawn(self.turn) if move == STOCK else self._shed(self.turn, move)

    def view(self, viewer: Seat | None) -> FewestView:
        first, second = self.hands
        return FewestView(
            viewer=viewer,
            rules=self.rules,
            number=self.number,
            dealer=self.dealer,
            phase=self.phase,
            turn=self.turn,
            ply=self.ply,
            hand=() if viewer is None else self.hands[viewer - 1],
            hand_sizes=(len(first), len(second)),
            stock_count=len(self.stock),
            pile=self.pile[-1:],
            pile_size=len(self.pile),
            moves=tuple(_seen(made, viewer) for made in self.history),
            legal=self.legal_moves() if viewer is not None and viewer == self.turn else (),
            result=self.result,
        )

    def _drawn(self, seat: Seat) -> Self:
        card, *stock = self.stock
        return replace(
            self,
            phase=FewestPhase.DISCARD,
            hands=self._with(seat, (*self.hands[seat - 1], card)),
            stock=tuple(stock),
            history=(*self.history, SeenTableMove(seat, MoveKind.STOCK, card)),
        )

    def _shed(self, seat: Seat, move: Move) -> Self:
        assert move.card is not None
        after = replace(
            self,
            phase=FewestPhase.DRAW,
            turn=other(seat),
            hands=self._with(seat, (held for held in self.hands[seat - 1] if held != move.card)),
            pile=(*self.pile, move.card),
            history=(*self.history, SeenTableMove(seat, move.kind, move.card)),
        )
        return after if len(after.pile) < TURNS else after._counted()

    def _with(self, seat: Seat, hand: Iterable[Card]) -> tuple[Hand, Hand]:
        changed = tuple(sorted(hand))
        first, second = self.hands
        return (changed, second) if seat == SEATS[0] else (first, changed)

    def _counted(self) -> Self:
        first, second = (sum(map(card_value, hand)) for hand in self.hands)
        if first == second:
            return self._over(ResultKind.EXHAUSTED, None)
        award = AwardLine(AwardKind.DIFFERENCE, abs(first - second))
        return self._over(ResultKind.EXHAUSTED, SEATS[first > second], award)

    def _given_up(self, move: Move, by: Seat) -> Self:
        after = replace(self, history=(*self.history, SeenTableMove(by, move.kind)))
        winner = None if move.kind == MoveKind.VOID else other(by)
        return after._over(ResultKind(move.kind), winner)

    def _over(self, kind: ResultKind, winner: Seat | None, *award: AwardLine) -> Self:
        first, second = (sum(map(card_value, hand)) for hand in self.hands)
        result = DealResult(
            number=self.number,
            dealer=self.dealer,
            knock_card=None,
            result=kind,
            winner=winner,
            points=sum(line.points for line in award),
            boxes=len(award),
            deadwood=(first, second),
            unmatched=self.hands,
            hands=self.hands,
            award=award,
        )
        return replace(self, phase=FewestPhase.HAND_OVER, turn=None, result=result)


def _seen(made: SeenTableMove, viewer: Seat | None) -> SeenTableMove:
    hidden = made.kind == MoveKind.STOCK and made.seat != viewer
    return replace(made, card=None) if hidden else made
