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

# How many contracts are compared: nearly always that is all of them.
_COMPARED = 60


def contract_prompt(controls: MeldControls) -> str:
    """Return the state of the contract, until the turn after it was laid."""
    text, view = controls.ui.text, controls.view
    if MoveKind.CONTRACT in controls.kinds:
        return text("melds-prompt-contract")
    if not isinstance(view, SkarneyView) or not view.contracted[controls.me - 1]:
        return text("melds-prompt-no-contract", sizes=_sizes(controls))
    laid_now = any(move.kind == MoveKind.CONTRACT for move in last_turn(view, controls.me))
    if laid_now and MoveKind.EXTEND not in controls.kinds:
        return text("melds-prompt-contracted")
    return ""


def contract_button(controls: MeldControls) -> Press | None:
    """Return the button to the suggested contract, if there is one."""
    best = next(iter(_contracts(controls)), None)
    if best is None:
        return None
    return controls.pick(controls.ui.text("press-contract"), str(best), discord.ButtonStyle.success)


def chosen_row(controls: MeldControls) -> Part:
    """Return what to do with the melds chosen for a contract so far."""
    text, chosen = controls.ui.text, controls.picked.melds
    contract = _ordered(controls, chosen)
    lay = None
    if is_contract(controls.view, contract):
        lay = controls.go(text("press-contract-go"), Move(MoveKind.CONTRACT, melds=contract))
    last = controls.pick(text("press-undo", cards=controls.ui.faces.close(chosen[-1])), Change.UNDO)
    return row(lay, last, controls.back())


def aside_button(controls: MeldControls) -> Press | None:
    """Return the button that makes the picked cards the contract's next meld, if they can be."""
    picked = controls.picked
    meld = in_order(picked.cards, controls.view.rules.melds)
    if meld is None or not may_start_contract(controls.view, (*picked.melds, meld)):
        return None
    number, of = len(picked.melds) + 1, len(controls.view.rules.contract)
    label = controls.ui.text("press-aside", number=number, of=of)
    word = f"{Change.ASIDE}:{''.join(map(str, meld))}"
    return controls.pick(label, word, discord.ButtonStyle.success)


def contract_step(controls: MeldControls) -> list[Part] | None:
    """Show a whole contract before it is laid, with others to choose from."""
    move = controls.step
    if (
        move is None
        or move.kind != MoveKind.CONTRACT
        or not is_contract(controls.view, move.melds or ())
    ):
        return None
    text, melds = controls.ui.text, move.melds or ()
    kept = len(controls.view.hand) - sum(map(len, melds))
    more = controls.view.rules.extend_on_contract_turn
    asked = lines(
        text("ask-contract"),
        *(controls.ui.faces.held(controls.ui.faces.line(meld)) for meld in melds),
        text("ask-contract-more" if more else "ask-contract-after", cards=kept),
    )
    go = controls.go(text("press-contract-go"), move)
    return [asked, _menu(controls, move), row(go, controls.back())]


def _menu(controls: MeldControls, chosen: Move) -> Part:
    listed = _contracts(controls)[:MENU]
    if listed == [chosen]:
        return None
    options = [
        discord.SelectOption(
            label=controls.ui.faces.close_groups(move.melds or ()),
            value=str(move),
            description=controls.ui.text("contract-leaves", points=_left(controls, move)),
            default=move == chosen,
        )
        for move in listed
    ]
    return row(controls.chooser(PressKind.PICK, options, controls.ui.text("menu-contract")))


def _contracts(controls: MeldControls) -> list[Move]:
    listed = [move for move in controls.view.legal if move.kind == MoveKind.CONTRACT][:_COMPARED]
    return sorted(listed, key=lambda move: _left(controls, move))


def _left(controls: MeldControls, move: Move) -> int:
    gone = {card for meld in move.melds or () for card in meld}
    return deadwood(
        (card for card in controls.view.hand if card not in gone), controls.view.rules.melds
    )


def _ordered(controls: MeldControls, melds: Sequence[Meld]) -> tuple[Meld, ...]:
    rules = controls.view.rules.melds
    return tuple(sorted(in_order(meld, rules) or meld for meld in melds))


def _sizes(controls: MeldControls) -> str:
    counted = Counter(controls.view.rules.contract)
    sizes = [
        controls.ui.text("melds-sizes", count=count, sizes=size) for size, count in counted.items()
    ]
    return joined(sizes, controls.ui)
