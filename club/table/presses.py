"""The presses that a contest's cards depend on, and the message that showed its seal.

Each player's last press before play begins counts (docs/fairness.md).
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection

from data.schema.vocabulary import DisplayKind
from data.table import displays, votes
from data.table.tables import SeatOccupant, Table
from data.table.votes import Vote
from engine.record import FirstShown, SealPress, write_presses

SEEN: Final = "lobby"
"""The question under which each member's last press at a waiting table is kept."""


@dataclass(frozen=True, slots=True)
class ContestPresses:
    """Each member's last press; the very last completes the table, `shown` showed the seal."""

    last: int
    by_member: Mapping[int, int]
    shown: FirstShown | None = None

    def of(self, players: Sequence[SeatOccupant]) -> str:
        """Write them as a record does, by the players' numbers; the computer presses nothing."""
        pressed = ((each.seat, self.by_member.get(each.member_id or 0)) for each in players)
        return write_presses(
            [SealPress(seat, press) for seat, press in pressed if press is not None]
        )


async def last_of(connection: AsyncConnection, table_id: int) -> dict[int, int]:
    """Return each member's last noted press at a waiting table."""
    return {vote.member_id: int(vote.choice) for vote in await votes.on(connection, table_id, SEEN)}


async def note(
    connection: AsyncConnection, table_id: int, member_id: int, interaction_id: int, now: datetime
) -> None:
    """Note a member's press at a waiting table, in place of the one before."""
    await votes.cast(connection, Vote(table_id, SEEN, member_id, str(interaction_id), now))


async def at(
    connection: AsyncConnection,
    table: Table,
    member_id: int,
    interaction_id: int,
    message_id: int | None = None,
) -> ContestPresses:
    """Return the presses at a waiting table, with the interaction that completes it.

    `message_id` is the pressed challenge's message, if everybody sees it: it may not be stored yet.
    """
    by_member = await last_of(connection, table.table_id)
    if table.created_by_interaction is not None:
        by_member.setdefault(table.host_id, table.created_by_interaction)
    by_member[member_id] = interaction_id
    noted = await displays.of_table(connection, table.table_id)
    showing = [each.message_id for each in noted if each.kind == DisplayKind.CHALLENGE]
    known = [each for each in (*showing, message_id) if each is not None]
    shown = FirstShown(None, min(known)) if known else None
    return ContestPresses(interaction_id, by_member, shown)
