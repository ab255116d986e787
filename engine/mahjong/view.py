"""What one viewer may see of a deal of Mahjong gin."""

from dataclasses import dataclass

from engine.table.view import PileView


@dataclass(frozen=True, slots=True)
class MahjongView(PileView):
    """A deal of Mahjong gin as one viewer may see it; the preset shows the whole pile."""
