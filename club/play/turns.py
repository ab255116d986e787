"""A move: whether it may be made, and everything that is written when it is."""

import logging
from dataclasses import replace
from datetime import datetime, timedelta

from sqlalchemy.ext.asyncio import AsyncConnection

from club.core.errors import AlreadyPlayed, GameOver, IllegalMove, NotSeated, NotYourTurn
from club.ratings import record_result, withheld
from club.ratings.board_points import UNPLAYED
from club.table import dealing, folding
from club.table.snapshot import Snapshot, load
from data.core import members
from data.core.members import Member
from data.ratings import games
from data.ratings.games import GameRow
from data.schema.vocabulary import DisplayKind, EndCause, TableStatus
from data.table import displays, move_drafts, moves, orders, tables
from data.table.deals import DealRow
from data.table.moves import MoveRow
from engine import errors
from engine.contest import Contest, Settlement
from engine.machine import State
from engine.moves import ENDINGS, RESIGN, Move, MoveKind
from engine.results import DealResult
from engine.seats import SEATS, Seat, other

log = logging.getLogger(__name__)

LAYING = frozenset({MoveKind.KNOCK, MoveKind.GIN, MoveKind.BIG_GIN})
"""The moves that lay a hand out in melds."""

NEWS_AFTER = timedelta(seconds=20)
"""The least time between two writes of when a member was seen, so that not every move is one."""


def seat_at(snapshot: Snapshot, ply: int, member_id: int) -> Seat:
    """Return the seat of a member who pressed at this ply; or raise NotSeated or AlreadyPlayed."""
    if snapshot.player_of(member_id) is None:
        raise NotSeated
    if ply != snapshot.table.ply:
        raise AlreadyPlayed
    seat = snapshot.seat_of(member_id)
    if seat is None:
        raise NotSeated  # They sit this deal out.
    return seat


def running(snapshot: Snapshot) -> tuple[DealRow, State, Contest]:
    """Return the running deal and the sheet; GameOver if no game is running."""
    if snapshot.deal is None or snapshot.state is None or snapshot.contest is None:
        raise GameOver
    return snapshot.deal, snapshot.state, snapshot.contest


def on_turn(state: State, seat: Seat) -> None:
    """Check that it is this seat's turn (NotYourTurn)."""
    if state.turn != seat:
        raise NotYourTurn


def attempt(
    snapshot: Snapshot, seat: Seat, word: str, *, by_club: bool = False
) -> tuple[Move, State]:
    """Read a move and make it, without writing anything (GameOver, NotYourTurn, IllegalMove)."""
    _, state, _ = running(snapshot)
    return attempt_in(state, seat, word, by_club=by_club)


def attempt_in(state: State, seat: Seat, word: str, *, by_club: bool = False) -> tuple[Move, State]:
    """Do as `attempt` does, in a deal wherever it is kept."""
    try:
        move = Move.parse(word)
        after = state.play(move, seat)
    except errors.NotYourTurn as error:
        raise NotYourTurn from error
    except errors.Illegal as error:
        # Without its cause, whose words name cards of the hand: a traceback may reach a log.
        raise IllegalMove(legal=" ".join(error.legal)) from None
    except errors.Unreadable:
        raise IllegalMove(legal="") from None
    if move.kind in ENDINGS and move != RESIGN and not by_club:
        raise IllegalMove(legal="")  # Nobody plays a lost clock or an annulment.
    return _spelt_out(move, after, seat), after


def _spelt_out(move: Move, after: State, seat: Seat) -> Move:
    """Write a knock with the melds that the engine chose for it."""
    # So the stored move replays to the same showdown even if the engine's choice changes one day.
    if move.kind not in LAYING or move.melds is not None:
        return move
    shown = tuple(meld for _, meld in after.open_melds)
    melds = shown if after.result is None else after.result.melds[seat - 1]
    # With a high limit, a hand without a meld may knock: there is nothing to spell out then.
    return replace(move, melds=melds or None)


async def play(
    connection: AsyncConnection,
    snapshot: Snapshot,
    seat: Seat,
    word: str,
    now: datetime,
    *,
    interaction_id: int | None = None,
    by_club: bool = False,
    present: bool = True,
    cause: EndCause | None = None,
) -> Snapshot:
    """Make a move in its record form, write everything that follows from it and return the table.

    Only the club itself (`by_club`) may annul a game or end it as lost; nobody is noted as about
    for that, nor is a member who isn't `present`. `cause` says what ends a contest before its end.

    Raises:
        GameOver, NotYourTurn: No game is running, or it is the other side's turn.
        IllegalMove: It isn't a move that may be made now, or resigns where more than two play.
        PlyTaken: Another move was faster.
    """
    move, state = attempt(snapshot, seat, word, by_club=by_club)
    among_computers = snapshot.with_computer_alone
    if move == RESIGN and not snapshot.rules.may_resign(among_computers=among_computers):
        raise IllegalMove(legal="")
    table = snapshot.table
    deal, before, _ = running(snapshot)
    row = MoveRow(table.table_id, table.ply, deal.deal, seat, str(move), now, interaction_id)
    await moves.add(connection, row)
    after = replace(
        snapshot, table=replace(table, ply=table.ply + 1), state=state, drafts={}, quiet=False
    )
    mover = next(each for each in snapshot.seats if each.seat == seat)
    if mover.member_id is not None:
        if mover.member_id in snapshot.drafts:
            await move_drafts.clear(connection, table.table_id, mover.member_id)
        if present and not by_club:
            after = await _seen(connection, after, snapshot.members[mover.member_id], now)
    # The kind alone: a discard's card is public, but a log is no place to tell them apart.
    log.debug("table=%d ply=%d seat=%d kind=%s", table.table_id, table.ply, seat, move.kind)
    if snapshot.may_withhold and (waited := await withheld.release(connection, snapshot)):
        await _tell_others(connection, snapshot, now, *waited)
    if state.result is not None:
        await _end_deal(connection, snapshot, state.result, now, cause)
        return await load(connection, table.table_id)
    folding.played_on(connection, before, row, state)
    if mover.member_id is not None and (spared := _spared(state)) is not None:
        return await play(connection, after, seat, str(spared), now, present=present)
    return after


