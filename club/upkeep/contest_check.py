"""Games replayed move by move, and compared with what is stored of their deals and their sheets."""

import traceback
from collections.abc import AsyncGenerator, Callable, Iterator
from typing import Final

from sqlalchemy import select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from club.core.errors import CardsInPlay, NoSuchTable, UnreadableTable
from club.core.unreadable import why
from club.table import dealing, folding, records
from club.table.snapshot import Snapshot, load
from data.ratings import games
from data.schema.tables import boards, tables
from data.schema.vocabulary import TableKind, TableStatus
from data.storage.database import Database
from data.table import deals, results
from data.table.deals import DealRow
from data.table.results import ResultRow
from data.table.tables import OVER
from data.upkeep.findings import RESTORE, Finding
from engine import fair
from engine.contest import Contest
from engine.record import RecordError
from engine.results import DealResult
from engine.verify import verify

# What in the engine refuses a record for others.
_REFUSING: Final = frozenset({"refuse", "told"})

_SAID: Final = 1000  # games after which it is said how many there have been

_VOID: Final = "annul it by python bot.py --void {table}, or " + RESTORE
_REPORT: Final = f"{RESTORE}, or report it"


async def contest_findings(
    database: Database, say: Callable[[str], None]
) -> AsyncGenerator[Finding]:
    """Yield what is wrong with tables that wait or run, and with contests that are over."""
    async with database.read() as connection:
        further = select(boards.c.table_id)
        query = select(tables.c.table_id).where(tables.c.table_id.not_in(further))
        every = list(await connection.scalars(query.order_by(tables.c.table_id)))
        further_boards = list(await connection.scalars(further.order_by(boards.c.table_id)))
    every += further_boards
    for count, table_id in enumerate(every):
        if count and count % _SAID == 0:
            say(f"games: {count:,} of {len(every):,}")
        async with database.read() as connection:
            for finding in await _of_table(connection, table_id):
                yield finding


async def _of_table(connection: AsyncConnection, table_id: int) -> list[Finding]:
    try:
        snapshot = await load(connection, table_id)
    except NoSuchTable:
        return []
    except UnreadableTable as error:
        status = await connection.scalar(
            select(tables.c.status).where(tables.c.table_id == table_id)
        )
        remedy = RESTORE if status in OVER else _VOID.format(table=table_id)
        return [_at(table_id, f"the game can't be read ({error.reason})", remedy)]
    found: list[Finding] = []
    if snapshot.table.kind == TableKind.SHEET:
        return found  # It has neither cards nor a seal, and counts nowhere.
    # Once the game is annulled unread, nobody says that what is stored makes sense.
    if snapshot.table.status in {TableStatus.PLAYING, TableStatus.FINISHED}:
        found += await _deals(connection, snapshot)
        if snapshot.lead_id == table_id and not found:
            found += await _contest(connection, snapshot)
    if fair.commitment(snapshot.table.contest_seed) != snapshot.table.commitment:
        found.append(_at(table_id, "the seal isn't the one of its seed", RESTORE))
    return found


async def _deals(connection: AsyncConnection, snapshot: Snapshot) -> list[Finding]:
    table_id = snapshot.table.table_id
    ended = {row.deal: row for row in await results.of_table(connection, table_id)}
    found: list[Finding] = []
    for deal in await deals.all_of(connection, table_id):
        wrong = await _deal(connection, snapshot, deal, ended.get(deal.deal))
        found += [_at(table_id, f"deal {deal.deal} {each}", _REPORT) for each in wrong]
    return found


async def _deal(
    connection: AsyncConnection, snapshot: Snapshot, deal: DealRow, row: ResultRow | None
) -> list[str]:
    seed = dealing.seed_of(snapshot.table, deal.deal, deal.round, snapshot.number)
    if seed != deal.seed:
        return ["isn't dealt from the contest's seed"]
    try:
        state = await folding.fold(connection, snapshot.rules, deal)
        stored = None if row is None else DealResult.from_json(row.detail)
    except SQLAlchemyError:
        raise
    except Exception as error:  # noqa: BLE001 - whatever it is, it is about this deal
        return [f"can't be replayed ({why(error)})"]
    result = state.result
    if row is None or result is None:
        if row is None and result is None:
            return []
        return ["is over, and has no result" if row is None else "has a result, and isn't over"]
    if snapshot.table.duplicate:
        result = result.without_cards
    same = (row.result, row.winner, row.points, row.boxes) == (
        result.result,
        result.winner,
        result.points,
        result.boxes,
    )
    return [] if same and stored == result else ["has another result than its moves give"]


async def _contest(connection: AsyncConnection, snapshot: Snapshot) -> list[Finding]:
    # Compare the sheet with what the record gives, and the settled game with the sheet.
    table_id, contest = snapshot.lead_id, snapshot.contest
    over = snapshot.table.status == TableStatus.FINISHED
    found = list[Finding]()
    if contest is not None and contest.deals and over:
        found += [_at(table_id, each, _REPORT) for each in await _record(connection, snapshot)]
    game = await games.get(connection, table_id)
    settlement = None if contest is None else contest.settlement
    if game is None or settlement is None:
        if over and (game is None) != (settlement is None):
            found.append(_at(table_id, "only the sheet or the game says how it ended", _REPORT))
        return found
    stored = game.winner_side, game.reason, game.shutout, tuple(game.totals), game.net
    given = (
        settlement.winner,
        settlement.reason,
        settlement.shutout,
        tuple(settlement.totals),
        settlement.net,
    )
    if stored != given:
        found.append(_at(table_id, "the game has another end than its sheet", _REPORT))
    return found


async def _record(connection: AsyncConnection, snapshot: Snapshot) -> Iterator[str]:
    try:
        text = await records.write(connection, snapshot, None)
        contest = verify(text).played.contest
    except CardsInPlay:
        return iter(())  # It is looked at once the other tables are over too.
    except SQLAlchemyError:
        raise
    except RecordError as error:
        # What it says may name cards, so only what was being looked at is told.
        steps = [frame.name.strip("_") for frame in traceback.extract_tb(error.__traceback__)]
        at = next(name for name in reversed(steps) if name not in _REFUSING)
        return iter((f"the record doesn't hold (by {at.replace('_', ' ')})",))
    except Exception as error:  # noqa: BLE001 - whatever it is, it is about this contest
        return iter((f"the record can't be written ({why(error)})",))
    if snapshot.table.duplicate and not contest.finished:
        contest = contest.by_points()
    same = _sheet(contest) == _sheet(snapshot.contest)
    return iter(() if same else ("the sheet isn't what the record gives",))


def _sheet(contest: Contest | None) -> object:
    # Return all of a sheet but the rules, which may be worded in two ways.
    return None if contest is None else {**contest.to_json(), "rules": None}


def _at(table_id: int, what: str, remedy: str) -> Finding:
    return Finding(f"table {table_id}", what, remedy)
