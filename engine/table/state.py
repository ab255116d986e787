"""What the state machines of the table variants share: moves, melds on the table, endings."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, ClassVar, Self

from engine.cards import BITS, Card, bits_of
from engine.errors import DealOver, Illegal, NotYourTurn
from engine.melds import Meld
from engine.moves import ENDINGS, Move, MoveKind
from engine.results import DealResult, Hand, ResultKind
from engine.rules import Rules
from engine.seats import SEATS, Seat, other
from engine.table.history import seen_by, this_turn
from engine.table.laying import check_lay
from engine.table.melds import (
    Table,
    TableFits,
    check_extension,
    owned,
    put_by,
    table_fits,
    with_card,
    with_melds,
)
from engine.table.scoring import TableOutcome, totals
from engine.table.view import SeenTableMove, TablePhase
from engine.words import TableMelds

_STOCK = MoveKind.STOCK
_SHARED = TableMelds.SHARED


Steps = Mapping[tuple[TablePhase, MoveKind], Callable[[Any, Move], Any]]
"""What a kind of move does in a phase: from a state and the move to the state after it."""


@dataclass(frozen=True)  # no slots: the dict of fields is quick to copy
class TableState(ABC):
    """A deal in full, hidden cards included; `stock` has its next card first.

    `steps` is what each kind of move does in each phase; `enders` are those that end a turn.
    """

    steps: ClassVar[Steps]
    enders: ClassVar[Collection[MoveKind]]

    rules: Rules
    number: int
    dealer: Seat
    phase: TablePhase
    turn: Seat | None
    hands: tuple[Hand, Hand]
    stock: tuple[Card, ...]
    table: Table = ()
    history: tuple[SeenTableMove, ...] = ()
    result: DealResult | None = None

    @property
    def ply(self) -> int:
        """How many moves have been made."""
        return len(self.history)

    @property
    def knock_card(self) -> Card | None:
        """Always None: nobody knocks."""
        return None

    @property
    def spared(self) -> Move | None:
        """The move made for a member who can do nothing else, unless it ends the deal."""
        return None

    @property
    def open_melds(self) -> tuple[tuple[Seat, Meld], ...]:
        """The melds on the table with who laid them, in the order laid."""
        return tuple((meld.owner, meld.cards) for meld in self.table)

    @property
    def last_move(self) -> SeenTableMove:
        """The latest move with every card that it moved."""
        return self.history[-1]

    @property
    def drawable(self) -> int:
        """How many cards of the stock may still be drawn."""
        return max(0, len(self.stock) - self.rules.stock_end)

    def hand(self, seat: Seat) -> Hand:
        """Return a seat's cards in canonical order."""
        return self.hands[SEATS.index(seat)]

    @abstractmethod
    def legal_moves(self) -> tuple[Move, ...]:
        """Return the legal moves, melds as `engine.table.laying` lists them; none after the end."""

    def play(self, move: Move, seat: Seat | None = None) -> Self:
        """The state after a move of the player to act, or a seat's resign, forfeit or void."""
        if self.turn is None:
            raise DealOver("This deal is over.")
        if move.kind in ENDINGS:
            return self._given_up(move, seat or self.turn)
        if seat is not None and seat != self.turn:
            raise NotYourTurn("It is the other player's turn.")
        step = self.steps.get((self.phase, move.kind), _refuse)
        try:
            return step(self, move)
        except Illegal as wrong:
            raise Illegal(str(wrong), tuple(map(str, self.legal_moves()))) from None

    @abstractmethod
    def melded(self) -> Self:
        """Return the state after putting cards on the table, or raise Illegal."""

    def lay(self, move: Move) -> Self:
        """Return the state after a meld goes to the table."""
        assert move.melds
        meld = check_lay(self._hand(), move.melds[0], self.rules.melds)
        return self.noted(
            SeenTableMove(self._actor(), MoveKind.LAY, melds=(meld,)),
            hands=self.without(meld),
            table=with_melds(self.table, self._actor(), (meld,)),
        ).melded()

    def extend(self, move: Move) -> Self:
        """Return the state after a card is added to a meld on the table."""
        card, number, seat = move.card, move.target, self._actor()
        assert card is not None
        assert number is not None
        if card not in self._hand():
            raise Illegal(f"{card} is not in the hand")
        check_extension(self.rules, self.table, seat, card, number)
        return self.noted(
            SeenTableMove(seat, MoveKind.EXTEND, card, target=number),
            hands=self._less(card),
            table=with_card(self.table, number, seat, card, self.rules.melds),
        ).melded()

    def _given_up(self, move: Move, by: Seat) -> Self:
        winner = None if move.kind == MoveKind.VOID else other(by)
        stopped = self.noted(SeenTableMove(by, move.kind))
        return stopped.ended(
            TableOutcome(ResultKind(move.kind), winner, None, totals(self.hands, self.rules))
        )

    def ended(self, outcome: TableOutcome) -> Self:
        """Return the deal over, both hands shown."""
        scored = outcome.award or outcome.both
        result = DealResult(
            number=self.number,
            dealer=self.dealer,
            knock_card=None,
            result=outcome.result,
            winner=outcome.winner,
            points=outcome.points,
            boxes=1 if scored and outcome.winner else 0,
            knocker=outcome.ender,
            deadwood=outcome.counts,
            melds=owned(self.table),
            unmatched=self.hands,
            hands=self.hands,
            award=outcome.award,
            both=outcome.scores,
            table=(put_by(self.table, SEATS[0]), put_by(self.table, SEATS[1])),
        )
        changes: dict[str, Any] = {"phase": TablePhase.HAND_OVER, "turn": None, "result": result}
        return self._after(changes)

    def _seen(self, viewer: Seat | None) -> dict[str, Any]:
        first, second = self.hands
        on_turn = viewer is not None and viewer == self.turn
        return {
            "viewer": viewer,
            "rules": self.rules,
            "number": self.number,
            "dealer": self.dealer,
            "phase": self.phase,
            "turn": self.turn,
            "ply": self.ply,
            "hand": () if viewer is None else self.hand(viewer),
            "hand_sizes": (len(first), len(second)),
            "drawn": self._drawn() if on_turn else None,
            "table": self.table,
            "stock_count": len(self.stock),
            "drawable": self.drawable,
            "moves": tuple(seen_by(viewer, move) for move in self.history),
            "legal": self.legal_moves() if on_turn else (),
            "result": self.result,
        }

    def _actor(self) -> Seat:
        assert self.turn is not None
        return self.turn

    def _hand(self) -> Hand:
        first, second = self.hands
        return first if self._actor() == SEATS[0] else second

    def additions(self) -> Iterator[tuple[int, Sequence[Card]]]:
        """Yield the numbers of the melds that some cards of the hand go on, with these cards."""
        if not self.table:
            return
        hand, seat = self._hand(), self._actor()
        each, by_seat = self.fits
        bits = bits_of(hand) & by_seat[SEATS.index(seat)]
        if not bits:
            return
        shared = self.rules.table_melds == _SHARED
        for number, (meld, fitting) in enumerate(zip(self.table, each, strict=True), start=1):
            if fitting & bits and (shared or meld.owner == seat):
                yield number, [card for card in hand if fitting & BITS[card]]

    @cached_property
    def fits(self) -> TableFits:
        """What goes on the melds on the table."""
        return table_fits(self.rules, self.table)

    @cached_property
    def turn_so_far(self) -> Sequence[SeenTableMove]:
        """The moves since the last one that ended a turn."""
        return this_turn(self.history, self.enders)

    def _drawn(self) -> Card | None:
        draws = (move for move in self.turn_so_far if move.kind == _STOCK)
        return next((move.card for move in draws if move.seat == self.turn), None)

    def noted(self, move: SeenTableMove, **changes: object) -> Self:
        """Return the state with a move recorded and some fields changed."""
        changes["turn_so_far"] = () if move.kind in self.enders else (*self.turn_so_far, move)
        changes["history"] = (*self.history, move)
        return self._after(changes)

    def _after(self, changes: dict[str, Any]) -> Self:
        """Return the state with changes, quicker than `dataclasses.replace`."""
        # What was worked out is kept; whoever changes the history gives the new turn so far.
        after = object.__new__(type(self))
        object.__setattr__(after, "__dict__", vars(self) | changes)
        if after.table is not self.table:
            vars(after).pop("fits", None)
        return after

    def _with(self, cards: Collection[Card]) -> tuple[Hand, Hand]:
        return self._with_hand(tuple(sorted((*self._hand(), *cards))))

    def without(self, cards: Collection[Card]) -> tuple[Hand, Hand]:
        """Return both hands, some cards gone from that of the player to act."""
        return self._with_hand(tuple([card for card in self._hand() if card not in cards]))

    def _less(self, card: Card) -> tuple[Hand, Hand]:
        hand = self._hand()
        at = hand.index(card)
        return self._with_hand(hand[:at] + hand[at + 1 :])

    def _with_hand(self, hand: Hand) -> tuple[Hand, Hand]:
        first, second = self.hands
        return (hand, second) if self.turn == SEATS[0] else (first, hand)


def _refuse(_: TableState, move: Move) -> TableState:
    raise Illegal(f"{move} can't be played now")
