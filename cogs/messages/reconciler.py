"""Makes what is on screen equal what is stored: one path for a move, a click and a new start."""

import asyncio
from asyncio import FIRST_COMPLETED
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass, replace
from datetime import datetime
from functools import partial

import structlog
from sqlalchemy.exc import SQLAlchemyError

from club.club import Club
from club.core.clock import Clock
from club.core.errors import NoSuchTable, UnreadableTable
from club.table.scene import scene
from club.table.snapshot import Snapshot
from cogs.kit.drawing import Drawing, Ui
from cogs.messages.desired_messages import DesiredByTable, DesiredMessage, Key, ended, looks_here
from cogs.messages.messages import Messages, stays_put
from cogs.messages.pending_answers import PendingAnswers
from cogs.messages.rooms import Rooms
from cogs.messages.unfinished_turns import UnfinishedTurns
from cogs.messages.unrecorded_messages import UnrecordedMessages
from cogs.scheduling.keyed_lock import KeyedLock
from cogs.scheduling.keyed_worker import KeyedWorker
from cogs.scheduling.precedence import Precedence
from cogs.transport.posts import Fault, Posts
from data.schema.vocabulary import DisplayKind
from data.table.displays import FINAL, NEVER_DRAWN, Display
from engine.seats import THREE_SEATS, Seat

_log = structlog.get_logger()

# Parts of tables redrawn at the same time when the bot starts.
CROWD = 12

CHANNEL = 0
# The parts redrawn separately, so that no hand waits for a busy channel's rate limit.
PARTS = (CHANNEL, *THREE_SEATS)


