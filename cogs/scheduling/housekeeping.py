"""What takes long and nobody waits for: done piece by piece, beside the clocks and the clicks.

A deletion or a recount that a restart has cut short goes on here, and so does the closing of a
server's games. Games against the computer that nobody has gone on with end here.
"""

import asyncio
from collections.abc import Generator
from contextlib import contextmanager
from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Final

import structlog

from club.members.forgetting import Forgotten
from club.table.snapshot import Snapshot

if TYPE_CHECKING:
    from cogs.app.client import Undercut

OFTEN: Final = timedelta(minutes=1)
"""How often it is looked for work that was cut short: not with every move."""

RARELY: Final = timedelta(hours=1)
"""How often it is looked for games that nobody goes on with, and that concern nobody any more."""

_log = structlog.get_logger()


class Housekeeping:
    """Goes on with long work in a task of its own, for which the sleeper doesn't wait."""

    def __init__(self, client: "Undercut") -> None:
        self._client = client
        self._task: asyncio.Task[None] | None = None
        self._looked: datetime | None = None
        self._again: datetime | None = None
        self._swept: datetime | None = None
        self._begun = False
        client.sleeper.do(self.look)

    def begin(self) -> None:
        """Begin: the start has done what comes before."""
        self._begun = True
        self._client.sleeper.wake()

    async def look(self) -> datetime | None:
        """Begin with what there is, unless it is being done; answers when to look again."""
        if not self._begun:
            return None
        now = self._client.sleeper.now()
        if self._looked is None or now >= self._looked + OFTEN:
            self._looked = now
            if self._task is None or self._task.done():
                self._task = self._client.work(self._go_on(), "housekeeping")
        return self._looked + OFTEN

    async def _go_on(self) -> None:
        every = (self._deletions, self._servers, self._recounts, self._unwanted, self._untouched)
        for step in every:
            with _isolated(step.__name__.removeprefix("_")):
                await step()

    async def _deletions(self) -> None:
        own_data = self._client.club.own_data
        for place, member_id in enumerate(await own_data.unfinished(), start=1):
            # Who it is doesn't go to the log; which it is of those under way does.
            with _isolated("deletions", place=place):
                forgotten_shown(self._client, await own_data.go_on(member_id))

    async def _servers(self) -> None:
        departing = self._client.club.departing
        for server_id in await departing.closing():
            with _isolated("servers", server=server_id):
                self._changed(await departing.close_rest(server_id))

    async def _recounts(self) -> None:
        await self._client.club.count_anew()

    async def _unwanted(self) -> None:
        """Delete what concerns nobody any more, and the messages that are still there of it."""
        now, club = self._client.sleeper.now(), self._client.club
        if self._swept is not None and now < self._swept + RARELY:
            return
        await club.own_data.sweep()
        for table_id in await club.displays.with_leftovers():
            self._client.displays.leftovers.ask(table_id)
        self._swept = now

    async def _untouched(self) -> None:
        now = self._client.sleeper.now()
        if self._again is not None and now < self._again:
            return
        while ended := await self._client.club.resting.end_untouched():
            self._changed(ended)
        self._again = now + RARELY

    def _changed(self, ended: list[Snapshot]) -> None:
        for snapshot in ended:
            self._client.changed(snapshot, everywhere=True)


@contextmanager
def _isolated(step: str, **which: int) -> Generator[None]:
    """See that what fails holds up nothing behind it: it is logged, and tried again later."""
    try:
        yield
    except Exception:  # noqa: BLE001 - whatever it is, it is about this piece of work
        _log.exception("housekeeping failed", step=step, **which)


def forgotten_shown(client: "Undercut", forgotten: Forgotten) -> None:
    """Bring up to date what a member has left who is forgotten, and delete their messages."""
    for snapshot in forgotten.changed:
        client.changed(snapshot, everywhere=True)
    for table_id in forgotten.cleared:
        client.displays.leftovers.ask(table_id)
    client.expiry.wake()
