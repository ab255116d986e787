"""Replays of finished deals, for their players, and for others as these allow it."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy.ext.asyncio import AsyncConnection

from club.core.errors import CardsInPlay, NoSuchDeal, NoSuchTable, NotYourDeal, StillRunning
from club.core.people import PlaceIds, is_here
from club.core.privacy import hidden
from club.core.unreadable import reading
from club.table.scene import Scene, SceneSeat, scene
from club.table.snapshot import Snapshot, load
from data.schema.vocabulary import TableStatus
from data.storage.database import Database
from data.table import deals, results
from data.table import moves as move_rows
from data.table.deals import DealRow
from data.table.moves import MoveRow
from data.table.results import ResultRow
from engine import fair
from engine.cards import parse_card
from engine.machine import State
from engine.moments import Moment, moments
from engine.moves import Move
from engine.open_deal import states_of
from engine.rules import Rules


@dataclass(frozen=True, slots=True)
class Replayed:
    """A finished deal with every card open, for a member who may see it.

    `deals` are all those of the table that the member may look at; states are before the first move
    and after each; moments are steps worth jumping to.
    """

    scene: Scene
    seats: tuple[SceneSeat, ...]
    deal: int
    deals: tuple[int, ...]
    states: tuple[State, ...]
    moments: tuple[Moment, ...]


class Replays:
    """Opens finished deals."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def replay(
        self,
        table_id: int,
        member_id: int,
        deal: int | None = None,
        *,
        place_ids: PlaceIds = None,
    ) -> Replayed:
        """Open a finished deal, by default the last that the member may look at.

        While the contest runs, only the deal's players may (rules, A.6); afterwards all of the
        contest, and others if its players' privacy allows it. `place_ids` say where it is asked;
        None for direct messages.

        Raises:
            NoSuchTable: There is no such table, or none that is revealed there.
            NotYourDeal: The member didn't play there, and may not see it.
            CardsInPlay: A duplicate cup's other tables still play the same deals.
            StillRunning: The deal isn't over.
            NoSuchDeal: No such deal was played there, or none at all.
            UnreadableTable: What is stored of it makes no sense to this program.
        """
        async with self._database.read() as connection:
            snapshot = await load(connection, table_id)
            here = is_here(snapshot.table.server_id, place_ids)
            open_to = await _open_to(connection, snapshot, member_id, here=here)
            if not open_to and snapshot.player_of(member_id) is None:
                # Elsewhere a server's tables aren't revealed.
                raise NotYourDeal if here else NoSuchTable
            if snapshot.sealed:
                raise CardsInPlay
            if deal is None:
                if not open_to:
                    raise NoSuchDeal
                deal = max(open_to)
            row = open_to.get(deal)
            if row is None:
                raise await _why_not(connection, table_id, deal)
            played = await move_rows.of_deal(connection, table_id, deal)
        with reading(connection, table_id):
            # By rules of a house's own a deal may have thousands of moves: not on the event loop.
            states, found = await asyncio.to_thread(_opened, snapshot.rules, row, played)
        seen = scene(snapshot, None)
        by_number = {each.seat: each for each in seen.players}
        seats = tuple([by_number[number] for number in row.players])
        return Replayed(seen, seats, deal, tuple(sorted(open_to)), states, found)


def _opened(
    rules: Rules, row: DealRow, played: Sequence[MoveRow]
) -> tuple[tuple[State, ...], tuple[Moment, ...]]:
    states = states_of(
        rules,
        fair.shuffled(row.seed),
        row.dealer,
        [(one.seat, Move.parse(one.move)) for one in played],
        number=row.deal,
        knock_card=None if row.knock_card is None else parse_card(row.knock_card),
    )
    return states, moments(states)


async def _open_to(
    connection: AsyncConnection, snapshot: Snapshot, member_id: int, *, here: bool
) -> dict[int, DealRow]:
    table_id = snapshot.table.table_id
    if snapshot.sheet_score is not None:
        return {}
    ended = {row.deal: row for row in await results.of_table(connection, table_id)}
    rows = [row for row in await deals.all_of(connection, table_id) if row.deal in ended]
    sat = {row.deal: _sat(snapshot, row, ended[row.deal]) for row in rows}
    if snapshot.table.status != TableStatus.FINISHED:
        return {row.deal: row for row in rows if member_id in sat[row.deal]}
    if snapshot.player_of(member_id) is not None:
        return {row.deal: row for row in rows}
    everybody = {one for pair in sat.values() for one in pair}
    kept = await hidden(connection, everybody, by=member_id, here=here)
    return {row.deal: row for row in rows if member_id in sat[row.deal] or not kept & sat[row.deal]}


def _sat(snapshot: Snapshot, deal: DealRow, ended: ResultRow) -> set[int]:
    named = {each.member_id for each in snapshot.players if each.seat in deal.players}
    return {one for one in (*named, *ended.members) if one is not None}


async def _why_not(connection: AsyncConnection, table_id: int, deal: int) -> Exception:
    row = await deals.get(connection, table_id, deal)
    if row is None:
        return NoSuchDeal()
    ended = {one.deal for one in await results.of_table(connection, table_id)}
    return NotYourDeal() if deal in ended else StillRunning()
