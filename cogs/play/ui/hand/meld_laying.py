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


def meld_prompt(desk: MeldControls) -> str:
    """Return what the player may do with the hand, or what the picked cards are."""
    if desk.picked != CardSelection():
        return lines(_owed(desk), _picked(desk))
    text, view, kinds = desk.ui.text, desk.view, desk.kinds
    if isinstance(view, SkarneyView):
        said = contract_prompt(desk)
        if not said:
            said = text(
                "melds-prompt-own"
                if kinds & {MoveKind.LAY, MoveKind.EXTEND}
                else "melds-prompt-done"
            )
        return lines(said, "" if view.drawable else text("melds-last-draw"))
    if owed := _owed(desk):
        return owed
    said = text(
        "melds-prompt" if kinds & {MoveKind.LAY, MoveKind.EXTEND} else "melds-prompt-discard"
    )
    return lines(said, "" if view.drawable else text("melds-prompt-last-draw"))


def meld_rows(desk: MeldControls) -> list[Part]:
    """Return the buttons under the cards: suggestions, or what the picked cards can do."""
    if desk.picked.cards:
        return list(_selection_rows(desk))
    if desk.picked.melds:
        return [chosen_row(desk)]
    return [row(*_suggestions(desk)), _end_row(desk)]


def out_step(desk: MeldControls) -> list[Part] | None:
    """Ask about a move that leaves the player's hand empty."""
    move, view = desk.step, desk.view
    if move is None or not desk.ends(move):
        return None
    text, faces = desk.ui.text, desk.ui.faces
    if move.kind == MoveKind.LAY and move.melds is not None and may_lay(view, move.melds[0]):
        asked, cards = text("ask-out-lay"), move.melds[0]
    elif move not in view.legal or move.card is None:
        return None
    elif move.target is not None:
        asked, cards = text("ask-out-extend", number=move.target), (move.card,)
    else:
        asked, cards = text("ask-out-discard"), (move.card,)
    said = lines(text("ask-out"), asked, faces.held(faces.line(cards)))
    return [said, row(desk.go(text("press-out"), move), desk.back(), desk.asking())]


def _owed(desk: MeldControls) -> str:
    """Return what must go to the table before the turn can end."""
    owed = desk.view.owed if isinstance(desk.view, PileView) else None
    if owed is None:
        return ""
    new_only = desk.view.rules.deep_card_use == DeepCardUse.NEW_MELD_ONLY
    key = "melds-owed-new" if new_only else "melds-owed"
    return desk.ui.text(key, card=desk.ui.faces(owed))


def _picked(desk: MeldControls) -> str:
    """Return what is picked, and what is wrong with it as a meld."""
    text, picked, rules = desk.ui.text, desk.picked, desk.view.rules.melds
    chosen = ""
    if picked.melds:
        chosen = text("melds-set-aside", cards=desk.ui.faces.groups(picked.melds))
    if not picked.cards:
        return chosen
    meld = in_order(picked.cards, rules)
    shown = desk.ui.faces.line(meld or picked.cards)
    key = "melds-picked"
    if len(picked.cards) > 1:
        if meld is None:
            key = "melds-picked-no-meld"
        elif MoveKind.CONTRACT in desk.kinds:
            key = key if aside_button(desk) else "melds-picked-no-contract"
        elif not may_lay(desk.view, meld):
            key = "melds-picked-blocked"
    return lines(chosen, text(key, cards=shown))


def _suggestions(desk: MeldControls) -> list[Press]:
    """Return the best melds and additions, and a discard if only one is possible."""
    text = desk.ui.text
    lays = [
        desk.play(
            text("press-lay", cards=desk.ui.faces.close(meld)),
            Move(MoveKind.LAY, melds=(meld,)),
            _PLAIN,
        )
        for meld in suggested_lays(desk.view)[:_MOST_LAYS]
    ]
    additions = [_add(desk, move) for move in suggested_additions(desk.view)]
    discards = [move.card for move in desk.view.legal if move.kind == MoveKind.DISCARD]
    only = discards[0] if len(discards) == 1 else None
    rest = [] if only is None else list(_let_go(desk, only))
    return [*[*lays, *additions][: ROW - len(rest)], *rest]


def _selection_rows(desk: MeldControls) -> Iterator[Part]:
    """Yield what the picked cards can do: a meld, an addition, a discard, an offer."""
    text, view, cards = desk.ui.text, desk.view, desk.picked.cards
    buttons: list[Press | None] = [aside_button(desk)]
    meld = in_order(cards, view.rules.melds)
    if meld is not None and may_lay(view, meld):
        label = text("press-lay-picked")
        buttons.append(desk.play(label, Move(MoveKind.LAY, melds=(meld,))))
    targets: list[Move] = []
    if len(cards) == 1:
        (card,) = cards
        targets = [
            move for move in view.legal if move.kind == MoveKind.EXTEND and move.card == card
        ]
        buttons += [_add(desk, move) for move in targets[:_FEW] if len(targets) <= _FEW]
        buttons += _let_go(desk, card)
    buttons.append(desk.pick(text("press-clear"), Change.CLEAR))
    yield row(*buttons)
    if len(targets) > _FEW:
        yield _targets(desk, targets)


def _let_go(desk: MeldControls, card: Card) -> Iterator[Press]:
    """Yield the buttons to discard or to offer a card, where it may be done."""
    for kind, key in (
        (MoveKind.DISCARD, "press-discard-card"),
        (MoveKind.OFFER, "press-offer-card"),
    ):
        if Move(kind, card) in desk.view.legal:
            label = desk.ui.text(key, card=desk.ui.faces.label(card))
            yield desk.play(label, Move(kind, card), _PLAIN)


def _add(desk: MeldControls, move: Move) -> Press:
    assert move.card is not None
    label = desk.ui.text("press-add", card=desk.ui.faces.label(move.card), number=move.target or 0)
    return desk.play(label, move, _PLAIN)


def _targets(desk: MeldControls, moves: list[Move]) -> Part:
    card = moves[0].card
    assert card is not None
    asks = desk.scene.confirm and desk.ends(moves[0])
    options = [
        discord.SelectOption(
            label=desk.ui.text(
                "option-add",
                number=move.target or 0,
                cards=desk.ui.faces.labels(desk.view.table[(move.target or 1) - 1].cards),
            ),
            value=str(move),
        )
        for move in moves
    ]
    hint = desk.ui.text("menu-add", card=desk.ui.faces.label(card))
    return row(desk.chooser(PressKind.PICK if asks else PressKind.MOVE, options, hint))


def _end_row(desk: MeldControls) -> Part:
    """Return what ends the melding, or comes beside it."""
    goes_out = any(desk.ends(move) for move in desk.view.legal)
    asking = desk.asking() if goes_out and not desk.scene.confirm else None
    return row(contract_button(desk), _done(desk), challenge_button(desk), asking)


def _done(desk: MeldControls) -> Press | None:
    """Return the button that ends the melding, where that is a move."""
    view = desk.view
    if END_MELD not in view.legal:
        return None
    key = "press-melds-done"
    if not view.drawable:
        key = "press-melds-done-end"
    elif len(view.hand) > 1:
        key = "press-melds-done-offer"
    return desk.play(desk.ui.text(key), END_MELD, _PLAIN)