class Reconciler:
    """Keeps messages current; `repainting` has those wait who bring a message's pictures again."""

    def __init__(self, club: Club, posts: Posts, clock: Clock, ui: Callable[[], Ui]) -> None:
        self.parts = tuple(
            KeyedWorker(
                f"refresh-{part}", partial(self._refresh, part), posts.cooldown, club.process
            )
            for part in PARTS
        )
        self._club = club
        self._posts = posts
        self._ui = ui
        self.rooms = Rooms(club, posts, clock, ui, self.refresh)
        self._messages = Messages(club, posts, clock, ui, self.refresh, rooms=self.rooms)
        self.unrecorded = UnrecordedMessages(
            club, posts, self._messages, ui, self.refresh, clock=clock
        )
        self.leftovers = self._messages.leftovers
        self._since = clock.now()
        self.precedence = Precedence()
        self.answers = PendingAnswers(club, self._messages, clock, self.precedence, self.refresh)
        self.desired = DesiredByTable()
        self.repainting = KeyedLock[int]()
        self._looks: dict[int, asyncio.Task[_Look]] = {}
        self._anew: set[tuple[int, int]] = set()
        self._ended_anew: set[tuple[int, int]] = set()
        self.unfinished_turns = UnfinishedTurns(self.refresh)
        self._asking: set[int] = set()

    async def take_over(self, pause: Callable[[], Awaitable[object]]) -> None:
        """Bring up to date what a dead process has left behind: it is so before a pause and after.

        What the living are at is soon done, and isn't to be taken for left.
        """
        before = set(await self._club.displays.behind())
        await pause()
        left = [each for each in await self._club.displays.behind() if each in before]
        await self._catch_up(left)

    def also(self, name: str, work: Callable[[int], Awaitable[bool]]) -> Callable[[int], object]:
        """Have other work done for a table whenever it is refreshed; return what asks for it."""
        part = KeyedWorker(f"refresh-{name}", work, self._posts.cooldown)
        self.parts = (*self.parts, part)
        return part.ask

    def refresh(self, table_id: int) -> list[asyncio.Task[None]]:
        """Bring a table's messages up to date in the background; return the runs that do it."""
        self.unfinished_turns.forget(table_id)
        return [task for part in self.parts if (task := part.ask(table_id)) is not None]

    def asked_by(self, member_id: int, boards: Iterable[int]) -> list[asyncio.Task[None]]:
        """Have all tables of a contest looked at again, as a member asks to see the hand."""
        # At whichever of them, something may have had to be left where a channel was closed.
        self._asking.add(member_id)
        for board in boards:
            self.leftovers.ask(board)
        return [task for board in boards for task in self.refresh(board)]

    def draw_anew(self, table_id: int) -> None:
        """Draw a table's messages again, current or not: they may be gone, or look different."""
        self._anew |= {(table_id, part) for part in PARTS}
        self.refresh(table_id)

    def draw_channel_anew(self, table_id: int) -> None:
        """Draw what a table shows in its channel again, current or not."""
        self._anew.add((table_id, CHANNEL))
        self.parts[CHANNEL].ask(table_id)

    def draw_hand_anew(self, table_id: int, seat: Seat) -> None:
        """Draw the hand of a seat again: what its member has seen elsewhere has changed it."""
        self._anew.add((table_id, seat))
        self.parts[seat].ask(table_id)

    def draw_ended_anew(self, table_id: int, *, settled: bool) -> None:
        """Draw the hands of a finished game again, where they may still be edited.

        Only whether somebody wants another game changes. A settlement is painted again unless
        `settled`.
        """
        for part in THREE_SEATS if settled else PARTS:
            self._ended_anew.add((table_id, part))
            self.parts[part].ask(table_id)

    async def catch_up(self) -> None:
        """Bring up to date every table that fell behind while nobody drew."""
        for table_id in await self._club.displays.with_leftovers():
            self.leftovers.ask(table_id)
        await self._catch_up(await self._club.displays.behind())

    async def _catch_up(self, behind: list[int]) -> None:
        under_way: set[asyncio.Task[None]] = set()
        self.unrecorded.suspect(behind)
        for table_id in behind:
            under_way.update(await self._catch_up_with(table_id))
            # A few at a time: the clicks of those who play come first.
            while len(under_way) >= CROWD:
                _, under_way = await asyncio.wait(under_way, return_when=FIRST_COMPLETED)

    async def _catch_up_with(self, table_id: int) -> list[asyncio.Task[None]]:
        try:
            boards = await self._club.tables.contest_of(table_id)
        except (NoSuchTable, UnreadableTable):
            return []
        except (SQLAlchemyError, OSError):
            raise  # The database is out of order, not the table.
        except Exception:  # noqa: BLE001 - logged, and tried again with the next start
            _log.exception("not caught up with", table=table_id)
            return []
        return [task for board in boards for task in self.refresh(board)]

    async def show_faces(self, since: datetime | None = None) -> None:
        """Draw again what was drawn since then, or the start: the cards have other faces now."""
        since = since or self._since
        for table_id in await self._club.tables.running():
            rows = await self._club.displays.of_table(table_id)
            if any((row.edited_at or row.sent_at) >= since for row in rows):
                self.draw_anew(table_id)

    @property
    def idle(self) -> bool:
        """Whether nothing is under way, and nothing waits to be tried again."""
        waits = bool(self.unfinished_turns)
        return not waits and all(part.idle for part in (*self.parts, self.leftovers, self.rooms))

    @property
    def drawing(self) -> list[asyncio.Task[None]]:
        """What is under way at this moment."""
        return [task for part in self.parts for task in part.running]

    async def close(self, patience: float) -> None:
        """Draw nothing more, and give what is under way some seconds to finish."""
        self.unfinished_turns.show()
        every = (*self.parts, self.leftovers)
        await asyncio.gather(*(part.close(patience) for part in every))
        await self.rooms.close()

    async def answer_call(self, table_id: int, member_id: int, message_id: int) -> None:
        """Delete a call that was pressed; its place stays taken until the turn is over."""
        rows = await self._messages.rows(table_id)
        row = rows.get((DisplayKind.NOTICE, member_id, 0))
        if row is not None and row.message_id == message_id:
            await self._club.displays.take_over(replace(row, message_id=None, ply=FINAL))
            self.leftovers.ask(table_id)

    async def public_message(self, table_id: int) -> int | None:
        """The message of a table in its channel, where there is one."""
        rows = await self._club.displays.of_table(table_id)
        public = (
            row
            for row in rows
            if row.kind in {DisplayKind.CHALLENGE, DisplayKind.TABLE, DisplayKind.SHEET}
        )
        return max((row.message_id for row in public if row.message_id), default=None)

    async def shown(
        self, snapshot: Snapshot, message_id: int
    ) -> tuple[DesiredMessage, Display] | None:
        """Tell which of a table's displays a message is, if it is one and still wanted."""
        rows = await self._messages.rows(snapshot.table.table_id)
        return next(
            (
                (want, rows[want.key])
                for want in self.desired.of(snapshot)
                if want.key in rows and rows[want.key].message_id == message_id
            ),
            None,
        )

    async def draw(self, snapshot: Snapshot, want: DesiredMessage) -> Drawing:
        """Draw a message with its pictures, and with all that is read for it."""
        return await self._messages.drawing(snapshot, want)

    async def _refresh(self, part: int, table_id: int) -> bool:
        """Bring a part of a table up to date; return whether nothing is left to retry."""
        try:
            if part == CHANNEL and not await self.unrecorded.settled(table_id):
                return False
            look = await self._look(table_id)
        except NoSuchTable:
            self.unrecorded.forget(table_id)
            return True
        if part != CHANNEL and self.unrecorded.holds_back(look.snapshot):
            return True
        if anew := (table_id, part) in self._anew:
            self._anew.discard((table_id, part))
            rows = {key: _undrawn(row, look.snapshot) for key, row in look.rows.items()}
            look = replace(look, rows=rows)
        complete = False
        try:
            complete = await (
                self._channel_part(look) if part == CHANNEL else self._seat(look, part)
            )
        finally:
            if anew and not complete:
                self._anew.add((table_id, part))
        if complete and table_id in self._messages.lost:
            return await self.unrecorded.clear_lost(look.snapshot, part)
        return complete

    async def _channel_part(self, look: "_Look") -> bool:
        snapshot = await self.rooms.settle(look.snapshot, self._line)
        if snapshot is None:
            return False
        if snapshot is not look.snapshot:
            look = replace(look, snapshot=snapshot, wants=self.desired.of(snapshot))
        complete = await self._channel(look)
        complete = await self._sitting_out(look) and complete
        complete = await self._followers(snapshot, look.rows) and complete
        complete = await self.rooms.let_in(snapshot, look.rows.values()) and complete
        return await self.rooms.rest(snapshot) and complete

    async def _line(self, snapshot: Snapshot, want: DesiredMessage) -> Display | None:
        table_id = snapshot.table.table_id
        row = (await self._messages.rows(table_id)).get(want.key)
        if not await self._bring(snapshot, want, row) and not _stands(row):
            return None
        return (await self._messages.rows(table_id)).get(want.key)

    async def _look(self, table_id: int) -> "_Look":
        """Load a table; those who ask before that has begun are given the same."""
        if table_id not in self._looks:
            self._looks[table_id] = asyncio.create_task(
                self._load(table_id), name=f"refresh-look-{table_id}"
            )
        return await self._looks[table_id]

    async def _load(self, table_id: int) -> "_Look":
        async with self.precedence.after_clicks():
            del self._looks[table_id]
            # In this order: by an older look at the table a message that another process has sent
            # since would be one that nobody wants.
            rows = await self._messages.rows(table_id)
            snapshot = await self._club.tables.snapshot(table_id)
            return _Look(snapshot, self.desired.of(snapshot), rows)

    async def _seat(self, look: "_Look", seat: int) -> bool:
        snapshot, ended = look.snapshot, (look.snapshot.table.table_id, seat)
        anew = ended in self._ended_anew
        self._ended_anew.discard(ended)
        own = (want for want in look.wants if want.private)
        want = next((one for one in own if snapshot.seat_of(one.member_id) == seat), None)
        if want is None:
            return True
        row = look.rows.get(want.key)
        again = anew and row is not None and self._messages.is_recent(row)
        if again and row is not None:
            row = replace(row, ply=NEVER_DRAWN)
        complete = False
        try:
            complete = await self._bring(snapshot, want, row)
        finally:
            if again and not complete:
                self._ended_anew.add(ended)
        self._asking.discard(want.member_id)
        return complete

    async def _followers(self, snapshot: Snapshot, rows: dict[Key, Display]) -> bool:
        """Notify the followers of a contest that it is over; skip the unreachable."""
        if not snapshot.followers:
            return True
        table_id, public = snapshot.table.table_id, partial(scene, snapshot, None)
        shown = (await self._messages.rows(table_id)).get((DisplayKind.SETTLEMENT, 0, 0))
        settled: list[bool] = []
        for member_id in snapshot.followers:
            want = ended(snapshot, public, member_id, shown and shown.message_id)
            settled.append(await self._bring(snapshot, want, rows.get(want.key)))
            if settled[-1]:
                await self._club.watching.unfollow(table_id, member_id)
        return all(settled)

    async def _sitting_out(self, look: "_Look") -> bool:
        """Update the former hands of players who sit here no more but still play in the contest.

        A member who gave a seat away has no hand any more, nor one who views it in the channel.
        """
        snapshot, rows = look.snapshot, look.rows
        private = [
            want for want in look.wants if want.kind == DisplayKind.HAND and want.key in rows
        ]
        others = [want for want in private if snapshot.seat_of(want.member_id) is None]
        settled = [await self._bring(snapshot, want, rows[want.key]) for want in others]
        hands = [row for row in rows.values() if row.kind == DisplayKind.HAND]
        gone = [row for row in hands if not _has_hand(snapshot, row.member_id)]
        return all([*settled, *[await self._clear(snapshot, row) for row in gone]])

    async def _channel(self, look: "_Look") -> bool:
        """Bring the channel up to date, in order: what can't be sent yet holds up the rest."""
        snapshot, rows, complete = look.snapshot, look.rows, True
        wants = [want for want in look.wants if not want.private]
        # The line last: it can't be edited in an archived thread, which the settlement wakes.
        wants.sort(key=lambda want: want.key in rows and stays_put(snapshot, want))
        for want in wants:
            row = rows.get(want.key)
            if await self._bring(snapshot, want, row):
                continue
            if not _stands(row):
                return False
            complete = False
        complete = await self._repaint(look) and complete
        keys = {want.key for want in wants}
        passing = {DisplayKind.TABLE, DisplayKind.NOTICE, DisplayKind.SEAT}
        if snapshot.sheet_score is not None:
            passing.add(DisplayKind.SETTLEMENT)  # A deal that is corrected may open a sheet again.
        gone = [row for key, row in rows.items() if row.kind in passing and key not in keys]
        settled = [await self._clear(snapshot, row) for row in gone]
        return all(settled) and complete

    async def _repaint(self, look: "_Look") -> bool:
        """Paint a settlement again where that was asked for; return whether it is settled."""
        asked = look.snapshot.table.table_id, CHANNEL
        if asked not in self._ended_anew:
            return True
        self._ended_anew.discard(asked)
        kinds = {DisplayKind.SETTLEMENT}
        if look.snapshot.answers_only:
            kinds = {DisplayKind.CHALLENGE}  # The one message, which shows the settlement by now.
        rows = [row for row in look.rows.values() if row.kind in kinds]
        for message_id in [row.message_id for row in rows if row.message_id is not None]:
            async with self.repainting.hold(message_id):
                # What a press has shown there meanwhile must not go again.
                snapshot = await self._club.tables.snapshot(look.snapshot.table.table_id)
                found = await self.shown(snapshot, message_id)
                settled = found is None or await self._messages.repaint(snapshot, *found)
            if not settled:
                self._ended_anew.add(asked)
                return False
        return True

    async def _clear(self, snapshot: Snapshot, row: Display) -> bool:
        fault = await self._messages.discard(row)
        if fault is None:
            if not await self._club.displays.remove(row):
                self.refresh(snapshot.table.table_id)  # Another may have come in its place.
        elif fault is Fault.BARRED:
            await self._messages.set_aside(snapshot, row)
        return fault is not Fault.LATER

    async def _bring(self, snapshot: Snapshot, want: DesiredMessage, row: Display | None) -> bool:
        if (row is None and not want.missing) or (row is not None and row.ply >= want.ply):
            return True
        if row is not None and self.answers.leaves_out(row.message_id, want.ply):
            if row.ply == NEVER_DRAWN:
                self._leave_for_later(snapshot, want)
            return True
        return await self._messages.bring(snapshot, want, row, asked=want.member_id in self._asking)

    def _leave_for_later(self, snapshot: Snapshot, want: DesiredMessage) -> None:
        """Have a message drawn again after the answer to a click, which may never arrive."""
        # What is stored of it says that it is current: no later look would see that it isn't.
        seat = snapshot.seat_of(want.member_id) if want.private else None
        over = seat is not None and want.ply == FINAL
        later = self._ended_anew if over else self._anew
        later.add((snapshot.table.table_id, seat or CHANNEL))


@dataclass(frozen=True, slots=True)
class _Look:
    """A table as it stands, the messages that it should have, and its displays."""

    snapshot: Snapshot
    wants: tuple[DesiredMessage, ...]
    rows: dict[Key, Display]


def _has_hand(snapshot: Snapshot, member_id: int) -> bool:
    return snapshot.player_of(member_id) is not None and not looks_here(snapshot, member_id)


def _stands(row: Display | None) -> bool:
    return row is not None and row.message_id is not None


def _undrawn(row: Display, snapshot: Snapshot) -> Display:
    """Return a display as never drawn, unless it never changes or is due to be redrawn anyway.

    A display of an earlier ply is redrawn anyway, and may then call a member to their turn.
    """
    stays = row.ply == FINAL or NEVER_DRAWN < row.ply < snapshot.table.ply
    return row if stays else replace(row, ply=NEVER_DRAWN)
