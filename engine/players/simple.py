"""A plain, sensible player of every variant."""

import random

from engine.colonel import ColonelView
from engine.knock import KnockView
from engine.machine import View
from engine.mahjong import MahjongView
from engine.moves import Move
from engine.players.knock.knock import choose_knock
from engine.players.table.colonel import choose_colonel
from engine.players.table.mahjong import choose_mahjong
from engine.players.table.skarney import choose_skarney
from engine.skarney import SkarneyView


class SimplePlayer:
    """Plays each variant by simple sense, and never guesses at hidden cards."""

    def choose(self, view: View, rng: random.Random) -> Move:
        """Return a legal move; raises ValueError when the viewer isn't on turn."""
        if not view.legal:
            raise ValueError("this view's seat is not on turn")
        match view:
            case KnockView():
                return choose_knock(view, rng)
            case MahjongView():
                return choose_mahjong(view, rng)
            case ColonelView():
                return choose_colonel(view, rng)
            case SkarneyView():
                return choose_skarney(view, rng)
