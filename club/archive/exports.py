"""Downloads of a member's own games: results as a table, records as one text."""

import asyncio
import csv
import io
import zipfile
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Final

from club.archive.history import PastGame, Search, look
from club.core.errors import CardsInPlay, UnreadableTable
from club.core.people import PlaceIds, is_found_here
from club.core.unreadable import reading
from club.table import records
from club.table.snapshot import load
from data.archive import history
from data.schema.vocabulary import TableStatus
from data.storage.database import Database
from data.table import tables
from data.table.tables import SeatOccupant
from engine.record import join_records

MOST_RESULTS: Final = 10_000
MOST_RECORDS: Final = 1000
"""Games of one file, the latest ones."""

PLAIN: Final = 8 * 1024 * 1024
"""Bytes of records that are sent unpacked: Discord takes ten mebibytes. More are packed."""

WHOLE: Final = 20 * 1024 * 1024
"""Bytes of records before they are packed, to less than half of it."""

COLUMNS: Final = (
    "game",
    "started",
    "ended",
    "server",
    "variant",
    "rules",
    "side",
    "opponents",
    "result",
    "reason",
    "points",
    "against",
    "deals",
)
"""The columns of a table of results (docs/record.md)."""

_BEGINS_FORMULA: Final = ("=", "+", "-", "@", "\t", "\r", "\n", "'")


@dataclass(frozen=True, slots=True)
class Exported:
    """A file for a member; `left_out` older games aren't in it."""

    name: str
    data: bytes = field(repr=False)
    games: int
    left_out: int


class Exports:
    """Writes members' downloads."""

    def __init__(self, database: Database) -> None:
        self._database = database
        # A thousand records keep the database busy for some seconds: one member at a time.
        self._writing = asyncio.Lock()

    async def results(self, member_id: int, place_ids: PlaceIds) -> Exported:
        """Return a member's settled games of some places, or (None) of all, as a table."""
        async with self._database.read() as connection:
            found = await look(connection, member_id, Search(), place_ids, MOST_RESULTS)
            every = await history.number(connection, member_id, place_ids)
        return Exported("gin-results.csv", table_of(found), len(found), every - len(found))

    async def records(self, member_id: int, place_ids: PlaceIds) -> Exported:
        """Return the records of a member's games, the latest first, in some places or everywhere.

        A running game ends where the member's own view of it does, without deck or seed of its
        deal.
        """
        async with self._writing:
            return await self._records(member_id, place_ids)

    async def _records(self, member_id: int, place_ids: PlaceIds) -> Exported:
        wanted, every = await self._wanted(member_id, place_ids)
        texts: list[str] = []
        room = WHOLE
        for table_id in wanted:
            # A transaction each: one long reader would keep SQLite's log from being folded back.
            async with self._database.read() as connection:
                try:
                    snapshot = await load(connection, table_id)
                    if snapshot.contest is None or snapshot.sheet_score is not None:
                        every -= 1
                        continue
                    with reading(connection, table_id):
                        text = await records.write(connection, snapshot, member_id)
                except (CardsInPlay, UnreadableTable):
                    continue  # It counts as left out.
            room -= len(text.encode()) + 1
            if room < 0:
                break
            texts.append(text)
        name, data = await asyncio.to_thread(_packed, "gin-records", texts)
        return Exported(name, data, len(texts), every - len(texts))

    async def _wanted(self, member_id: int, place_ids: PlaceIds) -> tuple[list[int], int]:
        async with self._database.read() as connection:
            running = [
                one.table_id
                for one in await tables.of_member(connection, member_id, (TableStatus.PLAYING,))
                if is_found_here(one.server_id, place_ids)
            ]
            found = await look(connection, member_id, Search(), place_ids, MOST_RECORDS)
            every = await history.number(connection, member_id, place_ids)
        return [*running, *(each.row.table_id for each in found)], len(running) + every


def table_of(games: Iterable[PastGame]) -> bytes:
    """Write settled games as comma-separated values: UTF-8 with a BOM, for spreadsheets."""
    out = io.StringIO(newline="")
    writer = csv.writer(out)
    writer.writerow(COLUMNS)
    writer.writerows(map(_line, games))
    return out.getvalue().encode("utf-8-sig")


def _line(past: PastGame) -> list[str | int]:
    row = past.row
    own, *against = past.totals or (0,)
    mine = past.sides[past.side - 1]
    return [
        row.table_id,
        _time(row.started_at),
        _time(row.over_at),
        harmless(row.server_name),
        past.rules.preset,
        harmless(row.rules),
        harmless(_names([each for each in past.players if each.seat in mine])),
        harmless(_names(past.opponents)),
        past.outcome,
        row.reason,
        own,
        against[0] if len(against) == 1 else harmless(" / ".join(map(str, against))),
        row.deals,
    ]


def harmless(text: str) -> str:
    """Put an apostrophe before a text that a spreadsheet would take for a formula."""
    return f"'{text}" if text.startswith(_BEGINS_FORMULA) else text


def _names(players: Sequence[SeatOccupant]) -> str:
    return "; ".join(" ".join((each.name or each.player or "").split()) for each in players)


def _time(at: datetime | None) -> str:
    return "" if at is None else at.astimezone(UTC).strftime("%Y-%m-%d %H:%M:%S")


def _packed(stem: str, texts: Sequence[str]) -> tuple[str, bytes]:
    data = join_records(texts).encode()
    if len(data) <= PLAIN:
        return f"{stem}.txt", data
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr(f"{stem}.txt", data)
    return f"{stem}.zip", packed.getvalue()
