"""A member's word on what their team does about its opponents if it loses the round."""

from dataclasses import dataclass
from datetime import datetime

from sqlalchemy.ext.asyncio import AsyncConnection

from club.core.errors import GameOver, NotSeated, OpponentsSettled
from club.table import losers_choice
from club.table.losers_choice import LosersWish
from club.table.snapshot import Snapshot
from engine.contest import Contest, Side


@dataclass(frozen=True, slots=True)
class TeamsWish:
    """What a member's team does if it loses the running round, whose number counts from 1."""

    table_id: int
    round: int
    wish: LosersWish


async def look(connection: AsyncConnection, lead: Snapshot, member_id: int) -> TeamsWish:
    """Return what a member's team does; `Groups.teams_wish` names the refusals."""
    contest, side = _playing(lead, member_id)
    wish = await losers_choice.wish_of(connection, lead.lead_id, contest, side)
    return TeamsWish(lead.lead_id, len(contest.rounds) + 1, wish)


async def say(
    connection: AsyncConnection,
    lead: Snapshot,
    member_id: int,
    wish: LosersWish,
    round_: int | None,
    *,
    now: datetime,
) -> TeamsWish:
    """Say what one's team does if it loses a round, unless another round is played by now."""
    contest, side = _playing(lead, member_id)
    if round_ == len(contest.rounds) + 1:
        await losers_choice.say(
            connection, lead.lead_id, contest, side, wish, member_id=member_id, now=now
        )
    return await look(connection, lead, member_id)


def _playing(lead: Snapshot, member_id: int) -> tuple[Contest, Side]:
    contest, rules = lead.contest, lead.rules
    if contest is None or contest.finished or lead.sheet_score is not None:
        raise GameOver
    player = next((each for each in lead.players if each.member_id == member_id), None)
    if player is None or player.left_at is not None:
        raise NotSeated
    if not rules.losers_choose:
        raise OpponentsSettled
    return contest, next(at for at, side in enumerate(contest.sides, 1) if player.seat in side)
