"""The threads in which games are played: opened under the line in the channel, left when lost."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Iterable
from dataclasses import replace
from functools import partial
from typing import Any, Final, TypeVar

import structlog

from club.club import Club
from club.core.clock import Clock
from club.core.errors import NoSuchTable
from club.table.scene import scene
from club.table.snapshot import Snapshot
from cogs.kit.drawing import Ui
from cogs.messages.desired_messages import DesiredMessage, wanted
from cogs.play.ui.table.thread_name import room_name
from cogs.scheduling.keyed_worker import FIRST_RETRY
from cogs.transport.posts import TROUBLE, Fault, Posts, fault_of
from data.schema.vocabulary import DisplayKind, TableStatus
from data.table.displays import NEVER_DRAWN, SET_ASIDE, Display

# Minutes of silence after which Discord archives a thread, while a game goes on: the most.
WEEK: Final = 10_080

# The same once the game is over: a rematch is pressed before that.
DAY: Final = 1_440

# The line in the channel may be deleted before a thread hangs on it; then it is sent again.
LINES: Final = 2

# How often something is asked for that a table waits for, with pauses that double at first.
TRIES: Final = 4

# Seconds that such a pause never exceeds: two players look at an empty channel meanwhile.
LONGEST_PAUSE: Final = 0.5

# Seconds for which a table waits at most for its thread to be opened.
OPEN_WITHIN: Final = 3.0

# Seconds for which it waits then for those who play to be let in.
LET_IN_WITHIN: Final = 1.0

# Sees that a message stands in the channel, and says which; None where it has to wait.
Line = Callable[[Snapshot, DesiredMessage], Awaitable[Display | None]]

T = TypeVar("T")

_log = structlog.get_logger()


class Rooms:
    """Opens the threads of games, and falls back to the channel where there can be none.

    A message has one thread, with its id: a second try finds the first one's. `open_within` and
    `let_in_within` are the seconds that a table waits at most.
    """

    def __init__(
        self,
        club: Club,
        posts: Posts,
        clock: Clock,
        ui: Callable[[], Ui],
        refresh: Callable[[int], object],
    ) -> None:
        """Keep the services; `refresh` has a table's messages brought up to date."""
        self._club = club
        self._posts = posts
        self._clock = clock
        self._ui = ui
        self._refresh = refresh
        self.first_retry = FIRST_RETRY
        self.open_within = OPEN_WITHIN
        self.let_in_within = LET_IN_WITHIN
        self._late: set[asyncio.Task[Any]] = set()
        self._entering: dict[tuple[int, int], asyncio.Task[bool]] = {}

    async def settle(self, snapshot: Snapshot, line: Line) -> Snapshot | None:
        """Give a game that has begun its thread, or leave it in the channel if none opens in time.

        The leading table opens it for all, on the message that `line` posts. Return the table with
        its room, or None while it has to wait for that.
        """
        if not snapshot.awaits_room:
            return snapshot
        if snapshot.number != 1:
            self._refresh(snapshot.lead_id)
            return None
        settled = await self._open(snapshot, line)
        if settled is not None:
            for board in snapshot.boards[1:]:
                self._refresh(board)
        return settled

    @property
    def idle(self) -> bool:
        """Whether nothing is under way that outlasts the look at a table."""
        return not self._late

    async def close(self) -> None:
        """Give up what no table waits for any more."""
        late = list(self._late)
        for task in late:
            task.cancel()
        await asyncio.gather(*late, return_exceptions=True)

    async def _open(self, snapshot: Snapshot, line: Line) -> Snapshot | None:
        table = snapshot.table
        if not await self._posts.takes_threads(table.server_id, table.channel_id):
            return await self._without(snapshot)
        want = next(each for each in wanted(snapshot) if each.kind == DisplayKind.CHALLENGE)
        for _ in range(LINES):
            row = await line(snapshot, want)
            if row is None:
                return None
            if row.message_id is None or row.ply == SET_ASIDE:
                break
            try:
                thread_id = await self._open_on(snapshot, row.channel_id, row.message_id)
            except TROUBLE as error:
                fault = fault_of(error)
                code = getattr(error, "code", None)
                _log.info("no thread", table=table.table_id, fault=fault.name, code=code)
                if self._posts.has_thread(table.server_id, row.message_id):
                    return await self._opened(snapshot, row.message_id)
                if fault is not Fault.GONE:
                    break
                await self._club.displays.remove(row)
            else:
                return await self._opened(snapshot, thread_id)
        return await self._without(snapshot)

    async def _open_on(self, snapshot: Snapshot, channel_id: int, message_id: int) -> int:
        """Open a thread on a message, or raise `TROUBLE` when it fails or takes too long."""
        cup = await self._club.cup_displays.match_at(snapshot.table.table_id)
        if cup is None:
            title = await self._club.competition_displays.title_at(snapshot.table.table_id)
            cup = None if title is None else (title, 0)
        ui = self._ui().in_language(snapshot.language)
        name = room_name(scene(snapshot, None), ui, cup=cup)
        ask = partial(self._posts.open_thread, channel_id, message_id, name, WEEK)
        opening = self._keep(self._insist(ask, within=self.open_within))
        await asyncio.wait({opening}, timeout=self.open_within)
        if opening.done():
            return opening.result()
        # Not cancelled: a request that waits for a limit of Discord's goes on by itself.
        self._keep(self._put_away(snapshot, opening))
        raise TimeoutError

    async def _opened(self, snapshot: Snapshot, thread_id: int) -> Snapshot:
        members = [each.member_id for each in snapshot.players if each.member_id is not None]
        for member_id in await self._let_in(snapshot, thread_id, members):
            now = self._clock.now()
            lead_id, ply = snapshot.lead_id, NEVER_DRAWN
            outside = Display(
                0, lead_id, DisplayKind.OUTSIDE, member_id, thread_id, None, 0, ply, now
            )
            await self._club.displays.save(outside)
            self._refresh(lead_id)
        # Noted last: until then a new start does all of it again, which changes nothing.
        room = await self._club.rooms.opened(snapshot.lead_id, thread_id)
        return replace(snapshot, room=room)

    async def let_in(self, snapshot: Snapshot, rows: Iterable[Display]) -> bool:
        """Add the players that the opening couldn't add; return whether that is settled."""
        settled = True
        for row in rows:
            if row.kind == DisplayKind.OUTSIDE:
                room = snapshot.room
                still = room is not None and room.thread_id == row.channel_id
                if still and await self._let_in(snapshot, row.channel_id, [row.member_id]):
                    settled = False
                else:
                    await self._club.displays.remove(row)
        return settled

    async def _let_in(
        self, snapshot: Snapshot, thread_id: int, member_ids: Iterable[int]
    ) -> list[int]:
        letting = {one: self._letting(snapshot, thread_id, one) for one in member_ids}
        if letting:
            await asyncio.wait(letting.values(), timeout=self.let_in_within)
        return [one for one, task in letting.items() if not task.done() or not task.result()]

    def _letting(self, snapshot: Snapshot, thread_id: int, member_id: int) -> "asyncio.Task[bool]":
        key = (thread_id, member_id)
        if key not in self._entering:
            task = self._keep(self._enter(snapshot, thread_id, member_id))
            self._entering[key] = task
            task.add_done_callback(lambda _: self._entering.pop(key))
        return self._entering[key]

    async def _enter(self, snapshot: Snapshot, thread_id: int, member_id: int) -> bool:
        """Put a member into a thread; who can't be put in may still come."""
        ask = partial(self._posts.add_to_thread, thread_id, member_id)
        try:
            await self._insist(ask, within=self.let_in_within)
        except TROUBLE as error:
            code = getattr(error, "code", None)
            _log.info("not put into the thread", table=snapshot.table.table_id, code=code)
            return fault_of(error) is not Fault.LATER
        return True

    async def _insist(self, ask: Callable[[], Awaitable[T]], *, within: float) -> T:
        """Ask Discord up to `TRIES` times within some seconds; raise the last try's `TROUBLE`."""
        clock = asyncio.get_running_loop().time
        latest, pause = clock() + within, self.first_retry
        for _ in range(TRIES - 1):
            try:
                return await ask()
            except TROUBLE as error:
                wait = max(pause, self._posts.cooldown.left)
                if fault_of(error) is not Fault.LATER or clock() + wait > latest:
                    raise
            await asyncio.sleep(wait)
            pause = min(2 * pause, LONGEST_PAUSE)
        return await ask()

    def _keep(self, work: Coroutine[Any, Any, T]) -> "asyncio.Task[T]":
        def forget(task: "asyncio.Task[T]") -> None:
            self._late.discard(task)
            if not task.cancelled():
                task.exception()  # Who waits for it logs it; perhaps nobody does any more.

        task = asyncio.create_task(work, name="thread")
        self._late.add(task)
        task.add_done_callback(forget)
        return task

    async def _put_away(self, snapshot: Snapshot, opening: "asyncio.Task[int]") -> None:
        table_id = snapshot.table.table_id
        try:
            thread_id = await opening
            room = (await self._club.tables.snapshot(table_id)).room
            if room is None or room.thread_id != thread_id:
                await self._posts.archive(thread_id)
        except (*TROUBLE, NoSuchTable) as error:
            _log.info("no thread in time", table=table_id, error=type(error).__name__)

    async def _without(self, snapshot: Snapshot) -> Snapshot:
        if not await self._club.rooms.left(snapshot.lead_id, None):
            # Another process has settled it meanwhile.
            return replace(snapshot, room=(await self._club.tables.snapshot(snapshot.lead_id)).room)
        return replace(snapshot, room=None)

    async def lost(self, snapshot: Snapshot, channel_id: int, error: BaseException) -> bool:
        """Move a game to the channel if its thread is gone or closed; return whether it did."""
        room, fault = snapshot.room, fault_of(error)
        if room is None or room.thread_id != channel_id:
            return False
        if fault not in {Fault.GONE, Fault.BARRED}:
            return False
        if await self._club.rooms.left(snapshot.lead_id, channel_id):
            code = getattr(error, "code", None)
            _log.warning("thread left", table=snapshot.table.table_id, fault=fault.name, code=code)
            for board in snapshot.boards:
                self._refresh(board)
        return True

    async def rest(self, snapshot: Snapshot) -> bool:
        """Archive a thread soon after its game, late during one; return whether that is settled."""
        room, over = snapshot.room, snapshot.table.status == TableStatus.FINISHED
        playing = snapshot.table.status == TableStatus.PLAYING
        if room is None or room.thread_id is None or snapshot.number != 1:
            return True
        if not (over and not room.resting) and not (playing and room.resting):
            return True
        try:
            await self._posts.archive_after(room.thread_id, DAY if over else WEEK)
        except TROUBLE as error:
            if fault_of(error) is Fault.LATER:
                return False
            code = getattr(error, "code", None)
            _log.info("thread left as it is", table=snapshot.table.table_id, code=code)
        await self._club.rooms.rests(snapshot.lead_id, resting=over)
        return True
