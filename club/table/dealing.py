"""Where a table's cards come from: committed seeds, and the next deal."""

from datetime import datetime
from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection

from club.table import losers_choice
from data.table import boards, deals, results, scores, tables
from data.table.deals import DealRow
from data.table.results import ResultRow
from data.table.tables import Table
from engine import fair
from engine.cards import Card, parse_card
from engine.contest import Contest, Pairing
from engine.families import start_deal
from engine.machine import State
from engine.moves import ENDINGS
from engine.results import DealResult
from engine.rules import Rules
from engine.words import KnockCardSource, SeatingFormat

_NOBODY: Final = (None, None, None)


def seed_of(table: Table, deal: int, round_: int | None = None, number: int = 1) -> bytes:
    """Return the seed of a deal's shuffle; deal and table are numbers in the contest, from 1.

    `round_` is None where one deal runs at a time: each is its own round.
    """
    return fair.deal_seed(
        table.contest_seed,
        table=table.table_id if table.presses is None else number,
        round=deal if round_ is None else round_,
        deal=deal,
        presses=hangs_on(table),
    )


def cut_cards(table: Table, players: int) -> tuple[Card, ...]:
    """Return the card that each player cuts before the first deal, by number."""
    return fair.cut(table.contest_seed, hangs_on(table), players)


def opening(rules: Rules, deal: DealRow) -> State:
    """Return the deal before its first move."""
    return start_deal(
        rules,
        fair.shuffled(deal.seed),
        deal.dealer,
        number=deal.deal,
        knock_card=None if deal.knock_card is None else parse_card(deal.knock_card),
    )


async def deal_next(
    connection: AsyncConnection,
    lead: Table,
    contest: Contest,
    now: datetime,
    *,
    moved: int | None = None,
) -> None:
    """Deal the next cards at every table that waits for some; a misdeal is dealt again at once.

    `lead` leads the contest; `moved` is the table of the move: at others a deal counts as a ply.
    """
    team = contest.rules.seating == SeatingFormat.PARTNERSHIP
    board_ids = await boards.of_contest(connection, lead.table_id) if team else (lead.table_id,)
    while fresh := await _undealt(connection, contest, board_ids):
        for pairing in fresh:
            board_id = board_ids[pairing.table - 1]
            if team and board_id != moved and contest.deals:
                await tables.advance(connection, board_id)
            board = await tables.get(connection, board_id)
            assert board is not None
            row = await _row(
                connection, board, pairing, contest.rules, board_ids=board_ids, now=now
            )
            await deals.add(connection, row)
            misdeal = opening(contest.rules, row).result
            if misdeal is not None:
                contest = await keep_result(
                    connection,
                    row,
                    contest,
                    misdeal,
                    now,
                    lead_id=lead.table_id,
                    duplicate=lead.duplicate,
                )


async def _undealt(
    connection: AsyncConnection, contest: Contest, board_ids: tuple[int, ...]
) -> list[Pairing]:
    pairings = contest.pairings
    number = pairings[0].round if pairings else 0
    dealt = await deals.of_round(connection, board_ids, number)
    return [each for each in pairings if each.deal not in dealt]


async def keep_result(
    connection: AsyncConnection,
    deal: DealRow,
    contest: Contest,
    result: DealResult,
    now: datetime,
    *,
    lead_id: int,
    held: list[list[int]] | None = None,
    counts_for: tuple[int, ...] = (),
    duplicate: bool = False,
) -> Contest:
    """Store a finished deal, enter it on the sheet that `lead_id` keeps, and return that.

    `held` has the tables, and the ply that each must have passed, before a team may see the result;
    `counts_for` the members, by seat, in whose standings it counts, if it does. Of a `duplicate`
    no card is stored with it, and a fixed number of deals is played.
    """
    first, second, third = (*counts_for, *_NOBODY)[: len(_NOBODY)]
    row = ResultRow(
        table_id=deal.table_id,
        deal=deal.deal,
        result=result.result,
        winner=result.winner,
        points=result.points,
        boxes=result.boxes,
        detail=(result.without_cards if duplicate else result).to_json(),
        at=now,
        held=held,
        member_1=first,
        member_2=second,
        member_3=third,
    )
    await results.add(connection, row)
    entered = await losers_choice.honoured(connection, lead_id, contest, contest.add(result))
    if duplicate and result.result not in ENDINGS:
        over = entered.finished or entered.deals >= fair.DUPLICATE_DEALS
        entered = entered.by_points() if over else entered
    await scores.save(connection, lead_id, entered)
    return entered


async def _row(
    connection: AsyncConnection,
    board: Table,
    pairing: Pairing,
    rules: Rules,
    *,
    board_ids: tuple[int, ...],
    now: datetime,
) -> DealRow:
    seed = seed_of(board, pairing.deal, pairing.round, pairing.table)
    knock_card = None
    if rules.knock_card_source == KnockCardSource.SECOND_DECK:
        # One card serves all tables of a round: the first deal's.
        turned = await deals.knock_card_of(connection, board_ids, pairing.round)
        knock_card = turned or str(fair.knock_card(seed))
    first, second, *third = pairing.players
    return DealRow(
        table_id=board.table_id,
        deal=pairing.deal,
        round=pairing.round,
        dealer=pairing.dealer,
        seed=seed,
        commitment=fair.commitment(seed),
        knock_card=knock_card,
        first_ply=board.ply,
        started_at=now,
        player_1=first,
        player_2=second,
        player_3=third[0] if third else None,
    )


def hangs_on(table: Table) -> str:
    """Return what a table's cards depend on besides its seed: the players' presses.

    At tables begun before every player's press counted, that is the press that accepted.
    """
    if table.accepted_by_interaction is None:
        raise ValueError(f"table {table.table_id} has not been accepted")
    return table.presses or str(table.accepted_by_interaction)
