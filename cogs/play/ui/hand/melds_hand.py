"""A member's own hand in the variants with melds on the table."""

from club.table.scene import Scene
from cogs.kit.drawing import Part, Ui, lines, rule
from cogs.kit.phrases import hand_lines, pressing_order
from cogs.play.ui.hand.card_offers import answer_parts, challenge_step, last_card_row, offer_prompt
from cogs.play.ui.hand.card_picking import card_rows
from cogs.play.ui.hand.contract import contract_step
from cogs.play.ui.hand.draw_choice import draw_prompt, draw_rows, take_step
from cogs.play.ui.hand.meld_laying import meld_prompt, meld_rows, out_step
from cogs.play.ui.table.meld_controls import MeldControls, MeldsView
from cogs.play.ui.table.melds_words import table_parts, turn_text, turns_text
from engine.moves import LAST_CARD, MoveKind
from engine.seats import other
from engine.table import PileView, TablePhase
from engine.table.scoring import total
from engine.table.suggesting import grouped

_STEPS = (take_step, challenge_step, contract_step, out_step)

ROOM = 2_600  # characters under a hand's head, which may take the rest of 4,000


def draw_parts(scene: Scene, view: MeldsView, ui: Ui, foot: Part) -> list[Part]:
    """Draw what is under a hand's head; the last row, `foot`, is left out in a step to a move."""
    desk = MeldControls(scene, view, ui)
    parts = _parts(desk, foot)
    if sum(len(part) for part in parts if isinstance(part, str)) > ROOM:
        return _parts(desk.plain(), foot)
    return parts


def _parts(desk: MeldControls, foot: Part) -> list[Part]:
    scene, view, ui = desk.scene, desk.view, desk.ui
    table = table_parts(scene, view, ui)
    if view.turn != desk.me:
        happened = turns_text(scene, view, ui)
        key = "melds-wait-answer" if view.phase == TablePhase.RESPOND else "prompt-wait"
        wait = ui.text(key, name=desk.opponent)
        return [hand_text(desk), rule(), *table, lines(happened, wait), foot]
    for ask in _STEPS:
        if (asked := ask(desk)) is not None:
            return [hand_text(desk), rule(), *asked]
    happened = lines(turn_text(scene, view, other(desk.me), ui), _came(desk))
    return [hand_text(desk), rule(), *table, happened, *_choices(desk), foot]


def hand_text(desk: MeldControls) -> str:
    """Return the cards: melds, the rest, then the points of all of them."""
    view = desk.view
    count = desk.ui.text("melds-count", cards=len(view.hand), points=total(view.hand, view.rules))
    return hand_lines(grouped(view.hand, view.rules.melds), count, desk.ui, view.drawn)


def _choices(desk: MeldControls) -> list[Part]:
    view = desk.view
    if view.phase == TablePhase.DRAW:
        return [draw_prompt(desk), *draw_rows(desk)]
    if view.phase == TablePhase.RESPOND:
        return answer_parts(desk)
    gone = desk.picked.set_aside
    order = pressing_order(grouped(view.hand, view.rules.melds), desk.ui)
    cards = [card for card in order if card not in gone]
    if view.phase == TablePhase.MELD:
        pickable = card_rows(desk, cards) if desk.kinds != {MoveKind.END_MELD} else []
        return [meld_prompt(desk), *pickable, *meld_rows(desk)]
    if LAST_CARD in view.legal:
        return [offer_prompt(desk), last_card_row(desk)]
    chosen = meld_rows(desk) if desk.picked.cards else []
    return [offer_prompt(desk), *card_rows(desk, cards), *chosen]


def _came(desk: MeldControls) -> str:
    """Return which cards have come into the player's hand this turn."""
    view, ui = desk.view, desk.ui
    if view.drawn is not None:
        return ui.text("melds-drawn", card=ui.faces(view.drawn))
    taken = view.taken if isinstance(view, PileView) else ()
    if len(taken) > 1:
        return ui.text("melds-taken-more", cards=ui.faces.line(reversed(taken)))
    key = "melds-taken" if view.barred is None else "melds-taken-barred"
    return "".join(ui.text(key, card=ui.faces(card)) for card in taken)
