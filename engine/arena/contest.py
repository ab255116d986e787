"""One contest between two contestants, who see only their views."""

from collections.abc import Callable
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
from engine.seats import SEATS, Seat, other

Pair = tuple[int, int]
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
        """Return a move for the seat on turn; `contest` is as before this deal.

        Raises:
            Fault: The contestant has no move to give.
        """
        ...

    def over(self, view: View, scores: Pair) -> None:
        """Show the seat how a deal ended; `scores` are the game's points by seat after it."""
        ...


@dataclass(frozen=True, slots=True)
class Played:
    """The result of a contest. Pairs are by side: seat 1 first, unless swapped."""

    winner: Seat | None  # the side that won, 1 or 2; None if neither did
    points: Pair  # in all deals
    deals: int
    decisions: Pair  # how many moves each side chose
    seconds: tuple[float, float]  # how long each side took for its moves
    faults: tuple[str | None, str | None] = (None, None)  # of each side, if that ended the contest

    def swapped(self) -> Self:
        """Return the same result with the sides swapped."""
        return replace(
            self,
            winner=None if self.winner is None else other(self.winner),
            points=self.points[::-1],
            decisions=self.decisions[::-1],
            seconds=self.seconds[::-1],
            faults=self.faults[::-1],
        )


def play_contest(
    rules: Rules, seed: bytes, seats: tuple[Contestant, Contestant], clock: Clock
) -> Played:
    """Play a contest of two to its end, with cards from the seed as at a table (`engine.fair`)."""
    return _ArenaTable(rules, seed, seats, clock).played()


@dataclass(slots=True)
class _ArenaTable:
    rules: Rules
    seed: bytes
    seats: tuple[Contestant, Contestant]
    clock: Clock
    points: list[int] = field(default_factory=lambda: [0, 0])
    decisions: list[int] = field(default_factory=lambda: [0, 0])
    seconds: list[float] = field(default_factory=lambda: [0.0, 0.0])
    faults: list[str | None] = field(default_factory=lambda: [None, None])

    def played(self) -> Played:
        contest = Contest.start(self.rules, fair.first_dealer(self.seed, _NO_PRESS))
        while contest.settlement is None:
            contest = contest.add(self._deal(contest))
        return Played(
            contest.settlement.winner,
            _pair(self.points),
            contest.deals,
            _pair(self.decisions),
            (self.seconds[0], self.seconds[1]),
            (self.faults[0], self.faults[1]),
        )

    def _deal(self, contest: Contest) -> DealResult:
        """Play the next deal, and show both sides how it ended."""
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
        after = _pair(contest.add(state.result).points)
        for seat, contestant in zip(SEATS, self.seats, strict=True):
            contestant.over(state.view(seat), after)
        return state.result

    def _moved(self, state: State, seat: Seat, contest: Contest) -> State:
        """Return the deal after the move of the seat on turn; a fault forfeits the contest."""
        at = SEATS.index(seat)
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


def _pair(numbers: list[int] | tuple[int, ...]) -> Pair:
    first, second = numbers
    return first, second
