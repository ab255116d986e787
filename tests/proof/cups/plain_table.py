"""The table of a round robin, a group or Swiss, counted by docs/cups.md and not by the program.

All figures are fractions of a point.
"""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import combinations

NOBODY = 0
GAMES = frozenset({"played", "agreed", "ruled"})
HALF = Fraction(1, 2)


@dataclass(frozen=True)
class Result:
    """How a match came out.

    Attributes:
        winner: NOBODY after a draw, and where both have lost.
        points: The points of the games, by entrant.
    """

    winner: int
    losers: tuple[int, ...]
    how: str
    points: Mapping[int, int] = field(default_factory=dict[int, int])

    @property
    def played(self) -> bool:
        return self.how in GAMES

    @property
    def drawn(self) -> bool:
        return self.played and not self.winner and not self.losers

    @property
    def loser(self) -> int:
        """Who goes on as the one loser, if there is one."""
        return self.losers[0] if len(self.losers) == 1 else NOBODY


Game = tuple[tuple[int, int], Result]
"""Two sides, one of them perhaps NOBODY, and what came of it."""


@dataclass
class Line:
    """What an entrant has achieved; `met` has each opponent with what was won against them."""

    entrant: int
    points: Fraction = Fraction()
    wins: int = 0
    draws: int = 0
    losses: int = 0
    difference: int = 0
    buchholz: Fraction = Fraction()
    berger: Fraction = Fraction()
    met: list[tuple[int, Fraction]] = field(default_factory=list[tuple[int, Fraction]])


def round_robin(order: Sequence[int], games: Iterable[Game], gone: Collection[int]) -> list[Line]:
    """The table of a group, the first first; entrants come in the order of their seeds."""
    every = list(games)
    out = {each for each in gone if each in order and _hardly_played(each, every)}
    counted = [game for game in every if not out & {*game[0]}]
    lines = {each: _line(each, counted) for each in order}
    for line in lines.values():
        for (one, other), result in counted:
            if line.entrant in (one, other):
                opponent = other if line.entrant == one else one
                line.met.append((opponent, _share(line.entrant, result)))
        line.buchholz = sum((lines[each].points for each, _ in line.met), Fraction())
        line.berger = sum((lines[each].points * won for each, won in line.met), Fraction())
    return _ranked(
        list(lines.values()),
        gone,
        [_head_to_head, _figure("berger"), _figure("difference"), _figure("wins")],
    )


def swiss(
    order: Sequence[int], games: Iterable[Game], rounds: int, gone: Collection[int]
) -> list[Line]:
    """The table of Swiss after so many rounds."""
    every = list(games)
    lines = {each: _line(each, every) for each in order}
    for line in lines.values():
        alone = list[Fraction]()
        for (one, other), result in every:
            if line.entrant not in (one, other):
                continue
            won = _share(line.entrant, result)
            if result.played:
                line.met.append((other if line.entrant == one else one, won))
            else:
                alone.append(won)
        missed = max(0, rounds - len(line.met) - len(alone))
        line.buchholz = sum((lines[each].points for each, _ in line.met), Fraction())
        line.buchholz += (len(alone) + missed) * line.points
        line.berger = sum((lines[each].points * won for each, won in line.met), Fraction())
        line.berger += sum(alone, Fraction()) * line.points
    return _ranked(
        list(lines.values()),
        gone,
        [
            _figure("buchholz"),
            _figure("berger"),
            _head_to_head,
            _figure("difference"),
            _figure("wins"),
        ],
    )


def _hardly_played(entrant: int, games: Iterable[Game]) -> bool:
    own = [result.played for sides, result in games if entrant in sides]
    return 2 * sum(own) < len(own)


def _share(entrant: int, result: Result) -> Fraction:
    if result.winner == entrant:
        return Fraction(1)
    return HALF if result.drawn else Fraction()


def _line(entrant: int, games: Iterable[Game]) -> Line:
    line = Line(entrant)
    for sides, result in games:
        if entrant not in sides:
            continue
        line.points += _share(entrant, result)
        line.wins += result.winner == entrant
        line.draws += result.drawn
        line.losses += entrant in result.losers
        if result.how != "walkover" and result.points:
            own = result.points[entrant]
            line.difference += 2 * own - sum(result.points.values())
    return line


Figures = Callable[[Sequence[Line]], list[Fraction]]


def _figure(name: str) -> Figures:
    return lambda tied: [Fraction(getattr(line, name)) for line in tied]


def _head_to_head(tied: Sequence[Line]) -> list[Fraction]:
    """The points against the others who are tied, where all of them have met."""
    among = {line.entrant for line in tied}
    met = {line.entrant: {other for other, _ in line.met} for line in tied}
    if not all(other in met[one] for one, other in combinations(among, 2)):
        return [Fraction()] * len(tied)
    return [sum((won for other, won in line.met if other in among), Fraction()) for line in tied]


def _ranked(lines: list[Line], gone: Collection[int], ties: Sequence[Figures]) -> list[Line]:
    def first(tied: Sequence[Line]) -> list[Fraction]:
        # Whoever has left stands behind all who stay, whatever they have.
        return [line.points - (len(lines) + 100) * (line.entrant in gone) for line in tied]

    groups = [lines]
    for figures in (first, *ties):
        groups = [part for group in groups for part in _apart(group, figures(group))]
    return [line for group in groups for line in group]


def _apart(tied: list[Line], figures: list[Fraction]) -> list[list[Line]]:
    return [
        [line for line, own in zip(tied, figures, strict=True) if own == figure]
        for figure in sorted({*figures}, reverse=True)
    ]
