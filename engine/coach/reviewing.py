"""A finished deal reviewed from one seat: which of its decisions cost it the most.

Of many noisy figures the largest is mostly noise, so what looks costly is judged again with other
random numbers: the better move comes from the first look, its gain from the last one alone.
"""

import random
from collections.abc import Generator, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from math import hypot, sqrt
from typing import Final, TypeVar

from engine.coach.judges import WEIGHED
from engine.knock import KnockState, KnockView
from engine.machine import State
from engine.moves import Move
from engine.players.judgements import Judge, JudgedMove
from engine.seats import Seat

_T = TypeVar("_T")

FIRST: Final = 400
"""Deals imagined at the first look at a decision."""

AGAIN: Final = (800, 2400)
"""Deals at each further look, which compares only the move played and the one that seemed best."""

DEAR: Final = 1.0
"""Points that a decision must seem to cost to be looked at again."""

CLEAR: Final = 5.0
"""Points that it must cost in the end to be called a mistake."""

ERRORS: Final = 2.5
"""By how many standard errors it must be above zero."""

MOST: Final = 3
"""The most mistakes that are shown, the costliest."""


@dataclass(frozen=True, slots=True)
class Decision:
    """A decision of the reviewed seat: what it saw and played after `step` moves."""

    step: int
    view: KnockView
    played: Move


@dataclass(frozen=True, slots=True)
class Question:
    """A question to a judge: a view, the seed of its random numbers, how many deals to imagine."""

    view: KnockView
    seed: str
    deals: int


@dataclass(frozen=True, slots=True)
class Mistake:
    """A decision after `step` moves that cost points, with the standard error of the cost."""

    step: int
    better: Move
    cost: float
    error: float


@dataclass(frozen=True, slots=True)
class Review:
    """The points a seat's decisions gave away, and its costliest clear mistakes, worst first."""

    decisions: int
    given: float
    mistakes: tuple[Mistake, ...]


Asking = Generator[Question, tuple[JudgedMove, ...], _T]
"""A generator that asks a judge along the way and returns a value."""


def decisions_of(states: Sequence[State], seat: Seat) -> tuple[Decision, ...]:
    """Return the decisions of a seat with a choice, from the states before and after each move."""
    return tuple(_decisions(states, seat))


def _decisions(states: Sequence[State], seat: Seat) -> Iterator[Decision]:
    for step, (before, after) in enumerate(pairwise(states)):
        if not isinstance(before, KnockState) or before.turn != seat:
            continue
        view = before.view(seat)
        made = next((move for move in view.legal if _is_made(move, after)), None)
        if made is not None and len(view.legal) > 1 and before.phase in WEIGHED:
            yield Decision(step, view, made)


def _is_made(move: Move, after: State) -> bool:
    made = after.last_move
    if made.kind != move.kind:
        return False
    return move.card is None or move.card == made.card


def reviewing(states: Sequence[State], seat: Seat, seed: str) -> Asking[Review]:
    """Review a deal from a seat, yielding questions for a judge and receiving the answers.

    `states` are those before the first move and after each; `seed` must not derive from the deal's.
    """
    decisions = decisions_of(states, seat)
    mistakes: list[Mistake] = []
    given = 0.0
    for each in decisions:
        found = yield from _looked_at(each, f"{seed}:{each.step}")
        if found is None:
            continue
        given += found.cost
        if found.cost >= CLEAR and found.cost >= ERRORS * found.error:
            mistakes.append(found)
    mistakes.sort(key=lambda each: -each.cost)
    return Review(len(decisions), max(0.0, given), tuple(mistakes[:MOST]))


def _looked_at(each: Decision, seed: str) -> Asking[Mistake | None]:
    """Look at a decision again while it seems costly; the last look's figures count."""
    view, played = each.view, each.played
    judged = yield from _judged(view, (played,), f"{seed}:0", FIRST)
    better, spread = judged[0].move, max(one.error for one in judged) * sqrt(FIRST)
    cost, error = _cost(judged, better, played)
    looked = 0
    for deals in AGAIN:
        if cost < DEAR:
            break
        looked += 1
        two = replace(view, legal=(better, played))
        judged = yield from _judged(two, two.legal, f"{seed}:{looked}", deals, spread)
        cost, error = _cost(judged, better, played)
    return Mistake(each.step, better, cost, error) if looked else None


def _judged(
    view: KnockView, moves: Sequence[Move], seed: str, deals: int, spread: float = 0.0
) -> Asking[tuple[JudgedMove, ...]]:
    """Have the moves of a view judged, the given ones among them.

    A move that the judge doesn't consider is put to it alone; its error is taken to be as large as
    any. `spread` is the standard deviation of the difference of two moves, where known.
    """
    judged = yield Question(view, seed, deals)
    error = max(spread / sqrt(deals), *(one.error for one in judged))
    for move in moves:
        if all(one.move != move for one in judged):
            alone = yield Question(replace(view, legal=(move,)), seed, deals)
            judged = (*judged, JudgedMove(move, alone[0].points, error))
    return judged


def _cost(judged: Sequence[JudgedMove], better: Move, played: Move) -> tuple[float, float]:
    """Return how much worse a move is than the better one, and the standard error of that."""
    by_move = {each.move: each for each in judged}
    best, made = by_move[better], by_move[played]
    return best.points - made.points, hypot(best.error, made.error)


def review(states: Sequence[State], seat: Seat, seed: str, judge: Judge) -> Review:
    """Review a deal with a judge at hand; the arguments are those of `reviewing`."""
    course = reviewing(states, seat, seed)
    answer: tuple[JudgedMove, ...] | None = None
    while True:
        try:
            asked = next(course) if answer is None else course.send(answer)
        except StopIteration as end:
            return end.value
        rng = random.Random(asked.seed)  # noqa: S311 - a judge's chance
        answer = judge.judge(asked.view, rng, asked.deals)
