"""Filling a column: adding an entry, and what closes it (rules, A.5, C.1)."""

from engine.contest.sheet import Column, Entry, added
from engine.rules import PRESETS, Rules

_TEAM_TARGETS = {2: 125, 3: 150, 4: 150, 5: 175, 6: 200}
_CORNER_MORE = 25
_TEDESCO_FROM_THREE = 300
_THREE = 3


def target_of(rules: Rules) -> int:
    """Return the points that finish a game, a match or a column.

    Teams play to `team_target`; where it is off, to a `game_target` that the table has set for
    itself, or else to what their size asks for (rules, A.6).
    """
    if rules.seating != "partnership":
        return rules.game_target
    if rules.team_target is not None:
        return rules.team_target
    if rules.game_target != PRESETS[rules.preset].game_target:
        return rules.game_target
    if rules.preset == "tedesco":
        return rules.game_target if rules.team_size < _THREE else _TEDESCO_FROM_THREE
    more = _CORNER_MORE if rules.preset == "round_corner" else 0
    return _TEAM_TARGETS[rules.team_size] + more


def entered(rules: Rules, column: Column, entry: Entry) -> Column:
    """Return an open column with an entry added, closed if that reaches the target.

    Where several sides pass the target in one deal, the highest wins, and equals play on.
    """
    points, boxes = added(column.points, entry.points), added(column.boxes, entry.boxes)
    worth = rules.line_bonus if rules.line_bonus_timing == "immediate" else 0
    running = tuple(p + b * worth for p, b in zip(points, boxes, strict=True))
    highest = max(running)
    if highest < target_of(rules) or running.count(highest) > 1:
        return Column(points, boxes)
    return Column(points, boxes, running.index(highest) + 1, entry.number)
