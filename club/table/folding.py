"""What follows from a table's moves, its seed and its rules: read, replayed and cached."""

from dataclasses import dataclass, field, replace
from datetime import datetime
from functools import lru_cache
from typing import Final
from weakref import WeakKeyDictionary

from sqlalchemy.ext.asyncio import AsyncConnection

from club.table import dealing
from club.table.sheet_score import SheetScore
from club.table.sheet_score import fold as fold_paper
from data.schema.types import from_milliseconds, to_milliseconds
from data.schema.vocabulary import TableKind, TableStatus
from data.scorepad import entries
from data.table import boards, deals, load_table, moves, results, scores
from data.table.deals import DealRow
from data.table.load_table import LoadedTable
from data.table.moves import MoveRow
from data.table.withheld import is_held
from engine import fair
from engine.beginning import cuts
from engine.cards import Card
from engine.contest import Contest
from engine.machine import State
from engine.moves import Move
from engine.results import DealResult
from engine.rules import Rules, read_rules
from engine.seats import Seat
from engine.words import SeatingFormat


@dataclass(frozen=True, slots=True)
class FoldedTable:
    """All that follows from the moves of a contest, its seed and its rules."""

    status: str = ""
    stamp: int | None = None  # how many deals of the contest were over
    move: load_table.PlayedMove | None = None  # this table's last
    boards: tuple[int, ...] = ()
    contest: Contest | None = None
    deal: DealRow | None = None
    state: State | None = field(default=None, repr=False)
    pair: tuple[int, ...] | None = None  # by number, in the running deal or the last one
    last: DealResult | None = None
    last_deal: DealRow | None = None
    last_pair: tuple[int, ...] | None = None  # the same of the last one
    held: bool = False
    cut: tuple[Card, ...] = ()  # what the players cut; until the first deal is over
    sheet_score: SheetScore | None = None


_REMEMBERED: Final = 2048
"""Tables that are cached: the latest to be seen."""

_memories: WeakKeyDictionary[object, dict[int, FoldedTable]] = WeakKeyDictionary()
"""For each open database, what followed from a table's moves when it was last seen.

A move is never changed or taken back, so two looks with the same last move have all in common.
"""


def remember(connection: AsyncConnection, table_id: int, played: FoldedTable) -> None:
    """Cache what follows from a table's moves."""
    memory = _memories.setdefault(connection.sync_engine.pool, {})
    memory.pop(table_id, None)
    if played.held or played.sheet_score is not None:
        return  # What ends that is a move at another table; and entries may be corrected.
    memory[table_id] = played
    if len(memory) > _REMEMBERED:
        del memory[next(iter(memory))]


def played_on(connection: AsyncConnection, before: State, row: MoveRow, state: State) -> None:
    """Cache what a move has just led to, stored or not, so that the next look needn't play it."""
    memory = _memories.get(connection.sync_engine.pool, {})
    known = memory.get(row.table_id)
    if known is not None and known.state is before:
        move = load_table.PlayedMove(
            row.ply, row.deal, row.seat, row.move, as_stored(row.at), row.interaction_id
        )
        memory[row.table_id] = replace(known, move=move, state=state)


def as_stored(moment: datetime) -> datetime:
    """Return a moment as it will be read back: a table after a move equals what is stored of it."""
    return from_milliseconds(to_milliseconds(moment))


def forget(connection: AsyncConnection, table_id: int) -> None:
    """Have a table's moves replayed at the next look."""
    _memories.get(connection.sync_engine.pool, {}).pop(table_id, None)


def recalled(connection: AsyncConnection, found: LoadedTable) -> FoldedTable | None:
    """Return what is cached, if it holds; if only one move is new, with that played."""
    if (
        found.table.status not in {TableStatus.PLAYING, TableStatus.FINISHED}
        and found.table.kind != TableKind.SHEET
    ):
        return FoldedTable()
    known = _memories.get(connection.sync_engine.pool, {}).get(found.table.table_id)
    if known is None or (known.status, known.stamp) != (found.table.status, found.stamp):
        return None
    if known.move == found.last:
        return known
    if known.state is None or found.last is None or known.move != found.before:
        return None
    last = found.last
    state = _after(known.state, last.ply, last.seat, last.move)
    if state.result is not None:
        return None
    return replace(known, move=found.last, state=state)


async def read(connection: AsyncConnection, found: LoadedTable) -> FoldedTable:
    """Replay what is stored of a table, from the shuffle of its running deal on."""
    table, rules = found.table, rules_of(found.table.rules)
    if table.kind == TableKind.SHEET:
        return await _read_paper(connection, found, rules)
    ended = await results.last(connection, table.table_id)
    newest = await deals.current(connection, table.table_id)
    last_deal = newest
    if ended is not None and newest is not None and newest.deal != ended.deal:
        last_deal = await deals.get(connection, table.table_id, ended.deal)
    # While the other tables of a round still play, nothing runs here; nor after the end.
    over = table.status != TableStatus.PLAYING or (ended is not None and last_deal is newest)
    deal = None if over else newest
    team = rules.seating == SeatingFormat.PARTNERSHIP
    contest = await scores.load(connection, found.lead_id, rules)
    return FoldedTable(
        status=table.status,
        stamp=found.stamp,
        move=found.last,
        boards=await boards.of_contest(connection, found.lead_id) if team else (),
        contest=contest,
        deal=deal,
        state=None if deal is None else await fold(connection, rules, deal),
        pair=_pair(newest),
        last=None if ended is None else DealResult.from_json(ended.detail),
        last_deal=last_deal,
        last_pair=_pair(last_deal),
        held=ended is not None and await is_held(connection, ended.held),
        cut=_cut(found, rules, contest),
    )


async def fold(connection: AsyncConnection, rules: Rules, deal: DealRow) -> State:
    """Replay a deal's moves from its shuffle; ValueError if its seed isn't the committed one."""
    if fair.commitment(deal.seed) != deal.commitment:
        raise ValueError("a deal's seed isn't the one that was committed to")
    state = dealing.opening(rules, deal)
    for row in await moves.of_deal(connection, deal.table_id, deal.deal):
        state = _after(state, row.ply, row.seat, row.move)
    return state


def _after(state: State, ply: int, seat: Seat, word: str) -> State:
    try:
        return state.play(Move.parse(word), seat)
    except Exception as error:
        error.add_note(f"the move at ply {ply}")
        raise


async def _read_paper(connection: AsyncConnection, found: LoadedTable, rules: Rules) -> FoldedTable:
    if found.table.status not in {TableStatus.PLAYING, TableStatus.FINISHED}:
        return FoldedTable(sheet_score=SheetScore())
    rows = await entries.of_table(connection, found.table.table_id)
    paper = fold_paper(rules, found.seats, rows)
    return FoldedTable(status=found.table.status, contest=paper.contest, sheet_score=paper)


def _cut(found: LoadedTable, rules: Rules, contest: Contest | None) -> tuple[Card, ...]:
    """Return the cut cards until the first deal is over; from then on viewers know them."""
    if contest is None or contest.deals or not cuts(rules):
        return ()
    return dealing.cut_cards(found.table, len(found.seats))


def _pair(deal: DealRow | None) -> tuple[int, ...] | None:
    return None if deal is None else deal.players


@lru_cache(maxsize=256)
def rules_of(text: str) -> Rules:
    """Read stored rules."""
    return read_rules(text)
