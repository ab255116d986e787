"""Which division each entrant plays the next season in: promotion, relegation, newcomers."""

from collections.abc import Sequence
from itertools import pairwise

from club.leagues.formats import season_matches
from club.leagues.formats.league_plan import FEWEST, LARGEST, LeaguePlan
from club.leagues.formats.league_state import LeagueSeason, LeagueState

Divisions = tuple[tuple[int, ...], ...]


def sizes(entrants: int, wanted: int) -> tuple[int, ...]:
    """Return the size of each division, as near to `wanted` as can be, the lower ones larger."""
    nearest = (2 * entrants + wanted) // (2 * wanted)
    count = max(1, -(-entrants // LARGEST), min(nearest, entrants // FEWEST))
    size, more = divmod(entrants, count)
    return (size,) * (count - more) + (size + 1,) * more


def cut(order: Sequence[int], wanted: int) -> Divisions:
    """Divide entrants, the best first, into divisions."""
    found, begin = list[tuple[int, ...]](), 0
    for size in sizes(len(order), wanted):
        found.append(tuple(order[begin : begin + size]))
        begin += size
    return tuple(found)


def next_order(state: LeagueState) -> tuple[int, ...]:
    """Return all who play the next season, the best first; newcomers are last of all."""
    season = state.season
    after = [] if season is None else _after(state.plan, season)
    stay = [each for each in after if each not in state.gone]
    return (*stay, *(each for each in state.active if each not in after))


def _after(plan: LeaguePlan, season: LeagueSeason) -> list[int]:
    tables = [[row.entrant for row in rows] for rows in season_matches.tables(season)]
    moves = [exchanged(plan, len(one), len(other)) for one, other in pairwise(tables)]
    found = list[int]()
    for number, table in enumerate(tables):
        up = moves[number - 1] if number else 0
        down = moves[number] if number < len(moves) else 0
        if number:
            above = tables[number - 1]
            found += above[len(above) - up :]
        found += table[up : len(table) - down]
        if number < len(moves):
            found += tables[number + 1][:down]
    return found


def exchanged(plan: LeaguePlan, upper: int, lower: int) -> int:
    """Return how many change places between two divisions of these sizes."""
    return min(plan.moves, upper // 2, lower // 2)
