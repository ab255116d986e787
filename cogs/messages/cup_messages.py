"""Keeps the message of each cup current, says what is due, and has its tables drawn."""

import hashlib
import json
from collections.abc import Callable
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Final

import discord
import structlog

from club.club import Club
from club.core.clock import Clock
from club.core.errors import NoSuchTable, UnreadableTable
from club.cups.cup_notices import DueNotice, due_notices, next_notice, whom
from club.cups.cup_scene import CupScene
from club.cups.refusals import NoSuchCup, UnreadableCup
from club.table.snapshot import Snapshot
from cogs.cups.ui.cup_message import draw_cup
from cogs.cups.ui.cup_notice import draw_cup_notice
from cogs.kit.drawing import Drawing, Ui
from cogs.messages.reconciler import Reconciler
from cogs.scheduling.keyed_worker import KeyedWorker
from cogs.transport.posts import NOT_ALLOWED, TROUBLE, Fault, Posts, fault_of, nonce
from data.cups.cup_messages import CupMessageRow
from data.schema.vocabulary import TableStatus

LOOK_AGAIN: Final = timedelta(minutes=10)
"""How often a cup's message is drawn anew at most because somebody looks at the cup."""

NOTHING: Final = ""
"""What a message shows that couldn't be sent or changed: it is tried again with the next event."""

_log = structlog.get_logger()


