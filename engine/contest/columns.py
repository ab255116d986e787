"""Filling a column: adding an entry, and what closes it (rules, A.5, C.1)."""

from collections.abc import Mapping

from engine.contest.sheet import Column, Entry, added
from engine.rules import ALL_PRESETS, Rules
from engine.words import LineBonusTiming, SeatingFormat

_TEAM_TARGETS = {2: 125, 3: 150, 4: 150, 5: 175, 6: 200}
_OWN_TEAM_TARGETS: Mapping[str, Mapping[int, int]] = {
    "tedesco": {1: 200, 2: 200, 3: 300, 4: 300, 5: 300, 6: 300},
    "round_corner": {size: target + 25 for size, target in _TEAM_TARGETS.items()},
}
"""For presets with team targets of their own: the targets by team size (rules, A.6)."""


def target_of(rules: Rules) -> int:
    """Return the points that finish a game, a match or a column.

    Teams play to `team_target`. If that is off, they play to a `game_target` that differs from the
    preset's, or else to the target for their size (rules, A.6).
    """
    if rules.seating != SeatingFormat.PARTNERSHIP:
        return rules.game_target
    if rules.team_target is not None:
        return rules.team_target
    if rules.game_target != ALL_PRESETS[rules.preset].game_target:
        return rules.game_target
    return _OWN_TEAM_TARGETS.get(rules.preset, _TEAM_TARGETS)[rules.team_size]


def entered(rules: Rules, column: Column, entry: Entry) -> Column:
    """Enter into an open column, which closes at the target; equal sides beyond it play on."""
    points, boxes = added(column.points, entry.points), added(column.boxes, entry.boxes)
    worth = rules.line_bonus if rules.line_bonus_timing == LineBonusTiming.IMMEDIATE else 0
    running = tuple(p + b * worth for p, b in zip(points, boxes, strict=True))
    highest = max(running)
    if highest < target_of(rules) or running.count(highest) > 1:
        return Column(points, boxes)
    return Column(points, boxes, running.index(highest) + 1, entry.number)
