"""Three or four players at one table (rules, C.7)."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Self

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


@dataclass(frozen=True, slots=True)
class RoundRobin:
    """Two play, `waiting` has the others, the longest first; a deal's loser makes room."""

    playing: tuple[Player, Player]
    waiting: tuple[Player, ...]

    @property
    def sides(self) -> Sides:
        """A side for every player."""
        return tuple((player,) for player in range(1, len(self.waiting) + 3))

    @property
    def next_in(self) -> Player:
        """The one who has waited longest."""
        return self.waiting[0]

    def pairings(self, stand: Stand) -> tuple[Pairing, ...]:
        """Return the one deal."""
        return one_deal(stand, self.playing)

    def side(self, pairing: Pairing, seat: Seat) -> Side:
        """Return the player's own side."""
        return pairing.players[seat - 1]

    def after(self, stand: Stand, pairing: Pairing, result: DealResult) -> Seated:
        """Return the winner in the same seat, and the newcomer as dealer in the loser's."""
        entry = entry_of(stand, self, pairing, result)
        if result.winner is None:
            return Seated(self, dealer_after(stand, result), entry)
        newcomer, *queue = self.waiting
        first, second = self.playing
        if result.winner == 1:
            moved = replace(self, playing=(first, newcomer), waiting=(*queue, second))
        else:
            moved = replace(self, playing=(newcomer, second), waiting=(*queue, first))
        return Seated(moved, 3 - result.winner, entry)

    def payments(self, settlement: Settlement) -> tuple[Payment, ...]:
        """Return the settlement's own payments, which are player by player."""
        return settlement.payments

    def to_json(self) -> dict[str, Any]:
        """Return plain values that `json.dumps` takes."""
        return {"playing": list(self.playing), "waiting": list(self.waiting)}

    @classmethod
    def from_json(cls, values: Mapping[str, Any]) -> Self:
        """Read back what `to_json` wrote."""
        first, second = values["playing"]
        return cls((first, second), tuple(values["waiting"]))
