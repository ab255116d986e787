"""Pauses: a contest's time stands still once every side has asked for it."""

from datetime import datetime
from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection

from club.core.clock import Clock
from club.core.closing import PAUSED
from club.core.errors import GameOver, NotPaused
from club.multiplayer import seat_departure
from club.table.snapshot import Snapshot, load
from club.turn_clock.agreement import Agreement, agree
from club.turn_clock.starting_over import show_anew, start_over
from data.storage.database import Database
from data.table import votes
from data.turn_clock import clocks, pauses

PAUSE: Final = "pause"
"""The question under which requests for a pause are kept."""


class Pausing:
    """Pauses; any may raise NoSuchTable, UnreadableTable, NotSeated and GameOver."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock

    async def pause(self, table_id: int, member_id: int) -> tuple[Snapshot, Agreement]:
        """Ask for a pause, or agree to one; it is on once nobody is asked any more."""
        now = self._clock.now()
        async with self._database.write() as connection:
            snapshot = await _running(connection, table_id, member_id)
            lead_id = snapshot.lead_id
            stretches = await pauses.of_contest(connection, lead_id)
            if any(end is None for _, end in stretches):
                return snapshot, Agreement()
            agreement = await agree(connection, snapshot, lead_id, PAUSE, member_id, now=now)
            if agreement.done:
                await votes.clear(connection, lead_id, PAUSE)
                await pauses.begin(connection, lead_id, now)
                await _stirred(connection, snapshot, now)
            return snapshot, agreement

    async def resume(self, table_id: int, member_id: int) -> Snapshot:
        """End a pause, or withdraw requests for one; NotPaused if there is neither."""
        now = self._clock.now()
        async with self._database.write() as connection:
            snapshot = await _running(connection, table_id, member_id)
            asked = await votes.on(connection, snapshot.lead_id, PAUSE)
            await votes.clear(connection, snapshot.lead_id, PAUSE)
            stretches = await pauses.of_contest(connection, snapshot.lead_id)
            if await pauses.end(connection, snapshot.lead_id, now):
                # They have been asked about a long one: whoever is on turn may well have forgotten.
                long = any(end is None and began <= now - PAUSED for began, end in stretches)
                await start_over(connection, snapshot.boards, now, renew=long)
            elif asked:
                await _stirred(connection, snapshot, now)
            else:
                raise NotPaused
            return snapshot


async def _running(connection: AsyncConnection, table_id: int, member_id: int) -> Snapshot:
    snapshot = await load(connection, table_id)
    seat_departure.plays_on(snapshot, member_id)
    if snapshot.contest is None or snapshot.contest.finished or snapshot.sheet_score is not None:
        raise GameOver
    return snapshot


async def _stirred(connection: AsyncConnection, snapshot: Snapshot, now: datetime) -> None:
    await clocks.stir(connection, snapshot.boards, now)
    await show_anew(connection, snapshot.boards, now)