def _spared(state: State) -> Move | None:
    """Return the move to make for a member who has no other, unless it would end the deal."""
    move = state.spared
    if move is None or state.legal_moves() != (move,):
        return None
    return move if state.play(move).result is None else None


async def _seen(
    connection: AsyncConnection, snapshot: Snapshot, member: Member, now: datetime
) -> Snapshot:
    if member.seen_at is not None and now - member.seen_at < NEWS_AFTER:
        return snapshot
    await members.remember(connection, member.member_id, member.name, now)
    seen = {**snapshot.members, member.member_id: replace(member, seen_at=folding.as_stored(now))}
    return replace(snapshot, members=seen)


async def _end_deal(
    connection: AsyncConnection,
    snapshot: Snapshot,
    result: DealResult,
    now: datetime,
    cause: EndCause | None,
) -> None:
    deal, _, before = running(snapshot)
    lead_id = snapshot.lead_id
    held = await withheld.kept_from(connection, snapshot) or None
    members = _counts_for(snapshot, result)
    contest = await dealing.keep_result(
        connection,
        deal,
        before,
        result,
        now,
        lead_id=lead_id,
        held=held,
        counts_for=members,
        duplicate=snapshot.table.duplicate,
    )
    log.debug("table=%d deal=%d result=%s", deal.table_id, deal.deal, result.result)
    if members and held is None:
        await record_result.count_deal(connection, deal.table_id, deal.deal)
    if contest.settlement is not None:
        gave_up = _gave_up(before, result)
        ended = contest.settlement
        await _settle(connection, snapshot, contest, ended, now, gave_up=gave_up, cause=cause)
        return
    lead = await tables.get(connection, lead_id)
    assert lead is not None
    await dealing.deal_next(connection, lead, contest, now, moved=deal.table_id)
    if contest.pairings[0].round == deal.round:
        await _tell_others(connection, snapshot, now)


async def _tell_others(
    connection: AsyncConnection, snapshot: Snapshot, now: datetime, *boards: int
) -> None:
    """Have other tables that this move changed redrawn; those that were dealt cards are anyway."""
    here = snapshot.table.table_id
    others = [board for board in boards or snapshot.boards if board != here]
    await displays.outdate(connection, others, now, DisplayKind.TABLE, DisplayKind.HAND)


def _counts_for(snapshot: Snapshot, result: DealResult) -> tuple[int, ...]:
    """Return the members, by seat, in whose standings a deal counts; none where it doesn't."""
    if not snapshot.between_members or result.result in UNPLAYED:
        return ()
    return tuple([each.member_id for each in snapshot.seats if each.member_id is not None])


def _gave_up(before: Contest, result: DealResult) -> int | None:
    if result.result not in ENDINGS:
        return None
    if len(result.hands) > len(SEATS):
        return result.knocker
    if result.winner is None:
        return None
    pairing = next(each for each in before.pairings if each.deal == result.number)
    return before.seating.side(pairing, other(result.winner))


async def _settle(
    connection: AsyncConnection,
    snapshot: Snapshot,
    contest: Contest,
    settlement: Settlement,
    now: datetime,
    *,
    gave_up: int | None,
    cause: EndCause | None,
) -> None:
    row = GameRow(
        table_id=snapshot.lead_id,
        server_id=snapshot.table.server_id,
        winner_side=settlement.winner,
        reason=settlement.reason,
        shutout=settlement.shutout,
        totals=list(settlement.totals),
        net=settlement.net,
        finished_at=now,
        gave_up=gave_up,
        cause=cause,
    )
    await withheld.release_all(connection, snapshot)
    await games.add(connection, row)
    for board in snapshot.boards:
        await tables.set_status(connection, board, TableStatus.FINISHED, now)
    await orders.clear(connection, snapshot.boards)
    await _tell_others(connection, snapshot, now)
    # The channel's line says who has won.
    await displays.reopen(connection, (snapshot.lead_id,), now, DisplayKind.CHALLENGE)
    log.info("table=%d settled reason=%s", snapshot.lead_id, settlement.reason)
    await record_result.count_game(connection, snapshot, row, contest, settlement)
