"""A knock on the table while the defender lays off cards by hand."""

from collections.abc import Sequence

import discord

from club.table.scene import Scene
from cogs.kit.drawing import Part, Ui, lines, row, rows, rule, small
from cogs.kit.ids import make_id
from cogs.kit.items import Press, press
from cogs.kit.knock_words import cards_in_text, in_text
from cogs.kit.phrases import hand_lines as laid_hand
from cogs.kit.phrases import seat_name
from cogs.kit.press_kinds import NOTHING, PressKind
from engine.cards import Card
from engine.deadwood.arrange import arrange
from engine.errors import Unreadable
from engine.knock import KnockView, ShownKnock, best_layoffs
from engine.melds import Meld
from engine.moves import DONE, Move, MoveKind
from engine.seats import left_of

_ELEVEN = 11  # cards melded at big gin


def shown_lines(scene: Scene, knock: ShownKnock, ui: Ui) -> str:
    """Return who knocks, the melds with their layoffs, and the unmatched cards."""
    knocker = knock.knocker
    name = seat_name(scene, knocker, ui)
    you = "winner" if knocker == scene.viewer else "other"
    kind = "knock" if knock.deadwood else "gin"
    if sum(map(len, knock.melds)) == _ELEVEN:
        kind = "big-gin"
    off = [card for card, _ in knock.layoffs]
    return lines(
        f"### {ui.text(f'end-{kind}', winner=name, deadwood=knock.deadwood, you=you)}",
        small(ui.text("lay-off-melds", name=name, you=you)),
        in_text(knock.grown, (), ui),
        ui.text("side-unmatched", cards=ui.faces.line(knock.unmatched)) if knock.unmatched else "",
        ui.text("lay-off-so-far", cards=ui.faces.line(off)) if off else "",
    )


def layoff_parts(
    scene: Scene, view: KnockView, knock: ShownKnock, ui: Ui, foot: Part
) -> list[Part]:
    """Return the defender's cards, the best layoffs, and the others that are possible."""
    choices = layoff_choices(scene, view, knock, ui, foot)
    return [shown_lines(scene, knock, ui), rule(), hand_lines(view, ui), *choices]


def layoff_choices(
    scene: Scene, view: KnockView, knock: ShownKnock, ui: Ui, foot: Part = None
) -> list[Part]:
    """Return what the defender may lay off, or on which melds the picked card goes."""
    lays = [move for move in view.legal if move.kind == MoveKind.LAYOFF]
    picked = _picked(scene.draft, lays)
    if picked is not None:
        return _which_meld(scene, knock, picked, lays, ui)
    best = best_layoffs(view)[:-1]
    return [
        _prompt(scene, view, knock, best, ui),
        row(_best(scene, ui)) if best else None,
        ui.text("lay-off-singly") if best else None,
        *rows(_cards(scene, lays, ui)),
        row(_done(scene, view, ui, early=bool(best) or _other_follows(view, knock))),
        foot,
    ]


def hand_lines(view: KnockView, ui: Ui) -> str:
    """Return the defender's cards laid out, and their deadwood before more is laid off."""
    found = arrange(view.hand, view.rules.melds)
    return laid_hand(found, ui.text("hand-deadwood", deadwood=found.deadwood), ui)


def meld_label(meld: Meld, ui: Ui) -> str:
    """Return a meld for a button: a run by its ends, a set in full."""
    if meld[0].rank == meld[-1].rank or ui.aloud:
        return ui.faces.close(meld)
    return ui.text("meld-run", low=ui.faces.label(meld[0]), high=ui.faces.label(meld[-1]))


