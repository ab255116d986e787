"""Games that are called off, by players or by nobody's doing: annulled, without a winner."""

import logging
from datetime import datetime

from sqlalchemy.ext.asyncio import AsyncConnection

from club.core import closing
from club.core.clock import Clock
from club.core.closing import Standstill
from club.core.errors import AlreadyPlayed, NothingAsked, NotYourTurn
from club.multiplayer import seat_departure
from club.play import turns
from club.table.current_turn import CurrentTurn, standing
from club.table.idle_practice import ANNUL
from club.table.snapshot import Snapshot, load, running_board
from club.turn_clock.agreement import Agreement, agree
from club.turn_clock.starting_over import call_off_question, start_over
from data.schema.vocabulary import EndCause
from data.storage.database import Database
from data.turn_clock import clocks
from engine.seats import SEATS

log = logging.getLogger(__name__)


class CallingOff:
    """What players answer who are asked about a game in which nothing happens.

    Any may raise AlreadyPlayed (the press's ply is past), NoSuchTable, UnreadableTable, NotSeated
    and NothingAsked.
    """

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock

    async def play_on(
        self, table_id: int, ply: int, member_id: int, message_id: int | None = None
    ) -> tuple[Snapshot, Standstill]:
        """Begin the wait anew; return what the game waits for. The pressed message may stay.

        Raises:
            NotYourTurn: Another player's move is waited for.
            NothingAsked: With a clock only the others decide about a late move.
        """
        now = self._clock.now()
        async with self._database.write() as connection:
            snapshot = await load(connection, table_id)
            on = await _asked(connection, snapshot, ply, member_id)
            why = closing.waits(on.turn).why
            if why is Standstill.MOVE and on.turn.timed:
                raise NothingAsked
            if why is Standstill.MOVE and on.member_id != member_id:
                raise NotYourTurn
            await start_over(connection, (table_id,), now)
            if message_id is not None:
                await clocks.let_stand(connection, table_id, message_id)
            return snapshot, why

    async def call_off(
        self, table_id: int, ply: int, member_id: int, interaction_id: int | None = None
    ) -> tuple[Snapshot, Agreement]:
        """Ask to call a game off, or agree to it; return the table, and who is still asked.

        The side whose time is over counts as one that agrees, but at a duplicate cup's table.
        """
        now = self._clock.now()
        async with self._database.write() as connection:
            snapshot = await load(connection, table_id)
            on = await _asked(connection, snapshot, ply, member_id)
            # A board of a duplicate isn't played again: its twin would count for nothing as well.
            late = on.turn.is_out and not snapshot.table.duplicate
            agreement = await agree(
                connection,
                snapshot,
                table_id,
                call_off_question(ply),
                member_id,
                now=now,
                counted=(on.member_id,) if late else (),
            )
            if agreement.done:
                cause = EndCause.AGREED
                snapshot = await annul(connection, snapshot, now, cause, interaction_id)
            return snapshot, agreement


async def annul(
    connection: AsyncConnection,
    snapshot: Snapshot,
    now: datetime,
    cause: EndCause,
    interaction_id: int | None = None,
) -> Snapshot:
    """Annul a contest by a move of the club's, and return its table."""
    lead = await load(connection, snapshot.lead_id)
    here = await running_board(connection, lead) or snapshot
    await turns.play(
        connection,
        here,
        SEATS[0],
        str(ANNUL),
        now,
        interaction_id=interaction_id,
        by_club=True,
        cause=cause,
    )
    log.info("table=%d called off cause=%s", snapshot.lead_id, cause)
    return await load(connection, snapshot.table.table_id)


async def _asked(
    connection: AsyncConnection, snapshot: Snapshot, ply: int, member_id: int
) -> CurrentTurn:
    seat_departure.plays_on(snapshot, member_id)
    on = await standing(connection, snapshot)
    if on is None or snapshot.table.ply != ply:
        raise AlreadyPlayed
    if not closing.is_asked(on.turn):
        raise NothingAsked
    return on
