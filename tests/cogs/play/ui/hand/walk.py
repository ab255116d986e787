"""Walks through a hand: what can be played by following nothing but what is offered."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace

from club.table.scene import Scene
from cogs.kit.drawing import Drawing, Ui
from cogs.kit.press_kinds import NOTHING
from cogs.play.ui.hand.hand import draw_hand
from tests.cogs.drawn import actions, check_limits
from tests.cogs.scenes import EMOJI


@dataclass(frozen=True, slots=True)
class Step:
    """One drawing on the way.

    Attributes:
        draft: What has been picked to get here.
        drawing: What the member sees then.
        moves: The moves that one press plays from here.
    """

    draft: str | None
    drawing: Drawing
    moves: frozenset[str]


def anything(_: str) -> bool:
    """Follow every pick."""
    return True


def steps(
    scene: Scene,
    follow: Callable[[str], bool] = anything,
    *,
    ui: Ui = EMOJI,
    draw: Callable[[Scene, Ui], Drawing] = draw_hand,
) -> Iterator[Step]:
    """Give every step that presses and choices lead to, each once, the plain hand first.

    Each is held to Discord's limits.

    Args:
        scene: The table as a seated member sees it; what it has as a draft is where they start.
        follow: Which picks to follow; where there are too many, those towards a wish.
        ui: The words and the faces.
        draw: What draws the hand.
    """
    waiting: list[str | None] = [scene.draft]
    for draft in waiting:
        drawing = draw(replace(scene, draft=draft), ui)
        check_limits(drawing)
        asked = actions(drawing)
        picks = {each.rest for each in asked if each.kind == "pick" and each.rest != NOTHING}
        moves = {each.rest for each in asked if each.kind == "move"}
        yield Step(draft, drawing, frozenset(moves))
        waiting += [pick for pick in sorted(picks) if pick not in waiting and follow(pick)]


def reachable(
    scene: Scene,
    follow: Callable[[str], bool] = anything,
    *,
    ui: Ui = EMOJI,
    draw: Callable[[Scene, Ui], Drawing] = draw_hand,
) -> set[str]:
    """Return every move that can be played from a hand, by its word; the arguments are as above."""
    return {move for step in steps(scene, follow, ui=ui, draw=draw) for move in step.moves}
