"""Keeps a message current of each cup, or of each league and ladder, and says what is due."""

import hashlib
import json
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import Final, Generic, Protocol, TypeVar

import discord
import structlog

from club.club import Club
from club.core.clock import Clock
from club.core.errors import NoSuchTable, UnreadableTable
from club.core.host_displays import HostDisplays
from club.cups.match_host import MatchRow
from club.table.snapshot import Snapshot
from cogs.kit.drawing import Drawing, Ui
from cogs.messages.reconciler import Reconciler
from cogs.scheduling.keyed_worker import KeyedWorker
from cogs.transport.posts import NOT_ALLOWED, TROUBLE, Fault, Posts, fault_of, nonce
from data.core.host_messages import HostMessageRow, HostNoticeKey
from data.schema.vocabulary import TableStatus

LOOK_AGAIN: Final = timedelta(minutes=10)  # at least, between drawings because somebody looks

_AWAY: Final = timedelta(hours=1)  # after which to look whether the bot is in a server again

NOTHING: Final = ""  # shown by what couldn't be sent or changed: tried again with the next event

_log = structlog.get_logger()


class _Row(Protocol):
    @property
    def channel_id(self) -> int: ...

    @property
    def events(self) -> int: ...


class _Scene(Protocol):
    @property
    def language(self) -> str: ...

    @property
    def pings(self) -> bool: ...

    @property
    def is_over(self) -> bool: ...


class _Notice(Protocol):
    @property
    def key(self) -> HostNoticeKey: ...

    @property
    def row(self) -> MatchRow | None: ...


Scene = TypeVar("Scene", bound=_Scene)
Due = TypeVar("Due", bound=_Notice)


@dataclass(frozen=True)
class HostKind(Generic[Scene, Due]):
    """What is shown and said of cups, or of leagues and ladders; a `scene` may be gone."""

    word: str
    displays: Callable[[], HostDisplays]
    scene: Callable[[int], Awaitable[Scene | None]]
    row: Callable[[Scene], _Row]
    playing: Callable[[Scene], Sequence[MatchRow]]
    draw: Callable[[Scene, Ui, bool], Drawing]
    due: Callable[[Scene, Mapping[HostNoticeKey, int | None], datetime], list[Due]]
    next_due: Callable[[Scene, datetime], datetime | None]
    whom: Callable[[Scene, Due, Snapshot | None], list[int]]
    draw_notice: Callable[[Scene, Due, Sequence[int], Ui], Drawing]


@dataclass(frozen=True)
class Outlets:
    """What messages are brought up to date with."""

    posts: Posts
    clock: Clock
    ui: Callable[[], Ui]
    reconciler: Reconciler


