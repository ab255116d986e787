"""Putting cards on the table: suggestions, and what the picked cards can do."""

from collections.abc import Iterator

import discord

from club.play.card_selection import CardSelection, Change
from cogs.kit.drawing import Part, lines, row
from cogs.kit.items import Press
from cogs.kit.press_kinds import PressKind
from cogs.play.ui.hand.card_offers import challenge_button
from cogs.play.ui.hand.contract import aside_button, chosen_row, contract_button, contract_prompt
from cogs.play.ui.table.meld_controls import ROW, MeldControls
from engine.cards import Card
from engine.melds import in_order
from engine.moves import END_MELD, Move, MoveKind
from engine.skarney import SkarneyView
from engine.table import PileView
from engine.table.choosing import may_lay
from engine.table.suggesting import suggested_additions, suggested_lays
from engine.words import DeepCardUse

_PLAIN = discord.ButtonStyle.secondary
_FEW = 2  # targets of one card that are buttons
_MOST_LAYS = 4


def meld_prompt(controls: MeldControls) -> str:
    """Return what the player may do with the hand, or what the picked cards are."""
    if controls.picked != CardSelection():
        return lines(_owed(controls), _picked(controls))
    text, view, kinds = controls.ui.text, controls.view, controls.kinds
    if isinstance(view, SkarneyView):
        said = contract_prompt(controls)
        if not said:
            said = text(
                "melds-prompt-own"
                if kinds & {MoveKind.LAY, MoveKind.EXTEND}
                else "melds-prompt-done"
            )
        return lines(said, "" if view.drawable else text("melds-last-draw"))
    if owed := _owed(controls):
        return owed
    said = text(
        "melds-prompt" if kinds & {MoveKind.LAY, MoveKind.EXTEND} else "melds-prompt-discard"
    )
    return lines(said, "" if view.drawable else text("melds-prompt-last-draw"))


def meld_rows(controls: MeldControls) -> list[Part]:
    """Return the buttons under the cards: suggestions, or what the picked cards can do."""
    if controls.picked.cards:
        return list(_selection_rows(controls))
    if controls.picked.melds:
        return [chosen_row(controls)]
    lays, ends = _suggestions(controls), _end_buttons(controls)
    if len(lays) + len(ends) <= ROW:
        return [row(*lays, *ends)]
    return [row(*lays), row(*ends)]


def out_step(controls: MeldControls) -> list[Part] | None:
    """Ask about a move that leaves the player's hand empty."""
    move, view = controls.step, controls.view
    if move is None or not controls.ends(move):
        return None
    text, faces = controls.ui.text, controls.ui.faces
    if move.kind == MoveKind.LAY and move.melds is not None and may_lay(view, move.melds[0]):
        asked, cards = text("ask-out-lay"), move.melds[0]
    elif move not in view.legal or move.card is None:
        return None
    elif move.target is not None:
        asked, cards = text("ask-out-extend", number=move.target), (move.card,)
    else:
        asked, cards = text("ask-out-discard"), (move.card,)
    said = lines(text("ask-out"), asked, faces.held(faces.line(cards)))
    return [said, row(controls.go(text("press-out"), move), controls.back(), controls.asking())]


def _owed(controls: MeldControls) -> str:
    owed = controls.view.owed if isinstance(controls.view, PileView) else None
    if owed is None:
        return ""
    new_only = controls.view.rules.deep_card_use == DeepCardUse.NEW_MELD_ONLY
    key = "melds-owed-new" if new_only else "melds-owed"
    return controls.ui.text(key, card=controls.ui.faces(owed))


def _picked(controls: MeldControls) -> str:
    text, picked, rules = controls.ui.text, controls.picked, controls.view.rules.melds
    chosen = ""
    if picked.melds:
        chosen = text("melds-set-aside", cards=controls.ui.faces.groups(picked.melds))
    if not picked.cards:
        return chosen
    meld = in_order(picked.cards, rules)
    shown = controls.ui.faces.line(meld or picked.cards)
    key = "melds-picked"
    if len(picked.cards) > 1:
        if meld is None:
            key = "melds-picked-no-meld"
        elif MoveKind.CONTRACT in controls.kinds:
            key = key if aside_button(controls) else "melds-picked-no-contract"
        elif not may_lay(controls.view, meld):
            key = "melds-picked-blocked"
    return lines(chosen, text(key, cards=shown))


