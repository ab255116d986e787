"""What happens in a match between servers by itself: it begins, results count, its time passes."""

from dataclasses import replace
from datetime import datetime, timedelta
from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection

from club.cups import draw, match_tables, match_time
from club.cups.formats.events import BoardDecided, Decided, HowDecided
from club.cups.match_time import LONGEST
from club.matches.server_match_rules import (
    KEY,
    SIDES,
    Lineups,
    MatchBegan,
    MatchEnd,
    MatchEnded,
    PlayerLeft,
    other,
    paired,
)
from club.matches.stored_server_match import StoredServerMatch, happen
from data.core import servers
from data.core.anonymous import is_gone
from data.matches.server_matches import BOARDS, MATCH_STORE, BoardRow, place_of
from data.members import blocks
from data.schema.vocabulary import PlaceKind

# How long the sides have to get ready; then play begins with those who have entered.
ENTRY: Final = timedelta(days=7)

# After what time without the bot in one of the servers a match ends.
AWAY: Final = timedelta(days=14)

NAME: Final = "{} – {}"  # noqa: RUF001 - as a score is written


async def go_on(
    connection: AsyncConnection, it: StoredServerMatch, now: datetime
) -> StoredServerMatch:
    """Do everything that is due in a match, and note when there will be more."""
    away_since, forgotten = await MATCH_STORE.since_away(connection, it.match_id)
    place = place_of(it.match_id)
    if not it.state.over and (forgotten or away_since is not None):
        if forgotten or away_since is None or away_since + AWAY <= now:
            it = await happen(connection, it, MatchEnded(MatchEnd.GONE), now)
        else:
            await MATCH_STORE.stand_still(connection, it.match_id, away_since)
            it = await _count(connection, it, now)
            if not it.state.over:
                return await _look(connection, it, away_since + AWAY, now)
    await servers.note_back(connection, [place], now)
    looks = list[datetime]()
    while True:
        before = it
        it = await _let_go(connection, it, now)
        looks = await match_time.end_late(connection, it, {BOARDS: it.state.match}, now)
        it = await _count(connection, it, now)
        it, endless = await _end_endless(connection, it, now)
        it, waits = await _pass_time(connection, it, now)
        it = await _close(connection, it, now)
        looks += [*endless, *waits]
        if (it.state, it.playing) == (before.state, before.playing):
            break
    it, opened = await _open(connection, it, now)
    return await _look(connection, it, min([*looks, *opened], default=None), now)


async def begin(
    connection: AsyncConnection,
    it: StoredServerMatch,
    now: datetime,
    interaction_id: int | None = None,
) -> StoredServerMatch:
    """Seat those who have entered, first against first; those who block each other elsewhere."""
    found = [await lineup(connection, it, side) for side in SIDES]
    orders = found[0], found[1]
    apart = await _apart(connection, it, orders)
    boards, unpaired = paired(orders, it.state.size, apart)
    known = [await servers.get(connection, each) for each in it.servers]
    name = NAME.format(*("" if each is None else each.name for each in known))
    place = place_of(it.match_id)
    await servers.remember(connection, place, name, kind=PlaceKind.BETWEEN)
    began = MatchBegan(orders, boards, unpaired)
    return await happen(connection, it, began, now, interaction_id)


async def lineup(connection: AsyncConnection, it: StoredServerMatch, side: int) -> tuple[int, ...]:
    """Return a side's players in order: by rating in their server, unless it was set by hand."""
    order = it.state.order(side)
    if it.state.begun or side in it.state.by_hand:
        return order
    of_player = {each: (it.state.members[each],) for each in order}
    return await draw.by_rating(connection, it.servers[side - 1], it.rules, of_player)


async def give_up(
    connection: AsyncConnection, it: StoredServerMatch, board: int, side: int, now: datetime
) -> StoredServerMatch:
    """Have a side give up a board that is being played, and count it."""
    row = it.row_of(board)
    played = None
    if row is not None:
        played = await match_tables.look_at(connection, it, row, it.state.match)
    if played is not None:
        await match_tables.leave(connection, played, side, now)
    return await _count(connection, it, now)


async def keep_apart(connection: AsyncConnection, one: int, second: int) -> bool:
    """Whether one of two members has blocked the other."""
    return second in await blocks.around(connection, one)


async def ready_by(connection: AsyncConnection, it: StoredServerMatch) -> datetime:
    """Return until when the sides may get ready, without the time that counts for nothing."""
    since = it.accepted_at or it.setup.created_at
    stops = await match_time.stops_since(connection, since, it.row.server_id)
    return since + ENTRY + match_time.down(stops, since)


async def _apart(
    connection: AsyncConnection, it: StoredServerMatch, orders: Lineups
) -> set[tuple[int, int]]:
    members, found = it.state.members, set[tuple[int, int]]()
    of_member = {members[each]: each for each in orders[1][: it.state.size]}
    for each in orders[0][: it.state.size]:
        around = await blocks.around(connection, members[each])
        found |= {(each, of_member[member]) for member in around & of_member.keys()}
    return found


