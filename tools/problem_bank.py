"""Finds problems of the day and writes the bank of them: `python -m tools.problem_bank`.

Two club players play deals of standard gin. Where somebody has a choice that isn't plain to
everybody (the weaker players don't agree), the expert weighs it on a few imagined deals, and what
looks clear on many more, with other chance. It is a problem if the best move is better by three
points, beyond doubt, than every other one to choose; a discard that is nearly as good isn't to
choose. From each deal comes one problem at most. Of those found, some are dropped again on a second
opinion: that of players who play on in their own way. The same numbers give the same bank.
"""

import random
import sys
from collections import Counter
from collections.abc import Iterator
from statistics import mean, stdev
from typing import Final

from club.lessons.problem_bank import ENDS, FILE, RULES, Problem, dealer_of, deck_of
from engine.families import determinize, start_deal
from engine.knock import KnockPhase, KnockState, KnockView
from engine.moves import Move, MoveKind
from engine.players import SimplePlayer
from engine.players.club import Club, Habits
from engine.players.expert import Expert
from engine.players.judgements import JudgedMove
from engine.players.knock.gin_waiter import GinWaiter
from engine.players.knock.simple_eaai import SimpleEaai
from engine.seats import other

WANTED: Final = {"discard": 20, "play on": 14, "knock": 14, "take": 14, "leave": 14}
"""How many problems there are to be of which answer."""

GAP: Final = 3.0
"""Points by which the best move is better than the others."""

MOST: Final = 18.0
"""Points by which it is too plainly so."""

LEAST: Final = 2
"""How many discards there are to choose among at least, beside the best."""

FEW, MANY = 120, 4000
"""Deals imagined for a first look, and for a verdict."""

OTHERS: Final = 200
"""Deals imagined for a second opinion."""

DOUBT: Final = 2.0
"""Standard errors within which nothing is beyond doubt."""

_DRAWS = frozenset({"take", "stock", "pass"})
_NEVER = frozenset({"gin", "big_gin", "layoff", "done", "claim_knock"})

_EXPERT = Expert()
_CLUB = Club()
_CAREFUL = Club(Habits(deals=400))
_WEAKER = (SimplePlayer(), GinWaiter(), SimpleEaai(), _CLUB)


def find() -> Iterator[tuple[str, Problem]]:
    """Find as many problems as are wanted, each with its answer."""
    lack, deal = Counter(WANTED), 0
    while lack.total() > 0:
        deal += 1
        for problem in candidates(deal, {answer for answer, number in lack.items() if number > 0}):
            lack[answer_of(problem)] -= 1
            yield answer_of(problem), problem
            break


def candidates(deal: int, answers: set[str]) -> Iterator[Problem]:
    """Give the problems of a deal that two club players play, with one of these answers."""
    dice = random.Random(deal)
    state = start_deal(RULES, deck_of(deal), dealer_of(deal))
    moves: list[Move] = []
    while state.turn is not None:
        assert isinstance(state, KnockState)
        view = state.view(state.turn)
        if may_be_asked(view) and is_open(view):
            problem = judged(deal, moves, view, answers)
            if problem is not None:
                yield problem
        moves.append(_CLUB.choose(view, dice))
        state = state.play(moves[-1])


def may_be_asked(view: KnockView) -> bool:
    """Whether there is a choice that needs no reading of the rules."""
    kinds = {move.kind for move in view.legal}
    return len(view.legal) > 1 and not kinds & _NEVER and view.phase != KnockPhase.WALL


def judged(deal: int, moves: list[Move], view: KnockView, answers: set[str]) -> Problem | None:
    """Make a problem of a position, if it is one."""
    problem = weighed(deal, moves, view, FEW, 1.0)
    if problem is None or answer_of(problem) not in answers:
        return None
    again = weighed(deal, moves, view, MANY, DOUBT)
    return again if again is not None and again.best.move == problem.best.move else None


