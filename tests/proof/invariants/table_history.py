"""A table's moves as they are stored, where they led, and what of its cards a reader may see."""

from collections.abc import Iterable
from dataclasses import dataclass, field

from club.table import dealing
from club.table.snapshot import Snapshot
from data.table.moves import MoveRow
from engine.beginning import cuts
from engine.cards import Card
from engine.machine import State
from tests.proof.invariants.cards_shown import cards_seen
from tests.wire.sent_messages import PUBLIC


@dataclass
class History:
    """What is stored of a table's moves.

    Attributes:
        moves: By ply.
        states: The running deal at each ply.
        pairs: The players, by number, who had its seats at each ply, in order.
        starts: The ply at which each deal began, by its number.
        ends: How each deal ended, by its number.
        over_at: The ply at which each was over, by its number.
        sat: The members who have had each number so far.
    """

    snapshot: Snapshot
    moves: dict[int, MoveRow] = field(default_factory=dict)
    states: dict[int, State] = field(default_factory=dict)
    pairs: dict[int, tuple[int, ...]] = field(default_factory=dict)
    starts: dict[int, int] = field(default_factory=dict)
    ends: dict[int, State] = field(default_factory=dict)
    over_at: dict[int, int] = field(default_factory=dict)
    sat: dict[int, set[int]] = field(default_factory=dict)

    def seat_at(self, ply: int, member_id: int) -> int | None:
        """The seat that a member had at a ply."""
        pair = self.pairs.get(ply, ())
        here = (seat for seat, one in enumerate(pair, 1) if member_id in self.sat.get(one, ()))
        return next(here, None)

    def visible(
        self, reader: int, plies: Iterable[int], named: Iterable[int], opened: Iterable[int]
    ) -> set[Card]:
        """The cards that a reader may see on a message.

        Args:
            reader: A member's id, or PUBLIC.
            plies: Those at which the table may stand on it.
            named: The deals whose end it says it shows.
            opened: Those that it says it goes through, move by move.
        """
        ended = {*named, *opened} & self.ends.keys()
        seen: set[Card] = set()
        for ply in plies:
            if (state := self.states.get(ply)) is not None:
                seen |= cards_seen(state.view(self.seat_at(ply, reader)))
            ended |= self._just_ended(ply, reader)
        for number in ended:
            if self._may_know(number, reader):
                seen |= cards_seen(self.ends[number].view(None))
        for number in {*opened} & self.ends.keys():
            if self._may_know(number, reader):
                for ply in range(self.starts[number], self.over_at[number]):
                    for seat in self.snapshot.rules.seats:
                        seen |= cards_seen(self.states[ply].view(seat))
        if cuts(self.snapshot.rules):
            players = len(self.snapshot.players)
            seen.update(dealing.cut_cards(self.snapshot.table, players))
        return seen

    def _just_ended(self, ply: int, reader: int) -> set[int]:
        """The deal before, while a reader still reads how it ended: until they have moved again.

        To everybody its end is shown by a message that names it; on any other only while nothing
        is dealt.
        """
        over = {number: at for number, at in self.over_at.items() if at <= ply}
        if not over:
            return set()
        number = max(over, key=over.__getitem__)
        since = [self.moves[each] for each in range(over[number], ply) if each in self.moves]
        seat = self.seat_at(ply, reader)
        if seat is not None:
            goes_on = any(row.seat == seat for row in since)
        elif reader == PUBLIC:
            goes_on = ply in self.states
        else:
            goes_on = len({row.seat for row in since}) > 1
        return set() if goes_on else {number}

    def _may_know(self, number: int, reader: int) -> bool:
        """Whether a reader may know how a deal ended: it may be kept from all but its players."""
        last = self.snapshot.last
        if not self.snapshot.held or last is None or last.number != number:
            return True
        return self.seat_at(self.starts[number], reader) is not None
