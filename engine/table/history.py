"""What the moves of a deal with melds on the table reveal."""

from collections.abc import Collection, Sequence
from dataclasses import replace

from engine.moves import MoveKind
from engine.rules import Rules
from engine.seats import Seat
from engine.table.view import SeenTableMove
from engine.words import FirstTurn

_DRAWS = frozenset({MoveKind.STOCK, MoveKind.TAKE})
_STOCK = MoveKind.STOCK


def seen_by(viewer: Seat | None, move: SeenTableMove) -> SeenTableMove:
    """Return a move as a viewer sees it: all is public but the stock cards of others."""
    if move.kind == _STOCK and move.seat != viewer:
        return replace(move, card=None)
    return move


def this_turn(moves: Sequence[SeenTableMove], enders: Collection[str]) -> Sequence[SeenTableMove]:
    """Return the moves since the last one of a kind that ends a turn."""
    start = len(moves)
    while start and moves[start - 1].kind not in enders:
        start -= 1
    return moves[start:]


def added(moves: Sequence[SeenTableMove], number: int) -> int:
    """Return how many cards the moves add to the meld of that number."""
    return sum([move.target == number for move in moves])


def has_drawn(moves: Sequence[SeenTableMove], enders: Collection[str], rules: Rules) -> bool:
    """Whether the player whose turn it is has drawn, or was dealt the card."""
    if any(move.kind in _DRAWS for move in this_turn(moves, enders)):
        return True
    first = all(move.kind not in enders for move in moves)
    return first and rules.first_turn == FirstTurn.ELEVEN_CARDS


def stalled(moves: Sequence[SeenTableMove], enders: Collection[str], guard: int) -> bool:
    """Whether `guard` turns in a row, the last just ended, had no stock draw (rules, A.1)."""
    turns = 0
    for move in reversed(moves):
        if move.kind == _STOCK:
            # The turn of the last stock draw ends with the first ender after it.
            return turns - 1 >= guard
        turns += move.kind in enders
    return turns >= guard
