"""What follows in a cup, in one transaction; the end of a table is counted by the next look."""

from collections.abc import Mapping
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection

from club.cups import claim_time, match_tables, match_time
from club.cups.duplicate import duplicate_boards
from club.cups.formats import schedule, swiss, team_boards
from club.cups.formats.events import (
    BoardDecided,
    Cancelled,
    Decided,
    HowDecided,
    Parted,
    Withdrew,
)
from club.cups.formats.match_keys import MatchKey
from club.cups.formats.matches import Match, Unplayed
from club.cups.formats.plan import CupFormat
from club.cups.match_tables import MatchTable
from club.cups.stored_cup import StoredCup, happen
from data.core.anonymous import is_gone
from data.cups import cup_matches
from data.cups.cup_matches import CupMatchRow
from data.cups.cups import CUP_STORE

# How long a cup may wait to be begun: then it is cancelled.
WAIT: Final = timedelta(days=30)


async def go_on(connection: AsyncConnection, cup: StoredCup, now: datetime) -> StoredCup:
    """Do everything that is due in a cup but pair a round of Swiss, and note when there is more."""
    begun_by = cup.row.created_at + WAIT
    if not cup.state.started and not cup.state.cancelled and begun_by <= now:
        cup = await happen(connection, cup, Cancelled(), now)
    while True:
        before, looks = cup, list[datetime]()
        cup = await _let_go(connection, cup, now)
        cup = await _give_up_boards(connection, cup, now)
        if not cup.state.plan.real_cards:  # nobody is on turn
            looks += await match_time.end_late(connection, cup, _matches(cup), now)
        cup, more = await claim_time.settle(connection, cup, _matches(cup), now)
        looks += more
        cup = await _count(connection, cup, now)
        if not cup.state.plan.real_cards:  # no game is annulled
            cup, more = await _end_endless(connection, cup, now)
            looks += more
        cup = await _close(connection, cup, now)
        cup = await _open(connection, cup, now)
        if (cup.state, cup.playing) == (before.state, before.playing):
            break
    look_at, finished_at = min(looks, default=None), None
    if schedule.is_over(cup.state):
        look_at, finished_at = None, cup.row.finished_at or now
    elif not cup.state.started:
        look_at = begun_by
    elif awaits_pairing(cup):
        look_at = now
    if (look_at, finished_at) != (cup.row.look_at, cup.row.finished_at):
        await CUP_STORE.look(connection, cup.cup_id, look_at, finished_at)
    return replace(cup, row=replace(cup.row, look_at=look_at, finished_at=finished_at))


async def reseat(connection: AsyncConnection, cup: StoredCup, now: datetime) -> StoredCup:
    """Begin another game for each match at whose table others sit than are to play it now."""
    matches = _matches(cup)
    for row in cup.playing:
        match = matches.get(row.match)
        if match is not None and cup.state.plan.boards and _running(cup, match, row):
            played = await match_tables.look_at(connection, cup, row, match)
            cup = cup if played is not None else await _again(connection, cup, row, match, now)
    return cup


def awaits_pairing(cup: StoredCup) -> bool:
    """Whether the next round of a Swiss cup is to be paired."""
    state = cup.state
    is_swiss = state.plan.format == CupFormat.SWISS and state.started and not state.cancelled
    return is_swiss and swiss.awaits_pairing(state)


async def _let_go(connection: AsyncConnection, cup: StoredCup, now: datetime) -> StoredCup:
    for entrant in cup.state.active:
        for member in cup.state.present(entrant):
            if is_gone(member) and cup.state.plan.of_teams and not schedule.is_over(cup.state):
                cup = await happen(connection, cup, Parted(entrant, member), now)
        gone = all(is_gone(member) for member in cup.state.members[entrant])
        if gone and entrant in cup.state.active and not schedule.is_over(cup.state):
            cup = await happen(connection, cup, Withdrew(entrant), now)
    return cup


async def _give_up_boards(connection: AsyncConnection, cup: StoredCup, now: datetime) -> StoredCup:
    if not cup.state.absent or cup.state.cancelled:
        return cup
    matches = _matches(cup)
    for row in cup.playing:
        match = matches.get(row.match)
        missing = () if match is None else _missing(cup, match, row.board)
        if match is None or not missing or not _running(cup, match, row):
            continue
        played = await match_tables.look_at(connection, cup, row, match)
        if played is not None and played.over:
            continue
        if played is not None and len(missing) == 1:
            await match_tables.leave(connection, played, missing[0], now)
        else:
            cup = await _lose_board(connection, cup, match, row.board, now)
    return cup


async def _count(connection: AsyncConnection, cup: StoredCup, now: datetime) -> StoredCup:
    settled = await cup_matches.settled(connection, cup.cup_id)
    matches = _matches(cup)
    for row in cup.playing:
        match = matches.get(row.match)
        is_settled = (row.match, row.board) in settled
        if not is_settled or match is None or not _running(cup, match, row):
            continue
        played = await match_tables.look_at(connection, cup, row, match)
        result = None if played is None else await _result(connection, cup, match, row, played)
        if result is not None:
            cup = await happen(connection, cup, result, now)
        else:
            cup = await _again(connection, cup, row, match, now)
    return cup


async def _result(
    connection: AsyncConnection, cup: StoredCup, match: Match, row: CupMatchRow, played: MatchTable
) -> Decided | BoardDecided | None:
    if cup.state.plan.is_duplicate:
        return await duplicate_boards.result_of(connection, match, row.board, played)
    return await match_tables.result_of(connection, cup, match, row.board, played)


