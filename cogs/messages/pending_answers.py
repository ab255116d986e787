"""Clicks whose answers are on their way to messages that are redrawn too: edits could cross."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace

from club.club import Club
from club.core.clock import Clock
from club.table.snapshot import Snapshot
from cogs.messages.desired_messages import DesiredMessage
from cogs.messages.messages import Messages
from cogs.scheduling.precedence import PendingClick, Precedence
from data.table.displays import Display


@dataclass(eq=False, slots=True)
class PendingAnswer:
    """A click whose answer is on its way, which has brought its message to the ply `shown`.

    `clear`: no edit of its message was under way when it came, which could arrive after the answer.
    """

    click: PendingClick
    clear: bool
    shown: int = -1


class PendingAnswers:
    """Keeps redrawing away from messages that answers are editing, and notes what these show."""

    def __init__(
        self,
        club: Club,
        messages: Messages,
        clock: Clock,
        precedence: Precedence,
        refresh: Callable[[int], object],
    ) -> None:
        """Keep the services; `refresh` has a table's messages brought up to date."""
        self._club = club
        self._messages = messages
        self._clock = clock
        self._precedence = precedence
        self._refresh = refresh
        self._answering: dict[int, int] = {}
        self._left_out: dict[int, int] = {}

    @contextmanager
    def answering(self, table_id: int, message_id: int) -> Iterator[PendingAnswer]:
        """Leave a message alone while the answer to a click edits it."""
        self._answering[message_id] = self._answering.get(message_id, 0) + 1
        with self._precedence.click() as click:
            answering = PendingAnswer(click, clear=message_id not in self._messages.editing)
            try:
                yield answering
            finally:
                self._answering[message_id] -= 1
                if not self._answering[message_id]:
                    del self._answering[message_id]
                    left_out = self._left_out.pop(message_id, None)
                    if left_out is not None and left_out > answering.shown:
                        self._refresh(table_id)

    def leaves_out(self, message_id: int | None, ply: int) -> bool:
        """Whether a message has to wait while the answer to a click edits it; note what is due."""
        if message_id is None or message_id not in self._answering:
            return False
        self._left_out[message_id] = ply
        return True

    async def noted(
        self, answering: PendingAnswer, snapshot: Snapshot, want: DesiredMessage, message_id: int
    ) -> bool:
        """Note that the answer to a click shows a drawing; False where that isn't its display."""
        now = self._clock.now()
        table_id = snapshot.table.table_id
        shown = Display(
            0, table_id, want.kind, want.member_id, 0, message_id, want.anchor, want.ply, now, now
        )
        return await self._note(answering, shown)

    async def answered(self, answering: PendingAnswer, want: DesiredMessage, row: Display) -> None:
        """Note that the answer to a click has brought a display up to date."""
        shown = replace(row, ply=want.ply, edited_at=self._clock.now())
        if not await self._note(answering, shown) and answering.clear:
            await self._club.displays.succeed(shown, row.message_id)

    async def _note(self, answering: PendingAnswer, shown: Display) -> bool:
        """Record what an answer shows, if certain; return whether it is a display's message."""
        if answering.clear and await self._club.displays.answered(shown):
            answering.shown = shown.ply
            return True
        row = (await self._messages.rows(shown.table_id)).get(
            (shown.kind, shown.member_id, shown.anchor)
        )
        return row is not None and row.message_id == shown.message_id
