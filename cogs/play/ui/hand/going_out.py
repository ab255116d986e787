"""Ending a deal by a knock, gin or big gin: the steps from the button to the move."""

from collections.abc import Sequence
from dataclasses import replace

import discord

from club.table.scene import Scene
from cogs.kit.drawing import Part, Ui, lines, row, rule
from cogs.kit.ids import make_id, make_menu_id
from cogs.kit.items import Press, menu, press
from cogs.kit.phrases import laid_lines, seat_name
from cogs.kit.press_kinds import NOTHING, PressKind
from cogs.kit.press_words import ConfirmWord
from cogs.play.ui.hand.meld_layouts import asks, chosen_among, layout_menu, layouts
from engine.deadwood.arrange import Arrangement, arrange
from engine.errors import Unreadable
from engine.knock import KnockPhase, KnockView, claimable
from engine.moves import Move, MoveKind
from engine.words import IllegalKnock

WAYS_OUT = (MoveKind.BIG_GIN, MoveKind.GIN, MoveKind.KNOCK)

_CLAIM = MoveKind.CLAIM_KNOCK
_OPTIONS = 25  # that Discord allows in a menu
_GREEN = discord.ButtonStyle.success
_GREY = discord.ButtonStyle.secondary


def ending_buttons(scene: Scene, view: KnockView, ui: Ui, *, brief: bool = False) -> list[Press]:
    """Return the buttons that end the deal and, if confirmation is off, one to turn it on."""
    # `brief` ones don't say what a knock leaves: they stand beside cards, under the hand's count.
    buttons: list[Press] = []
    claims = bool(claimable(view))
    # What is best of all is green alone: a thumb soon takes the wrong one of two.
    best = next((kind for kind in WAYS_OUT if _moves(view, kind)), None)
    for kind in WAYS_OUT:
        moves = _moves(view, kind)
        if moves and claims and kind == MoveKind.KNOCK:
            # At a table that leaves knocking to the players, no colour tells a good one.
            buttons.append(_step(scene, ui.text("press-knock"), kind))
        elif moves:
            style = _GREEN if kind == best else _GREY
            plain = brief and kind == MoveKind.KNOCK
            label = ui.text("press-knock-brief") if plain else _label(view, moves[0], ui)
            buttons.append(_onward(scene, view, moves[0], label, style))
            if len(moves) > 1 and not _confirms(scene, view, moves[0]):
                buttons.append(_others(scene, kind, ui))
    if not scene.confirm and best == MoveKind.KNOCK:
        buttons.append(_asking(scene, ui))
    return buttons


def draw_ending(scene: Scene, view: KnockView, held: str, ui: Ui) -> list[Part] | None:
    """Draw the step of the viewer's draft, or None; `held` is their cards in words."""
    kind, move = _read(scene.draft)
    moves = _moves(view, kind)
    if not moves:
        return None
    if move is None:
        return [held, rule(), *_choose_discard(scene, view, kind, moves, ui)]
    if move.plain not in moves:
        return None
    if move.kind == _CLAIM:
        return _confirm_claim(scene, view, move, ui)
    return _confirm(scene, view, move, ui)


def _read(draft: str | None) -> tuple[str, Move | None]:
    if draft is None:
        return "", None
    if draft in {MoveKind.KNOCK, MoveKind.GIN}:
        return draft, None
    try:
        move = Move.parse(draft)
    except Unreadable:
        return "", None
    return MoveKind.KNOCK if move.kind == _CLAIM else move.kind, move


def _moves(view: KnockView, kind: str) -> list[Move]:
    """Return the moves of a kind, those that leave least first; a false knock may be one."""
    moves = [move for move in view.legal if move.kind == kind and kind in WAYS_OUT]
    if kind == MoveKind.KNOCK:
        good = {move.card for move in view.legal if move.kind in WAYS_OUT}
        moves += [move for move in claimable(view) if move.card not in good]
    return sorted(moves, key=lambda move: (_left(view, move).deadwood, move.card or 0))


def _left(view: KnockView, move: Move) -> Arrangement:
    last = view.pile[-1:] if view.phase == KnockPhase.WALL else ()
    return arrange((card for card in (*view.hand, *last) if card != move.card), view.rules.melds)


def _label(view: KnockView, move: Move, ui: Ui, deadwood: int | None = None) -> str:
    card = "none" if move.card is None else ui.faces.label(move.card)
    if move.kind in {MoveKind.GIN, MoveKind.BIG_GIN}:
        return ui.text(_key("press", move.kind), card=card)
    kept = _left(view, move).deadwood if deadwood is None else deadwood
    return ui.text("press-knock-with", deadwood=kept, card=card)


