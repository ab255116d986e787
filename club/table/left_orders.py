"""What members have left to be done ahead of their turns, in a deal or in every one."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from club.table.snapshot import Snapshot
from data.table.orders import STANDING, OrdersRow
from engine.families import family_of
from engine.machine import Order
from engine.moves import Move

_ENDING: Final = frozenset({Order.GIN, Order.LAYOFFS, Order.WALL})
"""Orders after which the deal is over, or as good as that."""


@dataclass(frozen=True, slots=True)
class OrderedMoves:
    """The moves that a member's order makes now."""

    member_id: int
    order: Order
    moves: tuple[Move, ...]


def left_by(snapshot: Snapshot, member_id: int) -> tuple[Order, ...]:
    """Return what a member has left to be done and may still become due in the running deal."""
    row = snapshot.orders.get(member_id)
    if row is None or snapshot.deal is None:
        return ()
    once = _once(row) if row.deal == snapshot.deal.deal else ()
    left = {*standing(snapshot, member_id), *once}
    return tuple(order for order in snapshot.possible_orders(member_id) if order in left)


def standing(snapshot: Snapshot, member_id: int) -> tuple[Order, ...]:
    """Return what a member has left to be done in every deal."""
    row = snapshot.orders.get(member_id)
    left = () if row is None else _standing(row)
    return tuple(order for order in snapshot.standing_orders(member_id) if order in left)


def written(once: Iterable[Order], every: Iterable[Order]) -> str:
    """Return the text of a row: what holds in its deal alone, and what in every deal."""
    stands = set(every)
    here = (order for order in once if order not in stands)
    return " ".join([*here, *(f"{order}{STANDING}" for order in Order if order in stands)])


def kept_in(row: OrdersRow, deal: int) -> OrdersRow:
    """Return a row as it is in another deal: with the standing orders alone."""
    if row.deal == deal:
        return row
    return OrdersRow(row.table_id, row.member_id, deal, written((), _standing(row)))


def due(snapshot: Snapshot) -> OrderedMoves | None:
    """Return what the member on turn has left to be done now, if anything."""
    state = snapshot.state
    if not snapshot.orders or state is None:
        return None
    on_turn = next((each for each in snapshot.seats if each.seat == state.turn), None)
    if on_turn is None or on_turn.member_id is None or on_turn.left_at is not None:
        return None
    left = left_by(snapshot, on_turn.member_id)
    view = state.view(on_turn.seat)
    found = family_of(view.rules).due(view, left) if left else None
    return None if found is None else OrderedMoves(on_turn.member_id, found.order, found.moves)


def _once(row: OrdersRow) -> set[Order]:
    return _read(word for word in row.text.split() if not word.endswith(STANDING))


def _standing(row: OrdersRow) -> set[Order]:
    words = (word for word in row.text.split() if word.endswith(STANDING))
    return _read(word.removesuffix(STANDING) for word in words)


def _read(words: Iterable[str]) -> set[Order]:
    return {order for word in words if (order := Order.read(word)) is not None}


def last_done(snapshot: Snapshot, member_id: int) -> Order | None:
    """Return the order that has made a member's latest move in the running deal, if one has."""
    row, seat = snapshot.orders.get(member_id), snapshot.seat_of(member_id)
    if row is None or row.ply is None or snapshot.deal is None or snapshot.state is None:
        return None
    if seat is None or row.deal != snapshot.deal.deal:
        return None
    moves = snapshot.state.view(seat).moves
    latest = max((at for at, seen in enumerate(moves) if seen.seat == seat), default=None)
    made = row.ply - snapshot.table.ply + len(moves)
    return Order.read(row.done or "") if latest == made else None


def done_in_last(snapshot: Snapshot, member_id: int) -> Order | None:
    """Return the order with which a member took part in the last deal's end, if one did."""
    row = snapshot.orders.get(member_id)
    if row is None or snapshot.last is None or row.deal != snapshot.last.number:
        return None
    order = Order.read(row.done or "")
    return order if order in _ENDING else None
