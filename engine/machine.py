"""The machines that play deals, and the one way to start a deal."""

import random
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Protocol, Self

import engine.colonel
import engine.knock
import engine.mahjong
import engine.skarney
import engine.table
from engine.cards import Card
from engine.colonel import ColonelState, ColonelView
from engine.knock import KnockView, deal_knock
from engine.mahjong import MahjongState, MahjongView
from engine.moves import Move
from engine.results import DealResult
from engine.rules import Rules
from engine.seats import Seat
from engine.skarney import SkarneyState, SkarneyView
from engine.words import FamilyName

View = KnockView | MahjongView | SkarneyView | ColonelView
"""What a viewer may see of a deal: the views of all machines."""

SeenMove = engine.knock.SeenMove | engine.table.SeenMove
"""A move as a viewer saw it."""


class State(Protocol):
    """A deal at one moment, hidden cards and all: an immutable value."""

    @property
    def rules(self) -> Rules:
        """The rules of the table."""
        ...

    @property
    def dealer(self) -> Seat:
        """Who dealt."""
        ...

    @property
    def number(self) -> int:
        """The deal's number in its contest."""
        ...

    @property
    def phase(self) -> str:
        """Where the deal stands, by the name in the rules."""
        ...

    @property
    def turn(self) -> Seat | None:
        """Who is to act; None once the deal is over."""
        ...

    @property
    def ply(self) -> int:
        """How many moves have been made in this deal."""
        ...

    @property
    def result(self) -> DealResult | None:
        """The result once the deal is over."""
        ...

    def legal_moves(self) -> tuple[Move, ...]:
        """Return every legal move of the player to act, empty once the deal is over."""
        ...

    def play(self, move: Move, seat: Seat | None = None) -> Self:
        """Return the state after a move by a seat, or by the player to act.

        Raises:
            DealOver: The deal has ended.
            NotYourTurn: The other seat is to act.
            Illegal: The rules don't allow the move here; the state is as it was.
        """
        ...

    def view(self, viewer: Seat | None) -> View:
        """Return what a seat, or with None a spectator, may see."""
        ...


class Machine(Protocol):
    """One family of variants: it deals, and its states do the rest."""

    def __call__(
        self,
        rules: Rules,
        deck: Sequence[Card],
        dealer: Seat,
        *,
        number: int = 1,
        knock_card: Card | None = None,
    ) -> State:
        """Deal, and return the state before the first move."""
        ...


_MACHINES: Mapping[FamilyName, Machine] = MappingProxyType(
    {
        FamilyName.KNOCK: deal_knock,
        FamilyName.MAHJONG: MahjongState.deal,
        FamilyName.SKARNEY: SkarneyState.deal,
        FamilyName.COLONEL: ColonelState.deal,
    }
)


def machine_for(rules: Rules) -> Machine:
    """Return the machine that plays deals under these rules."""
    return _MACHINES[rules.family]


def start_deal(
    rules: Rules,
    deck: Sequence[Card],
    dealer: Seat,
    *,
    number: int = 1,
    knock_card: Card | None = None,
) -> State:
    """Start a deal.

    Args:
        rules: The rules of the table.
        deck: All 52 cards in dealing order.
        dealer: Who deals.
        number: The deal's number in its contest.
        knock_card: The card of the second deck; used only where the rules call for one.

    Raises:
        Unreadable: The deck isn't 52 different cards.
        BadRules: The rules can't be played, or miss their knock card.
    """
    return machine_for(rules)(rules, deck, dealer, number=number, knock_card=knock_card)


def determinize(view: View, rng: random.Random) -> State:
    """Return a full state that the viewer couldn't tell from the real one."""
    match view:
        case KnockView():
            return engine.knock.determinize(view, rng)
        case MahjongView():
            return engine.mahjong.determinize(view, rng)
        case SkarneyView():
            return engine.skarney.determinize(view, rng)
        case ColonelView():
            return engine.colonel.determinize(view, rng)
