"""Records that members send to look at: read, kept for a day, opened deal by deal."""

import asyncio
from dataclasses import dataclass
from datetime import datetime, timedelta
from functools import lru_cache
from typing import Final

from club.clock import Clock
from club.errors import Refusal
from club.people import Person
from data import imports, members
from data.database import Database
from engine import fair
from engine.knock import KnockView
from engine.machine import State
from engine.opened import every_state
from engine.record import DealRecord, Record, RecordError, read_record, replay, split_records
from engine.rules import Rules
from engine.seats import SEATS

LARGEST: Final = 256 * 1024
"""Bytes of a file: some five hundred deals."""

LONGEST: Final = 2000
"""Moves of a deal; by the longest rules it has some two hundred."""

KEPT: Final = timedelta(days=1)
"""How long a file is kept for the buttons under it."""


class FileTooLarge(Refusal):
    """The file is larger than `LARGEST`. Told: `most`, in KiB."""


class NoRecord(Refusal):
    """It can't be read as a record. Told: `line` and `what`, in the engine's words."""


class NothingToOpen(Refusal):
    """It is a record, and tells no deal's cards."""


class FileForgotten(Refusal):
    """The file isn't kept any more, or is another member's."""


@dataclass(frozen=True, slots=True)
class Told:
    """A deal that a file tells the cards of.

    Attributes:
        record: Its contest.
        game: The contest's number in the file, from 1.
        deal: The deal.
        last: How it stood after its last move.
    """

    record: Record
    game: int
    deal: DealRecord
    last: State

    @property
    def names(self) -> tuple[str, str]:
        """Who had the two seats."""
        names = self.record.names
        place = self.deal.place
        first, second = SEATS if place is None else place.players
        return names[first - 1], names[second - 1]


@dataclass(frozen=True, slots=True)
class Imported:
    """A deal of a member's file, every card of it open.

    Attributes:
        import_id: The file's number.
        here: The deal's place among all that the file tells, from 1.
        every: All of them.
        states: The deal before its first move and after each.
    """

    import_id: int
    here: int
    every: tuple[Told, ...]
    states: tuple[State, ...]

    @property
    def told(self) -> Told:
        """The deal."""
        return self.every[self.here - 1]

    @property
    def rules(self) -> Rules:
        """What was played."""
        return self.told.record.rules


class Imports:
    """Looking at records that members send.

    Args:
        database: Where they are kept.
        clock: Tells the time.
    """

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock
        # A large file keeps the processor busy for a second or two: one at a time.
        self._reading = asyncio.Lock()

    async def keep(self, person: Person, data: bytes) -> Imported:
        """Read a member's file and keep it in place of the one before; its first deal.

        Args:
            person: Who sends it.
            data: The file.

        Raises:
            FileTooLarge: It is larger than `LARGEST`.
            NoRecord: It can't be read as a record.
            NothingToOpen: No deal of it has a deck.
        """
        if len(data) > LARGEST:
            raise FileTooLarge(most=LARGEST // 1024)
        text = _decoded(data)
        opened = await self._read(text, 1)
        now = self._clock.now()
        async with self._database.write() as connection:
            await members.remember(connection, person.member_id, person.name, now)
            import_id = await imports.put(connection, person.member_id, text, now)
        return Imported(import_id, 1, *opened)

    async def open(self, import_id: int, member_id: int, here: int) -> Imported:
        """Open a deal of a file that a member has sent.

        Args:
            import_id: The file's number.
            member_id: Who asks, for their own.
            here: The deal's place in it, from 1; the nearest that there is.

        Raises:
            FileForgotten: It isn't kept any more, or isn't theirs.
        """
        async with self._database.read(alone=True) as connection:
            kept = await imports.get(connection, import_id)
        if kept is None or kept.member_id != member_id:
            raise FileForgotten
        every, states = await self._read(kept.text, here)
        return Imported(import_id, max(1, min(here, len(every))), every, states)

    async def _read(self, text: str, here: int) -> tuple[tuple[Told, ...], tuple[State, ...]]:
        async with self._reading:
            return await asyncio.to_thread(_open, text, here)

    async def forget(self) -> datetime | None:
        """Forget the files that have been kept for long enough; answers when the next one is."""
        now = self._clock.now()
        async with self._database.read(alone=True) as connection:
            oldest = await imports.oldest(connection)
        if oldest is not None and oldest <= now - KEPT:
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


def _open(text: str, here: int) -> tuple[tuple[Told, ...], tuple[State, ...]]:
    """All that a file tells, and every state of one of its deals, the nearest that there is."""
    every = told_by(text)
    return every, _states(every[max(1, min(here, len(every))) - 1])


@lru_cache(maxsize=8)
def told_by(text: str) -> tuple[Told, ...]:
    """Read every deal that a file tells the cards of, all its contests having been played again.

    Raises:
        NoRecord: It can't be read, or something in it is wrong.
        NothingToOpen: No deal of it has a deck.
    """
    try:
        parts = split_records(text)
        records = [read_record(part.text, line=part.line) for part in parts]
        for record in records:
            _check_lengths(record)
        found = tuple(
            Told(record, game, deal, last)
            for game, record in enumerate(records, start=1)
            for deal, last in zip(record.deals, replay(record).deals, strict=True)
            if last is not None
        )
    except RecordError as error:
        raise NoRecord(line=str(error.line), what=error.what) from error
    if not found:
        raise NothingToOpen
    return found


def _check_lengths(record: Record) -> None:
    for deal in record.deals:
        if len(deal.moves) > LONGEST:
            what = f"deal {deal.number} has more than {LONGEST} moves"
            raise RecordError(record.name, deal.lines.tag("Deal"), what)


def _states(told: Told) -> tuple[State, ...]:
    deal, rules = told.deal, told.record.rules
    deck = deal.deck if deal.seed is None else fair.shuffled(deal.seed)
    assert deck is not None  # It was played.
    view, card = told.last.view(None), None
    if rules.knock_card_source == "second_deck" and isinstance(view, KnockView):
        card = view.knock_card
    return every_state(rules, deck, deal.dealer, deal.moves, number=deal.number, knock_card=card)
