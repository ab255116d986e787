"""A deal's result where the hand was, until its player asks for the next deal."""

import discord

from club.table.scene import Scene
from cogs.archive.ui.review import may_be_reviewed, review_press
from cogs.kit.drawing import LOST, QUIET, WON, Drawing, Part, Ui, draw, lines, row, small
from cogs.kit.items import Press
from cogs.kit.phrases import (
    addressed,
    headline,
    linked_channel,
    names,
    next_press,
    seat_name,
    total_line,
)
from cogs.kit.running_score import own_standing
from cogs.play.ui.result.result import laying_order, side_text
from cogs.play.ui.result.score_breakdown import brief_steps
from cogs.turn_clock.ui.clock import own_time_line
from engine.results import DealResult

ROOM = 3_200
"""Characters of text up to which the cards are drawn as emojis; Discord allows 4,000 in all."""

ENDED_ROOM = 1_400
"""The same for both hands alone, above a settlement."""


def draw_deal_end(scene: Scene, ui: Ui) -> Drawing:
    """Draw the last deal's result for one of its players, and the way to the next deal.

    Raises:
        ValueError: No deal has ended.
    """
    if scene.last is None:
        raise ValueError("no deal has ended")
    parts = _parts(scene, scene.last, ui)
    if sum(len(part) for part in parts if isinstance(part, str)) > ROOM:
        parts = _parts(scene, scene.last, ui.in_signs)
    return draw(_colour(scene, scene.last), *parts)


def ended_parts(scene: Scene, ui: Ui) -> list[Part]:
    """Return how a contest's last deal ended for a player, to stand above the settlement."""
    if scene.player is None or scene.last is None:
        return []
    past = scene.of_last
    who = names(past, ui)
    sides = _sides(past, scene.last, ui)
    if sum(map(len, sides)) > ENDED_ROOM:
        sides = _sides(past, scene.last, ui.in_signs)
    total = total_line(scene.last, who, ui, past.viewer, boxes=scene.rules.counts_boxes)
    steps = brief_steps(scene.rules, scene.last, who, ui, past.viewer)
    ended = f"### {headline(scene.last, who, ui, past.viewer)}"
    return [lines(ended, total, small(steps)), *sides]


def _deal(scene: Scene, result: DealResult, ui: Ui) -> list[Part]:
    """Return how a deal ended for the viewer: in large lines, its steps, and both hands."""
    past = scene.of_last
    who = names(past, ui)
    boxes = scene.rules.counts_boxes
    steps = brief_steps(scene.rules, result, who, ui, past.viewer)
    return [
        lines(
            f"## {headline(result, who, ui, past.viewer)}",
            total_line(result, who, ui, past.viewer, boxes=boxes),
            small(steps),
        ),
        *_sides(past, result, ui),
    ]


def _sides(past: Scene, result: DealResult, ui: Ui) -> list[str]:
    """Return both hands: large cards for the viewer's own, or a phone couldn't show all of it."""
    who = addressed(past, 1, ui), addressed(past, 2, ui)
    return [
        side_text(past, result, seat, who, ui, own=seat == past.viewer)
        for seat in laying_order(result)
    ]


def _parts(scene: Scene, result: DealResult, ui: Ui) -> list[Part]:
    standing = own_standing(scene.contest, scene.players, scene.player, ui.text.locale)
    time = "" if scene.time is None else small(own_time_line(scene, ui))
    leads_on = next_press(scene.table_id, scene.ply, ui)
    return [
        *_deal(scene, result, ui),
        lines(standing, small(f"{_follows(scene, ui)} {_there(scene, ui)}".strip()), time),
        row(leads_on, _review(scene, result, ui)),
    ]


def _follows(scene: Scene, ui: Ui) -> str:
    """Return who begins the next deal, where it is dealt."""
    if scene.to_act is None:
        return ""
    if scene.to_act == scene.viewer:
        return ui.text("deal-end-yours")
    return ui.text("deal-end-theirs", name=seat_name(scene, scene.to_act, ui))


def _there(scene: Scene, ui: Ui) -> str:
    """Return the link to where the deal's picture is; practice has none."""
    return "" if scene.with_computer_alone else linked_channel(scene, ui, key="link-picture")


def _review(scene: Scene, result: DealResult, ui: Ui) -> Press | None:
    if not may_be_reviewed(scene.rules, result.result):
        return None
    return review_press(scene.table_id, result.number, ui)


def _colour(scene: Scene, result: DealResult) -> discord.Colour:
    if result.winner is None:
        return QUIET
    return WON if result.winner == scene.of_last.viewer else LOST
