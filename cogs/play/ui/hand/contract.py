"""The contract of Skarney gin: a suggestion to lay as it is, or melds chosen one by one."""

from collections import Counter
from collections.abc import Sequence

import discord

from club.play.card_selection import Change
from cogs.kit.drawing import Part, lines, row
from cogs.kit.items import Press
from cogs.kit.press_kinds import PressKind
from cogs.play.ui.table.meld_controls import MENU, MeldControls
from cogs.play.ui.table.melds_words import joined, last_turn
from engine.deadwood import deadwood
from engine.melds import Meld, in_order
from engine.moves import Move, MoveKind
from engine.skarney import SkarneyView
from engine.table.choosing import is_contract, may_start_contract

_COMPARED = 60
"""How many contracts are compared: nearly always that is all of them."""


def contract_prompt(desk: MeldControls) -> str:
    """Return the state of the contract, until the turn after it was laid."""
    text, view = desk.ui.text, desk.view
    if MoveKind.CONTRACT in desk.kinds:
        return text("melds-prompt-contract")
    if not isinstance(view, SkarneyView) or not view.contracted[desk.me - 1]:
        return text("melds-prompt-no-contract", sizes=_sizes(desk))
    laid_now = any(move.kind == MoveKind.CONTRACT for move in last_turn(view, desk.me))
    if laid_now and MoveKind.EXTEND not in desk.kinds:
        return text("melds-prompt-contracted")
    return ""


def contract_button(desk: MeldControls) -> Press | None:
    """Return the button to the suggested contract, if there is one."""
    best = next(iter(_contracts(desk)), None)
    if best is None:
        return None
    return desk.pick(desk.ui.text("press-contract"), str(best), discord.ButtonStyle.success)


def chosen_row(desk: MeldControls) -> Part:
    """Return what to do with the melds chosen for a contract so far."""
    text, chosen = desk.ui.text, desk.picked.melds
    contract = _ordered(desk, chosen)
    lay = None
    if is_contract(desk.view, contract):
        lay = desk.go(text("press-contract-go"), Move(MoveKind.CONTRACT, melds=contract))
    last = desk.pick(text("press-undo", cards=desk.ui.faces.close(chosen[-1])), Change.UNDO)
    return row(lay, last, desk.back())


def aside_button(desk: MeldControls) -> Press | None:
    """Return the button that makes the picked cards the contract's next meld, if they can be."""
    picked = desk.picked
    meld = in_order(picked.cards, desk.view.rules.melds)
    if meld is None or not may_start_contract(desk.view, (*picked.melds, meld)):
        return None
    number, of = len(picked.melds) + 1, len(desk.view.rules.contract)
    label = desk.ui.text("press-aside", number=number, of=of)
    word = f"{Change.ASIDE}:{''.join(map(str, meld))}"
    return desk.pick(label, word, discord.ButtonStyle.success)


def contract_step(desk: MeldControls) -> list[Part] | None:
    """Show a whole contract before it is laid, with others to choose from."""
    move = desk.step
    if (
        move is None
        or move.kind != MoveKind.CONTRACT
        or not is_contract(desk.view, move.melds or ())
    ):
        return None
    text, melds = desk.ui.text, move.melds or ()
    kept = len(desk.view.hand) - sum(map(len, melds))
    more = desk.view.rules.extend_on_contract_turn
    asked = lines(
        text("ask-contract"),
        *(desk.ui.faces.held(desk.ui.faces.line(meld)) for meld in melds),
        text("ask-contract-more" if more else "ask-contract-after", cards=kept),
    )
    go = desk.go(text("press-contract-go"), move)
    return [asked, _menu(desk, move), row(go, desk.back())]


def _menu(desk: MeldControls, chosen: Move) -> Part:
    listed = _contracts(desk)[:MENU]
    if listed == [chosen]:
        return None
    options = [
        discord.SelectOption(
            label=" · ".join(desk.ui.faces.close(meld) for meld in move.melds or ()),
            value=str(move),
            description=desk.ui.text("contract-leaves", points=_left(desk, move)),
            default=move == chosen,
        )
        for move in listed
    ]
    return row(desk.chooser(PressKind.PICK, options, desk.ui.text("menu-contract")))


def _contracts(desk: MeldControls) -> list[Move]:
    """Return the contracts that may be laid, those that leave least first."""
    listed = [move for move in desk.view.legal if move.kind == MoveKind.CONTRACT][:_COMPARED]
    return sorted(listed, key=lambda move: _left(desk, move))


def _left(desk: MeldControls, move: Move) -> int:
    """Return the deadwood that a contract leaves in hand."""
    gone = {card for meld in move.melds or () for card in meld}
    return deadwood((card for card in desk.view.hand if card not in gone), desk.view.rules.melds)


def _ordered(desk: MeldControls, melds: Sequence[Meld]) -> tuple[Meld, ...]:
    rules = desk.view.rules.melds
    return tuple(sorted(in_order(meld, rules) or meld for meld in melds))


def _sizes(desk: MeldControls) -> str:
    """Return the melds that a contract takes, in words."""
    counted = Counter(desk.view.rules.contract)
    sizes = [
        desk.ui.text("melds-sizes", count=count, sizes=size) for size, count in counted.items()
    ]
    return joined(sizes, desk.ui)
