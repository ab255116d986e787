"""What a team does about its opponents if it loses the round, where the rules leave it the choice.

Its members say so while the round is played; whoever speaks last decides. One that says nothing
changes opponents (rules, C.6, `after_loss`).
"""

from datetime import datetime

from sqlalchemy.ext.asyncio import AsyncConnection

from data.table import tables, votes
from data.table.votes import Vote
from engine.contest import Contest, Side
from engine.seats import other
from engine.words import Word


class LosersWish(Word):
    """What a team that loses does: change opponents, or keep them."""

    CHANGE = "change"
    KEEP = "keep"


async def wish_of(
    connection: AsyncConnection, lead_id: int, contest: Contest, side: Side
) -> LosersWish:
    """Return what a side does if it loses the running round."""
    return await _said(connection, lead_id, contest, len(contest.rounds) + 1, side)


async def say(
    connection: AsyncConnection,
    lead_id: int,
    contest: Contest,
    side: Side,
    wish: LosersWish,
    *,
    member_id: int,
    now: datetime,
) -> None:
    """Store what a member of a side wants it to do if it loses the running round."""
    question = _question(len(contest.rounds) + 1, side)
    await votes.cast(connection, Vote(lead_id, question, member_id, wish, now))


async def honoured(
    connection: AsyncConnection, lead_id: int, before: Contest, after: Contest
) -> Contest:
    """Return a contest after a deal, with the opponents kept if a round's losers have said so."""
    if len(after.rounds) == len(before.rounds):
        return after
    kept, winner = after.keeping_opponents(), after.rounds[-1].winner
    if kept is None or winner is None:
        return after
    wish = await _said(connection, lead_id, after, len(after.rounds), other(winner))
    return kept if wish == LosersWish.KEEP else after


async def _said(
    connection: AsyncConnection, lead_id: int, contest: Contest, round_: int, side: Side
) -> LosersWish:
    said = await votes.on(connection, lead_id, _question(round_, side))
    if not said:
        return LosersWish.CHANGE
    team = {
        each.member_id
        for each in await tables.seats(connection, lead_id)
        if each.seat in contest.sides[side - 1] and each.left_at is None
    }
    choices = [vote.choice for vote in said if vote.member_id in team]
    latest = LosersWish.read(choices[-1]) if choices else None
    return latest or LosersWish.CHANGE


def _question(round_: int, side: Side) -> str:
    return f"opponents:{round_}:{side}"
