"""What the points of a deal are worth at the present standing of the contest.

They are worth what they change in the chance to win the race, as if each side were as likely to win
every deal, on a scale on which a usual win is worth its points.
"""

from functools import cache, lru_cache

import numpy as np
from numpy.typing import NDArray

from engine.players.standing import ContestStanding, Race

Reals = NDArray[np.float64]

MOST = 250
"""More points than a deal brings; beyond it all are treated alike."""

_STEP = 5  # points: a finer grid changes no decision
_USUAL = ((1, 0.12), (2, 0.16), (3, 0.15), (5, 0.17), (7, 0.2), (9, 0.12), (12, 0.08))
"""What wins bring, in steps, and how often."""

_PROBE = 20  # points: what the scale is taken from


@lru_cache(16)
def stakes(standing: ContestStanding) -> Reals:
    """Return what points are worth, from -MOST to MOST."""
    points = np.arange(-MOST, MOST + 1)
    chance = np.zeros(points.size)
    for race in standing.races:
        chance += _after(standing.target, race, points)
    chance -= chance[MOST]
    slope = (chance[MOST + _PROBE] - chance[MOST - _PROBE]) / (2 * _PROBE)
    return chance / max(slope, 1e-9)


def _after(target: int, race: Race, points: NDArray[np.int64]) -> Reals:
    mine = race.mine + np.where(race.enters, np.maximum(points, 0), 0)
    theirs = race.theirs + np.where(race.they_enter, np.maximum(-points, 0), 0)
    grid = _chances(-(-target // _STEP))
    lacking, they_lack = ((target - each) / _STEP for each in (mine, theirs))
    return _between(grid, lacking, they_lack)


def _between(grid: Reals, rows: Reals, columns: Reals) -> Reals:
    last = len(grid) - 1
    rows, columns = np.clip(rows, 0, last), np.clip(columns, 0, last)
    top, left = np.minimum(rows.astype(int), last - 1), np.minimum(columns.astype(int), last - 1)
    down, across = rows - top, columns - left
    upper = grid[top, left] * (1 - across) + grid[top, left + 1] * across
    lower = grid[top + 1, left] * (1 - across) + grid[top + 1, left + 1] * across
    return upper * (1 - down) + lower * down


@cache
def _chances(steps: int) -> Reals:
    """Return the chance to win by the steps that each side still lacks."""
    grid = np.full((steps + 1, steps + 1), 0.5)
    grid[0, :], grid[:, 0] = 1.0, 0.0
    for mine in range(1, steps + 1):
        for theirs in range(1, steps + 1):
            grid[mine, theirs] = sum(
                often * (grid[max(0, mine - win), theirs] + grid[mine, max(0, theirs - win)]) / 2
                for win, often in _USUAL
            )
    return grid
