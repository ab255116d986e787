"""The steps of a finished deal that are worth jumping to, found from its states."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from engine.deadwood.arrange import arrange
from engine.layoffs import defend
from engine.machine import State
from engine.moves import ENDINGS, MoveKind
from engine.results import ResultKind
from engine.seats import Seat
from engine.words import Word

TELLING: Final = (
    frozenset(
        {
            MoveKind.KNOCK,
            MoveKind.GIN,
            MoveKind.BIG_GIN,
            MoveKind.CLAIM_KNOCK,
            MoveKind.CONTRACT,
            MoveKind.CHALLENGE,
            MoveKind.CONTINUE_EXPOSED,
        }
    )
    | ENDINGS
)


class MomentKind(Word):
    """What makes a step worth jumping to, if its move alone doesn't."""

    READY = "ready"  # the first chance to knock
    DROP = "drop"  # the turn that most lowered either side's deadwood
    TURN = "turn"  # from here on the knock would be undercut


_DRAWS: Final = frozenset({MoveKind.STOCK, MoveKind.TAKE, MoveKind.PASS})


@dataclass(frozen=True, slots=True)
class Moment:
    """A step worth jumping to; `points` of a `DROP` are the fall in deadwood."""

    step: int
    seat: Seat
    kind: MoveKind | MomentKind
    points: int = 0


def moments(states: Sequence[State]) -> tuple[Moment, ...]:
    """Find the steps worth jumping to, in their order; of two at one step, the greater comes last.

    `states` is a deal before its first move and after each, as `open_deal.states_of` returns them.
    """
    found = [*_biggest_drop(states), *_ready(states), *_turning_point(states), *_telling(states)]
    return tuple(sorted(found, key=lambda one: one.step))


def steps_to_show(states: Sequence[State], most: int) -> tuple[int, ...]:
    """Choose at most `most` (at least two) steps to show a deal by, the first and last among them.

    Draws are dropped first, early ones before others: the next discard shows their outcome.
    """
    last = len(states) - 1
    if last < most:
        return tuple(range(last + 1))
    dear = {0, last, *(one.step for one in moments(states))}
    plain = [step for step in range(last) if step not in dear]
    draws = [step for step in plain if _is_draw(states[step])]
    others = [step for step in plain if step not in draws]
    room = most - len(dear)
    if room < 0:
        return (*_evenly(sorted(dear)[:-1], most - 1), last)
    spare = max(0, room - len(others))
    return tuple(sorted([*dear, *_evenly(others, room), *draws[len(draws) - spare :]]))


def _evenly(steps: Sequence[int], number: int) -> list[int]:
    """Return this number of the steps, evenly spread, the first included."""
    number = min(number, len(steps))
    return [steps[at * len(steps) // number] for at in range(number)]


def _is_draw(state: State) -> bool:
    return state.last_move.kind in _DRAWS


def _telling(states: Sequence[State]) -> Iterator[Moment]:
    for step, state in enumerate(states[1:], start=1):
        made = state.last_move
        if made.kind in TELLING or len(made.cards) > 1:
            yield Moment(step, made.seat, made.kind)


def _ready(states: Sequence[State]) -> Iterator[Moment]:
    ready: set[Seat] = set()
    for step, state in enumerate(states):
        if not state.rules.knocks or len(ready) == len(state.hands):
            return
        seat = state.turn
        if seat is not None and seat not in ready and _may_knock(state):
            ready.add(seat)
            yield Moment(step, seat, MomentKind.READY)


def _may_knock(state: State) -> bool:
    return any(
        move.kind in {MoveKind.KNOCK, MoveKind.GIN, MoveKind.BIG_GIN}
        for move in state.legal_moves()
    )


def _discards(states: Sequence[State]) -> Iterator[tuple[int, Seat, State]]:
    """The steps at which a turn ended with a discard, where hands are kept, and whose it was."""
    for step, state in enumerate(states[1:], start=1):
        if state.rules.knocks and (made := state.last_move).kind == MoveKind.DISCARD:
            yield step, made.seat, state


def _biggest_drop(states: Sequence[State]) -> Iterator[Moment]:
    start, best = states[0], None
    if not start.rules.knocks:
        return
    melds = start.rules.melds
    before = [arrange(hand, melds).deadwood for hand in start.hands]
    for step, seat, state in _discards(states):
        counted = arrange(state.hands[seat - 1], melds).deadwood
        drop, before[seat - 1] = before[seat - 1] - counted, counted
        if drop > (0 if best is None else best.points):
            best = Moment(step, seat, MomentKind.DROP, drop)
    if best is not None:
        yield best


def _turning_point(states: Sequence[State]) -> Iterator[Moment]:
    """Yield where the undercutting side's hand began to beat the knock, and did to the end."""
    result = states[-1].result
    if result is None or result.result != ResultKind.UNDERCUT or result.deadwood is None:
        return
    assert result.knocker is not None
    assert result.winner is not None
    knocker, defender = result.knocker, result.winner
    shown, count = result.melds[knocker - 1], result.deadwood[knocker - 1]
    melds, since = states[-1].rules.melds, None
    for step, seat, state in _discards(states):
        if seat == defender:
            beats = defend(state.hands[defender - 1], shown, melds).deadwood <= count
            since = (since or step) if beats else None
    if since is not None:
        yield Moment(since, defender, MomentKind.TURN)
