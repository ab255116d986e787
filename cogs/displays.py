"""Makes what is on screen equal what is stored: one path for a move, a click and a new start."""

import asyncio
from asyncio import FIRST_COMPLETED
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from datetime import timedelta

import structlog

from club.clock import Clock
from club.club import Club
from club.errors import NoSuchTable
from club.snapshot import Snapshot
from cogs.pertable import PerTable
from cogs.posts import TROUBLE, Fault, Posts, fault_of, nonce
from cogs.ui.drawing import Ui
from cogs.wanted import Key, Wanted, wanted
from data.displays import Display

EDITABLE = timedelta(hours=1)
"""An older message is sent anew: Discord limits edits to it."""

AWAY = timedelta(minutes=1)
"""A member unseen for longer is told of their turn by a new message: an edit notifies nobody."""

DM_AGAIN = timedelta(minutes=10)
"""How long closed direct messages are left alone: each failed one counts against the bot."""

CROWD = 8
"""Tables redrawn at the same time when the bot starts."""

_log = structlog.get_logger()


class Displays:
    """Keeps the messages of every table current, whatever was missed.

    Attributes:
        refreshes: The redrawing under way, table by table.
    """

    def __init__(self, club: Club, posts: Posts, clock: Clock, ui: Callable[[], Ui]) -> None:
        self.refreshes = PerTable("refresh", self._refresh)
        self._club = club
        self._posts = posts
        self._clock = clock
        self._ui = ui
        self._answering: dict[int, int] = {}
        self._editing: set[int] = set()
        self._left_out: dict[int, int] = {}

    def refresh(self, table_id: int) -> None:
        """Have a table's messages brought up to date, without waiting for it."""
        self.refreshes.ask(table_id)

    async def catch_up(self) -> None:
        """Bring up to date every table that fell behind while nobody drew."""
        behind = dict.fromkeys([*await self._club.displays.behind(), *await self._club.running()])
        under_way: set[asyncio.Task[None]] = set()
        for table_id in behind:
            if (task := self.refreshes.ask(table_id)) is not None:
                under_way.add(task)
            # A few at a time: the clicks of those who play come first.
            if len(under_way) >= CROWD:
                _, under_way = await asyncio.wait(under_way, return_when=FIRST_COMPLETED)

    @contextmanager
    def answering(self, table_id: int, message_id: int) -> Iterator["Answering"]:
        """Keep hands off a message while a click on it is being answered.

        The answer updates that message by itself; an edit at the same time could arrive in the
        wrong order.
        """
        answering = Answering(clear=message_id not in self._editing)
        self._answering[message_id] = self._answering.get(message_id, 0) + 1
        try:
            yield answering
        finally:
            self._answering[message_id] -= 1
            if not self._answering[message_id]:
                del self._answering[message_id]
                left_out = self._left_out.pop(message_id, None)
                if left_out is not None and left_out > answering.shown:
                    self.refresh(table_id)

    async def adopt(
        self, snapshot: Snapshot, want: Wanted, channel_id: int, message_id: int
    ) -> None:
        """Take a message that shows a drawing as the display of it.

        A message that was the display before is a duplicate then, and is deleted.
        """
        rows = await self._rows(snapshot.table.table_id)
        former = rows.get(want.key)
        await self._save(snapshot, want, channel_id, message_id)
        if former is not None and former.message_id not in {None, message_id}:
            await self._discard(former)

    async def adopt_newer(
        self, snapshot: Snapshot, want: Wanted, channel_id: int, message_id: int
    ) -> None:
        """Take in a message that is nobody's display: the newer of it and the display stays."""
        rows = await self._rows(snapshot.table.table_id)
        row = rows.get(want.key)
        if row is None or row.message_id is None or row.message_id < message_id:
            await self.adopt(snapshot, want, channel_id, message_id)
        else:
            await self._discard(replace(row, channel_id=channel_id, message_id=message_id))

    async def public_message(self, table_id: int) -> int | None:
        """The message of a table in its channel, where there is one."""
        rows = await self._club.displays.of_table(table_id)
        public = [row.message_id for row in rows if row.kind in {"challenge", "table"}]
        return public[-1] if public else None

    async def shown(self, snapshot: Snapshot, message_id: int) -> tuple[Wanted, Display] | None:
        """Tell which of a table's displays a message is, if it is one and still wanted."""
        rows = await self._rows(snapshot.table.table_id)
        return next(
            (
                (want, rows[want.key])
                for want in wanted(snapshot)
                if want.key in rows and rows[want.key].message_id == message_id
            ),
            None,
        )

    async def answered(self, answering: "Answering", want: Wanted, row: Display) -> None:
        """Note that the answer to a click has brought a display up to date."""
        if answering.clear:
            answering.shown = want.ply
            await self._club.displays.save(replace(row, ply=want.ply, edited_at=self._clock.now()))

    async def _rows(self, table_id: int) -> dict[Key, Display]:
        rows = await self._club.displays.of_table(table_id)
        return {(row.kind, row.member_id, row.anchor): row for row in rows}

    async def _refresh(self, table_id: int) -> bool:
        """Bring one table up to date; answers whether nothing is left to be tried again."""
        try:
            snapshot = await self._club.snapshot(table_id)
        except NoSuchTable:
            return True
        wants = wanted(snapshot)
        rows = await self._rows(table_id)
        private = [want for want in wants if want.private]
        complete = await asyncio.gather(
            self._channel(snapshot, [want for want in wants if not want.private], rows),
            *(self._bring(snapshot, want, rows.get(want.key)) for want in private),
        )
        return all(complete)

    async def _channel(
        self, snapshot: Snapshot, wants: Iterable[Wanted], rows: dict[Key, Display]
    ) -> bool:
        """Bring the channel up to date, in order: what can't be sent yet holds up the rest."""
        for want in wants:
            if not await self._bring(snapshot, want, rows.get(want.key)):
                return False
        keys = {want.key for want in wants}
        gone = [row for key, row in rows.items() if row.kind == "table" and key not in keys]
        complete = True
        for row in gone:
            if await self._discard(row):
                await self._club.displays.remove(row.display_id)
            else:
                complete = False
        return complete

    async def _bring(self, snapshot: Snapshot, want: Wanted, row: Display | None) -> bool:
        """Bring one message up to date; answers whether that is settled."""
        if (row is None and not want.missing) or (row is not None and row.ply >= want.ply):
            return True
        if row is not None and row.message_id in self._answering:
            self._left_out[row.message_id] = want.ply
            return True
        if want.private and self._leave_alone(snapshot, want):
            return True
        try:
            if row is None or row.message_id is None or not self._editable(snapshot, want, row):
                await self._send(snapshot, want, row)
            else:
                await self._edit(snapshot, want, row, row.message_id)
        except TROUBLE as error:
            return await self._trouble(snapshot, want, error)
        return True

    def _leave_alone(self, snapshot: Snapshot, want: Wanted) -> bool:
        closed = snapshot.members[want.member_id].dm_closed_at
        return closed is not None and self._clock.now() - closed < DM_AGAIN

    def _editable(self, snapshot: Snapshot, want: Wanted, row: Display) -> bool:
        now = self._clock.now()
        if now - row.sent_at >= EDITABLE:
            return False
        if not want.calls:
            return True
        seen = snapshot.members[want.member_id].seen_at
        return seen is not None and now - seen < AWAY

    async def _edit(self, snapshot: Snapshot, want: Wanted, row: Display, message_id: int) -> None:
        self._editing.add(message_id)
        try:
            await self._posts.edit(row.channel_id, message_id, await want.drawing(self._ui()))
        except TROUBLE as error:
            if fault_of(error) is not Fault.GONE:
                raise
            await self._send(snapshot, want, row)
        else:
            edited = replace(row, ply=want.ply, edited_at=self._clock.now())
            await self._club.displays.save(edited)
        finally:
            self._editing.discard(message_id)

    async def _send(self, snapshot: Snapshot, want: Wanted, row: Display | None) -> None:
        """Send a message anew, and delete the one it takes the place of."""
        table = snapshot.table
        channel_id = table.channel_id
        if want.private:
            channel_id = await self._posts.direct_channel(want.member_id)
        former = row.message_id if row is not None else None
        message_id = await self._posts.send(
            channel_id,
            await want.drawing(self._ui()),
            nonce=nonce(table.table_id, *want.key, want.ply, former or 0),
            silent=want.private and not want.calls,
            ping=want.ping,
        )
        await self._save(snapshot, want, channel_id, message_id)
        if want.private and snapshot.members[want.member_id].dm_closed_at is not None:
            await self._club.set_dm_closed(want.member_id, closed=False)
        if row is not None and row.message_id not in {None, message_id}:
            await self._discard(row)

    async def _save(
        self, snapshot: Snapshot, want: Wanted, channel_id: int, message_id: int
    ) -> None:
        await self._club.displays.save(
            Display(
                display_id=0,
                table_id=snapshot.table.table_id,
                kind=want.kind,
                member_id=want.member_id,
                channel_id=channel_id,
                message_id=message_id,
                anchor=want.anchor,
                ply=want.ply,
                sent_at=self._clock.now(),
            )
        )

    async def _discard(self, row: Display) -> bool:
        """Delete a display's message; answers whether that is settled."""
        if row.message_id is None:
            return True
        try:
            await self._posts.delete(row.channel_id, row.message_id)
        except TROUBLE as error:
            fault = fault_of(error)
            _log.warning("message not deleted", table=row.table_id, kind=row.kind, fault=fault.name)
            return fault is not Fault.LATER
        return True

    async def _trouble(self, snapshot: Snapshot, want: Wanted, error: Exception) -> bool:
        """Do what can be done about a failed request; answers whether that settles it."""
        fault = fault_of(error)
        table_id = snapshot.table.table_id
        _log.warning(
            "message not drawn",
            table=table_id,
            kind=want.kind,
            ply=want.ply,
            fault=fault.name,
            status=getattr(error, "status", None),
            code=getattr(error, "code", None),
        )
        if fault is Fault.CLOSED or (fault is Fault.BARRED and want.private):
            await self._club.set_dm_closed(want.member_id, closed=True)
            self.refresh(table_id)  # the channel tells the member what to do about it
        if fault is Fault.WRONG:
            _log.error("Discord refused a drawing", table=table_id, kind=want.kind, exc_info=error)
        return fault is not Fault.LATER


class Answering:
    """A click whose answer is on its way.

    Attributes:
        clear: Whether no edit of its message was under way when it came, which could still arrive
            after the answer.
        shown: The ply that the answer has brought the message to.
    """

    def __init__(self, *, clear: bool) -> None:
        self.clear = clear
        self.shown = -1
