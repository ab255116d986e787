"""Brings one message up to date, and knows what to do about each way in which that can fail."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import timedelta
from functools import partial

import structlog

from club.club import Club
from club.core.clock import Clock
from club.table.snapshot import Snapshot
from cogs.kit.drawing import Drawing, Ui
from cogs.kit.items import custom_ids
from cogs.messages.desired_messages import DesiredMessage, Key
from cogs.messages.rooms import Rooms
from cogs.scheduling.keyed_worker import KeyedWorker
from cogs.transport.posts import (
    NO_CHANNEL,
    NO_MESSAGE,
    NOT_ALLOWED,
    TROUBLE,
    Fault,
    Posts,
    fault_of,
    may_have_arrived,
    nonce,
)
from data.schema.vocabulary import DisplayKind, TableStatus
from data.table.displays import FINAL, NEVER_DRAWN, SET_ASIDE, Display
from data.table.superseded_messages import SupersededMessage

# Age from which a message is sent again: Discord limits edits to older ones.
EDITABLE = timedelta(hours=1)

# A member unseen for longer gets a new message at their turn: an edit notifies nobody.
AWAY = timedelta(minutes=1)

# How long closed direct messages are left alone: each failed one counts against the bot.
DM_AGAIN = timedelta(minutes=10)

# The same for a member who asks to see the hand, and may just have opened them.
DM_ASKED = timedelta(minutes=1)

# The same where the bot is no member: who shares no server with it can't change that so soon.
DM_AMONG_OTHERS = timedelta(days=1)

_log = structlog.get_logger()


@dataclass(frozen=True, slots=True)
class LostSending:
    """A message that may be there or not; `member_id` is 0 where all see it."""

    channel_id: int
    member_id: int
    custom_ids: frozenset[str]


class Messages:
    """Sends, edits and deletes the messages of tables, and records each as a display.

    `editing` holds the messages with an edit under way, and `lost`, by table, those that may have
    been sent without the bot being told; `leftovers` deletes replaced messages.
    """

    def __init__(
        self,
        club: Club,
        posts: Posts,
        clock: Clock,
        ui: Callable[[], Ui],
        refresh: Callable[[int], object],
        *,
        rooms: Rooms,
    ) -> None:
        """Keep the services; `refresh` has a table's messages brought up to date."""
        self.editing: set[int] = set()
        self.lost: dict[int, set[LostSending]] = {}
        self.leftovers = KeyedWorker("refresh-leftovers", self._clear, posts.cooldown, club.process)
        self._club = club
        self._posts = posts
        self._clock = clock
        self._ui = ui
        self._refresh = refresh
        self._rooms = rooms

    async def bring(
        self, snapshot: Snapshot, want: DesiredMessage, row: Display | None, *, asked: bool = False
    ) -> bool:
        """Bring one message up to date, `asked` for by its member or not; False to retry."""
        if snapshot.answers_only and not want.private:
            return await self._bring_answer(snapshot, want, row)
        if self._needs_nothing(snapshot, want, row, asked=asked):
            await self._keep_undrawn(snapshot, want, row)
            return True
        try:
            if row is None or row.message_id is None or not self._editable(snapshot, want, row):
                shown = await self._send(snapshot, want, row)
            else:
                shown = await self._edit(snapshot, want, row, row.message_id)
        except TROUBLE as error:
            if (other := await self._otherwise(snapshot, want, row, error)) is not None:
                return await self.bring(*other, asked=asked)
            return await self._trouble(snapshot, want, row, error)
        await self._note_reached(snapshot, want)
        if shown.ply < want.ply:
            return await self.bring(snapshot, want, shown, asked=asked)
        return True

    async def _bring_answer(
        self, snapshot: Snapshot, want: DesiredMessage, row: Display | None
    ) -> bool:
        """Change what only a token can change; without one it waits for a press. False to retry."""
        message_id = None if row is None else row.message_id
        if row is None or message_id is None:
            return True
        if self._posts.press_tokens.of(message_id) is None:
            await self._wait_for_press(snapshot, want, row)
            return True
        begun = self._clock.now()
        self.editing.add(message_id)
        try:
            drawing = await self.drawing(snapshot, want)
            if not await self._posts.edit_by_token(message_id, drawing, repaint=want.pictured):
                await self._wait_for_press(snapshot, want, row)
                return True
        except TROUBLE as error:
            fault = fault_of(error)
            if may_have_arrived(error):
                await self._club.displays.doubt(row, self._clock.now())
            _log.warning("answer not drawn", table=row.table_id, ply=want.ply, fault=fault.name)
            return fault is not Fault.LATER
        finally:
            self.editing.discard(message_id)
        edited = replace(row, ply=want.ply, edited_at=begun)
        shown = await self._club.displays.succeed(edited, message_id, seen=row)
        if shown.ply == NEVER_DRAWN:
            self._refresh(snapshot.table.table_id)
        return True

    async def _wait_for_press(self, snapshot: Snapshot, want: DesiredMessage, row: Display) -> None:
        """Note of what is over that a press alone brings it up to date, so that no start tries."""
        over = want.ply == FINAL or snapshot.table.status == TableStatus.FINISHED
        if over and row.ply < SET_ASIDE:
            aside = replace(row, ply=SET_ASIDE, edited_at=self._clock.now())
            await self._club.displays.succeed(aside, row.message_id)

    async def repaint(self, snapshot: Snapshot, want: DesiredMessage, row: Display) -> bool:
        """Edit a message with its pictures painted again, where it can be; False to retry."""
        if snapshot.answers_only:
            return await self._bring_answer(snapshot, want, row)
        if row.message_id is None or not self.is_recent(row):
            return True
        drawing = await self.drawing(snapshot, want)
        try:
            await self._posts.edit(row.channel_id, row.message_id, drawing, repaint=True)
        except TROUBLE as error:
            fault = fault_of(error)
            _log.warning("message not painted again", table=row.table_id, fault=fault.name)
            return fault is not Fault.LATER
        return True

    async def rows(self, table_id: int) -> dict[Key, Display]:
        """The displays of a table by their keys."""
        rows = await self._club.displays.of_table(table_id)
        return {(row.kind, row.member_id, row.anchor): row for row in rows}

    def display(
        self, snapshot: Snapshot, want: DesiredMessage, channel_id: int, message_id: int | None
    ) -> Display:
        """A message as the display of a drawing; None for one that can't be shown."""
        return Display(
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

    def is_recent(self, row: Display) -> bool:
        """Whether a display's message may still be edited."""
        return self._clock.now() - row.sent_at < EDITABLE

    async def discard(self, row: Display | SupersededMessage) -> Fault | None:
        """Delete a message; return the error in the way if that may yet change."""
        if row.message_id is None:
            return None
        try:
            await self._posts.delete(row.channel_id, row.message_id)
        except TROUBLE as error:
            fault = fault_of(error)
            _log.warning("message not deleted", table=row.table_id, fault=fault.name)
            return fault if fault in {Fault.LATER, Fault.BARRED} else None
        return None

    async def drop(self, stray: SupersededMessage) -> None:
        """Delete a message that is nobody's display, however often that fails at first."""
        await self._club.displays.leave_over(stray)
        deletion = self.leftovers.ask(stray.table_id)
        if deletion is not None:
            await asyncio.wait([deletion])

    async def set_aside(self, snapshot: Snapshot, row: Display) -> None:
        """Note that nothing can be done as things are: the next look tries, no start does."""
        closed = row.kind == DisplayKind.CHALLENGE and snapshot.table.status != TableStatus.WAITING
        ply = SET_ASIDE if closed else snapshot.table.ply
        aside = replace(row, ply=ply, edited_at=self._clock.now())
        await self._club.displays.succeed(aside, row.message_id)

    async def _clear(self, table_id: int) -> bool:
        """Delete replaced messages; return whether that is settled. Closed channels wait."""
        settled = True
        for leftover in await self._club.displays.leftovers(table_id):
            fault = await self.discard(leftover)
            if fault is None:
                await self._club.displays.forget(leftover.message_id)
            settled = settled and fault is not Fault.LATER
        return settled

    async def _otherwise(
        self, snapshot: Snapshot, want: DesiredMessage, row: Display | None, error: Exception
    ) -> tuple[Snapshot, DesiredMessage, Display | None] | None:
        """Another way to bring a message that Discord refused, where there is one."""
        code = getattr(error, "code", None)
        if want.pictured and code == NOT_ALLOWED:
            # Perhaps the bot may write here and only attach no files.
            return snapshot, want.plain, row
        if want.private and row is not None and code == NO_CHANNEL:
            # A new channel of direct messages can be opened.
            await self._club.displays.remove(row)
            return snapshot, want, None
        where = snapshot.channel_id if row is None else row.channel_id
        if not want.private and await self._rooms.lost(snapshot, where, error):
            return replace(snapshot, room=None), want, row
        return None

    def _needs_nothing(
        self, snapshot: Snapshot, want: DesiredMessage, row: Display | None, *, asked: bool
    ) -> bool:
        if want.private:
            return self._leave_alone(snapshot, want, asked=asked)
        # Who has just moved sees the table, and needs no calling.
        return want.calls and row is None and self._about(snapshot, want)

    def _leave_alone(self, snapshot: Snapshot, want: DesiredMessage, *, asked: bool) -> bool:
        closed = snapshot.member(want.member_id).dm_closed_at
        wait = DM_ASKED if asked else DM_AGAIN
        if snapshot.answers_only:
            wait = DM_AMONG_OTHERS
        return closed is not None and self._clock.now() - closed < wait

    def _editable(self, snapshot: Snapshot, want: DesiredMessage, row: Display) -> bool:
        if _moved(snapshot, want, row):
            return False
        if stays_put(snapshot, want):
            return True
        if (
            want.pictured
            or not self.is_recent(row)
            or (want.anew and NEVER_DRAWN < row.ply < want.ply)
        ):
            return False
        if not want.calls or row.ply == NEVER_DRAWN:
            return True
        return self._about(snapshot, want)

    def _about(self, snapshot: Snapshot, want: DesiredMessage) -> bool:
        seen = snapshot.member(want.member_id).seen_at
        return seen is not None and self._clock.now() - seen < AWAY

    async def _edit(
        self, snapshot: Snapshot, want: DesiredMessage, row: Display, message_id: int
    ) -> Display:
        # From before the request: what changes while it is under way isn't on the drawing.
        begun = self._clock.now()
        self.editing.add(message_id)
        try:
            await self._posts.edit(row.channel_id, message_id, await self.drawing(snapshot, want))
        except TROUBLE as error:
            if fault_of(error) is not Fault.GONE:
                if may_have_arrived(error):
                    await self._club.displays.doubt(row, self._clock.now())
                raise
            if not stays_put(snapshot, want):
                return await self._send(snapshot, want, row)
            if getattr(error, "code", None) == NO_MESSAGE:
                await self._club.displays.remove(row)
            else:
                await self.set_aside(snapshot, row)  # It stands, and may be edited another time.
            return replace(row, ply=want.ply)
        else:
            edited = replace(row, ply=want.ply, edited_at=begun)
            shown = await self._club.displays.succeed(edited, message_id, seen=row)
            if shown.ply == NEVER_DRAWN:
                self._refresh(snapshot.table.table_id)
                return edited
            return shown
        finally:
            self.editing.discard(message_id)

    async def _send(self, snapshot: Snapshot, want: DesiredMessage, row: Display | None) -> Display:
        """Send a message, delete the one it replaces and return its display.

        The nonce stays until a message is known to be there: if the answer to an earlier try was
        lost, Discord returns that try's message, and the display is at NEVER_DRAWN if it is out of
        date.
        """
        table = snapshot.table
        channel_id = snapshot.channel_id
        if want.private:
            # Opening direct messages is limited more strictly than writing them.
            channel_id = row.channel_id if row else await self._posts.direct_channel(want.member_id)
        former = row.message_id if row is not None else None
        # What was drawn once at this ply has called its member already.
        calls = want.calls and (former is None or row is None or row.ply != NEVER_DRAWN)
        begun = self._clock.now()
        drawing = await self.drawing(snapshot, want)
        try:
            posted = await self._posts.send(
                channel_id,
                drawing,
                nonce=nonce(table.table_id, *want.key, channel_id, former or 0),
                silent=want.private and not calls,
                ping=want.ping if former is None or want.pings_again else None,
            )
        except TROUBLE as error:
            if may_have_arrived(error) and (ids := frozenset(custom_ids(drawing.view.children))):
                member_id = want.member_id if want.private else 0
                lost = LostSending(channel_id, member_id, ids)
                self.lost.setdefault(table.table_id, set()).add(lost)
            raise
        message_id = posted.message_id
        # What has a picture never changes, and couldn't be edited.
        ply = want.ply if posted.as_sent or want.pictured else NEVER_DRAWN
        sent = self.display(snapshot, replace(want, ply=ply), channel_id, message_id)
        sent = replace(sent, sent_at=begun)
        shown = await self._club.displays.succeed(sent, former)
        if shown.message_id != message_id:
            # An answer to a click became this display while the message was on its way.
            self.leftovers.ask(table.table_id)
            return shown
        if former not in {None, message_id}:
            self.leftovers.ask(table.table_id)
        return shown

    async def drawing(self, snapshot: Snapshot, want: DesiredMessage) -> Drawing:
        """Draw a message with all that is read for it."""
        table_id = snapshot.table.table_id
        return await want.drawing(
            self._ui(),
            partial(self._club.tables.results, table_id),
            partial(self._club.cheering.names, table_id),
        )

    async def _give_up(self, snapshot: Snapshot, want: DesiredMessage, row: Display | None) -> None:
        """Note that a message can't be drawn as things are: the next look tries, no start does."""
        channel_id = snapshot.channel_id
        row = row or self.display(snapshot, want, channel_id, None)
        await self.set_aside(snapshot, row)

    async def _trouble(
        self, snapshot: Snapshot, want: DesiredMessage, row: Display | None, error: Exception
    ) -> bool:
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
            await self._keep_undrawn(snapshot, want, row)
            await self._club.people.set_dm_closed(want.member_id, closed=True)
            await self._tell_otherwise(snapshot)
        elif fault is not Fault.LATER and not want.private:
            await self._give_up(snapshot, want, row)
        if fault is Fault.WRONG:
            _log.error("Discord refused a drawing", table=table_id, kind=want.kind, exc_info=error)
        return fault is not Fault.LATER

    async def _keep_undrawn(
        self, snapshot: Snapshot, want: DesiredMessage, row: Display | None
    ) -> None:
        """Store that a hand which is left alone is to be drawn: only this look may know of it."""
        if want.private and row is not None and row.ply == NEVER_DRAWN:
            # A ply behind, and not as never drawn: then it can still call its member.
            behind = replace(row, ply=snapshot.table.ply - 1, edited_at=self._clock.now())
            await self._club.displays.redrawn(behind)

    async def _note_reached(self, snapshot: Snapshot, want: DesiredMessage) -> None:
        """Have a member's hands brought up to date that were left alone while they took none."""
        if not want.private or snapshot.member(want.member_id).dm_closed_at is None:
            return
        await self._club.people.set_dm_closed(want.member_id, closed=False)
        await self._tell_otherwise(snapshot)
        for table_id in await self._club.displays.hands_behind(want.member_id):
            self._refresh(table_id)

    async def _tell_otherwise(self, snapshot: Snapshot) -> None:
        table_id = snapshot.table.table_id
        if snapshot.answers_only:
            kinds = (DisplayKind.CHALLENGE,)
            await self._club.displays.outdate([table_id], self._clock.now(), *kinds)
        self._refresh(table_id)


def stays_put(snapshot: Snapshot, want: DesiredMessage) -> bool:
    """Whether a message is the line of a game that is over: a thread may hang on it."""
    return want.kind == DisplayKind.CHALLENGE and snapshot.table.status == TableStatus.FINISHED


def _moved(snapshot: Snapshot, want: DesiredMessage, row: Display) -> bool:
    return (
        not want.private
        and want.kind != DisplayKind.CHALLENGE
        and row.channel_id != snapshot.channel_id
    )
