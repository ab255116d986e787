"""How play begins: the seats, the first dealer and the tables."""

import logging
from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime

from sqlalchemy.ext.asyncio import AsyncConnection

from club.table import dealing
from club.table.presses import ContestPresses
from data.schema.vocabulary import TableStatus
from data.table import boards, scores, tables
from data.table.tables import SeatOccupant, Table
from engine.beginning import captain_and_field, first_dealer
from engine.contest import Contest, Sides
from engine.cut import sides_by_cut
from engine.rules import Rules, read_rules
from engine.seats import SEATS
from engine.words import SeatingFormat

log = logging.getLogger(__name__)


async def begin(
    connection: AsyncConnection,
    table_id: int,
    guest_id: int | None,
    presses: ContestPresses,
    now: datetime,
) -> None:
    """Start playing at a table whose seats are all taken; `guest_id` if two members play alone."""
    seated = await tables.seats(connection, table_id)
    players = numbered(seated, presses)
    if players != seated:
        await tables.reseat_all(connection, table_id, players)
    await tables.start(
        connection,
        table_id,
        guest_id,
        presses.last,
        now,
        presses=presses.of(players),
        seal_shown=None if presses.shown is None else str(presses.shown),
    )
    table = await tables.get(connection, table_id)
    assert table is not None
    rules = read_rules(table.rules)
    sides = _sides(table, rules, players)
    dealer = first_dealer(rules, table.contest_seed, dealing.hangs_on(table), len(players), sides)
    contest = Contest.start(rules, dealer, len(players), sides)
    await scores.save(connection, table_id, contest)
    for number in range(2, len({each.table for each in contest.pairings}) + 1):
        await boards.add(connection, await _further(connection, table, now), table_id, number)
    await dealing.deal_next(connection, table, contest, now)
    log.info("table=%d begins", table_id)


def numbered(players: Sequence[SeatOccupant], presses: ContestPresses) -> list[SeatOccupant]:
    """Number the players in the order of their last presses, with the computer's after them."""
    # The bot's host could otherwise choose the cards by how it numbers players (docs/fairness.md).

    def place(each: SeatOccupant) -> tuple[bool, int, int]:
        return each.member_id is None, presses.by_member.get(each.member_id or 0, 0), each.seat

    return [replace(each, seat=seat) for seat, each in enumerate(sorted(players, key=place), 1)]


def _sides(table: Table, rules: Rules, players: list[SeatOccupant]) -> Sides | None:
    """Return each side's players: as they have joined, or by the cut (rules, C.6, C.8)."""
    cards = dealing.cut_cards(table, len(players))
    if rules.seating == SeatingFormat.CAPTAIN:
        return captain_and_field(cards)
    if rules.seating != SeatingFormat.PARTNERSHIP:
        return None
    if not all(each.side for each in players):
        return sides_by_cut(cards)
    first, second = (tuple(one.seat for one in players if one.side == side) for side in SEATS)
    return first, second


async def _further(connection: AsyncConnection, lead: Table, now: datetime) -> int:
    return await tables.create(
        connection,
        server_id=lead.server_id,
        channel_id=lead.channel_id,
        channel_name=lead.channel_name,
        rules=lead.rules,
        contest_seed=lead.contest_seed,
        commitment=lead.commitment,
        host_id=lead.host_id,
        created_at=now,
        status=TableStatus.PLAYING,
        accepted_by_interaction=lead.accepted_by_interaction,
        presses=lead.presses,
        started_at=now,
        clock=lead.clock,
    )
