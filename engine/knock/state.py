"""A deal of the knock family at one moment (rules, B.1)."""

from typing import Any, Self

from engine.cards import Card
from engine.errors import DealOver, NotYourTurn
from engine.knock.checks import illegal
from engine.knock.closing import stopped
from engine.knock.hands import cards_of, held_of
from engine.knock.history import idle_turns
from engine.knock.legal import legal_moves
from engine.knock.play import STEPS
from engine.knock.position import (
    NOTHING,
    DealtKnock,
    FaceUp,
    Position,
    SealedPosition,
    last_moves,
    log_of,
    pile_of,
)
from engine.knock.sight import view_of
from engine.knock.view import KnockPhase, KnockView, SeenKnockMove, ShownKnock
from engine.melds import Meld
from engine.moves import ENDINGS, Move
from engine.results import DealResult, Hand
from engine.rules import Rules
from engine.seats import SEATS, Seat
from engine.table.view import SeenTableMove as OpenMove


class KnockState(SealedPosition):
    """A deal in full, hidden cards included: an immutable value. `play` returns a new one.

    The stock has its next card first, the pile its top last; `exposed` seats play with open hands.
    `shown` is the knock during layoffs; the hands keep those cards until `turn` is None, the end.
    """

    __slots__ = ()

    def __new__(
        cls,
        *,
        rules: Rules,
        number: int,
        dealer: Seat,
        knock_card: Card | None,
        upcard: Card | None,
        phase: KnockPhase,
        turn: Seat | None,
        hands: tuple[Hand, ...],
        stock: tuple[Card, ...],
        pile: tuple[Card, ...],
        history: tuple[SeenKnockMove, ...] = (),
        exposed: tuple[Seat, ...] = (),
        shown: ShownKnock | None = None,
        discard: Card | None = None,
        result: DealResult | None = None,
    ) -> Self:
        """Make a state from its parts."""
        made = object.__new__(Position)
        made.dealt = DealtKnock(rules, number, dealer, knock_card, upcard, stock)
        made.phase = phase
        made.turn = turn
        made.first, made.second = map(held_of, hands)
        made.gone = 0
        made.top = None
        for card in pile:
            made.top = (made.top, card)
        made.log = log_of(history)
        made.ply = len(history)
        made.barred = made.taken if made.dealt.taken_stays else None
        made.idle = idle_turns(history)
        made.faceup = FaceUp(exposed, shown, discard) if exposed or shown else NOTHING
        made.result = result
        return cls.seal(made)

    @property
    def rules(self) -> Rules:
        """The rules of the table."""
        return self.dealt.rules

    @property
    def number(self) -> int:
        """The deal's number in its contest."""
        return self.dealt.number

    @property
    def dealer(self) -> Seat:
        """Who dealt."""
        return self.dealt.dealer

    @property
    def knock_card(self) -> Card | None:
        """The card that sets the limit or may double the deal, if the rules use one."""
        return self.dealt.knock_card

    @property
    def upcard(self) -> Card | None:
        """The card turned up at the deal."""
        return self.dealt.upcard

    @property
    def knock_limit(self) -> int:
        """The most deadwood a knock may leave, 0 where only gin ends the deal."""
        return self.dealt.limit

    @property
    def spared(self) -> Move | None:
        """The move made for a member who can do nothing else, unless it ends the deal."""
        return None

    @property
    def hands(self) -> tuple[Hand, Hand]:
        """Both hands by seat, each in canonical order."""
        return cards_of(self.first), cards_of(self.second)

    @property
    def open_melds(self) -> tuple[tuple[Seat, Meld], ...]:
        """The knocker's melds while the defender lays off, with the cards laid off on them."""
        knock = self.faceup.knock
        return () if knock is None else tuple((knock.knocker, meld) for meld in knock.grown)

    @property
    def last_move(self) -> OpenMove:
        """The latest move with every card that it moved."""
        seen = self.history[-1]
        return OpenMove(seen.seat, seen.kind, seen.card, target=seen.target)

    @property
    def stock(self) -> tuple[Card, ...]:
        """The stock, the next card first."""
        return tuple(self.dealt.stock[self.gone :])

    @property
    def pile(self) -> tuple[Card, ...]:
        """The discard pile, its top last."""
        return pile_of(self.top)

    @property
    def exposed(self) -> tuple[Seat, ...]:
        """The seats that play on with an open hand after a false knock."""
        return self.faceup.exposed

    @property
    def history(self) -> tuple[SeenKnockMove, ...]:
        """Every move made, with every card moved."""
        return last_moves(self.log)

    def hand(self, seat: Seat) -> Hand:
        """Return a seat's cards in canonical order."""
        return cards_of(self.first if seat == SEATS[0] else self.second)

    legal_moves = legal_moves

    def play(self, move: Move, seat: Seat | None = None) -> "KnockState":
        """The state after a move of the player to act, or a seat's resign, forfeit or void."""
        step = STEPS[self.phase].get(move.kind)
        if step is not None and (seat is None or seat == self.turn):
            return _sealed(step(self, move))
        if self.turn is None:
            raise DealOver("This deal is over.")
        if move.kind in ENDINGS:
            return _sealed(stopped(self, move.kind, seat or self.turn))
        if seat is not None and seat != self.turn:
            raise NotYourTurn("It is the other player's turn.")
        raise illegal(self, f"{move} can't be played now")

    def view(self, viewer: Seat | None) -> KnockView:
        """Return the view of a seat, or of a spectator (None)."""
        on_turn = viewer is not None and viewer == self.turn
        return view_of(self, viewer, legal_moves(self) if on_turn else ())

    def parts(self) -> dict[str, Any]:
        """Return the arguments that make this state, by name."""
        return {
            "rules": self.rules,
            "number": self.number,
            "dealer": self.dealer,
            "knock_card": self.knock_card,
            "upcard": self.upcard,
            "phase": self.phase,
            "turn": self.turn,
            "hands": self.hands,
            "stock": self.stock,
            "pile": self.pile,
            "history": self.history,
            "exposed": self.faceup.exposed,
            "shown": self.faceup.knock,
            "discard": self.faceup.discard,
            "result": self.result,
        }

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, KnockState):
            return NotImplemented
        return self is other or self.parts() == other.parts()

    def __hash__(self) -> int:
        return hash((self.ply, self.first, self.second))

    def __repr__(self) -> str:
        parts = ", ".join(f"{name}={value!r}" for name, value in self.parts().items())
        return f"KnockState({parts})"

    def __reduce__(self) -> tuple[Any, ...]:
        return _rebuilt, (self.parts(),)


_sealed = KnockState.seal  # bound once, since every move calls it


def _rebuilt(parts: dict[str, Any]) -> KnockState:
    return KnockState(**parts)
