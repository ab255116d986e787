"""Messages that are no display's: looked for before one is sent again, taken in or deleted."""

import asyncio
from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Final

import structlog

from club.club import Club
from club.table.snapshot import Snapshot
from cogs.kit.drawing import Ui
from cogs.kit.items import custom_ids
from cogs.messages.desired_messages import DesiredMessage, wanted
from cogs.messages.messages import Messages
from cogs.transport.posts import TROUBLE, Fault, Posts, fault_of
from data.schema.vocabulary import DisplayKind
from data.table.displays import NEVER_DRAWN

# How often a channel is asked for before the message is sent without that.
LOOKS: Final = 4

_log = structlog.get_logger()


class UnrecordedMessages:
    """Finds the messages of tables that are unrecorded: answers to commands have no nonce."""

    def __init__(self, club: Club, posts: Posts, messages: Messages, ui: Callable[[], Ui]) -> None:
        self._club = club
        self._posts = posts
        self._messages = messages
        self._ui = ui
        self._looks: dict[int, int] = {}

    def suspect(self, table_ids: Iterable[int]) -> None:
        """Have the channels of tables read before anything is sent there for them."""
        self._looks.update((table_id, 0) for table_id in table_ids)

    async def settled(self, table_id: int) -> bool:
        """Adopt unrecorded messages; return False to look again soon. Raises `NoSuchTable`."""
        if table_id not in self._looks:
            return True
        self._looks[table_id] += 1
        if not await self._find(table_id) and self._looks[table_id] < LOOKS:
            return False
        self._looks.pop(table_id, None)
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
            await self._messages.drop(replace(row, channel_id=channel_id, message_id=message_id))

    async def drop_stray(self, snapshot: Snapshot, message_id: int) -> None:
        """Delete a message in the channel that is nobody's display, where a newer one is."""
        rows = await self._club.displays.of_table(snapshot.table.table_id)
        tables = [
            row for row in rows if row.kind == DisplayKind.TABLE and row.message_id is not None
        ]
        if all(message_id < (row.message_id or 0) for row in tables):
            for row in tables[:1]:
                await self._messages.drop(replace(row, message_id=message_id))

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
        if not lacking:
            return True
        try:
            recent = await self._posts.recent(snapshot.channel_id)
        except TROUBLE as error:
            _log.info("channel not read", table=table_id, status=getattr(error, "status", None))
            return fault_of(error) is not Fault.LATER
        known = {row.message_id for row in rows.values()}
        unknown = sorted((one, there) for one, there in recent if one not in known)
        for want in lacking:
            carried = set(custom_ids((await want.drawing(self._ui())).view.children))
            for message_id in (one for one, there in unknown if there & carried):
                found = replace(want, ply=NEVER_DRAWN)
                await self.adopt(snapshot, found, snapshot.channel_id, message_id)
        return True
