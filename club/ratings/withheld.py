"""Results that are kept from a team until a player has discarded (rules, A.6).

Each is counted in the transaction of the move that reveals it, and so exactly once.
"""

from sqlalchemy.ext.asyncio import AsyncConnection

from club.ratings import record_result
from club.table.snapshot import Snapshot, load_all
from data.ratings import deal_stats
from data.table import results
from data.table.withheld import is_held

HAND = 10
"""The cards of a hand at rest; a player with more has yet to discard."""


async def kept_from(connection: AsyncConnection, snapshot: Snapshot) -> list[list[int]]:
    """Number and ply of tables in mid-turn, which may not see a result yet (`ResultRow.held`)."""
    if not snapshot.may_withhold:
        return []
    here = snapshot.table.table_id
    others = await load_all(connection, (board for board in snapshot.boards if board != here))
    return [
        [each.table.table_id, each.table.ply]
        for each in others
        if each.state is not None and max(each.state.view(None).hand_sizes) > HAND
    ]


async def release(connection: AsyncConnection, snapshot: Snapshot) -> list[int]:
    """Count results that a move reveals (`snapshot`: before it); return the tables that waited."""
    if not snapshot.may_withhold:
        return []
    passed = [snapshot.table.table_id, snapshot.table.ply]
    waited: list[int] = []
    for board in snapshot.boards:
        ended = await results.last(connection, board)
        if ended is None or passed not in (ended.held or ()):
            continue
        waited.append(board)
        if not await is_held(connection, ended.held):
            await _count(connection, board, ended.deal)
    return waited


async def release_all(connection: AsyncConnection, snapshot: Snapshot) -> None:
    """Count all results that are still withheld in a contest that is about to end."""
    if not snapshot.may_withhold:
        return
    for board in snapshot.boards:
        ended = await results.last(connection, board)
        if ended is not None and await is_held(connection, ended.held):
            await _count(connection, board, ended.deal)


async def _count(connection: AsyncConnection, table_id: int, deal: int) -> None:
    """Count a deal, unless an earlier version did so when it ended."""
    if not await deal_stats.are_kept(connection, table_id, deal):
        await record_result.count_deal(connection, table_id, deal)
