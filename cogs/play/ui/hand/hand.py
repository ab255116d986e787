"""A member's own hand: where it is and the score, around the variant's own part."""

from club.table.scene import Scene
from cogs.kit.drawing import BRAND, GOLD, Drawing, Part, Ui, draw, lines, row, rule, small
from cogs.kit.family_drawings import DRAWINGS
from cogs.kit.ids import make_id
from cogs.kit.items import press
from cogs.kit.phrases import channel_link, deal_title, headline, names, seat_name, total_line
from cogs.kit.press_kinds import PressKind
from cogs.kit.running_score import column_lines, own_points_line
from cogs.kit.text import safe_name
from cogs.matchmaking.ui.challenge import draw_challenge
from cogs.play.ui.hand.hand_picture import picture_button
from cogs.play.ui.hand.hint import hint_button
from cogs.play.ui.table.between_deals import draw_between, may_advise
from cogs.play.ui.table.cutting import cut_lines
from cogs.turn_clock.ui.clock import own_time_line
from engine.machine import View
from engine.seats import other
from engine.words import SeatingFormat


def draw_hand(scene: Scene, ui: Ui, *, copy: bool = False) -> Drawing:
    """Draw the viewer's hand or step; a private `copy` isn't updated, so it can be refreshed."""
    ui = ui.as_set(scene.settings)
    view, viewer = scene.view, scene.viewer
    if view is None or viewer is None:
        return draw_between(scene, ui) if scene.contest else draw_challenge(scene, ui)
    yours = view.turn == viewer
    foot = _foot(scene, view, ui, again=copy and not yours)
    parts = DRAWINGS[view.rules.family].hand(scene, view, ui, foot)
    return draw(GOLD if yours else BRAND, hand_head(scene, view, ui), rule(), *parts)


def hand_head(scene: Scene, view: View, ui: Ui) -> str:
    """Return the table, the opponent and the score."""
    me = view.viewer or 1
    place = ui.text(
        "hand-place",
        server=safe_name(scene.server_name),
        channel=safe_name(scene.channel_name),
        name=seat_name(scene, other(me), ui),
        table=str(scene.table_id),
    )
    score = lines(f"### {own_points_line(scene, ui)}", column_lines(scene, ui))
    title, time = small(deal_title(scene, view, ui)), own_time_line(scene, ui)
    told = before(scene, view, ui), score, title, cut_lines(scene, ui)
    return lines(small(place), *told, small(time))


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
    """Return whether a deal has ended and the viewer hasn't acted since."""
    return scene.last is not None and view.last_move(view.viewer or 1) is None


def _foot(scene: Scene, view: View, ui: Ui, *, again: bool = False) -> Part:
    leave = "press-resign" if scene.rules.seating == SeatingFormat.HEADS_UP else "press-quit-group"
    quit_ = press(ui.text(leave), make_id(PressKind.QUIT, scene.table_id, rest="ask"))
    key = "link-last" if _fresh(scene, view) else "link-channel"
    show = press(ui.text("press-hand-again"), make_id(PressKind.HAND, scene.table_id))
    picture = picture_button(scene, ui)
    partners = press(ui.text("press-advice"), make_id(PressKind.ADVICE, scene.table_id))
    return row(
        show if again else None,
        hint_button(scene, view, ui),
        picture,
        partners if may_advise(scene) else None,
        quit_,
        channel_link(scene, ui, key=key),
    )
