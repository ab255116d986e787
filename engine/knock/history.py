"""The moves of a deal as they were made, and what they reveal."""

from collections.abc import Iterable, Sequence
from typing import Optional

from engine.knock.view import SeenKnockMove
from engine.moves import MoveKind

_STOCK = MoveKind.STOCK
_TAKEN_AND_BACK = [MoveKind.TAKE, MoveKind.DISCARD] * 2
_CONTINUED = MoveKind.CONTINUE_EXPOSED

_DISCARDING = frozenset({MoveKind.DISCARD, MoveKind.CLAIM_KNOCK})  # a false knock's discard stands

Log = tuple[Optional["Log"], SeenKnockMove]
"""The moves made so far, the last outermost: another move costs one pair."""


def log_of(moves: Iterable[SeenKnockMove]) -> Log | None:
    """Return moves as a log, None before the first."""
    log: Log | None = None
    for move in moves:
        log = (log, move)
    return log


def last_moves(log: Log | None, most: int | None = None) -> tuple[SeenKnockMove, ...]:
    """Return the moves of a log in order, or the last of them."""
    found: list[SeenKnockMove] = []
    while log is not None and len(found) != most:
        log, move = log
        found.append(move)
    return tuple(reversed(found))


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
