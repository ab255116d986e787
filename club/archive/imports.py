"""Records that members upload to look at: read, kept for a day, opened deal by deal."""

import asyncio
from collections import OrderedDict
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final

from club.archive.record_files import LONGEST, NoRecord, NothingToOpen, OpenedDeal, check, open_deal
from club.core.clock import Clock
from club.core.errors import Refusal
from club.core.people import Person
from data.archive import imports
from data.core import members
from data.storage.database import Database

__all__ = [
    "KEPT",
    "LARGEST",
    "LONGEST",
    "FileForgotten",
    "FileTooLarge",
    "Imported",
    "Imports",
    "NoRecord",
    "NothingToOpen",
]

LARGEST: Final = 256 * 1024
"""Bytes of a file: some five hundred deals."""

KEPT: Final = timedelta(days=1)
"""How long a file is kept for the buttons under it."""

_REMEMBERED: Final = 8
"""Deals that are cached from one press to the next."""

_SHORT: Final = 400
"""Moves of a deal up to which its states are cached: longer ones take too much room."""


class FileTooLarge(Refusal):
    """The file is larger than `LARGEST`. Argument: `most`, in KiB."""


class FileForgotten(Refusal):
    """The file was deleted, or is another member's."""


@dataclass(frozen=True, slots=True)
class Imported:
    """A deal of a member's file, every card of it open."""

    import_id: int
    opened: OpenedDeal


class Imports:
    """Stores members' files of records, and opens deals of them."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock
        # A large file keeps the processor busy for a second: one at a time.
        self._reading = asyncio.Lock()
        self._lately: OrderedDict[tuple[int, int], OpenedDeal] = OrderedDict()

    async def keep(self, person: Person, data: bytes) -> Imported:
        """Store a member's file, return its first deal; FileTooLarge, NoRecord, NothingToOpen."""
        if len(data) > LARGEST:
            raise FileTooLarge(most=LARGEST // 1024)
        text = _decoded(data)
        async with self._reading:
            await asyncio.to_thread(check, text)
            opened = await asyncio.to_thread(open_deal, text, 1)
        now = self._clock.now()
        async with self._database.write() as connection:
            await members.remember(connection, person.member_id, person.name, now)
            import_id = await imports.put(connection, person.member_id, text, now)
        self._remember(import_id, 1, opened)
        return Imported(import_id, opened)

    async def open(self, import_id: int, member_id: int, here: int) -> Imported:
        """Open the deal nearest to a place (from 1) of a file; or raise FileForgotten, NoRecord."""
        async with self._database.read(alone=True) as connection:
            kept = await imports.get(connection, import_id)
        if kept is None or kept.member_id != member_id:
            raise FileForgotten
        opened = self._lately.get((import_id, here))
        if opened is None:
            async with self._reading:
                opened = await asyncio.to_thread(open_deal, kept.text, here)
        self._remember(import_id, here, opened)
        return Imported(import_id, opened)

    def _remember(self, import_id: int, here: int, opened: OpenedDeal) -> None:
        if len(opened.states) > _SHORT:
            return
        self._lately[import_id, here] = opened
        self._lately.move_to_end((import_id, here))
        while len(self._lately) > _REMEMBERED:
            self._lately.popitem(last=False)

    async def forget(self) -> datetime | None:
        """Delete the files that were kept long enough; return when the next one is due."""
        now = self._clock.now()
        async with self._database.read(alone=True) as connection:
            oldest = await imports.oldest(connection)
        if oldest is not None and oldest <= now - KEPT:
            self._lately.clear()
            async with self._database.write() as connection:
                await imports.forget(connection, now - KEPT)
                oldest = await imports.oldest(connection)
        return None if oldest is None else oldest + KEPT


def _decoded(data: bytes) -> str:
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise NoRecord(line=str(line), what="this is not UTF-8 text") from error
    if "\0" in text:
        line = text.count("\n", 0, text.index("\0")) + 1
        raise NoRecord(line=str(line), what="this is not text")
    return text
