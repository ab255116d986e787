"""The turn of Mahjong gin and Colonel: draw or take, put down any cards that fit, discard."""

from abc import abstractmethod
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Self

from engine.cards import Card
from engine.errors import Illegal
from engine.moves import DISCARDS, STOCK, TAKES, Move, MoveKind
from engine.rules import Rules
from engine.seats import SEATS, Seat, other
from engine.table.deal import dealt
from engine.table.finishing import (
    ENOUGH,
    UnfinishedTurn,
    after_addition,
    after_meld,
    can_finish,
    discards,
    may_take,
    takes,
)
from engine.table.history import has_drawn, stalled
from engine.table.laying import extend_move, lay_move, lays
from engine.table.scoring import TableOutcome, exhausted
from engine.table.state import Steps, TableState
from engine.table.view import SeenTableMove, TablePhase, seen_card, seen_take
from engine.words import DeepCardUse, DiscardVisibility, FirstTurn

_DRAWING, _MELDING = TablePhase.DRAW, TablePhase.MELD
_TO_DRAW = (_DRAWING, MoveKind.STOCK)
_TO_TAKE = (_DRAWING, MoveKind.TAKE)
_TO_LAY = (_MELDING, MoveKind.LAY)
_TO_EXTEND = (_MELDING, MoveKind.EXTEND)
_TO_DISCARD = (_MELDING, MoveKind.DISCARD)
_STOCK, _TAKE, _DISCARD = MoveKind.STOCK, MoveKind.TAKE, MoveKind.DISCARD
_discard_of = DISCARDS.__getitem__
_EXTEND = MoveKind.EXTEND

ENDERS = frozenset({MoveKind.DISCARD})


