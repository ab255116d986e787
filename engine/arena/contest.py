"""One contest between two contestants or three, who see only their views."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import Protocol, Self

from engine import fair
from engine.contest import Contest
from engine.errors import GinError, Illegal
from engine.families import start_deal
from engine.machine import State, View
from engine.moves import ENDINGS, FORFEIT, Move, MoveKind
from engine.results import DealResult
from engine.rules import Rules
from engine.seats import Seat

Row = tuple[int, ...]
"""A number for each side."""

Clock = Callable[[], float]
"""Tells the time in seconds, from any start."""

_MOST_DEALS = 1000
"""A contest that isn't over after this many deals counts for neither side."""


_NO_PRESS = "0"
"""The presses that the cards depend on beside the seed: nobody presses anything here."""


class Fault(GinError):  # noqa: N818  # named for what is wrong
    """A contestant can't go on, or breaks the rules, and so loses the contest."""


class Contestant(Protocol):
    """Sits at one seat for one contest."""

    def choose(self, view: View, contest: Contest) -> Move:
        """Return the move of the seat on turn, `contest` as before the deal; or raise `Fault`."""
        ...

    def over(self, view: View, scores: Row) -> None:
        """Show the seat how a deal ended; `scores` are the game's points by seat after it."""
        ...


@dataclass(frozen=True, slots=True)
class Played:
    """The result of a contest. Rows are by side: seat 1 first, unless seated otherwise."""

    winner: Seat | None  # the side that won, from 1; None if none did
    points: Row  # in all deals
    deals: int
    decisions: Row  # how many moves each side chose
    seconds: tuple[float, ...]  # how long each side took for its moves
    faults: tuple[str | None, ...] = (None, None)  # of each side, if that ended the contest

    def by_side(self, seats: Sequence[Seat]) -> Self:
        """Return the same result by side; `seats` has the seat of each."""
        at = [seat - 1 for seat in seats]
        return replace(
            self,
            winner=None if self.winner is None else seats.index(self.winner) + 1,
            points=tuple([self.points[each] for each in at]),
            decisions=tuple([self.decisions[each] for each in at]),
            seconds=tuple([self.seconds[each] for each in at]),
            faults=tuple([self.faults[each] for each in at]),
        )


def play_contest(rules: Rules, seed: bytes, seats: Sequence[Contestant], clock: Clock) -> Played:
    """Play a contest to its end, with cards from the seed as at a table (`engine.fair`)."""
    return _ArenaTable(rules, seed, seats, clock).played()


@dataclass(slots=True)
class _ArenaTable:
    rules: Rules
    seed: bytes
    seats: Sequence[Contestant]
    clock: Clock
    points: list[int] = field(init=False)
    decisions: list[int] = field(init=False)
    seconds: list[float] = field(init=False)
    faults: list[str | None] = field(init=False)

    def __post_init__(self) -> None:
        players = len(self.seats)
        self.points, self.decisions = [0] * players, [0] * players
        self.seconds, self.faults = [0.0] * players, [None] * players

    def played(self) -> Played:
        dealer = fair.first_dealer(self.seed, _NO_PRESS, self.rules.seats)
        contest = Contest.start(self.rules, dealer, len(self.seats))
        while contest.settlement is None:
            contest = contest.add(self._deal(contest))
        return Played(
            contest.settlement.winner,
            tuple(self.points),
            contest.deals,
            tuple(self.decisions),
            tuple(self.seconds),
            tuple(self.faults),
        )

    def _deal(self, contest: Contest) -> DealResult:
        number = contest.deals + 1
        seed = fair.deal_seed(self.seed, table=0, round=1, deal=number, presses=_NO_PRESS)
        state = start_deal(
            self.rules,
            fair.shuffled(seed),
            contest.dealer,
            number=number,
            knock_card=fair.knock_card(seed),
        )
        if number > _MOST_DEALS and state.turn is not None:
            state = state.play(Move(MoveKind.VOID))
        while state.turn is not None:
            state = self._moved(state, state.turn, contest)
        assert state.result is not None
        for at, gained in enumerate(state.result.scores):
            self.points[at] += gained
        after = contest.add(state.result).points
        for seat, contestant in enumerate(self.seats, start=1):
            contestant.over(state.view(seat), after)
        return state.result

    def _moved(self, state: State, seat: Seat, contest: Contest) -> State:
        """Return the deal after the move of the seat on turn; a fault forfeits the contest."""
        at = seat - 1
        view = state.view(seat)
        start = self.clock()
        try:
            move = self.seats[at].choose(view, contest)
            after = _checked(state, move)
        except Fault as fault:
            self.faults[at] = str(fault)
            after = state.play(FORFEIT, seat)
        self.seconds[at] += self.clock() - start
        self.decisions[at] += 1
        return after


def _checked(state: State, move: Move) -> State:
    """Return the state after a move; raise `Fault` if it isn't legal or gives up."""
    legal = " ".join(map(str, state.legal_moves()))
    if move.kind in ENDINGS:
        raise Fault(f"{move} is no answer; legal: {legal}")
    try:
        return state.play(move)
    except Illegal as wrong:
        raise Fault(f"{move}: {wrong}; legal: {legal}") from None
