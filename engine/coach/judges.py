"""The coach's judges of moves: the expert, extended to weigh gin as well."""

import random
from dataclasses import replace
from functools import cache

from engine.knock import KnockPhase, KnockView
from engine.machine import View
from engine.moves import KNOCKS, Move, MoveKind
from engine.players.judgements import Judge, JudgedMove
from engine.rules import Rules
from engine.seats import SEATS
from engine.words import BigGinMode, RunSuits

WEIGHED = frozenset(
    {KnockPhase.OFFER_N, KnockPhase.OFFER_D, KnockPhase.DRAW, KnockPhase.ACT, KnockPhase.WALL}
)
"""The phases with moves to weigh: not laying off, nor answering a false knock."""

_GINS = frozenset({MoveKind.GIN, MoveKind.BIG_GIN})


def are_weighed(rules: Rules) -> bool:
    """Whether a judge can weigh moves: two who knock, and runs few enough to count in time."""
    two = len(rules.seats) == len(SEATS)
    return rules.knocks and two and rules.runs == RunSuits.SUITED


def weighed(view: View) -> KnockView | None:
    """Return the view if its seat has a choice to weigh, other than laying off."""
    if not isinstance(view, KnockView) or not are_weighed(view.rules):
        return None
    return view if view.phase in WEIGHED and len(view.legal) > 1 else None


@cache
def expert() -> Judge:
    """Return the expert, whose search is loaded on demand."""
    from engine.players.expert import Expert  # noqa: PLC0415 - numpy takes memory

    return WithGin(Expert())


class WithGin(Judge):
    """A judge that also weighs gin, which the expert declares without a search."""

    def __init__(self, judge: Judge) -> None:
        self._judge = judge

    def judge(self, view: View, rng: random.Random, deals: int) -> tuple[JudgedMove, ...]:
        """Return the moves worth considering, the best first."""
        assert isinstance(view, KnockView)
        gins = [move for move in view.legal if move.kind in _GINS]
        if not gins:
            return self._judge.judge(view, rng, deals)
        chance = rng.getstate()
        won = self._won(view, gins, rng, deals)
        others = tuple(move for move in view.legal if move not in gins)
        rng.setstate(chance)
        rest = self._judge.judge(replace(view, legal=others), rng, deals) if others else ()
        error = max((each.error for each in rest), default=0.0)
        best = max(won.values())
        judged = [JudgedMove(move, points, error * (points < best)) for move, points in won.items()]
        judged += [replace(each, error=max(each.error, error)) for each in rest]
        return tuple(sorted(judged, key=lambda each: -each.points))

    def _won(
        self, view: KnockView, gins: list[Move], rng: random.Random, deals: int
    ) -> dict[Move, float]:
        """Return what each way of gin wins: every gin the same, big gin its own bonus."""
        rules = view.rules
        gone = next((move.card for move in gins if move.card is not None), view.hand[0])
        out = replace(view, legal=(KNOCKS[gone],))
        points = self._judge.judge(out, rng, deals)[0].points
        big = rules.big_gin
        bonus = big.points - (rules.gin_bonus if big.mode == BigGinMode.TOTAL else 0)
        return {move: points + bonus * (move.kind == MoveKind.BIG_GIN) for move in gins}