async def _end_endless(
    connection: AsyncConnection, cup: StoredCup, now: datetime
) -> tuple[StoredCup, list[datetime]]:
    # End what is annulled again and again, or played on and on; return when that is due.
    looks, matches = list[datetime](), _matches(cup)
    since = min((each.opened_at for each in cup.playing), default=now)
    stops = await match_time.stops_since(connection, since, cup.row.server_id)
    for row in cup.playing:
        match = matches.get(row.match)
        if match is None or not _running(cup, match, row):
            continue
        latest = match_time.given_up_at(cup, row) + match_time.down(stops, row.opened_at)
        if latest > now:
            looks.append(latest)
            continue
        lost = team_boards.decision(
            cup.state.plan, match.key, row.board, winner=None, how=HowDecided.WALKOVER
        )
        cup = await happen(connection, cup, lost, now)
    return cup, looks


async def _again(
    connection: AsyncConnection, cup: StoredCup, row: CupMatchRow, match: Match, now: datetime
) -> StoredCup:
    if row.table_id is not None:
        await match_tables.call_off(connection, row.table_id, now)
    if _missing(cup, match, row.board):
        return await _lose_board(connection, cup, match, row.board, now)
    if cup.state.plan.is_duplicate:
        # Its cards are known: it counts for nothing, and isn't played again.
        nothing = BoardDecided(match.key, row.board, None, HowDecided.WALKOVER)
        return await happen(connection, cup, nothing, now)
    attempt = row.attempt + 1
    table_id = await match_tables.begin_match(
        connection, cup, match, board=row.board, attempt=attempt, now=now
    )
    renewed = await match_time.renewed(connection, cup, row, now)
    # What was asked in the game before isn't asked in this one, perhaps of somebody else.
    again = replace(
        renewed, table_id=table_id, attempt=attempt, extension_by=None, extension_press=None
    )
    await cup_matches.change(connection, again)
    return cup.with_row(again)


async def _lose_board(
    connection: AsyncConnection, cup: StoredCup, match: Match, board: int, now: datetime
) -> StoredCup:
    missing = _missing(cup, match, board)
    winner = next((each for each in match.entrants if each not in missing), None)
    lost = team_boards.decision(
        cup.state.plan, match.key, board, winner=winner, how=HowDecided.WALKOVER
    )
    return await happen(connection, cup, lost, now)


async def _close(connection: AsyncConnection, cup: StoredCup, now: datetime) -> StoredCup:
    # Close the matches that are decided; who has left gives the game up, else it is annulled.
    matches = dict[str, Match]() if cup.state.cancelled else _matches(cup)
    closed = list[CupMatchRow]()
    for row in cup.playing:
        match = matches.get(row.match)
        if match is not None and _running(cup, match, row):
            continue
        closed.append(row)
        if row.table_id is None:
            continue
        outcome = None if match is None else match.outcome
        played = None if match is None else await match_tables.look_at(connection, cup, row, match)
        if played is not None and outcome is not None and outcome.how == Unplayed.LEFT:
            await match_tables.leave(connection, played, outcome.losers[0], now)
        else:
            await match_tables.call_off(connection, row.table_id, now)
    if not closed:
        return cup
    await cup_matches.close(connection, closed)
    return replace(cup, playing=tuple(each for each in cup.playing if each not in closed))


async def _open(connection: AsyncConnection, cup: StoredCup, now: datetime) -> StoredCup:
    if cup.state.plan.is_duplicate and cup.playing:
        return cup  # All boards with the same cards begin at once.
    found = schedule.playable(cup.state)
    for match in found:
        for board in range(1, max(1, cup.state.plan.boards) + 1):
            if cup.row_of(match.key, board) or not team_boards.is_open(cup.state, match, board):
                continue
            if _missing(cup, match, board):
                cup = await _lose_board(connection, cup, match, board, now)
            else:
                cup = await _open_board(connection, cup, match, board, first=found[0].key, now=now)
    return cup


async def _open_board(
    connection: AsyncConnection,
    cup: StoredCup,
    match: Match,
    board: int,
    *,
    first: MatchKey,
    now: datetime,
) -> StoredCup:
    table_id, attempt = None, 0
    if cup.state.plan.is_duplicate:
        attempt = 1
        table_id = await duplicate_boards.begin_board(
            connection, cup, match, board=board, first=first, now=now
        )
    elif cup.state.plan.boards:
        attempt = 1
        table_id = await match_tables.begin_match(
            connection, cup, match, board=board, attempt=attempt, now=now
        )
    due_at = now + timedelta(hours=cup.row.hours)
    row = CupMatchRow(cup.cup_id, str(match.key), board, table_id, attempt, now, due_at)
    await cup_matches.add(connection, row)
    return replace(cup, playing=(*cup.playing, row))


def _running(cup: StoredCup, match: Match, row: CupMatchRow) -> bool:
    return team_boards.is_open(cup.state, match, row.board)


def _missing(cup: StoredCup, match: Match, board: int) -> tuple[int, ...]:
    if not cup.state.plan.boards:
        return ()
    return tuple(each for each in match.entrants if cup.member_at(each, board) in cup.state.absent)


def _matches(cup: StoredCup) -> Mapping[str, Match]:
    return {str(each.key): each for each in schedule.matches(cup.state)}
