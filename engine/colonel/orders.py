"""What may be left to be done ahead of a turn in Colonel: the answer to a challenge."""

from collections.abc import Collection

from engine.colonel.view import ColonelView
from engine.machine import DueOrder, Order
from engine.moves import REJECT
from engine.rules import Rules
from engine.table.view import TablePhase


def orders_under(rules: Rules) -> tuple[Order, ...]:
    """Return the orders that may become due in some deal under these rules."""
    return (Order.CHALLENGES,) if rules.challenge else ()


def possible_orders(view: ColonelView) -> tuple[Order, ...]:
    """Return the orders that may still become due for the viewer in this deal."""
    running = view.viewer is not None and view.phase != TablePhase.HAND_OVER
    return orders_under(view.rules) if running else ()


def due_order(view: ColonelView, left: Collection[Order]) -> DueOrder | None:
    """Return which of some orders is due for the viewer, whose turn has just begun."""
    asked = view.phase == TablePhase.RESPOND and view.turn == view.viewer
    if not asked or view.viewer is None or Order.CHALLENGES not in left:
        return None
    return DueOrder(Order.CHALLENGES, (REJECT,))
