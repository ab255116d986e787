"""What a member leaves to be done ahead of their turn, carried out as their own moves once due."""

import logging
from collections.abc import Collection
from dataclasses import dataclass, replace

from sqlalchemy.ext.asyncio import AsyncConnection

from club.core.clock import Clock
from club.core.errors import AlreadyPlayed, IllegalMove, NothingAhead, NotSeated
from club.play import turns
from club.table import left_orders
from club.table.left_orders import OrderedMoves
from club.table.snapshot import Snapshot, load
from data.storage.database import Database
from data.storage.errors import PlyTaken
from data.table import displays, orders
from data.table.orders import OrdersRow
from engine.machine import Order
from engine.seats import Seat

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class CarriedOut:
    """A table after the moves of a member's order; not `moved` if all of theirs were dropped."""

    snapshot: Snapshot
    member_id: int
    moved: bool = True


class Orders:
    """Orders ahead of turns; a press names the ply that its button was drawn for.

    Members' may raise NoSuchTable, UnreadableTable, NotSeated, GameOver, and AlreadyPlayed where
    the deal is another by now.
    """

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock

    async def look(self, table_id: int, ply: int, member_id: int) -> Snapshot:
        """Return a table at which a member may leave something to be done, else NothingAhead."""
        async with self._database.read() as connection:
            snapshot = await load(connection, table_id)
            _check_may_leave(snapshot, ply, member_id)
            return snapshot

    async def leave(
        self, table_id: int, ply: int, member_id: int, chosen: Collection[Order]
    ) -> Snapshot:
        """Store what a member leaves to be done in this deal; NothingAhead if nothing can be."""
        async with self._database.write() as connection:
            snapshot = await load(connection, table_id)
            _check_may_leave(snapshot, ply, member_id)
            left = _among(snapshot.possible_orders(member_id), chosen)
            every = left_orders.standing(snapshot, member_id)
            return await _store(connection, snapshot, member_id, left, every)

    async def leave_standing(
        self, table_id: int, ply: int, member_id: int, chosen: Collection[Order]
    ) -> Snapshot:
        """Store what a member leaves to be done in every deal; NothingAhead if nothing can be."""
        async with self._database.write() as connection:
            snapshot = await load(connection, table_id)
            _check_may_leave(snapshot, ply, member_id)
            every = _among(snapshot.standing_orders(member_id), chosen)
            before = left_orders.standing(snapshot, member_id)
            here = left_orders.left_by(snapshot, member_id)
            left = tuple(order for order in here if order not in before)
            return await _store(connection, snapshot, member_id, left, every)

    async def take_back(self, table_id: int, ply: int, member_id: int) -> Snapshot:
        """Drop all that a member has left to be done; AlreadyPlayed where nothing is left of it."""
        async with self._database.write() as connection:
            snapshot = await load(connection, table_id)
            _check_deal(snapshot, ply, member_id)
            here = left_orders.left_by(snapshot, member_id)
            if not here and not left_orders.standing(snapshot, member_id):
                raise AlreadyPlayed
            return await _store(connection, snapshot, member_id, (), ())

    async def in_force(self) -> list[tuple[int, int]]:
        """Return the tables at which orders may be due, and the plies that they are at."""
        async with self._database.read() as connection:
            return await orders.in_force(connection)

    async def carry_out(self, table_id: int, ply: int) -> CarriedOut | None:
        """Make the moves due at a ply, or drop those refused; None if none is, or it has passed."""
        now = self._clock.now()
        try:
            async with self._database.write() as connection:
                snapshot, due = await _due_at(connection, table_id, ply)
                if due is None:
                    return None
                seat = snapshot.seat_of(due.member_id)
                assert seat is not None
                assert snapshot.deal is not None
                row = left_orders.kept_in(snapshot.orders[due.member_id], snapshot.deal.deal)
                for move in due.moves:
                    snapshot = await turns.play(
                        connection, snapshot, seat, str(move), now, present=False
                    )
                last = ply + len(due.moves) - 1
                await orders.put(connection, replace(row, ply=last, done=due.order))
                return CarriedOut(await load(connection, table_id), due.member_id)
        except PlyTaken:
            return None
        except IllegalMove:
            # Tried again it would be no better.
            log.error("table=%d ply=%d order refused", table_id, ply)  # noqa: TRY400 - no card in it
            return await self._drop(table_id, ply)

    async def _drop(self, table_id: int, ply: int) -> CarriedOut | None:
        async with self._database.write() as connection:
            snapshot, due = await _due_at(connection, table_id, ply)
            if due is None:
                return None
            await orders.put(connection, replace(snapshot.orders[due.member_id], text=""))
            await displays.call_again(connection, table_id, due.member_id)
            return CarriedOut(await load(connection, table_id), due.member_id, moved=False)


async def _due_at(
    connection: AsyncConnection, table_id: int, ply: int
) -> tuple[Snapshot, OrderedMoves | None]:
    snapshot = await load(connection, table_id)
    return snapshot, left_orders.due(snapshot) if snapshot.table.ply == ply else None


def _check_deal(snapshot: Snapshot, ply: int, member_id: int) -> Seat:
    if snapshot.player_of(member_id) is None:
        raise NotSeated
    deal, _, _ = turns.running(snapshot)
    if not deal.first_ply <= ply <= snapshot.table.ply:
        raise AlreadyPlayed
    seat = snapshot.seat_of(member_id)
    if seat is None:
        raise NotSeated  # They sit this deal out.
    return seat


def _check_may_leave(snapshot: Snapshot, ply: int, member_id: int) -> None:
    seat = _check_deal(snapshot, ply, member_id)
    _, state, _ = turns.running(snapshot)
    if state.turn == seat:
        raise AlreadyPlayed  # It is their turn by now.
    if not snapshot.possible_orders(member_id) and not snapshot.standing_orders(member_id):
        raise NothingAhead


def _among(possible: Collection[Order], chosen: Collection[Order]) -> tuple[Order, ...]:
    left = tuple(order for order in possible if order in chosen)
    if chosen and not left:
        raise NothingAhead
    return left


async def _store(
    connection: AsyncConnection,
    snapshot: Snapshot,
    member_id: int,
    here: Collection[Order],
    every: Collection[Order],
) -> Snapshot:
    deal, _, _ = turns.running(snapshot)
    table_id = snapshot.table.table_id
    row = OrdersRow(table_id, member_id, deal.deal, left_orders.written(here, every))
    before = snapshot.orders.get(member_id)
    if before is not None and before.deal == deal.deal:
        row = replace(row, ply=before.ply, done=before.done)
    await orders.put(connection, row)
    return await load(connection, table_id)
