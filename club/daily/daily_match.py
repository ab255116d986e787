"""The daily match as it is dealt and played: three deals that follow from the day's seed."""

from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Final, NamedTuple, Self

from club.core.errors import GameOver, IllegalMove, Refusal
from club.play import turns
from data.core.utc_days import beginning_of
from engine import fair
from engine.errors import GinError
from engine.families import start_deal
from engine.machine import State
from engine.moves import ENDINGS, Move
from engine.results import DealResult, ResultKind
from engine.rules import PRESETS, Rules
from engine.seats import SEATS, Seat, other

DEALS: Final = 3
"""Deals of a match: about five minutes."""

RULES: Final[Rules] = PRESETS.rules("standard")

MEMBER, COMPUTER = SEATS

LEVEL: Final = "expert"

GINS: Final = frozenset({ResultKind.GIN, ResultKind.BIG_GIN})

_LONGEST: Final = 400
"""Moves of a deal that is still read."""

_BETWEEN: Final = "/"
"""Parts the deals in a match's stored moves."""


class DailyUnreadable(Refusal):
    """What is stored of the member's match makes no sense to this program."""


class DealStart(NamedTuple):
    """All that a deal's cards and first turn follow from."""

    seed: bytes
    dealer: Seat
    number: int

    def __repr__(self) -> str:
        """Leave out the seed."""
        return f"DealStart({self.number})"


@dataclass(frozen=True, slots=True)
class DealScore:
    """What a deal came to for the member: the points, below zero if it was lost, and its end."""

    points: int
    result: ResultKind

    @classmethod
    def of(cls, result: DealResult) -> Self:
        """Return what a result is for the member."""
        won = result.winner == MEMBER
        points = 0 if result.winner is None else result.points if won else -result.points
        return cls(points, result.result)

    @property
    def is_gin(self) -> bool:
        """Whether the member had gin."""
        return self.points > 0 and self.result in GINS

    @property
    def is_undercut(self) -> bool:
        """Whether the member undercut the computer."""
        return self.points > 0 and self.result == ResultKind.UNDERCUT


@dataclass(frozen=True, slots=True)
class DailyMatch:
    """A match that was played so far, hidden cards included; it never leaves the club."""

    starts: tuple[DealStart, ...] = field(repr=False)
    lines: tuple[tuple[str, ...], ...] = field(repr=False)  # the moves, deal by deal
    states: tuple[State, ...] = field(repr=False)  # how each deal stands

    @property
    def state(self) -> State:
        """The last deal that was dealt, as it stands."""
        return self.states[-1]

    @property
    def ply(self) -> int:
        """How many moves there have been."""
        return sum(map(len, self.lines))

    @property
    def results(self) -> tuple[DealResult, ...]:
        """The results of the deals that are over."""
        return tuple(each.result for each in self.states if each.result is not None)

    @property
    def scores(self) -> tuple[DealScore, ...]:
        """What those came to for the member."""
        return tuple(map(DealScore.of, self.results))

    @property
    def score(self) -> int:
        """The points won less the points lost."""
        return sum(each.points for each in self.scores)

    @property
    def is_over(self) -> bool:
        """Whether all deals have been played."""
        return len(self.results) == DEALS

    @property
    def on_turn(self) -> Seat | None:
        """Who is to move; None once it is over."""
        return self.state.turn

    @property
    def moves(self) -> str:
        """The moves as text, for `played`."""
        return _BETWEEN.join(map(" ".join, self.lines))

    def play(self, word: str, seat: Seat) -> Self:
        """Play a move, and deal if a deal is over; or raise GameOver, NotYourTurn, IllegalMove."""
        if self.is_over:
            raise GameOver
        move, state = turns.attempt_in(self.state, seat, word)
        if move.kind in ENDINGS:
            raise IllegalMove(legal="")
        lines, states = (*self.lines[:-1], (*self.lines[-1], str(move))), (*self.states[:-1], state)
        if state.result is not None and len(lines) < DEALS:
            lines, states = (*lines, ()), (*states, _after(self.starts[len(lines)], ()))
        return replace(self, lines=lines, states=states)


def presses_of(day: int) -> str:
    """Return what a day's cards depend on besides its seed: its date, in place of presses."""
    return f"daily {beginning_of(day):%Y-%m-%d}"


def starts_of(seed: bytes, day: int) -> tuple[DealStart, ...]:
    """Return how a day's deals begin (docs/fairness.md); the sides deal by turns."""
    presses = presses_of(day)
    first = fair.first_dealer(seed, presses)
    return tuple(
        DealStart(
            fair.deal_seed(seed, table=1, round=number, deal=number, presses=presses),
            first if number % 2 else other(first),
            number,
        )
        for number in range(1, DEALS + 1)
    )


def played(seed: bytes, day: int, moves: str = "") -> DailyMatch:
    """Return a day's match after its stored moves; DailyUnreadable if they make no sense."""
    starts = starts_of(seed, day)
    lines = tuple(tuple(line.split()) for line in moves.split(_BETWEEN))
    try:
        states = tuple(_after(start, line) for start, line in zip(starts, lines, strict=False))
    except (GinError, ValueError):
        raise DailyUnreadable from None  # the cause names cards
    ended = [state.result is not None for state in states]
    running = len(lines) < DEALS or not ended[-1]
    if len(lines) > DEALS or not all(ended[:-1]) or (running and ended[-1]):
        raise DailyUnreadable
    return DailyMatch(starts, lines, states)


@lru_cache(maxsize=1024)
def _after(start: DealStart, line: tuple[str, ...]) -> State:
    if len(line) > _LONGEST:
        raise ValueError("a deal that is too long")
    state = start_deal(RULES, fair.shuffled(start.seed), start.dealer, number=start.number)
    for word in line:
        state = state.play(Move.parse(word))
    return state
