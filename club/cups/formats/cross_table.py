"""The points of those who have played one another, in halves, and who of equals is ahead."""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final, TypeVar

from club.cups.formats.events import HowDecided
from club.cups.formats.matches import Match, MatchOutcome

_Figure = TypeVar("_Figure", int, tuple[bool, int])

WIN: Final = 2
DRAW: Final = 1


class TieBreak(StrEnum):
    """What decides between entrants with equal points."""

    HEAD_TO_HEAD = "head_to_head"  # the points against the others still equal, if all have met
    BUCHHOLZ = "buchholz"  # the opponents' points
    SONNEBORN_BERGER = "sonneborn_berger"  # those of the beaten, and half of those drawn with
    DIFFERENCE = "difference"  # the game's own points, for less against
    WINS = "wins"
    SEED = "seed"  # the order of the draw


IN_ROUND_ROBIN: Final = (
    TieBreak.HEAD_TO_HEAD,
    TieBreak.SONNEBORN_BERGER,
    TieBreak.DIFFERENCE,
    TieBreak.WINS,
    TieBreak.SEED,
)
IN_SWISS: Final = (
    TieBreak.BUCHHOLZ,
    TieBreak.SONNEBORN_BERGER,
    TieBreak.HEAD_TO_HEAD,
    TieBreak.DIFFERENCE,
    TieBreak.WINS,
    TieBreak.SEED,
)


@dataclass(slots=True)
class CrossTableRow:
    """What an entrant has achieved, in halves, but `sonneborn_berger` in quarters."""

    entrant: int
    points: int = 0
    wins: int = 0
    draws: int = 0
    losses: int = 0
    difference: int = 0  # of the game's own points
    buchholz: int = 0
    sonneborn_berger: int = 0
    # By opponent, then those without one.
    met: list[tuple[int, int]] = field(default_factory=list[tuple[int, int]])
    unplayed: list[int] = field(default_factory=list[int])


def rows(
    entrants: Sequence[int], matches: Iterable[Match], *, rounds: int | None = None
) -> list[CrossTableRow]:
    """Count what entrants have achieved; `rounds` of Swiss are those that have been paired."""
    # In Swiss, a round without a game counts for the tiebreaks as against one's own points.
    found = {each: CrossTableRow(each) for each in entrants}
    for match in matches:
        if match.outcome is not None:
            for side, entrant in enumerate(match.sides):
                if entrant in found:
                    other = match.sides[1 - side]
                    counts = match.outcome.played or rounds is None
                    met = other if counts and other in found else None
                    _count(found[entrant], match.outcome, side, met)
    for row in found.values():
        missed = 0 if rounds is None else max(0, rounds - len(row.met) - len(row.unplayed))
        unplayed = [*row.unplayed, *[0] * missed]
        row.buchholz = sum(found[other].points for other, _ in row.met)
        row.sonneborn_berger = sum(result * found[other].points for other, result in row.met)
        if rounds is not None:
            row.buchholz += len(unplayed) * row.points
            row.sonneborn_berger += sum(unplayed) * row.points
    return list(found.values())


def ranked(
    rows: Sequence[CrossTableRow], tie_breaks: Sequence[TieBreak], gone: Collection[int]
) -> list[CrossTableRow]:
    """Order rows, which are in the order of the draw: the best first, those who left last."""
    groups = _split(rows, [(row.entrant not in gone, row.points) for row in rows])
    for tie_break in tie_breaks:
        groups = [part for group in groups for part in _split(group, _figures(tie_break, group))]
    return [row for group in groups for row in group]


def _count(row: CrossTableRow, outcome: MatchOutcome, side: int, met: int | None) -> None:
    won, drawn = outcome.winner == row.entrant, outcome.drawn
    result = WIN if won else DRAW if drawn else 0
    row.points += result
    row.wins += won
    row.draws += drawn
    row.losses += row.entrant in outcome.losers
    if outcome.score is not None and outcome.how != HowDecided.WALKOVER:
        row.difference += outcome.score[side] - outcome.score[1 - side]
    if met is None:
        row.unplayed.append(result)
    else:
        row.met.append((met, result))


def _figures(tie_break: TieBreak, group: Sequence[CrossTableRow]) -> list[int]:
    match tie_break:
        case TieBreak.HEAD_TO_HEAD:
            return _head_to_head(group)
        case TieBreak.BUCHHOLZ:
            return [row.buchholz for row in group]
        case TieBreak.SONNEBORN_BERGER:
            return [row.sonneborn_berger for row in group]
        case TieBreak.DIFFERENCE:
            return [row.difference for row in group]
        case TieBreak.WINS:
            return [row.wins for row in group]
        case TieBreak.SEED:
            return list(range(len(group), 0, -1))


def _head_to_head(group: Sequence[CrossTableRow]) -> list[int]:
    """Return the points of each against the others; nobody's count unless all have met."""
    tied = {row.entrant for row in group}
    if any(tied - {row.entrant, *(other for other, _ in row.met)} for row in group):
        return [0] * len(group)
    return [sum(result for other, result in row.met if other in tied) for row in group]


def _split(group: Sequence[CrossTableRow], figures: Sequence[_Figure]) -> list[list[CrossTableRow]]:
    parts = {figure: list[CrossTableRow]() for figure in sorted(figures, reverse=True)}
    for row, figure in zip(group, figures, strict=True):
        parts[figure].append(row)
    return list(parts.values())
