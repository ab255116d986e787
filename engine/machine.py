"""The interfaces of views, states and machines, and `Family`, which bundles a family's parts."""

import random
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, Self

from engine.cards import Card
from engine.melds import Meld
from engine.moves import Move, MoveKind
from engine.results import DealResult, Hand
from engine.rules import Rules
from engine.seats import Seat
from engine.table.view import SeenTableMove as OpenMove
from engine.words import Word


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
    """What a viewer may see of a deal; each family's view has more."""

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
    def hand_sizes(self) -> tuple[int, ...]:
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
    """A deal at one moment, hidden cards included: an immutable value."""

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
    def spared(self) -> Move | None:
        """The move made for a member who can do nothing else, unless it ends the deal."""
        ...

    @property
    def hands(self) -> tuple[Hand, ...]:
        """All hands by seat, each in canonical order."""
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
        """Return the view of a seat, or of a spectator (None)."""
        ...


class Machine(Protocol):
    """Deals the cards of one family; its states do the rest."""

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


class Player(Protocol):
    """Chooses moves from what its seat may see, and from nothing else."""

    def choose(self, view: Any, rng: random.Random) -> Move:  # noqa: ANN401  # of its families
        """Return a legal move; equal views and states of `rng` give equal moves."""
        ...


class Order(Word):
    """What a member may leave word for while another is on turn, to be done once it is due."""

    UPCARD = "upcard"
    """Take the upcard if it melds, or else pass it."""
    GIN = "gin"
    """Take a discard that makes gin, and go gin."""
    LAYOFFS = "layoffs"
    """Lay off what is best against a knock."""
    WALL = "wall"
    """Pass the last discard if it can't end the deal."""
    CHALLENGES = "challenges"
    """Turn down a challenge."""


@dataclass(frozen=True, slots=True)
class DueOrder:
    """An order that is due, and the moves that it makes, one after the other."""

    order: Order
    moves: tuple[Move, ...]


LaidOpen = tuple[tuple[Meld, ...], Hand]
"""A hand that lies open: its melds, if they are shown as such, and the rest."""


@dataclass(frozen=True, slots=True)
class Family:
    """What one family of variants provides beside its states and views."""

    name: str
    deal: Machine
    # Returns a full state that looks the same to the viewer.
    determinize: Callable[[Any, random.Random], State]
    # Whether a move may be made, a meld to lay that isn't listed as legal included.
    may_play: Callable[[Any, Move], bool]
    # The computer's players by name; `simple` is one of them.
    players: Mapping[str, Player]
    # Whether a viewer on turn may have picked just these cards, and these melds.
    may_pick: Callable[[Any, Collection[Card], Sequence[Meld]], bool] = lambda _, __, ___: False
    # The knocks that the viewer may claim without knowing that they are legal.
    claims: Callable[[Any], Sequence[Move]] = lambda _: ()
    # The best that a defender can do, as moves; empty with nothing to lay off on.
    best_layoffs: Callable[[Any], Sequence[Move]] = lambda _: ()
    # The cards on the table that a legal move is about.
    moved: Callable[[Any, Move], Hand] = lambda _, __: ()
    # The other hand, if one of some moves has laid it open: its melds and the rest. Of two alone.
    laid_open: Callable[[Any, Sequence[Any]], LaidOpen | None] = lambda _, __: None
    # The orders that may still become due for the viewer in this deal.
    orders: Callable[[Any], Sequence[Order]] = lambda _: ()
    # The orders that may become due in some deal under the rules.
    standing_orders: Callable[[Rules], Sequence[Order]] = lambda _: ()
    # Which of some orders is due for the viewer, whose turn has just begun.
    due: Callable[[Any, Collection[Order]], DueOrder | None] = lambda _, __: None
