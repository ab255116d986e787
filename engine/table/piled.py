"""The turn of Mahjong gin and Colonel: draw or take, put down any cards that fit, discard."""

from abc import abstractmethod
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Self

from engine.cards import Card
from engine.errors import Illegal
from engine.moves import DISCARDS, STOCK, TAKE, Move, MoveKind
from engine.rules import Rules
from engine.seats import Seat, other
from engine.table.deal import dealt
from engine.table.finishing import UnfinishedTurn, can_finish, may_discard, may_take
from engine.table.history import has_drawn, stalled
from engine.table.laying import lays
from engine.table.melds import extended, open_to
from engine.table.scoring import TableOutcome, exhausted
from engine.table.state import Steps, TableState
from engine.table.view import SeenTableMove, TablePhase
from engine.words import DeepCardUse, DiscardVisibility, FirstTurn

_TO_DRAW = (TablePhase.DRAW, MoveKind.STOCK)
_TO_TAKE = (TablePhase.DRAW, MoveKind.TAKE)
_TO_LAY = (TablePhase.MELD, MoveKind.LAY)
_TO_EXTEND = (TablePhase.MELD, MoveKind.EXTEND)
_TO_DISCARD = (TablePhase.MELD, MoveKind.DISCARD)
_TAKE = MoveKind.TAKE
_LAY = MoveKind.LAY
_EXTEND = MoveKind.EXTEND

ENDERS = frozenset({MoveKind.DISCARD})
"""The moves that end a turn."""


