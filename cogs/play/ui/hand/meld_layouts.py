"""The choice of the melds to show with a knock or gin."""

from collections.abc import Sequence
from dataclasses import replace

import discord

from club.table.scene import Scene
from cogs.kit.drawing import Part, Ui, row
from cogs.kit.ids import make_menu_id
from cogs.kit.items import menu
from cogs.kit.phrases import seat_label, seat_name
from cogs.kit.press_kinds import PressKind
from engine.deadwood.arrange import Arrangement
from engine.knock import KnockView, knock_layouts
from engine.melds import Meld
from engine.moves import Move
from engine.words import KnockMeldMode

_PAGE = 23  # options Discord allows, less one to either neighbouring page


def layouts(view: KnockView, move: Move) -> tuple[Arrangement, ...] | None:
    """Return the layouts to choose from, best first; None without a choice, as for big gin."""
    found = () if move.card is None else knock_layouts(view, move.card)
    return found if len(found) > 1 else None


def asks(view: KnockView, move: Move) -> bool:
    """Return whether to ask about a move's melds, even if the member wants no questions."""
    always = move.card is not None and _always(view)
    return always or layouts(view, move) is not None


def chosen_among(options: Sequence[Arrangement], melds: tuple[Meld, ...] | None) -> Arrangement:
    """Return the layout with these melds; the best where there is none."""
    wanted = None if melds is None else {frozenset(meld) for meld in melds}
    for each in options:
        if {frozenset(meld) for meld in each.melds} == wanted:
            return each
    return options[0]


def layout_menu(
    scene: Scene,
    view: KnockView,
    move: Move,
    options: Sequence[Arrangement],
    ui: Ui,
) -> list[Part]:
    """Ask which layout to use, on the page with the move's own."""
    chosen = chosen_among(options, move.melds)
    first = options.index(chosen) // _PAGE * _PAGE
    after = first + _PAGE
    entries = [
        discord.SelectOption(
            label=_label(each, ui),
            value=_value(move, each),
            description=_description(scene, view, options, each, ui),
            default=each is chosen,
        )
        for each in options[first:after]
    ]
    if first:
        back = _value(move, options[first - 1])
        entries.insert(0, discord.SelectOption(label=ui.text("layout-back"), value=back))
    if after < len(options):
        more = _value(move, options[after])
        entries.append(discord.SelectOption(label=ui.text("layout-more"), value=more))
    key = "layout-ask-any" if _always(view) else "layout-ask"
    asked = ui.text(key, name=seat_name(scene, scene.opponent, ui))
    chooser = menu(
        make_menu_id(PressKind.PICK, scene.table_id, scene.ply), entries, ui.text("layout-hint")
    )
    return [asked, row(chooser)]


def _value(move: Move, layout: Arrangement) -> str:
    return str(replace(move, melds=layout.melds))


def _label(layout: Arrangement, ui: Ui) -> str:
    return ui.faces.close_groups(layout.melds)


def _description(
    scene: Scene, view: KnockView, options: Sequence[Arrangement], each: Arrangement, ui: Ui
) -> str | None:
    if each is options[0]:
        opponent = seat_label(scene, scene.opponent, ui)
        key = "layout-best-least" if _always(view) else "layout-best"
        return ui.text(key, name=opponent)
    if each.deadwood == options[0].deadwood:
        return None
    return ui.text("layout-keeps", deadwood=each.deadwood)


def _always(view: KnockView) -> bool:
    """Return whether a knocker is asked even where it makes no difference to the other side."""
    return view.rules.knock_meld_mode == KnockMeldMode.MANUAL
