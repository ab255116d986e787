"""What a member has picked on the private hand and not yet played: a draft, kept in a row."""

from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection

from club import turns
from club.errors import IllegalMove
from club.snapshot import Snapshot
from data import drafts
from data.drafts import Draft
from engine.knock import KnockView, claimable
from engine.seats import Seat

STEPS: Final = frozenset({"knock", "gin"})
"""Picks that name a kind of ending, before its card is picked."""

ENDINGS: Final = frozenset({"knock", "claim_knock", "gin", "big_gin", "layoff", "resign"})
"""The moves that are picked first and played with a second press."""


async def pick(
    connection: AsyncConnection, snapshot: Snapshot, seat: Seat, member_id: int, text: str | None
) -> None:
    """Remember a pick until the table's next move; None forgets it.

    Args:
        connection: A write transaction.
        snapshot: The table as it stands.
        seat: The member's seat.
        member_id: Who picks.
        text: "knock" or "gin", or a whole move that is asked about first, such as "knock:7D".

    Raises:
        GameOver: No game is running.
        NotYourTurn: It is the other side's turn.
        IllegalMove: The pick leads to no move that may be made now.
    """
    table = snapshot.table
    turns.running(snapshot)
    if text is None:
        await drafts.clear(connection, table.table_id, member_id)
        return
    _check(snapshot, seat, text)
    await drafts.put(connection, Draft(table.table_id, member_id, table.ply, text))


def _check(snapshot: Snapshot, seat: Seat, text: str) -> None:
    _, state, _ = turns.running(snapshot)
    if text in STEPS:
        turns.on_turn(state, seat)
        view = state.view(seat)
        kinds = {move.kind for move in view.legal}
        if isinstance(view, KnockView) and claimable(view):
            kinds.add("knock")  # What a false one comes to is for the other side to say.
        if text not in kinds:
            raise IllegalMove(legal=" ".join(map(str, view.legal)))
        return
    move, _ = turns.attempt(snapshot, seat, text)
    if move.kind not in ENDINGS:
        raise IllegalMove(legal="")