@dataclass(frozen=True, slots=True)
class PileState(TableState):
    """A deal with a discard pile, its top last, which `upcard` started, if one was turned up."""

    upcard: Card | None = None
    pile: tuple[Card, ...] = ()

    @classmethod
    def deal(
        cls,
        rules: Rules,
        deck: Sequence[Card],
        dealer: Seat,
        *,
        number: int = 1,
        knock_card: Card | None = None,  # noqa: ARG003  # every machine is called alike
    ) -> Self:
        """Deal, a card starting the pile unless the rules turn none up; `knock_card` is ignored.

        There is no offer of the upcard: the non-dealer draws, or with eleven cards melds. Raises
        Unreadable unless the deck, in dealing order, is 52 different cards, and BadRules if the
        rules clash.
        """
        cards = dealt(rules, deck, dealer)
        upcard = cards.rest[0] if rules.turns_upcard else None
        return cls(
            rules=rules,
            number=number,
            dealer=dealer,
            phase=TablePhase.MELD
            if rules.first_turn == FirstTurn.ELEVEN_CARDS
            else TablePhase.DRAW,
            turn=other(dealer),
            hands=cards.hands,
            stock=cards.rest if upcard is None else cards.rest[1:],
            upcard=upcard,
            pile=() if upcard is None else (upcard,),
        )

    @property
    def taken(self) -> tuple[Card, ...]:
        """The cards taken from the pile this turn, the deepest first."""
        moves = self._turn_so_far() if self.turn is not None else ()
        return next((move.cards for move in moves if move.kind == _TAKE), ())

    @property
    def has_drawn(self) -> bool:
        """Whether the player to act has drawn this turn, or was dealt the card."""
        return has_drawn(self.history, ENDERS, self.rules)

    @property
    def barred(self) -> Card | None:
        """The card taken that may not be discarded this turn."""
        taken = self.taken
        return taken[0] if len(taken) == 1 and not self.rules.return_taken_discard else None

    @property
    def owed(self) -> Card | None:
        """The card taken from deep in the pile that must still go to the table this turn."""
        taken = self.taken
        return taken[0] if len(taken) > 1 and not self._is_paid(taken[0]) else None

    def legal_moves(self) -> tuple[Move, ...]:
        """Return the legal moves, melds as `engine.table.laying` lists them; none after the end.

        Order: stock, takes; melds, additions, discards in canonical order.
        """
        if self.phase == TablePhase.DRAW:
            return (STOCK, *self._takes())
        if self.phase == TablePhase.MELD:
            return (*self._downs(), *self._discards())
        return ()

    @abstractmethod
    def out(self, seat: Seat) -> TableOutcome:
        """Return the outcome when a seat's hand is empty."""

    def _enders(self) -> Collection[str]:
        return ENDERS

    def _steps(self) -> Steps[Self]:
        return {
            _TO_DRAW: self._stock,
            _TO_TAKE: self._take,
            _TO_LAY: self._lay,
            _TO_EXTEND: self._extend,
            _TO_DISCARD: self._discard,
        }

    def _most_taken(self) -> int:
        """Return how many cards of the pile a player may take at once."""
        return min(1, len(self.pile))

    def _takes(self) -> Iterator[Move]:
        for count in range(1, self._most_taken() + 1):
            if may_take(self._finishing(), self.pile, count):
                yield TAKE if count == 1 else Move(_TAKE, count=count)

    def _downs(self) -> Iterator[Move]:
        """Yield the melds and additions after which the turn can be finished."""
        hand = self._hand()
        for meld in lays(hand, self.rules.melds, {self.barred, self.owed}):
            move = Move(_LAY, melds=(meld,))
            if self._leaves_enough(move, len(hand) - len(meld)):
                yield move
        for number, lying in open_to(self.rules, self.table, self._actor()):
            for card in hand:
                if extended(lying.cards, card, self.rules.melds) is not None:
                    move = Move(_EXTEND, card, target=number)
                    if self._leaves_enough(move, len(hand) - 1):
                        yield move

    def _leaves_enough(self, move: Move, left: int) -> bool:
        if left > 1 and self.owed is None:  # one of two cards can always be discarded
            return True
        try:
            self._steps()[self.phase, move.kind](move)
        except Illegal:
            return False
        return True

    def _discards(self) -> Iterator[Move]:
        turn = self._finishing()
        return (DISCARDS[card] for card in self._hand() if may_discard(turn, card))

    def _finishing(self) -> UnfinishedTurn:
        return UnfinishedTurn(
            self.rules, self._actor(), frozenset(self._hand()), self.table, self.barred, self.owed
        )

    def _stock(self, _: Move) -> Self:
        card = self.stock[0]
        return self.noted(
            SeenTableMove(self._actor(), MoveKind.STOCK, card),
            phase=TablePhase.MELD,
            hands=self._with((card,)),
            stock=self.stock[1:],
        )

    def _take(self, move: Move) -> Self:
        count = move.count or 1
        if count > len(self.pile):
            raise Illegal(f"the pile has {len(self.pile)} cards")
        if count > self._most_taken():
            raise Illegal("only the top card may be taken")
        if not may_take(self._finishing(), self.pile, count):
            raise Illegal(f"{self.pile[-count]} could not go to the table")
        cards = self.pile[-count:]
        return self.noted(
            SeenTableMove(self._actor(), _TAKE, cards[0] if count == 1 else None, cards),
            phase=TablePhase.MELD,
            hands=self._with(cards),
            pile=self.pile[:-count],
        )

    def _discard(self, move: Move) -> Self:
        card = move.card
        assert card is not None
        if card not in self._hand():
            raise Illegal(f"{card} is not in the hand")
        if self.owed is not None:
            raise Illegal(f"{self.owed} must go to the table first")
        if card == self.barred:
            raise Illegal(f"{card} was taken from the pile this turn and can't go back")
        if not may_discard(self._finishing(), card):
            raise Illegal("the last card can't be discarded")
        after = self.noted(
            SeenTableMove(self._actor(), MoveKind.DISCARD, card),
            phase=TablePhase.DRAW,
            turn=other(self._actor()),
            hands=self.without((card,)),
            pile=(*self.pile, card),
        )
        if not after.hand(self._actor()):
            return after.ended(after.out(self._actor()))
        stuck = stalled(after.history, ENDERS, self.rules.stall_guard)
        if stuck or not after.drawable:
            return after.ended(exhausted(self.rules, self.table, after.hands))
        return after

    def melded(self) -> Self:
        """Return the state after a meld, or raise Illegal if the turn can't be finished."""
        if not can_finish(self._finishing()):
            raise Illegal("this would leave no way to finish the turn")
        return self if self._hand() else self.ended(self.out(self._actor()))

    def _is_paid(self, card: Card) -> bool:
        """Whether a card has gone to the table this turn as the rules require."""
        for move in self._turn_so_far():
            if any(card in meld for meld in move.melds):
                return True
            if move.kind == _EXTEND and move.card == card:
                return self.rules.deep_card_use == DeepCardUse.MELD_OR_LAYOFF
        return False

    def _seen(self, viewer: Seat | None) -> dict[str, Any]:
        shown = super(PileState, self)._seen(viewer)
        return shown | {
            "upcard": self.upcard,
            "pile": self.pile
            if self.rules.discard_visibility == DiscardVisibility.FULL
            else self.pile[-1:],
            "pile_size": len(self.pile),
            "taken": self.taken,
            "barred": self.barred,
            "owed": self.owed,
        }
