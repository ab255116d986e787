"""One player against a field that takes turns (rules, C.8)."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Self

from engine.contest.pairwise import captain_payments
from engine.contest.seating import (
    Pairing,
    Seated,
    Sides,
    Stand,
    dealer_after,
    entry_of,
    one_deal,
)
from engine.contest.sheet import Payment, Player, Settlement, Side
from engine.results import DealResult
from engine.seats import Seat

CAPTAIN, FIELD = 1, 2
"""Both the seats and the sides of the two."""


@dataclass(frozen=True, slots=True)
class CaptainsPlay:
    """The captain, in seat 1, plays every deal; one of the field stays until that player loses.

    The field is in turn order; `sent` is the index of the one whose turn it is.
    """

    captain: Player
    field: tuple[Player, ...]
    sent: int = 0

    @property
    def sides(self) -> Sides:
        """The captain and the field."""
        return ((self.captain,), self.field)

    @property
    def next_in(self) -> Player:
        """The next of the field."""
        return self.field[(self.sent + 1) % len(self.field)]

    def pairings(self, stand: Stand) -> tuple[Pairing, ...]:
        """Return the one deal."""
        return one_deal(stand, (self.captain, self.field[self.sent]))

    def side(self, pairing: Pairing, seat: Seat) -> Side:  # noqa: ARG002  # as every seating
        """Return the seat itself."""
        return seat

    def after(self, stand: Stand, pairing: Pairing, result: DealResult) -> Seated:
        """Return the same two, or the next of the field after a deal that the field lost."""
        entry = entry_of(stand, self, pairing, result)
        moved = self
        if result.winner == CAPTAIN:
            moved = replace(self, sent=(self.sent + 1) % len(self.field))
        return Seated(moved, dealer_after(stand, result), entry)

    def payments(self, settlement: Settlement) -> tuple[Payment, ...]:
        """Return a payment of the net between the captain and each of the field."""
        return captain_payments(settlement.winner, settlement.net, self.captain, self.field)

    def to_json(self) -> dict[str, Any]:
        """Return plain values that `json.dumps` takes."""
        return {"captain": self.captain, "field": list(self.field), "sent": self.sent}

    @classmethod
    def from_json(cls, values: Mapping[str, Any]) -> Self:
        """Read back what `to_json` wrote."""
        return cls(values["captain"], tuple(values["field"]), values["sent"])
