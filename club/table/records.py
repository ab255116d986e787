"""A table's game record, as far as the member who asks may see it."""

from dataclasses import replace
from itertools import takewhile
from operator import attrgetter

from sqlalchemy.ext.asyncio import AsyncConnection

from club.core.errors import CardsInPlay, NoSuchTable, NotSeated, NotYourDeal
from club.core.privacy import hidden
from club.table import dealing
from club.table.snapshot import Snapshot, load
from data.schema.vocabulary import TableStatus
from data.table import deals, moves, results
from data.table.deals import DealRow
from data.table.moves import MoveRow
from data.table.results import ResultRow
from data.table.tables import SeatOccupant
from engine import fair
from engine.beginning import cuts
from engine.cards import parse_card
from engine.machine import SeenMove, State
from engine.moves import ENDINGS, Move
from engine.record import (
    DealRecord,
    FirstShown,
    Place,
    Record,
    Seal,
    SealPress,
    read_presses,
    write_record,
)
from engine.results import DealResult
from engine.seats import Seat


async def write(connection: AsyncConnection, snapshot: Snapshot, member_id: int | None) -> str:
    """Write the record of a contest, at all its tables.

    A running deal has neither deck nor seed, and ends before the first card the member hasn't been
    shown; one that the contest's end broke off has its seal alone. One whose result is kept from a
    team (rules, A.6, `team_result_visibility`) is left out for those who didn't play it.
    `member_id` is None for anybody, once the game is over.
    CardsInPlay while a duplicate cup's other tables still play the same deals.
    """
    if snapshot.sealed:
        raise CardsInPlay
    written: list[DealRecord] = []
    for board in snapshot.boards:
        here = await load(connection, board)
        seat = None if member_id is None else here.seat_of(member_id)
        written.extend(await _at_table(connection, here, seat))
    written.sort(key=attrgetter("number"))
    if written and cuts(snapshot.rules):
        cut = dealing.cut_cards(snapshot.table, len(snapshot.players))
        written[0] = replace(written[0], cut=cut)
    names = tuple(map(_name, snapshot.players))
    return write_record(Record(snapshot.rules, names, tuple(written), seal=_seal(snapshot)))


async def check_shown(
    connection: AsyncConnection, snapshot: Snapshot, member_id: int | None, *, here: bool
) -> None:
    """Check that a member may see a contest's record; `here` says whether they ask in its server.

    Without a member, any finished contest's may be seen.

    Raises:
        NotSeated: The contest is running and they don't play in it.
        NotYourDeal, NoSuchTable: A player's record is hidden from them, here or elsewhere.
    """
    if member_id is not None and snapshot.player_of(member_id) is not None:
        return
    if snapshot.table.status == TableStatus.PLAYING:
        raise NotSeated
    if member_id is None:
        return
    sat = {*snapshot.members}
    for board in snapshot.boards:
        for row in await results.of_table(connection, board):
            sat.update(row.members)
    if member_id not in sat and await hidden(connection, sat, by=member_id, here=here):
        raise NotYourDeal if here else NoSuchTable


def _seal(snapshot: Snapshot) -> Seal:
    """Return what the cards depend on; the seed only once no more are dealt from it."""
    table = snapshot.table
    assert table.accepted_by_interaction is not None
    accepted = SealPress(None, table.accepted_by_interaction)
    return Seal(
        commitment=table.commitment,
        presses=(accepted,) if table.presses is None else read_presses(table.presses),
        tables=snapshot.boards,
        seed=table.contest_seed if table.status == TableStatus.FINISHED else None,
        shown=None if table.seal_shown is None else FirstShown.parse(table.seal_shown),
    )


async def _at_table(
    connection: AsyncConnection, snapshot: Snapshot, viewer: Seat | None
) -> list[DealRecord]:
    table_id = snapshot.table.table_id
    ended = {row.deal: row for row in await results.of_table(connection, table_id)}
    written: list[DealRecord] = []
    for deal in await deals.all_of(connection, table_id):
        played = await moves.of_deal(connection, table_id, deal.deal)
        place = _place(snapshot, deal)
        if viewer is None and snapshot.held and deal.deal == max(ended):
            continue
        if deal.deal in ended:
            written.append(replace(_finished(deal, played, ended[deal.deal]), place=place))
        elif snapshot.state is not None:
            written.append(replace(_running(deal, played, snapshot.state, viewer), place=place))
        else:
            # Without its number and its seal nobody could tell that the others are all there were.
            written.append(replace(_closed(deal), place=place))
    return written


def _place(snapshot: Snapshot, deal: DealRow) -> Place | None:
    if len(snapshot.players) == len(snapshot.rules.seats):
        return None
    return Place(deal.round, snapshot.number, (deal.player_1, deal.player_2))


def _finished(deal: DealRow, played: list[MoveRow], ended: ResultRow) -> DealRecord:
    return DealRecord(
        number=deal.deal,
        dealer=deal.dealer,
        deck=fair.shuffled(deal.seed),
        seed=deal.seed,
        commitment=deal.commitment,
        knock_card=None if deal.knock_card is None else parse_card(deal.knock_card),
        moves=tuple(_move(row) for row in played),
        result=(ended.winner, ended.result, ended.points),
        both=DealResult.from_json(ended.detail).both,
    )


def _running(deal: DealRow, played: list[MoveRow], state: State, viewer: Seat | None) -> DealRecord:
    seen = zip(played, state.view(viewer).moves, strict=True)
    moves = tuple(_move(row) for row, _ in takewhile(_shown, seen))
    return replace(_closed(deal), moves=moves)


def _closed(deal: DealRow) -> DealRecord:
    return DealRecord(
        number=deal.deal,
        dealer=deal.dealer,
        deck=None,
        commitment=deal.commitment,
        knock_card=None if deal.knock_card is None else parse_card(deal.knock_card),
    )


def _shown(pair: tuple[MoveRow, SeenMove]) -> bool:
    """Whether the record's word for a move reveals no more than the viewer was shown."""
    row, seen = pair
    return Move.parse(row.move).card in {None, seen.card}


def _move(row: MoveRow) -> tuple[Seat | None, Move]:
    """Return a move as the record has it: one that may come out of turn names its seat."""
    move = Move.parse(row.move)
    return (row.seat if move.kind in ENDINGS else None), move


def _name(seated: SeatOccupant) -> str:
    return seated.name or seated.player or ""
