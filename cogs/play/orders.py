"""What members leave to be done ahead of their turns: their presses, and its being done in time."""

import random
from collections.abc import Sequence
from contextlib import suppress
from datetime import datetime, timedelta
from typing import Final

from club.core.errors import NoSuchTable, UnreadableTable
from club.play.orders import CarriedOut
from club.table import left_orders
from club.table.scene import scene_for
from club.table.snapshot import Snapshot
from cogs.kit.press_kinds import PressKind
from cogs.kit.press_words import AheadWord
from cogs.play.ui.hand.hand import draw_ahead
from cogs.play.ui.hand.orders import chosen_in
from cogs.routing.bot import Bot
from cogs.routing.clicks import Click, ShownBy
from cogs.routing.cog import PATIENCE, Cog
from cogs.routing.declarations import press
from cogs.scheduling.keyed_worker import KeyedWorker

DELAY: Final = (20.0, 60.0)
"""Between how many seconds an order waits once it is due. How long doesn't depend on what it does:
an answer at once would tell that it took no thought."""

LOOK_EVERY: Final = timedelta(minutes=1)
"""How often the database is asked for orders at tables where another process saw the move."""


class OrdersCog(Cog):
    """Orders ahead of turns: left and taken back in the hand, and carried out."""

    def __init__(self, bot: Bot) -> None:
        super().__init__(bot)
        self.carrying_out = KeyedWorker("orders", self._carry_out, claims=bot.club.process)
        self._club = bot.club
        # By table: the ply at which an order is due, and from when on it may be carried out.
        self._due: dict[int, tuple[int, datetime]] = {}
        # By table with orders: the ply at which it was last looked at.
        self._looked: dict[int, int] = {}
        self._look_at: datetime | None = None

    async def begin(self) -> None:
        """Carry out what is due, from now on."""
        self.when_unloaded(self.bot.on_change(self.changed))
        self.when_unloaded(self.bot.scheduler.do(self.look))

    async def finish(self) -> None:
        """Carry out no more; what is due then is found again at the next start."""
        await self.carrying_out.close(PATIENCE)

    @press(PressKind.AHEAD, shown_by=ShownBy.HAND)
    async def ahead(self, click: Click) -> None:
        """Show what may be left to be done, leave it, or take it back."""
        action, orders = click.action, self._club.orders
        at = action.table, action.ply or 0, click.member_id
        word, _, chosen = action.rest.partition(":")
        match AheadWord(word):
            case AheadWord.ASK:
                await _show_step(click, await orders.look(*at))
                return
            case AheadWord.CLOSE:
                await click.show(await self._club.tables.snapshot(action.table))
                return
            case AheadWord.THESE:
                snapshot = await orders.leave(*at, chosen_in(chosen))
            case AheadWord.EVERY:
                snapshot = await orders.leave_standing(*at, chosen_in(chosen))
            case AheadWord.TAKE_BACK:
                snapshot = await orders.take_back(*at)
        try:
            await click.show_changed(snapshot, everywhere=True)
        finally:
            if not click.on_private_copy:
                self.bot.private_hands.refresh(snapshot.table.table_id)

    def changed(self, snapshot: Snapshot, _boards: Sequence[int]) -> None:
        """Take note of what a change has made due."""
        self._note(snapshot)

    def _draw_message(self, snapshot: Snapshot, member_id: int) -> None:
        if (seat := snapshot.seat_of(member_id)) is not None:
            self.bot.reconciler.draw_hand_anew(snapshot.table.table_id, seat)

    async def look(self) -> datetime | None:
        """Begin to carry out what is due by now; return when something is next, or None."""
        now = self.bot.scheduler.now()
        if self._look_at is None or now >= self._look_at:
            await self._look_for_more()
            self._look_at = now + LOOK_EVERY
        for table_id, (_, at) in self._due.items():
            if at <= now:
                self.carrying_out.ask(table_id)
        return min((at for _, at in self._due.values() if at > now), default=None)

    async def _look_for_more(self) -> None:
        """Find what is due at tables whose last move this process hasn't seen."""
        plies = dict(await self._club.orders.in_force())
        self._looked = {table: ply for table, ply in self._looked.items() if table in plies}
        for table_id, ply in plies.items():
            if self._looked.get(table_id) != ply:
                self._looked[table_id] = ply
                with suppress(NoSuchTable, UnreadableTable):
                    self._note(await self._club.tables.snapshot(table_id))

    def _note(self, snapshot: Snapshot) -> None:
        table_id, ply = snapshot.table.table_id, snapshot.table.ply
        if not snapshot.orders:
            return
        self._looked[table_id] = ply
        if left_orders.due(snapshot) is None:
            self._due.pop(table_id, None)
        elif self._due.get(table_id, (None,))[0] != ply:
            # Each takes another time of its own; nothing else hangs on it.
            seconds = random.uniform(*DELAY)  # noqa: S311
            self._due[table_id] = ply, self.bot.scheduler.now() + timedelta(seconds=seconds)

    async def _carry_out(self, table_id: int) -> bool:
        """Carry out what is due at a table by now; return True: nothing is left to retry."""
        await self.bot.reconciler.precedence.calm()
        due = self._due.get(table_id)
        if due is None or due[1] > self.bot.scheduler.now():
            return True
        done = await self._club.orders.carry_out(table_id, due[0])
        if self._due.get(table_id) == due:
            del self._due[table_id]
        if done is not None:
            self._show(done)
        return True

    def _show(self, done: CarriedOut) -> None:
        snapshot, member_id = done.snapshot, done.member_id
        self.bot.changed(snapshot, mover=member_id if done.moved else None)
        if done.moved and snapshot.goes_on(member_id):
            # They haven't pressed anything: what others may wait for tells them to go on.
            self._draw_message(snapshot, member_id)
            self.bot.private_hands.refresh(snapshot.table.table_id)


async def _show_step(click: Click, snapshot: Snapshot) -> None:
    seen = scene_for(snapshot, click.member_id)
    drawing = draw_ahead(seen, click.ui)
    if click.on_private_copy:
        await click.show_own(seen, drawing)
    else:
        await click.update(drawing)


async def setup(bot: Bot) -> None:
    """Add the cog."""
    await bot.add_cog(OrdersCog(bot))
