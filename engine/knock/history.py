"""What the moves of a deal tell."""

from collections.abc import Sequence

from engine.knock.view import SeenMove, seen_move
from engine.seats import Seat

_FACE_DOWN = frozenset({"knock", "gin"})


def seen_by(viewer: Seat | None, move: SeenMove) -> SeenMove:
    """Return a move as a viewer sees it (rules, B.1, public and private)."""
    if move.kind in _FACE_DOWN or (move.kind == "stock" and move.seat != viewer):
        return seen_move(move.seat, move.kind)
    return move


def sent_back_twice(moves: Sequence[SeenMove]) -> bool:
    """Whether two players in a row have taken one card and put it back (rules, B.1)."""
    if len(moves) < 4 or moves[-2].kind != "take":  # noqa: PLR2004  # two turns
        return False
    last = moves[-4:]
    return [move.kind for move in last] == ["take", "discard"] * 2 and (
        len({move.card for move in last}) == 1
    )


def stalled(moves: Sequence[SeenMove], guard: int) -> bool:
    """Whether that many turns in a row have gone without a stock draw (rules, B.1)."""
    turns = 0
    for move in reversed(moves):
        if move.kind == "stock":
            # The turn of the last stock draw ends with the first discard after it.
            return turns - 1 >= guard
        turns += move.kind == "discard"
    return turns >= guard
