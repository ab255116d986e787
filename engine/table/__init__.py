"""What the variants with melds on the table share (rules, B.4 to B.6)."""

from engine.table.melds import Table, TableMeld
from engine.table.view import PileView, SeenTableMove, TablePhase, TableView

__all__ = ["PileView", "SeenTableMove", "Table", "TableMeld", "TablePhase", "TableView"]