async def _let_go(
    connection: AsyncConnection, it: StoredServerMatch, now: datetime
) -> StoredServerMatch:
    for side in SIDES:
        for player in it.state.order(side):
            if is_gone(it.state.members[player]) and not it.state.over:
                it = await happen(connection, it, PlayerLeft(player), now)
    return it


async def _count(
    connection: AsyncConnection, it: StoredServerMatch, now: datetime
) -> StoredServerMatch:
    settled = await MATCH_STORE.settled_boards(connection, it.match_id)
    for row in it.playing:
        if row.board not in settled or not it.state.is_open(row.board):
            continue
        played = await match_tables.look_at(connection, it, row, it.state.match)
        result = None
        if played is not None:
            result = await match_tables.decided_at(connection, it.state.match, played)
        if result is not None:
            it = await happen(connection, it, _of_board(row.board, result), now)
        else:
            it = await again(connection, it, row, now)
    return it


async def again(
    connection: AsyncConnection, it: StoredServerMatch, row: BoardRow, now: datetime
) -> StoredServerMatch:
    """Begin a board's game once more: it was annulled, or a reserve sits there now."""
    if row.table_id is not None:
        await match_tables.call_off(connection, row.table_id, now)
    one, second = (it.member_at(side, row.board) for side in SIDES)
    if await keep_apart(connection, one, second):
        drawn = BoardDecided(KEY, row.board, None, HowDecided.RULED)
        return await happen(connection, it, drawn, now)
    attempt = row.attempt + 1
    table_id = await match_tables.begin_match(
        connection, it, it.state.match, board=row.board, attempt=attempt, now=now
    )
    renewed = await match_time.renewed(connection, it, row, now)
    anew = replace(
        renewed, table_id=table_id, attempt=attempt, extension_by=None, extension_press=None
    )
    await MATCH_STORE.change_board(connection, anew)
    return it.with_row(anew)


async def _end_endless(
    connection: AsyncConnection, it: StoredServerMatch, now: datetime
) -> tuple[StoredServerMatch, list[datetime]]:
    looks = list[datetime]()
    since = min((each.opened_at for each in it.playing), default=now)
    stops = await match_time.stops_since(connection, since, it.row.server_id)
    for row in it.playing:
        if not it.state.is_open(row.board):
            continue
        longest = LONGEST * timedelta(hours=it.setup.hours)
        latest = row.opened_at + longest + match_time.down(stops, row.opened_at)
        if latest > now:
            looks.append(latest)
            continue
        lost = BoardDecided(KEY, row.board, None, HowDecided.WALKOVER)
        it = await happen(connection, it, lost, now)
    return it, looks


async def _pass_time(
    connection: AsyncConnection, it: StoredServerMatch, now: datetime
) -> tuple[StoredServerMatch, list[datetime]]:
    if it.state.over or it.state.begun:
        return it, []
    until = it.setup.code_until
    if it.state.accepted:
        until = await ready_by(connection, it)
    if until > now:
        return it, [until]
    if it.state.accepted and all(it.state.orders):
        return await begin(connection, it, now), []
    return await happen(connection, it, MatchEnded(MatchEnd.LAPSED), now), []


async def _close(
    connection: AsyncConnection, it: StoredServerMatch, now: datetime
) -> StoredServerMatch:
    # Whoever has left, or given up, loses the game; else it is annulled.
    for row in it.playing:
        if it.state.is_open(row.board):
            continue
        decided = it.state.boards.get(row.board)
        winner = None if decided is None else decided.winner
        played = await match_tables.look_at(connection, it, row, it.state.match)
        if played is not None and winner is not None:
            await match_tables.leave(connection, played, other(winner), now)
        elif row.table_id is not None:
            await match_tables.call_off(connection, row.table_id, now)
        await MATCH_STORE.close_board(connection, row)
    kept = tuple(each for each in it.playing if it.state.is_open(each.board))
    return replace(it, playing=kept)


async def _open(
    connection: AsyncConnection, it: StoredServerMatch, now: datetime
) -> tuple[StoredServerMatch, list[datetime]]:
    due_at, opened = now + timedelta(hours=it.setup.hours), list[datetime]()
    for board in range(1, it.state.size + 1):
        if not it.state.is_open(board) or it.row_of(board) is not None:
            continue
        table_id = await match_tables.begin_match(
            connection, it, it.state.match, board=board, attempt=1, now=now
        )
        row = BoardRow(it.match_id, board, table_id, 1, opened_at=now, due_at=due_at)
        await MATCH_STORE.open_board(connection, row)
        it, opened = it.with_row(row), [due_at]
    return it, opened


async def _look(
    connection: AsyncConnection, it: StoredServerMatch, at: datetime | None, now: datetime
) -> StoredServerMatch:
    look_at, finished_at = at, None
    if it.state.over:
        look_at, finished_at = None, it.setup.finished_at or now
    if (look_at, finished_at) != (it.setup.look_at, it.setup.finished_at):
        await MATCH_STORE.look(connection, it.match_id, look_at, finished_at)
    return replace(it, setup=replace(it.setup, look_at=look_at, finished_at=finished_at))


def _of_board(board: int, result: Decided) -> BoardDecided:
    return BoardDecided(KEY, board, result.winner, result.how, result.score)
