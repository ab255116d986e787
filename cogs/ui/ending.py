"""Ending a deal by a knock, gin or big gin: the steps from the button to the move."""

from collections.abc import Sequence
from dataclasses import replace

import discord

from club.scene import Scene
from cogs.ui.cards import card_label, cards_label
from cogs.ui.drawing import Part, Ui, lines, row, rows, rule
from cogs.ui.ids import NOTHING, make_id, make_menu_id
from cogs.ui.items import Press, menu, press
from cogs.ui.words import laid_lines, seat_label, seat_name
from engine.arrange import Arrangement, arrange
from engine.errors import Unreadable
from engine.knock import KnockView, Phase, knock_layouts
from engine.melds import Meld
from engine.moves import Move
from engine.seats import other

_KINDS = ("big_gin", "gin", "knock")
_MENU = 25  # options Discord allows


def ending_buttons(scene: Scene, view: KnockView, ui: Ui) -> list[Press]:
    """The buttons by which the viewer may end the deal now.

    Who isn't asked before it any more finds here the way to be asked again.
    """
    buttons: list[Press] = []
    for kind in _KINDS:
        moves = _moves(view, kind)
        if len(moves) == 1:
            buttons.append(_onward(scene, view, moves[0], _label(view, moves[0], ui)))
        elif moves:
            label = ui.text(_key("press", kind))
            buttons.append(_step(scene, label, kind, discord.ButtonStyle.success))
    if buttons and not scene.confirm:
        buttons.append(_asking(scene, ui))
    return buttons


def draw_ending(scene: Scene, view: KnockView, held: str, ui: Ui) -> list[Part] | None:
    """Draw the step that the viewer's draft has reached; None where there is none.

    Args:
        scene: The table as the viewer sees it.
        view: Its running deal.
        held: The viewer's cards in words, for a step that chooses among them.
        ui: The words and the faces.
    """
    kind, move = _read(scene.draft)
    moves = _moves(view, kind)
    if not moves:
        return None
    if move is None:
        return [held, rule(), *_choose_discard(scene, view, kind, moves, ui)]
    if replace(move, melds=None) not in moves:
        return None
    return _confirm(scene, view, move, ui)


def layouts(view: KnockView, move: Move) -> tuple[Arrangement, ...]:
    """The ways to lay down for a move between which it is worth choosing, the best first."""
    if move.card is None:
        return (_left(view, move),)
    return knock_layouts(view, move.card)


def _read(draft: str | None) -> tuple[str, Move | None]:
    """Read a draft: the kind of ending and, once its discard is chosen, the move."""
    if draft is None:
        return "", None
    if draft in {"knock", "gin"}:
        return draft, None
    try:
        move = Move.parse(draft)
    except Unreadable:
        return "", None
    return move.kind, move


def _moves(view: KnockView, kind: str) -> list[Move]:
    """The legal moves of a kind, those that leave least first."""
    moves = [move for move in view.legal if move.kind == kind and kind in _KINDS]
    return sorted(moves, key=lambda move: (_left(view, move).deadwood, move.card or 0))


def _left(view: KnockView, move: Move) -> Arrangement:
    """What a move leaves, laid out."""
    last = view.pile[-1:] if view.phase == Phase.WALL else ()
    return arrange((card for card in (*view.hand, *last) if card != move.card), view.rules.melds)


def _label(view: KnockView, move: Move, ui: Ui) -> str:
    """What the button says that plays this very move."""
    if move.kind != "knock":
        return ui.text(_key("press", move.kind))
    return ui.text("press-knock-with", deadwood=_left(view, move).deadwood)


def _choose_discard(
    scene: Scene, view: KnockView, kind: str, moves: Sequence[Move], ui: Ui
) -> list[Part]:
    choices: list[Press] = []
    for move in moves:
        card = card_label(move.card) if move.card is not None else ""
        label = ui.text(_key("choice", kind), card=card, deadwood=_left(view, move).deadwood)
        choices.append(_onward(scene, view, move, label, discord.ButtonStyle.secondary))
    asked = ui.text(_key("ask-discard", kind))
    return [asked, *rows(choices), row(_back(scene, NOTHING, ui), _asking(scene, ui))]


def _confirm(scene: Scene, view: KnockView, move: Move, ui: Ui) -> list[Part]:
    options = layouts(view, move)
    chosen = next((each for each in options if _same(each.melds, move.melds)), options[0])
    final = _final(move, chosen, options)
    hidden = "" if move.card is None else ui.faces(move.card)
    asked = ui.text(_key("ask", move.kind), deadwood=chosen.deadwood, card=hidden)
    shown = lines(asked, laid_lines(chosen, ui))
    go = press(
        _label(view, move, ui),
        make_id("move", scene.table_id, scene.ply, str(final)),
        style=discord.ButtonStyle.success,
    )
    several = len(_moves(view, move.kind)) > 1
    back = _back(scene, move.kind if several else NOTHING, ui)
    return [
        shown,
        *_layout_menu(scene, move, options, chosen, ui),
        row(go, back, _asking(scene, ui)),
    ]


def _layout_menu(
    scene: Scene, move: Move, options: Sequence[Arrangement], chosen: Arrangement, ui: Ui
) -> list[Part]:
    if len(options) == 1:
        return []
    opponent = other(scene.viewer or 1)
    best = ui.text("layout-best", name=seat_label(scene, opponent, ui))
    entries = [
        discord.SelectOption(
            label=_layout_label(each),
            value=str(replace(move, melds=each.melds)),
            description=best if each is options[0] else None,
            default=each is chosen,
        )
        for each in options[:_MENU]
    ]
    asked = ui.text("layout-ask", name=seat_name(scene, opponent, ui))
    chooser = menu(make_menu_id("pick", scene.table_id, scene.ply), entries, ui.text("layout-hint"))
    return [asked, row(chooser)]


def _layout_label(found: Arrangement) -> str:
    return " · ".join(cards_label(meld).replace(" ", "") for meld in found.melds)


def _same(melds: tuple[Meld, ...], wanted: tuple[Meld, ...] | None) -> bool:
    return wanted is not None and {frozenset(meld) for meld in melds} == {
        frozenset(meld) for meld in wanted
    }


def _final(move: Move, chosen: Arrangement, options: Sequence[Arrangement]) -> Move:
    """The move to play: its melds are spelt out only where the choice matters."""
    return replace(move, melds=chosen.melds if len(options) > 1 else None)


def _onward(
    scene: Scene,
    view: KnockView,
    move: Move,
    label: str,
    style: discord.ButtonStyle = discord.ButtonStyle.success,
) -> Press:
    """A button to the step that confirms a move, or the move itself where nothing is asked."""
    if scene.confirm or len(layouts(view, move)) > 1:
        return _step(scene, label, str(move), style)
    return press(label, make_id("move", scene.table_id, scene.ply, str(move)), style=style)


def _step(scene: Scene, label: str, draft: str, style: discord.ButtonStyle) -> Press:
    return press(label, make_id("pick", scene.table_id, scene.ply, draft), style=style)


def _back(scene: Scene, draft: str, ui: Ui) -> Press:
    return _step(scene, ui.text("press-back"), draft, discord.ButtonStyle.secondary)


def _asking(scene: Scene, ui: Ui) -> Press:
    """The button that turns this last question off, or on again."""
    key, rest = ("press-ask-off", "off") if scene.confirm else ("press-ask-on", "on")
    return press(ui.text(key), make_id("confirm", scene.table_id, scene.ply, rest))


def _key(stem: str, kind: str) -> str:
    return f"{stem}-{kind.replace('_', '-')}"
