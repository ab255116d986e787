"""Laying off by hand: the best that a defender can do, as moves."""

from club.core.errors import IllegalMove
from club.play import turns
from club.table.snapshot import Snapshot
from engine.families import family_of
from engine.seats import Seat


def best(snapshot: Snapshot, seat: Seat) -> tuple[str, ...]:
    """Return the best layoffs, then `done`; GameOver, NotYourTurn, IllegalMove without a knock."""
    _, state, _ = turns.running(snapshot)
    turns.on_turn(state, seat)
    view = state.view(seat)
    if not (moves := family_of(view.rules).best_layoffs(view)):
        raise IllegalMove(legal=" ".join(map(str, view.legal)))
    return tuple(map(str, moves))