def _choose_discard(
    scene: Scene, view: KnockView, kind: str, moves: Sequence[Move], ui: Ui
) -> list[Part]:
    options: list[discord.SelectOption] = []
    for move in moves[:_OPTIONS]:
        card = "" if move.card is None else ui.faces.label(move.card)
        label = ui.text(_key("choice", kind), card=card, deadwood=_left(view, move).deadwood)
        emoji = None if move.card is None else ui.faces.partial(move.card)
        options.append(discord.SelectOption(label=label, value=str(move), emoji=emoji))
    picks = any(_confirms(scene, view, move) for move in moves)
    on_choice = PressKind.PICK if picks else PressKind.MOVE
    menu_id = make_menu_id(on_choice, scene.table_id, scene.ply)
    asked, title = ui.text(_key("ask-discard", kind)), "menu-discard"
    if kind == MoveKind.GIN:
        title = "menu-discard-gin"
    elif claimable(view) and kind == MoveKind.KNOCK:
        asked, title = ui.text("ask-discard-claim", limit=view.knock_limit), "menu-discard-claim"
    chooser = menu(menu_id, options, ui.text(title))
    return [asked, row(chooser), row(_back(scene, NOTHING, ui), _asking(scene, ui))]


def _confirm(scene: Scene, view: KnockView, move: Move, ui: Ui) -> list[Part]:
    options = layouts(view, move)
    chosen = _left(view, move) if options is None else chosen_among(options, move.melds)
    # The melds are spelt out only where there is a choice.
    final = replace(move, melds=None if options is None else chosen.melds)
    hidden = "" if move.card is None else ui.faces(move.card)
    asked = ui.text(_key("ask", move.kind), deadwood=chosen.deadwood, card=hidden)
    go = press(
        _label(view, move, ui, chosen.deadwood),
        make_id(PressKind.MOVE, scene.table_id, scene.ply, str(final)),
        style=discord.ButtonStyle.success,
    )
    several = len(_moves(view, move.kind)) > 1
    others = _others(scene, move.kind, ui) if several else None
    layout = [] if options is None else layout_menu(scene, view, move, options, ui)
    buttons = row(go, others, _back(scene, NOTHING, ui), _asking(scene, ui))
    return [lines(asked, laid_lines(chosen, ui)), *layout, buttons]


def _confirm_claim(scene: Scene, view: KnockView, move: Move, ui: Ui) -> list[Part]:
    left = _left(view, move)
    assert move.card is not None
    asked = ui.text(
        "ask-claim-knock",
        deadwood=left.deadwood,
        limit=view.knock_limit,
        card=ui.faces(move.card),
    )
    key = "claim-expose" if view.rules.illegal_knock == IllegalKnock.EXPOSE else "claim-choice"
    follows = ui.text(key, name=seat_name(scene, scene.opponent, ui))
    go = press(
        _label(view, move, ui),
        make_id(PressKind.MOVE, scene.table_id, scene.ply, str(move)),
        style=discord.ButtonStyle.danger,
    )
    return [lines(asked, follows), laid_lines(left, ui), row(go, _back(scene, MoveKind.KNOCK, ui))]


def _onward(
    scene: Scene,
    view: KnockView,
    move: Move,
    label: str,
    style: discord.ButtonStyle,
) -> Press:
    if _confirms(scene, view, move):
        return _step(scene, label, str(move), style)
    return press(label, make_id(PressKind.MOVE, scene.table_id, scene.ply, str(move)), style=style)


def _confirms(scene: Scene, view: KnockView, move: Move) -> bool:
    """Return whether a move that ends the deal is asked about; gin has nothing to weigh."""
    if move.kind == _CLAIM or asks(view, move):
        return True
    return scene.confirm and move.kind == MoveKind.KNOCK


def _others(scene: Scene, kind: str, ui: Ui) -> Press:
    return _step(scene, ui.text("press-other-discard"), kind)


def _step(
    scene: Scene,
    label: str,
    draft: str,
    style: discord.ButtonStyle = _GREY,
) -> Press:
    return press(label, make_id(PressKind.PICK, scene.table_id, scene.ply, draft), style=style)


def _back(scene: Scene, draft: str, ui: Ui) -> Press:
    return _step(scene, ui.text("press-back"), draft)


def _asking(scene: Scene, ui: Ui) -> Press:
    word = ConfirmWord.OFF if scene.confirm else ConfirmWord.ON
    custom_id = make_id(PressKind.CONFIRM, scene.table_id, scene.ply, word)
    return press(ui.text(f"press-ask-{word}"), custom_id)


def _key(stem: str, kind: str) -> str:
    return f"{stem}-{kind.replace('_', '-')}"
