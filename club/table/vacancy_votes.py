"""The votes about the seats of a contest whose players have left."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection

from data.core import members
from data.schema.vocabulary import TableStatus
from data.table import votes
from data.table.load_table import Whole
from data.table.votes import Vote

BY_COMPUTER: Final = "computer"
BY_FORFEIT: Final = "forfeit"
ANYHOW: Final = (BY_COMPUTER, BY_FORFEIT)
"""The votes open to every player."""


@dataclass(frozen=True, slots=True)
class Leaving:
    """A seat, by its player's number, whose player has left.

    Attributes:
        said_at: When the last vote about it was cast.
        candidates: Members without a seat there who have asked for it, by id, with their names.
        said: The vote of each other player: "computer", "forfeit" or a candidate's id.
    """

    seat: int
    left_at: datetime
    said_at: datetime
    candidates: tuple[tuple[int, str], ...] = ()
    said: Mapping[int, str] = field(default_factory=dict[int, str])


def somebody_left(found: Whole) -> bool:
    """Whether a seat of a running contest is vacant."""
    return found.table.status == TableStatus.PLAYING and any(each.left_at for each in found.seats)


async def read(connection: AsyncConnection, found: Whole) -> tuple[Leaving, ...]:
    """Return the votes about each vacant seat."""
    leavings: list[Leaving] = []
    for each in found.seats:
        if each.left_at is None:
            continue
        given = await votes.on(connection, found.lead_id, question(each.seat))
        asking = {vote.member_id: vote.choice for vote in given if _asks(vote)}
        for seated in found.seats:
            asking.pop(seated.member_id or 0, None)
        named = await members.get_many(connection, asking)
        may_be_done = {*asking.values(), *ANYHOW}
        leavings.append(
            Leaving(
                seat=each.seat,
                left_at=each.left_at,
                said_at=max((vote.at for vote in given), default=each.left_at),
                candidates=tuple((one, named[one].name) for one in asking),
                said={
                    vote.member_id: vote.choice
                    for vote in given
                    if not _asks(vote) and vote.choice in may_be_done
                },
            )
        )
    return tuple(leavings)


def _asks(vote: Vote) -> bool:
    return vote.choice == str(vote.member_id)


def question(seat: int) -> str:
    """Return the key of the votes about a vacant seat."""
    return f"seat:{seat}"
