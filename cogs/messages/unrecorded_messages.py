"""Messages that are no display's: looked for before one is sent again, taken in or deleted."""

import asyncio
import time
from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Final

import structlog
from discord.utils import snowflake_time

from club.club import Club
from club.core.clock import Clock
from club.core.errors import NoSuchTable, UnreadableTable
from club.table.snapshot import Snapshot
from cogs.kit.drawing import Ui
from cogs.kit.items import custom_ids
from cogs.messages.desired_messages import DesiredMessage, Key, first_message, wanted
from cogs.messages.messages import Messages
from cogs.transport.posts import TROUBLE, Fault, Posts, fault_of
from data.schema.vocabulary import DisplayKind, PlaceKind
from data.storage.causes import cause_of
from data.table.displays import NEVER_DRAWN, Display
from data.table.superseded_messages import SupersededMessage

# How often a channel is asked for before the message is sent without that.
LOOKS: Final = 4

# Seconds for which "is thinking" is left to whichever process may be about to put an answer there.
ANSWERED_WITHIN: Final = 60.0

_log = structlog.get_logger()


class UnrecordedMessages:
    """Finds the messages of tables that are unrecorded: answers to commands have no nonce."""

    def __init__(
        self,
        club: Club,
        posts: Posts,
        messages: Messages,
        ui: Callable[[], Ui],
        refresh: Callable[[int], object],
        *,
        clock: Clock,
    ) -> None:
        self.answered_within = ANSWERED_WITHIN
        self.monotonic: Callable[[], float] = time.monotonic
        self._club = club
        self._posts = posts
        self._messages = messages
        self._ui = ui
        self._refresh = refresh
        self._clock = clock
        self._looks: dict[int, int] = {}
        # The tables that have appeared unrecorded, and as which message, where that is known.
        self._appeared: dict[int, int | None] = {}
        self._held_back: set[int] = set()
        # Since when it is known that a table's answer is promised: no time of day is to be trusted.
        self._promised_since: dict[int, float] = {}

    def suspect(self, table_ids: Iterable[int]) -> None:
        """Have the channels of tables read before anything is sent there for them."""
        self._looks.update((table_id, 0) for table_id in table_ids)

    def look_for(self, table_id: int, message_id: int | None = None) -> None:
        """Have a table's first message adopted: by its id, or found in the channel if it is there.

        Until then nothing is sent there for the table.
        """
        self._appeared[table_id] = message_id
        self.suspect([table_id])

    async def settled(self, table_id: int) -> bool:
        """Adopt unrecorded messages; return False to look again soon. Raises `NoSuchTable`."""
        if table_id not in self._looks:
            return True
        self._looks[table_id] += 1
        if not await self._found(table_id) and not self._is_last(table_id):
            return False
        self._looks.pop(table_id, None)
        self._appeared.pop(table_id, None)
        self._promised_since.pop(table_id, None)
        if table_id in self._held_back:
            self._held_back.discard(table_id)
            self._refresh(table_id)
        return True

    def holds_back(self, snapshot: Snapshot) -> bool:
        """Whether hands have to wait, as one may be there that is the answer to a command."""
        table_id = snapshot.table.table_id
        if snapshot.server_kind != PlaceKind.DIRECT or table_id not in self._looks:
            return False
        self._held_back.add(table_id)
        return True

    def forget(self, table_id: int) -> None:
        """Look for nothing of a table any more: it is gone."""
        self._looks.pop(table_id, None)
        self._appeared.pop(table_id, None)
        self._promised_since.pop(table_id, None)
        self._held_back.discard(table_id)
        self._messages.lost.pop(table_id, None)

    async def clear_lost(self, snapshot: Snapshot, part: int) -> bool:
        """Delete what was sent for a part of a table unnoticed; False to try again."""
        table_id = snapshot.table.table_id
        lost = self._messages.lost.get(table_id, set())
        for each in [one for one in lost if (snapshot.seat_of(one.member_id) or 0) == part]:
            try:
                recent = await self._posts.recent(each.channel_id)
            except TROUBLE as error:
                if fault_of(error) is Fault.LATER:
                    return False
                recent = []
            rows = (await self._messages.rows(table_id)).values()
            known = {row.message_id for row in rows}
            for message in recent:
                if message.message_id not in known and message.custom_ids == each.custom_ids:
                    await self._messages.drop(
                        SupersededMessage(message.message_id, table_id, each.channel_id)
                    )
            lost.discard(each)
        if not lost:
            self._messages.lost.pop(table_id, None)
        return True

    async def adopt(
        self, snapshot: Snapshot, want: DesiredMessage, channel_id: int, message_id: int
    ) -> None:
        """Record a message as a drawing's display, and delete the previous one as a duplicate."""
        display = self._messages.display(snapshot, want, channel_id, message_id)
        former = await self._club.displays.take_over(display)
        if former is None or former.message_id in {None, message_id}:
            return
        if snapshot.answers_only and not want.private:
            await self._posts.delete_by_token(former.message_id or 0)
            return
        deletion = self._messages.leftovers.ask(snapshot.table.table_id)
        if deletion is not None:
            await asyncio.wait([deletion])

    async def adopt_newer(
        self, snapshot: Snapshot, want: DesiredMessage, channel_id: int, message_id: int
    ) -> None:
        """Take in a message that was nobody's display: the newer of it and the display stays."""
        rows = await self._messages.rows(snapshot.table.table_id)
        row = rows.get(want.key)
        if row is None or row.message_id is None or row.message_id <= message_id:
            await self.adopt(snapshot, want, channel_id, message_id)
        else:
            await self._messages.drop(SupersededMessage(message_id, row.table_id, channel_id))

    async def drop_stray(self, snapshot: Snapshot, message_id: int) -> None:
        """Delete a message in the channel that is nobody's display, where a newer one is."""
        rows = await self._club.displays.of_table(snapshot.table.table_id)
        tables = [
            row for row in rows if row.kind == DisplayKind.TABLE and row.message_id is not None
        ]
        if all(message_id < (row.message_id or 0) for row in tables):
            for row in tables[:1]:
                await self._messages.drop(
                    SupersededMessage(message_id, row.table_id, row.channel_id)
                )

    def _is_last(self, table_id: int) -> bool:
        """Whether a table's messages are sent after this look, whatever it has found."""
        return self._looks.get(table_id, LOOKS) >= LOOKS and not self._is_awaited(table_id)

    def _is_awaited(self, table_id: int) -> bool:
        since = self._promised_since.get(table_id)
        return since is not None and self.monotonic() - since < self.answered_within

    def _may_be_kept(self, table_id: int, promise_id: int) -> bool:
        """Whether somebody may yet put the answer where a message says "is thinking"."""
        if table_id in self._appeared:
            return False  # It was this process that tried.
        age = self._clock.now() - snowflake_time(promise_id)
        if age.total_seconds() >= self.answered_within:
            return False
        self._promised_since.setdefault(table_id, self.monotonic())
        return self._is_awaited(table_id)

    async def _found(self, table_id: int) -> bool:
        """Look for a table's messages; what goes wrong at the last look holds it back no more."""
        try:
            await self._adopt_known(table_id)
            return await self._find(table_id)
        except Exception as error:
            if isinstance(error, NoSuchTable | UnreadableTable) or cause_of(error) is not None:
                # Nothing can be sent now, either: what is there is looked for once that can be.
                self._looks[table_id] = 0
                raise
            if not self._is_last(table_id):
                raise
            _log.exception("unrecorded messages not found", table=table_id)
            return True

    async def _adopt_known(self, table_id: int) -> None:
        if (message_id := self._appeared.get(table_id)) is None:
            return
        snapshot = await self._club.tables.snapshot(table_id)
        if (want := _first(snapshot)) is not None:
            found = replace(want, ply=NEVER_DRAWN)
            await self.adopt_newer(snapshot, found, snapshot.table.channel_id, message_id)
        self._appeared[table_id] = None

    async def _find(self, table_id: int) -> bool:
        """Take in a table's messages that were sent, and not noted; False if it is too early."""
        snapshot, rows = (
            await self._club.tables.snapshot(table_id),
            await self._messages.rows(table_id),
        )
        lacking = [
            want
            for want in wanted(snapshot)
            if want.missing and not want.member_id and not want.pictured and want.key not in rows
        ]
        first = self._first_lacking(snapshot, rows, lacking)
        if first is not None:
            lacking = [first, *(want for want in lacking if want.key != first.key)]
        if not lacking:
            return True
        try:
            recent = await self._posts.recent(snapshot.channel_id)
        except TROUBLE as error:
            _log.info("channel not read", table=table_id, status=getattr(error, "status", None))
            return fault_of(error) is not Fault.LATER
        known = {row.message_id for row in rows.values()}
        unknown = [each for each in recent if each.message_id not in known]
        unknown.sort(key=lambda each: each.message_id)
        begun_by = snapshot.table.created_by_interaction
        answers = [each for each in unknown if begun_by and each.interaction_id == begun_by]
        promises = [each.message_id for each in answers if each.promised]
        if any(self._may_be_kept(table_id, each) for each in promises):
            return False
        for each in promises:
            await self._messages.drop(SupersededMessage(each, table_id, snapshot.channel_id))
        for want in lacking:
            ids = set(custom_ids((await want.drawing(self._ui())).view.children))
            for each in unknown:
                # By its buttons a former hand couldn't be told from the next.
                has_them = not want.private and bool(each.custom_ids & ids)
                its = has_them or (want is first and each in answers)
                if its and not each.promised:
                    found = replace(want, ply=NEVER_DRAWN)
                    await self.adopt_newer(snapshot, found, snapshot.channel_id, each.message_id)
        return True

    def _first_lacking(
        self, snapshot: Snapshot, rows: dict[Key, Display], lacking: list[DesiredMessage]
    ) -> DesiredMessage | None:
        """Return what the message as which a table appeared is by now, if it may be unrecorded."""
        first = _first(snapshot)
        if first is None or first.key in rows or snapshot.answers_only:
            return None
        if first.private:  # The answer is the hand itself.
            return first if snapshot.server_kind == PlaceKind.DIRECT else None
        return first if lacking or snapshot.table.table_id in self._appeared else None


def _first(snapshot: Snapshot) -> DesiredMessage | None:
    if snapshot.with_computer_alone:
        return first_message(snapshot)
    public = (want for want in wanted(snapshot) if not want.member_id and not want.pictured)
    return next(public, None) or first_message(snapshot)
