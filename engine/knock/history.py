"""What the moves of a deal tell."""

from collections.abc import Sequence
from dataclasses import replace

from engine.knock.view import SeenMove
from engine.seats import Seat

_FACE_DOWN = frozenset({"knock", "gin"})


def seen_by(viewer: Seat | None, move: SeenMove) -> SeenMove:
    """Return a move as a viewer sees it (rules, B.1, public and private)."""
    if move.kind in _FACE_DOWN or (move.kind == "stock" and move.seat != viewer):
        return replace(move, card=None)
    return move


def sent_back_twice(moves: Sequence[SeenMove]) -> bool:
    """Whether two players in a row have taken one card and put it back (rules, B.1)."""
    last = moves[-4:]
    return [move.kind for move in last] == ["take", "discard"] * 2 and (
        len({move.card for move in last}) == 1
    )


def stalled(moves: Sequence[SeenMove], guard: int) -> bool:
    """Whether that many turns in a row have gone without a stock draw (rules, B.1)."""
    kinds = [move.kind for move in moves]
    if "stock" in kinds:
        # The turn of the last stock draw ends with the first discard after it.
        last = len(kinds) - 1 - kinds[::-1].index("stock")
        return kinds[last:].count("discard") - 1 >= guard
    return kinds.count("discard") >= guard
