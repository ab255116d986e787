"""What is said about the seats of a contest whose players have left."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection

from data.core import members
from data.table import votes
from data.table.load_table import Whole
from data.table.tables import PLAYING
from data.table.votes import Vote

BY_COMPUTER: Final = "computer"
BY_FORFEIT: Final = "forfeit"
ANYHOW: Final = (BY_COMPUTER, BY_FORFEIT)
"""What may be done about a seat, whoever asks for it."""


@dataclass(frozen=True, slots=True)
class Leaving:
    """A seat whose player has left.

    Attributes:
        seat: The player's number.
        left_at: Since when.
        said_at: When the last thing was said about it.
        candidates: Those who have asked for the seat and have none there, by id, with their names.
        said: What each of the others wants done: "computer", "forfeit" or a candidate's id.
    """

    seat: int
    left_at: datetime
    said_at: datetime
    candidates: tuple[tuple[int, str], ...] = ()
    said: Mapping[int, str] = field(default_factory=dict[int, str])


def somebody_left(found: Whole) -> bool:
    """Whether a seat of a running contest waits for somebody."""
    return found.table.status == PLAYING and any(each.left_at for each in found.seats)


async def read(connection: AsyncConnection, found: Whole) -> tuple[Leaving, ...]:
    """What is said about each seat that was left."""
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
    """Under which votes are kept of what is to be done about the seat of a player who has left."""
    return f"seat:{seat}"
