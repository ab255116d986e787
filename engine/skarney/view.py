"""What one viewer may see of a deal of Skarney gin."""

from dataclasses import dataclass

from engine.cards import Card
from engine.table.view import TableView


@dataclass(frozen=True, slots=True)
class SkarneyView(TableView):
    """A deal of Skarney gin as one viewer may see it.

    `offered` waits for its answer; `barred` was accepted before this turn and may not be offered in
    it.
    """

    contracted: tuple[bool, bool]
    offered: Card | None
    barred: Card | None
