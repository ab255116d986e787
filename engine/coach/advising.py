"""The best moves of a seat on turn, and why: a hint, from its view alone."""

import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from engine.coach.judges import expert, weighed
from engine.coach.knock_decision import KnockDecision
from engine.coach.knock_reasons import knock_reasons
from engine.coach.reasons import Reason
from engine.coach.table_reasons import table_reasons
from engine.machine import View
from engine.moves import Move
from engine.players import levels_for, player_for
from engine.players.judgements import Judge, JudgedMove
from engine.rules import Rules
from engine.words import FamilyName

DEALS: Final = 400
"""Deals imagined for a hint: about as many as 150 ms allow."""

_ADVISER: Final = "club"
"""Who advises where no judge weighs moves."""

_OPTIONS = 3

_NEAR = 6.0
"""Points by which a move may be worse than the best and still be shown."""

_FOR_BEST, _FOR_OTHERS = 3, 1
"""Reasons given for the best move, and for another."""


@dataclass(frozen=True, slots=True)
class AdvisedMove:
    """A move worth considering.

    `points` are expected of the deal, None where nothing weighed it; `error` is the standard error
    of the distance to the best move. `reasons` compare it with `against`, None if not compared.
    """

    move: Move
    points: float | None
    error: float
    reasons: tuple[Reason, ...]
    against: Move | None = None


@dataclass(frozen=True, slots=True)
class Advice:
    """The coach's best moves, the best first; at least one."""

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


_REASONS: Final[dict[str, Callable[[Any, Move], tuple[Reason, ...]]]] = dict.fromkeys(
    (FamilyName.MAHJONG, FamilyName.SKARNEY, FamilyName.COLONEL), table_reasons
)
"""The reasons for a move that nothing weighs, in families that know some."""


def _none(_: View, __: Move) -> tuple[Reason, ...]:
    return ()


def is_coached(rules: Rules) -> bool:
    """Whether there is a coach for these rules: one that weighs moves, or a good club player."""
    return _ADVISER in levels_for(rules)


def advise(
    view: View, rng: random.Random, *, deals: int = DEALS, judge: Judge | None = None
) -> Advice:
    """Return the best moves of the seat on turn, up to three, with reasons.

    By default the expert judges; where no judge can, it is the club player's move alone.
    """
    decision = weighed(view)
    if decision is None:
        move = player_for(_ADVISER, view.rules).choose(view, rng)
        reasons = _REASONS.get(view.rules.family, _none)(view, move)
        return Advice((AdvisedMove(move, None, 0.0, reasons),))
    judged = (judge or expert()).judge(view, rng, deals)
    best = judged[0]
    near = [each for each in judged[1:] if best.points - each.points <= _NEAR]
    standing = KnockDecision(decision, rng)
    told = (best, *near[: _OPTIONS - 1])
    return Advice(tuple(_option(standing, judged, each) for each in told))


def _option(
    standing: KnockDecision, judged: tuple[JudgedMove, ...], told: JudgedMove
) -> AdvisedMove:
    best, *others = judged
    best_told = told is best
    for each in others if best_told else [best]:
        most = _FOR_BEST if best_told else _FOR_OTHERS
        reasons = knock_reasons(standing, told.move, each.move, most)
        if any(reason.pro for reason in reasons) or not best_told:
            return AdvisedMove(told.move, told.points, told.error, reasons, each.move)
    return AdvisedMove(told.move, told.points, told.error, ())
