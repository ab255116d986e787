"""The votes about the seats of a contest whose players have left."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from enum import StrEnum

from sqlalchemy.ext.asyncio import AsyncConnection

from data.core import members
from data.table import votes
from data.table.load_table import LoadedTable
from data.table.votes import Vote


class SeatVote(StrEnum):
    """The votes about a vacant seat besides those for a candidate, who is named by their id."""

    COMPUTER = "computer"
    FORFEIT = "forfeit"


@dataclass(frozen=True, slots=True)
class VacantSeat:
    """A seat, by its player's number, whose player has left."""

    seat: int
    left_at: datetime
    said_at: datetime  # when anything was last said about it, requests for the seat included
    voted_at: datetime  # when a player last voted about it
    candidates: tuple[tuple[int, str], ...] = ()  # id and name of members who have asked for it
    # By player: a `SeatVote` or a candidate's id.
    said: Mapping[int, str] = field(default_factory=dict[int, str])


async def read(connection: AsyncConnection, found: LoadedTable) -> tuple[VacantSeat, ...]:
    """Return the votes about each vacant seat."""
    leavings: list[VacantSeat] = []
    for each in found.seats:
        if each.left_at is None:
            continue
        given = await votes.on(connection, found.lead_id, question(each.seat))
        asking = {vote.member_id: vote.choice for vote in given if _asks(vote)}
        for seated in found.seats:
            asking.pop(seated.member_id or 0, None)
        cast = [vote for vote in given if not _asks(vote)]
        named = await members.get_many(connection, asking)
        may_be_done = {*asking.values(), *SeatVote}
        leavings.append(
            VacantSeat(
                seat=each.seat,
                left_at=each.left_at,
                said_at=max((vote.at for vote in given), default=each.left_at),
                voted_at=max((vote.at for vote in cast), default=each.left_at),
                candidates=tuple((one, named[one].name) for one in asking),
                said={vote.member_id: vote.choice for vote in cast if vote.choice in may_be_done},
            )
        )
    return tuple(leavings)


def _asks(vote: Vote) -> bool:
    return vote.choice == str(vote.member_id)


def question(seat: int) -> str:
    """Return the key of the votes about a vacant seat."""
    return f"seat:{seat}"
