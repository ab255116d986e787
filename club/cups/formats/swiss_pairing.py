"""Pairing a round of Swiss: the best matching there is, by networkx's blossom algorithm."""

# What is best, in this order: that as many as can play; that those who meet differ little in points
# (by its square), the bye going to somebody with few; that whoever meets somebody with fewer points
# is the last of those with as many, and meets the first of the others; and that the first of the
# upper half of equals meets the first of the lower half, and so on.

from collections.abc import Iterable

from club.cups.formats import swiss
from club.cups.formats.cross_table import CrossTableRow
from club.cups.formats.events import Paired
from club.cups.formats.matches import NOBODY
from club.cups.formats.state import CupState

# Two entrants, and how well they go together.
Edge = tuple[int, int, int]


def next_round(state: CupState) -> Paired:
    """Pair the next round; without any pairs where everybody left has met everybody else."""
    # Where not all can be paired, the first without a bye has one; the rest sit out.
    rows = [row for row in swiss.table(state) if row.entrant not in state.gone]
    places = {row.entrant: place for place, row in enumerate(rows)}
    found = _matching(_edges(state, rows))
    pairs = [tuple(sorted(pair, key=places.__getitem__)) for pair in found if NOBODY not in pair]
    if not pairs:
        return Paired(())
    pairs.sort(key=lambda pair: places[pair[0]])
    bye = next((max(pair) for pair in found if NOBODY in pair), None)
    if bye is None:  # Where not all can be paired, the first without one; the rest sit out.
        seated = {each for pair in pairs for each in pair} | swiss.had_bye(state)
        bye = next((row.entrant for row in rows if row.entrant not in seated), None)
    return Paired(tuple((one, other) for one, other in pairs), bye)


def _edges(state: CupState, rows: list[CrossTableRow]) -> Iterable[Edge]:
    # Yield who may meet; of an odd number, who may have the bye as well.
    met, had_bye = swiss.met(state), swiss.had_bye(state)
    equal = _equal(rows)
    count = len(rows)
    # All that places can add up to weighs less than the least of what comes before them.
    step = count * count + 1
    least = min((row.points for row in rows), default=0)
    for place, row in enumerate(rows):
        first, last = equal[row.points]
        for further, other in enumerate(rows[place + 1 :], start=place + 1):
            if frozenset((row.entrant, other.entrant)) in met:
                continue
            if row.points == other.points:
                yield row.entrant, other.entrant, -abs(further - place - (last - first + 1) // 2)
                continue
            difference = row.points - other.points
            floated = last - place + further - equal[other.points][0]
            weight = (difference * difference * step + floated) * step
            yield row.entrant, other.entrant, -weight
        if count % 2 and row.entrant not in had_bye:
            difference = row.points - least
            weight = (difference * difference * step + last - place) * step
            yield row.entrant, NOBODY, -(weight + _instead_of_a_game(rows, step))


def _equal(rows: list[CrossTableRow]) -> dict[int, tuple[int, int]]:
    found = dict[int, tuple[int, int]]()
    for place, row in enumerate(rows):
        first, _ = found.get(row.points, (place, place))
        found[row.points] = first, place
    return found


def _instead_of_a_game(rows: list[CrossTableRow], step: int) -> int:
    """Return what weighs more than any pairs, so that nobody has a bye in place of a game."""
    most = max(row.points for row in rows) - min(row.points for row in rows)
    return len(rows) * (most * most + 1) * step * step


def _matching(edges: Iterable[Edge]) -> set[tuple[int, int]]:
    from networkx import Graph, max_weight_matching  # noqa: PLC0415 - loaded when first needed

    graph: Graph[int] = Graph()
    for one, other, weight in edges:
        graph.add_edge(one, other, weight=weight)
    return max_weight_matching(graph, maxcardinality=True)