class HostMessages(Generic[Scene, Due]):
    """Makes what is on screen of them equal what is stored, one by one."""

    def __init__(self, kind: HostKind[Scene, Due], club: Club, outlets: Outlets) -> None:
        posts = outlets.posts
        self.work = KeyedWorker(
            f"refresh-{kind.word}", self._bring, posts.cooldown, club.process, of=kind.word
        )
        self.next_notices: dict[int, datetime] = {}
        self._kind = kind
        self._club = club
        self._posts = posts
        self._clock = outlets.clock
        self._ui = outlets.ui
        self._reconciler = outlets.reconciler
        self._tables: dict[int, frozenset[int]] = {}
        self._looked: dict[tuple[int, int], datetime] = {}  # by number and events
        self._listeners: list[Callable[[Scene], None]] = []

    def on_change(self, listener: Callable[[Scene], None]) -> Callable[[], None]:
        """Notify a listener of each that may have changed; return a function to end that."""
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)

    @property
    def displays(self) -> HostDisplays:
        """What has been sent of them."""
        return self._kind.displays()

    async def look_again(self, host_id: int) -> None:
        """Have a message drawn anew; one that was deleted is sent again then."""
        now = self._clock.now()
        seen = await self.displays.message(host_id)
        if seen is not None:
            # Whoever looks has it edited, with its pictures: not as often as they like.
            self._looked = {key: at for key, at in self._looked.items() if now - at < LOOK_AGAIN}
            if (host_id, seen.events) in self._looked:
                return
            self._looked[host_id, seen.events] = now
            await self.displays.shown(replace(seen, shown=NOTHING), seen)
        self.work.ask(host_id)

    async def _bring(self, host_id: int) -> bool:
        scene = await self._kind.scene(host_id)
        if scene is None:
            self.next_notices.pop(host_id, None)
            return True
        if not await self.displays.is_there(host_id):
            self.next_notices[host_id] = self._clock.now() + _AWAY
            return True  # What can't be said now is said once the bot is back.
        for listener in tuple(self._listeners):
            listener(scene)
        self._draw_tables(host_id, scene)
        complete = await self._message(host_id, scene)
        said = await self.displays.said(host_id)
        if due := self._kind.due(scene, said, self._clock.now()):
            settled = [await self._one(host_id, scene, each) for each in due]
            # A match is said to be open in its thread, to which the message leads from now on.
            scene = await self._kind.scene(host_id) or scene
            complete = all([await self._message(host_id, scene), complete, *settled])
        if (later := self._kind.next_due(scene, self._clock.now())) is not None:
            self.next_notices[host_id] = later
        else:
            self.next_notices.pop(host_id, None)
        return complete

    def _draw_tables(self, host_id: int, scene: Scene) -> None:
        rows = self._kind.playing(scene)
        present = frozenset(each.table_id for each in rows if each.table_id is not None)
        for table_id in present ^ self._tables.get(host_id, frozenset()):
            self._reconciler.refresh(table_id)
        self._tables[host_id] = present
        if scene.is_over:
            self._tables.pop(host_id)

    async def _message(self, host_id: int, scene: Scene) -> bool:
        setup = self._kind.row(scene)
        seen = await self.displays.message(host_id)
        drawing = self._draw(scene)
        shown = digest(drawing)
        if seen is not None and seen.former_id is not None and not await self._clear(seen):
            return False
        if seen is not None and (seen.shown, seen.events) == (shown, setup.events):
            return True
        row = HostMessageRow(
            host_id,
            setup.channel_id,
            None if seen is None else seen.message_id,
            setup.events,
            shown,
            self._clock.now(),
        )
        stale = False
        try:
            try:
                row = await self._bring_message(row, seen, drawing)
            except discord.Forbidden as error:
                if not drawing.files or error.code != NOT_ALLOWED:
                    raise
                # Perhaps the bot may write here and only attach no files.
                plain = self._draw(scene, pictured=False)
                row = await self._bring_message(row, seen, plain)
            stale = row.shown == NOTHING
        except TROUBLE as error:
            fault = fault_of(error)
            _log.warning("not shown", what=self._kind.word, number=host_id, fault=fault.name)
            if fault is Fault.LATER:
                return False
            row = replace(row, shown=NOTHING)
        stored = await self.displays.shown(row, seen)
        stray = row.message_id not in {None, None if stored is None else stored.message_id}
        if stray and row.message_id is not None:
            # Another process was faster, so long ago that Discord didn't know the nonce any more.
            await self._delete(row.channel_id, row.message_id)
        cleared = row.former_id is None or await self._clear(row)
        return cleared and not stale  # What was sent before is changed by the next run.

    def _draw(self, scene: Scene, *, pictured: bool = True) -> Drawing:
        return self._kind.draw(scene, self._words(scene), pictured)

    def _words(self, scene: Scene) -> Ui:
        return self._ui().in_language(scene.language)

    async def _bring_message(
        self, row: HostMessageRow, seen: HostMessageRow | None, drawing: Drawing
    ) -> HostMessageRow:
        if seen is not None and seen.message_id is not None and await self._edit(seen, drawing):
            return row
        return await self._send(row, seen, drawing)

    async def _edit(self, seen: HostMessageRow, drawing: Drawing) -> bool:
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
        self, row: HostMessageRow, seen: HostMessageRow | None, drawing: Drawing
    ) -> HostMessageRow:
        former = None if seen is None else seen.message_id
        sent = nonce(self._kind.word, row.host_id, row.channel_id, former or 0)
        posted = await self._posts.send(row.channel_id, drawing, nonce=sent)
        shown = row.shown if posted.as_sent else NOTHING
        return replace(row, message_id=posted.message_id, shown=shown, former_id=former)

    async def _clear(self, row: HostMessageRow) -> bool:
        former = row.former_id
        if former is None or former == row.message_id:
            return True
        if not await self._delete(row.channel_id, former):
            return False
        await self.displays.cleared(row.host_id, former)
        return True

    async def _delete(self, channel_id: int, message_id: int) -> bool:
        try:
            await self._posts.delete(channel_id, message_id)
        except TROUBLE as error:
            return fault_of(error) is not Fault.LATER
        return True

    async def _one(self, host_id: int, scene: Scene, due: Due) -> bool:
        try:
            return await self._say(host_id, scene, due)
        except (UnreadableTable, NoSuchTable):
            return True  # It isn't noted: it is said once the table can be read.

    async def _say(self, host_id: int, scene: Scene, due: Due) -> bool:
        snapshot, row = None, due.row
        if row is not None and row.table_id is not None:
            snapshot = await self._club.tables.snapshot(row.table_id)
            if snapshot.awaits_room:
                self._reconciler.refresh(snapshot.table.table_id)
                return False  # It is said in the match's thread, which is being opened.
            if snapshot.table.status != TableStatus.PLAYING:
                return True
        home = self._kind.row(scene).channel_id
        channel_id = home if snapshot is None else snapshot.channel_id
        called = self._kind.whom(scene, due, snapshot)
        drawing = self._kind.draw_notice(scene, due, called, self._words(scene))
        try:
            posted = await self._posts.send(
                channel_id,
                drawing,
                nonce=nonce(f"{self._kind.word} notice", host_id, *due.key, channel_id),
                ping=called if scene.pings else (),
            )
        except TROUBLE as error:
            fault = fault_of(error)
            _log.warning("not said", what=due.key.word, number=host_id, fault=fault.name)
            if fault is Fault.LATER:
                return False
            if snapshot is not None and await self._reconciler.rooms.lost(
                snapshot, channel_id, error
            ):
                return False  # It is said in the channel then.
            await self.displays.note_said(host_id, due.key, None)
            return True
        await self.displays.note_said(host_id, due.key, posted.message_id)
        return True


def on_turn(snapshot: Snapshot) -> int | None:
    """Return the member who is to act at a table, once somebody has moved; else None."""
    if not snapshot.table.ply or snapshot.state is None:
        return None
    turn = snapshot.state.turn
    return next((each.member_id for each in snapshot.seats if each.seat == turn), None)


def digest(drawing: Drawing) -> str:
    """Return what tells whether a message still shows what it should."""
    told = json.dumps(drawing.view.to_components(), sort_keys=True)
    return hashlib.sha256(told.encode()).hexdigest()