def _prompt(scene: Scene, view: KnockView, knock: ShownKnock, best: Sequence[Move], ui: Ui) -> str:
    if not any(move.kind == MoveKind.LAYOFF for move in view.legal):
        if _other_follows(view, knock):
            return ui.text("lay-off-no-more")
        key = "lay-off-end" if _has_laid_off(view) else "lay-off-none"
        return ui.text(key, name=seat_name(scene, knock.knocker, ui))
    if not best:
        return ui.text("lay-off-no-more")
    gone = {move.card for move in best}
    left = arrange((card for card in view.hand if card not in gone), view.rules.melds)
    on = [
        ui.text("lay-off-one", card=cards, meld=meld) for cards, meld in _by_meld(best, knock, ui)
    ]
    return lines(ui.text("lay-off-best", deadwood=left.deadwood), *on)


def _by_meld(best: Sequence[Move], knock: ShownKnock, ui: Ui) -> list[tuple[str, str]]:
    found: dict[int, list[Card]] = {}
    for move in best:
        assert move.card is not None
        assert move.target is not None
        found.setdefault(move.target, []).append(move.card)
    return [
        (cards_in_text(tuple(cards), ui), ui.faces.line(knock.grown[target - 1]))
        for target, cards in found.items()
    ]


def _picked(draft: str | None, lays: Sequence[Move]) -> Card | None:
    try:
        move = None if draft is None else Move.parse(draft)
    except Unreadable:
        return None
    several = [each for each in lays if move is not None and each.card == move.card]
    return several[0].card if move in lays and len(several) > 1 else None


def _cards(scene: Scene, lays: Sequence[Move], ui: Ui) -> list[Press]:
    by_card: dict[Card, list[Move]] = {}
    for move in lays:
        assert move.card is not None
        by_card.setdefault(move.card, []).append(move)
    buttons: list[Press] = []
    for card, moves in by_card.items():
        name = ui.faces.label(card)
        kind, label = PressKind.MOVE, name
        if ui.aloud:
            label = ui.text("spoken-press-lay-off", card=name)
        if len(moves) > 1:
            kind, label = PressKind.PICK, ui.text("press-lay-off-several", card=name)
        custom_id = make_id(kind, scene.table_id, scene.ply, str(moves[0]))
        buttons.append(press(label, custom_id, emoji=ui.faces.partial(card)))
    return buttons


def _has_laid_off(view: KnockView) -> bool:
    return any(seen.kind == MoveKind.LAYOFF and seen.seat == view.viewer for seen in view.moves)


def _other_follows(view: KnockView, knock: ShownKnock) -> bool:
    """Whether the other defender of three lays off next."""
    return left_of(view.viewer or 1, len(view.hand_sizes)) != knock.knocker


def _which_meld(
    scene: Scene, knock: ShownKnock, card: Card, lays: Sequence[Move], ui: Ui
) -> list[Part]:
    buttons = [
        press(
            ui.text("lay-off-on", meld=meld_label(_target(knock, move), ui)),
            make_id(PressKind.MOVE, scene.table_id, scene.ply, str(move)),
        )
        for move in lays
        if move.card == card
    ]
    back = press(ui.text("press-back"), make_id(PressKind.PICK, scene.table_id, scene.ply, NOTHING))
    return [ui.text("lay-off-which", card=ui.faces(card)), row(*buttons, back)]


def _target(knock: ShownKnock, move: Move) -> Meld:
    return knock.grown[(move.target or 1) - 1]


def _best(scene: Scene, ui: Ui) -> Press:
    custom_id = make_id(PressKind.BEST, scene.table_id, scene.ply)
    return press(ui.text("press-lay-off-best"), custom_id, style=discord.ButtonStyle.success)


def _done(scene: Scene, view: KnockView, ui: Ui, *, early: bool) -> Press:
    key = (
        ("press-done-rest" if _has_laid_off(view) else "press-done-nothing")
        if early
        else "press-done"
    )
    style = discord.ButtonStyle.secondary if early else discord.ButtonStyle.primary
    return press(
        ui.text(key), make_id(PressKind.MOVE, scene.table_id, scene.ply, str(DONE)), style=style
    )
