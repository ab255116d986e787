"""An expert of the knock family, who tries each candidate move on many imagined deals.

They are as the moves seen make them likely (`engine.search.imagining`), the same for every move.
"""

import random

from engine.deadwood import best_discard, deadwood
from engine.knock import KnockPhase, KnockView
from engine.machine import View
from engine.moves import Move, MoveKind
from engine.players.club import Club
from engine.players.judgements import JudgedMove
from engine.players.knock.knock import choose_knock
from engine.players.knock.sparring import drawing, knock_view, refusal
from engine.players.standing import ContestStanding
from engine.search.trying import ExpertHabits, TriedDecision, error
from engine.words import RunSuits

__all__ = ["Expert", "ExpertHabits"]


class Expert:
    """Plays the knock family by search."""

    def __init__(self, habits: ExpertHabits | None = None) -> None:
        self.habits = habits or ExpertHabits()
        self._club = Club()

    def choose(self, view: View, rng: random.Random) -> Move:
        """Return a legal move; raises ValueError out of turn and outside the knock family."""
        return self.choose_for(None, view, rng)

    def choose_for(self, standing: ContestStanding | None, view: View, rng: random.Random) -> Move:
        """Return a legal move chosen with regard to the contest (`engine.players.player`)."""
        knock = knock_view(view)
        if knock.phase in {KnockPhase.LAYOFF, KnockPhase.ILLEGAL_KNOCK} or len(knock.legal) == 1:
            return choose_knock(knock, rng)
        if knock.rules.runs == RunSuits.ANY_SUIT:  # more melds than the tables of one suit can tell
            return self._club.choose(view, rng)
        if drawing(knock) and not _helps(knock):
            return refusal(knock)
        gin = _gin(knock)
        if gin is not None:
            return gin
        thought = TriedDecision(knock, self.habits, rng, self.habits.deals, standing)
        return _judged(thought, best_alone=True)[0].move

    def judge(self, view: View, rng: random.Random, deals: int) -> tuple[JudgedMove, ...]:
        """Return the moves worth considering, the best first (`engine.players.judgements`)."""
        return _judged(TriedDecision(knock_view(view), self.habits, rng, deals))


def _judged(thought: TriedDecision, *, best_alone: bool = False) -> tuple[JudgedMove, ...]:
    drawn = drawing(thought.view)
    tried = thought.draws() if drawn else thought.acts(best_alone=best_alone)
    means = {move: float(points.mean()) for move, points in tried.items()}
    best = max(tried, key=means.__getitem__)
    judged = [
        JudgedMove(move, means[move], error(tried[best] - points)) for move, points in tried.items()
    ]
    return tuple(sorted(judged, key=lambda each: -each.points))


def _gin(view: KnockView) -> Move | None:
    moves = {move.kind: move for move in view.legal}
    return moves.get(MoveKind.BIG_GIN) or moves.get(MoveKind.GIN)


def _helps(view: KnockView) -> bool:
    melds = view.rules.melds
    return best_discard((*view.hand, view.pile[-1]), melds)[1] < deadwood(view.hand, melds)
