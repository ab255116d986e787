"""The words for duplicate cups: their rules, and what each pair of boards comes to."""

from collections.abc import Iterator

from club.cups.cup_scene import CupScene
from club.cups.duplicate import duplicate_rules
from club.cups.formats import team_boards
from club.cups.formats.events import HowDecided
from club.cups.formats.matches import Match
from cogs.cups.ui.cup_words import entrant_name
from cogs.kit.drawing import Ui, small
from cogs.kit.ruletext import rules_line
from engine.rules import Rules


def duplicate_line(rules: Rules, ui: Ui) -> str:
    """Return the rules of a duplicate's deals, whose number is fixed."""
    return rules_line(duplicate_rules.without_fixed(rules), ui, ui.text("cup-duplicate-deals"))


def difference_lines(scene: CupScene, match: Match, ui: Ui) -> Iterator[str]:
    """Yield by how much a team is ahead at each pair of boards that both are decided."""
    outcome, state = match.outcome, scene.cup.state
    ruled = outcome is not None and outcome.how == HowDecided.RULED
    if ruled or not state.plan.is_duplicate or match.key not in state.boards:
        return
    one, other = match.entrants
    pairs = team_boards.differences((one, other), state.boards[match.key])
    for board, (first, second) in pairs.items():
        boards = {"first": board, "second": board + 1}
        if first == second:
            yield small(ui.text("cup-duplicate-level", **boards))
            continue
        ahead = entrant_name(scene, one if first > second else other, ui)
        points = ui.text.figure(abs(first - second))
        yield small(ui.text("cup-duplicate-pair", **boards, name=ahead, points=points))
