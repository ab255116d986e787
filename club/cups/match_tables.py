"""The tables at which matches are played: how they are begun, read and ended."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection

from club.core.errors import UnreadableTable
from club.core.people import Place
from club.cups.formats import team_boards
from club.cups.formats.events import BoardDecided, Decided, HowDecided
from club.cups.formats.match_keys import DRAWABLE
from club.cups.formats.matches import Match
from club.cups.match_host import MatchHost, MatchRow
from club.cups.stored_cup import StoredCup
from club.play import rooms, turns
from club.ratings.board_points import VOID
from club.table.annulling import annul
from club.table.beginning import begin
from club.table.presses import ContestPresses
from club.table.snapshot import load
from data.core import members, servers
from data.ratings import games
from data.schema.vocabulary import EndCause, PlaceKind, TableStatus
from data.table import tables
from data.table.tables import OVER, SeatOccupant
from engine import fair
from engine.moves import RESIGN, Move, MoveKind
from engine.seats import SEATS, Seat

_ANNUL: Final = Move(MoveKind.VOID)

# Moves at a table where one side gave up before anything was played.
LEFT_AT_ONCE: Final = 1


@dataclass(frozen=True, slots=True)
class MatchTable:
    """The table of a match, or of one of its boards: whether it is over, and who sits where."""

    table_id: int
    over: bool
    entrants: Mapping[Seat, int]
    ply: int = 0


async def begin_match(
    connection: AsyncConnection,
    host: MatchHost,
    match: Match,
    *,
    board: int,
    attempt: int,
    now: datetime,
) -> int:
    """Deal the first cards of a match or board of two, who have agreed by entering."""
    pair = [host.member_at(entrant, board) for entrant in match.entrants]
    start = host.start_press or 0
    seed = fair.match_seed(
        host.row.seed,
        match=host.table_name(match.key, board),
        corrections=host.state.corrections,
        attempt=attempt,
        start=start,
    )
    pressed = {each: host.presses[each] for each in pair if each in host.presses}
    presses = ContestPresses(max([start, *pressed.values()]), pressed)
    return await deal_to(connection, host, pair, seed=seed, presses=presses, now=now)


async def deal_to(
    connection: AsyncConnection,
    host: MatchHost,
    pair: list[int],
    *,
    seed: bytes,
    presses: ContestPresses,
    now: datetime,
    duplicate: bool = False,
) -> int:
    """Seat two members at a new table, and deal them the first cards."""
    row = host.row
    names = await members.names(connection, pair)
    table_id = await tables.create(
        connection,
        server_id=row.server_id,
        channel_id=row.channel_id,
        channel_name=row.channel_name,
        rules=row.rules,
        contest_seed=seed,
        commitment=fair.commitment(seed),
        host_id=pair[0],
        created_at=now,
        clock=row.clock,
        duplicate=duplicate,
    )
    for seat, member_id in zip(SEATS, pair, strict=True):
        seated = SeatOccupant(seat, member_id, None, names.get(member_id, ""))
        await tables.seat(connection, table_id, seated)
    await rooms.choose(connection, table_id, await _place(connection, host), None)
    await begin(connection, table_id, pair[1], presses, now)
    return table_id


async def look_at(
    connection: AsyncConnection, host: MatchHost, row: MatchRow, match: Match
) -> MatchTable | None:
    """Return where a match is played; None where its table is gone, or seats others by now."""
    table = None if row.table_id is None else await tables.get(connection, row.table_id)
    if table is None:
        return None
    sat = await tables.seats(connection, table.table_id)
    of_member = {host.member_at(entrant, row.board): entrant for entrant in match.entrants}
    found = {
        Seat(each.seat): of_member[each.member_id]
        for each in sat
        if each.member_id is not None and each.member_id in of_member
    }
    over = table.status in OVER
    if not over and {table.host_id, table.guest_id} != {*of_member}:
        return None  # Even if a computer plays on: it does so for somebody else.
    # A computer may stand in for one of them; and once it is over, members may be forgotten.
    if len(set(found.values())) < len(SEATS):
        known = next(iter(found.items()), None)
        stands_in = over or any(each.player is not None for each in sat)
        if known is None or not stands_in:
            return None
        seat, entrant = known
        missing = next(each for each in match.entrants if each != entrant)
        found = {seat: entrant, next(each for each in SEATS if each != seat): missing}
    return MatchTable(table.table_id, over, found, table.ply)


async def result_of(
    connection: AsyncConnection, cup: StoredCup, match: Match, board: int, played: MatchTable
) -> Decided | BoardDecided | None:
    """Return what a table that is over has decided of a cup, or None as `decided_at` does."""
    decided = await decided_at(connection, match, played)
    if decided is None:
        return None
    return team_boards.decision(
        cup.state.plan,
        match.key,
        board,
        winner=decided.winner,
        how=decided.how,
        score=decided.score,
    )


async def decided_at(
    connection: AsyncConnection, match: Match, played: MatchTable
) -> Decided | None:
    """Return how a table that is over came out; None where it is to be played again."""
    game = await games.get(connection, played.table_id)
    if game is None or game.reason == VOID or game.annulled_at is not None:
        return None
    winner = None if game.winner_side is None else played.entrants[Seat(game.winner_side)]
    if winner is None and match.key.part not in DRAWABLE:
        return None
    how, score = HowDecided.PLAYED, None
    if game.gave_up is not None and played.ply <= LEFT_AT_ONCE:
        how = HowDecided.WALKOVER
    else:
        by_entrant = {played.entrants[seat]: game.totals[seat - 1] for seat in SEATS}
        one, other = match.entrants
        score = by_entrant[one], by_entrant[other]
    return Decided(match.key, winner, how, score)


async def give_up(
    connection: AsyncConnection,
    table_id: int,
    seat: Seat,
    now: datetime,
    move: Move = RESIGN,
    *,
    cause: EndCause | None = None,
) -> None:
    """End a running table as lost by a seat; one that can't be read is annulled."""
    try:
        here = await load(connection, table_id)
    except UnreadableTable as error:
        await annul(connection, table_id, now, error.reason)
        return
    if here.table.status == TableStatus.PLAYING and here.state is not None:
        await turns.play(connection, here, seat, str(move), now, by_club=True, cause=cause)


async def leave(
    connection: AsyncConnection, played: MatchTable, entrant: int, now: datetime
) -> None:
    """Have an entrant give up the game at a table, if it isn't over."""
    seat = next(seat for seat, each in played.entrants.items() if each == entrant)
    await give_up(connection, played.table_id, seat, now)


async def call_off(connection: AsyncConnection, table_id: int, now: datetime) -> None:
    """End a table so that it counts for nothing."""
    await give_up(connection, table_id, SEATS[0], now, _ANNUL)


async def _place(connection: AsyncConnection, host: MatchHost) -> Place:
    row = host.row
    server = await servers.get(connection, row.server_id)
    name = "" if server is None else server.name
    kind = PlaceKind.SERVER if server is None else server.kind
    return Place(row.server_id, name, row.channel_id, row.channel_name, kind=kind)
