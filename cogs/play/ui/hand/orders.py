"""What a member leaves to be done ahead of their turn, as their own hand shows it to them alone."""

from collections.abc import Collection
from typing import Final

import discord

from club.table.scene import Scene
from cogs.kit.drawing import Part, Ui, lines, row, small
from cogs.kit.ids import make_id, make_menu_id
from cogs.kit.items import Press, choices, press
from cogs.kit.phrases import seat_name
from cogs.kit.press_kinds import PressKind
from cogs.kit.press_words import AheadWord
from cogs.play.ui.result.deal_end import done_as_ordered
from engine.machine import Order, View

_MARK = "."  # before each word that is chosen in a menu

_ASKED: Final = {AheadWord.THESE: "ahead-menu", AheadWord.EVERY: "ahead-every-menu"}


def may_leave(scene: Scene) -> bool:
    """Whether the viewer may leave anything to be done, in this deal or in every one."""
    return bool(scene.orders_possible or scene.standing_possible)


def ahead_press(scene: Scene, ui: Ui) -> Press | None:
    """Return the button that leads to what may be left to be done, if anything may."""
    if not may_leave(scene):
        return None
    return _press(scene, ui, "press-ahead", AheadWord.ASK)


def orders_row(scene: Scene, ui: Ui) -> Part:
    """Return the buttons that change or take back what was left, where that is shown."""
    if not scene.shows_orders:
        return None
    take_back = _press(scene, ui, "press-take-back", AheadWord.TAKE_BACK)
    return row(take_back, ahead_press(scene, ui))


def orders_text(scene: Scene, ui: Ui) -> str:
    """Return what was done as the viewer had left word, and what is still to be done so."""
    return lines(_done(scene, ui), _left(scene, ui))


def choosing_parts(scene: Scene, ui: Ui) -> list[Part]:
    """Return the choice of what is to be done once it is due, which stands as it was left."""
    opponent = seat_name(scene, scene.opponent, ui)
    parts: list[Part] = [lines(ui.text("ahead-ask", name=opponent), small(ui.text("ahead-secret")))]
    once = [order for order in scene.orders_possible if order not in scene.standing]
    if once:
        menu = _menu(scene, ui, AheadWord.THESE, once, scene.orders)
        parts += [f"**{ui.text('ahead-this-deal')}**", menu]
    if scene.standing_possible:
        menu = _menu(scene, ui, AheadWord.EVERY, scene.standing_possible, scene.standing)
        parts += [f"**{ui.text('ahead-every-deal')}**", menu]
    return [*parts, row(_press(scene, ui, "press-back", AheadWord.CLOSE))]


def _menu(
    scene: Scene, ui: Ui, word: AheadWord, orders: Collection[Order], chosen: Collection[Order]
) -> Part:
    opponent = seat_name(scene, scene.opponent, ui)
    options = [
        discord.SelectOption(
            label=ui.text(f"order-{order}"),
            value=f"{_MARK}{order}",
            description=ui.text(f"order-{order}-does", name=opponent, others=len(scene.others)),
            default=order in chosen,
        )
        for order in orders
    ]
    custom_id = make_menu_id(PressKind.AHEAD, scene.table_id, scene.ply, word)
    return row(choices(custom_id, options, ui.text(_ASKED[word])))


def chosen_in(text: str) -> tuple[Order, ...]:
    """Read what was chosen in the menu; words that nobody knows are left out."""
    found = (Order.read(word) for word in text.split(_MARK))
    return tuple(order for order in found if order is not None)


def _left(scene: Scene, ui: Ui) -> str:
    if scene.order_due is not None:
        return ui.text("ahead-due", order=ui.text(f"order-{scene.order_due}"))
    if not scene.shows_orders:
        return ""
    once = [order for order in scene.orders if order not in scene.standing]
    return lines(
        _named(once, "ahead-left", ui),
        _named(scene.standing, "ahead-standing", ui),
    )


def _named(orders: Collection[Order], key: str, ui: Ui) -> str:
    named = ui.text.listed(ui.text(f"order-{order}") for order in orders)
    return small(ui.text(key, orders=named)) if orders else ""


def _done(scene: Scene, ui: Ui) -> str:
    if scene.order_done is None or scene.view is None:
        return ""
    return small(done_as_ordered(scene.order_done, ui, did=_did(scene, scene.view)))


def _did(scene: Scene, view: View) -> str:
    last = None if scene.viewer is None else view.last_move(scene.viewer)
    return "" if last is None else str(last.kind)


def _press(scene: Scene, ui: Ui, key: str, word: AheadWord) -> Press:
    return press(ui.text(key), make_id(PressKind.AHEAD, scene.table_id, scene.ply, word))
