"""Figures of a finished deal for its two members, from its result and moves (docs/profiles.md)."""

from collections.abc import Sequence
from typing import Final

from club.core.unreadable import read_each
from club.ratings.board_points import rules_of
from data.ratings import deal_stats
from data.ratings.deal_stats import CountedMove, DealStatsRow, PlayedDeal
from data.storage.database import Database
from data.table.withheld import is_withheld
from engine.moves import Move, MoveKind
from engine.results import DealResult, ResultKind
from engine.seats import SEATS, Seat, other

CATCHES: Final = frozenset({ResultKind.KNOCK, ResultKind.GIN, ResultKind.BIG_GIN})
"""The results that leave the loser with what they held."""

TURN_ENDS: Final = frozenset({MoveKind.DISCARD, MoveKind.OFFER})
"""The kinds of move that end a turn."""

_BATCH: Final = 10
"""Tables that are counted in one transaction; others get their turn in between."""


def of_deal(deal: PlayedDeal) -> list[DealStatsRow]:
    """Return the figures of a deal for each of its two players; a deal of three has none."""
    result, rules = DealResult.from_json(deal.result.detail), rules_of(deal.rules)
    members = deal.result.members
    if len(members) > len(SEATS):
        return []
    rows: list[DealStatsRow] = []
    for seat in SEATS:
        member, opponent = members[seat - 1], members[other(seat) - 1]
        row = DealStatsRow(
            table_id=deal.result.table_id,
            deal=deal.result.deal,
            member_id=member,
            opponent_id=opponent,
            server_id=deal.server_id,
            family=rules.family,
            variant=rules.preset,
            result=result.result,
            outcome=0 if result.winner is None else 1 if result.winner == seat else -1,
            points=result.scores[seat - 1],
            against=result.scores[other(seat) - 1],
            turn=_turn(deal.moves, seat) if result.knocker == seat else None,
            caught=_caught(result, seat),
            times=_times(deal, seat),
            held=deal.result.held is not None,
            at=deal.result.at,
        )
        rows.append(row)
    return rows


async def count_anew(database: Database, server_id: int) -> None:
    """Recount the figures of a server's deals, some tables at a time; withheld ones have none."""
    async with database.read() as connection:
        every = await deal_stats.tables_of(connection, server_id)
    for first in range(0, len(every), _BATCH):
        batch = every[first : first + _BATCH]
        async with database.write() as connection:
            await deal_stats.clear(connection, batch)
            known = [
                each
                for each in await deal_stats.played(connection, batch)
                if not await is_withheld(connection, each.result.held)
            ]
            rows = read_each(of_deal, known, _table_of)
            await deal_stats.add(connection, [row for two in rows for row in two])


def _table_of(deal: PlayedDeal) -> int:
    return deal.result.table_id


def _turn(moves: Sequence[CountedMove], seat: Seat) -> int:
    own = [made for made in moves if made.seat == seat]
    return 1 + sum(Move.parse(made.word).kind in TURN_ENDS for made in own[:-1])


def _caught(result: DealResult, seat: Seat) -> int | None:
    """Return the loser's deadwood after layoffs, if the other knocked or had gin."""
    if result.result not in CATCHES or result.winner != other(seat) or result.deadwood is None:
        return None
    return result.deadwood[seat - 1]


def _times(deal: PlayedDeal, seat: Seat) -> list[int]:
    """Whole seconds of each of a member's own moves, from the move before or the deal."""
    before = [deal.started_at, *(made.at for made in deal.moves)]
    return [
        max(0, int((made.at - since).total_seconds()))
        for since, made in zip(before, deal.moves, strict=False)
        if made.seat == seat and made.pressed
    ]
