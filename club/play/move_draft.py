"""What a member has picked from the private hand and not played: a draft, stored in a row."""

from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection

from club.core.errors import IllegalMove
from club.play import turns
from club.play.card_selection import CardSelection, after_press, is_change
from club.table.snapshot import Snapshot
from data.table import move_drafts
from data.table.move_drafts import Draft
from engine.errors import Unreadable
from engine.families import family_of
from engine.machine import State
from engine.moves import MoveKind
from engine.seats import Seat

STEPS: Final = frozenset({MoveKind.KNOCK, MoveKind.GIN})
"""Picks that name a kind of ending, before its card is picked."""

ASKED: Final = frozenset(
    {
        *(MoveKind.KNOCK, MoveKind.CLAIM_KNOCK, MoveKind.GIN, MoveKind.BIG_GIN, MoveKind.LAYOFF),
        *(MoveKind.TAKE, MoveKind.CONTRACT, MoveKind.CHALLENGE, MoveKind.RESIGN),
        MoveKind.DISCARD,
    }
)
"""Moves that may be picked first and played with a second press, besides those that end a deal."""


async def pick(
    connection: AsyncConnection, snapshot: Snapshot, seat: Seat, member_id: int, text: str | None
) -> None:
    """Store a pick until the table's next move; None clears it.

    The text is "knock" or "gin"; a whole move to be confirmed, such as "knock:7D"; or a change to
    the picked cards, as `CardSelection.after` reads it.
    """
    table = snapshot.table
    turns.running(snapshot)
    if text is not None and is_change(text):
        text = _changed(snapshot, seat, member_id, text)
    elif text is not None:
        _, state, _ = turns.running(snapshot)
        check(state, seat, text)
    if text is None:
        await move_drafts.clear(connection, table.table_id, member_id)
    else:
        await move_drafts.put(connection, Draft(table.table_id, member_id, table.ply, text))


def _changed(snapshot: Snapshot, seat: Seat, member_id: int, word: str) -> str | None:
    _, state, _ = turns.running(snapshot)
    turns.on_turn(state, seat)
    before = snapshot.drafts.get(member_id)
    view = state.view(seat)
    try:
        text = after_press(None if before is None else before.text, word)
        possible = CardSelection.read(text).fits(view)
    except Unreadable:
        possible, text = False, None
    if not possible:
        raise IllegalMove(legal=" ".join(map(str, view.legal)))
    return text


def check(state: State, seat: Seat, text: str) -> None:
    """Check that a seat may pick a step or a whole move; or raise NotYourTurn or IllegalMove."""
    if text in STEPS:
        turns.on_turn(state, seat)
        view = state.view(seat)
        kinds = {move.kind for move in view.legal}
        if family_of(view.rules).claims(view):
            kinds.add(MoveKind.KNOCK)  # The other side decides what a false one costs.
        if text not in kinds:
            raise IllegalMove(legal=" ".join(map(str, view.legal)))
        return
    move, after = turns.attempt_in(state, seat, text)
    if move.kind not in ASKED and after.result is None:
        raise IllegalMove(legal="")
