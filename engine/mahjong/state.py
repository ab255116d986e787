"""The state machine of Mahjong gin (rules, B.4)."""

from dataclasses import dataclass

from engine.mahjong.view import MahjongView
from engine.seats import SEATS, Seat
from engine.table.melds import put_by
from engine.table.piled import PileState
from engine.table.scoring import TableOutcome, table_minus_hand


@dataclass(frozen=True)
class MahjongState(PileState):
    """A deal of Mahjong gin in full."""

    def view(self, viewer: Seat | None) -> MahjongView:
        """Return the view of a seat, or of a spectator (None)."""
        return MahjongView(**self._seen(viewer))

    def _most_taken(self) -> int:
        return len(self.pile) if self.rules.multi_take else min(1, len(self.pile))

    def out(self, seat: Seat) -> TableOutcome:
        """Return the outcome when a seat's hand is empty: both sides score (rules, B.4)."""
        first, second = (put_by(self.table, each) for each in SEATS)
        return table_minus_hand(self.rules, (first, second), self.hands, seat)
