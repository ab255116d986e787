"""A member's own hand: where it is and the score, around the variant's own part."""

import discord

from club.table.scene import Scene
from cogs.kit.card_look import look_press
from cogs.kit.drawing import (
    GOLD,
    QUIET,
    Drawing,
    Part,
    Ui,
    draw,
    lines,
    read_aloud,
    row,
    rule,
    small,
)
from cogs.kit.family_drawings import DRAWINGS
from cogs.kit.ids import make_id
from cogs.kit.items import Press, press
from cogs.kit.phrases import (
    channel_link,
    deal_title,
    forfeit_at,
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
from cogs.play.ui.hand.orders import (
    ahead_press,
    choosing_parts,
    may_leave,
    orders_row,
    orders_text,
)
from cogs.play.ui.hand.spoken_hand import split, spoken_text
from cogs.play.ui.result.deal_end import done_in_last, draw_deal_end
from cogs.play.ui.table.between_deals import draw_between, may_advise, opponents_press
from cogs.play.ui.table.cutting import cut_lines
from cogs.turn_clock.ui.clock import own_time_line, pause_press
from engine.coach import is_coached
from engine.machine import View
from engine.words import SeatingFormat

_LARGE = 12  # cards up to which a hand is read from its message alone
_MOST_BUTTONS = 5  # in a row
_CHOICE = 2  # legal moves that make a choice


def draw_hand(
    scene: Scene, ui: Ui, *, copy: bool = False, hint: str = "", asks: Press | None = None
) -> Drawing:
    """Draw the viewer's hand or step.

    A `copy` is a private one, which goes on by itself only for a while: it can be refreshed, and
    says so. `hint` is advice above the buttons, `asks` the button in place of the one for a hint.
    """
    ui = ui.as_set(scene.settings)
    return read_aloud(_drawn(scene, ui, copy=copy, hint=hint, asks=asks), ui)


def draw_ahead(scene: Scene, ui: Ui) -> Drawing:
    """Draw the viewer's hand, asking what is to be done for them as soon as it is due."""
    ui = ui.as_set(scene.settings)
    if scene.view is None or not may_leave(scene):
        return draw_hand(scene, ui)
    head, family = hand_head(scene, scene.view, ui), DRAWINGS[scene.view.rules.family]
    asked = choosing_parts(scene, ui)
    if ui.aloud and family.spoken is not None:
        said, buttons = split(asked)
        told = family.spoken(scene, scene.view, ui)
        return read_aloud(draw(QUIET, lines(said, told.cards, told.table), *buttons), ui)
    parts = family.hand(scene, scene.view, ui, None)
    return draw(QUIET, head, rule(), *parts, rule(), *asked)


def _drawn(scene: Scene, ui: Ui, *, copy: bool, hint: str, asks: Press | None) -> Drawing:
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
    family = DRAWINGS[view.rules.family]
    goes_on = small(ui.text("hand-goes-on", button=ui.text("press-hand-again"))) if waits else None
    orders, order_buttons = "", None
    if not yours or scene.shows_orders or scene.order_done is not None:
        orders, order_buttons = orders_text(scene, ui), orders_row(scene, ui)
    if ui.aloud and family.spoken is not None:
        told = family.spoken(scene, view, ui)
        last, name = before(scene, view, ui), _opponents(scene, ui)
        said = spoken_text(
            scene, view, ui, told, last=last, opponent=name, hint=hint, orders=orders
        )
        below = () if told.asks else (order_buttons, foot, row(channel_link(scene, ui)))
        return draw(GOLD if yours else QUIET, lines(said, goes_on), *told.buttons, *below)
    parts = family.hand(scene, view, ui, foot)
    buttons = (at for at, part in enumerate(parts) if isinstance(part, discord.ui.ActionRow))
    above = next(buttons, len(parts))
    parts[above:above] = [hint, orders, order_buttons]
    return draw(GOLD if yours else QUIET, hand_head(scene, view, ui), rule(), *parts, goes_on)


def hand_head(scene: Scene, view: View, ui: Ui) -> str:
    """Return the server, the opponents and the score."""
    place = ui.text(
        "hand-place",
        where="here" if ui.server_id == scene.server_id else "elsewhere",
        server=safe_name(scene.server_name),
        name=_opponents(scene, ui),
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


def _opponents(scene: Scene, ui: Ui) -> str:
    seated = {each.seat: each for each in scene.seats}
    there = (seated[seat] for seat in scene.others)
    return ui.text.listed(safe_name(occupant_at_level(each, ui)) for each in there)


def before(scene: Scene, view: View, ui: Ui) -> str:
    """Return how the last deal ended, until the viewer's first act in this one."""
    if not _fresh(scene, view):
        return ""
    assert scene.last is not None
    past = scene.of_last
    who = names(past, ui)
    ended = headline(scene.last, who, ui, past.viewer, forfeit=forfeit_at(scene))
    boxes = scene.rules.counts_boxes
    total = total_line(scene.last, who, ui, past.viewer, boxes=boxes)
    return lines(ui.text("hand-last", ended=ended), total, done_in_last(scene, ui))


def _fresh(scene: Scene, view: View) -> bool:
    return scene.last is not None and not scene.read and not _has_acted(view)


def _has_acted(view: View) -> bool:
    return any(seen.seat == (view.viewer or 1) for seen in view.moves)


def _foot(scene: Scene, view: View, ui: Ui, *, again: bool, hint: Press | None) -> Part:
    two = scene.rules.seating == SeatingFormat.HEADS_UP
    resigns = two or scene.rules.may_resign(among_computers=scene.with_computer_alone)
    leave = "press-resign" if resigns else "press-quit-group"
    quit_ = press(ui.text(leave), make_id(PressKind.QUIT, scene.table_id, rest=QuitWord.ASK))
    picture = None if ui.aloud else _picture_button(scene, view, ui)
    pause = pause_press(scene, ui) if scene.clock.length is not None else None
    yours = view.turn == scene.viewer
    ahead = None if yours or scene.shows_orders else ahead_press(scene, ui)
    buttons = (
        _plain(PressKind.HAND, "press-hand-again", scene, ui) if again else None,
        hint,
        ahead,
        picture if ahead is None else None,
        _plain(PressKind.ADVICE, "press-advice", scene, ui)
        if not two and may_advise(scene)
        else None,
        _look_button(scene, view, ui) if two and not ui.aloud else None,
        # With a clock, or so many cards on turn, the rules are a press further away: at the table.
        _plain(PressKind.RULES, "press-rules", scene, ui)
        if pause is None and (picture is None or not yours)
        else pause,
    )
    asks = None if two else opponents_press(scene, ui)
    # In a full row the question waits until the deal is over, or the hand is looked at again.
    full = len(buttons) - buttons.count(None) >= _MOST_BUTTONS - 1
    return row(*buttons, None if full else asks, quit_)


def _plain(kind: PressKind, label: str, scene: Scene, ui: Ui) -> Press:
    return press(ui.text(label), make_id(kind, scene.table_id))


def _hint_button(scene: Scene, view: View, ui: Ui) -> Press | None:
    """Return the button that asks for a hint, if the viewer has a choice and may have one."""
    choice = view.turn == scene.viewer and len(view.legal) >= _CHOICE
    if not (choice and scene.with_computer_alone and is_coached(scene.rules)):
        return None
    if scene.rated_practice or scene.duplicate:
        return None
    return press(ui.text("press-hint"), make_id(PressKind.HINT, scene.table_id, scene.ply))


def _look_button(scene: Scene, view: View, ui: Ui) -> Press | None:
    """Return the button that writes cards as text, until the viewer first acts in any game."""
    first = scene.newcomer and view.number == 1 and not _has_acted(view)
    return look_press(scene.table_id, ui) if first else None


def _picture_button(scene: Scene, view: View, ui: Ui) -> Press | None:
    if len(view.hand) <= _LARGE:
        return None
    return press(ui.text("press-picture"), make_id(PressKind.PICTURE, scene.table_id))
