"""What the moves of a deal reveal: that it goes round in circles (rules, B.1)."""

from collections.abc import Sequence

from engine.knock.position import Log, last_moves
from engine.knock.view import SeenKnockMove
from engine.moves import MoveKind

_STOCK = MoveKind.STOCK
_TAKEN_AND_BACK = [MoveKind.TAKE, MoveKind.DISCARD] * 2
_CONTINUED = MoveKind.CONTINUE_EXPOSED

_DISCARDING = frozenset({MoveKind.DISCARD, MoveKind.CLAIM_KNOCK})  # a false knock's discard stands


def sent_back_twice(log: Log | None) -> bool:
    """Whether two players in a row have taken one card and put it back (rules, B.1)."""
    turns = [move for move in last_moves(log, 6) if move.kind != _CONTINUED][-4:]
    kinds = [MoveKind.DISCARD if move.kind in _DISCARDING else move.kind for move in turns]
    return kinds == _TAKEN_AND_BACK and len({move.card for move in turns}) == 1


def idle_turns(moves: Sequence[SeenKnockMove]) -> int:
    """Return how many turns in a row had no stock draw (rules, B.1); -1 until such a turn ends."""
    turns = 0
    for move in moves:
        turns = -1 if move.kind == _STOCK else turns + (move.kind in _DISCARDING)
    return turns
