"""What one viewer may see of a deal of Skarney gin."""

from dataclasses import dataclass

from engine.cards import Card
from engine.table.view import TableView


@dataclass(frozen=True, slots=True)
class SkarneyView(TableView):
    """A deal of Skarney gin as one viewer may see it; `barred` may not be offered this turn."""

    contracted: tuple[bool, bool]
    offered: Card | None
    barred: Card | None
