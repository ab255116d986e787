"""What every machine that plays deals has in common, and a family of variants as one object."""

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, Self

from engine.cards import Card
from engine.melds import Meld
from engine.moves import Move, MoveKind
from engine.results import DealResult, Hand
from engine.rules import Rules
from engine.seats import Seat
from engine.table.view import SeenTableMove as OpenMove
from engine.words import FamilyName


class SeenMove(Protocol):
    """A move as a viewer saw it."""

    @property
    def seat(self) -> Seat:
        """Who moved."""
        ...

    @property
    def kind(self) -> MoveKind:
        """The kind of the move."""
        ...

    @property
    def card(self) -> Card | None:
        """The card that it moved, as far as the viewer may know."""
        ...

    @property
    def target(self) -> int | None:
        """The number of the meld that a card was put on, from 1."""
        ...


class View(Protocol):
    """What a viewer may see of a deal; each family shows more."""

    @property
    def rules(self) -> Rules:
        """The rules of the table."""
        ...

    @property
    def number(self) -> int:
        """The deal's number in its contest."""
        ...

    @property
    def dealer(self) -> Seat:
        """Who dealt."""
        ...

    @property
    def viewer(self) -> Seat | None:
        """The seat that looks, or None for a spectator."""
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
    def hand(self) -> tuple[Card, ...]:
        """The viewer's cards in canonical order; empty for a spectator."""
        ...

    @property
    def hand_sizes(self) -> tuple[int, int]:
        """How many cards each seat holds."""
        ...

    @property
    def stock_count(self) -> int:
        """How many cards the stock holds."""
        ...

    @property
    def moves(self) -> Sequence[SeenMove]:
        """Every move of the deal so far, as this viewer saw it."""
        ...

    @property
    def legal(self) -> tuple[Move, ...]:
        """The viewer's legal moves; empty when another is on turn."""
        ...

    @property
    def result(self) -> DealResult | None:
        """The deal's result once it is over."""
        ...

    def last_move(self, seat: Seat) -> SeenMove | None:
        """Return the latest move that the seat made, if it made one."""
        ...


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

    @property
    def hands(self) -> tuple[Hand, Hand]:
        """Both hands by seat, each in canonical order."""
        ...

    @property
    def stock(self) -> tuple[Card, ...]:
        """The stock, the next card first."""
        ...

    @property
    def pile(self) -> tuple[Card, ...]:
        """The discard pile, its top last; empty where there is none."""
        ...

    @property
    def knock_card(self) -> Card | None:
        """The card that sets the limit or may double the deal, if the rules use one."""
        ...

    @property
    def open_melds(self) -> tuple[tuple[Seat, Meld], ...]:
        """The melds that lie open with who laid them, in the order laid."""
        ...

    @property
    def last_move(self) -> OpenMove:
        """The latest move with every card that it moved; there is one once `ply` isn't 0."""
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


@dataclass(frozen=True, slots=True)
class Family:
    """What one family of variants provides besides its states and views.

    `determinize` returns a full state that looks the same to the viewer. `may_play` also allows
    moves that aren't listed as legal, such as a meld to lay. `players` names the family's computer
    players.
    """

    name: FamilyName
    deal: Machine
    determinize: Callable[[Any, random.Random], State]
    may_play: Callable[[Any, Move], bool]
    players: frozenset[str]
