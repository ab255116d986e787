"""What a defender lays off, where that is done by hand (rules, B.0.5)."""

from engine.knock.bonus import run_bonus
from engine.knock.view import KnockView
from engine.layoffs import defend
from engine.moves import DONE, Move, MoveKind


def best_layoffs(view: KnockView) -> tuple[Move, ...]:
    """The best defence, layoffs in a legal order, then done; ValueError if not laying off."""
    if view.shown is None or view.viewer != view.turn:
        raise ValueError("this view's seat has nothing to lay off on")
    defence = defend(view.hand, view.shown.grown, view.rules.melds, run_bonus(view.rules))
    moves = [Move(MoveKind.LAYOFF, card, target=index + 1) for card, index in defence.layoffs]
    return (*moves, DONE)
