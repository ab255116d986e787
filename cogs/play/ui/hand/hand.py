"""A member's own hand: where it is and the score, around the variant's own part."""

import discord

from club.table.scene import Scene
from cogs.kit.card_look import look_press
from cogs.kit.drawing import GOLD, QUIET, Drawing, Part, Ui, draw, lines, row, rule, small
from cogs.kit.family_drawings import DRAWINGS
from cogs.kit.ids import make_id
from cogs.kit.items import Press, press
from cogs.kit.phrases import (
    deal_title,
    headline,
    linked_channel,
    names,
    occupant_at_level,
    table_number,
    total_line,
)
from cogs.kit.press_kinds import PressKind
from cogs.kit.press_words import QuitWord
from cogs.kit.running_score import own_standing
from cogs.kit.text import safe_name
from cogs.matchmaking.ui.challenge import draw_challenge
from cogs.play.ui.result.deal_end import draw_deal_end
from cogs.play.ui.table.between_deals import draw_between, may_advise
from cogs.play.ui.table.cutting import cut_lines
from cogs.turn_clock.ui.clock import own_time_line, pause_press
from engine.coach import is_coached
from engine.machine import View
from engine.words import SeatingFormat

_LARGE = 12  # cards up to which a hand is read from its message alone
_CHOICE = 2  # legal moves that make a choice


def draw_hand(
    scene: Scene, ui: Ui, *, copy: bool = False, hint: str = "", asks: Press | None = None
) -> Drawing:
    """Draw the viewer's hand or step.

    Args:
        scene: The table as the viewer may see it.
        ui: The words and the faces.
        copy: Whether it is a private one, which goes on by itself only for a while: it can be
            refreshed, and says so.
        hint: Advice to stand above the buttons.
        asks: The button that takes the place of the one for a hint, once there is advice.
    """
    ui = ui.as_set(scene.settings)
    if scene.unread:
        return draw_deal_end(scene, ui)
    view, viewer = scene.view, scene.viewer
    if view is None or viewer is None:
        if scene.contest:
            return draw_between(scene, ui)
        return draw_challenge(scene, ui, scene.reader)
    yours = view.turn == viewer
    waits = copy and not yours
    foot = _foot(scene, view, ui, again=waits, hint=asks if hint else _hint_button(scene, view, ui))
    parts = DRAWINGS[view.rules.family].hand(scene, view, ui, foot)
    if hint:
        buttons = (at for at, part in enumerate(parts) if isinstance(part, discord.ui.ActionRow))
        parts.insert(next(buttons, len(parts)), hint)
    goes_on = small(ui.text("hand-goes-on", button=ui.text("press-hand-again"))) if waits else None
    return draw(GOLD if yours else QUIET, hand_head(scene, view, ui), rule(), *parts, goes_on)


def hand_head(scene: Scene, view: View, ui: Ui) -> str:
    """Return the server, the opponent and the score."""
    place = ui.text(
        "hand-place",
        where="here" if ui.server_id == scene.server_id else "elsewhere",
        server=safe_name(scene.server_name),
        name=_opponent(scene, ui),
    )
    last = before(scene, view, ui)
    there = linked_channel(scene, ui, key="link-last" if last else "link-channel")
    number = table_number(scene, ui) if scene.numbered else ""
    place = " · ".join(part for part in (place, number, "" if last else there) if part)
    score = own_standing(scene.contest, scene.players, scene.player, ui.text.locale)
    title = small(deal_title(scene, view, ui))
    told = last, small(there) if last else "", score, title
    cut = cut_lines(scene, ui) if scene.cut else ""
    time = "" if scene.time is None else small(own_time_line(scene, ui))
    return lines(small(place), *told, cut, time)


def _opponent(scene: Scene, ui: Ui) -> str:
    """Return who sits opposite; this is where the hand says how strong a computer plays."""
    seated = next(each for each in scene.seats if each.seat == scene.opponent)
    return safe_name(occupant_at_level(seated, ui))


def before(scene: Scene, view: View, ui: Ui) -> str:
    """Return how the last deal ended, until the viewer's first act in this one."""
    if not _fresh(scene, view):
        return ""
    assert scene.last is not None
    past = scene.of_last
    who = names(past, ui)
    ended = headline(scene.last, who, ui, past.viewer)
    boxes = scene.rules.counts_boxes
    total = total_line(scene.last, who, ui, past.viewer, boxes=boxes)
    return lines(ui.text("hand-last", ended=ended), total)


def _fresh(scene: Scene, view: View) -> bool:
    """Return whether a deal has ended, and the viewer hasn't read of it or acted since."""
    return scene.last is not None and not scene.read and not _has_acted(view)


def _has_acted(view: View) -> bool:
    return any(seen.seat == (view.viewer or 1) for seen in view.moves)


def _foot(scene: Scene, view: View, ui: Ui, *, again: bool, hint: Press | None) -> Part:
    two = scene.rules.seating == SeatingFormat.HEADS_UP
    leave = "press-resign" if two else "press-quit-group"
    quit_ = press(ui.text(leave), make_id(PressKind.QUIT, scene.table_id, rest=QuitWord.ASK))
    rules = press(ui.text("press-rules"), make_id(PressKind.RULES, scene.table_id))
    show = press(ui.text("press-hand-again"), make_id(PressKind.HAND, scene.table_id))
    timed = scene.clock.length is not None
    partners = press(ui.text("press-advice"), make_id(PressKind.ADVICE, scene.table_id))
    return row(
        show if again else None,
        hint,
        _picture_button(scene, view, ui),
        partners if not two and may_advise(scene) else None,
        _look_button(scene, view, ui) if two else None,
        # With a clock, the rules are one press further away: at the table.
        (pause_press(scene, ui) if timed else None) or rules,
        quit_,
    )


def _hint_button(scene: Scene, view: View, ui: Ui) -> Press | None:
    """Return the button that asks for a hint, if the viewer has a choice and may have one."""
    choice = view.turn == scene.viewer and len(view.legal) >= _CHOICE
    if not (choice and scene.with_computer_alone and is_coached(scene.rules)):
        return None
    if scene.rated_practice:
        return None
    return press(ui.text("press-hint"), make_id(PressKind.HINT, scene.table_id, scene.ply))


def _look_button(scene: Scene, view: View, ui: Ui) -> Press | None:
    """Return the button that writes cards as text, until the viewer first acts in any game."""
    first = scene.newcomer and view.number == 1 and not _has_acted(view)
    return look_press(scene.table_id, ui) if first else None


def _picture_button(scene: Scene, view: View, ui: Ui) -> Press | None:
    """Return the button for a picture of the viewer's hand, if the hand is that large."""
    if len(view.hand) <= _LARGE:
        return None
    return press(ui.text("press-picture"), make_id(PressKind.PICTURE, scene.table_id))
