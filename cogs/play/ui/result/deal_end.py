"""A deal's result where the hand was, until its player asks for the next deal."""

from collections.abc import Callable
from functools import partial

import discord

from club.table.scene import Scene
from cogs.archive.ui.review import may_be_reviewed, review_press
from cogs.kit.drawing import LOST, QUIET, WON, Drawing, Part, Ui, draw, lines, row, small
from cogs.kit.items import Press
from cogs.kit.phrases import (
    addressed,
    channel_link,
    forfeit_at,
    headline,
    linked_channel,
    names,
    next_press,
    seat_name,
    total_line,
)
from cogs.kit.running_score import own_standing, spoken_standing
from cogs.play.ui.result.result import laying_order, side_text
from cogs.play.ui.result.score_breakdown import brief_steps
from cogs.turn_clock.ui.clock import own_time_line
from engine.machine import Order
from engine.results import DealResult

ROOM = 3_200
"""Characters of text up to which the cards are drawn as emojis; Discord allows 4,000 in all."""

ENDED_ROOM = 1_400
"""The same for both hands alone, above a settlement."""


def draw_deal_end(scene: Scene, ui: Ui) -> Drawing:
    """Draw the last deal's result for a player, and the way on; ValueError if none has ended."""
    if scene.last is None:
        raise ValueError("no deal has ended")
    parts = within_room(partial(_parts, scene, scene.last), ui)
    return draw(colour_of_end(scene, scene.last), *parts)


def within_room(parts: Callable[[Ui], list[Part]], ui: Ui) -> list[Part]:
    """Return the parts of a message, with the cards in signs where emojis would be too long."""
    drawn = parts(ui)
    if sum(len(part) for part in drawn if isinstance(part, str)) > ROOM:
        return parts(ui.in_signs)
    return drawn


def colour_of_end(scene: Scene, result: DealResult) -> discord.Colour:
    """Return the colour of a deal's result, as it is for the viewer."""
    if result.winner is None:
        return QUIET
    return WON if result.winner == scene.of_last.viewer else LOST


def ended_parts(scene: Scene, ui: Ui, *, for_all: bool = False) -> list[Part]:
    """Return how a contest's last deal ended for a player, to stand above the settlement."""
    if scene.last is None or (scene.player is None and not for_all):
        return []
    past = scene.of_last
    who = names(past, ui)
    sides = _sides(past, scene.last, ui)
    if sum(map(len, sides)) > ENDED_ROOM:
        sides = _sides(past, scene.last, ui.in_signs)
    total = total_line(scene.last, who, ui, past.viewer, boxes=scene.rules.counts_boxes)
    steps = brief_steps(scene.rules, scene.last, who, ui, past.viewer)
    ended = headline(scene.last, who, ui, past.viewer, forfeit=forfeit_at(scene))
    word = "" if for_all else done_in_last(scene, ui)
    return [lines(f"### {ended}", total, small(steps), word), *sides]


def done_as_ordered(order: Order, ui: Ui, *, did: str = "") -> str:
    """Return what was done for its reader, who had left word; `did` is the kind of the move."""
    return ui.text(f"order-done-{order}", did=did)


def done_in_last(scene: Scene, ui: Ui) -> str:
    """Return what ended the last deal, where that was done as the viewer had left word."""
    order = scene.order_done_in_last
    return "" if order is None else small(done_as_ordered(order, ui))


def ended_deal(scene: Scene, result: DealResult, ui: Ui) -> list[Part]:
    """Return how a deal ended for the viewer: in large lines, its steps, and both hands."""
    past = scene.of_last
    who = names(past, ui)
    boxes = scene.rules.counts_boxes
    steps = brief_steps(scene.rules, result, who, ui, past.viewer)
    ended = headline(result, who, ui, past.viewer, forfeit=forfeit_at(scene))
    return [
        lines(
            f"## {ended}",
            total_line(result, who, ui, past.viewer, boxes=boxes),
            small(steps),
            done_in_last(scene, ui),
        ),
        *_sides(past, result, ui),
    ]


def _sides(past: Scene, result: DealResult, ui: Ui) -> list[str]:
    who = tuple([addressed(past, seat, ui) for seat in past.rules.seats])
    return [
        side_text(past, result, seat, who, ui, own=seat == past.viewer and not ui.aloud)
        for seat in laying_order(result)
    ]


def _parts(scene: Scene, result: DealResult, ui: Ui) -> list[Part]:
    standing = own_standing(scene.contest, scene.players, scene.player, ui.text.locale)
    if ui.aloud:
        standing = spoken_standing(scene, ui)
    time = "" if scene.time is None else small(own_time_line(scene, ui))
    leads_on = next_press(scene.table_id, scene.ply, ui)
    return [
        *ended_deal(scene, result, ui),
        lines(standing, small(f"{_follows(scene, ui)} {_there(scene, ui)}".strip()), time),
        row(leads_on, _review(scene, result, ui), _picture_link(scene, ui) if ui.aloud else None),
    ]


def _follows(scene: Scene, ui: Ui) -> str:
    if scene.to_act is None:
        return ""
    if scene.to_act == scene.viewer:
        return ui.text("deal-end-yours")
    return ui.text("deal-end-theirs", name=seat_name(scene, scene.to_act, ui))


def _there(scene: Scene, ui: Ui) -> str:
    """Return the link to where the deal's picture is; practice has none, and a voice a button."""
    if scene.with_computer_alone or scene.duplicate or ui.aloud:
        return ""
    return linked_channel(scene, ui, key="link-picture")


def _picture_link(scene: Scene, ui: Ui) -> discord.ui.Button[discord.ui.LayoutView] | None:
    return None if scene.with_computer_alone else channel_link(scene, ui)


def _review(scene: Scene, result: DealResult, ui: Ui) -> Press | None:
    if scene.duplicate or not may_be_reviewed(scene.rules, result.result):
        return None
    return review_press(scene.table_id, result.number, ui)
