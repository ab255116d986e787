"""Who plays against whom: the interface of a seating, and that of two players (rules, A.6)."""

from dataclasses import dataclass
from typing import Any, Protocol

from engine.contest.sheet import Entry, Payment, Player, Settlement, Side, row
from engine.dealers import next_dealer
from engine.results import DealResult, ResultKind
from engine.rules import Rules
from engine.seats import SEATS, Seat

Sides = tuple[tuple[Player, ...], ...]
"""The players of each side, side 1 first."""


@dataclass(frozen=True, slots=True)
class Pairing:
    """A deal that runs or comes next."""

    round: int  # from 1; if one deal runs at a time, each deal is a round
    table: int  # from 1
    deal: int  # its number in the contest, as in its result
    players: tuple[Player, ...]  # in the seats of the deal, seat 1 first
    dealer: Seat

    @property
    def pair(self) -> tuple[Player, Player]:
        """The players in seats 1 and 2 of a deal of two."""
        first, second = self.players
        return first, second


@dataclass(frozen=True, slots=True)
class Stand:
    """What a seating needs of a contest; `deals` and `games` count those that are over."""

    rules: Rules
    dealer: Seat
    deals: int
    games: int


@dataclass(frozen=True, slots=True)
class Seated:
    """The seating after a deal: who deals next, and the entry, None for a misdeal or open round."""

    seating: "Seating"
    dealer: Seat
    entry: Entry | None


class Seating(Protocol):
    """Who sits where, as an immutable value; `after` returns the next one."""

    @property
    def sides(self) -> Sides:
        """The players of each side of the sheet."""
        ...

    def pairings(self, stand: Stand) -> tuple[Pairing, ...]:
        """Return the deals that run or come next."""
        ...

    def side(self, pairing: Pairing, seat: Seat) -> Side:
        """Return the side that a seat of a deal plays for."""
        ...

    def after(self, stand: Stand, pairing: Pairing, result: DealResult) -> Seated:
        """Return the seating after a deal that doesn't end the contest; `stand` includes it."""
        ...

    def payments(self, settlement: Settlement) -> tuple[Payment, ...]:
        """Return the payments between players, if they are settled one by one."""
        ...

    def to_json(self) -> dict[str, Any]:
        """Return plain values that `json.dumps` takes."""
        ...


@dataclass(frozen=True, slots=True)
class HeadsUp:
    """Two players, each a side of their own."""

    @property
    def sides(self) -> Sides:
        """The two seats."""
        return ((1,), (2,))

    def pairings(self, stand: Stand) -> tuple[Pairing, ...]:
        """Return the one deal."""
        return one_deal(stand, SEATS)

    def side(self, pairing: Pairing, seat: Seat) -> Side:  # noqa: ARG002  # as every seating
        """Return the seat itself."""
        return seat

    def after(self, stand: Stand, pairing: Pairing, result: DealResult) -> Seated:
        """Return the same two."""
        return Seated(self, dealer_after(stand, result), entry_of(stand, self, pairing, result))

    def payments(self, settlement: Settlement) -> tuple[Payment, ...]:  # noqa: ARG002  # as every seating
        """Return none: the net is all."""
        return ()

    def to_json(self) -> dict[str, Any]:
        """Return nothing: the rules are enough."""
        return {}


def one_deal(stand: Stand, players: tuple[Player, ...]) -> tuple[Pairing, ...]:
    """Return the pairing of a contest in which one deal runs at a time."""
    return (Pairing(stand.deals + 1, 1, stand.deals + 1, players, stand.dealer),)


def dealer_after(stand: Stand, result: DealResult) -> Seat:
    """Return who deals next; a misdeal is dealt again by the same dealer (rules, B.0.6)."""
    if result.result == ResultKind.MISDEAL:
        return stand.dealer
    return next_dealer(stand.rules, stand.dealer, result.winner)


def entry_of(stand: Stand, seating: Seating, pairing: Pairing, result: DealResult) -> Entry | None:
    """Return a deal's entry on the sheet, or None for a misdeal."""
    if result.result == ResultKind.MISDEAL:
        return None
    sides = len(seating.sides)
    points = [0] * sides
    for seat, scored in enumerate(result.scores, start=1):
        points[seating.side(pairing, seat) - 1] += scored
    winner = None if result.winner is None else seating.side(pairing, result.winner)
    return Entry(stand.deals, winner, tuple(points), row(sides, winner, result.boxes))
