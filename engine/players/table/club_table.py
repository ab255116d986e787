"""The club player where melds go to the table."""

import random

from engine.colonel import ColonelView
from engine.machine import View
from engine.mahjong import MahjongView
from engine.moves import Move
from engine.players.table.club_colonel import choose_colonel
from engine.players.table.club_mahjong import choose_mahjong
from engine.players.table.club_skarney import choose_skarney
from engine.skarney import SkarneyView


def choose_table(view: View, rng: random.Random) -> Move:
    """Return a legal move of the seat on turn.

    Raises:
        ValueError: The viewer isn't on turn, or nothing goes to the table.
    """
    if not view.legal:
        raise ValueError("this view's seat is not on turn")
    if len(view.legal) == 1:
        return view.legal[0]
    match view:
        case MahjongView():
            return choose_mahjong(view, rng)
        case ColonelView():
            return choose_colonel(view, rng)
        case SkarneyView():
            return choose_skarney(view, rng)
        case _:
            raise ValueError("no melds go to the table in the knock family")
