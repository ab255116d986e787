"""What the club players who hold melds back share.

Both sides may add to melds on the table. So melds stay in the hand until they all go down together,
or until the other side might go out first.
"""

from abc import ABC, abstractmethod

from engine.colonel import ColonelView
from engine.mahjong import MahjongView
from engine.moves import Move
from engine.players.table.melding import discard, put_down
from engine.players.table.table_sight import TableSight


class HoldingBack(ABC):
    """One decision of a player who holds melds back."""

    def __init__(self, view: ColonelView | MahjongView, few: int) -> None:
        """Keep the view; with `few` cards in the other hand nothing is held back."""
        self.sight = TableSight(view)
        self._view, self._few = view, few

    @abstractmethod
    def shed(self) -> Move | None:
        """Return the best discard, or None where there is none."""

    def act(self) -> Move:
        """Return what to put down, or the discard."""
        if self._in_a_hurry():
            down = put_down(self._view)
            if down is not None:
                return down
        return self.shed() or put_down(self._view) or discard(self._view)

    def _in_a_hurry(self) -> bool:
        """Whether everything goes down now: to go out, or before the other side does."""
        sight, view = self.sight, self._view
        if sight.theirs <= self._few or view.drawable <= 1:
            return True
        if sight.left(sight.bits) == 0:
            return True
        return any(sight.left(sight.without(card)) == 0 for card in view.hand)
