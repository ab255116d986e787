"""A finished deal looked at with one seat's eyes: which of its decisions cost it the most.

Each decision is judged from the view of that moment. Of many noisy figures the largest is mostly
noise, so what looks dear is looked at again, with more deals imagined and a chance of its own: the
better move is the first look's, what it would have brought is the last one's alone.
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
from engine.players.judgements import Judge, Judged
from engine.seats import Seat

_T = TypeVar("_T")

FIRST: Final = 400
"""Deals imagined at the first look at a decision."""

AGAIN: Final = (800, 2400)
"""Those at each further look, which is at what was played and what seemed better alone."""

DEAR: Final = 1.0
"""Points that a decision must seem to cost to be looked at again."""

CLEAR: Final = 5.0
"""Points that it must cost then to be called a mistake."""

ERRORS: Final = 2.5
"""By how many standard errors it must be above nothing."""

MOST: Final = 3
"""Mistakes that are told, the dearest."""


@dataclass(frozen=True, slots=True)
class Decision:
    """A decision of the seat whose eyes are borrowed.

    Attributes:
        step: How many moves had been made before.
        view: What was seen.
        played: What was played.
    """

    step: int
    view: KnockView
    played: Move


@dataclass(frozen=True, slots=True)
class Question:
    """What a judge is asked.

    Attributes:
        view: The view of a seat on turn.
        seed: Of the judge's chance.
        deals: How many deals to imagine.
    """

    view: KnockView
    seed: str
    deals: int


@dataclass(frozen=True, slots=True)
class Mistake:
    """A decision that cost points.

    Attributes:
        step: How many moves had been made before.
        better: What would have been better.
        cost: By how many points, as far as could be told then.
        error: The standard error of that.
    """

    step: int
    better: Move
    cost: float
    error: float


@dataclass(frozen=True, slots=True)
class Review:
    """What a deal tells of one seat's play.

    Attributes:
        decisions: How many decisions there were to weigh.
        given: The points that its decisions gave away.
        mistakes: Those that cost the most, beyond doubt, the dearest first; none where none did.
    """

    decisions: int
    given: float
    mistakes: tuple[Mistake, ...]


Asking = Generator[Question, tuple[Judged, ...], _T]
"""Asks a judge along the way, and gives something in the end."""


def decisions_of(states: Sequence[State], seat: Seat) -> tuple[Decision, ...]:
    """Return the decisions of a seat in which there was something to choose.

    Args:
        states: A deal of the knock family before its first move and after each.
        seat: The seat.
    """
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
    """Whether a move is the one that led to a state."""
    made = after.last_move
    if made.kind != move.kind:
        return False
    return move.card is None or move.card == made.card


def reviewing(states: Sequence[State], seat: Seat, seed: str) -> Asking[Review]:
    """Review a deal, asking a judge along the way: send each question's answer in.

    Args:
        states: The deal before its first move and after each.
        seat: With whose eyes.
        seed: Of the review's own chance, with no path from the deal's.

    Returns:
        The review, as the generator's value.
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
    """Look at a decision again and again while it seems dear; the last look's figures count."""
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
) -> Asking[tuple[Judged, ...]]:
    """Have the moves of a view judged, these among them.

    What a judge doesn't think worth a thought is put to it alone, in the same imagined deals. How
    far that can be told from the others is taken to be as uncertain as of any of them.

    Args:
        view: The view.
        moves: The moves that must be among them.
        seed: Of the judge's chance.
        deals: How many deals to imagine.
        spread: The standard deviation of the difference of two moves, where one is known.
    """
    judged = yield Question(view, seed, deals)
    error = max(spread / sqrt(deals), *(one.error for one in judged))
    for move in moves:
        if all(one.move != move for one in judged):
            alone = yield Question(replace(view, legal=(move,)), seed, deals)
            judged = (*judged, Judged(move, alone[0].points, error))
    return judged


def _cost(judged: Sequence[Judged], better: Move, played: Move) -> tuple[float, float]:
    """Return what a move cost beside another, and the standard error of that."""
    by_move = {each.move: each for each in judged}
    best, made = by_move[better], by_move[played]
    return best.points - made.points, hypot(best.error, made.error)


def review(states: Sequence[State], seat: Seat, seed: str, judge: Judge) -> Review:
    """Review a deal with a judge at hand.

    Args:
        states: The deal before its first move and after each.
        seat: With whose eyes.
        seed: Of the review's own chance, with no path from the deal's.
        judge: Who weighs the moves.
    """
    course = reviewing(states, seat, seed)
    answer: tuple[Judged, ...] | None = None
    while True:
        try:
            asked = next(course) if answer is None else course.send(answer)
        except StopIteration as end:
            return end.value
        rng = random.Random(asked.seed)  # noqa: S311 - a judge's chance
        answer = judge.judge(asked.view, rng, asked.deals)