class CupMessages:
    """Makes what is on screen of cups equal what is stored, cup by cup."""

    def __init__(
        self,
        club: Club,
        posts: Posts,
        clock: Clock,
        ui: Callable[[], Ui],
        reconciler: Reconciler,
    ) -> None:
        self.work = KeyedWorker("refresh-cup", self._bring, posts.cooldown)
        self.next_notices: dict[int, datetime] = {}
        self._club = club
        self._posts = posts
        self._clock = clock
        self._ui = ui
        self._reconciler = reconciler
        self._tables: dict[int, frozenset[int]] = {}
        self._looked: dict[tuple[int, int], datetime] = {}  # by cup and its events
        self._listeners: list[Callable[[CupScene], None]] = []

    def on_change(self, listener: Callable[[CupScene], None]) -> Callable[[], None]:
        """Notify a listener of each cup that may have changed; return a function to end that."""
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)

    async def look_again(self, cup_id: int) -> None:
        """Have a cup's message drawn anew; one that was deleted is sent again then."""
        displays, now = self._club.cup_displays, self._clock.now()
        seen = await displays.message(cup_id)
        if seen is not None:
            # Whoever looks has it edited, with its pictures: not as often as they like.
            self._looked = {key: at for key, at in self._looked.items() if now - at < LOOK_AGAIN}
            if (cup_id, seen.events) in self._looked:
                return
            self._looked[cup_id, seen.events] = now
            await displays.shown(replace(seen, shown=NOTHING), seen)
        self.work.ask(cup_id)

    async def _bring(self, cup_id: int) -> bool:
        try:
            scene = await self._club.cup_displays.scene(cup_id)
        except (NoSuchCup, UnreadableCup):
            self.next_notices.pop(cup_id, None)
            return True
        for listener in tuple(self._listeners):
            listener(scene)
        self._draw_tables(scene)
        complete = await self._message(scene)
        said = await self._club.cup_displays.said(cup_id)
        if due := due_notices(scene, said, self._clock.now()):
            settled = [await self._one(scene, each) for each in due]
            # A match is said to be open in its thread, to which the message leads from now on.
            scene = await self._club.cup_displays.scene(cup_id)
            complete = all([await self._message(scene), complete, *settled])
        now = self._clock.now()
        if (due := next_notice(scene, now)) is not None:
            self.next_notices[cup_id] = due
        else:
            self.next_notices.pop(cup_id, None)
        return complete

    def _draw_tables(self, scene: CupScene) -> None:
        cup_id, rows = scene.cup.cup_id, scene.cup.playing
        present = frozenset(each.table_id for each in rows if each.table_id is not None)
        for table_id in present ^ self._tables.get(cup_id, frozenset()):
            self._reconciler.refresh(table_id)
        self._tables[cup_id] = present
        if scene.is_over:
            self._tables.pop(cup_id)

    async def _message(self, scene: CupScene) -> bool:
        cup, displays = scene.cup, self._club.cup_displays
        seen = await displays.message(cup.cup_id)
        drawing = self._draw(scene)
        shown = _digest(drawing)
        if seen is not None and seen.former_id is not None and not await self._clear(seen):
            return False
        if seen is not None and (seen.shown, seen.events) == (shown, cup.row.events):
            return True
        row = CupMessageRow(
            cup.cup_id,
            cup.row.channel_id,
            None if seen is None else seen.message_id,
            cup.row.events,
            shown,
            self._clock.now(),
        )
        stale = False
        try:
            try:
                row = await self._bring_message(scene, row, seen, drawing)
            except discord.Forbidden as error:
                if not drawing.files or error.code != NOT_ALLOWED:
                    raise
                # Perhaps the bot may write here and only attach no files.
                plain = self._draw(scene, pictured=False)
                row = await self._bring_message(scene, row, seen, plain)
            stale = row.shown == NOTHING
        except TROUBLE as error:
            fault = fault_of(error)
            _log.warning("cup not shown", cup=cup.cup_id, fault=fault.name)
            if fault is Fault.LATER:
                return False
            row = replace(row, shown=NOTHING)
        stored = await displays.shown(row, seen)
        stray = row.message_id not in {None, None if stored is None else stored.message_id}
        if stray and row.message_id is not None:
            # Another process was faster, so long ago that Discord didn't know the nonce any more.
            await self._delete(row.channel_id, row.message_id)
        cleared = row.former_id is None or await self._clear(row)
        return cleared and not stale  # What was sent before is changed by the next run.

    def _draw(self, scene: CupScene, *, pictured: bool = True) -> Drawing:
        return draw_cup(scene, self._ui().in_language(scene.language), pictured=pictured)

    async def _bring_message(
        self, scene: CupScene, row: CupMessageRow, seen: CupMessageRow | None, drawing: Drawing
    ) -> CupMessageRow:
        if seen is not None and seen.message_id is not None and await self._edit(seen, drawing):
            return row
        return await self._send(scene, row, seen, drawing)

    async def _edit(self, seen: CupMessageRow, drawing: Drawing) -> bool:
        try:
            await self._posts.edit(
                seen.channel_id, seen.message_id or 0, drawing, repaint=bool(drawing.files)
            )
        except TROUBLE as error:
            if fault_of(error) is not Fault.GONE:
                raise
            return False
        return True

    async def _send(
        self,
        scene: CupScene,
        row: CupMessageRow,
        seen: CupMessageRow | None,
        drawing: Drawing,
    ) -> CupMessageRow:
        former = None if seen is None else seen.message_id
        sent = nonce("cup", scene.cup.cup_id, row.channel_id, former or 0)
        posted = await self._posts.send(row.channel_id, drawing, nonce=sent)
        shown = row.shown if posted.as_sent else NOTHING
        return replace(row, message_id=posted.message_id, shown=shown, former_id=former)

    async def _clear(self, row: CupMessageRow) -> bool:
        former = row.former_id
        if former is None or former == row.message_id:
            return True
        if not await self._delete(row.channel_id, former):
            return False
        await self._club.cup_displays.cleared(row.cup_id, former)
        return True

    async def _delete(self, channel_id: int, message_id: int) -> bool:
        try:
            await self._posts.delete(channel_id, message_id)
        except TROUBLE as error:
            return fault_of(error) is not Fault.LATER
        return True

    async def _one(self, scene: CupScene, due: DueNotice) -> bool:
        try:
            return await self._say(scene, due)
        except (UnreadableTable, NoSuchTable):
            return True  # It isn't noted: it is said once the table can be read.

    async def _say(self, scene: CupScene, due: DueNotice) -> bool:
        displays, cup_id = self._club.cup_displays, scene.cup.cup_id
        snapshot = None
        if due.row is not None and due.row.table_id is not None:
            snapshot = await self._club.tables.snapshot(due.row.table_id)
            if snapshot.awaits_room:
                self._reconciler.refresh(snapshot.table.table_id)
                return False  # It is said in the match's thread, which is being opened.
            if snapshot.table.status != TableStatus.PLAYING:
                return True
        channel_id = scene.cup.row.channel_id if snapshot is None else snapshot.channel_id
        called = whom(scene, due, _on_turn(snapshot))
        drawing = draw_cup_notice(scene, due, called, self._ui().in_language(scene.language))
        try:
            posted = await self._posts.send(
                channel_id,
                drawing,
                nonce=nonce("cup notice", cup_id, *due.key, channel_id),
                ping=called if scene.pings else (),
            )
        except TROUBLE as error:
            fault = fault_of(error)
            _log.warning("not said of a cup", cup=cup_id, what=due.word, fault=fault.name)
            if fault is Fault.LATER:
                return False
            if snapshot is not None and await self._reconciler.rooms.lost(
                snapshot, channel_id, error
            ):
                return False  # It is said in the channel then.
            await displays.note_said(cup_id, due.key, None)
            return True
        await displays.note_said(cup_id, due.key, posted.message_id)
        return True


def _on_turn(snapshot: Snapshot | None) -> int | None:
    """Return the member whose turn it is at a table at which somebody has moved, if any."""
    if snapshot is None or not snapshot.table.ply or snapshot.state is None:
        return None
    turn = snapshot.state.turn
    return next((each.member_id for each in snapshot.seats if each.seat == turn), None)


def _digest(drawing: Drawing) -> str:
    told = json.dumps(drawing.view.to_components(), sort_keys=True)
    return hashlib.sha256(told.encode()).hexdigest()
