"""The best moves of a seat on turn, and why: a hint, from its view alone."""

import random
from dataclasses import dataclass
from typing import Final

from engine.coach.judges import WEIGHED, are_weighed, expert
from engine.coach.knock_decision import KnockDecision
from engine.coach.knock_reasons import knock_reasons
from engine.coach.reasons import Reason
from engine.coach.table_reasons import table_reasons
from engine.knock import KnockView
from engine.machine import View
from engine.moves import Move
from engine.players import player_for
from engine.players.judgements import Judge, Judged
from engine.table import TableView

DEALS: Final = 400
"""Deals imagined for a hint: about as many as 150 ms allow."""

_OPTIONS = 3
"""Moves that are shown."""

_NEAR = 6.0
"""Points by which a move may be worse than the best and still be shown."""

_FOR_BEST, _FOR_OTHERS = 3, 1
"""Reasons given for the best move, and for another."""


@dataclass(frozen=True, slots=True)
class AdvisedMove:
    """A move worth considering.

    `points` are the expected points of the deal after it, None where nothing weighed it; `error` is
    the standard error of the distance to the best move. `reasons` compare it with `against`: for
    the best move the next that differs in something, for others the best; None if not compared.
    """

    move: Move
    points: float | None
    error: float
    reasons: tuple[Reason, ...]
    against: Move | None = None


@dataclass(frozen=True, slots=True)
class Advice:
    """What a coach would do: the best moves, the best first; at least one."""

    options: tuple[AdvisedMove, ...]

    @property
    def clear(self) -> bool:
        """Whether the first is better than the others beyond doubt."""
        best, *others = self.options
        return all(
            best.points is not None
            and each.points is not None
            and best.points - each.points > 2 * each.error
            for each in others
        )


def advise(
    view: View, rng: random.Random, *, deals: int = DEALS, judge: Judge | None = None
) -> Advice:
    """Return the best two or three moves of the seat on turn, with reasons.

    The judge is the expert by default. Where none weighs moves, the one move is a good club
    player's.
    """
    if not are_weighed(view.rules) or not _is_weighed(view):
        move = player_for("club", view.rules).choose(view, rng)
        reasons = table_reasons(view, move) if isinstance(view, TableView) else ()
        return Advice((AdvisedMove(move, None, 0.0, reasons),))
    assert isinstance(view, KnockView)
    judged = (judge or expert()).judge(view, rng, deals)
    best = judged[0]
    near = [each for each in judged[1:] if best.points - each.points <= _NEAR]
    standing = KnockDecision(view, rng)
    told = (best, *near[: _OPTIONS - 1])
    return Advice(tuple(_option(standing, judged, each) for each in told))


def _is_weighed(view: View) -> bool:
    """Whether there is a choice to weigh, other than laying off."""
    return isinstance(view, KnockView) and view.phase in WEIGHED and len(view.legal) > 1


def _option(standing: KnockDecision, judged: tuple[Judged, ...], told: Judged) -> AdvisedMove:
    """Give a move its reasons."""
    best, *others = judged
    best_told = told is best
    for each in others if best_told else [best]:
        most = _FOR_BEST if best_told else _FOR_OTHERS
        reasons = knock_reasons(standing, told.move, each.move, most)
        if any(reason.pro for reason in reasons) or not best_told:
            return AdvisedMove(told.move, told.points, told.error, reasons, each.move)
    return AdvisedMove(told.move, told.points, told.error, ())
