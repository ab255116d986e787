"""Finished deals, looked at again by those who played them."""

from dataclasses import dataclass

from sqlalchemy.ext.asyncio import AsyncConnection

from club.errors import NoSuchDeal, NotYourDeal, StillRunning
from club.scene import Scene, SceneSeat, scene
from club.snapshot import Snapshot, load
from data import deals, moves, results
from data.database import Database
from data.deals import DealRow
from data.tables import FINISHED
from engine import fair
from engine.cards import parse_card
from engine.machine import State
from engine.moves import Move
from engine.opened import states_of


@dataclass(frozen=True, slots=True)
class Replayed:
    """A finished deal with every card open, for somebody who may see it.

    Attributes:
        scene: Its table as everybody sees it.
        seats: Who had the two seats of the deal.
        deal: The deal's number.
        deals: The numbers of all finished deals of this table that they may look at.
        states: The deal before its first move and after each.
    """

    scene: Scene
    seats: tuple[SceneSeat, SceneSeat]
    deal: int
    deals: tuple[int, ...]
    states: tuple[State, ...]


class Replays:
    """Looking at finished deals again.

    Args:
        database: Where the tables are.
    """

    def __init__(self, database: Database) -> None:
        self._database = database

    async def replay(self, table_id: int, member_id: int, deal: int | None = None) -> Replayed:
        """Open a finished deal for one who played in the contest.

        While the contest runs it is opened for the two who sat there alone: what came of it may
        still be a secret from others (rules, A.6).

        Args:
            table_id: The table.
            member_id: Who asks.
            deal: The deal's number; None for the last that they may look at.

        Raises:
            NoSuchTable: There is no such table.
            NotYourDeal: The member didn't play there.
            StillRunning: The deal isn't over.
            NoSuchDeal: No such deal was played there, or none at all.
        """
        async with self._database.read() as connection:
            snapshot = await load(connection, table_id)
            player = snapshot.player_of(member_id)
            if player is None or snapshot.paper is not None:
                raise NotYourDeal
            open_to = await _open_to(connection, snapshot, player)
            if deal is None:
                if not open_to:
                    raise NoSuchDeal
                deal = max(open_to)
            row = open_to.get(deal)
            if row is None:
                raise await _why_not(connection, table_id, deal)
            played = await moves.of_deal(connection, table_id, deal)
        states = states_of(
            snapshot.rules,
            fair.shuffled(row.seed),
            row.dealer,
            [(one.seat, Move.parse(one.move)) for one in played],
            number=deal,
            knock_card=None if row.knock_card is None else parse_card(row.knock_card),
        )
        seen = scene(snapshot, None)
        by_number = {each.seat: each for each in seen.players}
        seats = by_number[row.player_1], by_number[row.player_2]
        return Replayed(seen, seats, deal, tuple(sorted(open_to)), states)


async def _open_to(
    connection: AsyncConnection, snapshot: Snapshot, player: int
) -> dict[int, DealRow]:
    """The finished deals of a table that a player of the contest may look at."""
    table_id = snapshot.table.table_id
    over = snapshot.table.status == FINISHED
    ended = {row.deal for row in await results.of_table(connection, table_id)}
    return {
        row.deal: row
        for row in await deals.all_of(connection, table_id)
        if row.deal in ended and (over or player in {row.player_1, row.player_2})
    }


async def _why_not(connection: AsyncConnection, table_id: int, deal: int) -> Exception:
    row = await deals.get(connection, table_id, deal)
    if row is None:
        return NoSuchDeal()
    ended = {one.deal for one in await results.of_table(connection, table_id)}
    return NotYourDeal() if deal in ended else StillRunning()
