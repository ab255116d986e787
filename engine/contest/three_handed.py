"""Three who all play, each for oneself (docs/variants.md)."""

from dataclasses import dataclass
from typing import Any

from engine.contest.seating import Pairing, Seated, Sides, Stand, dealer_after, entry_of, one_deal
from engine.contest.sheet import Payment, Settlement, Side
from engine.results import DealResult
from engine.seats import THREE_SEATS, Seat


@dataclass(frozen=True, slots=True)
class ThreeHanded:
    """Three players, each a side of their own, who all have a hand in every deal."""

    @property
    def sides(self) -> Sides:
        """The three seats."""
        return tuple((player,) for player in THREE_SEATS)

    def pairings(self, stand: Stand) -> tuple[Pairing, ...]:
        """Return the one deal."""
        return one_deal(stand, THREE_SEATS)

    def side(self, pairing: Pairing, seat: Seat) -> Side:  # noqa: ARG002  # as every seating
        """Return the seat itself."""
        return seat

    def after(self, stand: Stand, pairing: Pairing, result: DealResult) -> Seated:
        """Return the same three."""
        return Seated(self, dealer_after(stand, result), entry_of(stand, self, pairing, result))

    def payments(self, settlement: Settlement) -> tuple[Payment, ...]:
        """Return the settlement's own payments, which are player by player."""
        return settlement.payments

    def to_json(self) -> dict[str, Any]:
        """Return nothing: the rules are enough."""
        return {}
