"""The threads in which games are played: opened under the line in the channel, left when lost."""

from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Final

import structlog

from club.club import Club
from club.scene import scene
from club.snapshot import Snapshot
from cogs.posts import TROUBLE, Fault, Posts, fault_of
from cogs.ui.drawing import Ui
from cogs.ui.room import room_name
from cogs.wanted import Wanted, wanted
from data.displays import SET_ASIDE, Display
from data.tables import FINISHED, PLAYING

WEEK: Final = 10_080
"""Minutes of silence after which Discord archives a thread, while a game goes on: the most."""

DAY: Final = 1_440
"""The same once the game is over: whoever wants another presses before that."""

TRIES: Final = 2
"""The line in the channel may be deleted before a thread hangs on it; then it is sent anew."""

Line = Callable[[Snapshot, Wanted], Awaitable[Display | None]]
"""Sees that a message stands in the channel, and says which; None where it has to wait."""

_log = structlog.get_logger()


class Rooms:
    """Opens the threads of games, and knows what to do when there can be none.

    A thread that hangs on a message has the message's id, and a message bears one thread: whoever
    comes second, after a crash or in another process, finds the first one's.
    """

    def __init__(
        self, club: Club, posts: Posts, ui: Callable[[], Ui], refresh: Callable[[int], object]
    ) -> None:
        """Take what is needed.

        Args:
            club: Where it is noted which game has which thread.
            posts: Asks Discord.
            ui: Gives the words of the moment.
            refresh: Has another look taken at a table.
        """
        self._club = club
        self._posts = posts
        self._ui = ui
        self._refresh = refresh

    async def settle(self, snapshot: Snapshot, line: Line) -> Snapshot | None:
        """See that a game that has begun has the thread it is to be played in.

        Args:
            snapshot: A table of the contest; the one that leads it opens the thread for all.
            line: Sees to the message in the channel on which the thread hangs.

        Returns:
            The table with the room that it has then; None where it has to wait for that.
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

    async def _open(self, snapshot: Snapshot, line: Line) -> Snapshot | None:
        table = snapshot.table
        if not await self._posts.takes_threads(table.server_id, table.channel_id):
            return await self._without(snapshot)
        want = next(each for each in wanted(snapshot) if each.kind == "challenge")
        for _ in range(TRIES):
            row = await line(snapshot, want)
            if row is None:
                return None
            if row.message_id is None or row.ply == SET_ASIDE:
                break
            try:
                return await self._open_on(snapshot, row.channel_id, row.message_id)
            except TROUBLE as error:
                fault = fault_of(error)
                code = getattr(error, "code", None)
                _log.info("no thread", table=table.table_id, fault=fault.name, code=code)
                if fault is Fault.LATER:
                    return None
                if fault is not Fault.GONE:
                    break
                await self._club.displays.remove(row)
        return await self._without(snapshot)

    async def _open_on(self, snapshot: Snapshot, channel_id: int, message_id: int) -> Snapshot:
        """Open a thread on a message, with those who play in it."""
        name = room_name(scene(snapshot, None), self._ui().spoken(snapshot.language))
        thread_id = await self._posts.open_thread(channel_id, message_id, name, WEEK)
        for each in snapshot.players:
            if each.member_id is not None:
                await self._let_in(snapshot, thread_id, each.member_id)
        # Noted last: until then a new start does all of it again, which changes nothing.
        room = await self._club.rooms.opened(snapshot.lead_id, thread_id)
        return replace(snapshot, room=room)

    async def _let_in(self, snapshot: Snapshot, thread_id: int, member_id: int) -> None:
        """Put a member into a thread; who can't be put in may still come."""
        try:
            await self._posts.add_to_thread(thread_id, member_id)
        except TROUBLE as error:
            if fault_of(error) is Fault.LATER:
                raise
            code = getattr(error, "code", None)
            _log.info("not put into the thread", table=snapshot.table.table_id, code=code)

    async def _without(self, snapshot: Snapshot) -> Snapshot:
        """Play in the channel, as no thread can be opened."""
        await self._club.rooms.left(snapshot.lead_id, None)
        return replace(snapshot, room=None)

    async def lost(self, snapshot: Snapshot, channel_id: int, error: BaseException) -> bool:
        """Have a game go on in the channel where its thread is gone, or closed to the bot.

        Args:
            snapshot: The table.
            channel_id: Where something was to be sent or changed.
            error: What came of that.

        Returns:
            Whether it was the thread, and is left now.
        """
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
        """Have Discord archive a thread soon once its game is over, and late while one goes on.

        Returns:
            Whether that is settled.
        """
        room, over = snapshot.room, snapshot.table.status == FINISHED
        playing = snapshot.table.status == PLAYING
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