def _suggestions(controls: MeldControls) -> list[Press]:
    """Return the best melds and additions, and a discard if only one is possible."""
    text = controls.ui.text
    lays = [
        controls.play(
            text("press-lay", cards=controls.ui.faces.close(meld)),
            Move(MoveKind.LAY, melds=(meld,)),
            _PLAIN,
        )
        for meld in suggested_lays(controls.view)[:_MOST_LAYS]
    ]
    additions = [_add(controls, move) for move in suggested_additions(controls.view)]
    discards = [move.card for move in controls.view.legal if move.kind == MoveKind.DISCARD]
    only = discards[0] if len(discards) == 1 else None
    rest = [] if only is None else list(_let_go(controls, only))
    return [*[*lays, *additions][: ROW - len(rest)], *rest]


def _selection_rows(controls: MeldControls) -> Iterator[Part]:
    text, view, cards = controls.ui.text, controls.view, controls.picked.cards
    buttons: list[Press | None] = [aside_button(controls)]
    meld = in_order(cards, view.rules.melds)
    if meld is not None and may_lay(view, meld):
        label = text("press-lay-picked")
        buttons.append(controls.play(label, Move(MoveKind.LAY, melds=(meld,))))
    targets: list[Move] = []
    if len(cards) == 1:
        (card,) = cards
        targets = [
            move for move in view.legal if move.kind == MoveKind.EXTEND and move.card == card
        ]
        buttons += [_add(controls, move) for move in targets[:_FEW] if len(targets) <= _FEW]
        buttons += _let_go(controls, card)
    buttons.append(controls.pick(text("press-clear"), Change.CLEAR))
    yield row(*buttons)
    if len(targets) > _FEW:
        yield _targets(controls, targets)


def _let_go(controls: MeldControls, card: Card) -> Iterator[Press]:
    for kind, key in (
        (MoveKind.DISCARD, "press-discard-card"),
        (MoveKind.OFFER, "press-offer-card"),
    ):
        if Move(kind, card) in controls.view.legal:
            label = controls.ui.text(key, card=controls.ui.faces.label(card))
            yield controls.play(label, Move(kind, card), _PLAIN)


def _add(controls: MeldControls, move: Move) -> Press:
    assert move.card is not None
    faces, number = controls.ui.faces, move.target or 1
    label = controls.ui.text(
        "press-add",
        card=faces.label(move.card),
        number=number,
        cards=faces.labels(controls.view.table[number - 1].cards),
    )
    return controls.play(label, move, _PLAIN)


def _targets(controls: MeldControls, moves: list[Move]) -> Part:
    card = moves[0].card
    assert card is not None
    asks = controls.scene.confirm and controls.ends(moves[0])
    options = [
        discord.SelectOption(
            label=controls.ui.text(
                "option-add",
                number=move.target or 0,
                cards=controls.ui.faces.labels(controls.view.table[(move.target or 1) - 1].cards),
            ),
            value=str(move),
        )
        for move in moves
    ]
    hint = controls.ui.text("menu-add", card=controls.ui.faces.label(card))
    return row(controls.chooser(PressKind.PICK if asks else PressKind.MOVE, options, hint))


def _end_buttons(controls: MeldControls) -> list[Press]:
    goes_out = any(controls.ends(move) for move in controls.view.legal)
    asking = controls.asking() if goes_out and not controls.scene.confirm else None
    found = contract_button(controls), _done(controls), challenge_button(controls), asking
    return [each for each in found if each is not None]


def _done(controls: MeldControls) -> Press | None:
    view = controls.view
    if END_MELD not in view.legal:
        return None
    key = "press-melds-done"
    if not view.drawable:
        key = "press-melds-done-end"
    elif len(view.hand) > 1:
        key = "press-melds-done-offer"
    return controls.play(controls.ui.text(key), END_MELD, _PLAIN)
