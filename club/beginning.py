"""How play begins: who sits where, who deals first, and at which tables."""

import logging
from datetime import datetime

from sqlalchemy.ext.asyncio import AsyncConnection

from club import dealing
from club.presses import Presses
from data import boards, scores, tables
from data.tables import PLAYING, Seated, Table
from engine import fair
from engine.contest import Contest, Sides
from engine.cut import cut_for_deal, cut_order, sides_by_cut
from engine.rules import Rules
from engine.seats import SEATS, Seat, other

log = logging.getLogger(__name__)


async def begin(
    connection: AsyncConnection,
    table_id: int,
    guest_id: int | None,
    presses: Presses,
    now: datetime,
) -> None:
    """Start playing: who cuts what, who deals first and the cards hang on the presses as well.

    Args:
        connection: A write transaction.
        table_id: The table, whose seats are all taken.
        guest_id: The guest, where two members play alone.
        presses: The players' presses, with the one that completes the table.
        now: The time.
    """
    players = await tables.seats(connection, table_id)
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
    rules = Rules.from_text(table.rules)
    sides = _sides(table, rules, players)
    dealer = _first_dealer(table, rules, len(players), sides)
    contest = Contest.start(rules, dealer, len(players), sides)
    await scores.save(connection, table_id, contest)
    for number in range(2, len({each.table for each in contest.pairings}) + 1):
        await boards.add(connection, await _further(connection, table, now), table_id, number)
    await dealing.deal_next(connection, table, contest, now)
    log.info("table=%d begins", table_id)


def _first_dealer(table: Table, rules: Rules, players: int, sides: Sides | None) -> Seat:
    """The seat that deals first; who may choose doesn't deal, which leaves them the first move.

    All players cut, and the side of the one who deals has the seat; in a round robin only the two
    who sit down first cut (rules, A.1, C.6, C.8).
    """
    cards = dealing.cut_cards(table, players)
    seats = dict(enumerate(SEATS, start=1))
    if rules.seating == "round_robin":
        first = Contest.start(rules, SEATS[0], players).pairings[0]
        cards = tuple(cards[player - 1] for player in first.players)
    elif players > len(SEATS):
        started = Contest.start(rules, SEATS[0], players, sides)
        pairs = zip(SEATS, started.sides, strict=True)
        seats = {player: seat for seat, side in pairs for player in side}
    cut = cut_for_deal(rules, cards)
    if cut.dealer is not None:
        return seats[cut.dealer]
    if cut.chooser is not None:
        return other(seats[cut.chooser])
    return fair.first_dealer(table.contest_seed, dealing.hangs_on(table))


def _sides(table: Table, rules: Rules, players: list[Seated]) -> Sides | None:
    """Each side's players: as they have joined, or else by the cut (rules, C.6, C.8)."""
    cards = dealing.cut_cards(table, len(players))
    if rules.seating == "captain":
        captain, *field = cut_order(cards)
        return ((captain,), tuple(field))
    if rules.seating != "partnership":
        return None
    if not all(each.side for each in players):
        return sides_by_cut(cards)
    first, second = (tuple(one.seat for one in players if one.side == side) for side in SEATS)
    return first, second


async def _further(connection: AsyncConnection, lead: Table, now: datetime) -> int:
    """Set up one more table for the contest of another; its number."""
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
        status=PLAYING,
        accepted_by_interaction=lead.accepted_by_interaction,
        presses=lead.presses,
        started_at=now,
        clock=lead.clock,
    )