def weighed(
    deal: int, moves: list[Move], view: KnockView, deals: int, doubt: float
) -> Problem | None:
    """Weigh the moves of a position, and make a problem of those to be asked about, if it is one.

    Of discards, those are left out that are nearly as good as the best; of a knock and discards
    the best of either kind is asked about.
    """
    found = _EXPERT.judge(view, random.Random(f"{deal} {len(moves)} {deals}"), deals)
    outs = [each for each in found if each.move.kind == ENDS]
    if outs:
        stays = [each for each in found if each.move.kind == MoveKind.DISCARD]
        found = tuple(sorted((*outs[:1], *stays[:1]), key=lambda each: -each.points))
    best, *others = found
    far = [each for each in others if gap(best, each) - doubt * each.error >= GAP]
    if best.move.kind == MoveKind.DISCARD and not outs:
        others = far
    enough = len(others) >= (1 if outs or best.move.kind in _DRAWS else LEAST)
    if not enough or others != far or gap(best, others[0]) > MOST:
        return None
    return Problem(deal, tuple(moves), (best, *others))


def gap(best: JudgedMove, other: JudgedMove) -> float:
    """By how much one move is better than another."""
    return best.points - other.points


def is_open(view: KnockView) -> bool:
    """Whether the weaker players wouldn't all play the same."""
    chance = (random.Random(1) for _ in _WEAKER)
    return (
        len({each.choose(view, dice).plain for each, dice in zip(_WEAKER, chance, strict=True)}) > 1
    )


def answer_of(problem: Problem) -> str:
    """What kind of answer a problem has."""
    kind = problem.best.move.kind
    if kind in _DRAWS:
        return "take" if kind == "take" else "leave"
    if problem.kind == MoveKind.KNOCK:
        return "knock" if kind == ENDS else "play on"
    return "discard"


def holds(problem: Problem) -> bool:
    """Whether somebody else finds the best move better, too.

    Of a knock, the club player judges, which reads the other side's moves as the expert does, but
    imagines and plays on in its own way. Of any other move, it is how simple players play on with
    whatever cards may be where they can't be seen.
    """
    if problem.kind == MoveKind.KNOCK:
        move = _CAREFUL.choose(problem.view, random.Random(problem.deal))
        return move.kind == problem.best.move.kind
    gaps = [brought(problem, deal, 0) - brought(problem, deal, 1) for deal in range(OTHERS)]
    return mean(gaps) > stdev(gaps) / OTHERS**0.5


def brought(problem: Problem, deal: int, number: int) -> int:
    """What a move to choose brings in an imagined deal that simple players play to its end."""
    view, dice = problem.view, random.Random(deal)
    me = view.viewer
    assert me is not None
    state = determinize(view, dice).play(problem.judged[number].move)
    while state.turn is not None:
        state = state.play(_WEAKER[0].choose(state.view(state.turn), dice))
    assert state.result is not None
    scores = state.result.scores
    return scores[me - 1] - scores[other(me) - 1]


def in_turns(found: list[tuple[str, Problem]]) -> Iterator[Problem]:
    """Put the problems in an order in which those of one answer don't follow one another."""
    heaps = {answer: [one for each, one in found if each == answer] for answer in WANTED}
    placed = (
        ((at + 0.5) / len(heap), answer, one)
        for answer, heap in heaps.items()
        for at, one in enumerate(heap)
    )
    yield from (one for _, _, one in sorted(placed, key=lambda each: each[:2]))


def main() -> None:
    """Write the bank."""
    found: list[tuple[str, Problem]] = []
    for answer, problem in find():
        found.append((answer, problem))
        sys.stdout.write(f"{len(found):3} {answer:8} {problem.name}\n")
        sys.stdout.flush()
    kept = [each for each in found if holds(each[1])]
    sys.stdout.write(f"{len(kept)} hold\n")
    FILE.write_text("".join(f"{each.written()}\n" for each in in_turns(kept)), "utf-8")


if __name__ == "__main__":
    main()
