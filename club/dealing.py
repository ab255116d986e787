"""Where a table's cards come from: committed seeds, and the next deal."""

from datetime import datetime

from sqlalchemy.ext.asyncio import AsyncConnection

from data import deals, results, scores
from data.deals import DealRow
from data.results import ResultRow
from data.tables import Table
from engine import fair
from engine.cards import parse_card
from engine.contest import Contest
from engine.machine import State, start_deal
from engine.results import DealResult
from engine.rules import Rules


def seed_of(table: Table, number: int) -> bytes:
    """The seed of a deal's shuffle; at a table of two every deal is a round of its own.

    Args:
        table: A table that has been accepted.
        number: The deal's number at this table, from 1.
    """
    if table.accepted_by_interaction is None:
        raise ValueError(f"table {table.table_id} has not been accepted")
    return fair.deal_seed(
        table.contest_seed,
        table=table.table_id,
        round=number,
        deal=number,
        interaction=table.accepted_by_interaction,
    )


def opening(rules: Rules, deal: DealRow) -> State:
    """The deal before its first move."""
    return start_deal(
        rules,
        fair.shuffled(deal.seed),
        deal.dealer,
        number=deal.deal,
        knock_card=None if deal.knock_card is None else parse_card(deal.knock_card),
    )


async def deal_next(
    connection: AsyncConnection, table: Table, contest: Contest, now: datetime
) -> None:
    """Deal the next deal's cards, and again for as long as that is a misdeal.

    Args:
        connection: A write transaction.
        table: The table as it stands after its last move.
        contest: The sheet as it stands after its last deal.
        now: The time.
    """
    while True:
        row = _row(table, contest, now)
        await deals.add(connection, row)
        misdeal = opening(contest.rules, row).result
        if misdeal is None:
            return
        contest = await keep_result(connection, row, contest, misdeal, now)


async def keep_result(
    connection: AsyncConnection, deal: DealRow, contest: Contest, result: DealResult, now: datetime
) -> Contest:
    """Write a finished deal down and enter it on the sheet; the sheet as it stands then."""
    row = ResultRow(
        table_id=deal.table_id,
        deal=deal.deal,
        result=result.result,
        winner=result.winner,
        points=result.points,
        boxes=result.boxes,
        detail=result.to_json(),
        at=now,
    )
    await results.add(connection, row)
    entered = contest.add(result)
    await scores.save(connection, deal.table_id, entered)
    return entered


def _row(table: Table, contest: Contest, now: datetime) -> DealRow:
    number = contest.deals + 1
    seed = seed_of(table, number)
    second_deck = contest.rules.knock_card_source == "second_deck"
    return DealRow(
        table_id=table.table_id,
        deal=number,
        round=number,
        dealer=contest.dealer,
        seed=seed,
        commitment=fair.commitment(seed),
        knock_card=str(fair.knock_card(seed)) if second_deck else None,
        first_ply=table.ply,
        started_at=now,
    )