@dataclass(frozen=True)
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

        No upcard is offered: the non-dealer draws, or melds with eleven cards. Raises Unreadable
        unless the deck is 52 different cards, BadRules if the rules clash.
        """
        cards = dealt(rules, deck, dealer)
        upcard = cards.rest[0] if rules.turns_upcard else None
        return cls(
            rules=rules,
            number=number,
            dealer=dealer,
            phase=_MELDING if rules.first_turn == FirstTurn.ELEVEN_CARDS else _DRAWING,
            turn=other(dealer),
            hands=cards.hands,
            stock=cards.rest if upcard is None else cards.rest[1:],
            upcard=upcard,
            pile=() if upcard is None else (upcard,),
        )

    @property
    def taken(self) -> tuple[Card, ...]:
        """The cards taken from the pile this turn, the deepest first."""
        for move in self.turn_so_far if self.turn is not None else ():
            if move.kind == _TAKE:
                return move.cards
        return ()

    @property
    def has_drawn(self) -> bool:
        """Whether the player to act has drawn this turn, or was dealt the card."""
        return has_drawn(self.history, ENDERS, self.rules)

    @property
    def barred(self) -> Card | None:
        """The card taken that may not be discarded this turn."""
        return None if self.turn is None else self.unfinished.barred

    @property
    def owed(self) -> Card | None:
        """The card taken from deep in the pile that must still go to the table this turn."""
        return None if self.turn is None else self.unfinished.owed

    @property
    def unfinished(self) -> UnfinishedTurn:
        """The turn of the player to act, for judging how it can be finished."""
        barred = owed = None
        taken = self.taken
        if len(taken) == 1 and not self.rules.return_taken_discard:
            barred = taken[0]
        elif len(taken) > 1 and not self._is_paid(taken[0]):
            owed = taken[0]
        hand = self._hand()
        return UnfinishedTurn(self.rules, self._actor(), hand, self.table, barred, owed)

    def legal_moves(self) -> tuple[Move, ...]:
        """Return the moves: stock, takes; melds (`engine.table.laying`), additions, discards."""
        if self.phase == _DRAWING:
            return (STOCK, *self._takes())
        if self.phase == _MELDING:
            turn = self.unfinished
            return (*self._downs(turn), *map(_discard_of, discards(turn, self._hand())))
        return ()

    @abstractmethod
    def out(self, seat: Seat) -> TableOutcome:
        """Return the outcome when a seat's hand is empty."""

    def _most_taken(self) -> int:
        return min(1, len(self.pile))

    def _takes(self) -> Sequence[Move]:
        most = self._most_taken()
        if most <= 1:
            return TAKES[:most]
        going = self.fits.by_seat[SEATS.index(self._actor())]
        return [TAKES[count - 1] for count in takes(self.unfinished, going, self.pile, most)]

    def _downs(self, turn: UnfinishedTurn) -> Iterator[Move]:
        hand, melds = self._hand(), self.rules.melds
        owed, most = turn.owed, len(hand) - ENOUGH  # that many may surely go
        for meld in lays(hand, melds, {turn.barred, owed}):
            pays = owed is None or owed in meld
            if (pays and len(meld) <= most) or can_finish(after_meld(turn, meld)):
                yield lay_move(meld)
        for number, cards in self.additions():
            for card in cards:
                if (owed is None and most > 0) or can_finish(after_addition(turn, card, number)):
                    yield extend_move(card, number)

    def _stock(self, _: Move) -> Self:
        card = self.stock[0]
        return self.noted(
            seen_card(self._actor(), _STOCK, card),
            phase=_MELDING,
            hands=self._with((card,)),
            stock=self.stock[1:],
        )

    def _take(self, move: Move) -> Self:
        count = move.count or 1
        if count > len(self.pile):
            raise Illegal(f"the pile has {len(self.pile)} cards")
        if count > self._most_taken():
            raise Illegal("only the top card may be taken")
        if count > 1 and not may_take(self.unfinished, self.pile, count):
            raise Illegal(f"{self.pile[-count]} could not go to the table")
        cards, actor = self.pile[-count:], self._actor()
        alone = count == 1
        return self.noted(
            seen_take(actor, *cards) if alone else SeenTableMove(actor, _TAKE, cards=cards),
            phase=_MELDING,
            hands=self._with(cards),
            pile=self.pile[:-count],
        )

    def _discard(self, move: Move) -> Self:
        card = move.card
        assert card is not None
        if card not in self._hand():
            raise Illegal(f"{card} is not in the hand")
        turn = self.unfinished
        if turn.owed is not None:
            raise Illegal(f"{turn.owed} must go to the table first")
        if card == turn.barred:
            raise Illegal(f"{card} was taken from the pile this turn and can't go back")
        if not discards(turn, (card,)):
            raise Illegal("the last card can't be discarded")
        actor = self._actor()
        after = self.noted(
            seen_card(actor, _DISCARD, card),
            phase=_DRAWING,
            turn=other(actor),
            hands=self._less(card),
            pile=(*self.pile, card),
        )
        if len(turn.hand) == 1:
            return after.ended(after.out(actor))
        stuck = stalled(after.history, ENDERS, self.rules.stall_guard)
        if stuck or not after.drawable:
            return after.ended(exhausted(self.rules, self.table, after.hands))
        return after

    def melded(self) -> Self:
        """Return the state after a meld, or raise Illegal if the turn can't be finished."""
        if not can_finish(self.unfinished):
            raise Illegal("this would leave no way to finish the turn")
        return self if self._hand() else self.ended(self.out(self._actor()))

    def _is_paid(self, card: Card) -> bool:
        for move in self.turn_so_far:
            if any(card in meld for meld in move.melds):
                return True
            if move.kind == _EXTEND and move.card == card:
                return self.rules.deep_card_use == DeepCardUse.MELD_OR_LAYOFF
        return False

    def _seen(self, viewer: Seat | None) -> dict[str, Any]:
        shown = super()._seen(viewer)
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

    enders = ENDERS
    steps: ClassVar[Steps] = {
        _TO_DRAW: _stock,
        _TO_TAKE: _take,
        _TO_LAY: TableState.lay,
        _TO_EXTEND: TableState.extend,
        _TO_DISCARD: _discard,
    }
