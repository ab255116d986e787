"""What was sent and never noted: looked for in the channel before it is sent again."""

from collections.abc import Awaitable, Callable, Iterable
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
from data.table.displays import NEVER_DRAWN

LOOKS: Final = 4
"""How often a channel is asked for before the message is sent without that."""

Adopt = Callable[[Snapshot, DesiredMessage, int, int], Awaitable[None]]
"""Makes a message, by its channel and id, the display of a drawing."""

_log = structlog.get_logger()


class UnrecordedMessages:
    """Tables with a public message that may be unrecorded: answers to commands have no nonce."""

    def __init__(
        self, club: Club, posts: Posts, messages: Messages, ui: Callable[[], Ui], adopt: Adopt
    ) -> None:
        """Keep the services; `adopt` records a message as a display."""
        self._club = club
        self._posts = posts
        self._messages = messages
        self._ui = ui
        self._adopt = adopt
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
                await self._adopt(snapshot, found, snapshot.channel_id, message_id)
        return True
